//! Words in a row, as vectors see them.
use crate::simd::Simd;

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
