//! Vectors as arrays of words, which every compiler can optimise.
mod words;
use super::{Line, RingLookup, Simd, Words, XorPattern};

/// For each power of two, the bits of a word whose positions, written in binary, lack it.
pub(super) const LOWER: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
    0x0000_0000_FFFF_FFFF,
];

/// Plain words; runs on every machine.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Simd for Portable {
    const SPAN: usize = 1;
    type Ring = [u8; 64];
    const HAS_WIDE_COMPARE: bool = false;

    #[inline(always)]
    fn or_three(self, a: [u64; 8], b: [u64; 8], c: [u64; 8]) -> [u64; 8] {
        self.or(self.or(a, b), c)
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
    fn ring(self, bytes: &[u8; 64]) -> [u8; 64] {
        *bytes
    }

    #[inline(always)]
    fn put(self, ring: &mut [u8; 64], position: usize, byte: u8) {
        ring[position % 64] = byte;
    }

    #[inline(always)]
    fn ring_matches(self, ring: &[u8; 64], position: usize, lookup: &RingLookup, byte: u8) -> u64 {
        lookup.ring_matches(ring, position, byte)
    }

    #[inline(always)]
    fn matches(self, bytes: &[u8; 64], pattern: &XorPattern, byte: u8) -> u64 {
        pattern.matches(bytes, byte)
    }

    #[inline(always)]
    fn transpose(self, rows: &mut [u64; 64]) {
        transpose(rows);
    }

    #[inline(always)]
    fn translate(self, bytes: &[u8; 64], tables: &[[u8; 64]; 2]) -> [u8; 64] {
        std::array::from_fn(|i| tables[i % 2][usize::from(bytes[i] & 63)])
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
    fn has_pair(self, ones: &[u8; 512], others: &[u8; 512], among: &Line, sum: u8) -> bool {
        let chunks = ones.as_chunks::<64>().0.iter().zip(others.as_chunks::<64>().0);
        chunks.zip(&among.0).any(|((ones, others), among)| {
            let sums = std::array::from_fn(|i| ones[i] ^ others[i]);
            positions(&sums, sum) & among != 0
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

/// The bytes of words.
#[inline(always)]
pub(super) fn bytes_of(words: [u64; 8]) -> [u8; 64] {
    std::array::from_fn(|i| words[i / 8].to_le_bytes()[i % 8])
}

/// Truncates a number that is known to be small.
fn short(number: usize) -> u8 {
    number.to_le_bytes()[0]
}

/// The positions of a byte among 64 bytes, as bits.
#[inline(always)]
fn positions(bytes: &[u8; 64], byte: u8) -> u64 {
    let all = u64::from_le_bytes([byte; 8]);
    let mut positions = 0;
    for (i, chunk) in bytes.as_chunks::<8>().0.iter().enumerate() {
        let zeros = zero_bytes(u64::from_le_bytes(*chunk) ^ all);
        // The top bits of the eight bytes, moved together by one multiplication.
        positions |= ((zeros >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
    }
    positions
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
