//! The kernel for wide indices: values of thousands of heaps at once, in games with more than 64 indices, as long as no
//! rare heap is expected. Games with fewer indices have a [kernel of their own](crate::kernels::small_index).
//!
//! The common value of a heap is the least that no *entry* excludes. An entry is a rare heap together with a number of
//! tokens taken: at distance `d` = heap + taken it excludes the nim-sum of its value with that of heap `n - d`. Values
//! stand here by their [index](crate::mask::Mask::index). How an entry is looked up depends on its distance:
//!
//! | distance | by | heaps at once |
//! |---|---|---|
//! | below 64 | [`chain`]: one heap after another | 1 |
//! | 64 to 511 | [`far::sweep`]: 64 heaps and 8 indices in a vector, for one, two or four blocks | 64 to 256 |
//! | or, with wide vectors | [`mid_range`]: 64 entries in a vector, as for [`chain`] | 1 |
//! | 512 to 4095 | [`far::sweep`] for eight blocks, each vector loaded once | 512 |
//! | 4096 and more | [`far::sweep`] for the next tile, which another thread can do meanwhile | 2048 |
//!
//! Heaps with a large index are rare enough to be left out of all this and handled one by one: [`outliers`]. Then
//! [`witness`] verifies for the tile that every rare value below each value is reached. Nothing is assumed: if one is
//! not, the tile is discarded from that heap on. With two threads, one computes a tile while the other looks ahead for
//! the next; both then verify the previous tile, rare value by rare value.
mod chain;
pub(crate) mod far;
mod fold;
mod layout;
mod lists;
mod mid_range;
mod outliers;
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
/// Number of rows of blocks that the front keeps before its tile.
const BACK: usize = 65;
/// Number of rows of blocks in the front.
const FRONT_ROWS: usize = BACK + BLOCKS;
/// The distance from which entries are already looked up for the next tile.
const AHEAD: usize = 2 * TILE;
/// Maximum distance of witnesses. In games with many values, most of them rarely reached, good ones are scarce and
/// looked for farther away; in others a period is proved the sooner, the nearer they are.
const FAR: usize = 8192;
/// Number of kinds of strips beside the first in games with long lists of witnesses, for which strips that show several
/// splits at once pay. A third kind takes more from the cache than it gives.
const KINDS_IF_HEAVY: usize = 1;
/// Number of tiles that fit before what is kept of earlier tiles is moved back. Two threads should not have to do that
/// often, because each then waits for what the other has in its cache; small games should stay in the nearest cache.
const ROOM: usize = 8;

/// Converts a number that is known to fit into 32 bits.
#[inline(always)]
fn low(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Converts a number that is known to fit into 16 bits.
#[inline(always)]
fn short(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// The layout with the state carried from tile to tile.
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
    /// Excluded indices, by block and group, as far as they are known in advance.
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
    /// The columns of the front after the last tile, if they are not yet taken over.
    last: Columns,
}

impl WideIndex {
    #[inline(always)]
    fn new<S: Simd>(simd: S, view: &View, learned: Option<WitnessLists>) -> WideIndex {
        let layout = Layout::new(view);
        let n = view.window.len();
        let mut front = Columns::new(layout.groups, FRONT_ROWS);
        let rows = if layout.ahead.len() == 0 { 0 } else { layout.rows };
        let (far, kinds) = if layout.is_heavy { (far_if_heavy(layout.limit()), KINDS_IF_HEAVY) } else { (FAR, 0) };
        let mut learned = learned.unwrap_or_default();
        learned.fit(view, (layout.limit(), layout.values[0].len()), far, kinds);
        let mut back = Columns::new(layout.groups, layout.back_rows);
        let block = n / 64;
        let limit = layout.limit();
        fill(view, limit, block.saturating_sub(BACK)..block, |row, bits| front.set(row + BACK - block, bits));
        back.base = block.saturating_sub(rows);
        back.len = block - back.base;
        fill(view, limit, back.base..block, |row, bits| back.set(row - back.base, bits));
        let blank = vec![Line::default(); BLOCKS * layout.groups];
        let witnesses = Witnesses::new(simd, view, learned, layout.room);
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
    pub(crate) fn start<S: Simd>(simd: S, view: &View, learned: Option<WitnessLists>) -> WideIndex {
        let mut kernel = WideIndex::new(simd, view, learned);
        kernel.look_ahead(simd);
        kernel.swap_excluded();
        kernel
    }

    /// Computes the values of the tile that begins with heap `n`; the error is a heap whose value is too large. With
    /// two threads the previous tile is verified meanwhile.
    #[inline(always)]
    pub(crate) fn compute<S: Simd>(&mut self, simd: S, view: &View, n: usize) -> (Result<(), usize>, Option<Verdict>) {
        if self.is_shared(view) {
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
        if self.is_shared(view) {
            self.defer_verification(n);
            return None;
        }
        let WideIndex { layout, front, back, .. } = self;
        take_over(simd, layout, &front.columns, &mut back.columns, &mut back.witnesses);
        front.columns.forget(BLOCKS, BACK);
        let claims = back.witnesses.open(simd, view, n);
        Some(back.witnesses.verify(simd, view, &claims, false))
    }

    /// Prepares the next tile.
    #[inline(always)]
    pub(crate) fn finish_tile<S: Simd>(&mut self, simd: S, view: &View) {
        if !self.is_shared(view) {
            self.look_ahead(simd);
        }
        self.swap_excluded();
    }

    #[inline(always)]
    fn look_ahead<S: Simd>(&mut self, simd: S) {
        look_ahead(simd, &self.layout, &self.back.columns, 0, &mut self.back.excluded);
    }

    /// Hands what is excluded in advance to the next tile.
    fn swap_excluded(&mut self) {
        std::mem::swap(&mut self.front.excluded, &mut self.back.excluded);
    }

    /// Whether a new layout may be better, with columns for values that are outliers now.
    pub(crate) fn has_many_outliers(&self) -> bool {
        self.front.outliers.are_many()
    }

    /// Returns what another layout can use.
    pub(crate) fn into_lists(self) -> WitnessLists {
        self.back.witnesses.into_lists()
    }

    /// Whether two threads share the work.
    fn is_shared(&self, view: &View) -> bool {
        view.threads.are_two() && self.layout.is_heavy
    }
}

/// Adds the columns of a finished tile to those of earlier tiles.
#[inline(always)]
fn take_over<S: Simd>(simd: S, layout: &Layout, last: &Columns, columns: &mut Columns, witnesses: &mut Witnesses) {
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
                if block.is_multiple_of(blocks) && !S::SEES {
                    far::sweep(simd, &self.columns, row..row + blocks, classes, excluded);
                }
            }
            let excluded = &excluded[..layout.groups];
            let before = self.outliers.count();
            let (earlier, values) = self.values.split_at_mut(64 * block);
            let outliers = &mut self.outliers;
            let mut beyond = |place: usize, near: &outliers::Excluded| {
                outliers.find((view, layout), (n, earlier), n + 64 * block + place, near)
            };
            let result = self.chain.block(simd, &layout.near, excluded, &mut beyond);
            result.map_err(|place| n + 64 * block + place)?;
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

/// Looks up the far entries for the tile that begins `after` blocks behind the last known one.
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
