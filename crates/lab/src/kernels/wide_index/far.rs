//! Far entries, at least 64 away: bits by block and index, eight indices per vector, are shifted by the distance.
use super::{paired_entries, to_u32};
use crate::simd::{Line, Simd};

/// For each index, the heaps that have it: one word for a block of 64 heaps.
///
/// A line has the words of eight indices, and a column has the lines of one such group, block after block.
pub(crate) struct Columns {
    groups: usize,
    stride: usize,
    lines: Vec<Line>,
    /// The block that row 0 belongs to.
    pub(crate) base: usize,
    /// Number of rows in use, if it varies.
    pub(crate) len: usize,
}

/// Returns the number of lines per column that has room for `rows` rows. It is never a power of two, or columns would
/// compete for the same sets of the cache.
fn stride(rows: usize) -> usize {
    rows | 1
}

impl Columns {
    /// Makes empty columns with room for `rows` rows.
    pub(crate) fn new(groups: usize, rows: usize) -> Columns {
        let stride = stride(rows);
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

    /// The rows of one group.
    #[inline(always)]
    pub(crate) fn column(&self, group: usize) -> &[Line] {
        &self.lines[group * self.stride..][..self.stride]
    }

    /// Adds the rows of a tile. If there is no room, keeps only the last `keep` rows first.
    pub(super) fn append(&mut self, tile: &Columns, from: usize, keep: usize) {
        let rows = tile.stride.min(from + super::BLOCKS) - from;
        if self.len + rows > self.stride {
            let excess = self.len - keep;
            self.forget(excess, keep);
            self.base += excess;
            self.len = keep;
        }
        for group in 0..self.groups {
            let to = group * self.stride + self.len;
            self.lines[to..to + rows].copy_from_slice(&tile.column(group)[from..from + rows]);
        }
        self.len += rows;
    }

    /// Copies `keep` rows of `others`, those after the first `rows`, to the start.
    pub(super) fn copy_rows(&mut self, others: &Columns, rows: usize, keep: usize) {
        for group in 0..self.groups {
            let start = group * self.stride;
            self.lines[start..start + keep].copy_from_slice(&others.column(group)[rows..rows + keep]);
        }
    }

    /// Forgets the first rows and moves the `keep` rows after them to the start.
    pub(crate) fn forget(&mut self, rows: usize, keep: usize) {
        for group in 0..self.groups {
            let start = group * self.stride;
            self.lines.copy_within(start + rows..start + rows + keep, start);
        }
    }
}

/// Lookups of entries in columns, group by group.
pub(super) struct Lookups {
    /// Number of entries.
    len: usize,
    groups: Vec<Group>,
    pairs: Vec<PairLookups>,
}

/// Lookups for one group of indices.
///
/// Vectors are permuted only once for all entries whose indices have the same lane: the position in their group.
#[derive(Default)]
struct Group {
    /// Lanes, and where their lookups end.
    lanes: Vec<(u8, usize)>,
    /// Lines, relative to the current row, with shifts.
    lookups: Vec<(u32, u32)>,
}

/// Lookups of [pairs](paired_entries) of one kind: only the first entries are looked up.
struct PairLookups {
    distance: u32,
    lane: u8,
    firsts: Lookups,
}

impl Lookups {
    /// Prepares lookups of entries in columns of `groups` groups with room for `rows` rows.
    pub(super) fn new(entries: &[(usize, usize)], (groups, rows): (usize, usize)) -> Lookups {
        let mut entries = entries.to_vec();
        entries.sort_unstable_by_key(|&(distance, index)| (lane(index), index, distance));
        let group = |group| Group::new(&entries, group, groups, stride(rows));
        Lookups { len: entries.len(), groups: (0..groups).map(group).collect(), pairs: vec![] }
    }

    /// Prepares lookups of sorted entries, in pairs if possible.
    pub(super) fn in_pairs(entries: &[(usize, usize)], shape: (usize, usize)) -> Lookups {
        let mut single = entries.to_vec();
        let pairs = paired_entries::pairs(&mut single);
        let pair = |pairs: &paired_entries::Pairs| PairLookups {
            distance: to_u32(pairs.distance),
            lane: lane(pairs.sum),
            firsts: Lookups::new(&pairs.firsts, shape),
        };
        Lookups { len: entries.len(), pairs: pairs.iter().map(pair).collect(), ..Lookups::new(&single, shape) }
    }

