//! Words in a row, as vectors see them.
use crate::simd::Simd;
use std::ops::{Deref, DerefMut, Range};

/// Bytes of which the first is the first of a line of the cache, so that whole vectors stand in one line each.
pub(super) struct Row {
    bytes: Vec<u8>,
    skipped: usize,
}

impl Row {
    /// Makes `len` bytes, all 0.
    pub(super) fn new(len: usize) -> Row {
        let bytes = vec![0; len + 64];
        let skipped = bytes.as_ptr().align_offset(64).min(64);
        Row { bytes, skipped }
    }

    /// Moves some bytes to the beginning.
    pub(super) fn keep(&mut self, bytes: Range<usize>) {
        self.copy_within(bytes, 0);
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

/// Sixty-four bytes from a place on.
#[inline(always)]
pub(super) fn vector(bytes: &[u8], at: usize) -> &[u8; 64] {
    bytes[at..].first_chunk().expect("there is room behind the last word")
}

/// Writes a vector.
#[inline(always)]
pub(super) fn put<S: Simd>(simd: S, vector: S::Vector, bytes: &mut [u8], at: usize) {
    simd.store_bytes(vector, bytes[at..].first_chunk_mut().expect("there is room behind the last word"));
}
