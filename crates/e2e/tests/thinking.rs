//! The computer's thinking, the title of a match, and a match as a chain of positions.
use e2e::{AccessibilityChecker, Browser, Host, Rig, WindowSize};
use engine::games::FAMILIES;

/// Begins a game against Nimatron in which the computer thinks aloud, until a thought is asked for or skipped.
fn begin(rig: &Rig, hash: &str) {
    rig.open("");
    rig.browser.find("main h1");
    rig.browser.eval("localStorage.setItem('nimatron-settings', 'lang en\\npace 0\\nwatch true\\n')");
    rig.open(hash);
    rig.browser.reload();
    rig.browser.find("#begin");
    rig.browser.hold_timers();
    rig.browser.click("#begin");
    rig.browser.find(".match .live svg");
}

/// Number of moves of the match.
fn plies(rig: &Rig) -> usize {
    play::record::read(&rig.record()).map_or(0, |game| game.plies().len())
}

#[test]
fn the_computer_thinks_aloud_before_it_moves() {
    let rig = Rig::start(WindowSize::WIDE);
    begin(&rig, "#/nim?level=3&first=computer&position=3,5,7");
    rig.browser.find("#thinking .thoughts li");
    rig.wait_for_text("#thinking", "binary");
    rig.browser.find("#thinking table.columns");
    rig.browser.click("#next-thought");
    rig.browser.wait("document.querySelectorAll('#thinking .thoughts li').length > 1");
    // What it thinks stands under the board too, where it is read out.
    rig.browser.wait("document.querySelector('.status').innerText.length > 10");
    assert_eq!(plies(&rig), 0, "it has not moved yet");
    rig.browser.click("#move-now");
    rig.browser.wait("document.querySelector('.dot.yours')");
    assert_eq!(plies(&rig), 1);
    // The thoughts stay to be read: rejected moves, and the move with its reason.
    rig.browser.find("#thinking .thoughts .reject");
    rig.wait_for_text("#thinking .thoughts > li:last-child", "column is even");
    rig.assert_clean_console();
}

#[test]
fn a_lost_computer_says_that_nothing_wins() {
    let rig = Rig::start(WindowSize::WIDE);
    begin(&rig, "#/nim?level=3&first=computer&position=1,2,3");
    rig.browser.click("#move-now");
    rig.wait_for_text("#thinking", "I cannot win");
    rig.assert_clean_console();
}

#[test]
fn every_game_has_thoughts() {
    let rig = Rig::start(WindowSize::WIDE);
    for family in FAMILIES {
        begin(&rig, &format!("#/play/{}?level=3&first=computer", family.id));
        rig.browser.click("#move-now");
        rig.browser.wait("document.querySelectorAll('#thinking .thoughts li').length > 0");
        let words = rig.browser.text("#thinking");
        assert!(!words.contains("trace-") && !words.contains("{$"), "{}: {words}", family.id);
        for (id, own) in [("wythoff", "golden"), ("chomp", "steal")] {
            assert!(family.id != id || words.contains(own), "{id} in its own terms: {words}");
        }
    }
    rig.assert_clean_console();
}

#[test]
fn without_the_setting_the_last_move_can_be_explained() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/nim?level=3&position=3,5,7");
    rig.browser.keys("#typed-move", "1-2\u{e007}");
    rig.browser.until("the answer of the computer", || (plies(&rig) == 2).then_some(()));
    assert!(rig.browser.all("#thinking").is_empty(), "the setting is off at first");
    rig.browser.click("#watch-last");
    rig.browser.find("#thinking .thoughts .find");
    rig.click_more("#watch");
    rig.browser.wait("localStorage.getItem('nimatron-settings').includes('watch true')");
    rig.assert_clean_console();
}

