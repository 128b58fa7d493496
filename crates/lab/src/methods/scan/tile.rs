//! Tiles: values that the next heaps reach, as far as they are easily found for hundreds of heaps at once.
//!
//! Values are represented by their [index](Mask::index), rare ones apart from common ones. Columns say which common
//! heaps have an index, 64 heaps in a word and eight indices in a line. Shifted up by a heap `a` and the tokens taken,
//! a column says which heaps have a split with the index of `a` added. Not every split is tried: whatever is left open
//! is looked for heap by heap, and columns are shifted only as long as that would cost more.
use super::entries::Entries;
use crate::{
    SequenceError, SimdLevel,
    codes::moves::Moves,
    kernels::wide_index::far::{Columns, sum_of_lane},
    mask::Mask,
    methods::spend,
    simd::{Kernel, Line, Simd},
};

/// Blocks of 64 heaps in a tile.
const BLOCKS: usize = 8;
/// Number of heaps in a tile.
pub(super) const TILE: usize = 64 * BLOCKS;
/// Number of recent heaps from which frequent values are chosen.
const SAMPLE: usize = 1 << 13;
/// Cost of a bit that is left open, in vectors.
const OPEN_COST: u128 = 40;
/// Cost of starting a group, in vectors.
const GROUP_COST: u128 = 150;
/// Number of blocks that fit before older ones are forgotten.
const ROOM: usize = 256;

/// Number of vectors that are shifted in the time of a unit of work.
const VECTORS_OF_UNIT: usize = 32;

/// A tile, with the values that its heaps reach.
pub(super) struct Tile {
    mask: Mask,
    /// The first heap of the tile, if there is one.
    start: Option<usize>,
    /// Groups of eight indices.
    groups: usize,
    columns: Columns,
    entries: Entries,
    /// Rare and common indices that are reached, by group and block: the heaps of a block as bits.
    lines: [Vec<Line>; 2],
    /// The same by heap, class and word: indices as bits.
    reached: Vec<u64>,
}

impl Tile {
    /// Starts without a tile.
    pub(super) fn new(mask: Mask) -> Tile {
        Tile {
            mask,
            start: None,
            groups: 0,
            columns: Columns::new(0, 0),
            entries: Entries::default(),
            lines: [vec![], vec![]],
            reached: vec![],
        }
    }

    /// Whether a heap is in the tile.
    pub(super) fn has(&self, heap: usize) -> bool {
        self.start.is_some_and(|start| (start..start + TILE).contains(&heap))
    }

    /// Returns which of 64 rare or common indices are open: the heap of the tile is not known to reach them.
    #[inline(always)]
    pub(super) fn open(&self, heap: usize, common: bool, word: usize) -> u64 {
        let words = self.groups / 8;
        let row = (heap - self.start.unwrap_or(heap)) * 2 + usize::from(common);
        if word < words { !self.reached[row * words + word] } else { u64::MAX }
    }

    /// Returns the number of open common indices below an index, for a heap of the tile.
    pub(super) fn open_below(&self, heap: usize, index: usize) -> u32 {
        let whole: u32 = (0..index / 64).map(|word| self.open(heap, true, word).count_ones()).sum();
        whole + (self.open(heap, true, index / 64) & ((1 << (index % 64)) - 1)).count_ones()
    }

    /// Builds the tile that begins after these values, a multiple of 64; none if an interrupt comes first.
    pub(super) fn build(
        &mut self,
        level: SimdLevel,
        moves: &Moves,
        (mask, largest): (&Mask, u16),
        values: &[u16],
    ) -> Result<(), SequenceError> {
        let largest = mask.index(u32::from(largest)) | ((1 << mask.low_bit()) - 1);
        let groups = (largest as usize / 64 + 1) * 8;
        let has_changed = self.entries.update(moves, mask, groups, values);
        if has_changed || groups != self.groups || *mask != self.mask {
            (self.mask, self.groups) = (*mask, groups);
            self.columns = Columns::new(groups, self.entries.rows() + BLOCKS + ROOM);
            self.columns.base = (values.len() / 64).saturating_sub(self.entries.rows());
        }
        self.start = None;
        self.append(values);
        for lines in &mut self.lines {
            lines.clear();
            lines.resize(groups * BLOCKS, Line::default());
        }
        let (counts, needs) = counts(mask, values, groups);
        level.run(Fill { tile: self, counts: &counts, needs: &needs })?;
        level.run(Transpose(self));
        self.start = Some(values.len());
        Ok(())
    }

    /// Adds newly known blocks to the columns, and makes room for the tile.
    fn append(&mut self, values: &[u16]) {
        let columns = &mut self.columns;
        let end = values.len() / 64;
        let rows = self.entries.rows();
        if end - columns.base + BLOCKS > rows + BLOCKS + ROOM {
            let excess = columns.len - rows + BLOCKS;
            columns.forget(excess, columns.len - excess);
            (columns.base, columns.len) = (columns.base + excess, columns.len - excess);
        }
        let mut bits = vec![0; 8 * self.groups];
        while columns.base + columns.len < end + BLOCKS {
            bits.fill(0);
            let first = 64 * (columns.base + columns.len);
            for (heap, &value) in values.iter().enumerate().take(first + 64).skip(first.max(1)) {
                if !self.mask.is_rare(u32::from(value), heap) {
                    bits[self.mask.index(u32::from(value)) as usize] |= 1 << (heap % 64);
                }
            }
            columns.set(columns.len, &bits);
            columns.len += 1;
        }
        columns.len -= BLOCKS;
    }
}

