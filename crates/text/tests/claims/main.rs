//! Every claim of every explanation of every game is true.
//!
//! A sentence of an explanation is a message: an id with arguments. What it claims about the position, the move, the
//! values and about "you" is declared by its id (`meaning`), as data that can be evaluated (`claim`), with the numbers
//! that the reader sees. It is evaluated against a search from the rules alone (`truth`). General statements are
//! evaluated over a range (`rules`).
mod boards;
mod claim;
mod meaning;
mod numbers;
mod planted;
mod rules;
mod sample;
mod scene;
mod truth;

use engine::{
    Convention, Question, explain,
    games::{self, FAMILIES},
    solve::Budget,
};
use rules::RULES;
use scene::{Asked, Scene};
use std::collections::BTreeSet;
use truth::Truth;

/// Number of moves of a position that are explained.
const MOVES: usize = 3;

/// How an explanation is asked for here: positions are small.
pub fn question() -> Question {
    Question { budget: Budget::positions(40_000), ..Question::default() }
}

/// The conventions that a game has.
fn conventions(game: &dyn engine::AnyGame) -> &'static [Convention] {
    if game.normal_only().is_some() { &Convention::BOTH[..1] } else { &Convention::BOTH }
}

/// Evaluates the explanations of the games from one id to another, and says how many were evaluated.
fn evaluate(from: &str, to: &str) -> usize {
    let (mut evaluated, mut faults) = (0, BTreeSet::new());
    for family in FAMILIES.iter().filter(|family| (from..=to).contains(&family.id)) {
        for set in sample::sets(family) {
            let game = games::build(family.id, &games::params(family, &set).unwrap()).unwrap();
            for &convention in conventions(&*game) {
                let truth = Truth::new(&*game, convention);
                for position in sample::positions(family, &set, &truth) {
                    let mut asked = vec![Asked { position: &position, mv: None }];
                    let moves = truth.moves(&position);
                    let step = (moves.len() / MOVES).max(1);
                    asked.extend(moves.iter().step_by(step).map(|mv| Asked { position: &position, mv: Some(mv) }));
                    for asked in asked {
                        let explanation = match asked.mv {
                            Some(mv) => explain::explain_move(&*game, asked.position, mv, convention, &question()),
                            None => explain::explain(&*game, asked.position, convention, &question()),
                        };
                        let mut scene = Scene::new(&truth, family.id, &set, asked.position);
                        for fault in scene.faults(asked, &explanation.unwrap()) {
                            faults.insert(format!("{} {set} {convention} {asked:?}: {fault}", family.id));
                        }
                        evaluated += 1;
                    }
                }
            }
        }
    }
    let shown: Vec<&str> = faults.iter().map(String::as_str).take(40).collect();
    assert!(faults.is_empty(), "{} faults in {evaluated} explanations:\n{}", faults.len(), shown.join("\n"));
    evaluated
}

/// The first and the last game of each group; groups run side by side.
const GROUPS: [(&str, &str); 4] =
    [("building", "cram"), ("divisor", "grundy"), ("hackenbush", "northcott_classic"), ("octal", "wythoff")];

#[test]
fn every_game_is_in_a_group() {
    let is_checked = |id: &str| GROUPS.iter().any(|(from, to)| (*from..=*to).contains(&id));
    FAMILIES.iter().for_each(|family| assert!(is_checked(family.id), "{}", family.id));
}

#[test]
fn claims_from_building_to_cram_are_true() {
    assert!(evaluate(GROUPS[0].0, GROUPS[0].1) > 1_000);
}

#[test]
fn claims_from_divisor_to_grundy_are_true() {
    assert!(evaluate(GROUPS[1].0, GROUPS[1].1) > 1_000);
}

#[test]
fn claims_from_hackenbush_to_northcott_classic_are_true() {
    assert!(evaluate(GROUPS[2].0, GROUPS[2].1) > 1_000);
}

#[test]
fn claims_from_octal_to_wythoff_are_true() {
    assert!(evaluate(GROUPS[3].0, GROUPS[3].1) > 1_000);
}

#[test]
fn general_statements_hold_over_their_ranges() {
    for rule in RULES {
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

/// The prefixes of sentences that explanations say; names of parts, moves and labels are within them.
fn is_sentence(id: &str) -> bool {
    (id.starts_with("explain-") || id.starts_with("reason-")) && !NAMES.contains(&id)
}

/// Names of parts, reasons in tables, and sentences of front ends.
const NAMES: &[&str] = &[
    "explain-heap",
    "explain-theorem",
    "explain-line",
    "explain-line-cut",
    "explain-others",
    "explain-answer-over",
    "reason-arm-row",
    "reason-arm-column",
    "reason-line",
    "reason-circle-row",
    "reason-gap",
    "reason-mex",
    "reason-mex-none",
    "reason-mex-many",
    "reason-remainder",
    "reason-exponent",
    "reason-step",
    "reason-coin-gap",
    "reason-gap-edge",
    "reason-coin",
    "reason-edge",
    "reason-loops",
    "reason-bush-tip",
    "reason-bush-loops",
    "reason-bush-carries",
    "reason-bush-both",
    "reason-star",
    "reason-star-edge",
    "reason-part",
    "reason-sum-large",
    "reason-sum-small",
    "reason-lasker-same",
    "reason-lasker-up",
    "reason-lasker-down",
    "reason-octal-period",
    "reason-octal-saltus",
    "reason-head",
    "reason-stretch",
];

#[test]
fn every_sentence_of_an_explanation_has_a_meaning() {
    for id in text::ids().filter(|id| is_sentence(id)) {
        let message = engine::message::Message::new(id);
        assert!(meaning::of(&message).is_some(), "no claim stands behind `{id}`");
    }
}
