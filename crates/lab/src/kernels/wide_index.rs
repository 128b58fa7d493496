//! The kernel for wide indices: computes the values of thousands of heaps at once, in games with more than 64 indices,
//! as long as no rare heap is expected. Games with fewer indices have
//! [their own kernel](crate::kernels::small_index).
//!
//! The common value of a heap is the least that no *entry* excludes. An entry is a rare heap together with a number of
//! tokens taken. Its distance `d` is their sum, and for heap `n` it excludes the nim-sum of its value with that of heap
//! `n - d`. All values are represented by their [index](crate::mask::Mask::index). The distance of an entry decides how
//! it is looked up:
//!
//! | distance | by | heaps at once |
//! |---|---|---|
//! | below 64 | [`chain`]: one heap after another | 1 |
//! | 64 to 511 | [`far::sweep`]: 64 heaps and 8 indices per vector, for one, two or four blocks | 64 to 256 |
//! | or, with wide vectors | [`mid_range`]: 64 entries per vector, as in [`chain`] | 1 |
//! | 512 to 4095 | [`far::sweep`] for eight blocks, each vector loaded once | 512 |
//! | 4096 and more | [`far::sweep`] for the next tile, perhaps in another thread at the same time | 2048 |
//!
//! Heaps with a large index are so few that they are left out of all this and handled one by one, in [`outliers`].
//! Finally, [`witness`] verifies for the whole tile that every smaller rare value is an option. If one is not, the tile
//! is discarded from that heap on. With two threads, one computes a tile while the other looks ahead for the next; both
//! then verify the previous tile, rare value by rare value.
mod chain;
pub(crate) mod far;
mod layout;
mod lists;
mod mid_range;
mod outliers;
mod paired_entries;
mod strips;
mod two_threads;
pub(crate) mod witness;

use crate::{
    kernels::{lookup::Verdict, view::View},
    simd::{Line, Simd},
};
use chain::Chain;
use far::Columns;
pub(crate) use layout::Layout;
use layout::far_if_heavy;
use outliers::Outliers;
use witness::{WitnessLists, Witnesses};

/// Blocks of 64 heaps in a tile.
pub(crate) const BLOCKS: usize = 32;
/// Heaps in a tile.
pub(crate) const TILE: usize = 64 * BLOCKS;
/// Number of rows of earlier blocks that the front holds before its tile.
const BACK: usize = 65;
/// Number of rows of blocks in the front.
const FRONT_ROWS: usize = BACK + BLOCKS;
/// The distance from which entries are already looked up for the next tile.
const AHEAD: usize = 2 * TILE;
/// Maximum distance of witnesses, except in heavy games. The nearer the witnesses, the sooner a period is proved; heavy
/// games have many values and few good witnesses, and search [farther away](far_if_heavy).
const FAR: usize = 8192;
/// Number of kinds of strips besides the first in heavy games. Their lists of witnesses are long, so that strips that
/// cover several splits at once pay. A third kind would cost more cache than it saves.
const KINDS_IF_HEAVY: usize = 1;
/// Number of tiles that fit before the data of earlier tiles is moved back. Two threads should not move it often,
/// because each then waits for data in the other's cache; small games should stay in the nearest cache.
const ROOM: usize = 8;

