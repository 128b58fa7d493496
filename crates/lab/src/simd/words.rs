//! Vectors of words of one, two, four or eight bytes.
use super::Line;

/// What kernels do with words in a vector, which is eight words of eight bytes to everything else.
pub(crate) trait Words: Copy {
    /// Eight words.
    type Vector: Copy;
    /// How the bits of bytes are flipped.
    type Flipping: Copy;
    /// Whether bytes are permuted quickly.
    const STEPS: bool;

    fn zero(self) -> Self::Vector;
    fn load(self, line: &Line) -> Self::Vector;
    fn store(self, vector: Self::Vector, line: &mut Line);
    fn or(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Loads eight words from 64 bytes, aligned or not.
    fn load_bytes(self, bytes: &[u8; 64]) -> Self::Vector;
    /// Stores eight words into 64 bytes, aligned or not.
    fn store_bytes(self, vector: Self::Vector, bytes: &mut [u8; 64]);
    /// The bits of `a` that are not set in `b`.
    fn without(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Writes the first eight words of `BYTES` bytes.
    fn store_eight<const BYTES: usize>(self, vector: Self::Vector, bytes: &mut [u8]);
    /// The bits that both have.
    fn and(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// The least bit that is not set, in words of `BYTES` bytes; none if all are.
    fn least_free<const BYTES: usize>(self, vector: Self::Vector) -> Self::Vector;
    /// Each byte comes from the position below 64 that the other vector says.
    fn permute(self, vector: Self::Vector, places: Self::Vector) -> Self::Vector;
    /// How bits of bytes are flipped, for [`flip_bytes`](Words::flip_bytes).
    fn flipping(self, by: u8) -> Self::Flipping;
    /// Bit `i` of each byte goes to position `i ^ by`, where `by` < 8.
    fn flip_bytes(self, vector: Self::Vector, by: Self::Flipping) -> Self::Vector;
    /// The positions of the only bits of words of `BYTES` bytes, a byte each; the number of bits of a word if there is
    /// none.
    fn places_of<const BYTES: usize>(self, words: &[u8; 64], places: &mut [u8]);
    /// The lower halves of the words of two vectors, words of `BYTES` bytes, and the upper halves.
    fn halves<const BYTES: usize>(self, a: Self::Vector, b: Self::Vector) -> [Self::Vector; 2];
    /// Which words have a bit set.
    fn nonzero(self, vector: Self::Vector) -> u8;
    /// Subtracts word by word.
    fn sub(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Bit `i` of each word goes to position `i ^ by`, where `by` < 64.
    fn flip(self, vector: Self::Vector, by: u8) -> Self::Vector;
    /// Words move down by `WORDS` positions, which is 2, 4 or 8; zeros come in.
    fn fall<const WORDS: usize>(self, vector: Self::Vector) -> Self::Vector;
}
