//! A question about a position, answered by a person and checked by the engine.
use super::CoursePosition;
use engine::{
    GameError, Outcome,
    explain::{Columns, Step},
};

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position in question.
    pub scene: CoursePosition,
    /// The question.
    pub ask: Ask,
}

/// The kinds of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Is it a P-position or an N-position?
    Outcome,
    /// What is its number in binary, the digits from the left? The position has one heap.
    Digits,
    /// What is the nim-sum of its heaps?
    NimSum,
    /// What is its nim-value?
    NimValue,
    /// Make a winning move.
    Move,
    /// What are the sums of the columns, the leftmost first?
    Columns,
    /// How many moves does the game still take, if the winner hurries and the loser delays?
    Remoteness,
}

/// An answer to a question about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseAnswer {
    /// P or N.
    Outcome(Outcome),
    /// A nim-sum, a nim-value or a number of moves.
    Number(u64),
    /// A move.
    Move(String),
    /// The sums of the columns or the digits, the leftmost first.
    Sums(Vec<u32>),
}

impl Exercise {
    /// A question about a position.
    pub const fn new(ask: Ask, scene: CoursePosition) -> Exercise {
        Exercise { scene, ask }
    }

    /// An answer of the engine; `None` if it does not know.
    pub fn solution(&self) -> Result<Option<ExerciseAnswer>, GameError> {
        let found = self.analysis()?;
        Ok(match self.ask {
            Ask::Columns | Ask::Digits => self.columns()?.map(|columns| ExerciseAnswer::Sums(columns.sums())),
            Ask::NimSum => self.columns()?.and_then(|columns| {
                let sum = columns.rows.iter().fold(0, |sum, (_, number)| sum ^ number);
                u64::try_from(sum).ok().map(ExerciseAnswer::Number)
            }),
            Ask::Outcome => found.outcome.map(ExerciseAnswer::Outcome),
            Ask::NimValue => found.nim_value.and_then(|value| u64::try_from(value.0).ok()).map(ExerciseAnswer::Number),
            Ask::Remoteness => found.remoteness.map(u64::from).map(ExerciseAnswer::Number),
            Ask::Move => found.winning_moves.into_iter().next().map(ExerciseAnswer::Move),
        })
    }

    /// Whether an answer is right. If several moves win, each of them is.
    pub fn accepts(&self, answer: &ExerciseAnswer) -> Result<bool, GameError> {
        match answer {
            ExerciseAnswer::Move(mv) if self.ask == Ask::Move => {
                let game = self.scene.build()?;
                game.play(self.scene.position, mv)?;
                Ok(self.analysis()?.winning_moves.contains(&game.normalise_move(mv)?))
            }
            _ => Ok(self.solution()?.as_ref() == Some(answer)),
        }
    }

    /// The first columns in the engine's reasons.
    pub(super) fn columns(&self) -> Result<Option<Columns>, GameError> {
        let reasons = self.scene.build()?.reasons(self.scene.position, self.scene.convention)?;
        let columns = |step: Step| if let Step::Columns(columns) = step { Some(columns) } else { None };
        Ok(reasons.into_iter().find_map(columns))
    }
}
