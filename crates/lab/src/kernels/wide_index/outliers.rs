//! Heaps whose indices are beyond the columns: so few that each is looked at by itself.
//!
//! Columns for indices that one heap in a thousand has would cost as much as all others. So heaps with a large index
//! are left out of them: the index of such a heap is found from all entries, and what it excludes in later heaps is
//! added.
use super::{Layout, TILE};
use crate::{kernels::view::View, simd::Line};

/// Excluded indices of one heap, as bits.
pub(super) type Excluded = [u64; 8];
/// Indices that can be excluded.
pub(super) const INDICES: usize = 512;
/// Columns leave out at most one heap in this many.
const SELDOM: usize = 512;

/// Returns how many of the groups of indices are worth columns, judged by the last heaps.
pub(super) fn groups_with_columns(view: &View, groups: usize) -> usize {
    let n = view.window.len();
    let recent = view.window.since(n - (n / 2).min(1 << 16));
    let mut counts = vec![0; groups];
    for &value in recent {
        counts[(view.mask.index(u32::from(value)) as usize / 8).min(groups - 1)] += 1;
    }
    let mut left = recent.len() / SELDOM;
    let mut kept = groups;
    // Up to eight groups are kept whole: their indices are found many at once, none by itself.
    while kept > 9 && counts[kept - 1] <= left {
        kept -= 1;
        left -= counts[kept];
    }
    kept
}

/// The outliers that later heaps may be split into.
#[derive(Default)]
pub(super) struct Outliers {
    /// Heaps with their indices, in order.
    heaps: Vec<(usize, usize)>,
    /// How many of them the tile in work has.
    new: usize,
}

impl Outliers {
    /// Those among the heaps that have a value.
    pub(super) fn new(view: &View, layout: &Layout) -> Outliers {
        let n = view.window.len();
        let from = n.saturating_sub(layout.farthest()).max(1);
        let mut heaps = Vec::new();
        for (heap, &value) in (from..).zip(view.window.since(from)) {
            let index = view.mask.index(u32::from(value)) as usize;
            if index >= layout.limit() && !view.mask.is_rare(u32::from(value), heap) {
                heaps.push((heap, index));
            }
        }
        Outliers { heaps, new: 0 }
    }

    /// Whether the tile in work has more than columns should leave out.
    pub(super) fn are_many(&self) -> bool {
        self.new > 16 * TILE / SELDOM
    }

    /// Begins the tile whose first heap is `n`: adds what outliers exclude in it.
    pub(super) fn begin(&mut self, layout: &Layout, n: usize, excluded: &mut [Line]) {
        let needed = self.heaps.partition_point(|&(heap, _)| heap + layout.farthest() < n);
        self.heaps.drain(..needed);
        self.new = 0;
        for &outlier in &self.heaps {
            exclude(layout, outlier, n..n + TILE, 0, excluded);
        }
    }

    /// Adds what the last outliers exclude in the blocks from one on of the tile that begins with heap `n`.
    pub(super) fn spread(&self, layout: &Layout, last: usize, n: usize, block: usize, excluded: &mut [Line]) {
        for &outlier in &self.heaps[self.heaps.len() - last..] {
            exclude(layout, outlier, n + 64 * block..n + TILE, block, excluded);
        }
    }

    /// How many outliers the tile in work has so far.
    pub(super) fn count(&self) -> usize {
        self.new
    }

    /// Finds the index of a heap beyond the columns; what heaps less than 64 before it exclude is known.
    ///
    /// `done` are the values of the tile so far, of which `n` is the first heap.
    pub(super) fn find(
        &mut self,
        (view, layout): (&View, &Layout),
        (n, done): (usize, &[u16]),
        heap: usize,
        near: &Excluded,
    ) -> Option<usize> {
        let mut excluded = *near;
        for &(distance, entry) in &layout.far {
            let back = heap - distance;
            let value = u32::from(if back < n { view.window.value(back) } else { done[back - n] });
            if !view.mask.is_rare(value, back) {
                let index = view.mask.index(value) as usize ^ entry;
                excluded[index / 64 % 8] |= 1 << (index % 64);
            }
        }
        let index = (layout.limit()..INDICES).find(|index| excluded[index / 64] >> (index % 64) & 1 == 0)?;
        self.heaps.push((heap, index));
        self.new += 1;
        Some(index)
    }
}

/// Adds what an outlier excludes in some heaps, of which the first begins a block.
fn exclude(
    layout: &Layout,
    (outlier, index): (usize, usize),
    heaps: std::ops::Range<usize>,
    block: usize,
    excluded: &mut [Line],
) {
    let from = layout.far.partition_point(|&(distance, _)| outlier + distance < heaps.start);
    for &(distance, entry) in &layout.far[from..] {
        let Some(place) = (outlier + distance).checked_sub(heaps.start).filter(|&place| place < heaps.len()) else {
            break;
        };
        let index = index ^ entry;
        if index < layout.limit() {
            let line = (block + place / 64) * layout.groups + index / 8;
            excluded[line].0[index % 8] |= 1 << (place % 64);
        }
    }
}
