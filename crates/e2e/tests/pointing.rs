//! Pointing at a board with the mouse and with a finger, typing moves, and explanations of illegal moves.
use e2e::{Rig, WindowSize};

const ENTER: &str = "\u{e007}";

/// A phone with a touch screen.
fn phone() -> Rig {
    let rig = Rig::start(WindowSize::PHONE);
    rig.browser.become_touch_screen(WindowSize::PHONE);
    rig
}

#[test]
fn the_first_tap_shows_what_was_tapped_and_the_second_plays_it() {
    let rig = phone();
    // The answer of level 3 is the only one that wins, and leaves heap 3 alone.
    rig.begin("#/play/nim?level=3&position=3,5,7");
    let piece = ".live [data-spot='2'] [data-piece='4']";
    rig.browser.tap(piece);
    rig.wait_for_text("#chosen-move", "3-3");
    rig.wait_for_text("#chosen-move", "or tap again");
    assert_eq!(rig.browser.text(".last"), "");
    rig.browser.tap(".live [data-spot='1'] [data-piece='1']");
    rig.wait_for_text("#chosen-move", "2-4");
    rig.browser.tap(piece);
    rig.wait_for_text("#chosen-move", "3-3");
    assert_eq!(rig.browser.text(".last"), "");
    rig.browser.tap(piece);
    rig.browser.wait("document.querySelector('.last').innerText.startsWith('The computer plays')");
    assert!(rig.record().contains("A 3-3"), "{}", rig.record());
    // The place that was tapped last is only pointed at when it is tapped in the next turn.
    let before = rig.record();
    rig.browser.tap(".live [data-spot='2'] [data-piece]:not(.gone)");
    rig.wait_for_text("#chosen-move", "3-");
    assert_eq!(rig.record(), before);
    rig.browser.tap("#play-move");
    rig.browser.wait("localStorage.getItem('nimatron-match').split('A 3-').length === 3");
    rig.assert_clean_console();
}

#[test]
fn the_board_of_the_first_page_is_played_by_touch() {
    let rig = phone();
    rig.open("");
    let piece = ".quick .live [data-spot='4'] [data-piece='3']";
    rig.browser.tap(piece);
    rig.wait_for_text(".quick #chosen-move", "take 2 bars from box 5");
    rig.wait_for_text(".quick #chosen-move", "or tap again");
    assert_eq!(rig.browser.text(".last"), "");
    rig.browser.tap(piece);
    rig.browser.wait("document.querySelector('.last').innerText.startsWith('The computer plays')");
    rig.browser.find(".dot.yours");
    rig.browser.tap(".quick .live [data-piece='0']:not(.gone)");
    rig.wait_for_text(".quick #chosen-move", "or tap again");
    rig.browser.tap(".quick #play-move");
    rig.browser.wait("document.querySelectorAll('.quick #play-move[hidden]').length === 1");
    rig.assert_clean_console();
}

#[test]
fn boards_of_analysis_and_puzzles_accept_touch() {
    let rig = phone();
    rig.open("#/analyse/nim?position=3,5,7");
    rig.browser.tap(".look [data-spot='2'] [data-piece='4']");
    rig.browser.wait("location.hash.includes('position=3,5,4')");
    rig.open("#/puzzle?level=2&seed=7");
    // The top bar of the only box: taking one is allowed.
    rig.browser.tap(".puzzle [data-piece='5']");
    rig.browser.find(".move[aria-pressed=true]");
    rig.assert_clean_console();
}

/// The middle of the number that stands at a counter.
fn number(rig: &Rig, number: u64) -> (i64, i64) {
    rig.browser.find(".live .counter");
    let point = rig.browser.eval(&format!(
        "const texts = [...document.querySelectorAll('.live text')].filter(text => text.textContent === '{number}'); \
         const box = texts.pop().getBoundingClientRect(); \
         return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"
    ));
    (point[0].as_i64().unwrap_or(0), point[1].as_i64().unwrap_or(0))
}

#[test]
fn a_click_on_a_number_adds_up_to_it() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/play/count?level=1&position=12");
    rig.browser.move_mouse_to(number(&rig, 15));
    rig.wait_for_text("#chosen-move", "+3");
    assert_eq!(rig.browser.text(".last"), "");
    rig.browser.move_mouse_to(number(&rig, 17));
    rig.wait_for_text("#chosen-move", "at most 3");
    rig.browser.click_at(number(&rig, 17));
    rig.browser.click_at(number(&rig, 3));
    rig.wait_for_text("#chosen-move", "already 12");
    assert_eq!(rig.browser.text(".last"), "");
    rig.browser.click_at(number(&rig, 15));
    rig.browser.wait("document.querySelector('.last').innerText.length > 0");
    assert!(rig.record().contains("A +3"), "{}", rig.record());
    rig.assert_clean_console();
}

#[test]
fn illegal_moves_are_explained_and_not_replaced() {
    let rig = Rig::start(WindowSize::WIDE);
    for (hash, piece, text) in [
        ("#/play/endnim?position=2,3,2", "[data-spot='1'] [data-piece='1']", "You cannot take from box 2 now"),
        ("#/play/fibonacci?position=9", "[data-spot='0'] [data-piece='0']", "at most 8"),
        ("#/play/grundy?position=6", "[data-spot='0'] [data-piece='3']", "You cannot move to exactly this place"),
        ("#/play/hex?position=o%20x..../...../...../...../.....", "[data-spot='0']", "You cannot move here now"),
    ] {
        rig.begin(&format!("{hash}&level=1"));
        let piece = format!(".live {piece}");
        rig.browser.hover(&piece);
        rig.wait_for_text("#chosen-move", text);
        assert_eq!(rig.browser.all(".live .taken, .live .mine, .live .new").len(), 0, "{hash}: nothing else is shown");
        rig.browser.click(&piece);
        rig.wait_for_text("#chosen-move", text);
        assert_eq!(rig.browser.text(".last"), "", "{hash}");
        assert_eq!(rig.browser.all("#play-move:disabled").len(), 1, "{hash}");
    }
    rig.open("#/analyse/endnim?position=2,3,2");
    rig.browser.hover(".look [data-spot='1'] [data-piece='1']");
    rig.wait_for_text(".pointed", "You cannot take from box 2 now");
    rig.assert_clean_console();
}

#[test]
fn a_slip_in_a_typed_move_is_explained_in_every_language() {
    const NO_HEAP: [(&str, &str); 5] = [
        ("sl", "Škatle 9 ni; številke gredo od 1 do 3."),
        ("hr", "Nema kutije 9; brojevi idu od 1 do 3."),
        ("hu", "Nincs 9. doboz; az első az 1., az utolsó a 3."),
        ("pl", "Nie ma pudełka 9. Numery są od 1 do 3."),
        ("en", "There is no box 9; the boxes are numbered 1 to 3."),
    ];
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/play/nim?level=1&position=1,2,3");
    let refused = |typed: &str, text: &str| {
        rig.browser.find(".dot.yours");
        rig.browser.eval("document.querySelector('#typed-move').select()");
        rig.browser.keys("#typed-move", &format!("\u{e003}{typed}{ENTER}"));
        rig.wait_for_text(".status .error", text);
    };
    for (lang, text) in NO_HEAP {
        rig.browser.choose("#language", lang);
        refused("9-1", text);
    }
    refused("1-0", "Take at least one.");
    refused("1-5", "There aren’t that many: the box has 1.");
    refused("x", "expected a move such as 2-3 (take 3 from heap 2).");
    assert!(!rig.browser.text(".status .error").contains('/'), "Nim has no splits");
    rig.assert_clean_console();
}
