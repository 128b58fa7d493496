//! Vectors as arrays of words, which every compiler can make something of.
use super::{Line, Simd};

/// Needs nothing of the machine.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Simd for Portable {
    type Vector = [u64; 8];
    const SPAN: usize = 1;

    #[inline(always)]
    fn zero(self) -> [u64; 8] {
        [0; 8]
    }

    #[inline(always)]
    fn load(self, line: &Line) -> [u64; 8] {
        line.0
    }

    #[inline(always)]
    fn store(self, vector: [u64; 8], line: &mut Line) {
        line.0 = vector;
    }

    #[inline(always)]
    fn or(self, a: [u64; 8], b: [u64; 8]) -> [u64; 8] {
        std::array::from_fn(|i| a[i] | b[i])
    }

    #[inline(always)]
    fn funnel(self, here: [u64; 8], before: [u64; 8], shift: u32) -> [u64; 8] {
        std::array::from_fn(|i| here[i] << shift | before[i] >> 1 >> (63 - shift))
    }

    #[inline(always)]
    fn funnel_down(self, here: [u64; 8], above: [u64; 8], shift: u32) -> [u64; 8] {
        std::array::from_fn(|i| here[i] >> shift | above[i] << 1 << (63 - shift))
    }

    #[inline(always)]
    fn next_words(self, here: [u64; 8], after: [u64; 8]) -> [u64; 8] {
        std::array::from_fn(|i| if i < 7 { here[i + 1] } else { after[0] })
    }

    #[inline(always)]
    fn exchange(self, vector: [u64; 8], by: u8) -> [u64; 8] {
        std::array::from_fn(|i| vector[i ^ usize::from(by & 7)])
    }

    #[inline(always)]
    fn one_hot(self, bytes: u64, with: u8) -> [u64; 8] {
        bytes.to_le_bytes().map(|byte| 1u64.checked_shl(u32::from(byte ^ with)).unwrap_or(0))
    }

    #[inline(always)]
    fn transpose(self, rows: &mut [u64; 64]) {
        transpose(rows);
    }

    #[inline(always)]
    fn places(self, bytes: &[u8; 64], byte: u8) -> u64 {
        let all = u64::from_le_bytes([byte; 8]);
        let mut places = 0;
        for (i, chunk) in bytes.as_chunks::<8>().0.iter().enumerate() {
            let zeros = zero_bytes(u64::from_le_bytes(*chunk) ^ all);
            // The top bits of the eight bytes, moved together by one multiplication.
            places |= ((zeros >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
        }
        places
    }

    #[inline(always)]
    fn load_bytes(self, bytes: &[u8; 64]) -> [u64; 8] {
        let words = bytes.as_chunks::<8>().0;
        std::array::from_fn(|i| u64::from_le_bytes(words[i]))
    }

    #[inline(always)]
    fn store_bytes(self, vector: [u64; 8], bytes: &mut [u8; 64]) {
        for (to, word) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(vector) {
            *to = word.to_le_bytes();
        }
    }

    #[inline(always)]
    fn without(self, a: [u64; 8], b: [u64; 8]) -> [u64; 8] {
        std::array::from_fn(|i| a[i] & !b[i])
    }

    #[inline(always)]
    fn count(self, vectors: &[[u64; 8]]) -> u64 {
        vectors.iter().flatten().map(|word| u64::from(word.count_ones())).sum()
    }

    #[inline(always)]
    fn find_last(self, ones: &[u8], others: &[u8], sum: u8) -> Option<usize> {
        let all = u64::from_le_bytes([sum; 8]);
        let (first, chunks) = ones.as_rchunks::<8>();
        let (below, partners) = others.as_rchunks::<8>();
        for (i, (a, b)) in chunks.iter().zip(partners).enumerate().rev() {
            let zeros = zero_bytes(u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b) ^ all);
            if zeros != 0 {
                return Some(first.len() + 8 * i + zeros.ilog2() as usize / 8);
            }
        }
        first.iter().zip(below).rposition(|(a, b)| a ^ b == sum)
    }

    #[inline(always)]
    fn meets(self, ones: &[u8; 512], others: &[u8; 512], among: &Line, sum: u8) -> bool {
        let chunks = ones.as_chunks::<64>().0.iter().zip(others.as_chunks::<64>().0);
        chunks.zip(&among.0).any(|((ones, others), among)| {
            let sums = std::array::from_fn(|i| ones[i] ^ others[i]);
            self.places(&sums, sum) & among != 0
        })
    }

    #[inline(always)]
    fn find_wide_pair(self, rising: &[u16], falling: &[u16], sum: u16) -> Option<usize> {
        let (chunks, rest) = rising.as_chunks::<32>();
        let (below, partners) = falling.as_rchunks::<32>();
        for (i, (a, b)) in chunks.iter().zip(partners.iter().rev()).enumerate() {
            if (0..32).fold(false, |hit, k| hit | (a[k] ^ b[31 - k] == sum)) {
                return (0..32).find(|&k| a[k] ^ b[31 - k] == sum).map(|k| 32 * i + k);
            }
        }
        let last = rest.iter().zip(below.iter().rev()).position(|(a, b)| a ^ b == sum);
        last.map(|i| 32 * chunks.len() + i)
    }
}

/// The top bit of each byte that is zero.
#[inline(always)]
fn zero_bytes(word: u64) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    !(((word & LOW) + LOW) | word | LOW)
}

/// Exchanges halves, then quarters, and so on, as for any matrix of bits.
fn transpose(rows: &mut [u64; 64]) {
    let mut half = 32;
    let mut mask = u64::MAX >> 32;
    while half > 0 {
        let mut row = 0;
        while row < 64 {
            let moved = (rows[row] >> half ^ rows[row + half]) & mask;
            rows[row] ^= moved << half;
            rows[row + half] ^= moved;
            row = (row + half + 1) & !half;
        }
        half /= 2;
        mask ^= mask << half;
    }
}
