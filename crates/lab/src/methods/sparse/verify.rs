//! Verification: accepts a tile, or discards its values from the first wrong one on.
use super::{Past, Sparse};
use crate::{
    SequenceError,
    codes::moves::Moves,
    kernels::lookup::{Doubt, Verdict},
    storage::window::Window,
};

impl Sparse {
    /// Accepts the heaps below `end` as verified, or rolls back to the first that is wrong; returns whether all were
    /// accepted.
    pub(super) fn accept(&mut self, past: &mut dyn Past, verdict: &Verdict, end: usize) -> Result<bool, SequenceError> {
        self.reach = self.reach.max(verdict.reach);
        match self.first_failure(past, verdict)? {
            Some(heap) => self.roll_back(heap),
            None => {
                self.view.largest = self.view.largest.max(self.largest_until(end));
                self.view.verified = end;
            }
        }
        Ok(self.view.verified == end)
    }

    /// Returns the first heap whose value is wrong.
    fn first_failure(&mut self, past: &mut dyn Past, verdict: &Verdict) -> Result<Option<usize>, SequenceError> {
        let mut first = None;
        for &Doubt { heap, value, is_certain } in &verdict.doubts {
            if first.is_some_and(|first| first <= heap) {
                continue;
            }
            if is_certain || !is_reached_in_past(&self.view.moves, &self.view.window, past, heap, value)? {
                first = Some(heap);
            } else {
                self.reach = self.reach.max(heap);
            }
        }
        Ok(first)
    }

    /// Returns the largest value of the heaps below `end` that were not verified before.
    fn largest_until(&self, end: usize) -> u16 {
        let new = end - self.view.verified;
        if self.bytes.len() == new {
            return self.bytes.iter().copied().max().unwrap_or(0).into();
        }
        self.view.window.since(self.view.verified)[..new].iter().copied().max().unwrap_or(0)
    }

    /// Forgets everything from a heap on.
    fn roll_back(&mut self, heap: usize) {
        self.rollbacks += 1;
        self.view.window.truncate(heap);
        self.view.verified = heap;
        self.tiles_from = heap + 1;
        (self.wide_index, self.small_index) = (None, None);
    }
}

/// Whether a split into heaps that the window has forgotten has the value `sum`.
pub(super) fn is_reached_in_past(
    moves: &Moves,
    window: &Window,
    past: &mut dyn Past,
    n: usize,
    sum: u16,
) -> Result<bool, SequenceError> {
    for &t in &moves.split {
        let rest = n - t;
        if past.reaches(rest, window.far(moves, rest) + 1, moves.half(rest), sum)? {
            return Ok(true);
        }
    }
    Ok(false)
}
