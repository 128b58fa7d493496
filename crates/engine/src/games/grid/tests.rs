use super::*;
use crate::{
    analysis::{Method, Question},
    solve::{Budget, Memo, NimValues, Outcomes},
};

fn grid(set: &str) -> GridNim {
    game(&crate::games::params(&FAMILY, set).unwrap())
}

fn outcome(set: &str, position: &str, convention: Convention) -> char {
    let question = Question { method: Method::Search, ..Question::default() };
    let answer = impartial(grid(set)).boxed().analyse(position, convention, &question).unwrap();
    answer.outcome.map_or('?', |outcome| outcome.letter().chars().next().unwrap_or('?'))
}

#[test]
fn tac_tix_is_lost_for_the_first_player_in_either_convention() {
    // Gardner 1959: in normal play the second player copies; misère 4 × 4 is a win for the second player too, which was
    // found by computer. All letters here were also found by a program outside the engine.
    assert_eq!([Convention::Normal, Convention::Misere].map(|c| outcome("", "4x4", c)), ['P', 'P']);
    let boards = ["1x1", "2x1", "2x2", "3x2", "3x3", "4x2", "4x3"];
    let letters = |set, convention| -> String { boards.iter().map(|board| outcome(set, board, convention)).collect() };
    assert_eq!(letters("", Convention::Normal), "NNPNNPN");
    assert_eq!(letters("", Convention::Misere), "PNPNNPN");
    assert_eq!(letters("lines=all", Convention::Normal), "NNNNNPN");
    assert_eq!(letters("lines=all", Convention::Misere), "PNPNNNN");
    let triangles = |convention| -> String {
        ["1", "2", "3", "4"].iter().map(|side| outcome("board=triangle", side, convention)).collect()
    };
    assert_eq!([Convention::Normal, Convention::Misere].map(triangles), ["NPNN", "PNPN"]);
}

#[test]
fn groups_have_the_values_of_whole_positions() {
    for set in ["", "lines=all", "board=triangle"] {
        let game = grid(set);
        let boxed = impartial(grid(set)).boxed();
        let mut values = Memo::new(&game, NimValues, Budget::default());
        let mut misere = Memo::new(&game, Outcomes(Convention::Misere), Budget::default());
        let question = Question { method: Method::Search, ..Question::default() };
        for coins in game.ranges(false).into_iter().flat_map(|range| range.positions.step_by(41)) {
            let text = coins.to_string();
            let ask = |convention| boxed.analyse(&text, convention, &question).unwrap();
            assert_eq!(
                ask(Convention::Normal).nim_value,
                values.value(&coins).map(NimValue::from).ok(),
                "{set} {text}"
            );
            assert_eq!(ask(Convention::Misere).outcome, misere.value(&coins).ok(), "{set} {text}");
        }
    }
}

#[test]
fn the_middle_is_taken_and_then_copied() {
    let claim = |set, text| grid(set).claim(Convention::Normal, &grid(set).read(text).unwrap()).map(|c| c.outcome);
    assert_eq!(claim("", "4x4"), Some(Outcome::Loss));
    assert_eq!(claim("", "4x3"), Some(Outcome::Win));
    assert_eq!(claim("", "2x2x1"), Some(Outcome::Loss));
    assert_eq!(claim("", "2x2x2"), Some(Outcome::Loss));
    assert_eq!(claim("lines=all", "3x3"), Some(Outcome::Win));
    assert_eq!(claim("lines=all", "4x4"), None);
    assert_eq!(claim("", "oo./.oo"), Some(Outcome::Win));
    assert_eq!(claim("", "oo./..o"), None);
}

#[test]
fn moves_are_read_as_they_are_written() {
    let game = grid("");
    for text in ["a1", "a1-a3", "b2-d2", "2:a1", "1:a1-2:a1"] {
        assert_eq!(game.read_move(text).unwrap().to_string(), text);
    }
    assert_eq!(game.read_move("a3-a1").unwrap().to_string(), "a1-a3");
    let coins = game.read("oo/oo,o./..").unwrap();
    let legal = |text: &str| game.is_legal(&coins, &game.read_move(text).unwrap());
    assert!(legal("1:a1-2:a1") && legal("1:a1-1:b1") && legal("2:a1"));
    assert!(!legal("1:a1-1:b2") && !legal("a1") && !legal("2:b1") && !legal("3:a1"));
    for text in ["", "-", "a", "a1-", "0:a1", "1:", "a0", "é1", "a1-b2-c3"] {
        assert!(game.read_move(text).is_err(), "{text}");
    }
}

#[test]
fn other_texts_are_refused() {
    for (set, texts) in [
        ("", &["", "0x4", "9x8", "4x4x5", "2x2x2x2", "o/oo", "oo/o,o", "x", "27x1", "oo,o", "4", "o/"][..]),
        ("board=triangle", &["", "0", "9", "oo/o", "o/oo/oo", "o,o", "2x2"][..]),
        ("lines=rows", &["", "o//o", "o/x"][..]),
    ] {
        for text in texts {
            assert!(grid(set).read(text).is_err(), "{set} {text}");
        }
    }
    assert_eq!(grid("board=triangle").read("3").unwrap().to_string(), "o/oo/ooo");
    assert_eq!(grid("").read("2x1x2").unwrap().to_string(), "oo,oo");
    assert_eq!(grid("lines=rows").read("o/ooo").unwrap().to_string(), "o../ooo");
}
