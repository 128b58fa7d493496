//! Whole games in a real browser.
use e2e::{Rig, WindowSize};
use engine::games::FAMILIES;

/// The place of the key in the private area that WebDriver uses.
const ENTER: &str = "\u{e007}";
const HOME: &str = "\u{e011}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const UP: &str = "\u{e013}";

fn rig() -> Rig {
    Rig::start(WindowSize::WIDE)
}

/// Plays the move that the third hint names by the mouse alone, until the game is over.
fn play_by_hints(rig: &Rig) {
    let browser = &rig.browser;
    while !rig.is_over() {
        // Each hint says more than the one before; the last names the move, and only then can it be played.
        browser.until("the move of the last hint", || {
            browser.click("#hint");
            let named = "const note = document.querySelector('.status').innerText; \
                return note.includes('Play ') && !document.querySelector('#play-move').disabled";
            (browser.eval(named) == true).then_some(())
        });
        browser.click("#play-move");
    }
}

#[test]
fn the_first_page_can_be_played_at_once() {
    let rig = rig();
    rig.open("");
    rig.browser.find(".live [data-spot='4'] [data-piece='4']");
    rig.browser.click(".live [data-spot='4'] [data-piece='3']");
    rig.browser.wait("document.querySelector('.last')?.innerText.includes('5-')");
    let games = FAMILIES.len();
    rig.browser.wait(&format!(
        "new Set([...document.querySelectorAll('.shelf [data-game]')].map(card => card.dataset.game)).size === {games}"
    ));
    rig.assert_clean_console();
}

#[test]
fn a_random_opponent_is_beaten_with_hints() {
    let rig = rig();
    rig.begin("#/play/nim?level=1&position=3,5,7");
    play_by_hints(&rig);
    assert_eq!(rig.browser.text(".end h2"), "You win!");
    rig.browser.click("#review");
    rig.browser.find("#judged .review li");
    rig.assert_clean_console();
}

#[test]
fn a_lost_start_is_lost_against_the_perfect_computer() {
    let rig = rig();
    rig.begin("#/play/nim?level=3&position=1,2,3");
    while !rig.is_over() {
        rig.browser.hover(".live [data-piece]:not(.gone)");
        rig.browser.click("#play-move:not(:disabled)");
    }
    assert_eq!(rig.browser.text(".end h2"), "The computer wins");
    rig.assert_clean_console();
}

#[test]
fn a_game_is_played_with_keys_alone() {
    let rig = rig();
    rig.begin("#/play/nim?level=1&position=1,2");
    rig.browser.wait("document.activeElement.matches('.live')");
    rig.browser.press(&[RIGHT, UP, ENTER]);
    rig.browser.wait("document.querySelector('.last')?.innerText.length > 0");
    while !rig.is_over() {
        rig.browser.press(&[ENTER]);
    }
    rig.assert_clean_console();
}

#[test]
fn a_game_begins_with_the_board_in_view_and_in_focus() {
    const READY: &str = "const board = document.querySelector('.live'), box = board?.getBoundingClientRect(); \
        return !!box && document.activeElement === board && box.top >= 0 && box.bottom <= window.innerHeight";
    for size in [WindowSize::PHONE, WindowSize::WIDE] {
        let rig = Rig::start(size);
        let ready =
            || rig.browser.until("the board in view and in focus", || (rig.browser.eval(READY) == true).then_some(()));
        rig.begin("#/play/nim?level=3&position=1,2,3");
        ready();
        rig.set_up("#/play/nim?level=1&position=1,2");
        rig.browser.keys("#begin", ENTER);
        ready();
        rig.browser.press(&[RIGHT, ENTER]);
        rig.browser.wait("localStorage.getItem('nimatron-match').includes('A 2-')");
        rig.browser.click("#restart");
        ready();
        rig.assert_clean_console();
    }
}

#[test]
fn the_review_explains_the_current_position() {
    const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
        start 1,3,5\nA 3-1\nB 3-4\nA 2-3\nB 1-1\nresult B wins\n";
    let rig = rig();
    let browser = &rig.browser;
    rig.open("");
    browser.find("main h1");
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    rig.open("#/game");
    browser.reload();
    browser.click("#review");
    browser.click("#judged .review li:nth-child(1) .show");
    browser.wait("document.querySelector('.live').ariaLabel.endsWith(' 1,3,4')");
    let analyse = browser.eval("return document.querySelector('#analyse').hash");
    assert_eq!(analyse, "#/analyse/nim?play=normal&position=1,3,4");
    browser.click("#tab-why");
    browser.find("#why .columns");
    rig.wait_for_text("#why .columns", "4");
    rig.assert_clean_console();
}

/// Where to press on the first page so that the game is soon lost: a whole heap while there are several; of the last
/// heap all but one, because the computer takes that.
const BADLY: &str = "
    const heaps = [...document.querySelectorAll('.live .heap')]
        .map(heap => [...heap.querySelectorAll('[data-piece]:not(.gone)')]).filter(heap => heap.length > 0);
    const heap = heaps.sort((one, other) => one.length - other.length).pop();
    const box = heap[heaps.length > 0 || heap.length === 1 ? 0 : 1].getBoundingClientRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
";

