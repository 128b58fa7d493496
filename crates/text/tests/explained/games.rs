//! Explanations of games in their own terms, as a reader sees them.
use engine::{
    AnyGame, Convention, Outcome, Params, Question,
    explain::{Cell, Explanation, Step, explain, explain_move},
    games,
};
use insta::assert_snapshot;
use text::{Lang, Pieces, plain::Page};

use Convention::{Misere, Normal};

fn built(id: &str, set: &[&str]) -> Box<dyn AnyGame> {
    let family = games::family(id).expect("a game of the registry");
    let mut params = Params::default();
    for word in set {
        let (name, value) = games::parameter(family, word).expect("a parameter of the game");
        params.set(name, value);
    }
    games::build(id, &params).expect("parameters of the game")
}

fn explained(id: &str, set: &[&str], position: &str, convention: Convention) -> Explanation {
    explain(&*built(id, set), position, convention, &Question::default()).expect("a position of the game")
}

fn read(lang: Lang, id: &str, position: &str) -> String {
    Page::new(lang).explanation(&explained(id, &[], position, Normal))
}

/// One position that is won and one that is lost, of every game.
const POSITIONS: &[(&str, &[&str], &str, &str)] = &[
    ("grundy", &[], "8", "8,5"),
    ("lasker", &[], "2,3,7", "1,2,4"),
    ("octal", &[], "1000", "5,9"),
    ("endnim", &[], "3,1,4,1,5", "2,3,2"),
    ("endwythoff", &[], "8,12", "3,1,4,1,5"),
    ("northcott", &[], "W 1:8,3:6,2:4", "B 1:4,2:5"),
    ("northcott_classic", &[], "W 2:6,3:6", "W 2:6,3:7"),
    ("hex", &["size=4"], "x ..../..o./.x../....", "o ..../.xx./..../...."),
    ("graph", &[], "a", "c"),
    ("sum", &["parts=nim;octal"], "3,5 ; 7", "1,3 ; 7"),
    ("turning_turtles", &[], "THHTH", "HHH"),
    ("treblecross", &[], "..........", "......"),
    ("chomp", &[], "3,3,2", "4,3"),
    ("cram", &[], "4x3", "4x4"),
    ("hackenbush", &[], "0-1,1-2,1-3,3-4,3-5,0-6,6-7", "0-1,0-2,1-2,1-3,2-3,0-4"),
    ("graph_nim", &[], "1-2:3,1-3:2,4-5:2", "1-2:3,2-3:3,1-3:3"),
];

/// More positions, in which theory says other things or nothing at all.
const OTHERS: &[(&str, &[&str], &str, Convention)] = &[
    ("grundy", &[], "9", Misere),
    ("grundy", &[], "10000,9999,3", Normal),
    ("lasker", &[], "1,3,5,7", Misere),
    ("lasker", &[], "18446744073709551615,5", Normal),
    ("octal", &[], "1,5", Misere),
    ("octal", &[], "9,10", Misere),
    ("octal", &["code=0.07"], "16", Normal),
    ("octal", &["code=8.04"], "9,12", Normal),
    ("endnim", &[], "7", Normal),
    ("endnim", &[], "1", Misere),
    ("endnim", &[], "1,5", Misere),
    ("endnim", &[], "1,1,1", Misere),
    ("endnim", &[], "2,3,7", Misere),
    ("endnim", &[], "4,2,9,1", Normal),
    ("endwythoff", &[], "3,5,7", Misere),
    ("endwythoff", &[], "1,2,18446744073709551615", Normal),
    ("northcott", &[], "W 1:3,3:6", Misere),
    ("northcott", &[], "W 1:3,3:5", Misere),
    ("northcott_classic", &[], "W 2:6,3:7", Misere),
    ("northcott_classic", &["size=3"], "W 1:3", Misere),
    ("hex", &["size=3"], "-", Normal),
    ("hex", &["size=3"], "o x../.../...", Normal),
    ("graph", &["graph=digraph{a->b;b->a;b->c;c->d}"], "a", Normal),
    ("graph", &[], "e", Misere),
    ("sum", &[], "1,2 ; 3", Misere),
    ("sum", &[], "1,2 ; 1", Misere),
    ("sum", &[], "1,1 ; 1", Misere),
    ("sum", &[], "1,2 ; 3,4", Misere),
    ("sum", &["parts=chomp;grundy"], "3,3 ; 5", Normal),
    ("sum", &["parts=octal;grundy"], "5 ; 6", Misere),
    ("turning_turtles", &[], "HTTHT", Misere),
    ("treblecross", &[], "x.x...", Normal),
    ("treblecross", &[], ".x..x.", Normal),
    ("treblecross", &[], ".....", Misere),
    ("chomp", &[], "5,1,1", Normal),
    ("chomp", &[], "4,1,1", Misere),
    ("chomp", &[], "3,1", Misere),
    ("chomp", &[], "4,4,4", Normal),
    ("chomp", &[], "1000000,1000000", Normal),
    ("chomp", &[], "4,3,1", Normal),
    ("cram", &[], "....../######/.#...#", Normal),
    ("cram", &[], "3x3", Normal),
    ("cram", &[], "3x2", Misere),
    ("hackenbush", &[], "0-1,0-2,1-3,2-3,3-4,4-5,4-6,4-7,7-7", Normal),
    ("hackenbush", &[], "0-1,1-2", Misere),
    ("graph_nim", &[], "1-2:3,2-3:3,1-3:2", Normal),
    ("graph_nim", &[], "1-2:3,2-3:1,3-4:2", Normal),
    ("graph_nim", &[], "1-2:1,2-3:1,3-4:2,1-4:2", Normal),
];