    /// Number of entries.
    pub(super) fn len(&self) -> usize {
        self.len
    }
}

impl Group {
    fn new(entries: &[(usize, usize)], group: usize, groups: usize, stride: usize) -> Group {
        let mut own = Group::default();
        for same_lane in entries.chunk_by(|a, b| lane(a.1) == lane(b.1)) {
            for &(distance, index) in same_lane.iter().filter(|&&(_, index)| group ^ (index / 8) < groups) {
                let (line, shift) = lookup(distance);
                own.lookups.push((to_u32((group ^ (index / 8)) * stride).wrapping_add(line), shift));
            }
            own.lanes.push((lane(same_lane[0].1), own.lookups.len()));
        }
        own
    }
}

/// The position of an index within its group.
fn lane(index: usize) -> u8 {
    index.to_le_bytes()[0] & 7
}

/// Adds what entries exclude in some blocks, by block and group. The number of blocks is a power of two up to eight,
/// and no entry is nearer than that many blocks.
#[inline(always)]
pub(super) fn sweep<S: Simd>(
    simd: S,
    columns: &Columns,
    rows: std::ops::Range<usize>,
    lookups: &Lookups,
    excluded: &mut [Line],
) {
    if lookups.len() == 0 {
        return;
    }
    match S::SPAN.min(rows.len()) {
        8 => sweep_span::<S, 8, 9>(simd, columns, rows, lookups, excluded),
        4 => sweep_span::<S, 4, 5>(simd, columns, rows, lookups, excluded),
        2 => sweep_span::<S, 2, 3>(simd, columns, rows, lookups, excluded),
        _ => sweep_span::<S, 1, 2>(simd, columns, rows, lookups, excluded),
    }
}

/// Does the same for `SPAN` blocks at a time; `MORE` is one more.
#[inline(always)]
fn sweep_span<S: Simd, const SPAN: usize, const MORE: usize>(
    simd: S,
    columns: &Columns,
    rows: std::ops::Range<usize>,
    lookups: &Lookups,
    excluded: &mut [Line],
) {
    for first in (0..rows.len()).step_by(SPAN) {
        let row = rows.start + first;
        for (group, own) in lookups.groups.iter().enumerate() {
            let mut total = sum::<S, SPAN>(simd, columns, row, own);
            for pair in &lookups.pairs {
                let firsts = sum::<S, MORE>(simd, columns, row - 1, &pair.firsts.groups[group]);
                for i in 0..SPAN {
                    let seconds = simd.exchange(simd.funnel(firsts[i + 1], firsts[i], pair.distance), pair.lane);
                    total[i] = simd.or_three(total[i], firsts[i + 1], seconds);
                }
            }
            for (i, total) in total.into_iter().enumerate() {
                let line = &mut excluded[(first + i) * columns.groups + group];
                simd.store(simd.or(simd.load(line), total), line);
            }
        }
    }
}

/// Returns what entries exclude of a group of indices in some blocks.
#[inline(always)]
fn sum<S: Simd, const SPAN: usize>(simd: S, columns: &Columns, row: usize, group: &Group) -> [S::Vector; SPAN] {
    let mut total = [simd.zero(); SPAN];
    let mut start = 0;
    for &(lane, end) in &group.lanes {
        let sum = sum_of_lane::<S, SPAN>(simd, &columns.lines, to_u32(row), &group.lookups[start..end]);
        start = end;
        for i in 0..SPAN {
            total[i] = simd.or(total[i], simd.exchange(sum[i], lane));
        }
    }
    total
}

/// Returns the line that a distance leads to, relative to the current one, and by how much that line is then shifted.
pub(crate) fn lookup(distance: usize) -> (u32, u32) {
    (to_u32(distance / 64 + 1).wrapping_neg(), to_u32(distance % 64))
}

/// Merges all lookups of a lane for some blocks, two at a time; each line is loaded once for two blocks.
#[inline(always)]
pub(crate) fn sum_of_lane<S: Simd, const SPAN: usize>(
    simd: S,
    lines: &[Line],
    row: u32,
    lookups: &[(u32, u32)],
) -> [S::Vector; SPAN] {
    let mut sum = [simd.zero(); SPAN];
    let (pairs, last) = lookups.as_chunks::<2>();
    for &[one, other] in pairs {
        let ones = &lines[row.wrapping_add(one.0) as usize..][..SPAN + 1];
        let others = &lines[row.wrapping_add(other.0) as usize..][..SPAN + 1];
        let mut before = [simd.load(&ones[0]), simd.load(&others[0])];
        for i in 0..SPAN {
            let here = [simd.load(&ones[i + 1]), simd.load(&others[i + 1])];
            let parts = [simd.funnel(here[0], before[0], one.1), simd.funnel(here[1], before[1], other.1)];
            sum[i] = simd.or_three(sum[i], parts[0], parts[1]);
            before = here;
        }
    }
    for &(line, shift) in last {
        let lines = &lines[row.wrapping_add(line) as usize..][..SPAN + 1];
        let mut before = simd.load(&lines[0]);
        for i in 0..SPAN {
            let here = simd.load(&lines[i + 1]);
            sum[i] = simd.or(sum[i], simd.funnel(here, before, shift));
            before = here;
        }
    }
    sum
}
