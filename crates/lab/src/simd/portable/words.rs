//! Words in arrays.
use super::{super::Words, LOWER, Line, Portable, bytes_of, short};

impl Words for Portable {
    type Vector = [u64; 8];
    type Flipping = u8;
    const HAS_FAST_PERMUTE: bool = false;

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
    fn permute(self, vector: [u64; 8], positions: [u64; 8]) -> [u64; 8] {
        let bytes = bytes_of(vector);
        self.load_bytes(&bytes_of(positions).map(|position| bytes[usize::from(position & 63)]))
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
    fn bit_positions<const BYTES: usize>(self, words: &[u8; 64], positions: &mut [u8]) {
        for (word, position) in words.chunks_exact(BYTES).zip(positions) {
            let number = word.iter().rev().fold(0u64, |number, &byte| number << 8 | u64::from(byte));
            *position = if number == 0 { short(8 * BYTES) } else { short(number.trailing_zeros() as usize) };
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
}