fn all() -> impl Iterator<Item = (&'static str, &'static [&'static str], &'static str, Convention)> {
    let pairs = POSITIONS.iter().flat_map(|&(id, set, won, lost)| [(id, set, won, Normal), (id, set, lost, Normal)]);
    pairs.chain(OTHERS.iter().copied())
}

/// The folder of the snapshots of a game.
fn folder(id: &str) -> String {
    format!("snapshots/{id}")
}

#[test]
fn won_and_lost_positions_read_well_in_english() {
    for &(id, set, won, lost) in POSITIONS {
        for (name, position, outcome) in [("won", won, Outcome::Win), ("lost", lost, Outcome::Loss)] {
            let explanation = explained(id, set, position, Normal);
            assert_eq!(explanation.outcome, Some(outcome), "{id} {position}");
            insta::with_settings!({ snapshot_path => folder(id) }, {
                assert_snapshot!(format!("{id}_{name}"), Page::new(Lang::En).explanation(&explanation));
            });
        }
    }
}

#[test]
fn rows_of_pins_are_never_called_heaps() {
    let page = Page { pieces: Pieces::Bars, ..Page::new(Lang::En) };
    for (set, position, convention) in [
        ("code=0.77", "5,9", Normal),
        ("code=0.77", "1000", Normal),
        ("code=0.77", "4,5,9", Misere),
        ("code=0.07", "3,8", Normal),
        ("code=0.07", "7", Misere),
    ] {
        let steps = explained("octal", &[set], position, convention).steps;
        let text: Vec<String> = steps.iter().map(|step| page.step(step)).collect();
        let text = text.join("\n");
        let words = text.split(|c: char| !c.is_alphabetic());
        let foreign: Vec<&str> =
            words.filter(|word| ["heap", "box", "bar", "token"].contains(&word.trim_end_matches(['e', 's']))).collect();
        assert!(!text.is_empty() && foreign.is_empty(), "{set} {position}: {foreign:?} in {text}");
    }
    // Where no heap is a row, the pieces look as the reader wishes.
    let daisies = explained("octal", &["code=4.7"], "3,8", Normal);
    assert!(page.explanation(&daisies).contains("box 2"));
}

#[test]
fn some_are_read_in_every_language() {
    for (id, position) in [("endnim", "3,1,4,1,5"), ("northcott", "W 1:8,3:6,2:4"), ("grundy", "8"), ("chomp", "4,3")] {
        for lang in Lang::ALL {
            insta::with_settings!({ snapshot_path => folder(id) }, {
                assert_snapshot!(format!("{id}_{lang}"), read(lang, id, position));
            });
        }
    }
}

#[test]
fn a_retreat_is_answered_by_following_it() {
    let game = built("northcott_classic", &[]);
    let explanation = explain_move(&*game, "W 2:6,3:7", "1-1", Normal, &Question::default()).unwrap();
    let text = Page::new(Lang::En).explanation(&explanation);
    assert!(text.contains("You retreat, and the opponent follows just as far"), "{text}");
}

#[test]
fn every_message_has_its_arguments_in_every_language() {
    for (id, set, position, convention) in all() {
        let explanation = explained(id, set, position, convention);
        assert!(!explanation.steps.is_empty(), "{id} {position}");
        for step in &explanation.steps {
            if let Step::Say(message) = step {
                assert_eq!(text::check(message), Ok(()), "{id} {position}");
            }
        }
        for lang in Lang::ALL {
            let text = Page::new(lang).explanation(&explanation);
            assert!(!text.contains("reason-") && !text.contains("move-") && !text.contains('$'), "{text}");
        }
    }
}

#[test]
fn tables_state_what_the_engine_knows() {
    for (id, set, position, convention) in all() {
        let game = built(id, set);
        for step in explained(id, set, position, convention).steps {
            let Step::Table(table) = step else { continue };
            for row in &table.rows {
                let Some(place) = row.iter().find_map(|cell| match cell {
                    Cell::Position(place) => Some(place),
                    _ => None,
                }) else {
                    continue;
                };
                let known = game.analyse(place, convention, &Question::default()).unwrap();
                for cell in row {
                    match cell {
                        Cell::Outcome(outcome) => assert_eq!(known.outcome, Some(*outcome), "{id} {place}"),
                        Cell::Value(value) => assert_eq!(known.nim_value.map(|v| v.0), Some(*value), "{id} {place}"),
                        _ => {}
                    }
                }
            }
        }
    }
}

#[test]
fn a_won_position_names_a_move_that_wins() {
    for (id, set, position, convention) in all() {
        let explanation = explained(id, set, position, convention);
        if explanation.outcome != Some(Outcome::Win) {
            continue;
        }
        let game = built(id, set);
        let Some(mv) = explanation.line.first() else { continue };
        let to = game.play(position, mv).unwrap();
        let after = game.analyse(&to, convention, &Question::default()).unwrap();
        assert_eq!(after.outcome, Some(Outcome::Loss), "{id} {position} {mv}");
    }
}
