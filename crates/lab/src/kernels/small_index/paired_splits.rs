//! Paired splits: one lookup that covers several splits.
//!
//! If the indices of heaps `a` and `a + d` differ by the same nim-sum `e` for many `a`, the words of two heaps that are
//! `d` apart are merged once, one of them flipped by `e`; each such `a` then covers two splits with one lookup. The
//! pair `(d, e)` is an *offset*. Several offsets cover as many more splits.
use super::{
    recent_words::{NEAR, OFFSET_LIMIT},
    sweep::Entry,
};
use crate::kernels::view::View;

/// Maximum number of offsets.
const MAX_OFFSETS: usize = 3;
/// An offset must fit at least one in this many heaps. Among such offsets the rarest is best, since one that fits most
/// heaps adds little.
const HEAPS_PER_FIT: usize = 4;
/// Minimum number of heaps that all offsets fit.
const MIN_FITS: usize = 24;
/// Offsets are chosen from the heaps below this one.
const SAMPLE: usize = 2048;

/// Returns the upper limit of the heaps that may be split off. Even with an offset added, they are smaller than the
/// other part of every heap still to be verified, since two equal parts are not always allowed.
pub(super) fn reach(view: &View) -> usize {
    let heaps = view.verified.min(view.window.head.len()).saturating_sub(view.moves.last);
    NEAR.min((heaps / 2).saturating_sub(OFFSET_LIMIT))
}

/// Whether all heaps that may ever be split off are known.
pub(super) fn is_whole(view: &View) -> bool {
    reach(view) == NEAR
}

/// Returns the indices of the first heaps, as far as they may be split off; `None` for rare heaps.
pub(super) fn indices(view: &View) -> Vec<Option<u8>> {
    let index = |(heap, value): (usize, &u16)| {
        let value = u32::from(*value);
        if view.mask.is_rare(value, heap) { None } else { Some(view.mask.index(value).to_le_bytes()[0]) }
    };
    view.window.head[..reach(view) + OFFSET_LIMIT].iter().enumerate().map(index).collect()
}

/// Whether an offset fits a heap with an index.
pub(super) fn fits(indices: &[Option<u8>], heap: usize, one: u8, offset: &Entry) -> bool {
    indices[heap + offset.distance] == Some(one ^ offset.index)
}

/// Chooses offsets that together fit enough heaps, each as few as possible; each flips by less than `limit`.
pub(super) fn offsets(indices: &[Option<u8>], limit: u8) -> Vec<Entry> {
    let mut offsets: Vec<Entry> = Vec::new();
    let all = 1..(indices.len() - OFFSET_LIMIT).min(SAMPLE);
    let mut heaps: Vec<(usize, u8)> = all.filter_map(|heap| Some((heap, indices[heap]?))).collect();
    while offsets.len() < MAX_OFFSETS {
        let distances = (1..OFFSET_LIMIT).filter(|distance| offsets.iter().all(|offset| offset.distance != *distance));
        let candidates = distances.flat_map(|distance| candidates(indices, &heaps, distance));
        let least = MIN_FITS.max(heaps.len() / HEAPS_PER_FIT);
        let is_good = |&(count, offset): &(usize, Entry)| count >= least && offset.index < limit;
        let Some((_, offset)) = candidates.filter(is_good).min_by_key(|&(count, _)| count) else {
            break;
        };
        heaps.retain(|&(heap, one)| fits(indices, heap, one, &offset));
        offsets.push(offset);
    }
    offsets
}

/// Returns the offsets at a distance, with the number of heaps that each fits.
fn candidates(indices: &[Option<u8>], heaps: &[(usize, u8)], distance: usize) -> Vec<(usize, Entry)> {
    let mut counts = [0; 64];
    for &(heap, one) in heaps {
        if let Some(other) = indices[heap + distance] {
            counts[usize::from((one ^ other) & 63)] += 1;
        }
    }
    (0..64).zip(counts).map(|(index, count)| (count, Entry { distance, index })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Code, SimdLevel,
        kernels::small_index::TILE,
        methods::{StoredValues, sparse::Sparse},
        storage::values::Values,
        threads::Threads,
    };

    #[test]
    fn heaps_that_are_split_off_are_smaller_than_what_is_left() {
        let code: Code = "0.106".parse().unwrap();
        let mut sparse = Sparse::new(code.moves().unwrap(), SimdLevel::best(), Threads::new(1));
        let values = Values::new(1);
        while sparse.view.verified < 12_000 {
            sparse.advance(&mut StoredValues::new(&values)).unwrap();
            // While a tile is being verified, its heaps are known but not yet accepted.
            sparse.view.verified -= TILE.min(sparse.view.verified / 2);
            assert!(
                2 * (reach(&sparse.view) + OFFSET_LIMIT) + sparse.view.moves.last <= sparse.view.verified
                    || reach(&sparse.view) == 0
            );
            sparse.view.verified = sparse.view.window.len();
        }
        assert_eq!(reach(&sparse.view), NEAR);
    }
}
