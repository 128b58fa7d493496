//! Entries at least 64 away: bits by block and index, shifted into place, eight indices in a vector.
use super::low;
use crate::simd::{Line, Simd};

/// For each index, in which heaps it occurred: one word for a block of 64 heaps.
///
/// Eight indices stand together in a line, and the lines of one group of indices, block after block, in a column.
pub(crate) struct Columns {
    groups: usize,
    /// Lines per column; never a power of two, or columns would compete for the same places in the cache.
    stride: usize,
    lines: Vec<Line>,
    /// The block that row 0 belongs to.
    pub(crate) base: usize,
    /// How many rows are in use, where that changes.
    pub(crate) len: usize,
}

impl Columns {
    /// Empty columns with room for so many rows.
    pub(crate) fn new(groups: usize, rows: usize) -> Columns {
        let stride = rows | 1;
        Columns { groups, stride, lines: vec![Line::default(); groups * stride], base: 0, len: 0 }
    }

    /// Sets the bits of a row, by index.
    pub(crate) fn set(&mut self, row: usize, bits: &[u64]) {
        for (group, bits) in bits.as_chunks::<8>().0.iter().enumerate() {
            self.lines[group * self.stride + row] = Line(*bits);
        }
    }

    /// The lines of one row, by group.
    #[inline(always)]
    pub(super) fn row_mut(&mut self, row: usize) -> impl Iterator<Item = &mut Line> {
        self.lines[row..].iter_mut().step_by(self.stride).take(self.groups)
    }

    /// The rows of one group, from one on.
    #[inline(always)]
    pub(crate) fn column(&self, group: usize) -> &[Line] {
        &self.lines[group * self.stride..][..self.stride]
    }

    /// Adds the rows of a tile, and forgets old ones beyond `keep` when there is no room.
    pub(super) fn append(&mut self, tile: &Columns, from: usize, keep: usize) {
        let rows = tile.stride.min(from + super::BLOCKS) - from;
        if self.len + rows > self.stride {
            let forgotten = self.len - keep;
            self.forget(forgotten, keep);
            self.base += forgotten;
            self.len = keep;
        }
        for group in 0..self.groups {
            let to = group * self.stride + self.len;
            self.lines[to..to + rows].copy_from_slice(&tile.column(group)[from..from + rows]);
        }
        self.len += rows;
    }

    /// Forgets the first rows and moves `keep` rows after them to the front.
    pub(crate) fn forget(&mut self, rows: usize, keep: usize) {
        for group in 0..self.groups {
            let start = group * self.stride;
            self.lines.copy_within(start + rows..start + rows + keep, start);
        }
    }
}

/// Entries by index, so that a vector is put in order only once for all entries with the same index.
pub(super) struct Classes {
    /// The group and place of an index, and where its entries end.
    classes: Vec<(usize, u8, usize)>,
    /// Distances in blocks and what remains.
    distances: Vec<(u32, u32)>,
}

impl Classes {
    pub(super) fn new(entries: &[(usize, usize)]) -> Classes {
        let mut entries = entries.to_vec();
        entries.sort_unstable_by_key(|&(distance, index)| (index, distance));
        let mut classes = Vec::new();
        let mut end = 0;
        for class in entries.chunk_by(|a, b| a.1 == b.1) {
            end += class.len();
            classes.push((class[0].1 / 8, lane(class[0].1), end));
        }
        let split = |&(distance, _): &(usize, usize)| (low(distance / 64), low(distance % 64));
        Classes { classes, distances: entries.iter().map(split).collect() }
    }

    /// How many entries there are.
    pub(super) fn len(&self) -> usize {
        self.distances.len()
    }
}

/// The place of an index within its group.
fn lane(index: usize) -> u8 {
    index.to_le_bytes()[0] & 7
}

/// Adds what entries exclude in some blocks, a power of two up to eight, by block and group. No entry is nearer than those.
#[inline(always)]
pub(super) fn sweep<S: Simd>(
    simd: S,
    columns: &Columns,
    rows: std::ops::Range<usize>,
    classes: &Classes,
    excluded: &mut [Line],
) {
    if classes.len() == 0 {
        return;
    }
    match S::SPAN.min(rows.len()) {
        8 => sweep_span::<S, 8>(simd, columns, rows, classes, excluded),
        4 => sweep_span::<S, 4>(simd, columns, rows, classes, excluded),
        2 => sweep_span::<S, 2>(simd, columns, rows, classes, excluded),
        _ => sweep_span::<S, 1>(simd, columns, rows, classes, excluded),
    }
}

#[inline(always)]
fn sweep_span<S: Simd, const SPAN: usize>(
    simd: S,
    columns: &Columns,
    rows: std::ops::Range<usize>,
    classes: &Classes,
    excluded: &mut [Line],
) {
    let groups = columns.groups;
    for first in (0..rows.len()).step_by(SPAN) {
        for group in 0..groups {
            let mut total = [simd.zero(); SPAN];
            let mut start = 0;
            for &(from, lane, end) in &classes.classes {
                let distances = &classes.distances[start..end];
                start = end;
                if group ^ from >= groups {
                    continue;
                }
                let sum = sum_of_class::<S, SPAN>(simd, columns.column(group ^ from), rows.start + first, distances);
                for i in 0..SPAN {
                    total[i] = simd.or(total[i], simd.exchange(sum[i], lane));
                }
            }
            for (i, total) in total.into_iter().enumerate() {
                let line = &mut excluded[(first + i) * groups + group];
                simd.store(simd.or(simd.load(line), total), line);
            }
        }
    }
}

/// All entries of a class for some blocks, each line loaded once for two blocks.
#[inline(always)]
pub(crate) fn sum_of_class<S: Simd, const SPAN: usize>(
    simd: S,
    column: &[Line],
    row: usize,
    distances: &[(u32, u32)],
) -> [S::Vector; SPAN] {
    let mut sum = [simd.zero(); SPAN];
    for &(rows, shift) in distances {
        let lines = &column[row - rows as usize - 1..][..SPAN + 1];
        let mut before = simd.load(&lines[0]);
        for i in 0..SPAN {
            let here = simd.load(&lines[i + 1]);
            sum[i] = simd.or(sum[i], simd.funnel(here, before, shift));
            before = here;
        }
    }
    sum
}
