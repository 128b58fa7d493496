//! Several heaps at once, where no entry is so near that they look at each other.
use super::{
    TILE,
    hot::Hot,
    sweep::{Ahead, Entry, Sweeps},
};
use crate::simd::{Line, Simd};

/// Entries at most a vector away, in a game where none is nearer than a step of 4, 6 or 8 heaps.
pub(super) struct Steps {
    /// Heaps in a step; none when entries are too near, or too many.
    heaps: usize,
    /// For each byte of a vector the one it comes from, when the heaps of a step are done.
    fall: Line,
    /// All bits of the words that are left then.
    above: Line,
    /// All bits of the words of a step.
    kept: Line,
    /// For each entry, where bytes come from and how bits are flipped.
    moves: [(Line, u8); MOST],
    /// How many entries there are.
    entries: usize,
}

/// More entries are looked up in another way.
const MOST: usize = 6;

impl Steps {
    pub(super) fn new(entries: &[Entry], bytes: usize) -> Steps {
        let least = entries.iter().map(|entry| entry.distance).min().unwrap_or(8);
        let heaps = [8, 6, 4].into_iter().find(|&heaps| heaps <= least && heaps * bytes < 64);
        let heaps = heaps.filter(|_| entries.len() <= MOST).unwrap_or(0);
        let size = heaps * bytes;
        let kept = line(|byte| if byte < size { 0xff } else { 0 });
        let mut moves = [(line(|_| 63), 0); MOST];
        for (to, entry) in moves.iter_mut().zip(entries).take(if heaps == 0 { 0 } else { MOST }) {
            let up = (entry.distance - heaps) * bytes;
            let from = |byte: usize| byte.checked_sub(up).filter(|&from| from < size).map_or(63, |from| from ^ usize::from(entry.index >> 3));
            *to = (line(from), entry.index & 7);
        }
        Steps { heaps, fall: line(|byte| (byte + size) % 64), above: line(|byte| if byte + size < 64 { 0xff } else { 0 }), kept, moves, entries: entries.len() }
    }

    /// Whether a step is worth while.
    pub(super) fn fit<const BYTES: usize>(&self) -> bool {
        self.heaps > 0
    }
}

/// A line of bytes.
fn line(byte: impl Fn(usize) -> usize) -> Line {
    Line(std::array::from_fn(|word| (0..8).fold(0, |bytes, i| bytes | (byte(8 * word + i) as u64) << (8 * i))))
}

/// Finds the words and indices of a tile.
#[inline(always)]
pub(super) fn tile<S: Simd, const BYTES: usize>(
    simd: S,
    steps: &Steps,
    sweeps: &Sweeps,
    hot: &mut Hot,
    pending: &mut Line,
    indices: &mut [u8],
) {
    match steps.entries {
        ..=2 => with::<S, BYTES, 2>(simd, steps, sweeps, hot, pending, indices),
        3..=4 => with::<S, BYTES, 4>(simd, steps, sweeps, hot, pending, indices),
        _ => with::<S, BYTES, MOST>(simd, steps, sweeps, hot, pending, indices),
    }
}

#[inline(always)]
fn with<S: Simd, const BYTES: usize, const ENTRIES: usize>(
    simd: S,
    steps: &Steps,
    sweeps: &Sweeps,
    hot: &mut Hot,
    pending: &mut Line,
    indices: &mut [u8],
) {
    let heaps = 64 / BYTES;
    let unit = heaps - heaps % steps.heaps;
    let mut coming = simd.load(pending);
    let (kept, fall, above) = (simd.load(&steps.kept), simd.load(&steps.fall), simd.load(&steps.above));
    let (mut places, mut flips) = ([fall; ENTRIES], [simd.flipping(0); ENTRIES]);
    for i in 0..ENTRIES {
        (places[i], flips[i]) = (simd.load(&steps.moves[i].0), simd.flipping(steps.moves[i].1));
    }
    let size = steps.heaps * BYTES;
    let mut ahead = Ahead::new(simd);
    for number in 0..TILE / unit {
        let place = hot.len + number * unit;
        coming = simd.or(coming, ahead.next::<BYTES>(simd, sweeps, hot, (place, unit)));
        let to = hot.some::<BYTES>(place, heaps + 8);
        for step in 0..unit / steps.heaps {
            let words = simd.and(simd.least_free::<BYTES>(coming), kept);
            simd.store_eight::<BYTES>(words, &mut to[size * step..]);
            let mut next = simd.and(simd.permute(coming, fall), above);
            for i in 0..ENTRIES {
                next = simd.or(next, simd.flip_bytes(simd.permute(words, places[i]), flips[i]));
            }
            coming = next;
        }
    }
    simd.store(coming, pending);
    let from = hot.len;
    hot.len += TILE;
    hot.fan::<S, BYTES>(simd, hot.len);
    for (number, to) in indices.chunks_exact_mut(heaps).enumerate() {
        simd.places_of::<BYTES>(super::hot::vector(hot.ones(), (from + number * heaps) * BYTES), to);
    }
}
