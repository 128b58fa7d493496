//! What a computer thinks before a move, step by step, as visitors could watch with Nimrod in 1951.
//!
//! The steps are made after the choice, from the same looks at the game, so that playing without a trace costs nothing.
//! Each of them is true: a rejected move comes with the reply that refutes it, and columns are those of the game.
use crate::{
    effort::{Effort, Look},
    level::{ChosenMove, Level, Turn, Why},
    opponent::{Opponent, danger},
};
use engine::{
    GameError,
    explain::{Columns, Table},
    message::Message,
};

mod best;
mod short;

/// A step of a computer's thinking.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// What kind of step it is.
    pub kind: ThoughtKind,
    /// The sentence, spoken by the computer.
    pub say: Message,
    /// The move that it is about.
    pub mv: Option<String>,
    /// The reply that refutes the move.
    pub reply: Option<String>,
    /// The columns that it is about.
    pub columns: Option<Columns>,
    /// The table that it is about.
    pub table: Option<Table>,
}

/// The kinds of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThoughtKind {
    /// Looks at the position.
    Look,
    /// Tries a move and rejects it.
    Reject,
    /// Finds the move that is played; always the last step.
    Find,
}

impl Thought {
    fn look(say: Message) -> Thought {
        Thought { kind: ThoughtKind::Look, say, mv: None, reply: None, columns: None, table: None }
    }

    /// A sentence about the move that is played.
    fn find(id: &'static str, mv: &str) -> Thought {
        Thought::about(ThoughtKind::Find, id, mv)
    }

    /// A sentence about a move that is not played.
    fn reject(id: &'static str, mv: &str) -> Thought {
        Thought::about(ThoughtKind::Reject, id, mv)
    }

    fn about(kind: ThoughtKind, id: &'static str, mv: &str) -> Thought {
        Thought { kind, mv: Some(mv.to_owned()), ..Thought::look(Message::new(id).with("move", mv)) }
    }

    fn with_reply(self, reply: &str) -> Thought {
        Thought { say: self.say.with("reply", reply), reply: Some(reply.to_owned()), ..self }
    }

    fn with_columns(self, columns: Option<Columns>) -> Thought {
        Thought { columns, ..self }
    }
}

/// What an opponent thought before it chose a move.
///
/// ```
/// use engine::{Convention, Params, games};
/// use play::{Effort, Level, Rng, Turn, choose, trace::{ThoughtKind, trace}};
/// let nim = games::build("nim", &Params::default()).unwrap();
/// let turn = Turn { game: &*nim, convention: Convention::Normal, position: "3,5,7", made: 0 };
/// let (level, effort) = (Level::Perfect, Effort::default());
/// let choice = choose(&turn, level, &effort, &mut Rng::new(1)).unwrap().unwrap();
/// let thoughts = trace(&turn, level, &choice, &effort).unwrap();
/// assert_eq!(thoughts[0].columns.as_ref().unwrap().sums(), [2, 2, 3]);
/// assert_eq!(thoughts.last().unwrap().kind, ThoughtKind::Find);
/// ```
pub fn trace(
    turn: &Turn,
    opponent: impl Into<Opponent>,
    choice: &ChosenMove,
    effort: &Effort,
) -> Result<Vec<Thought>, GameError> {
    let opponent = opponent.into();
    let mut look = Look::new(turn.game, turn.convention, effort);
    let mut thoughts: Vec<Thought> = preface(turn, opponent, choice).map(Thought::look).into_iter().collect();
    let (look, position, mv) = (&mut look, turn.position, choice.mv.as_str());
    thoughts.extend(match choice.why {
        Why::Ends => vec![Thought::find("trace-ends", mv)],
        Why::Chance => match opponent {
            Opponent::TwoMoves => short::nothing_calm(look, position, mv)?,
            Opponent::LowColumns => {
                [short::nothing_even(look, position)?, short::nothing_calm(look, position, mv)?].concat()
            }
            Opponent::Level(_) | Opponent::Adaptive(_) => short::chance(mv),
        },
        Why::NoDanger if opponent == Opponent::LowColumns => {
            [short::nothing_even(look, position)?, short::calm(look, position, mv)?].concat()
        }
        Why::NoDanger => short::calm(look, position, mv)?,
        Why::LowColumns => short::low_columns(look, position, mv)?,
        Why::Safe => vec![Thought::find("trace-safe", mv)],
        Why::Wins { .. } | Why::Draws { .. } | Why::Trap { .. } | Why::Unknown => {
            best::thoughts(look, position, choice)?
        }
    });
    Ok(thoughts)
}

/// Whether an opponent that mixes good and random moves plays well this time.
fn preface(turn: &Turn, opponent: Opponent, choice: &ChosenMove) -> Option<Message> {
    let numbered = |id| Message::new(id).with("number", turn.made + 1);
    let is_random = matches!(choice.why, Why::Chance | Why::Ends);
    match opponent {
        Opponent::Level(Level::Alternating) if turn.made.is_multiple_of(2) => Some(numbered("trace-awake")),
        Opponent::Level(Level::Alternating) => Some(numbered("trace-asleep")),
        Opponent::Adaptive(_) if turn.game.players() > 2 => None,
        Opponent::Adaptive(_) if is_random => Some(Message::new("trace-random")),
        Opponent::Adaptive(_) => Some(Message::new("trace-best")),
        Opponent::Level(_) | Opponent::TwoMoves | Opponent::LowColumns => None,
    }
}

/// Some moves to speak of, spread over all legal ones; not the one that is played.
fn others(look: &Look, position: &str, mv: &str, count: usize) -> Result<Vec<String>, GameError> {
    let (mut moves, _) = look.moves(position)?;
    moves.retain(|other| other != mv);
    let every = moves.len().div_ceil(count.max(1)).max(1);
    Ok(moves.into_iter().step_by(every).take(count).collect())
}

/// A move that is rejected because of what the next reply does, if anything is wrong with it.
fn rejected_at_sight(look: &Look, position: &str, mv: &str) -> Result<Option<Thought>, GameError> {
    Ok(danger(look, position, mv)?.map(|danger| match danger {
        crate::opponent::Danger::Ends => Thought::reject("trace-reject-ends", mv),
        crate::opponent::Danger::Reply(reply) => Thought::reject("trace-reject", mv).with_reply(&reply),
    }))
}
