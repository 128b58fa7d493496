//! The words of the last heaps.
use super::{
    TILE,
    vectors::{put, vector},
};
use crate::{kernels::view::View, simd::Simd, storage::aligned_bytes::AlignedBytes};
use std::ops::Range;

/// Number of tiles that fit before the words that are still needed are moved back.
const ROOM: usize = 16;
/// Upper limit of the heaps that are split off to verify a tile.
pub(super) const NEAR: usize = 4096;

/// Number of bytes after the last word that may be read, or written ahead of time.
pub(super) const PADDING: usize = 128;
/// Upper limit of the offsets of paired splits.
pub(super) const OFFSET_LIMIT: usize = 32;

/// For each of the last heaps, a word with the bit of its index, or 0 if it is rare.
pub(super) struct RecentWords {
    /// One word for each heap.
    single_words: AlignedBytes,
    /// If several numbers may be taken: for each heap, its word merged with those of the heaps that the other numbers
    /// lead to.
    merged_words: AlignedBytes,
    /// How much the other numbers that may be taken exceed the least.
    more: Vec<usize>,
    bytes: usize,
    /// Minimum number of heaps that are kept.
    min_len: usize,
    /// Number of heaps with words.
    pub(super) len: usize,
}

impl RecentWords {
    /// Collects the words of the last heaps; entries look at most `farthest` back.
    pub(super) fn new(view: &View, bytes: usize, farthest: usize) -> RecentWords {
        let n = view.window.len();
        let least = view.moves.split[0];
        let more: Vec<usize> = view.moves.split[1..].iter().map(|taken| taken - least).collect();
        let min_len = (farthest.max(NEAR + OFFSET_LIMIT) + view.moves.last + TILE + 128).next_multiple_of(64);
        let room = (min_len + ROOM * TILE) * bytes + PADDING;
        let mut recent = RecentWords {
            single_words: AlignedBytes::zeros(room),
            merged_words: AlignedBytes::zeros(if more.is_empty() { 0 } else { room }),
            more,
            bytes,
            min_len,
            len: min_len,
        };
        for back in 1..=min_len.min(n - 1) {
            let value = u32::from(view.window.value(n - back));
            if !view.mask.is_rare(value, n - back) {
                let word = 1u64 << view.mask.index(value);
                let at = (min_len - back) * bytes;
                recent.single_words[at..at + bytes].copy_from_slice(&word.to_le_bytes()[..bytes]);
            }
        }
        for heap in view.moves.last..if recent.more.is_empty() { 0 } else { min_len } {
            for i in heap * bytes..(heap + 1) * bytes {
                recent.merged_words[i] = recent
                    .more
                    .iter()
                    .fold(recent.single_words[i], |word, more| word | recent.single_words[i - more * bytes]);
            }
        }
        recent
    }

    /// Returns the number of heaps that fit.
    pub(super) fn room(&self) -> usize {
        self.min_len + ROOM * TILE
    }

    /// Makes room for one more tile. Returns the heaps that stay if it had to forget others.
    pub(super) fn make_room(&mut self) -> Option<Range<usize>> {
        if self.len + TILE <= self.room() {
            return None;
        }
        let heaps = self.len - self.min_len..self.len;
        let bytes = heaps.start * self.bytes..heaps.end * self.bytes;
        self.single_words.keep(bytes.clone());
        if !self.more.is_empty() {
            self.merged_words.keep(bytes);
        }
        self.len = self.min_len;
        Some(heaps)
    }

    /// The words of single heaps.
    #[inline(always)]
    pub(super) fn single_words(&self) -> &[u8] {
        &self.single_words
    }

    /// The words by which splits are looked up.
    #[inline(always)]
    pub(super) fn merged_words(&self) -> &[u8] {
        if self.more.is_empty() { &self.single_words } else { &self.merged_words }
    }

    /// The words of some heaps, the first of which is at `position`.
    #[inline(always)]
    pub(super) fn words_mut<const BYTES: usize>(&mut self, position: usize, heaps: usize) -> &mut [u8] {
        &mut self.single_words[position * BYTES..][..heaps * BYTES]
    }

    /// Merges the words of the vector of heaps that ends at `end`.
    #[inline(always)]
    pub(super) fn merge<S: Simd, const BYTES: usize>(&mut self, simd: S, end: usize) {
        if self.more.is_empty() {
            return;
        }
        let at = end * BYTES - 64;
        let mut sum = simd.load_bytes(vector(&self.single_words, at));
        for &more in &self.more {
            sum = simd.or(sum, simd.load_bytes(vector(&self.single_words, at - more * BYTES)));
        }
        put(simd, sum, &mut self.merged_words, at);
    }
}
