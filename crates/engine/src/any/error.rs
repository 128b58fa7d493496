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
    /// There is no such game.
    UnknownGame {
        /// The name that was given.
        name: String,
        /// The most similar name there is, if one is close.
        nearest: Option<&'static str>,
    },
    /// A parameter does not exist or cannot have this value.
    Parameter {
        /// The id of the game.
        game: &'static str,
        /// What is wrong with the parameter.
        error: ParamError,
    },
    /// A text is not a position or not a move.
    Parse(ParseError),
    /// The rules do not allow a move here.
    IllegalMove {
        /// The position.
        position: String,
        /// The move.
        mv: String,
    },
    /// The game is not played in this convention.
    NormalOnly {
        /// Why the game is not played like that.
        reason: Message,
    },
    /// The theory of the games is not loaded yet; see [`crate::deferred_theory`].
    NoTheory,
    /// The work of this thread must end; see [`crate::interrupt`].
    Interrupted,
}

impl Say for GameError {
    fn message(&self) -> Message {
        match self {
            GameError::UnknownGame { name, nearest: Some(nearest) } => {
                Message::new("error-unknown-game-nearest").with("name", name.as_str()).with("nearest", *nearest)
            }
            GameError::UnknownGame { name, nearest: None } => {
                Message::new("error-unknown-game").with("name", name.as_str())
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
