//! Who wins: conventions, outcomes and endings, always from the point of view of the player to move.
use std::fmt;

/// What it means that a player cannot move. An argument of solvers and theory, never a rule of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Convention {
    /// A player who cannot move loses: the player who makes the last move wins.
    Normal,
    /// A player who cannot move wins: the player who makes the last move loses.
    Misere,
}

impl Convention {
    /// Both conventions, normal first.
    pub const BOTH: [Convention; 2] = [Convention::Normal, Convention::Misere];

    /// The name used in commands and files: `normal` or `misere`.
    pub fn name(self) -> &'static str {
        match self {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        }
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The result of best play, ordered from worst to best for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// A P-position: the previous player wins.
    Loss,
    /// Nobody can force a win; only games with cycles have such positions.
    Draw,
    /// An N-position: the next player, who is to move, wins.
    Win,
}

impl Outcome {
    /// Win if `condition` holds, otherwise loss.
    pub fn win_if(condition: bool) -> Outcome {
        if condition { Outcome::Win } else { Outcome::Loss }
    }

    /// The same result seen by the other player.
    #[must_use]
    pub fn reverse(self) -> Outcome {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }

    /// The letter of the literature: `P`, `N`, or `D` for a draw.
    pub fn letter(self) -> &'static str {
        match self {
            Outcome::Loss => "P",
            Outcome::Draw => "D",
            Outcome::Win => "N",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// Why a position is over, from the point of view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// No move is left; the convention decides.
    Stuck,
    /// The player to move has won, whatever the convention.
    Won,
    /// The player to move has lost, whatever the convention.
    Lost,
}

impl Ending {
    /// The outcome of a position that is over.
    pub fn outcome(self, convention: Convention) -> Outcome {
        match (self, convention) {
            (Ending::Won, _) | (Ending::Stuck, Convention::Misere) => Outcome::Win,
            (Ending::Lost, _) | (Ending::Stuck, Convention::Normal) => Outcome::Loss,
        }
    }
}
