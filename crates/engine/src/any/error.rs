//! What can go wrong when a game is asked.
use crate::{
    message::{Message, Say},
    notation::ParseError,
    params::ParamError,
};
use std::{error::Error, fmt};

/// What can go wrong when a game is asked: a fault of the question or an interrupt, never a panic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// No such game.
    UnknownGame {
        /// The name given.
        name: String,
        /// The most similar name there is.
        nearest: &'static str,
    },
    /// A parameter that does not exist or cannot have this value.
    Parameter {
        /// Which game.
        game: &'static str,
        /// What is wrong.
        error: ParamError,
    },
    /// A text that is no position or move.
    Parse(ParseError),
    /// A move that the rules do not allow here.
    IllegalMove {
        /// Where.
        position: String,
        /// Which.
        mv: String,
    },
    /// A convention in which the game is not played.
    NormalOnly {
        /// Why.
        reason: Message,
    },
    /// The theory of the games is not loaded yet; see [`crate::deferred_theory`].
    NoTheory,
    /// The work of this thread is to end; see [`crate::interrupt`].
    Interrupted,
}

impl Say for GameError {
    fn message(&self) -> Message {
        match self {
            GameError::UnknownGame { name, nearest } => {
                Message::new("error-unknown-game").with("name", name.as_str()).with("nearest", *nearest)
            }
            GameError::Parameter { game, error } => {
                Message::new("error-parameter").with("game", *game).with("error", error.message())
            }
            GameError::Parse(error) => error.message(),
            GameError::IllegalMove { position, mv } => {
                Message::new("error-illegal-move").with("position", position.as_str()).with("move", mv.as_str())
            }
            GameError::NoTheory => Message::new("error-no-theory"),
            GameError::Interrupted => Message::new("gave-up-cancelled"),
            GameError::NormalOnly { reason } => Message::new("error-normal-only").with("reason", reason.clone()),
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for GameError {}

impl From<ParseError> for GameError {
    fn from(error: ParseError) -> GameError {
        GameError::Parse(error)
    }
}
