//! Which splits are tried for a whole tile: those first that reach the most of what is still open.
use super::{
    TILE,
    hot::{Hot, vector},
    reach::{Below, Chunk, Kinds, SPAN, TOGETHER},
};
use crate::simd::{Line, Simd};

/// What it costs to look one split up by itself, in words of vectors.
const PRICE: u64 = 150;
/// No more chunks than this are tried.
const MOST: usize = 64;

/// Distances of the heaps that may be split off, by index.
pub(super) type Heaps = Vec<Vec<usize>>;

/// What is open in the last tile while splits are chosen.
pub(super) struct Learning<'a> {
    hot: &'a Hot,
    open: Vec<Line>,
    chosen: Kinds<Vec<Chunk>>,
}

impl<'a> Learning<'a> {
    /// Everything is open.
    #[inline(always)]
    pub(super) fn new<S: Simd, const BYTES: usize>(simd: S, hot: &'a Hot, below: &Below) -> Learning<'a> {
        let from = (hot.len - TILE) * BYTES;
        let mut open = vec![Line::default(); TILE * BYTES / 64];
        for (i, open) in open.iter_mut().enumerate() {
            let words = simd.load_bytes(vector(hot.ones(), from + 64 * i));
            simd.store(below.needed::<S, BYTES>(simd, words), open);
        }
        Learning { hot, open, chosen: Kinds::default() }
    }

    /// Chooses chunks as long as one is worth while. What a chunk gains never grows, so only the best need be tried again.
    #[inline(always)]
    pub(super) fn choose<S: Simd, const BYTES: usize>(mut self, simd: S, heaps: &Kinds<Heaps>) -> Kinds<Vec<Chunk>> {
        let size = heaps.0[0].len();
        let mut used = vec![0; 2 * size];
        let mut gains = vec![u64::MAX; 2 * size];
        let least = ((TOGETHER + 1) * self.open.len()) as u64 / PRICE;
        while self.chosen.0[0].len() + self.chosen.0[1].len() < MOST {
            let best = (0..2 * size).max_by_key(|&place| gains[place]).unwrap_or(0);
            let (kind, index) = (best / size, best % size);
            let Some(chunk) = Chunk::new(index, &heaps.0[kind][index][used[best]..]) else {
                gains[best] = 0;
                if gains.iter().all(|&gain| gain == 0) {
                    break;
                }
                continue;
            };
            gains[best] = self.strike::<S, BYTES>(simd, kind, &chunk, false);
            if gains[best] <= least {
                if gains.iter().all(|&gain| gain <= least) {
                    break;
                }
            } else if gains.iter().all(|&gain| gain <= gains[best]) {
                self.strike::<S, BYTES>(simd, kind, &chunk, true);
                self.chosen.0[kind].push(chunk);
                used[best] = (used[best] + TOGETHER).min(heaps.0[kind][index].len());
            }
        }
        self.chosen
    }

    /// How much a chunk reaches of what is open; takes it away if wanted.
    #[inline(always)]
    fn strike<S: Simd, const BYTES: usize>(&mut self, simd: S, kind: usize, chunk: &Chunk, take: bool) -> u64 {
        let from = self.hot.len - TILE;
        let mut gain = 0;
        for (i, open) in self.open.as_chunks_mut::<SPAN>().0.iter_mut().enumerate() {
            let mut reached = [simd.zero(); SPAN];
            chunk.add::<S, BYTES>(simd, self.hot.words(kind), from + i * SPAN * 64 / BYTES, &mut reached);
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
