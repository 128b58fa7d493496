//! A whole game of every shape of board, with the mouse alone.
use e2e::{Rig, WindowSize};

/// A start for each shape, small enough to end soon.
const STARTS: [&str; 16] = [
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
    "hex?",
    "northcott?",
];

/// The middles of all pieces and spots of the board.
const PLACES: &str = "
    document.querySelector('.live').scrollIntoView({ block: 'center' });
    const all = [...document.querySelectorAll('.live [data-piece]:not(.gone), .live .spot')];
    return all.map(place => place.getBoundingClientRect())
        .map(box => [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]);
";

#[test]
fn every_shape_of_board_is_played_to_its_end() {
    let rig = Rig::start(WindowSize::WIDE);
    for start in STARTS {
        rig.begin(&format!("#/play/{start}&level=1"));
        while !rig.is_over() {
            make_a_move(&rig, start);
        }
        rig.assert_clean_console();
    }
}

/// How many moves were made in the match.
fn moves(rig: &Rig) -> usize {
    rig.record().lines().filter(|line| line.contains(" = ")).count()
}

/// Presses one place of the board after another until one of them makes a move, or pins a move that can be played.
fn make_a_move(rig: &Rig, start: &str) {
    let (browser, before) = (&rig.browser, moves(rig));
    let places = browser.eval(PLACES);
    let places = places.as_array().map(Vec::as_slice).unwrap_or_default();
    // Another place comes first in every turn, so that not all moves are alike.
    for place in places.iter().cycle().skip(before * 7 % places.len()).take(places.len()) {
        browser.click_at((place[0].as_i64().unwrap_or(0), place[1].as_i64().unwrap_or(0)));
        if moves(rig) > before {
            return;
        }
        if browser.eval("return !document.querySelector('#play-move').disabled") == true {
            browser.click("#play-move");
            return browser.until("the chosen move", || (moves(rig) > before).then_some(()));
        }
    }
    panic!("{start}: no place of the board makes a move:\n{}", browser.text(".table"));
}
