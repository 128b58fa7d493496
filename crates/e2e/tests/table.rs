//! Beside and on the board of a match: the end, the review, the coach, hints, marks, keys.
use e2e::{Rig, WindowSize};

const ENTER: &str = "\u{e007}";
const RIGHT: &str = "\u{e014}";

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
fn a_defeat_has_a_turning_point_from_which_it_is_won() {
    const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
        start 1,2,3,2,5\nA 3-1\nB 5-2\nA 1-1\nB 5-1\nA 2-2\nB 3-2\nA 4-2\nB 5-2\nresult B wins\n";
    let rig = rig();
    let browser = &rig.browser;
    rig.set_up("#/nim");
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    rig.open("#/game");
    browser.reload();
    rig.wait_for_text(".end #turning-point", "Your turning point");
    assert_eq!(browser.all(".end .twice figure svg").len(), 2);
    rig.wait_for_text(".end .twice", "✗ Your move");
    rig.wait_for_text(".end .twice", "✓ The winning move");
    browser.click("#retry");
    browser.wait("localStorage.getItem('nimatron-match').includes('start 1,2,3,2,5')");
    play_by_hints(&rig);
    assert_eq!(browser.text(".end h2"), "You win!");
    rig.assert_clean_console();
}

#[test]
fn a_lost_start_says_so_and_offers_the_other_side() {
    let rig = rig();
    let browser = &rig.browser;
    rig.begin("#/nim?level=3&position=1,2,3");
    while !rig.is_over() {
        browser.hover(".live [data-piece]:not(.gone)");
        browser.click("#play-move:not(:disabled)");
    }
    rig.wait_for_text("#lost-start", "the first player loses");
    browser.click("#swap");
    browser.wait("localStorage.getItem('nimatron-match').includes('A computer 3')");
    play_by_hints(&rig);
    assert_eq!(browser.text(".end h2"), "You win!");
    rig.assert_clean_console();
}

#[test]
fn a_mistake_opens_its_reason_in_the_review() {
    const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
        start 1,3,5\nA 3-1\nB 3-2\nA 2-3\nB 3-1\nA 1-1\nB 3-1\nresult B wins\n";
    let rig = rig();
    let browser = &rig.browser;
    rig.open("");
    browser.find("main h1");
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    rig.open("#/game");
    browser.reload();
    browser.click("#review");
    browser.click("#judged .review li:nth-child(1) .why");
    browser.find("#judged .review li:nth-child(1) .why-move[aria-busy=false] .columns");
    assert_eq!(browser.all("#judged .eval-strip .part").len(), 6);
    // The reason is that of the first move, whatever the board shows.
    let reason = browser.text("#judged .review li:nth-child(1) .why-move");
    browser.click("#judged .review li:nth-child(3) .show");
    rig.wait_for_text(".turn", "Move 3 of 6");
    assert_eq!(browser.text("#judged .review li:nth-child(1) .why-move"), reason);
    assert!(reason.contains("box 3"), "{reason}");
    rig.assert_clean_console();
}

/// The box of the board on the page, and the size of its picture.
const BOX: &str = "const board = document.querySelector('.match .live'), box = board.getBoundingClientRect(); \
    return [box.top + window.scrollY, box.left, box.width, box.height, \
        board.querySelector('svg').getAttribute('viewBox')].map(String).join(' ')";

#[test]
fn the_board_stays_where_it_is_during_a_game() {
    let rig = rig();
    let browser = &rig.browser;
    for start in [
        "nim?position=3,5,7",
        "wythoff?position=7,10",
        "chomp?position=4,4,4",
        "hackenbush?start=girl",
        "graph_nim?start=triangle",
        "hex?start=3-by-3",
        "northcott_classic?start=three-columns",
        "endnim?position=3,5,7",
        "silver_dollar?",
    ] {
        rig.begin(&format!("#/play/{start}&level=3"));
        let before = browser.eval(BOX);
        while !rig.is_over() {
            assert_eq!(browser.eval(BOX), before, "{start}: your turn");
            browser.until("the move of the last hint", || {
                browser.click("#hint");
                assert_eq!(browser.eval(BOX), before, "{start}: a hint");
                let named = "return !document.querySelector('#play-move').disabled \
                    || document.querySelector('.status').innerText.includes('hardest')";
                (browser.eval(named) == true).then_some(())
            });
            if browser.all("#play-move:disabled").len() == 1 {
                browser.hover(".live [data-piece]:not(.gone), .live .spot");
            }
            browser.click("#play-move:not(:disabled)");
        }
        assert_eq!(browser.eval(BOX), before, "{start}: the end");
    }
    rig.assert_clean_console();
}

