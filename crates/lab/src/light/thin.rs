//! Half words, by which rare values are shown to be reached.
//!
//! Most heaps have small indices, so the lower halves of words are enough: twice as many heaps stand in a vector, and splits
//! with the few other heaps are not tried. A small heap with a small index leads from lower halves to lower halves, one with a
//! large index to upper halves.
use super::{
    TILE,
    hot::{BEHIND, Hot, TEETH},
    row::{Row, put, vector},
    sweep::Entry,
};
use crate::simd::Simd;
use std::ops::Range;

/// The lower halves of the words for splits, and combs of them.
pub(super) struct Thin {
    halves: Row,
    combs: Row,
    /// The teeth of the comb.
    teeth: Vec<Entry>,
    /// How many bytes a half has.
    bytes: usize,
}

impl Thin {
    /// The halves of words of so many bytes.
    pub(super) fn new(hot: &Hot, bytes: usize) -> Thin {
        let half = bytes / 2;
        let room = hot.room() * half + BEHIND;
        let mut thin = Thin { halves: Row::new(room), combs: Row::new(room), teeth: vec![], bytes: half };
        let halves = thin.halves.chunks_exact_mut(half).zip(hot.fans().chunks_exact(bytes));
        halves.take(hot.len).for_each(|(to, word)| to.copy_from_slice(&word[..half]));
        thin
    }

    /// Keeps the halves of some heaps, the others are forgotten.
    pub(super) fn keep(&mut self, heaps: Range<usize>) {
        let bytes = heaps.start * self.bytes..heaps.end * self.bytes;
        self.halves.keep(bytes.clone());
        self.combs.keep(bytes);
    }

    /// The teeth of the comb.
    pub(super) fn teeth(&self) -> &[Entry] {
        &self.teeth
    }

    /// Takes another comb.
    #[inline(always)]
    pub(super) fn set_teeth<S: Simd>(&mut self, simd: S, teeth: Vec<Entry>, len: usize) {
        self.teeth = teeth;
        self.comb(simd, (2 * TEETH).next_multiple_of(64 / self.bytes) * self.bytes..len * self.bytes);
    }

    /// The halves, for splits with single heaps or for combs.
    #[inline(always)]
    pub(super) fn words(&self, kind: usize) -> &[u8] {
        if kind == 0 { &self.halves } else { &self.combs }
    }

    /// Adds the halves of the last tile.
    #[inline(always)]
    pub(super) fn add<S: Simd, const BYTES: usize>(&mut self, simd: S, hot: &Hot) {
        let bytes = (hot.len - TILE) * BYTES / 2..hot.len * BYTES / 2;
        for at in bytes.clone().step_by(64) {
            let one = simd.load_bytes(vector(hot.fans(), 2 * at));
            let other = simd.load_bytes(vector(hot.fans(), 2 * at + 64));
            put(simd, simd.halves::<BYTES>(one, other)[0], &mut self.halves, at);
        }
        self.comb(simd, bytes);
    }

    /// Puts whole vectors together for combs.
    #[inline(always)]
    fn comb<S: Simd>(&mut self, simd: S, bytes: Range<usize>) {
        if self.teeth.is_empty() {
            return;
        }
        for at in bytes.step_by(64) {
            let mut sum = simd.load_bytes(vector(&self.halves, at));
            for tooth in &self.teeth {
                let word = simd.load_bytes(vector(&self.halves, at - tooth.distance * self.bytes));
                sum = simd.or(sum, simd.flip(word, tooth.index));
            }
            put(simd, sum, &mut self.combs, at);
        }
    }
}
