//! Words in registers of 512 bits.
use super::{super::Words, Avx512, Line};
use std::arch::x86_64::*;

/// Matrices that move bit `i` of a byte to position `i ^ by`.
const FLIPS: [u64; 8] = {
    let mut all = [0; 8];
    let mut by = 0;
    while by < 8 {
        let mut position = 0;
        while position < 8 {
            // The row for bit `position` of the result is byte `7 - position` of the matrix.
            all[by] |= 1 << (8 * (7 - position) + (position ^ by));
            position += 1;
        }
        by += 1;
    }
    all
};

/// For each of 64 bytes the position within its half line that it comes from when bytes of words are exchanged.
const BYTES_FLIPPED: [Line; 8] = {
    let mut all = [Line([0; 8]); 8];
    let mut by = 0;
    while by < 8 {
        let mut position = 0;
        while position < 64 {
            all[by].0[position / 8] |= (((position % 16) ^ by) as u64) << (position % 8 * 8);
            position += 1;
        }
        by += 1;
    }
    all
};

/// The numbers 0, 2, 4, … in bytes, in 16 bits and in 32 bits.
const HALVES: [Line; 3] = {
    let mut all = [Line([0; 8]); 3];
    let mut power = 0;
    while power < 3 {
        let size = 8 << power;
        let mut number = 0;
        while number < 512 / size {
            all[power].0[number * size / 64] |= (2 * number as u64) << (number * size % 64);
            number += 1;
        }
        power += 1;
    }
    all
};

impl Words for Avx512 {
    type Vector = __m512i;
    type Flipping = __m512i;
    const HAS_FAST_PERMUTE: bool = true;

    #[inline(always)]
    fn zero(self) -> __m512i {
        // SAFETY: the token proves AVX-512, here and in all methods below.
        unsafe { _mm512_setzero_si512() }
    }

    #[inline(always)]
    fn load(self, line: &Line) -> __m512i {
        // SAFETY: a line has 64 bytes and is aligned to 64.
        unsafe { _mm512_load_si512(line.0.as_ptr().cast()) }
    }

    #[inline(always)]
    fn store(self, vector: __m512i, line: &mut Line) {
        // SAFETY: a line has 64 bytes and is aligned to 64.
        unsafe { _mm512_store_si512(line.0.as_mut_ptr().cast(), vector) }
    }

