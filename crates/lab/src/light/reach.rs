//! That every rare value below a value is reached: by splits with small heaps, for all rare values together.
use super::{TILE, hot::{Hot, NEAR, TEETH, vector}, sweep::Entry};
use crate::{
    block::witness::Verdict,
    simd::{Line, Simd},
    sparse::{Sparse, judge},
};

/// The splits that are tried.
pub(super) struct Reach {
    /// Distances of the smallest heaps with each index.
    heaps: [Vec<Vec<usize>>; 2],
    chosen: [Vec<Chunk>; 2],
    /// Bits of the indices whose rare value is below the common one, in even and odd heaps.
    equal: Line,
    /// How far away the farthest split is that is tried.
    farthest: usize,
    /// Whether all heaps that may be split off were known when this was made.
    is_whole: bool,
    open: Open,
}

/// Vectors that are done at once.
const SPAN: usize = 6;
/// Heaps of the same index that are taken on together.
const TOGETHER: usize = 4;
/// What it costs to look one split up by itself, in words of vectors.
const PRICE: u64 = 150;

impl Reach {
    pub(super) fn new(sparse: &Sparse, teeth: &[Entry], bytes: usize) -> Reach {
        let least = sparse.moves.split[0];
        let mut heaps = [vec![Vec::new(); 8 * bytes], vec![Vec::new(); 8 * bytes]];
        for heap in 1..reach(sparse) {
            if let Some(index) = index(sparse, heap) {
                heaps[0][index].push(heap + least);
                if teeth.iter().all(|tooth| self::index(sparse, heap + tooth.distance) == Some(index ^ usize::from(tooth.index))) {
                    heaps[1][index].push(heap + least);
                }
            }
        }
        let low = sparse.mask.low_bit();
        let below = |heap: usize| {
            let is_below = |&index: &usize| super::common(&sparse.mask, index, heap) >> low & 1 == 1;
            (0..8 * bytes).filter(is_below).fold(0u64, |bits, index| bits | 1 << index)
        };
        let vectors = TILE * bytes / 64;
        let open = Open { lines: vec![Line::default(); vectors], words: vec![0; vectors.div_ceil(8)] };
        let mut equal = Line::default();
        for lane in 0..64 / bytes {
            equal.0[lane * bytes / 8] |= below(lane) << (lane * bytes % 8 * 8);
        }
        Reach { heaps, chosen: [vec![], vec![]], equal, farthest: 0, is_whole: reach(sparse) == NEAR, open }
    }

    /// Whether nothing is gained by making this again.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Chooses the splits that are tried: those that leave the least open in the last tile.
    #[inline(always)]
    pub(super) fn learn<S: Simd, const BYTES: usize>(&mut self, simd: S, hot: &Hot) {
        let from = hot.len - TILE;
        let mut open = vec![Line::default(); TILE * BYTES / 64];
        for (i, open) in open.iter_mut().enumerate() {
            let words = simd.load_bytes(vector(hot.ones(), from * BYTES + 64 * i));
            simd.store(needed::<S, BYTES>(simd, words, simd.load(&self.equal)), open);
        }
        let size = self.heaps[0].len();
        let mut used = vec![0; 2 * size];
        let mut gains = vec![u64::MAX; 2 * size];
        let mut entries: [Vec<Chunk>; 2] = [vec![], vec![]];
        let cost = ((TOGETHER + 1) * TILE * BYTES / 64) as u64;
        loop {
            let best = (0..gains.len()).max_by_key(|&class| gains[class]).unwrap_or(0);
            let (kind, class) = (best / size, best % size);
            let words = if kind == 0 { hot.fans() } else { hot.combs() };
            let Some(more) = Chunk::new(class, &self.heaps[kind][class][used[best]..]) else {
                gains[best] = 0;
                if gains.iter().all(|&gain| gain == 0) {
                    break;
                }
                continue;
            };
            let gain = strike::<S, BYTES>(simd, words, from, &more, &mut open, false);
            let others = (0..gains.len()).filter(|&class| class != best).map(|class| gains[class]).max().unwrap_or(0);
            gains[best] = gain;
            if gain < others {
                continue;
            }
            if gain * PRICE < cost || entries[0].len() + entries[1].len() > 64 {
                break;
            }
            strike::<S, BYTES>(simd, words, from, &more, &mut open, true);
            entries[kind].push(more);
            used[best] = (used[best] + TOGETHER).min(self.heaps[kind][class].len());
        }
        self.farthest = entries.iter().flatten().flat_map(|chunk| chunk.distances).max().unwrap_or(0) + TEETH;
        if std::env::var("ENT").is_ok() { let left: u32 = open.iter().flat_map(|l| l.0).map(|w| w.count_ones()).sum(); eprintln!("learn: {} {} entries, farthest {}, left {} used {:?}", entries[0].len(), entries[1].len(), self.farthest, left, used); }
        self.chosen = entries;
    }