#[test]
fn a_defeat_on_the_first_page_leads_to_its_review() {
    let rig = rig();
    let browser = &rig.browser;
    rig.set_up("#/play/nim");
    rig.open("#/");
    browser.find(".quick .live svg");
    while !browser.text(".quick .turn").contains("The computer wins") {
        while !rig.is_over() {
            let point = browser.eval(BADLY);
            browser.click_at((point[0].as_i64().unwrap_or(0), point[1].as_i64().unwrap_or(0)));
        }
        if browser.text(".quick .turn").contains("You win") {
            browser.click("#again");
        }
    }
    browser.click("#review");
    browser.find("#judged .review li.mistake");
    browser.click("#judged .review li:nth-child(1) .show");
    rig.wait_for_text(".quick .turn", "Move 1 of");
    rig.assert_clean_console();
}

#[test]
fn the_coach_lists_the_result_of_every_move() {
    let rig = rig();
    rig.begin("#/play/nim?level=3&position=3,5,7");
    rig.click_more("#coach");
    rig.browser.wait("document.querySelectorAll('.coach tbody tr').length === 15");
    let winning = rig.browser.eval(
        "return [...document.querySelectorAll('.coach tbody tr')].filter(row => row.innerText.includes('wins')).length",
    );
    assert_eq!(winning, 3, "1-1, 2-1 and 3-1 leave nim-sum 0");
    rig.assert_clean_console();
}

#[test]
fn a_game_that_is_over_is_replayed_and_taken_up_again() {
    const RECORD: &str = "nimatron-record 1\ngame fibonacci\nconvention normal\nA person \"You\"\nB computer 3\n\
        start 5\nA -2\nB -3\nresult B wins\n";
    let rig = rig();
    let browser = &rig.browser;
    let wait_for = |text: &str, spot: &str| {
        browser.wait(&format!("document.querySelector('.turn').innerText.startsWith({text:?})"));
        browser.wait(&format!("document.querySelector('.live').ariaLabel.endsWith({spot:?})"));
    };
    rig.open("");
    browser.find("main");
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    rig.open("#/game");
    browser.reload();
    browser.click("#replay");
    browser.wait("document.activeElement.id === 'replay-at'");
    browser.press(&[LEFT]);
    wait_for("Move 1 of 2", " 3:4");
    browser.wait("document.querySelector('.facts').innerText.includes('3')");
    browser.press(&[HOME]);
    wait_for("Before the first move", " 5:4");
    browser.click("#review");
    browser.click("#judged .review li:nth-child(2) .show");
    wait_for("Move 2 of 2", " 0:6");
    browser.click("#judged .review li:nth-child(1) .show");
    wait_for("Move 1 of 2", " 3:4");
    browser.click("#replay");
    wait_for("The computer wins", " 0:6");
    assert_eq!(browser.all("#replay-at").len(), 0);
    browser.click("#replay");
    browser.click("[data-ply='1']");
    browser.click("#undo");
    wait_for("Your turn", " 5:4");
    assert_eq!(browser.all("#replay-at").len(), 0, "the game goes on");
    rig.assert_clean_console();
}

#[test]
fn two_people_share_a_device() {
    let rig = rig();
    rig.begin("#/play/nim?with=people&position=1,2");
    for mv in ["2-1", "1-1", "2-1"] {
        rig.browser.wait("document.querySelector('.dot.yours')");
        rig.browser.keys("#typed-move", &format!("{mv}{ENTER}"));
        rig.browser.wait(&format!("document.body.innerText.includes('{mv}')"));
    }
    rig.browser.wait("document.querySelector('.dot.over')");
    rig.assert_clean_console();
}

#[test]
fn reasons_language_and_reload_in_the_middle_of_a_game() {
    let rig = rig();
    rig.begin("#/play/nim?level=3&position=5,19,40,51");
    rig.browser.click("#tab-why");
    rig.browser.find("#why .columns");
    rig.browser.choose("#language", "sl");
    rig.browser.wait("document.querySelector('#hint')?.innerText === 'Namig'");
    rig.browser.keys("#typed-move", &format!("3-3{ENTER}"));
    rig.browser.wait("document.querySelector('.dot.yours')");
    let before = rig.browser.eval("return localStorage.getItem('nimatron-match')");
    rig.browser.reload();
    rig.browser.find(".live svg");
    assert_eq!(rig.browser.eval("return localStorage.getItem('nimatron-match')"), before);
    assert_eq!(rig.browser.text("#hint"), "Namig");
    rig.assert_clean_console();
}

#[test]
fn bad_positions_are_refused_at_the_field() {
    let rig = rig();
    rig.open("#/play/nim?position=3,x");
    rig.browser.wait("document.querySelector('#position-error')?.innerText.includes('Cannot read x')");
    rig.browser.click("#begin");
    rig.browser.wait("document.querySelector('#setup-error')?.innerText.length > 0");
    rig.open("#/play/nym");
    rig.browser.wait("document.querySelector('main .error')?.innerText.includes('nim')");
    rig.assert_clean_console();
}

#[test]
fn without_a_network_the_page_plays_on() {
    let mut rig = rig();
    rig.open("");
    rig.browser.find(".live svg");
    rig.browser.eval_async("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))");
    rig.browser.wait("navigator.serviceWorker.controller");
    rig.host.stop();
    rig.browser.reload();
    rig.browser.find(".live [data-spot='4'] [data-piece='4']");
    rig.browser.click(".live [data-spot='4'] [data-piece='3']");
    rig.browser.wait("document.querySelector('.last')?.innerText.includes('5-')");
}