    #[inline(always)]
    fn or(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_or_si512(a, b) }
    }

    #[inline(always)]
    fn load_bytes(self, bytes: &[u8; 64]) -> __m512i {
        // SAFETY: one unaligned load of 64 bytes.
        unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
    }

    #[inline(always)]
    fn store_bytes(self, vector: __m512i, bytes: &mut [u8; 64]) {
        // SAFETY: one unaligned store of 64 bytes.
        unsafe { _mm512_storeu_si512(bytes.as_mut_ptr().cast(), vector) }
    }

    #[inline(always)]
    fn without(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_andnot_si512(b, a) }
    }

    #[inline(always)]
    fn store_eight<const BYTES: usize>(self, vector: __m512i, bytes: &mut [u8]) {
        let to = bytes[..8 * BYTES].as_mut_ptr();
        // SAFETY: see `zero`; exactly the bytes of the checked slice are written.
        unsafe {
            match BYTES {
                2 => _mm_storeu_si128(to.cast(), _mm512_castsi512_si128(vector)),
                4 => _mm256_storeu_si256(to.cast(), _mm512_castsi512_si256(vector)),
                _ => _mm512_storeu_si512(to.cast(), vector),
            }
        }
    }

    #[inline(always)]
    fn and(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_and_si512(a, b) }
    }

    #[inline(always)]
    fn least_free<const BYTES: usize>(self, vector: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe {
            let next = match BYTES {
                2 => _mm512_add_epi16(vector, _mm512_set1_epi16(1)),
                4 => _mm512_add_epi32(vector, _mm512_set1_epi32(1)),
                _ => _mm512_add_epi64(vector, _mm512_set1_epi64(1)),
            };
            _mm512_andnot_si512(vector, next)
        }
    }

    #[inline(always)]
    fn permute(self, vector: __m512i, positions: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_permutexvar_epi8(positions, vector) }
    }

    #[inline(always)]
    fn flipping(self, by: u8) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_set1_epi64(FLIPS[usize::from(by & 7)].cast_signed()) }
    }

    #[inline(always)]
    fn flip_bytes(self, vector: __m512i, by: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_gf2p8affine_epi64_epi8::<0>(vector, by) }
    }

    #[inline(always)]
    fn bit_positions<const BYTES: usize>(self, words: &[u8; 64], positions: &mut [u8]) {
        // SAFETY: see `zero`; 64 bytes are read, and exactly the bytes of the checked slice are written.
        unsafe {
            let words = _mm512_loadu_si512(words.as_ptr().cast());
            match BYTES {
                2 => {
                    let below = _mm512_popcnt_epi16(_mm512_sub_epi16(words, _mm512_set1_epi16(1)));
                    _mm256_storeu_si256(positions[..32].as_mut_ptr().cast(), _mm512_cvtepi16_epi8(below));
                }
                4 => {
                    let below = _mm512_popcnt_epi32(_mm512_sub_epi32(words, _mm512_set1_epi32(1)));
                    _mm_storeu_si128(positions[..16].as_mut_ptr().cast(), _mm512_cvtepi32_epi8(below));
                }
                _ => {
                    let below = _mm512_popcnt_epi64(_mm512_sub_epi64(words, _mm512_set1_epi64(1)));
                    _mm_storel_epi64(positions[..8].as_mut_ptr().cast(), _mm512_cvtepi64_epi8(below));
                }
            }
        }
    }

    #[inline(always)]
    fn halves<const BYTES: usize>(self, a: __m512i, b: __m512i) -> [__m512i; 2] {
        let positions = self.load(&HALVES[BYTES.ilog2() as usize - 1]);
        // SAFETY: see `zero`.
        unsafe {
            match BYTES {
                2 => {
                    let upper = _mm512_add_epi8(positions, _mm512_set1_epi8(1));
                    [_mm512_permutex2var_epi8(a, positions, b), _mm512_permutex2var_epi8(a, upper, b)]
                }
                4 => {
                    let upper = _mm512_add_epi16(positions, _mm512_set1_epi16(1));
                    [_mm512_permutex2var_epi16(a, positions, b), _mm512_permutex2var_epi16(a, upper, b)]
                }
                _ => {
                    let upper = _mm512_add_epi32(positions, _mm512_set1_epi32(1));
                    [_mm512_permutex2var_epi32(a, positions, b), _mm512_permutex2var_epi32(a, upper, b)]
                }
            }
        }
    }

    #[inline(always)]
    fn nonzero(self, vector: __m512i) -> u8 {
        // SAFETY: see `zero`.
        unsafe { _mm512_test_epi64_mask(vector, vector) }
    }

    #[inline(always)]
    fn sub(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_sub_epi64(a, b) }
    }

    #[inline(always)]
    fn flip(self, vector: __m512i, by: u8) -> __m512i {
        let matrix = FLIPS[usize::from(by & 7)].cast_signed();
        let bytes = self.load(&BYTES_FLIPPED[usize::from(by >> 3 & 7)]);
        // SAFETY: see `zero`.
        unsafe { _mm512_shuffle_epi8(_mm512_gf2p8affine_epi64_epi8::<0>(vector, _mm512_set1_epi64(matrix)), bytes) }
    }

    #[inline(always)]
    fn fall<const WORDS: usize>(self, vector: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe {
            let zero = _mm512_setzero_si512();
            match WORDS {
                2 => _mm512_alignr_epi64::<2>(zero, vector),
                4 => _mm512_alignr_epi64::<4>(zero, vector),
                _ => zero,
            }
        }
    }
}
