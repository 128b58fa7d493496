//! The moves of a code with finitely many digits that leaves at most two heaps. The fast methods work on these.

/// The numbers of tokens that may be taken, by what is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moves {
    /// Numbers that may be taken when nothing is left.
    pub(crate) whole: Vec<usize>,
    /// Numbers that may be taken when one heap is left.
    pub(crate) take: Vec<usize>,
    /// Numbers that may be taken when two heaps are left.
    pub(crate) split: Vec<usize>,
    /// Whether two heaps left must be unequal.
    pub(crate) unequal: bool,
    /// The largest number that may be taken.
    pub(crate) last: usize,
}

impl Moves {
    /// Returns the largest possible smaller part when `rest` tokens are left in two heaps.
    #[inline(always)]
    pub(crate) fn half(&self, rest: usize) -> usize {
        if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 }
    }
}
