//! Entries at least 64 away: bits by block and index, shifted into place, eight indices in a vector.
use super::{fold, low};
use crate::simd::{Line, Simd};

/// For each index, in which heaps it occurred: one word for a block of 64 heaps.
///
/// Eight indices stand together in a line, and the lines of one group of indices, block after block, in a column.
pub(crate) struct Columns {
    groups: usize,
    stride: usize,
    lines: Vec<Line>,
    /// The block that row 0 belongs to.
    pub(crate) base: usize,
    /// Number of rows in use, if it varies.
    pub(crate) len: usize,
}

/// Lines per column with room for `rows` rows; never a power of two, or columns would compete for the same places in
/// the cache.
fn stride(rows: usize) -> usize {
    rows | 1
}

impl Columns {
    /// Empty columns with room for `rows` rows.
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

    /// Adds the rows of a tile, and forgets old rows beyond `keep` if there is no room.
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

    /// Copies `keep` rows of `others`, those after the first `rows`, to the front.
    pub(super) fn copy_rows(&mut self, others: &Columns, rows: usize, keep: usize) {
        for group in 0..self.groups {
            let start = group * self.stride;
            self.lines[start..start + keep].copy_from_slice(&others.column(group)[rows..rows + keep]);
        }
    }

    /// Forgets the first rows and moves `keep` rows after them to the front.
    pub(crate) fn forget(&mut self, rows: usize, keep: usize) {
        for group in 0..self.groups {
            let start = group * self.stride;
            self.lines.copy_within(start + rows..start + rows + keep, start);
        }
    }
}

/// Where entries are looked up in columns, group by group.
pub(super) struct Looks {
    /// Number of entries.
    len: usize,
    groups: Vec<Group>,
    folds: Vec<Fold>,
}

/// Where a group of indices is looked up.
///
/// Vectors are permuted only once for all entries whose indices have the same position in their groups.
#[derive(Default)]
struct Group {
    /// Positions within groups, and where their looks end.
    lanes: Vec<(u8, usize)>,
    /// Lines, relative to the current row, and shifts.
    looks: Vec<(u32, u32)>,
}

/// Entries that are each followed by another, at the same distance and with the same nim-sum of their indices.
struct Fold {
    distance: u32,
    lane: u8,
    firsts: Looks,
}

impl Looks {
    /// Prepares lookups of entries in columns of `groups` groups with room for `rows` rows.
    pub(super) fn new(entries: &[(usize, usize)], (groups, rows): (usize, usize)) -> Looks {
        let mut entries = entries.to_vec();
        entries.sort_unstable_by_key(|&(distance, index)| (lane(index), index, distance));
        let group = |group| Group::new(&entries, group, groups, stride(rows));
        Looks { len: entries.len(), groups: (0..groups).map(group).collect(), folds: vec![] }
    }

    /// The same, in pairs if possible; the entries are sorted.
    pub(super) fn in_pairs(entries: &[(usize, usize)], shape: (usize, usize)) -> Looks {
        let mut single = entries.to_vec();
        let pairs = fold::pairs(&mut single);
        let fold = |pairs: &fold::Pairs| Fold {
            distance: low(pairs.distance),
            lane: lane(pairs.sum),
            firsts: Looks::new(&pairs.firsts, shape),
        };
        Looks { len: entries.len(), folds: pairs.iter().map(fold).collect(), ..Looks::new(&single, shape) }
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
                let (line, shift) = look(distance);
                own.looks.push((low((group ^ (index / 8)) * stride).wrapping_add(line), shift));
            }
            own.lanes.push((lane(same_lane[0].1), own.looks.len()));
        }
        own
    }
}

/// The position of an index within its group.
fn lane(index: usize) -> u8 {
    index.to_le_bytes()[0] & 7
}

/// Adds what entries exclude in some blocks, by block and group. The number of blocks is a power of two up to eight,
/// and no entry is nearer than those.
#[inline(always)]
pub(super) fn sweep<S: Simd>(
    simd: S,
    columns: &Columns,
    rows: std::ops::Range<usize>,
    looks: &Looks,
    excluded: &mut [Line],
) {
    if looks.len() == 0 {
        return;
    }
    match S::SPAN.min(rows.len()) {
        8 => sweep_span::<S, 8, 9>(simd, columns, rows, looks, excluded),
        4 => sweep_span::<S, 4, 5>(simd, columns, rows, looks, excluded),
        2 => sweep_span::<S, 2, 3>(simd, columns, rows, looks, excluded),
        _ => sweep_span::<S, 1, 2>(simd, columns, rows, looks, excluded),
    }
}

/// The same for `SPAN` blocks at a time; `MORE` is one more.
#[inline(always)]
fn sweep_span<S: Simd, const SPAN: usize, const MORE: usize>(
    simd: S,
    columns: &Columns,
    rows: std::ops::Range<usize>,
    looks: &Looks,
    excluded: &mut [Line],
) {
    for first in (0..rows.len()).step_by(SPAN) {
        let row = rows.start + first;
        for (group, own) in looks.groups.iter().enumerate() {
            let mut total = sum::<S, SPAN>(simd, columns, row, own);
            for fold in &looks.folds {
                let firsts = sum::<S, MORE>(simd, columns, row - 1, &fold.firsts.groups[group]);
                for i in 0..SPAN {
                    let seconds = simd.exchange(simd.funnel(firsts[i + 1], firsts[i], fold.distance), fold.lane);
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

/// Returns what entries exclude of a group in some blocks.
#[inline(always)]
fn sum<S: Simd, const SPAN: usize>(simd: S, columns: &Columns, row: usize, group: &Group) -> [S::Vector; SPAN] {
    let mut total = [simd.zero(); SPAN];
    let mut start = 0;
    for &(lane, end) in &group.lanes {
        let sum = sum_of_lane::<S, SPAN>(simd, &columns.lines, low(row), &group.looks[start..end]);
        start = end;
        for i in 0..SPAN {
            total[i] = simd.or(total[i], simd.exchange(sum[i], lane));
        }
    }
    total
}

/// Returns the line that a distance leads to, as a number to add to its own, and by how much lines are shifted then.
pub(crate) fn look(distance: usize) -> (u32, u32) {
    (low(distance / 64 + 1).wrapping_neg(), low(distance % 64))
}

/// Sums all looks of a lane for some blocks, two at a time; each line is loaded once for two blocks.
#[inline(always)]
pub(crate) fn sum_of_lane<S: Simd, const SPAN: usize>(
    simd: S,
    lines: &[Line],
    row: u32,
    looks: &[(u32, u32)],
) -> [S::Vector; SPAN] {
    let mut sum = [simd.zero(); SPAN];
    let (pairs, last) = looks.as_chunks::<2>();
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
