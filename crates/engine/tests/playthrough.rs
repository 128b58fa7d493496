//! One game of every family, written down in full: a change of rules, notation or theory shows as a changed snapshot.
use engine::{
    AnyGame, Convention, Question,
    games::{self, FAMILIES},
    solve::Budget,
};
use std::fmt::Write;

/// A short line about a position: what is legal and who wins.
fn line(game: &dyn AnyGame, position: &str) -> String {
    let question = Question { budget: Budget::positions(200_000), move_limit: 100, ..Question::default() };
    let mut text = position.to_owned();
    for convention in Convention::BOTH {
        let Ok(analysis) = game.analyse(position, convention, &question) else { continue };
        let outcome = analysis.outcome.map_or("?", |outcome| outcome.letter());
        write!(text, "  {convention} {outcome}").unwrap();
        if let Some(value) = analysis.nim_value {
            write!(text, " g={value}").unwrap();
        }
        if let Some(remoteness) = analysis.remoteness {
            write!(text, " rem={remoteness}").unwrap();
        }
        let winning: Vec<&str> = analysis.winning_moves.iter().take(3).map(String::as_str).collect();
        if !winning.is_empty() {
            write!(text, " {} win: {}", analysis.winning_moves.len(), winning.join(" ")).unwrap();
        }
    }
    text
}

/// Plays from the usual start, each time the move in the middle, a third or two thirds of the list.
fn playthrough(game: &dyn AnyGame, start: &str) -> String {
    let mut text = String::new();
    let mut position = game.normalise(start).unwrap();
    for ply in 0..15 {
        let moves = game.moves(&position, 10_000).unwrap();
        writeln!(text, "{}", line(game, &position)).unwrap();
        let Some(mv) = moves.get(moves.len() * (1 + ply % 3) / 4) else { break };
        writeln!(text, "  {mv} of {}", moves.len()).unwrap();
        position = game.play(&position, mv).unwrap();
    }
    text
}

#[test]
fn every_family_plays_as_before() {
    for family in FAMILIES {
        let preset = &family.presets[0];
        let params = games::params(family, preset.set).unwrap();
        let game = games::build(family.id, &params).unwrap();
        insta::assert_snapshot!(family.id, playthrough(&*game, preset.position));
    }
}
