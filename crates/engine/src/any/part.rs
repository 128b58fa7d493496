//! What a game offers as a part of a sum.
use super::{Component, GameError};
use crate::{
    nim_value::NimValue,
    solve::{Budget, OutOfBudget},
    theory::{Moves, Tame},
};

/// A part of a sum. Every game has this; only sums use it.
pub trait AnyPart {
    /// Whether the game may be a part of a sum: impartial, without cycles, two players, nothing counted.
    fn can_be_summed(&self) -> bool;
    /// Returns every move to a position of nim-value `value` in normal play, if theory finds them without listing
    /// moves.
    fn moves_to(&self, position: &str, value: NimValue) -> Result<Option<Moves<String>>, GameError>;
    /// Returns the nim-sum of the parts to which the misère Nim rule may be applied.
    fn tame(&self, position: &str) -> Result<Option<Tame>, GameError>;
    /// Returns all positions that can be reached, as a numbered graph.
    fn explore(&self, position: &str, budget: &Budget) -> Result<Component, ExploreError>;
}

/// Why a position was not explored.
#[derive(Debug)]
pub enum ExploreError {
    /// The text is wrong, or the game has no theory.
    Game(GameError),
    /// The budget ended first.
    OutOfBudget(OutOfBudget),
}

impl ExploreError {
    /// Returns how the budget ended, or the error of the game.
    pub(crate) fn out_of_budget(self) -> Result<OutOfBudget, GameError> {
        match self {
            ExploreError::OutOfBudget(reason) => Ok(reason),
            ExploreError::Game(error) => Err(error),
        }
    }
}

impl From<GameError> for ExploreError {
    fn from(error: GameError) -> ExploreError {
        ExploreError::Game(error)
    }
}

impl From<OutOfBudget> for ExploreError {
    fn from(reason: OutOfBudget) -> ExploreError {
        ExploreError::OutOfBudget(reason)
    }
}
