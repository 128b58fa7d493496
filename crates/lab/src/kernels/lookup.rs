//! Whether a heap has an option with some value: looked up split by split.
use super::view::View;
use crate::{codes::moves::Moves, interrupt, simd::Simd, storage::window::Window};

/// What a kernel could not verify about the rare values of a tile.
pub(crate) struct Verdict {
    /// Heaps that may have another value than the computed one. Each has a smaller rare value that no known split has,
    /// and a flag that is set if certainly no split has it.
    pub(crate) doubts: Vec<(usize, u16, bool)>,
    /// The largest heap that any of the splits splits off.
    pub(crate) reach: usize,
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
            SplitLookup::At(reach) => self.reach = self.reach.max(reach),
            SplitLookup::Not => self.doubts.push((heap, value, true)),
            SplitLookup::Perhaps => self.doubts.push((heap, value, false)),
        }
        lookup
    }
}

/// Whether a rare value is an option, as far as the window can tell.
pub(crate) enum SplitLookup {
    /// A move leaves a heap of at most this size and one other.
    At(usize),
    /// No move has this value.
    Not,
    /// No move that leaves a known heap has this value.
    Perhaps,
}

/// Whether a move from heap `n` has the value `sum`.
#[inline(always)]
pub(crate) fn look_up_split<S: Simd>(simd: S, moves: &Moves, window: &Window, n: usize, sum: u16) -> SplitLookup {
    if moves.take.iter().any(|&t| n > t && window.value(n - t) == sum) {
        return SplitLookup::At(moves.last);
    }
    let mut all = true;
    for &t in moves.split.iter().filter(|&&t| n > t + 1) {
        interrupt::step();
        let rest = n - t;
        let far = window.far(moves, rest);
        all &= far == moves.half(rest);
        if let Some(heap) = window.find(simd, rest, 1, far, sum) {
            return SplitLookup::At(heap + t);
        }
    }
    if all { SplitLookup::Not } else { SplitLookup::Perhaps }
}
