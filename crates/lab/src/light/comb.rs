//! Combs: several splits that are shown by one look.
//!
//! Where heaps `a` and `a + d` differ by the same nim-sum for many `a`, the words of two heaps that are `d` apart can be put
//! together once, one of them flipped, and each such `a` is then two splits by one look. A comb has some more teeth.
use super::{
    hot::{NEAR, TEETH},
    sweep::Entry,
};
use crate::sparse::Sparse;

/// A comb has at most so many teeth beside the first.
const MOST: usize = 3;
/// A tooth is right for one heap in so many, or more often. Those that are right for most say too often the same.
const SELDOM: usize = 4;
/// A comb must be right for so many heaps.
const ENOUGH: usize = 24;
/// Among heaps below this one.
const SAMPLE: usize = 2048;

/// Heaps below this one may be split off: the other part is larger in all heaps that are still to be verified, also beside a tooth,
/// since two equal parts are not always allowed.
pub(super) fn reach(sparse: &Sparse) -> usize {
    let known = sparse.verified.min(sparse.window.head.len()).saturating_sub(sparse.moves.last);
    NEAR.min((known / 2).saturating_sub(TEETH))
}

/// Whether all heaps are known that may ever be split off.
pub(super) fn is_whole(sparse: &Sparse) -> bool {
    reach(sparse) == NEAR
}

/// The indices of the first heaps, as far as any are split off; none where they are rare.
pub(super) fn indices(sparse: &Sparse) -> Vec<Option<u8>> {
    let index = |(heap, value): (usize, &u16)| {
        let value = u32::from(*value);
        if sparse.mask.is_rare(value, heap) { None } else { Some(sparse.mask.index(value).to_le_bytes()[0]) }
    };
    sparse.window.head[..reach(sparse) + TEETH].iter().enumerate().map(index).collect()
}

/// Whether a tooth is right for a heap with an index.
pub(super) fn is_right(indices: &[Option<u8>], heap: usize, one: u8, tooth: &Entry) -> bool {
    indices[heap + tooth.distance] == Some(one ^ tooth.index)
}

/// The teeth of a comb that is right for enough heaps, and no tooth of which is right too often; each flips by less than a limit.
pub(super) fn teeth(indices: &[Option<u8>], limit: u8) -> Vec<Entry> {
    let mut teeth: Vec<Entry> = Vec::new();
    let all = 1..(indices.len() - TEETH).min(SAMPLE);
    let mut heaps: Vec<(usize, u8)> = all.filter_map(|heap| Some((heap, indices[heap]?))).collect();
    while teeth.len() < MOST {
        let distances = (1..TEETH).filter(|distance| teeth.iter().all(|tooth| tooth.distance != *distance));
        let counted = distances.flat_map(|distance| counted(indices, &heaps, distance));
        let least = ENOUGH.max(heaps.len() / SELDOM);
        let is_good = |&(count, tooth): &(usize, Entry)| count >= least && tooth.index < limit;
        let Some((_, tooth)) = counted.filter(is_good).min_by_key(|&(count, _)| count) else {
            break;
        };
        heaps.retain(|&(heap, one)| is_right(indices, heap, one, &tooth));
        teeth.push(tooth);
    }
    teeth
}

/// The teeth at a distance, and for how many heaps each is right.
fn counted(indices: &[Option<u8>], heaps: &[(usize, u8)], distance: usize) -> Vec<(usize, Entry)> {
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
    use crate::{Code, Level, light::TILE, method::Kept, threads::Threads, values::Values};

    #[test]
    fn heaps_that_are_split_off_are_smaller_than_what_is_left() {
        let code: Code = "0.106".parse().unwrap();
        let mut sparse = Sparse::new(code.moves().unwrap(), Level::best(), Threads::new(1));
        let values = Values::new(1);
        while sparse.verified < 12_000 {
            sparse.advance(&mut Kept::new(&values)).unwrap();
            // As while a tile is verified: its heaps are known, but not yet taken for right.
            sparse.verified -= TILE.min(sparse.verified / 2);
            assert!(2 * (reach(&sparse) + TEETH) + sparse.moves.last <= sparse.verified || reach(&sparse) == 0);
            sparse.verified = sparse.window.len();
        }
        assert_eq!(reach(&sparse), NEAR);
    }
}