/// Returns, for each group of indices, how many of the last heaps are common and have one of these, and how many have a
/// larger one.
fn counts(mask: &Mask, values: &[u16], groups: usize) -> (Vec<u64>, Vec<u64>) {
    let (mut counts, mut needs) = (vec![0; groups], vec![0; groups]);
    for (heap, &value) in values.iter().enumerate().rev().take(SAMPLE) {
        let group = mask.index(u32::from(value)) as usize / 8;
        counts[group] += u64::from(!mask.is_rare(u32::from(value), heap));
        needs[group] += 1;
    }
    let mut larger = 0;
    for need in needs.iter_mut().rev() {
        larger += std::mem::replace(need, larger);
    }
    (counts, needs)
}

/// Shifts columns to find what is reached.
struct Fill<'a> {
    tile: &'a mut Tile,
    counts: &'a [u64],
    needs: &'a [u64],
}

impl Kernel for Fill<'_> {
    type Output = Result<(), SequenceError>;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Result<(), SequenceError> {
        let Fill { tile, counts, needs } = self;
        let groups = tile.groups;
        let mut order: Vec<usize> = (0..groups).filter(|&group| counts[group] > 0).collect();
        order.sort_by_key(|&group| std::cmp::Reverse(counts[group]));
        // Open bits of a group, weighted by how many heaps need them.
        let mut open: [Vec<u64>; 2] = [0, 1].map(|_| needs.iter().map(|need| need * 8 * TILE as u64).collect());
        for with in order {
            for (class, open) in open.iter_mut().enumerate() {
                let mut vectors = groups;
                for group in 0..groups {
                    // Heaps of the other class have these indices.
                    let Some(open) = open.get_mut(group ^ with) else { continue };
                    if !is_worthwhile(*open, tile.entries.count(1 - class, group), counts[with]) {
                        continue;
                    }
                    let lines = &mut tile.lines[class][(group ^ with) * BLOCKS..][..BLOCKS];
                    let from = (1 - class, group, with);
                    let left = match S::SPAN {
                        8 => add::<S, 8>(simd, &tile.columns, &tile.entries, from, lines),
                        4 => add::<S, 4>(simd, &tile.columns, &tile.entries, from, lines),
                        _ => add::<S, 1>(simd, &tile.columns, &tile.entries, from, lines),
                    };
                    *open = left * needs[group ^ with];
                    vectors += BLOCKS * usize::try_from(tile.entries.count(1 - class, group)).unwrap_or(usize::MAX);
                }
                spend(vectors / VECTORS_OF_UNIT)?;
            }
        }
        Ok(())
    }
}

/// Whether it costs less to shift a column by `entries` entries than to leave open the bits that this would find.
fn is_worthwhile(open: u64, entries: u64, count: u64) -> bool {
    let [open, entries, hits] = [open, entries, entries * count].map(u128::from);
    let sample = SAMPLE as u128;
    // At least the fraction `hits / (8 * sample + hits)` of the bits of one of eight indices is found.
    hits > 0 && open * hits * OPEN_COST >= (8 * entries + GROUP_COST) * sample * (8 * sample + hits)
}

/// Adds a column, shifted by all entries of a group, to the lines of another group; returns how many bits are still
/// open there.
#[inline(always)]
fn add<S: Simd, const SPAN: usize>(
    simd: S,
    columns: &Columns,
    entries: &Entries,
    (common, group, with): (usize, usize, usize),
    lines: &mut [Line],
) -> u64 {
    let mut left = 64 * TILE as u64 / 8;
    for (first, lines) in lines.chunks_exact_mut(SPAN).enumerate() {
        let mut total = [simd.zero(); SPAN];
        for lane in 0..8u8 {
            let lookups = entries.of(common, 8 * group + usize::from(lane));
            let row = u32::try_from(columns.len + first * SPAN).unwrap_or(u32::MAX);
            let sum = sum_of_lane::<S, SPAN>(simd, columns.column(with), row, lookups);
            for i in 0..SPAN {
                total[i] = simd.or(total[i], simd.exchange(sum[i], lane));
            }
        }
        for (line, total) in lines.iter_mut().zip(&mut total) {
            *total = simd.or(simd.load(line), *total);
            simd.store(*total, line);
        }
        left -= simd.count(&total);
    }
    left
}

/// Transposes lines into sets of indices, one for each heap.
struct Transpose<'a>(&'a mut Tile);

impl Kernel for Transpose<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let Tile { groups, lines, reached, .. } = self.0;
        let words = *groups / 8;
        reached.clear();
        reached.resize(2 * words * TILE, 0);
        for (class, lines) in lines.iter().enumerate() {
            for (word, lines) in lines.chunks_exact(8 * BLOCKS).enumerate() {
                for block in 0..BLOCKS {
                    let mut rows = [0; 64];
                    for (rows, line) in
                        rows.as_chunks_mut::<8>().0.iter_mut().zip(lines[block..].iter().step_by(BLOCKS))
                    {
                        *rows = line.0;
                    }
                    simd.transpose(&mut rows);
                    for (i, row) in rows.into_iter().enumerate() {
                        reached[((64 * block + i) * 2 + class) * words + word] = row;
                    }
                }
            }
        }
    }
}
