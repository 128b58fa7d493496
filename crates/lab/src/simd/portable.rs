//! Vectors as arrays of words, which every compiler can make something of.
use super::{Line, Look, Sight, Simd};

/// For each power of two, the places of a word whose number does not have it.
pub(super) const LOWER: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
    0x0000_0000_FFFF_FFFF,
];

/// Needs nothing of the machine.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Simd for Portable {
    type Vector = [u64; 8];
    type Flipping = u8;
    const SPAN: usize = 1;
    const STEPS: bool = false;
    type Ring = [u8; 64];
    const SEES: bool = false;

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
    fn put(self, ring: &mut [u8; 64], place: usize, byte: u8) {
        ring[place % 64] = byte;
    }

    #[inline(always)]
    fn meetings(self, ring: &[u8; 64], place: usize, look: &Look, byte: u8) -> u64 {
        look.meetings(ring, place, byte)
    }

    #[inline(always)]
    fn seen(self, bytes: &[u8; 64], sight: &Sight, byte: u8) -> u64 {
        sight.seen(bytes, byte)
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
    fn store_eight<const BYTES: usize>(self, vector: [u64; 8], bytes: &mut [u8]) {
        for (to, word) in bytes[..8 * BYTES].as_chunks_mut().0.iter_mut().zip(vector) {
            *to = word.to_le_bytes();
        }
    }

    #[inline(always)]
    fn and(self, a: [u64; 8], b: [u64; 8]) -> [u64; 8] {
        std::array::from_fn(|i| a[i] & b[i])
    }

    #[inline(always)]
    fn least_free<const BYTES: usize>(self, vector: [u64; 8]) -> [u64; 8] {
        let mut bytes = bytes_of(vector);
        for word in bytes.chunks_exact_mut(BYTES) {
            let number = word.iter().rev().fold(0u64, |number, &byte| number << 8 | u64::from(byte));
            word.copy_from_slice(&(!number & number.wrapping_add(1)).to_le_bytes()[..BYTES]);
        }
        self.load_bytes(&bytes)
    }

    #[inline(always)]
    fn permute(self, vector: [u64; 8], places: [u64; 8]) -> [u64; 8] {
        let bytes = bytes_of(vector);
        self.load_bytes(&bytes_of(places).map(|place| bytes[usize::from(place & 63)]))
    }

    #[inline(always)]
    fn flipping(self, by: u8) -> u8 {
        by & 7
    }

    #[inline(always)]
    fn flip_bytes(self, vector: [u64; 8], by: u8) -> [u64; 8] {
        self.flip(vector, by)
    }

    #[inline(always)]
    fn places_of<const BYTES: usize>(self, words: &[u8; 64], places: &mut [u8]) {
        for (word, place) in words.chunks_exact(BYTES).zip(places) {
            let number = word.iter().rev().fold(0u64, |number, &byte| number << 8 | u64::from(byte));
            *place = if number == 0 { short(8 * BYTES) } else { short(number.trailing_zeros() as usize) };
        }
    }

    #[inline(always)]
    fn halves<const BYTES: usize>(self, a: [u64; 8], b: [u64; 8]) -> [[u64; 8]; 2] {
        let lower = |word: u64| {
            let mut word = word;
            if BYTES == 2 {
                word &= 0x00ff_00ff_00ff_00ff;
                word |= word >> 8;
            }
            if BYTES <= 4 {
                word &= 0x0000_ffff_0000_ffff;
                word |= word >> 16;
            }
            word & 0xffff_ffff
        };
        let both = |i: usize| if i < 4 { (a[2 * i], a[2 * i + 1]) } else { (b[2 * i - 8], b[2 * i - 7]) };
        [0, 4 * BYTES].map(|shift| {
            std::array::from_fn(|i| {
                let (one, other) = both(i);
                lower(one >> shift) | lower(other >> shift) << 32
            })
        })
    }

    #[inline(always)]
    fn nonzero(self, vector: [u64; 8]) -> u8 {
        (0..8).fold(0, |words, i| words | u8::from(vector[i] != 0) << i)
    }

    #[inline(always)]
    fn sub(self, a: [u64; 8], b: [u64; 8]) -> [u64; 8] {
        std::array::from_fn(|i| a[i].wrapping_sub(b[i]))
    }

    #[inline(always)]
    fn flip(self, mut vector: [u64; 8], by: u8) -> [u64; 8] {
        for (bit, mask) in LOWER.into_iter().enumerate().filter(|(bit, _)| by >> bit & 1 == 1) {
            vector = vector.map(|word| (word & mask) << (1 << bit) | word >> (1 << bit) & mask);
        }
        vector
    }

    #[inline(always)]
    fn fall<const WORDS: usize>(self, vector: [u64; 8]) -> [u64; 8] {
        std::array::from_fn(|i| vector.get(i + WORDS).copied().unwrap_or(0))
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
            places(&sums, sum) & among != 0
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

/// A number that is known to be small.
fn short(number: usize) -> u8 {
    number.to_le_bytes()[0]
}

/// Where in 64 bytes a byte stands, as bits.
#[inline(always)]
fn places(bytes: &[u8; 64], byte: u8) -> u64 {
    let all = u64::from_le_bytes([byte; 8]);
    let mut places = 0;
    for (i, chunk) in bytes.as_chunks::<8>().0.iter().enumerate() {
        let zeros = zero_bytes(u64::from_le_bytes(*chunk) ^ all);
        // The top bits of the eight bytes, moved together by one multiplication.
        places |= ((zeros >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
    }
    places
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