#[test]
fn the_coach_marks_the_board_and_a_row_shows_its_move() {
    let rig = rig();
    let browser = &rig.browser;
    rig.begin("#/nim?level=3&position=3,5,7");
    rig.click_more("#coach");
    browser.wait("document.querySelectorAll('.live .mark-good').length === 3");
    browser.wait("document.querySelectorAll('.live .mark-bad').length === 12");
    browser.find(".evaluation.winning");
    browser.hover(".coach tbody tr:nth-child(2) td:last-child");
    browser.wait("document.querySelector('.live .mine')");
    let second = browser.text(".coach tbody tr:nth-child(2) code");
    rig.wait_for_text("#chosen-move", &second);
    browser.click(".coach tbody tr:nth-child(2) button");
    browser.wait(&format!("localStorage.getItem('nimatron-match').includes('A {second}')"));
    rig.assert_clean_console();
}

#[test]
fn a_coach_that_is_off_stays_off() {
    let rig = rig();
    rig.begin("#/nim?level=3&position=3,5,7");
    rig.browser.eval("const coach = document.querySelector('#coach'); coach.click(); coach.click()");
    // The worker answers one question after the other: with the hint the answer for the coach is there too.
    rig.browser.click("#hint");
    rig.browser.wait("document.querySelector('.status').innerText.match(/[a-z]{3} .*[a-z]{3}/)");
    assert_eq!(rig.browser.all(".live .mark-good, .coach tbody tr").len(), 0);
    rig.assert_clean_console();
}

#[test]
fn a_hint_lights_up_what_it_speaks_of() {
    let rig = rig();
    rig.begin("#/nim?level=3&position=3,5,7");
    rig.browser.click("#hint");
    rig.browser.wait("document.querySelector('.status').innerText.length > 10");
    assert_eq!(rig.browser.all(".live .lit").len(), 0, "the first hint speaks of the whole position");
    rig.browser.click("#hint");
    rig.browser.wait("document.querySelectorAll('.live .lit').length === 3");
    rig.assert_clean_console();
}

#[test]
fn the_last_hint_in_a_lost_position_names_a_move() {
    let rig = rig();
    rig.begin("#/nim?level=3&position=1,2,3");
    rig.browser.until("a hint that names a move", || {
        rig.browser.click("#hint");
        (rig.browser.eval("return !document.querySelector('#play-move').disabled") == true).then_some(())
    });
    rig.browser.find(".live .taken");
    rig.assert_clean_console();
}

#[test]
fn nothing_to_redo_is_said_so() {
    let rig = rig();
    rig.begin("#/nim?level=3&position=1,2,3");
    rig.browser.wait("document.activeElement.matches('.live')");
    rig.browser.press(&["r"]);
    rig.wait_for_text(".status", "nothing to redo");
    rig.assert_clean_console();
}

#[test]
fn the_last_move_stays_marked_and_targets_are_shown() {
    let rig = rig();
    let browser = &rig.browser;
    rig.begin("#/wythoff?level=3&position=4,6");
    browser.hover(".live .spot:has(.queen)");
    browser.wait("document.querySelectorAll('.live circle.goal').length > 10");
    rig.browser.keys("#typed-move", "2-1\u{e007}");
    rig.browser.wait("document.querySelector('.last')?.innerText.startsWith('The computer')");
    rig.is_over();
    browser.find(".live .recent .queen");
    rig.begin("#/nim?level=3&position=3,5,7");
    rig.browser.keys("#typed-move", "3-1\u{e007}");
    rig.browser.wait("document.querySelector('.last')?.innerText.startsWith('The computer')");
    rig.is_over();
    browser.find(".live .latest");
    rig.assert_clean_console();
}

#[test]
fn every_game_has_its_verb() {
    let rig = rig();
    for (start, verb) in [
        ("nim", "Take bars"),
        ("wythoff", "Move the queen"),
        ("cram", "Cover two squares"),
        ("hex", "Place a stone"),
        ("hackenbush", "Cut an edge"),
        ("chomp", "Bite off a piece"),
        ("count", "Count on"),
        ("grundy", "Split a box"),
        ("turning_turtles", "Turn a coin over"),
    ] {
        rig.begin(&format!("#/{start}?with=people"));
        rig.browser.eval("document.activeElement.blur()");
        rig.browser.wait(&format!("document.querySelector('.match .choice').innerText.includes({verb:?})"));
    }
    rig.assert_clean_console();
}

