//! Certificates of outcomes: for the winner, a move in every position that can arise, and nothing more.
//!
//! A certificate holds no positions. The checker plays through the game by the rules alone and takes the moves of the
//! strategy in the order in which it meets positions; a position that it has met before needs no other move. What
//! theory decides about games that are too large for this is certified by the theorem and its numbers.
use crate::{
    any::GameError,
    message::{Message, Say},
    nim_value::NimValue,
    outcome::Outcome,
    solve::OutOfBudget,
};
use std::{error::Error, fmt};

mod search;
mod texts;
mod walk;

pub(crate) use search::{check, prove};
pub(crate) use texts::{check_texts, prove_texts};

/// Maximum number of positions of a strategy.
pub const MOST_POSITIONS: usize = 10_000_000;

/// The outcome of a position, with what is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeProof {
    /// The outcome for the player to move.
    pub outcome: Outcome,
    /// Why it is so.
    pub evidence: Evidence,
}

/// Why an outcome is as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The strategy of the winner or, in a draw, those of both players, the player to move first.
    Strategies(Vec<Strategy>),
    /// What a theorem says.
    Theorem(Statement),
}

/// The moves of a player, in the order in which positions are met.
pub type Strategy = Vec<Choice>;

/// A move in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The number of the move among the legal ones, in the order of the rules.
    pub mv: u32,
    /// In games with cycles, the number of moves within which this player has won, and zero in all other cases.
    pub remoteness: u32,
}

/// What a theorem says about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The id of the theorem.
    pub theorem: String,
    /// The nim-value of the position, if the theorem gives it.
    pub nim_value: Option<NimValue>,
    /// A move that wins, if there is one and the theorem names it.
    pub mv: Option<String>,
}

/// Why there is no certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unproved {
    /// The question is wrong.
    Game(GameError),
    /// The outcome was not found, or the strategy has too many positions.
    OutOfBudget(OutOfBudget),
    /// With three or more players nobody has an outcome.
    Players,
    /// The strategy does not win: a bug of theory or search.
    Wrong(Flaw),
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The question is wrong.
    Game(GameError),
    /// The check ended before it was complete.
    OutOfBudget(OutOfBudget),
    /// There is no move with this number in a position.
    Move(String),
    /// A position is not good enough for the player of the strategy.
    Lost(String),
    /// A position is not nearer to the end than the one before.
    Circle(String),
    /// The strategy ends before this position.
    Short(String),
    /// The strategy has more moves than there are positions.
    Long,
    /// An outcome needs another number of strategies.
    Strategies,
    /// Theory does not say this.
    Theorem(String),
    /// With three or more players nobody has an outcome.
    Players,
}

impl Say for Flaw {
    fn message(&self) -> Message {
        let about = |id, position: &String| Message::new(id).with("position", crate::notation::shorten(position));
        match self {
            Flaw::Game(error) => error.message(),
            Flaw::OutOfBudget(reason) => reason.message(),
            Flaw::Move(position) => about("proof-flaw-move", position),
            Flaw::Lost(position) => about("proof-flaw-lost", position),
            Flaw::Circle(position) => about("proof-flaw-circle", position),
            Flaw::Short(position) => about("proof-flaw-short", position),
            Flaw::Long => Message::new("proof-flaw-long"),
            Flaw::Strategies => Message::new("proof-flaw-strategies"),
            Flaw::Players => Message::new("proof-players"),
            Flaw::Theorem(id) => Message::new("proof-flaw-theorem").with("theorem", crate::notation::shorten(id)),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for Flaw {}

impl From<GameError> for Flaw {
    fn from(error: GameError) -> Flaw {
        Flaw::Game(error)
    }
}

impl From<OutOfBudget> for Flaw {
    fn from(reason: OutOfBudget) -> Flaw {
        Flaw::OutOfBudget(reason)
    }
}

impl From<GameError> for Unproved {
    fn from(error: GameError) -> Unproved {
        Unproved::Game(error)
    }
}

impl From<OutOfBudget> for Unproved {
    fn from(reason: OutOfBudget) -> Unproved {
        Unproved::OutOfBudget(reason)
    }
}

impl From<Flaw> for Unproved {
    fn from(flaw: Flaw) -> Unproved {
        match flaw {
            Flaw::Game(error) => Unproved::Game(error),
            Flaw::OutOfBudget(reason) => Unproved::OutOfBudget(reason),
            Flaw::Players => Unproved::Players,
            flaw => Unproved::Wrong(flaw),
        }
    }
}