    /// Looks for splits in the tile that begins with heap `n`; tells what could not be shown.
    #[inline(always)]
    pub(super) fn verify<S: Simd, const BYTES: usize>(&mut self, simd: S, sparse: &Sparse, hot: &Hot, n: usize) -> Verdict {
        let mut verdict = Verdict { doubts: Vec::new(), reach: self.farthest + sparse.moves.last };
        let open = &mut self.open;
        open.words.fill(0);
        let heaps = 64 / BYTES;
        let equal = simd.load(&self.equal);
        for unit in (0..TILE / heaps).step_by(SPAN) {
            let place = hot.len - TILE + unit * heaps;
            let mut reached = [simd.zero(); SPAN];
            for chunk in &self.chosen[0] {
                chunk.add::<S, BYTES>(simd, hot.fans(), place, &mut reached);
            }
            for chunk in &self.chosen[1] {
                chunk.add::<S, BYTES>(simd, hot.combs(), place, &mut reached);
            }
            for i in 0..SPAN {
                let words = simd.load_bytes(vector(hot.ones(), place * BYTES + 64 * i));
                let left = simd.without(needed::<S, BYTES>(simd, words, equal), reached[i]);
                simd.store(left, &mut open.lines[unit + i]);
                open.words[(unit + i) / 8] |= u64::from(simd.nonzero(left)) << ((unit + i) % 8 * 8);
            }
        }
        search::<S, BYTES>(simd, sparse, n, open, &mut verdict);
        verdict
    }
}

/// What is not yet known to be reached: bits of rare values, and which words of the vectors have any.
struct Open {
    lines: Vec<Line>,
    words: Vec<u64>,
}

/// Heaps of one index to split off, all tried together.
#[derive(Clone, Copy)]
struct Chunk {
    index: u8,
    distances: [usize; TOGETHER],
}

impl Chunk {
    /// The first of some distances, if there are any; those that are missing stand there twice.
    fn new(index: usize, distances: &[usize]) -> Option<Chunk> {
        let first = *distances.first()?;
        let distances = std::array::from_fn(|i| distances.get(i).copied().unwrap_or(first));
        Some(Chunk { index: index.to_le_bytes()[0], distances })
    }

    /// Adds what is reached in the heaps of some vectors from a place on.
    #[inline(always)]
    fn add<S: Simd, const BYTES: usize>(
        &self,
        simd: S,
        words: &[u8],
        place: usize,
        reached: &mut [S::Vector; SPAN],
    ) {
        let mut sum = [simd.zero(); SPAN];
        for distance in self.distances {
            let words = &words[(place - distance) * BYTES..][..64 * SPAN];
            for i in 0..SPAN {
                sum[i] = simd.or(sum[i], simd.load_bytes(vector(words, 64 * i)));
            }
        }
        for i in 0..SPAN {
            reached[i] = simd.or(reached[i], simd.flip(sum[i], self.index));
        }
    }
}

