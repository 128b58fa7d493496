//! Near entries: heaps are computed one after another, in groups of eight.
use super::{
    GROUP, TILE,
    recent_words::RecentWords,
    sweep::{Ahead, Entry, Sweeps},
};
use crate::{
    kernels::view::View,
    simd::{Line, Simd},
};

/// Entries at most a vector away.
pub(super) struct Near {
    /// For distances 1 to 7: by index, what a heap with that index excludes so far ahead, apart from the index itself.
    tables: [[u64; 128]; GROUP],
    /// For distances 1 to 7: all bits if a heap excludes its own index so far ahead, otherwise none.
    itself: [u64; GROUP],
    /// For each heap of a group: by index, what it excludes in the heaps after the group.
    spread: [[Line; 128]; GROUP],
    /// The least distances at which a heap excludes its own index, and other indices.
    least: (usize, usize),
}

impl Near {
    pub(super) fn new(entries: &[Entry], bytes: usize) -> Box<Near> {
        let mut near = Box::new(Near {
            tables: [[0; 128]; GROUP],
            itself: [0; GROUP],
            spread: [[Line::default(); 128]; GROUP],
            least: (GROUP, GROUP),
        });
        for &Entry { distance, index } in entries {
            if distance < GROUP && index == 0 {
                near.itself[distance] = u64::MAX;
                near.least.0 = near.least.0.min(distance);
            } else if distance < GROUP {
                near.least.1 = near.least.1.min(distance);
                for back in 0..8 * bytes {
                    near.tables[distance][back] |= bit(back ^ usize::from(index), bytes);
                }
            }
            for heap in (0..GROUP).filter(|heap| heap + distance >= GROUP) {
                for back in 0..8 * bytes {
                    let lane = heap + distance - GROUP;
                    add(&mut near.spread[heap][back], lane, bit(back ^ usize::from(index), bytes), bytes);
                }
            }
        }
        near
    }
}

/// Returns a word with one bit, or 0 if the word is too short for it.
fn bit(index: usize, bytes: usize) -> u64 {
    if index < 8 * bytes { 1 << index } else { 0 }
}

/// Adds bits to a word of a vector.
fn add(line: &mut Line, lane: usize, bits: u64, bytes: usize) {
    let at = lane * bytes;
    if let Some(word) = line.0.get_mut(at / 8) {
        *word |= bits << (at % 8 * 8);
    }
}

/// Returns what the last heaps exclude in the next ones.
pub(super) fn pending(view: &View, entries: &[Entry], bytes: usize) -> Line {
    let n = view.window.len();
    let mut line = Line::default();
    for &Entry { distance, index } in entries {
        for back in 1..=distance {
            let value = u32::from(view.window.value(n - back));
            if !view.mask.is_rare(value, n - back) {
                let excluded = view.mask.index(value) as usize ^ usize::from(index);
                add(&mut line, distance - back, bit(excluded, bytes), bytes);
            }
        }
    }
    line
}

/// Computes the words and indices of a tile.
#[inline(always)]
pub(super) fn tile<S: Simd, const BYTES: usize>(
    simd: S,
    near: &Near,
    sweeps: &Sweeps,
    recent: &mut RecentWords,
    pending: &mut Line,
    indices: &mut [u8],
) {
    match near.least {
        (6.., 8..) => with_distances::<S, BYTES, 6, 7, 8>(simd, near, sweeps, recent, pending, indices),
        (2.., 5..) if near.itself[5..] == [0; 3] => {
            with_distances::<S, BYTES, 2, 4, 5>(simd, near, sweeps, recent, pending, indices);
        }
        _ => with_distances::<S, BYTES, 1, 7, 1>(simd, near, sweeps, recent, pending, indices),
    }
}

/// Computes a tile. Within a group, heaps exclude their own index only at distances from `ITSELF` to `LAST`, and other
/// indices only from `TABLE` on.
#[inline(always)]
fn with_distances<S: Simd, const BYTES: usize, const ITSELF: usize, const LAST: usize, const TABLE: usize>(
    simd: S,
    near: &Near,
    sweeps: &Sweeps,
    recent: &mut RecentWords,
    pending: &mut Line,
    indices: &mut [u8],
) {
    let heaps = 64 / BYTES;
    let mut upcoming = simd.load(pending);
    let eights = indices.as_chunks_mut::<GROUP>().0;
    let mut ahead = Ahead::new(simd);
    for unit in 0..TILE / heaps {
        let position = recent.len + unit * heaps;
        upcoming = simd.or(upcoming, ahead.next::<BYTES>(simd, sweeps, recent, (position, heaps)));
        for group in 0..heaps / GROUP {
            let words = recent.words_mut::<BYTES>(position + GROUP * group, GROUP);
            let eight = &mut eights[unit * heaps / GROUP + group];
            let next = eight_heaps::<S, BYTES, ITSELF, LAST, TABLE>(simd, near, upcoming, words, eight);
            upcoming = simd.or(simd.fall::<BYTES>(upcoming), next);
        }
    }
    simd.store(upcoming, pending);
    recent.len += TILE;
    recent.merge::<S, BYTES>(simd, recent.len);
}

/// Computes a group of eight heaps; returns what they exclude in the heaps after them.
#[inline(always)]
fn eight_heaps<S: Simd, const BYTES: usize, const ITSELF: usize, const LAST: usize, const TABLE: usize>(
    simd: S,
    near: &Near,
    upcoming: S::Vector,
    words: &mut [u8],
    indices: &mut [u8; GROUP],
) -> S::Vector {
    let mut line = Line::default();
    simd.store(upcoming, &mut line);
    let mut bits = [0u64; GROUP];
    let mut index = [0usize; GROUP];
    let mut next = simd.zero();
    for i in 0..GROUP {
        let mut excluded = line.0[i * BYTES / 8] >> (i * BYTES % 8 * 8);
        if BYTES < 8 {
            excluded &= (1 << (8 * BYTES % 64)) - 1;
        }
        let mut distance = i;
        while distance >= TABLE {
            excluded |= near.tables[distance][index[i - distance]];
            distance -= 1;
        }
        let mut distance = LAST;
        while distance >= ITSELF {
            if distance <= i {
                excluded |= bits[i - distance] & near.itself[distance];
            }
            distance -= 1;
        }
        bits[i] = !excluded & excluded.wrapping_add(1);
        index[i] = excluded.trailing_ones() as usize;
        next = simd.or(next, simd.load(&near.spread[i][index[i]]));
        words[i * BYTES..(i + 1) * BYTES].copy_from_slice(&bits[i].to_le_bytes()[..BYTES]);
        indices[i] = index[i].to_le_bytes()[0];
    }
    next
}
