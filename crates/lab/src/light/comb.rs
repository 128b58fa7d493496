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

/// Heaps below this one may be split off.
pub(super) fn reach(sparse: &Sparse) -> usize {
    NEAR.min(sparse.window.head.len() / 2 - TEETH)
}

/// The index of a heap, if it is common.
pub(super) fn index(sparse: &Sparse, heap: usize) -> Option<usize> {
    let value = u32::from(sparse.window.head[heap]);
    if sparse.mask.is_rare(value, heap) { None } else { Some(sparse.mask.index(value) as usize) }
}

/// Whether a tooth is right for a heap with an index.
pub(super) fn is_right(sparse: &Sparse, heap: usize, one: usize, tooth: &Entry) -> bool {
    index(sparse, heap + tooth.distance) == Some(one ^ usize::from(tooth.index))
}

/// The teeth of a comb that is right for enough heaps, and no tooth of which is right too often.
pub(super) fn teeth(sparse: &Sparse) -> Vec<Entry> {
    let mut teeth: Vec<Entry> = Vec::new();
    let all = 1..reach(sparse).min(SAMPLE);
    let mut heaps: Vec<(usize, usize)> = all.filter_map(|heap| Some((heap, index(sparse, heap)?))).collect();
    while teeth.len() < MOST {
        let distances = (1..TEETH).filter(|distance| teeth.iter().all(|tooth| tooth.distance != *distance));
        let counted = distances.flat_map(|distance| counted(sparse, &heaps, distance));
        let least = ENOUGH.max(heaps.len() / SELDOM);
        let Some((_, tooth)) = counted.filter(|&(count, _)| count >= least).min_by_key(|&(count, _)| count) else {
            break;
        };
        heaps.retain(|&(heap, one)| is_right(sparse, heap, one, &tooth));
        teeth.push(tooth);
    }
    teeth
}

/// The teeth at a distance, and for how many heaps each is right.
fn counted(sparse: &Sparse, heaps: &[(usize, usize)], distance: usize) -> Vec<(usize, Entry)> {
    let mut counts = [0; 64];
    for &(heap, one) in heaps {
        if let Some(other) = index(sparse, heap + distance) {
            counts[one ^ other] += 1;
        }
    }
    (0..64).zip(counts).map(|(index, count)| (count, Entry { distance, index })).collect()
}
