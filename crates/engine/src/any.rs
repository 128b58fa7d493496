//! Games chosen at run time. Positions and moves are their notation, so that a front end needs no types of any game.
//!
//! [`AnyGame`] has everything. Its parts are divided by who needs them: [`AnyRules`] to play, [`AnyBoard`] to display,
//! [`AnyTheory`] to analyse and explain, [`AnyVerify`] to compare theory with search.
use crate::{
    analysis::{Analysis, BestPlay, Method, Question},
    board::{Board, Touch},
    explain::Step,
    family::Dice,
    message::Message,
    outcome::{Convention, Ending},
    placement::Placement,
    solve::{Budget, dense::Rays},
};
#[cfg(feature = "verify")]
use crate::{
    proof::{Flaw, OutcomeProof, Unproved},
    verify::Report,
};

mod builder;
mod component;
mod erased;
mod error;
mod kind;
mod part;

pub(crate) use builder::{Build, GameInfo, NimSearch, Solvers, impartial_or_loopy};
pub use builder::{GameBuilder, impartial, loopy, partisan};
pub(crate) use component::{Component, NumberedMove};
pub(crate) use erased::short_position;
pub use error::GameError;
pub(crate) use part::{AnyPart, ExploreError};

/// A game chosen at run time.
pub trait AnyGame: AnyRules + AnyBoard + AnyTheory + AnyVerify + AnyPart {}

impl<G: AnyRules + AnyBoard + AnyTheory + AnyVerify + AnyPart> AnyGame for G {}

/// The rules: positions, moves and endings.
pub trait AnyRules: Send + Sync {
    /// Returns the position as the game writes it, or why the text is not a position.
    fn normalise(&self, position: &str) -> Result<String, GameError>;
    /// Returns the move as the game writes it, or why the text is not a move; legality depends on the position.
    fn normalise_move(&self, mv: &str) -> Result<String, GameError>;
    /// Returns the position that represents all those that are equal by symmetry.
    fn canonical(&self, position: &str) -> Result<String, GameError>;
    /// Returns the first `limit` legal moves, in the order of the rules.
    fn moves(&self, position: &str, limit: usize) -> Result<Vec<String>, GameError>;
    /// Returns the position after a move; refuses an illegal move.
    fn play(&self, position: &str, mv: &str) -> Result<String, GameError>;
    /// Returns how the game has ended, or `None` while it goes on.
    fn ending(&self, position: &str) -> Result<Option<Ending>, GameError>;
    /// Whether a position may come back.
    fn is_loopy(&self) -> bool;
    /// Whether both players have the same moves.
    fn is_impartial(&self) -> bool;
    /// Returns why the game has no misère play, if it has none.
    fn normal_only(&self) -> Option<Message>;
    /// Returns a random legal move of a game with too many moves to list, and `None` for all other games.
    fn random_move(&self, _position: &str, _dice: &mut Dice) -> Result<Option<String>, GameError> {
        Ok(None)
    }
    /// Returns what a legal move gains for its player, in games that count.
    fn gain(&self, _position: &str, _mv: &str) -> Result<Option<u64>, GameError> {
        Ok(None)
    }
    /// The number of players who take turns.
    fn players(&self) -> usize {
        2
    }
    /// Returns how the players place their pieces in secret before the first move, if they do.
    fn placement(&self) -> Option<&Placement> {
        None
    }
}

/// What a front end shows: the board, and what a move does to it.
pub trait AnyBoard {
    /// Returns what the position looks like.
    fn board(&self, position: &str) -> Result<Board, GameError>;
    /// Returns what a legal move does to the spots of the board.
    fn effect(&self, position: &str, mv: &str) -> Result<Vec<Touch>, GameError>;
    /// Returns a legal move in words.
    fn describe(&self, position: &str, mv: &str) -> Result<Message, GameError>;
}

/// What theory and search know about a position.
pub trait AnyTheory {
    /// Returns everything that can be found out about a position within the budget.
    fn analyse(&self, position: &str, convention: Convention, question: &Question) -> Result<Analysis, GameError>;
    /// Returns the outcome and the nim-value in normal play, by search, and nothing about moves.
    fn nim_value(&self, position: &str, budget: &Budget) -> Result<Analysis, GameError> {
        let question = Question { method: Method::Search, budget: budget.clone(), move_limit: 0 };
        self.analyse(position, Convention::Normal, &question)
    }
    /// Returns why a position is won or lost, in the terms of the game; empty if only search knows.
    fn reasons(&self, position: &str, convention: Convention) -> Result<Vec<Step>, GameError>;
    /// Returns best play from a position on, with the answers to some of its moves, if one search can find it; games
    /// that have no such search are asked position by position.
    fn best_play(
        &self,
        _position: &str,
        _convention: Convention,
        _answered: &[String],
        _budget: &Budget,
    ) -> Result<Option<BestPlay>, GameError> {
        Ok(None)
    }
    /// Returns the answer that undoes a legal move which changes nothing, and why.
    fn undo(
        &self,
        _position: &str,
        _mv: &str,
        _convention: Convention,
    ) -> Result<Option<(String, Message)>, GameError> {
        Ok(None)
    }
    /// Whether a winner who makes only winning moves like this one is sure to reach the end of the game.
    fn advances(&self, _position: &str, _mv: &str) -> Result<bool, GameError> {
        Ok(true)
    }
    /// Returns the rays along which tokens are taken from two heaps, if the rules have no other moves; whole tables are
    /// then quick.
    fn rays(&self) -> Option<Rays> {
        None
    }
}

/// What can be checked by the rules alone: theory against exhaustive search, range by range, and certificates.
pub trait AnyVerify {
    /// Returns the names of the ranges.
    #[cfg(feature = "verify")]
    fn ranges(&self, deep: bool) -> Vec<Message>;
    /// Counts the positions of a range.
    #[cfg(feature = "verify")]
    fn range_len(&self, deep: bool, range: usize) -> usize;
    /// Compares theory with search on a range. `tick` is called with the number of positions compared; it stops the
    /// comparison by returning false.
    #[cfg(feature = "verify")]
    fn verify(&self, convention: Convention, deep: bool, range: usize, tick: &mut dyn FnMut(u64) -> bool) -> Report;
    /// Returns the outcome, the remoteness and the nim-value by the plainest search: whole positions, each looked up in
    /// a hash table.
    #[cfg(feature = "verify")]
    fn search_plainly(&self, position: &str, convention: Convention, budget: &Budget) -> Result<Analysis, GameError>;
    /// Finds the outcome of a position, and what is needed to check it.
    #[cfg(feature = "verify")]
    fn prove(&self, position: &str, convention: Convention, budget: &Budget) -> Result<OutcomeProof, Unproved>;
    /// Checks a certificate by the rules alone, or what it says of a theorem; returns the number of moves it has.
    #[cfg(feature = "verify")]
    fn check(
        &self,
        position: &str,
        convention: Convention,
        certificate: &OutcomeProof,
        budget: &Budget,
    ) -> Result<usize, Flaw>;
}
