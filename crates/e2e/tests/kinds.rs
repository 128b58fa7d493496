//! What is special about single games on the page: rows of pins, joined sides, three players, pieces placed in secret.
use e2e::{Rig, WindowSize};

/// The pins that the board crosses out.
const STRUCK: &str = "return [...document.querySelectorAll('.live .taken')].map(pin => Number(pin.dataset.piece))";

#[test]
fn kayles_is_a_row_of_pins_of_which_one_or_two_neighbours_are_clicked() {
    let rig = Rig::start(WindowSize::WIDE);
    let browser = &rig.browser;
    let pin = |number: u32| format!(".live [data-spot='0'] [data-piece='{number}']");
    rig.begin("#/octal?with=people");
    assert_eq!(browser.all(".live .pin").len(), 13);
    let row = browser.eval(
        "return new Set([...document.querySelectorAll('.live .pin')].map(pin => \
        Math.round(pin.getBoundingClientRect().top))).size",
    );
    assert_eq!(row, 1, "all stand in one row");
    // The first click chooses, and plays nothing.
    browser.click(&pin(9));
    rig.wait_for_text("#chosen-move", "another pin");
    assert_eq!(browser.text(".last"), "");
    browser.hover(&pin(10));
    browser.wait("document.querySelectorAll('.live .taken').length === 2");
    assert_eq!(browser.eval(STRUCK), serde_json::json!([9, 10]));
    browser.click(&pin(10));
    browser.wait("localStorage.getItem('nimatron-match').includes('A 1-2/2+9')");
    // The same pin twice falls alone.
    let pin = |number: u32| format!(".live [data-spot='1'] [data-piece='{number}']");
    browser.click(&pin(4));
    browser.click(&pin(4));
    browser.wait("localStorage.getItem('nimatron-match').includes('B 2-1/4+4')");
    rig.assert_clean_console();
}

#[test]
fn two_neighbours_are_tapped() {
    let rig = Rig::start(WindowSize::PHONE);
    rig.browser.become_touch_screen(WindowSize::PHONE);
    rig.begin("#/octal?level=3&position=9");
    rig.browser.tap(".live [data-piece='3']");
    rig.wait_for_text("#chosen-move", "another pin");
    rig.browser.tap(".live [data-piece='4']");
    rig.browser.wait("document.querySelectorAll('.live .taken').length === 2");
    assert_eq!(rig.browser.text(".last"), "", "the second pin is shown first");
    rig.browser.tap("#play-move");
    rig.browser.wait("localStorage.getItem('nimatron-match').includes('A 1-2/3+4')");
    rig.assert_clean_console();
}

#[test]
fn the_winning_path_of_hex_is_drawn() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/hex?with=people&start=3-by-3");
    for mv in ["a2", "a1", "b2", "b1", "c2"] {
        assert_eq!(rig.browser.all(".live .joining").len(), 0);
        rig.browser.find(".dot.yours");
        rig.browser.keys("#typed-move", &format!("{mv}\u{e007}"));
        rig.wait_for_text(".last", mv);
    }
    rig.browser.find(".dot.over");
    rig.browser.find(".live .joining");
    rig.assert_clean_console();
}

#[test]
fn three_players_are_told_who_can_be_beaten_and_how() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/count?start=game-of-21-for-three&level=1");
    rig.browser.click("#tab-why");
    rig.wait_for_text("#why", "can be forced to lose");
    let why = rig.browser.text("#why");
    let says_how = ["stays safe with:", "Whatever comes first", "First moves after which"];
    assert!(says_how.iter().any(|words| why.contains(words)), "{why}");
    rig.assert_clean_console();
}

#[test]
fn pieces_placed_in_secret_are_in_view_with_their_button() {
    const IN_VIEW: &str = "return ['#placing', '#placed'].every(css => { \
        const box = document.querySelector(css)?.getBoundingClientRect(); \
        return !!box && box.top >= 0 && box.bottom <= window.innerHeight; })";
    for size in [WindowSize::WIDE, WindowSize::PHONE] {
        let rig = Rig::start(size);
        rig.set_up("#/northcott?start=placed&level=1");
        rig.browser.click("#begin");
        rig.browser.until("the squares and their button in view", || (rig.browser.eval(IN_VIEW) == true).then_some(()));
        rig.browser.click("#placed");
        rig.browser.find(".match .live svg");
        rig.assert_clean_console();
    }
}
