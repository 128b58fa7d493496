//! The focus of the keyboard is never lost: what is pressed may go away, but something else gets the focus.
use e2e::{Rig, WindowSize};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// Waits until an element has the focus.
fn wait_for_focus(rig: &Rig, css: &str) {
    rig.browser.wait(&format!("document.activeElement.matches({css:?})"));
}

#[test]
fn the_next_puzzle_has_the_focus_on_its_board() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/puzzle?level=2&seed=7");
    rig.browser.keys("#solution", ENTER);
    wait_for_focus(&rig, "#next");
    rig.browser.press(&[ENTER]);
    rig.browser.wait("!location.hash.includes('seed=7')");
    wait_for_focus(&rig, ".puzzle .live");
    rig.assert_clean_console();
}

#[test]
fn more_and_fewer_ranks_of_a_graph_keep_the_focus() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/graph/nim?position=3,4,5");
    rig.browser.find("#more-ranks");
    let first = rig.browser.all("[data-node]").len();
    rig.browser.keys("#more-ranks", ENTER);
    rig.browser.wait(&format!("document.querySelectorAll('[data-node]').length > {first}"));
    wait_for_focus(&rig, "#more-ranks");
    rig.browser.keys("#fewer-ranks", ENTER);
    rig.browser.wait(&format!("document.querySelectorAll('[data-node]').length === {first}"));
    // There are no fewer, so the other button gets it.
    rig.browser.find("#fewer-ranks:disabled");
    wait_for_focus(&rig, "#more-ranks");
    rig.browser.click(".graph [data-node='1']");
    rig.browser.keys("#fold", ENTER);
    wait_for_focus(&rig, "#fold");
    rig.browser.keys("#go-there", ENTER);
    wait_for_focus(&rig, ".pane");
    rig.assert_clean_console();
}

#[test]
fn what_closes_the_menu_leaves_the_focus_on_its_button() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/nim?level=3&position=3,5,7");
    let open = || {
        rig.browser.keys(".menu summary", ENTER);
        rig.browser.wait("document.querySelector('.menu').open");
    };
    open();
    rig.browser.keys("#coach", ENTER);
    wait_for_focus(&rig, ".menu summary");
    open();
    rig.browser.eval("document.querySelector('#look').focus()");
    rig.browser.press(&[ESCAPE]);
    wait_for_focus(&rig, ".menu summary");
    open();
    rig.browser.keys("#leave", ENTER);
    rig.browser.press(&[ENTER]);
    rig.browser.wait("document.querySelector('.dot.over')");
    wait_for_focus(&rig, ".match *");
    rig.assert_clean_console();
}

#[test]
fn a_piece_that_is_let_go_leaves_the_focus_on_the_board() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/octal?level=1&position=9");
    rig.browser.click(".live [data-piece='4']");
    rig.browser.keys("#cancel-move:not([hidden])", ENTER);
    rig.browser.find("#cancel-move[hidden]");
    wait_for_focus(&rig, ".match .live");
    rig.assert_clean_console();
}

#[test]
fn a_link_to_another_page_leaves_the_focus_on_its_content() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/learn");
    rig.browser.keys("#opponents", ENTER);
    rig.browser.find(".flow");
    wait_for_focus(&rig, "#main");
    rig.assert_clean_console();
}