#[test]
fn the_coach_counts_ten_after_nine_and_labels_have_a_ground() {
    let rig = rig();
    rig.begin("#/nim?level=3&position=1,12");
    rig.click_more("#coach");
    rig.browser.wait("document.querySelectorAll('.coach tbody tr').length === 13");
    let moves = rig.browser.eval("return [...document.querySelectorAll('.coach code')].map(code => code.innerText)");
    let moves: Vec<&str> = moves.as_array().into_iter().flatten().filter_map(|mv| mv.as_str()).collect();
    let place = |mv: &str| moves.iter().position(|other| *other == mv).expect("a move");
    assert!(place("2-2") < place("2-10") && place("2-9") < place("2-10"), "{moves:?}");
    rig.click_more("#coach");
    for game in ["hackenbush", "graph_nim"] {
        rig.begin(&format!("#/{game}?with=people"));
        let grounds = rig.browser.eval(
            "return [...document.querySelectorAll('.live .plate, .live .point, .live .here')] \
                .filter(ground => getComputedStyle(ground).fill.startsWith('rgb(')).length",
        );
        assert!(grounds.as_u64() > Some(2), "{game}: {grounds}");
    }
}

#[test]
fn every_name_of_an_edge_can_be_read() {
    // The topmost element in the middle of the name of each edge, and whose it is.
    const COVERED: &str = "return [...document.querySelectorAll('.live .plate, .live circle.here')] \
        .filter(plate => { \
            const box = plate.getBoundingClientRect(); \
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
            return top?.closest('[data-spot]') !== plate.closest('[data-spot]'); \
        }).length";
    let rig = rig();
    // The line from 2 to 5 goes through the middle of that from 1 to 3, which comes before it.
    let hexagon = "graph_nim?position=1-2:2,2-3:2,3-4:2,4-5:2,5-6:2,1-6:2,1-3:2,2-5:3";
    for start in ["hackenbush?start=girl", "graph_nim?start=triangle", hexagon] {
        rig.begin(&format!("#/{start}&with=people"));
        assert_eq!(rig.browser.eval(COVERED), 0, "{start}");
    }
}

#[test]
fn columns_are_headed_by_their_values() {
    let rig = rig();
    rig.begin("#/nim?level=3&position=3,5,7");
    rig.browser.click("#tab-why");
    rig.browser.find("#why .columns");
    let heads = rig
        .browser
        .eval("return [...document.querySelector('#why .columns').querySelectorAll('thead th')].map(h => h.innerText)");
    assert_eq!(heads, serde_json::json!(["4", "2", "1"]));
    // The same as blocks: of 3 = 2 + 1, 5 = 4 + 1 and 7 = 4 + 2 + 1 only a block of 1 has no twin.
    rig.browser.click("#why .twins summary");
    let odd = rig.browser.eval(
        "return [...document.querySelector('#why .twins').querySelectorAll('.block')].map(block => \
            block.innerText + (block.matches('.odd-block') ? '!' : ''))",
    );
    assert_eq!(odd, serde_json::json!(["2", "1", "4", "1", "4", "2", "1!"]));
}

#[test]
fn a_projector_shows_the_board_and_hides_the_digits_until_they_are_wanted() {
    let rig = rig();
    rig.begin("#/nim?level=1&position=3,5,7");
    rig.browser.click("#tab-why");
    rig.browser.find("#why .columns");
    rig.browser.eval("document.querySelector('.match .live').focus()");
    let hidden = "getComputedStyle(document.querySelector('#why tbody td:nth-child(3)')).color === 'rgba(0, 0, 0, 0)'";
    rig.browser.press(&["f"]);
    rig.browser.wait(&format!("document.querySelector('header').offsetParent === null && {hidden}"));
    rig.browser.click("#why .columns tbody tr");
    rig.browser.wait(&format!("!({hidden})"));
    rig.browser.click(".menu summary");
    rig.browser.wait("document.querySelector('.menu > .card').getBoundingClientRect().left >= 0");
    // Wherever the focus is, the key ends it, and so does leaving the game.
    rig.browser.eval("document.activeElement.blur()");
    rig.browser.press(&["f"]);
    rig.browser.wait("document.querySelector('header').offsetHeight > 0");
    rig.browser.press(&["f"]);
    rig.browser.wait("document.querySelector('header').offsetParent === null");
    rig.browser.eval("history.back()");
    rig.browser.find("#begin");
    rig.browser.wait("document.querySelector('header').offsetHeight > 0");
    rig.assert_clean_console();
}

#[test]
fn help_gives_the_focus_back() {
    let rig = rig();
    rig.begin("#/nim?level=1&position=1,2");
    rig.browser.wait("document.activeElement.matches('.live')");
    rig.browser.press(&["?"]);
    rig.browser.wait("document.activeElement.matches('.help button')");
    rig.browser.press(&["\u{e00c}"]);
    rig.browser.wait("document.activeElement.matches('.live')");
    rig.browser.press(&[RIGHT, ENTER]);
    rig.browser.wait("localStorage.getItem('nimatron-match').includes('A 2-')");
    rig.assert_clean_console();
}
