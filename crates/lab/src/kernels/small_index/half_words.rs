//! Half words, by which rare values are verified.
//!
//! Most heaps have small indices, so the lower halves of words suffice: a vector holds twice as many of them, and
//! splits with the few other heaps are not tried. Splitting off a heap with a small index maps lower halves to lower
//! halves; one with a large index maps them to upper halves.
use super::{
    TILE,
    recent_words::{OFFSET_LIMIT, PADDING, RecentWords},
    sweep::Entry,
    vectors::{put, vector},
};
use crate::{simd::Simd, storage::aligned_bytes::AlignedBytes};
use std::ops::Range;

/// The lower halves of the words by which splits are looked up, as they are and merged by offsets.
pub(super) struct HalfWords {
    halves: AlignedBytes,
    paired: AlignedBytes,
    /// The offsets by which halves are merged.
    offsets: Vec<Entry>,
    /// Number of bytes of a half.
    bytes: usize,
}

impl HalfWords {
    /// Copies the lower halves of words of `bytes` bytes.
    pub(super) fn new(recent: &RecentWords, bytes: usize) -> HalfWords {
        let half = bytes / 2;
        let room = recent.room() * half + PADDING;
        let mut half_words = HalfWords {
            halves: AlignedBytes::zeros(room),
            paired: AlignedBytes::zeros(room),
            offsets: vec![],
            bytes: half,
        };
        let halves = half_words.halves.chunks_exact_mut(half).zip(recent.merged_words().chunks_exact(bytes));
        halves.take(recent.len).for_each(|(to, word)| to.copy_from_slice(&word[..half]));
        half_words
    }

    /// Keeps the halves of some heaps and forgets the others.
    pub(super) fn keep(&mut self, heaps: Range<usize>) {
        let bytes = heaps.start * self.bytes..heaps.end * self.bytes;
        self.halves.keep(bytes.clone());
        self.paired.keep(bytes);
    }

    /// The offsets by which halves are merged.
    pub(super) fn offsets(&self) -> &[Entry] {
        &self.offsets
    }

    /// Changes the offsets, and merges all known halves by them.
    #[inline(always)]
    pub(super) fn set_offsets<S: Simd>(&mut self, simd: S, offsets: Vec<Entry>, len: usize) {
        self.offsets = offsets;
        self.pair_up(simd, (2 * OFFSET_LIMIT).next_multiple_of(64 / self.bytes) * self.bytes..len * self.bytes);
    }

    /// The halves for a kind of splits: 0 for single ones, 1 for paired ones.
    #[inline(always)]
    pub(super) fn words(&self, kind: usize) -> &[u8] {
        if kind == 0 { &self.halves } else { &self.paired }
    }

    /// Adds the halves of the last tile.
    #[inline(always)]
    pub(super) fn add<S: Simd, const BYTES: usize>(&mut self, simd: S, recent: &RecentWords) {
        let bytes = (recent.len - TILE) * BYTES / 2..recent.len * BYTES / 2;
        for at in bytes.clone().step_by(64) {
            let one = simd.load_bytes(vector(recent.merged_words(), 2 * at));
            let other = simd.load_bytes(vector(recent.merged_words(), 2 * at + 64));
            put(simd, simd.halves::<BYTES>(one, other)[0], &mut self.halves, at);
        }
        self.pair_up(simd, bytes);
    }

    /// Merges whole vectors for paired splits.
    #[inline(always)]
    fn pair_up<S: Simd>(&mut self, simd: S, bytes: Range<usize>) {
        if self.offsets.is_empty() {
            return;
        }
        for at in bytes.step_by(64) {
            let mut sum = simd.load_bytes(vector(&self.halves, at));
            for offset in &self.offsets {
                let word = simd.load_bytes(vector(&self.halves, at - offset.distance * self.bytes));
                sum = simd.or(sum, simd.flip(word, offset.index));
            }
            put(simd, sum, &mut self.paired, at);
        }
    }
}
