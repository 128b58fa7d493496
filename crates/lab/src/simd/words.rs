//! Vectors of words of one, two, four or eight bytes.
use super::Line;

/// What kernels do with the words of a vector. Elsewhere a vector is eight words of eight bytes.
pub(crate) trait Words: Copy {
    /// Eight words.
    type Vector: Copy;
    /// How the bits of bytes are flipped.
    type Flipping: Copy;
    /// Whether [`permute`](Words::permute) is fast.
    const HAS_FAST_PERMUTE: bool;

    fn zero(self) -> Self::Vector;
    fn load(self, line: &Line) -> Self::Vector;
    fn store(self, vector: Self::Vector, line: &mut Line);
    fn or(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Loads eight words from 64 bytes, aligned or not.
    fn load_bytes(self, bytes: &[u8; 64]) -> Self::Vector;
    /// Stores eight words into 64 bytes, aligned or not.
    fn store_bytes(self, vector: Self::Vector, bytes: &mut [u8; 64]);
    /// Returns the bits of `a` that are not set in `b`.
    fn without(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Writes the first eight words of `BYTES` bytes.
    fn store_eight<const BYTES: usize>(self, vector: Self::Vector, bytes: &mut [u8]);
    /// Returns the bits that are set in both.
    fn and(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Returns the least bit that is not set, in words of `BYTES` bytes; none if all are.
    fn least_free<const BYTES: usize>(self, vector: Self::Vector) -> Self::Vector;
    /// Takes each byte from the position, below 64, that the other vector names.
    fn permute(self, vector: Self::Vector, positions: Self::Vector) -> Self::Vector;
    /// Prepares [`flip_bytes`](Words::flip_bytes).
    fn flipping(self, by: u8) -> Self::Flipping;
    /// Moves bit `i` of each byte to position `i ^ by`, where `by` < 8.
    fn flip_bytes(self, vector: Self::Vector, by: Self::Flipping) -> Self::Vector;
    /// Writes, as a byte, the position of the only bit of each word of `BYTES` bytes; the number of bits of a word if
    /// none is set.
    fn bit_positions<const BYTES: usize>(self, words: &[u8; 64], positions: &mut [u8]);
    /// Returns the lower halves of the words of two vectors, and the upper halves; words have `BYTES` bytes.
    fn halves<const BYTES: usize>(self, a: Self::Vector, b: Self::Vector) -> [Self::Vector; 2];
    /// Returns which words have a bit set, as bits.
    fn nonzero(self, vector: Self::Vector) -> u8;
    /// Subtracts word by word.
    fn sub(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Moves bit `i` of each word to position `i ^ by`, where `by` < 64.
    fn flip(self, vector: Self::Vector, by: u8) -> Self::Vector;
    /// Moves words down by `WORDS` positions, which is 2, 4 or 8, and fills up with zeros.
    fn fall<const WORDS: usize>(self, vector: Self::Vector) -> Self::Vector;
}
