//! The first heaps by class and index, as distances that a column is moved by.
use crate::{codes::moves::Moves, kernels::wide_index::far::look, mask::Mask};

/// Heaps below this one are entries, so that a column moved by them stays in the nearest cache.
const MOST: usize = 1 << 14;

/// An entry is a heap together with a number of tokens taken: a look as far back as their sum.
#[derive(Default)]
pub(super) struct Entries {
    mask: Option<Mask>,
    most: usize,
    groups: usize,
    /// For rare and for common heaps, where the entries of an index end.
    ends: [Vec<usize>; 2],
    looks: [Vec<(u32, u32)>; 2],
    farthest: usize,
}

impl Entries {
    /// Takes in the first heaps if something has changed, and returns whether it has.
    pub(super) fn cover(&mut self, moves: &Moves, mask: &Mask, groups: usize, values: &[u16]) -> bool {
        // The other part of a split is larger.
        let most = ((values.len() - moves.last) / 4).next_power_of_two().min(MOST);
        if (Some(*mask), most, groups) == (self.mask, self.most, self.groups) {
            return false;
        }
        (self.mask, self.most, self.groups) = (Some(*mask), most, groups);
        for class in [0, 1] {
            let mut entries: Vec<(usize, usize)> = Vec::new();
            for (heap, &value) in values[..most].iter().enumerate().skip(1) {
                if mask.is_rare(u32::from(value), heap) == (class == 0) {
                    let index = mask.index(u32::from(value)) as usize;
                    entries.extend(moves.split.iter().map(|taken| (index, heap + taken)));
                }
            }
            entries.sort_unstable();
            self.ends[class] = (0..8 * groups).map(|index| entries.partition_point(|entry| entry.0 <= index)).collect();
            self.looks[class] = entries.iter().map(|&(_, distance)| look(distance)).collect();
        }
        self.farthest = most + moves.last;
        true
    }

    /// How many blocks back entries reach.
    pub(super) fn rows(&self) -> usize {
        self.farthest / 64 + 2
    }

    /// Entries of a class with an index.
    #[inline(always)]
    pub(super) fn of(&self, class: usize, index: usize) -> &[(u32, u32)] {
        let start = if index == 0 { 0 } else { self.ends[class][index - 1] };
        &self.looks[class][start..self.ends[class][index]]
    }

    /// How many entries of a class have an index in a group of eight.
    #[inline(always)]
    pub(super) fn count(&self, class: usize, group: usize) -> u64 {
        let start = if group == 0 { 0 } else { self.ends[class][8 * group - 1] };
        (self.ends[class][8 * group + 7] - start) as u64
    }
}
