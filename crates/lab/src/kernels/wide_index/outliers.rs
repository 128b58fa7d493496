//! Outliers: heaps whose indices have no columns, few enough to be handled one by one.
//!
//! A column for an index that one heap in a thousand has would cost as much as any other. So such columns are left out:
//! the index of such a heap is computed from all entries, and what it excludes in later heaps is added.
use super::{Layout, TILE};
use crate::{kernels::view::View, simd::Line};

/// ExcludedBits indices of one heap, as bits.
pub(super) type ExcludedBits = [u64; 8];
/// Number of indices that can be excluded.
pub(super) const INDICES: usize = 512;
/// Columns may leave out one of this many heaps.
const HEAPS_PER_OUTLIER: usize = 512;

/// Returns how many of the groups of indices are worth columns, judged by the last heaps.
pub(super) fn groups_with_columns(view: &View, groups: usize) -> usize {
    let n = view.window.len();
    let recent = view.window.since(n - (n / 2).min(1 << 16));
    let mut counts = vec![0; groups];
    for &value in recent {
        counts[(view.mask.index(u32::from(value)) as usize / 8).min(groups - 1)] += 1;
    }
    let mut left = recent.len() / HEAPS_PER_OUTLIER;
    let mut with_columns = groups;
    // Nine groups always have columns: games with fewer belong to the other kernel.
    while with_columns > 9 && counts[with_columns - 1] <= left {
        with_columns -= 1;
        left -= counts[with_columns];
    }
    with_columns
}

/// The outliers that may be part of a split of later heaps.
#[derive(Default)]
pub(super) struct Outliers {
    /// Heaps with their indices, in order.
    heaps: Vec<(usize, usize)>,
    /// Number of outliers in the current tile.
    tile_count: usize,
}

impl Outliers {
    /// Finds the outliers among the known heaps.
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
        Outliers { heaps, tile_count: 0 }
    }

    /// Whether the current tile has many more outliers than columns should leave out.
    pub(super) fn are_many(&self) -> bool {
        self.tile_count > 16 * TILE / HEAPS_PER_OUTLIER
    }

    /// Begins the tile whose first heap is `n`, and adds what outliers exclude in it.
    pub(super) fn begin(&mut self, layout: &Layout, n: usize, excluded: &mut [Line]) {
        let expired = self.heaps.partition_point(|&(heap, _)| heap + layout.farthest() < n);
        self.heaps.drain(..expired);
        self.tile_count = 0;
        for &outlier in &self.heaps {
            exclude(layout, outlier, n..n + TILE, 0, excluded);
        }
    }

    /// Adds what the `last` newest outliers exclude in the tile that begins with heap `n`, from `block` on.
    pub(super) fn spread(&self, layout: &Layout, last: usize, n: usize, block: usize, excluded: &mut [Line]) {
        for &outlier in &self.heaps[self.heaps.len() - last..] {
            exclude(layout, outlier, n + 64 * block..n + TILE, block, excluded);
        }
    }

    /// Returns the number of outliers in the current tile.
    pub(super) fn count(&self) -> usize {
        self.tile_count
    }

    /// Finds the index of a heap beyond the columns, given what heaps less than 64 before it exclude.
    ///
    /// `n` is the first heap of the tile, and `earlier` has the values of the tile that are known.
    pub(super) fn find(
        &mut self,
        (view, layout): (&View, &Layout),
        (n, earlier): (usize, &[u16]),
        heap: usize,
        near: &ExcludedBits,
    ) -> Option<usize> {
        let mut excluded = *near;
        for &(distance, entry) in &layout.far {
            let back = heap - distance;
            let value = u32::from(if back < n { view.window.value(back) } else { earlier[back - n] });
            if !view.mask.is_rare(value, back) {
                let index = view.mask.index(value) as usize ^ entry;
                excluded[index / 64 % 8] |= 1 << (index % 64);
            }
        }
        let index = (layout.limit()..INDICES).find(|index| excluded[index / 64] >> (index % 64) & 1 == 0)?;
        self.heaps.push((heap, index));
        self.tile_count += 1;
        Some(index)
    }
}

/// Adds what an outlier excludes in a range of heaps that starts with a block.
fn exclude(
    layout: &Layout,
    (outlier, index): (usize, usize),
    heaps: std::ops::Range<usize>,
    block: usize,
    excluded: &mut [Line],
) {
    let from = layout.far.partition_point(|&(distance, _)| outlier + distance < heaps.start);
    for &(distance, entry) in &layout.far[from..] {
        let Some(position) = (outlier + distance).checked_sub(heaps.start).filter(|&position| position < heaps.len())
        else {
            break;
        };
        let index = index ^ entry;
        if index < layout.limit() {
            let line = (block + position / 64) * layout.groups + index / 8;
            excluded[line].0[index % 8] |= 1 << (position % 64);
        }
    }
}