/// Converts a number that is known to fit into 32 bits.
#[inline(always)]
fn to_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Converts a number that is known to fit into 16 bits.
#[inline(always)]
fn to_u16(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// The kernel: the layout of a game, and the state that passes from tile to tile.
pub(crate) struct WideIndex {
    layout: Layout,
    front: Front,
    back: Back,
    /// The first heap of a tile that is computed but not yet verified.
    pending: Option<usize>,
}

/// The state of the current tile.
struct Front {
    columns: Columns,
    /// Indices that are already known to be excluded, by block and group.
    excluded: Vec<Line>,
    chain: Box<Chain>,
    values: Vec<u16>,
    outliers: Outliers,
}

/// The state of earlier tiles.
struct Back {
    columns: Columns,
    excluded: Vec<Line>,
    witnesses: Witnesses,
    /// The columns of the front after the last tile, until they are appended here.
    last: Columns,
}

impl WideIndex {
    #[inline(always)]
    fn new<S: Simd>(simd: S, view: &View, lists: Option<WitnessLists>) -> WideIndex {
        let layout = Layout::new(view);
        let n = view.window.len();
        let mut front = Columns::new(layout.groups, FRONT_ROWS);
        let rows = if layout.ahead.len() == 0 { 0 } else { layout.rows };
        let (far, kinds) = if layout.is_heavy { (far_if_heavy(layout.limit()), KINDS_IF_HEAVY) } else { (FAR, 0) };
        let mut lists = lists.unwrap_or_default();
        lists.fit(view, (layout.limit(), layout.values[0].len()), far, kinds);
        let mut back = Columns::new(layout.groups, layout.back_rows);
        let block = n / 64;
        let limit = layout.limit();
        fill(view, limit, block.saturating_sub(BACK)..block, |row, bits| front.set(row + BACK - block, bits));
        back.base = block.saturating_sub(rows);
        back.len = block - back.base;
        fill(view, limit, back.base..block, |row, bits| back.set(row - back.base, bits));
        let blank = vec![Line::default(); BLOCKS * layout.groups];
        let witnesses = Witnesses::new(simd, view, lists, layout.room);
        let chain = Box::new(Chain::new(view));
        WideIndex {
            front: Front {
                columns: front,
                excluded: blank.clone(),
                chain,
                values: vec![0; TILE],
                outliers: Outliers::new(view, &layout),
            },
            back: Back { columns: back, excluded: blank, witnesses, last: Columns::new(0, 0) },
            layout,
            pending: None,
        }
    }
}

/// Calls `set` with the common values of each block as bits by index, up to a limit.
fn fill(view: &View, limit: usize, blocks: std::ops::Range<usize>, mut set: impl FnMut(usize, &[u64])) {
    let mut bits = vec![0; limit];
    for block in blocks {
        bits.fill(0);
        for heap in (64 * block).max(1)..64 * block + 64 {
            let value = u32::from(view.window.value(heap));
            if !view.mask.is_rare(value, heap)
                && let Some(bits) = bits.get_mut(view.mask.index(value) as usize)
            {
                *bits |= 1 << (heap % 64);
            }
        }
        set(block, &bits);
    }
}

impl WideIndex {
    /// Lays out a game and looks ahead for the first tile.
    #[inline(always)]
    pub(crate) fn start<S: Simd>(simd: S, view: &View, lists: Option<WitnessLists>) -> WideIndex {
        let mut kernel = WideIndex::new(simd, view, lists);
        kernel.look_ahead(simd);
        kernel.swap_excluded();
        kernel
    }

    /// Computes the values of the tile that begins with heap `n`; the error is a heap whose value is too large. With
    /// two threads, the previous tile is verified at the same time.
    #[inline(always)]
    pub(crate) fn compute<S: Simd>(&mut self, simd: S, view: &View, n: usize) -> (Result<(), usize>, Option<Verdict>) {
        if self.uses_two_threads(view) {
            self.compute_with_two_threads(view, n)
        } else {
            (self.front.compute(simd, view, &self.layout, n), None)
        }
    }

    /// The values computed last.
    pub(crate) fn values(&self) -> &[u16] {
        &self.front.values
    }

    /// Verifies the tile that begins with heap `n` and whose values are in the window. With two threads this is
    /// deferred until the next tile is computed.
    #[inline(always)]
    pub(crate) fn verify<S: Simd>(&mut self, simd: S, view: &View, n: usize) -> Option<Verdict> {
        if self.uses_two_threads(view) {
            self.defer_verification(n);
            return None;
        }
        let WideIndex { layout, front, back, .. } = self;
        append_tile(simd, layout, &front.columns, &mut back.columns, &mut back.witnesses);
        front.columns.forget(BLOCKS, BACK);
        let claims = back.witnesses.open(simd, view, n);
        Some(back.witnesses.verify(simd, view, &claims, false))
    }

    /// Prepares the next tile.
    #[inline(always)]
    pub(crate) fn finish_tile<S: Simd>(&mut self, simd: S, view: &View) {
        if !self.uses_two_threads(view) {
            self.look_ahead(simd);
        }
        self.swap_excluded();
    }

    #[inline(always)]
    fn look_ahead<S: Simd>(&mut self, simd: S) {
        look_ahead(simd, &self.layout, &self.back.columns, 0, &mut self.back.excluded);
    }

    /// Passes the indices that are already excluded to the next tile.
    fn swap_excluded(&mut self) {
        std::mem::swap(&mut self.front.excluded, &mut self.back.excluded);
    }

    /// Whether a new layout may be better, with columns for what are outliers now.
    pub(crate) fn has_many_outliers(&self) -> bool {
        self.front.outliers.are_many()
    }

    /// Returns the lists of witnesses, which the next layout can use.
    pub(crate) fn into_lists(self) -> WitnessLists {
        self.back.witnesses.into_lists()
    }

    /// Whether two threads share the work.
    fn uses_two_threads(&self, view: &View) -> bool {
        view.threads.are_two() && self.layout.is_heavy
    }
}

/// Appends the columns of a finished tile to those of earlier tiles.
#[inline(always)]
fn append_tile<S: Simd>(simd: S, layout: &Layout, last: &Columns, columns: &mut Columns, witnesses: &mut Witnesses) {
    if layout.ahead.len() > 0 {
        columns.append(last, BACK, layout.rows);
    }
    witnesses.append(simd, last, BACK);
}

impl Front {
    /// Computes the values of the tile that begins with heap `n`; the error is a heap whose value is too large.
    #[inline(always)]
    fn compute<S: Simd>(&mut self, simd: S, view: &View, layout: &Layout, n: usize) -> Result<(), usize> {
        self.outliers.begin(layout, n, &mut self.excluded);
        for block in 0..BLOCKS {
            let excluded = &mut self.excluded[block * layout.groups..];
            let row = BACK + block;
            if block.is_multiple_of(8) {
                far::sweep(simd, &self.columns, row..row + 8, &layout.middle, excluded);
            }
            for (classes, blocks) in layout.mid_range.iter().zip([1, 2, 4]) {
                if block.is_multiple_of(blocks) && !S::HAS_WIDE_COMPARE {
                    far::sweep(simd, &self.columns, row..row + blocks, classes, excluded);
                }
            }
            let excluded = &excluded[..layout.groups];
            let before = self.outliers.count();
            let (earlier, values) = self.values.split_at_mut(64 * block);
            let outliers = &mut self.outliers;
            let mut find_outlier = |position: usize, near: &outliers::ExcludedBits| {
                outliers.find((view, layout), (n, earlier), n + 64 * block + position, near)
            };
            let result = self.chain.block(simd, &layout.near, excluded, &mut find_outlier);
            result.map_err(|position| n + 64 * block + position)?;
            for (i, (value, &index)) in values.iter_mut().zip(self.chain.indices()).enumerate() {
                *value = layout.values[i % 2][usize::from(index)];
            }
            for (line, bits) in self.columns.row_mut(row).zip(self.chain.bits().as_chunks().0) {
                line.0 = *bits;
            }
            if self.outliers.count() > before {
                let new = self.outliers.count() - before;
                self.outliers.spread(layout, new, n, block + 1, &mut self.excluded);
            }
        }
        Ok(())
    }
}

/// Looks up the far entries for the tile that begins `after` blocks after the last known one.
#[inline(always)]
fn look_ahead<S: Simd>(simd: S, layout: &Layout, columns: &Columns, after: usize, excluded: &mut [Line]) {
    excluded.fill(Line::default());
    if layout.ahead.len() > 0 {
        for block in (0..BLOCKS).step_by(8) {
            let excluded = &mut excluded[block * layout.groups..];
            let row = columns.len + after + block;
            far::sweep(simd, columns, row..row + 8, &layout.ahead, excluded);
        }
    }
}
