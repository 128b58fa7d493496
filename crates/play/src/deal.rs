//! What a match is about: the game, the convention, the start, and the players.
use crate::{level::Level, opponent::Opponent};
use engine::{AnyGame, Convention, GameError, Params, games};

/// Maximum number of seats: as many as there are letters.
pub const MOST_SEATS: usize = 26;

/// Everything that is fixed before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The id of the game.
    pub game: &'static str,
    /// Its parameters, as far as they were given.
    pub params: Params,
    /// Normal or misère play.
    pub convention: Convention,
    /// The position before the first move.
    pub start: String,
    /// The players, in the order of moves: the first seat makes the first move.
    pub seats: Vec<Player>,
}

impl Deal {
    /// The game with its parameters.
    pub fn build(&self) -> Result<Box<dyn AnyGame>, GameError> {
        games::build(self.game, &self.params)
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this device, by name.
    Person(String),
    /// A person elsewhere, by name; empty while the seat is free.
    Away(String),
    /// A computer.
    Computer(Opponent),
}

impl Player {
    /// A computer.
    pub fn computer(opponent: impl Into<Opponent>) -> Player {
        Player::Computer(opponent.into())
    }

    /// Which computer it is.
    pub fn opponent(&self) -> Option<Opponent> {
        match self {
            Player::Person(_) | Player::Away(_) => None,
            Player::Computer(opponent) => Some(*opponent),
        }
    }

    /// The level of a computer that has one.
    pub fn level(&self) -> Option<Level> {
        self.opponent().and_then(Opponent::level)
    }

    /// Whether a person at this device sits here.
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }
}

/// The letter of a seat: A moves first.
pub fn letter(seat: usize) -> char {
    let letter = u8::try_from(seat % MOST_SEATS).expect("smaller than 26") + b'A';
    char::from(letter)
}
