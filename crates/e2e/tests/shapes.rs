//! A whole game of every shape of board: with the mouse alone, with a finger on a phone, and with the keyboard alone.
use e2e::{Rig, WindowSize};

/// A start for each shape, small enough to end soon.
const STARTS: [&str; 22] = [
    "nim?position=1,2,3",
    "moore?position=2,2,2",
    "grundy?position=7",
    "lasker?position=2,3",
    "endnim?position=2,1,2",
    "circle?",
    "staircase?position=1,2,1",
    "nimble?",
    "silver_dollar?",
    "turning_turtles?",
    "count?position=15",
    "divisor?position=60",
    "wythoff?position=2,3",
    "chomp?position=3,3",
    "hex?start=3-by-3",
    "northcott?start=three-columns",
    "octal?position=5",
    "cram?",
    "hackenbush?start=girl",
    "graph_nim?start=triangle",
    "graph?",
    "sum?",
];

/// The size of a common phone.
const PHONE: WindowSize = WindowSize(390, 844);

/// Keys of WebDriver.
const ENTER: &str = "\u{e007}";
const ARROWS: [&str; 4] = ["\u{e014}", "\u{e013}", "\u{e015}", "\u{e012}"];

/// The middles of all pieces and spots of the board.
const PLACES: &str = "
    document.querySelector('.live').scrollIntoView({ block: 'center' });
    const all = [...document.querySelectorAll('.live [data-piece]:not(.gone), .live .spot')];
    return all.map(place => place.getBoundingClientRect())
        .map(box => [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]);
";

/// The box of the board on the page.
const BOX: &str = "const box = document.querySelector('.match .live').getBoundingClientRect(); \
    return [box.top + window.scrollY, box.left, box.width, box.height].map(Math.round).join(' ')";

#[test]
fn every_shape_of_board_is_played_to_its_end() {
    let rig = Rig::start(WindowSize::WIDE);
    play_all(&rig, |places, start| {
        press_places(&rig, places, start, |point| rig.browser.click_at(point), |css| rig.browser.click(css));
    });
}

#[test]
fn every_shape_of_board_is_played_by_touch() {
    let rig = Rig::start(PHONE);
    rig.browser.become_touch_screen(PHONE);
    play_all(&rig, |places, start| {
        press_places(&rig, places, start, |point| rig.browser.tap_at(point), |css| rig.browser.tap(css));
    });
}

#[test]
fn every_shape_of_board_is_played_by_keys_with_the_focus_on_the_board() {
    let rig = Rig::start(WindowSize::WIDE);
    for start in STARTS {
        rig.set_up(&format!("#/play/{start}&level=1"));
        rig.browser.keys("#begin", ENTER);
        rig.browser.find(".match .live svg");
        rig.browser.wait("document.activeElement.matches('.match .live')");
        play(&rig, start, |_, start| press_keys(&rig, start));
        let focus = rig.browser.eval("return document.activeElement.matches('.match *')");
        assert_eq!(focus, true, "{start}: the focus stays when the game is over");
    }
}

/// Plays every start to its end.
fn play_all(rig: &Rig, make_a_move: impl Fn(&[(i64, i64)], &str)) {
    for start in STARTS {
        rig.begin(&format!("#/play/{start}&level=1"));
        play(rig, start, &make_a_move);
    }
}

/// Plays to the end, and checks that the board stays where it is.
fn play(rig: &Rig, start: &str, make_a_move: impl Fn(&[(i64, i64)], &str)) {
    let before = rig.browser.eval(BOX);
    while !rig.is_over() {
        make_a_move(&places(rig), start);
        assert_eq!(rig.browser.eval(BOX), before, "{start}: the board stays where it is");
    }
    rig.assert_clean_console();
}

/// Where the board can be pressed.
fn places(rig: &Rig) -> Vec<(i64, i64)> {
    let places = rig.browser.eval(PLACES);
    let place = |place: &serde_json::Value| (place[0].as_i64().unwrap_or(0), place[1].as_i64().unwrap_or(0));
    places.as_array().into_iter().flatten().map(place).collect()
}

/// How many moves were made in the match.
fn moves(rig: &Rig) -> usize {
    rig.record().lines().filter(|line| line.contains(" = ")).count()
}

/// Presses one place of the board after another until one of them makes a move, or shows a move that can be played.
fn press_places(
    rig: &Rig,
    places: &[(i64, i64)],
    start: &str,
    press: impl Fn((i64, i64)),
    press_button: impl Fn(&str),
) {
    let before = moves(rig);
    // Another place comes first in every turn, so that not all moves are alike.
    for place in places.iter().cycle().skip(before * 7 % places.len()).take(places.len()) {
        press(*place);
        if moves(rig) > before {
            return;
        }
        if rig.browser.eval("return !document.querySelector('#play-move').disabled") == true {
            press_button("#play-move");
            return rig.browser.until("the chosen move", || (moves(rig) > before).then_some(()));
        }
    }
    panic!("{start}: no place of the board makes a move:\n{}", rig.browser.text(".table"));
}

/// Presses arrows and Enter until a move is made; the focus stays on the board.
fn press_keys(rig: &Rig, start: &str) {
    let before = moves(rig);
    for arrow in ARROWS.iter().cycle().skip(before).take(4 * ARROWS.len()) {
        let focus = rig.browser.eval("return document.activeElement.matches('.match .live')");
        assert_eq!(focus, true, "{start}: the focus is on the board");
        rig.browser.press(&[arrow, ENTER]);
        if moves(rig) > before {
            return;
        }
    }
    panic!("{start}: no key makes a move:\n{}", rig.browser.text(".table"));
}
