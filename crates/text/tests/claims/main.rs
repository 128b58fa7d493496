//! Every claim of every explanation of every game is true.
//!
//! A sentence of an explanation is a message: an id with arguments. What it claims about the position, the move, the
//! values and about "you" is declared by its id (`meaning`), as data that can be evaluated (`claim`), with the numbers
//! that the reader sees. It is evaluated against a search from the rules alone (`truth`). General statements are
//! evaluated over a range (`rules`).
mod boards;
mod cells;
mod claim;
mod meaning;
mod numbers;
mod planted;
mod rules;
mod sample;
mod scene;
mod statements;
mod truth;

use engine::{
    AnyGame, Convention, Question,
    games::{self, FAMILIES},
    solve::Budget,
};
use scene::{Inquiry, Scene};
use std::collections::BTreeSet;
use truth::Truth;

/// Number of moves of a position that are explained.
const MOVES: usize = 3;

/// Number of tests that share the games; they run side by side.
const PARTS: usize = 4;

/// A budget within which small positions are searched to the end.
pub(crate) const ENOUGH: usize = 500_000;

/// A budget within which hardly any is.
const TOO_LITTLE: usize = 20;

/// The question with which an explanation is asked for.
pub(crate) fn question(positions: usize) -> Question {
    Question { budget: Budget::positions(positions), ..Question::default() }
}

/// The conventions that a game has.
fn conventions(game: &dyn AnyGame) -> &'static [Convention] {
    if game.normal_only().is_some() { &Convention::BOTH[..1] } else { &Convention::BOTH }
}

/// The questions about a position: the position itself and some of its moves; and again the position, with too little
/// budget for a search.
fn inquiries<'a>(position: &'a str, moves: &'a [String]) -> Vec<Inquiry<'a>> {
    let step = (moves.len() / MOVES).max(1);
    let mut inquiries =
        vec![Inquiry { position, mv: None, budget: ENOUGH }, Inquiry { position, mv: None, budget: TOO_LITTLE }];
    inquiries.extend(moves.iter().step_by(step).map(|mv| Inquiry { position, mv: Some(mv), budget: ENOUGH }));
    inquiries
}

/// Evaluates the explanations of some games.
fn evaluate(part: usize) {
    let (mut evaluated, mut faults) = (0, BTreeSet::new());
    for family in FAMILIES.iter().skip(part).step_by(PARTS) {
        for set in sample::sets(family) {
            let game = games::build(family.id, &games::params(family, &set).unwrap()).unwrap();
            for &convention in conventions(&*game) {
                let truth = Truth::new(&*game, convention);
                for position in sample::positions(family, &set, &truth) {
                    for inquiry in inquiries(&position, &truth.moves(&position)) {
                        let mut scene = Scene::new(&truth, family.id, &set, inquiry.position);
                        for fault in scene.faults(inquiry, &inquiry.explain(&*game, convention)) {
                            faults.insert(format!("{} {set} {convention} {inquiry:?}: {fault}", family.id));
                        }
                        evaluated += 1;
                    }
                }
            }
        }
    }
    let first: Vec<&str> = faults.iter().map(String::as_str).take(40).collect();
    assert!(faults.is_empty(), "{} faults in {evaluated} explanations:\n{}", faults.len(), first.join("\n"));
    assert!(evaluated > 2_000, "{evaluated} explanations are too few");
}

#[test]
fn claims_are_true_in_the_first_games() {
    evaluate(0);
}

#[test]
fn claims_are_true_in_the_second_games() {
    evaluate(1);
}

#[test]
fn claims_are_true_in_the_third_games() {
    evaluate(2);
}

#[test]
fn claims_are_true_in_the_fourth_games() {
    evaluate(3);
}

#[test]
fn general_statements_hold_over_their_ranges() {
    for rule in rules::all() {
        let judged = planted::exceptions(rule).unwrap_or_else(|fault| panic!("{}: {fault}", rule.name));
        assert!(judged >= 3, "{} speaks of {judged} positions only", rule.name);
    }
}

#[test]
fn sentences_without_a_claim_are_few() {
    assert!(meaning::NO_CLAIM.len() <= 6);
    for (id, reason) in meaning::NO_CLAIM {
        assert!(text::has(id) && !reason.is_empty(), "{id}");
    }
}

/// Whether an explanation says this id as a sentence or as the reason in a row of a table.
fn is_said(id: &str) -> bool {
    let is_part = cells::NAMES.contains(&id) || cells::REASONS.contains(&id);
    (id.starts_with("explain-") || id.starts_with("reason-")) && !is_part
}

#[test]
fn every_sentence_of_an_explanation_has_a_meaning() {
    for id in text::ids().filter(|id| is_said(id)) {
        assert!(meaning::of(id).is_some(), "no claim stands behind `{id}`");
    }
    for id in cells::NAMES.iter().chain(cells::REASONS) {
        assert!(text::has(id), "there is no `{id}`");
    }
}