/// Heaps below this one may be split off.
fn reach(sparse: &Sparse) -> usize {
    NEAR.min(sparse.window.head.len() / 2 - TEETH)
}

/// The index of a heap, if it is common.
fn index(sparse: &Sparse, heap: usize) -> Option<usize> {
    let value = u32::from(sparse.window.head[heap]);
    if sparse.mask.is_rare(value, heap) { None } else { Some(sparse.mask.index(value) as usize) }
}

/// The teeth of a comb.
pub(super) fn teeth(sparse: &Sparse) -> Vec<Entry> {
    let mut teeth: Vec<Entry> = Vec::new();
    let all = 1..reach(sparse);
    let mut heaps: Vec<(usize, usize)> = all.filter_map(|heap| Some((heap, index(sparse, heap)?))).collect();
    while teeth.len() < 3 {
        let mut best: Option<(usize, Entry)> = None;
        for distance in (1..TEETH).filter(|distance| teeth.iter().all(|tooth| tooth.distance != *distance)) {
            let mut counts = [0usize; 64];
            for &(heap, one) in &heaps {
                if let Some(other) = index(sparse, heap + distance) {
                    counts[one ^ other] += 1;
                }
            }
            for (with, &count) in counts.iter().enumerate() {
                if 4 * count >= heaps.len() && best.is_none_or(|(least, _)| count < least) {
                    best = Some((count, Entry { distance, index: with.to_le_bytes()[0] }));
                }
            }
        }
        let Some((count, tooth)) = best.filter(|&(count, _)| count >= 24) else { break };
        let _ = count;
        heaps.retain(|&(heap, one)| index(sparse, heap + tooth.distance) == Some(one ^ usize::from(tooth.index)));
        teeth.push(tooth);
    }
    if std::env::var("ENT").is_ok() { eprintln!("teeth {teeth:?} {}", heaps.len()); }
    teeth
}

/// The bits of the rare values that must be reached in the heaps of a vector.
#[inline(always)]
fn needed<S: Simd, const BYTES: usize>(simd: S, words: S::Vector, equal: S::Vector) -> S::Vector {
    let one = match BYTES {
        2 => 0x0001_0001_0001_0001,
        4 => 0x0000_0001_0000_0001,
        _ => 1,
    };
    simd.or(simd.sub(words, simd.load(&Line([one; 8]))), simd.and(words, equal))
}

/// How much some splits reach of what is open; takes it away if wanted.
#[inline(always)]
fn strike<S: Simd, const BYTES: usize>(simd: S, words: &[u8], from: usize, more: &Chunk, open: &mut [Line], take: bool) -> u64 {
    let mut gain = 0;
    for (i, open) in open.as_chunks_mut::<SPAN>().0.iter_mut().enumerate() {
        let mut reached = [simd.zero(); SPAN];
        more.add::<S, BYTES>(simd, words, from + i * SPAN * 64 / BYTES, &mut reached);
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

/// Looks the splits up that are still open in the tile that begins with heap `n`.
#[inline(always)]
fn search<S: Simd, const BYTES: usize>(simd: S, sparse: &Sparse, n: usize, open: &Open, verdict: &mut Verdict) {
    for (eight, mut words) in open.words.iter().copied().enumerate() {
        while words != 0 {
            let word = 64 * eight + words.trailing_zeros() as usize;
            words &= words - 1;
            let mut bits = open.lines[word / 8].0[word % 8];
            while bits != 0 {
                let place = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let heap = n + (8 * word + place / 8) / BYTES;
                let common = super::common(&sparse.mask, place % (8 * BYTES), heap);
                let rare = (common ^ 1 << sparse.mask.low_bit()).to_le_bytes();
                judge(simd, sparse, heap, u16::from_le_bytes([rare[0], rare[1]]), verdict);
            }
        }
    }
}
