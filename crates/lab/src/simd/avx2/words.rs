//! Words in pairs of registers of 256 bits.
use super::{
    super::{
        Words,
        portable::{LOWER, Portable},
    },
    Avx2, Line, Pair,
};
use std::arch::x86_64::*;

impl Words for Avx2 {
    type Vector = Pair;
    type Flipping = u8;
    const HAS_FAST_PERMUTE: bool = false;

    #[inline(always)]
    fn zero(self) -> Pair {
        // SAFETY: the token proves AVX2, here and in all methods below.
        unsafe { [_mm256_setzero_si256(); 2] }
    }

    #[inline(always)]
    fn load(self, line: &Line) -> Pair {
        let halves = line.0.as_ptr().cast::<__m256i>();
        // SAFETY: a line has 64 bytes and is aligned to 64.
        unsafe { [_mm256_load_si256(halves), _mm256_load_si256(halves.add(1))] }
    }

    #[inline(always)]
    fn store(self, vector: Pair, line: &mut Line) {
        let halves = line.0.as_mut_ptr().cast::<__m256i>();
        // SAFETY: a line has 64 bytes and is aligned to 64.
        unsafe {
            _mm256_store_si256(halves, vector[0]);
            _mm256_store_si256(halves.add(1), vector[1]);
        }
    }

    #[inline(always)]
    fn or(self, a: Pair, b: Pair) -> Pair {
        // SAFETY: see `zero`.
        unsafe { [_mm256_or_si256(a[0], b[0]), _mm256_or_si256(a[1], b[1])] }
    }

    #[inline(always)]
    fn load_bytes(self, bytes: &[u8; 64]) -> Pair {
        let halves = bytes.as_ptr().cast::<__m256i>();
        // SAFETY: two unaligned loads of 32 bytes each from 64 bytes.
        unsafe { [_mm256_loadu_si256(halves), _mm256_loadu_si256(halves.add(1))] }
    }

    #[inline(always)]
    fn store_bytes(self, vector: Pair, bytes: &mut [u8; 64]) {
        let halves = bytes.as_mut_ptr().cast::<__m256i>();
        // SAFETY: two unaligned stores of 32 bytes each to 64 bytes.
        unsafe {
            _mm256_storeu_si256(halves, vector[0]);
            _mm256_storeu_si256(halves.add(1), vector[1]);
        }
    }

    #[inline(always)]
    fn without(self, a: Pair, b: Pair) -> Pair {
        // SAFETY: see `zero`.
        unsafe { [_mm256_andnot_si256(b[0], a[0]), _mm256_andnot_si256(b[1], a[1])] }
    }

    #[inline(always)]
    fn store_eight<const BYTES: usize>(self, vector: Pair, bytes: &mut [u8]) {
        Portable.store_eight::<BYTES>(self.words(vector), bytes);
    }

    #[inline(always)]
    fn and(self, a: Pair, b: Pair) -> Pair {
        // SAFETY: see `zero`.
        unsafe { [_mm256_and_si256(a[0], b[0]), _mm256_and_si256(a[1], b[1])] }
    }

    #[inline(always)]
    fn least_free<const BYTES: usize>(self, vector: Pair) -> Pair {
        self.load(&Line(Portable.least_free::<BYTES>(self.words(vector))))
    }

    #[inline(always)]
    fn permute(self, vector: Pair, positions: Pair) -> Pair {
        self.load(&Line(Portable.permute(self.words(vector), self.words(positions))))
    }

    #[inline(always)]
    fn flipping(self, by: u8) -> u8 {
        by & 7
    }

    #[inline(always)]
    fn flip_bytes(self, vector: Pair, by: u8) -> Pair {
        self.flip(vector, by)
    }

    #[inline(always)]
    fn bit_positions<const BYTES: usize>(self, words: &[u8; 64], positions: &mut [u8]) {
        Portable.bit_positions::<BYTES>(words, positions);
    }

    #[inline(always)]
    fn halves<const BYTES: usize>(self, a: Pair, b: Pair) -> [Pair; 2] {
        Portable.halves::<BYTES>(self.words(a), self.words(b)).map(|half| self.load(&Line(half)))
    }

    #[inline(always)]
    fn nonzero(self, vector: Pair) -> u8 {
        // SAFETY: see `zero`.
        unsafe {
            let zero = _mm256_setzero_si256();
            let low = _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(vector[0], zero)));
            let high = _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(vector[1], zero)));
            !(low | high << 4).to_le_bytes()[0]
        }
    }

    #[inline(always)]
    fn sub(self, a: Pair, b: Pair) -> Pair {
        // SAFETY: see `zero`.
        unsafe { [_mm256_sub_epi64(a[0], b[0]), _mm256_sub_epi64(a[1], b[1])] }
    }

    #[inline(always)]
    fn flip(self, mut vector: Pair, by: u8) -> Pair {
        for (bit, mask) in LOWER.into_iter().enumerate() {
            if by >> bit & 1 == 1 {
                // SAFETY: see `zero`.
                unsafe {
                    let mask = _mm256_set1_epi64x(mask.cast_signed());
                    let by = _mm_cvtsi64_si128(1 << bit);
                    for half in &mut vector {
                        let up = _mm256_sll_epi64(_mm256_and_si256(*half, mask), by);
                        *half = _mm256_or_si256(up, _mm256_and_si256(_mm256_srl_epi64(*half, by), mask));
                    }
                }
            }
        }
        vector
    }

    #[inline(always)]
    fn fall<const WORDS: usize>(self, vector: Pair) -> Pair {
        // SAFETY: see `zero`.
        unsafe {
            let zero = _mm256_setzero_si256();
            match WORDS {
                2 => [
                    _mm256_permute2x128_si256::<0x21>(vector[0], vector[1]),
                    _mm256_permute2x128_si256::<0x81>(vector[1], vector[1]),
                ],
                4 => [vector[1], zero],
                _ => [zero; 2],
            }
        }
    }
}
