//! Every page: a clean console, accessibility, and time to the first move.
use e2e::{AccessibilityChecker, Browser, Host, WindowSize};

const PAGES: [&str; 20] = [
    "#/",
    "#/play/nim",
    "#/octal",
    "#/wythoff",
    "#/lab",
    "#/people",
    "#/sign-in",
    "#/play/northcott?start=placed",
    "#/game",
    "#/analyse/nim?position=5,19,40,51",
    "#/learn",
    "#/learn/nim",
    "#/learn/course/positions",
    "#/learn/course/columns",
    "#/learn/course/search",
    "#/puzzle",
    "#/graph/nim?position=1,2",
    "#/map/wythoff",
    "#/sequences",
    "#/about",
];

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
fn the_page_reports_when_it_can_be_played() {
    let host = Host::start();
    let browser = Browser::start(WindowSize::WIDE);
    browser.goto(&host.address);
    browser.find(".live [data-piece]");
    let soon = browser.eval("return Math.round(performance.getEntriesByName('playable')[0].startTime)");
    println!("playable after {soon} ms with a cold cache");
    assert!(soon.as_u64().is_some(), "the page tells when it can be played: {soon}");
}
