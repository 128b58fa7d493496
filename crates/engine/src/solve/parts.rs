//! Nim-values by need, for positions that fall into independent parts.
//!
//! The only question is "is the nim-value of this part k?", and the answer is the value, or that it is not k. It is not
//! k as soon as one option is found that has k; otherwise every smaller value must be found among the options too, so
//! the value is known. Options fall into parts: the small ones are valued, and the question goes on with the largest.
//! Sources: J. Lemoine and S. Viennot, Nimbers are inevitable, 2012; P. Beling and M. Rogalski, On pruning search trees
//! of impartial games, 2020.
use super::{Budget, Meter, OutOfBudget, numbered::Numbering};
use smallvec::SmallVec;

mod endgames;
mod misere;
mod options;
mod search;
mod table;

pub use endgames::EndgameStore;
pub(crate) use misere::MisereSearch;
pub(crate) use search::PartSearch;
pub use table::SharedTable;

/// A part of a position as a number, in the form that all equal parts share.
pub type Part = u64;

/// Parts that are played side by side.
pub type Sum = SmallVec<[Part; 8]>;

/// The parts of a game: how positions fall into them, and how they are played. For misère play there are rules that
/// know no formulas: they show every part, and their facts are not asked for.
pub trait Parts<P> {
    /// A number for these rules, not zero: rules of the same kind have the same parts. Tables are kept in files: rules
    /// whose parts, or their numbers, change need another `SharedTable::FORMAT`.
    fn kind(&self) -> u32;

    /// The parts of a position, with the nim-sum of those that are left out because a formula knows them; `None` if
    /// these rules are not made for so large a position.
    fn split(&self, position: &P) -> Option<(Sum, u8)>;

    /// Shows every option of a part, as the parts into which it falls, with the nim-sum of those that are not shown
    /// because a formula knows them, and a rank: options of low rank are tried first. Ends when `show` returns false.
    fn options(&self, part: Part, show: &mut dyn FnMut(&[Part], u8, u32) -> bool);

    /// How much an unknown part adds to the rank of an option; among several parts of an option, the one that adds most
    /// is looked at last.
    fn weight(&self, part: Part) -> u32;

    /// What is known of a part without search, in normal play.
    fn fact(&self, part: Part) -> Fact;

    /// Whether a part ends with any move.
    fn is_single(&self, part: Part) -> bool;

    /// Numbers for small parts, of which long searches have a table.
    fn small_parts(&self) -> Option<Box<dyn Numbering<Part>>> {
        None
    }
}

/// What is known of a part without search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Its nim-value.
    Value(u8),
    /// The value is at most this, which is less than 63.
    AtMost(u8),
    /// The value is not zero and at most this, which is less than 63.
    NotZero(u8),
}
