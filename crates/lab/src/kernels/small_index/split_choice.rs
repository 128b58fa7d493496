//! Chooses the splits that are tried for whole tiles: first those that reach most of what is still open.
use super::{
    TILE,
    half_words::HalfWords,
    reach::{Below, Chunk, Halves, SPAN, TOGETHER},
    recent_words::RecentWords,
};
use crate::simd::{Line, Simd};

/// Cost of looking up one split by itself, in words of vectors.
const LOOKUP_COST: u64 = 150;
/// Maximum number of chunks that are chosen.
const MAX_CHUNKS: usize = 64;

/// Distances of the heaps that may be split off, by index.
pub(super) type Heaps = Vec<Vec<usize>>;

/// The choice of splits, with what is still open in the last tile.
pub(super) struct SplitChoice<'a> {
    half_words: &'a HalfWords,
    /// Where the tile begins.
    from: usize,
    open: Halves<Vec<Line>>,
    chunks: Halves<Vec<Chunk>>,
}

impl<'a> SplitChoice<'a> {
    /// Starts with everything open.
    #[inline(always)]
    pub(super) fn new<S: Simd, const BYTES: usize>(
        simd: S,
        recent: &RecentWords,
        half_words: &'a HalfWords,
        below: &Below,
    ) -> SplitChoice<'a> {
        let from = recent.len - TILE;
        let mut open: Halves<Vec<Line>> = Halves::default();
        for number in 0..TILE * BYTES / 128 {
            let needed = below.halves::<S, BYTES>(simd, recent, from * BYTES + 128 * number);
            for (half, open) in open.0.iter_mut().enumerate() {
                let mut line = Line::default();
                simd.store(needed[half], &mut line);
                open.push(line);
            }
        }
        SplitChoice { half_words, from, open, chunks: Halves::default() }
    }

    /// Chooses chunks as long as they pay. The gain of a chunk never grows, so only the best chunk need be tried again.
    #[inline(always)]
    pub(super) fn choose<S: Simd, const BYTES: usize>(mut self, simd: S, heaps: &[Heaps; 2]) -> Halves<Vec<Chunk>> {
        let size = heaps[0].len();
        let mut used = vec![0; 2 * size];
        let mut gains = vec![u64::MAX; 2 * size];
        let min_gain = ((TOGETHER + 1) * self.open.0[0].len()) as u64 / LOOKUP_COST;
        while self.chunks.0[0].len() + self.chunks.0[1].len() < MAX_CHUNKS {
            let best = (0..2 * size).max_by_key(|&number| gains[number]).unwrap_or(0);
            let (kind, index) = (best / size, best % size);
            let Some(chunk) = Chunk::new::<BYTES>(kind, index, &heaps[kind][index][used[best]..]) else {
                gains[best] = 0;
                if gains.iter().all(|&gain| gain == 0) {
                    break;
                }
                continue;
            };
            gains[best] = self.gain_of::<S, BYTES>(simd, &chunk, false);
            if gains[best] <= min_gain {
                if gains.iter().all(|&gain| gain <= min_gain) {
                    break;
                }
            } else if gains.iter().all(|&gain| gain <= gains[best]) {
                self.gain_of::<S, BYTES>(simd, &chunk, true);
                used[best] = (used[best] + TOGETHER).min(heaps[kind][index].len());
                self.chunks.0[chunk.half].push(chunk);
            }
        }
        self.chunks
    }

    /// Counts how many open bits a chunk reaches, and clears them if `take` is set.
    #[inline(always)]
    fn gain_of<S: Simd, const BYTES: usize>(&mut self, simd: S, chunk: &Chunk, take: bool) -> u64 {
        let mut gain = 0;
        for (i, open) in self.open.0[chunk.half].as_chunks_mut::<SPAN>().0.iter_mut().enumerate() {
            let mut reached = [simd.zero(); SPAN];
            chunk.add::<S, BYTES>(simd, self.half_words, self.from + i * SPAN * 128 / BYTES, &mut reached);
            let (mut before, mut after) = ([simd.zero(); SPAN], [simd.zero(); SPAN]);
            for k in 0..SPAN {
                before[k] = simd.load(&open[k]);
                after[k] = simd.without(before[k], reached[k]);
                if take {
                    simd.store(after[k], &mut open[k]);
                }
            }
            gain += simd.count(&before) - simd.count(&after);
        }
        gain
    }
}
