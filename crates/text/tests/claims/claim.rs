//! Claims as data, and how each is evaluated against the truth.
use crate::{rules, scene::Scene, truth::Fact};
use engine::{
    Outcome,
    message::{Arg, Message},
};

/// What a sentence claims about the position it speaks of, with the names of the arguments that matter.
#[derive(Clone, Copy)]
pub(crate) enum Claim {
    /// The player to move wins, loses, or neither can force a win.
    Mover(Outcome),
    /// The move in this argument wins; from here on it is the move that the explanation recommends.
    Wins(&'static str),
    /// The move in this argument keeps the draw.
    Draws(&'static str),
    /// Every move wins.
    EveryMoveWins,
    /// The number in this argument counts the moves that lead to a position of this outcome, or all moves.
    Count(&'static str, Option<Outcome>),
    /// At least as many moves win as the number in this argument says.
    AtLeast(&'static str),
    /// These are all moves that lead to a position of this outcome; some of many may only be counted.
    All(&'static str, Outcome),
    /// These are moves that win.
    Among(&'static str),
    /// To every move of the player to move there is an answer that wins.
    Answered,
    /// After the recommended move the other player loses but can move, and every move there has an answer that wins.
    ThenAnswered,
    /// After every move of the player to move, now or after the recommended move, there is an answer, or the game is
    /// over and won.
    AnsweredOrOver,
    /// The winner makes the last move.
    WinnerMovesLast,
    /// The loser makes the last move.
    LoserMovesLast,
    /// As many moves remain as the number in this argument says, whatever is played.
    Length(&'static str),
    /// The game is over.
    Over,
    /// What the numbers of the sentence say is so.
    Numbers(fn(&Scene, &Message) -> bool),
    /// The position in this argument has this outcome.
    Position(&'static str, Outcome),
    /// A general statement, which is evaluated over a range once, and holds here.
    General(&'static str),
}

impl Claim {
    /// Evaluates the claim of a message in a scene; says what is wrong. What is too large for the truth is not judged.
    pub(crate) fn evaluate(&self, scene: &mut Scene, message: &Message) -> Result<(), String> {
        let Some(fact) = scene.truth.fact(&scene.position) else { return Ok(()) };
        let here = scene.position.clone();
        let check = |holds: bool, what: &str| if holds { Ok(()) } else { Err(format!("{what}, but {fact:?}")) };
        match *self {
            Claim::Mover(outcome) => check(fact.outcome == outcome, &format!("the mover should be {outcome:?}")),
            Claim::Wins(arg) => {
                let mv = scene.move_in(message, arg)?;
                let after = scene.truth.after(&here, &mv);
                let wins = scene.truth.outcome(&after) == Some(Outcome::Loss);
                scene.recommended = Some(after);
                check(wins, &format!("{mv} should win"))
            }
            Claim::Draws(arg) => {
                let after = scene.truth.after(&here, &scene.move_in(message, arg)?);
                check(scene.truth.outcome(&after) == Some(Outcome::Draw), "the move should draw")
            }
            Claim::EveryMoveWins => {
                let all = scene.truth.moves(&here).len();
                check(scene.truth.moves_to(&here, Outcome::Loss).len() == all, "every move should win")
            }
            Claim::Count(arg, outcome) => {
                let count = match outcome {
                    Some(outcome) => scene.truth.moves_to(&here, outcome).len(),
                    None => scene.truth.moves(&here).len(),
                };
                check(number(message, arg) == count as u128, &format!("there are {count}"))
            }
            Claim::AtLeast(arg) => {
                let count = scene.truth.moves_to(&here, Outcome::Loss).len() as u128;
                check((1..=count).contains(&number(message, arg)), &format!("there are {count}"))
            }
            Claim::All(arg, outcome) => {
                let (listed, others) = scene.moves_in(message, arg)?;
                let right = scene.truth.moves_to(&here, outcome);
                let is_all = listed.is_subset(&right) && listed.len() + others == right.len();
                check(is_all, &format!("these moves do: {right:?}, not {listed:?}"))
            }
            Claim::Among(arg) => {
                let (listed, _) = scene.moves_in(message, arg)?;
                let right = scene.truth.moves_to(&here, Outcome::Loss);
                check(listed.is_subset(&right), &format!("these moves win: {right:?}, not {listed:?}"))
            }
            Claim::Answered => check(scene.unanswered(&here).is_none(), "every move should have an answer"),
            Claim::ThenAnswered => {
                let after = scene.recommended.clone().ok_or("no move was recommended")?;
                let loses = scene.truth.outcome(&after) == Some(Outcome::Loss) && !scene.truth.moves(&after).is_empty();
                check(loses && scene.unanswered(&after).is_none(), "every move after it should have an answer")
            }
            Claim::AnsweredOrOver => {
                let there = match fact.outcome {
                    Outcome::Win => scene.recommended.clone().ok_or("no move was recommended")?,
                    _ => here,
                };
                check(scene.truth.outcome(&there) == Some(Outcome::Loss), "all moves should lose")
            }
            Claim::WinnerMovesLast => check(last_moves(fact) == Some(Outcome::Win), "the winner does not move last"),
            Claim::LoserMovesLast => check(last_moves(fact) == Some(Outcome::Loss), "the loser does not move last"),
            Claim::Length(arg) => check(fact.remoteness == u32::try_from(number(message, arg)).ok(), "another length"),
            Claim::Over => check(fact.remoteness == Some(0), "the game should be over"),
            Claim::Numbers(holds) => check(holds(scene, message), "the numbers are wrong"),
            Claim::Position(arg, outcome) => {
                let position = text(message, arg);
                check(scene.truth.outcome(&position) == Some(outcome), &format!("{position} should be {outcome:?}"))
            }
            Claim::General(name) => match rules::says(name, scene) {
                Some(outcome) => check(fact.outcome == outcome, &format!("{name} says {outcome:?}")),
                None => Err(format!("{name} says nothing here")),
            },
        }
    }
}

/// Whether the winner or the loser makes the last move.
fn last_moves(fact: Fact) -> Option<Outcome> {
    let mover_is_last = fact.remoteness? % 2 == 1;
    let mover_wins = fact.outcome == Outcome::Win;
    Some(if mover_is_last == mover_wins { Outcome::Win } else { Outcome::Loss })
}

/// A number as an index or a length; the positions here are small.
pub(crate) fn index(number: impl TryInto<usize>) -> usize {
    number.try_into().ok().expect("a small number")
}

/// A number in a message.
pub(crate) fn number(message: &Message, arg: &str) -> u128 {
    match message.arg(arg) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{message}: `{arg}` is {other:?}"),
    }
}

/// A text in a message.
pub(crate) fn text(message: &Message, arg: &str) -> String {
    match message.arg(arg) {
        Some(Arg::Text(text)) => text.clone(),
        other => panic!("{message}: `{arg}` is {other:?}"),
    }
}

/// Numbers in a message.
pub(crate) fn list(message: &Message, arg: &str) -> Vec<String> {
    match message.arg(arg) {
        Some(Arg::List(list)) => list.iter().map(ToString::to_string).collect(),
        Some(other) => vec![other.to_string()],
        None => panic!("{message}: no `{arg}`"),
    }
}
