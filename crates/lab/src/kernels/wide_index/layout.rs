//! The layout of a game: how its entries are looked up.
use super::{AHEAD, BLOCKS, FRONT_ROWS, ROOM, TILE, chain::NearEntries, far::Lookups, mid_range, outliers, to_u32};
use crate::kernels::view::View;

/// Minimum cost of 64 heaps, in vectors, for two threads to pay.
const MIN_HEAVY_COST: usize = 4000;
/// Maximum number of groups of eight indices.
const MAX_GROUPS: usize = 64;
/// Maximum number of groups that the kernel for small indices can hold.
const MAX_GROUPS_OF_SMALL_INDEX: usize = 8;

/// How the entries of a game are looked up; rebuilt whenever a new rare heap occurs or values outgrow it.
pub(crate) struct Layout {
    /// Groups of eight indices.
    pub(super) groups: usize,
    /// Common values by index, of even and odd heaps.
    pub(super) values: [Vec<u16>; 2],
    pub(super) ahead: Lookups,
    pub(super) middle: Lookups,
    /// For one block, two blocks and four blocks at a time.
    pub(super) mid_range: [Lookups; 3],
    /// All entries at least 64 away, by distance, with their indices.
    pub(super) far: Vec<(usize, usize)>,
    pub(super) near: NearEntries,
    /// Number of rows of blocks that the farthest entry needs.
    pub(super) rows: usize,
    /// Number of tiles that fit.
    pub(super) room: usize,
    /// Number of rows that fit before the current tile.
    pub(super) back_rows: usize,
    /// Whether a tile takes long enough for two threads to pay.
    pub(super) is_heavy: bool,
}

/// Minimum number of heaps in the window, so that witnesses and outliers can be found in it.
const LOOK_BACK: usize = 1 << 17;

impl Layout {
    /// Whether the values and rare heaps of a game can be laid out, and there are too many indices for the
    /// [other kernel](crate::kernels::small_index).
    pub(crate) fn fits(view: &View) -> bool {
        let farthest = view.rare_heaps.last().map_or(0, |&(heap, _)| heap) + view.moves.last;
        (MAX_GROUPS_OF_SMALL_INDEX + 1..=MAX_GROUPS).contains(&groups(view))
            && (farthest + 4 * TILE).max(LOOK_BACK) < view.window.reach()
    }

    pub(super) fn new(view: &View) -> Layout {
        let groups = outliers::groups_with_columns(view, groups(view));
        let value = |index: u32, heap| u16::try_from(view.mask.common(index, heap)).unwrap_or(u16::MAX);
        let table = |heap| (0..to_u32(outliers::INDICES)).map(move |index| value(index, heap));
        let entries = entries(view);
        let between = |from: usize, to: usize| {
            let start = entries.partition_point(|&(distance, _)| distance < from);
            &entries[start..entries.partition_point(|&(distance, _)| distance < to)]
        };
        let rows = entries.last().map_or(0, |&(distance, _)| distance / 64) + 2;
        let far = between(64, usize::MAX).to_vec();
        let is_heavy = far.len() * groups > MIN_HEAVY_COST;
        let ahead = between(AHEAD, usize::MAX);
        let room = if is_heavy { 2 * far_if_heavy(8 * groups) / TILE } else { ROOM };
        let back_rows = if ahead.is_empty() { 0 } else { rows } + room * BLOCKS;
        let front = (groups, FRONT_ROWS);
        Layout {
            groups,
            values: [table(0).collect(), table(1).collect()],
            ahead: Lookups::in_pairs(ahead, (groups, back_rows)),
            middle: Lookups::in_pairs(between(512, AHEAD), front),
            mid_range: [64, 128, 256].map(|from| Lookups::new(between(from, 2 * from), front)),
            near: NearEntries::new(
                between(0, mid_range::NEAREST),
                between(mid_range::NEAREST, mid_range::END),
                8 * groups,
            ),
            far,
            rows,
            room,
            back_rows,
            is_heavy,
        }
    }

    /// Returns the first index that has no column.
    pub(super) fn limit(&self) -> usize {
        8 * self.groups
    }

    /// Returns the distance of the farthest entry, or 0 if all are near.
    pub(super) fn farthest(&self) -> usize {
        self.far.last().map_or(0, |&(distance, _)| distance)
    }
}

/// Returns the entries of a game: distances with indices, in order.
fn entries(view: &View) -> Vec<(usize, usize)> {
    let mut entries: Vec<(usize, usize)> = Vec::new();
    for &t in &view.moves.split {
        let index = |value: u16| view.mask.index(u32::from(value)) as usize;
        entries.extend(view.rare_heaps.iter().map(|&(heap, value)| (heap + t, index(value))));
    }
    // With a mask that counts parity, taking an odd number turns common values into rare ones.
    let keeps_class = |t: &&usize| !(view.mask.positional && **t % 2 == 1);
    entries.extend(view.moves.take.iter().filter(keeps_class).map(|&t| (t, 0)));
    entries.sort_unstable();
    entries.dedup();
    entries
}

/// Returns the number of groups of eight indices that the values of a game need, with some to spare.
fn groups(view: &View) -> usize {
    (view.mask.index(u32::from(view.largest)) as usize + 5) / 8 + 1
}

/// Returns the maximum distance of witnesses in heavy games with `limit` indices: strips should not fill the cache.
pub(super) fn far_if_heavy(limit: usize) -> usize {
    ((300 << 20) / (limit * limit)).clamp(1 << 14, 3 << 14) / TILE * TILE
}
