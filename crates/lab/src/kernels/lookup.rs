//! Looks up, split by split, whether a heap has an option with a given value.
use super::view::View;
use crate::{codes::moves::Moves, interrupt, simd::Simd, storage::window::Window};

/// What a kernel could not verify about the rare values of a tile.
pub(crate) struct Verdict {
    /// Heaps whose computed value may be wrong.
    pub(crate) doubts: Vec<Doubt>,
    /// The largest heap that any of the splits splits off.
    pub(crate) reach: usize,
}

/// A heap with a smaller rare value that no known split has.
pub(crate) struct Doubt {
    pub(crate) heap: usize,
    /// The rare value.
    pub(crate) value: u16,
    /// Whether certainly no split has the value; otherwise the window does not know all splits.
    pub(crate) is_certain: bool,
}

impl Verdict {
    /// Merges the verdicts of two threads about the same tile.
    pub(crate) fn merge(mut self, mut other: Verdict) -> Verdict {
        self.doubts.append(&mut other.doubts);
        self.reach = self.reach.max(other.reach);
        self
    }

    /// Looks up a rare value of a heap and records the result.
    #[inline(always)]
    pub(crate) fn look_up<S: Simd>(&mut self, simd: S, view: &View, heap: usize, value: u16) -> SplitLookup {
        let lookup = look_up_split(simd, &view.moves, &view.window, heap, value);
        match lookup {
            SplitLookup::Yes(reach) => self.reach = self.reach.max(reach),
            SplitLookup::No => self.doubts.push(Doubt { heap, value, is_certain: true }),
            SplitLookup::Unknown => self.doubts.push(Doubt { heap, value, is_certain: false }),
        }
        lookup
    }
}

/// Whether a rare value is an option, as far as the window can tell.
pub(crate) enum SplitLookup {
    /// It is: a move leaves a heap of at most this size and one other.
    Yes(usize),
    /// It is not.
    No,
    /// No move that leaves two heaps of the window has this value; other moves are unknown.
    Unknown,
}

/// Looks for a move from heap `n` that has the value `sum`.
#[inline(always)]
pub(crate) fn look_up_split<S: Simd>(simd: S, moves: &Moves, window: &Window, n: usize, sum: u16) -> SplitLookup {
    if moves.take.iter().any(|&t| n > t && window.value(n - t) == sum) {
        return SplitLookup::Yes(moves.last);
    }
    let mut is_complete = true;
    for &t in moves.split.iter().filter(|&&t| n > t + 1) {
        interrupt::step();
        let rest = n - t;
        let far = window.far(moves, rest);
        is_complete &= far == moves.half(rest);
        if let Some(heap) = window.find(simd, rest, 1, far, sum) {
            return SplitLookup::Yes(heap + t);
        }
    }
    if is_complete { SplitLookup::No } else { SplitLookup::Unknown }
}