#[test]
fn taking_a_move_back_ends_the_thinking() {
    let rig = Rig::start(WindowSize::WIDE);
    begin(&rig, "#/nim?level=3&position=3,5,7");
    rig.browser.keys("#typed-move", "1-2\u{e007}");
    rig.browser.find("#thinking .thoughts li");
    rig.browser.click("#undo");
    rig.browser
        .wait("document.querySelector('.dot.yours') && document.querySelector('#move-now').offsetParent === null");
    assert_eq!(plies(&rig), 0);
    rig.assert_clean_console();
}

#[test]
fn thoughts_of_a_move_that_was_taken_back_are_not_shown() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/nim?level=3&position=3,5,7");
    rig.browser.keys("#typed-move", "1-2\u{e007}");
    rig.browser.until("the answer of the computer", || (plies(&rig) == 2).then_some(()));
    rig.browser.find("#watch-last");
    rig.browser.eval("document.querySelector('#watch-last').click(); document.querySelector('#undo').click()");
    // The worker answers one question after the other: with the hint the thoughts are there too.
    rig.browser.click("#hint");
    rig.browser.wait("document.querySelector('.status').innerText.includes('win')");
    assert_eq!(rig.browser.all("#thinking").len(), 0);
    rig.assert_clean_console();
}

#[test]
fn thinking_is_accessible_and_fits_a_phone() {
    let rig = Rig::start(WindowSize::WIDE);
    begin(&rig, "#/nim?level=3&first=computer&position=3,5,7");
    rig.browser.find("#thinking table.columns");
    rig.browser.click("#next-thought");
    // The checker has timers of its own.
    rig.browser.eval("window.setTimeout = window.startTimer");
    let violations = AccessibilityChecker::load().violations(&rig.browser);
    assert!(violations.is_empty(), "{violations:#?}");
    rig.browser.resize(WindowSize::PHONE);
    assert_eq!(rig.browser.eval("return document.documentElement.scrollWidth <= window.innerWidth"), true);
}

#[test]
fn a_title_opens_the_match_and_a_key_skips_it() {
    let (host, browser) = (Host::start(), Browser::with(WindowSize::WIDE, &[]));
    let title = "document.querySelector('.opening')?.getClientRects().length > 0";
    browser.goto(&host.address);
    browser.find("main h1");
    browser.goto(&format!("{}#/wythoff", host.address));
    // The title stays until a key is pressed, however slow the machine: its timer never fires.
    browser.hold_timers();
    browser.click("#begin");
    browser.wait(title);
    let words = browser.text(".opening");
    assert!(words.contains("Wythoff") && words.contains("wins") && words.contains("turn"), "{words}");
    browser.press(&["x"]);
    browser.wait(&format!("!({title})"));
}

#[test]
fn the_timer_of_one_title_leaves_the_next_alone() {
    let (host, browser) = (Host::start(), Browser::with(WindowSize::WIDE, &[]));
    let title = "document.querySelector('.opening')?.getClientRects().length > 0";
    browser.goto(&format!("{}#/nim?with=people", host.address));
    browser.find("#begin");
    browser.hold_timers();
    browser.click("#begin");
    browser.wait(title);
    browser.press(&["x"]);
    browser.keys("#typed-move", "1-1\u{e007}");
    browser.click("#restart:not(:disabled)");
    browser.wait(title);
    browser.eval("window.held[0]()");
    assert_eq!(browser.eval(&format!("return {title}")), true, "it belongs to the first match");
    browser.eval("window.held[1]()");
    browser.wait(&format!("!({title})"));
}

#[test]
fn without_motion_there_is_no_title() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/nim?level=3&position=3,5,7");
    assert_eq!(rig.browser.eval("return document.querySelector('.opening').offsetParent"), serde_json::Value::Null);
}

#[test]
fn a_match_is_shown_as_a_chain_of_positions() {
    const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
        start 7,5,3,1\nA 1-1\nB 2-4\nresult open\n";
    let rig = Rig::start(WindowSize::WIDE);
    rig.open("");
    rig.browser.find("main h1");
    rig.browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    rig.open_fresh("#/game");
    rig.browser.click(".chain summary");
    rig.wait_for_text(".chain code", "7531 →A 6531 →B 6131");
}
