//! What can go wrong in a match.
use super::{LONGEST_MOVES, MOST_PLIES};
use engine::{
    GameError,
    message::{Message, Say},
};
use std::{error::Error, fmt};

/// Why something cannot be done in a match. The match does not change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The game, the position or the move.
    Game(GameError),
    /// The game has another number of players.
    Seats {
        /// How many there are.
        seats: usize,
        /// How many it takes.
        expected: usize,
    },
    /// No move is left at the start.
    StartIsOver {
        /// The position.
        position: String,
    },
    /// The match is over.
    Over,
    /// The match has no such seat.
    NoSeat {
        /// The number given, counted from zero.
        seat: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A draw was agreed on in a game that always has a winner.
    NoDraw,
    /// The match has too many moves to go on.
    TooLong,
}

impl Say for MatchError {
    fn message(&self) -> Message {
        match self {
            MatchError::Game(error) => error.message(),
            MatchError::Seats { seats, expected } => {
                Message::new("error-seats").with("seats", *seats).with("expected", *expected)
            }
            MatchError::StartIsOver { position } => {
                Message::new("error-start-is-over").with("position", position.as_str())
            }
            MatchError::Over => Message::new("error-over"),
            MatchError::NoSeat { seat, seats } => {
                Message::new("error-no-seat").with("seat", *seat).with("seats", *seats)
            }
            MatchError::NoDraw => Message::new("error-no-draw"),
            MatchError::TooLong => {
                Message::new("error-game-too-long").with("moves", MOST_PLIES).with("bytes", LONGEST_MOVES)
            }
        }
    }
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for MatchError {}

impl From<GameError> for MatchError {
    fn from(error: GameError) -> MatchError {
        MatchError::Game(error)
    }
}
