//! Every page: a clean console, accessibility, and time to the first move.
use e2e::{AccessibilityChecker, Browser, Host, PAGES, Rig, WindowSize};

/// A game in progress.
const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 2\nstart 1,2,3\n\
    A 3-1 = 1,2,2\nB 2-1 = 1,1,2\nresult open\n";

#[test]
fn pages_are_accessible_and_have_a_clean_console() {
    let checker = AccessibilityChecker::load();
    let host = Host::start();
    let browser = Browser::start(WindowSize::WIDE);
    browser.goto(&host.address);
    browser.find("main h1");
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    for shade in ["light", "dark"] {
        browser.prefer(shade);
        for page in PAGES {
            browser.goto("about:blank");
            browser.goto(&format!("{}{page}", host.address));
            browser.find("main h1");
            browser.wait("!document.querySelector('[aria-busy=true]')");
            assert_eq!(checker.violations(&browser), Vec::<String>::new(), "{page}, {shade}");
            assert_eq!(browser.log(), Vec::<String>::new(), "{page}");
        }
    }
}

/// A game that was lost by a mistake.
const DEFEAT: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
    start 1,3,5\nA 3-1\nB 3-2\nA 2-3\nB 3-1\nA 1-1\nB 3-1\nresult B wins\n";

#[test]
fn every_state_of_a_game_is_accessible() {
    let checker = AccessibilityChecker::load();
    let host = Host::start();
    let browser = Browser::start(WindowSize::WIDE);
    let open = |record: &str| {
        browser.eval(&format!("localStorage.setItem('nimatron-match', {record:?})"));
        browser.goto("about:blank");
        browser.goto(&format!("{}#/game", host.address));
        browser.find(".match .live svg");
    };
    let check = |state: &str| {
        browser.wait("!document.querySelector('[aria-busy=true]')");
        assert_eq!(checker.violations(&browser), Vec::<String>::new(), "{state}");
        let fits = browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
        assert_eq!(fits, true, "{state}");
    };
    browser.goto(&host.address);
    browser.find("main h1");
    for (size, shade) in [(WindowSize::WIDE, "light"), (WindowSize::PHONE, "dark")] {
        browser.resize(size);
        browser.prefer(shade);
        open(RECORD);
        check("a game");
        browser.click("#hint");
        browser.click("#hint");
        browser.find(".live .lit");
        check("a hint");
        browser.click(".menu summary");
        check("more actions");
        browser.click("#coach");
        browser.find(".live .mark-good");
        check("the coach");
        browser.click(".menu summary");
        browser.click("#coach");
        browser.click("#tab-why");
        browser.find("#why .columns");
        check("why");
        browser.click("#tab-rules");
        browser.find("#rules");
        check("the rules");
        open(DEFEAT);
        browser.find("#turning-point");
        check("the end");
        browser.click("#judged .why");
        browser.find("#judged .why-move .columns");
        check("a reason in the review");
        browser.click("#replay");
        browser.find("#replay-at");
        check("the replay");
    }
}

#[test]
fn the_address_of_a_page_survives_navigation() {
    let host = Host::start();
    let browser = Browser::start(WindowSize::PHONE);
    browser.goto(&format!("{}#/play/moore?set=k=3&position=2,3,4&level=3", host.address));
    browser.find("#begin");
    assert_eq!(browser.eval("return document.querySelector('#set-k').value"), "3");
    assert_eq!(browser.eval("return document.querySelector('#position').value"), "2,3,4");
    browser.eval("location.hash = '#/about'");
    browser.wait("document.querySelector('h1')?.innerText === 'About'");
    browser.eval("history.back()");
    browser.find("#begin");
    assert_eq!(browser.eval("return document.querySelector('#level-3').checked"), true);
    let wide = browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
    assert_eq!(wide, true, "nothing hangs over the edge of a phone");
}

#[test]
fn every_page_begins_at_its_top() {
    let rig = Rig::start(WindowSize::PHONE);
    let browser = &rig.browser;
    rig.open_fresh("#/learn/course/positions");
    for (hash, heading) in [("#/learn/course/columns", "olumn"), ("#/about", "About"), ("#/nim", "Nim")] {
        browser.find("main .card");
        browser.wait("!document.querySelector('[aria-busy=true]')");
        browser.eval("window.scrollTo(0, 400)");
        browser.wait("window.scrollY > 100");
        browser.eval(&format!("location.hash = {hash:?}"));
        rig.wait_for_text("main h1", heading);
        assert_eq!(browser.eval("return window.scrollY"), 0, "{hash}");
    }
    rig.assert_clean_console();
}

#[test]
fn nothing_moves_by_itself() {
    let rig = Rig::start(WindowSize::WIDE);
    let check = |page: &str| {
        rig.browser.wait("!document.querySelector('[aria-busy=true]')");
        let shift = rig.browser.layout_shift();
        assert!(shift < 0.02, "{page}: {shift}");
    };
    for (page, css) in [
        ("#/", ".shelf li"),
        ("#/learn", ".lessons li"),
        ("#/puzzle?level=4&seed=3", ".move"),
        ("#/nim", "#begin"),
        ("#/wythoff", "#begin"),
    ] {
        rig.open_fresh(page);
        rig.browser.find(css);
        check(page);
    }
    rig.browser.click("#begin");
    rig.browser.find(".match .live svg");
    rig.browser.click("#hint");
    rig.browser.find(".status p");
    check("a game");
}

#[test]
fn the_page_reports_when_it_can_be_played() {
    let host = Host::start();
    let browser = Browser::start(WindowSize::WIDE);
    browser.goto(&host.address);
    browser.find(".live [data-piece]");
    let soon = browser.eval("return Math.round(performance.getEntriesByName('playable')[0].startTime)");
    println!("playable after {soon} ms with a cold cache");
    assert!(soon.as_u64().is_some(), "the page tells when it can be played: {soon}");
}
