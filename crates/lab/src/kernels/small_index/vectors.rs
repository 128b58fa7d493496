//! Reads and writes consecutive words as vectors.
use crate::simd::Simd;

/// Returns the 64 bytes from `at` on.
#[inline(always)]
pub(super) fn vector(bytes: &[u8], at: usize) -> &[u8; 64] {
    bytes[at..].first_chunk().expect("there is room after the last word")
}

/// Writes a vector.
#[inline(always)]
pub(super) fn put<S: Simd>(simd: S, vector: S::Vector, bytes: &mut [u8], at: usize) {
    simd.store_bytes(vector, bytes[at..].first_chunk_mut().expect("there is room after the last word"));
}
