//! Entries: the first heaps by class and index, as distances by which columns are shifted.
use crate::{codes::moves::Moves, kernels::wide_index::far::lookup, mask::Mask};

/// Upper limit of the heaps of entries, so that a column shifted by them stays in the nearest cache.
const MAX_HEAPS: usize = 1 << 14;

/// The entries. An entry is a heap together with a number of tokens taken; its distance is their sum.
#[derive(Default)]
pub(super) struct Entries {
    mask: Option<Mask>,
    /// Upper limit of the heaps.
    limit: usize,
    groups: usize,
    /// For rare and for common heaps: where the entries of an index end.
    ends: [Vec<usize>; 2],
    lookups: [Vec<(u32, u32)>; 2],
    farthest: usize,
}

impl Entries {
    /// Rebuilds the entries if something has changed, and returns whether it has.
    pub(super) fn update(&mut self, moves: &Moves, mask: &Mask, groups: usize, values: &[u16]) -> bool {
        // The other part of a split is larger.
        let limit = ((values.len() - moves.last) / 4).next_power_of_two().min(MAX_HEAPS);
        if (Some(*mask), limit, groups) == (self.mask, self.limit, self.groups) {
            return false;
        }
        (self.mask, self.limit, self.groups) = (Some(*mask), limit, groups);
        for class in [0, 1] {
            let mut entries: Vec<(usize, usize)> = Vec::new();
            for (heap, &value) in values[..limit].iter().enumerate().skip(1) {
                if mask.is_rare(u32::from(value), heap) == (class == 0) {
                    let index = mask.index(u32::from(value)) as usize;
                    entries.extend(moves.split.iter().map(|taken| (index, heap + taken)));
                }
            }
            entries.sort_unstable();
            self.ends[class] = (0..8 * groups).map(|index| entries.partition_point(|entry| entry.0 <= index)).collect();
            self.lookups[class] = entries.iter().map(|&(_, distance)| lookup(distance)).collect();
        }
        self.farthest = limit + moves.last;
        true
    }

    /// Returns how many blocks back entries reach.
    pub(super) fn rows(&self) -> usize {
        self.farthest / 64 + 2
    }

    /// Returns the entries of a class with an index.
    #[inline(always)]
    pub(super) fn of(&self, class: usize, index: usize) -> &[(u32, u32)] {
        let start = if index == 0 { 0 } else { self.ends[class][index - 1] };
        &self.lookups[class][start..self.ends[class][index]]
    }

    /// Returns the number of entries of a class with an index in a group of eight.
    #[inline(always)]
    pub(super) fn count(&self, class: usize, group: usize) -> u64 {
        let start = if group == 0 { 0 } else { self.ends[class][8 * group - 1] };
        (self.ends[class][8 * group + 7] - start) as u64
    }
}
