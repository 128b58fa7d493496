//! The words of the last heaps.
use super::{TILE, sweep::Entry};
use crate::{simd::Simd, sparse::Sparse};
use std::ops::{Deref, DerefMut};

/// Tiles for which there is room before the words that are still needed are moved back.
const ROOM: usize = 16;
/// That rare values are reached is shown by splits with heaps below this one.
pub(super) const NEAR: usize = 8192;

/// Bytes behind the last word that may be read, or written before their turn.
const BEHIND: usize = 128;
/// The teeth of a comb are at most so far apart.
pub(super) const TEETH: usize = 32;

/// For each of the last heaps a word with the bit of its index, none where it is rare.
pub(super) struct Hot {
    /// One word for each heap.
    ones: Row,
    /// Where several numbers may be taken: the words of a heap and of those that other numbers lead to, put together.
    fans: Row,
    /// Words of several heaps, for combs.
    combs: Row,
    /// The teeth of the comb.
    teeth: Vec<Entry>,
    /// How much more than the least number may be taken, where several may; the least is left out.
    more: Vec<usize>,
    bytes: usize,
    /// So many heaps are kept at least.
    kept: usize,
    /// How many heaps have words.
    pub(super) len: usize,
}

/// Bytes of which the first is the first of a line of the cache, so that whole vectors stand in one line each.
struct Row {
    bytes: Vec<u8>,
    skipped: usize,
}

impl Row {
    fn new(len: usize) -> Row {
        let bytes = vec![0; len + 64];
        let skipped = bytes.as_ptr().align_offset(64).min(64);
        Row { bytes, skipped }
    }
}

impl Deref for Row {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        &self.bytes[self.skipped..]
    }
}

impl DerefMut for Row {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[self.skipped..]
    }
}

impl Hot {
    /// The words of the last heaps, of which entries look up so many.
    pub(super) fn new(sparse: &Sparse, bytes: usize, farthest: usize) -> Hot {
        let n = sparse.window.len();
        let least = sparse.moves.split[0];
        let more: Vec<usize> = sparse.moves.split[1..].iter().map(|taken| taken - least).collect();
        let kept = (farthest.max(NEAR + TEETH) + sparse.moves.last + TILE + 128).next_multiple_of(64);
        let room = (kept + ROOM * TILE) * bytes + BEHIND;
        let mut hot = Hot {
            ones: Row::new(room),
            fans: Row::new(if more.is_empty() { 0 } else { room }),
            more,
            combs: Row::new(room),
            teeth: vec![],
            bytes,
            kept,
            len: kept,
        };
        for back in 1..=kept.min(n - 1) {
            let value = u32::from(sparse.window.value(n - back));
            if !sparse.mask.is_rare(value, n - back) {
                let word = 1u64 << sparse.mask.index(value);
                let at = (kept - back) * bytes;
                hot.ones[at..at + bytes].copy_from_slice(&word.to_le_bytes()[..bytes]);
            }
        }
        for heap in sparse.moves.last..if hot.more.is_empty() { 0 } else { kept } {
            for i in heap * bytes..(heap + 1) * bytes {
                hot.fans[i] = hot.more.iter().fold(hot.ones[i], |fan, more| fan | hot.ones[i - more * bytes]);
            }
        }
        hot
    }

    /// Whether there is room for one more tile; what is not needed any more is forgotten when there is not.
    pub(super) fn make_room(&mut self) {
        if (self.len + TILE) * self.bytes + BEHIND <= self.ones.len() {
            return;
        }
        let from = (self.len - self.kept) * self.bytes;
        let to = self.len * self.bytes;
        self.ones.copy_within(from..to, 0);
        if !self.more.is_empty() {
            self.fans.copy_within(from..to, 0);
        }
        self.combs.copy_within(from..to, 0);
        self.len = self.kept;
    }

    /// The words of single heaps.
    #[inline(always)]
    pub(super) fn ones(&self) -> &[u8] {
        &self.ones
    }

    /// The words for splits.
    #[inline(always)]
    pub(super) fn fans(&self) -> &[u8] {
        if self.more.is_empty() { &self.ones } else { &self.fans }
    }

    /// The teeth of the comb.
    pub(super) fn teeth(&self) -> &[Entry] {
        &self.teeth
    }

    /// Takes another comb.
    pub(super) fn set_teeth(&mut self, teeth: Vec<Entry>) {
        self.teeth = teeth;
    }

    /// The words for splits with single heaps, or for combs.
    #[inline(always)]
    pub(super) fn words(&self, kind: usize) -> &[u8] {
        if kind == 0 { self.fans() } else { &self.combs }
    }

    /// Puts the words of some heaps, whole vectors, together for combs.
    #[inline(always)]
    pub(super) fn comb<S: Simd, const BYTES: usize>(&mut self, simd: S, heaps: std::ops::Range<usize>) {
        if self.teeth.is_empty() {
            return;
        }
        for at in (heaps.start * BYTES..heaps.end * BYTES).step_by(64) {
            let words = self.fans();
            let mut sum = simd.load_bytes(vector(words, at));
            for tooth in &self.teeth {
                let word = simd.load_bytes(vector(words, at - tooth.distance * BYTES));
                sum = simd.or(sum, simd.flip(word, tooth.index));
            }
            put(simd, sum, &mut self.combs, at);
        }
    }

    /// The same for all words that are kept, and can be.
    #[inline(always)]
    pub(super) fn comb_all<S: Simd, const BYTES: usize>(&mut self, simd: S) {
        let first = (TEETH + 64).next_multiple_of(64);
        self.comb::<S, BYTES>(simd, first..self.len);
    }

    /// The words of some heaps from a place on.
    #[inline(always)]
    pub(super) fn some<const BYTES: usize>(&mut self, place: usize, heaps: usize) -> &mut [u8] {
        &mut self.ones[place * BYTES..][..heaps * BYTES]
    }

    /// Puts the words of the heaps in the vector that ends at a place together for splits.
    #[inline(always)]
    pub(super) fn fan<S: Simd, const BYTES: usize>(&mut self, simd: S, end: usize) {
        if self.more.is_empty() {
            return;
        }
        let at = end * BYTES - 64;
        let mut sum = simd.load_bytes(vector(&self.ones, at));
        for &more in &self.more {
            sum = simd.or(sum, simd.load_bytes(vector(&self.ones, at - more * BYTES)));
        }
        put(simd, sum, &mut self.fans, at);
    }
}

/// Writes a vector.
#[inline(always)]
fn put<S: Simd>(simd: S, vector: S::Vector, bytes: &mut [u8], at: usize) {
    simd.store_bytes(vector, bytes[at..].first_chunk_mut().expect("there is room behind the last word"));
}

/// Sixty-four bytes from a place on.
#[inline(always)]
pub(super) fn vector(bytes: &[u8], at: usize) -> &[u8; 64] {
    bytes[at..].first_chunk().expect("there is room behind the last word")
}
