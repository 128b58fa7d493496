//! The moves of a game with finitely many digits that leaves at most two heaps: what the fast methods understand.

/// How many tokens may be taken, by what may be left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moves {
    /// Numbers that may be taken when nothing is left.
    pub(crate) whole: Vec<usize>,
    /// Numbers that may be taken when one heap is left.
    pub(crate) take: Vec<usize>,
    /// Numbers that may be taken when two heaps are left.
    pub(crate) split: Vec<usize>,
    /// The two heaps must not be equal.
    pub(crate) unequal: bool,
    /// The largest number that may be taken.
    pub(crate) last: usize,
}

impl Moves {
    /// The largest smaller part when `rest` tokens are left in two heaps.
    #[inline(always)]
    pub(crate) fn half(&self, rest: usize) -> usize {
        if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 }
    }
}
