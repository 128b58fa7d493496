//! Vectors as pairs of 256 bits.
#![expect(unsafe_code, reason = "intrinsics, of which the token `Avx2` proves that the machine has them")]
mod words;
use super::{Kernel, Line, RingLookup, Simd, Words, XorPattern};
use std::arch::x86_64::*;

/// Proves that the machine has AVX2: only [`Avx2::detect`] makes one.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

impl Avx2 {
    /// Returns the proof if the machine has AVX2.
    pub(super) fn detect() -> Option<Avx2> {
        let has =
            is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2");
        has.then_some(Avx2(()))
    }

    /// Runs a kernel with AVX2.
    pub(super) fn enter<K: Kernel>(self, kernel: K) -> K::Output {
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
        fn inner<K: Kernel>(simd: Avx2, kernel: K) -> K::Output {
            kernel.run(simd)
        }
        // SAFETY: the token proves that the features are there.
        unsafe { inner(self, kernel) }
    }
}

impl Avx2 {
    /// The words of a vector.
    #[inline(always)]
    fn words(self, vector: Pair) -> [u64; 8] {
        let mut line = Line::default();
        self.store(vector, &mut line);
        line.0
    }
}

type Pair = [__m256i; 2];

/// Exchanges the bits of one register that are `BY` higher than those of a mask with the bits of another that are in
/// the mask.
///
/// # Safety
/// The machine must have AVX2.
#[inline(always)]
unsafe fn swap<const BY: i32>(registers: &mut [__m256i], one: usize, other: usize, mask: i64) {
    // SAFETY: as above.
    unsafe {
        let moved = _mm256_xor_si256(_mm256_srli_epi64::<BY>(registers[one]), registers[other]);
        let moved = _mm256_and_si256(moved, _mm256_set1_epi64x(mask));
        registers[one] = _mm256_xor_si256(registers[one], _mm256_slli_epi64::<BY>(moved));
        registers[other] = _mm256_xor_si256(registers[other], moved);
    }
}

/// The same within a register: `others` has, in place of each word, the one that it exchanges bits with, and `upper`
/// says which words have their bits in the mask exchanged; the others exchange those `by` higher.
///
/// # Safety
/// The machine must have AVX2.
#[inline(always)]
unsafe fn swap_within(words: __m256i, others: __m256i, by: i64, upper: [i64; 4], mask: i64) -> __m256i {
    // SAFETY: as above. Counts of 64 give 0.
    unsafe {
        let [up, down] = [0, 1].map(|is| upper.map(|upper| if upper == is { by } else { 64 }));
        let keep_mask = upper.map(|upper| if upper == 0 { mask } else { !mask });
        let words = _mm256_and_si256(words, _mm256_setr_epi64x(keep_mask[0], keep_mask[1], keep_mask[2], keep_mask[3]));
        let mask = _mm256_set1_epi64x(mask);
        let raised = _mm256_sllv_epi64(_mm256_and_si256(others, mask), _mm256_setr_epi64x(up[0], up[1], up[2], up[3]));
        let lowered = _mm256_srlv_epi64(others, _mm256_setr_epi64x(down[0], down[1], down[2], down[3]));
        _mm256_or_si256(words, _mm256_or_si256(raised, _mm256_and_si256(lowered, mask)))
    }
}

impl Simd for Avx2 {
    const SPAN: usize = 2;
    type Ring = [u8; 64];
    const HAS_WIDE_COMPARE: bool = false;

    #[inline(always)]
    fn or_three(self, a: Pair, b: Pair, c: Pair) -> Pair {
        self.or(self.or(a, b), c)
    }

    #[inline(always)]
    fn funnel(self, here: Pair, before: Pair, shift: u32) -> Pair {
        // SAFETY: see `zero`. Counts of 64 give 0, which is what a shift by 0 needs.
        unsafe {
            let (up, down) = (_mm_cvtsi64_si128(i64::from(shift)), _mm_cvtsi64_si128(64 - i64::from(shift)));
            [
                _mm256_or_si256(_mm256_sll_epi64(here[0], up), _mm256_srl_epi64(before[0], down)),
                _mm256_or_si256(_mm256_sll_epi64(here[1], up), _mm256_srl_epi64(before[1], down)),
            ]
        }
    }

    #[inline(always)]
    fn funnel_down(self, here: Pair, above: Pair, shift: u32) -> Pair {
        // SAFETY: see `zero`. Counts of 64 give 0, which is what a shift by 0 needs.
        unsafe {
            let (up, down) = (_mm_cvtsi64_si128(64 - i64::from(shift)), _mm_cvtsi64_si128(i64::from(shift)));
            [
                _mm256_or_si256(_mm256_srl_epi64(here[0], down), _mm256_sll_epi64(above[0], up)),
                _mm256_or_si256(_mm256_srl_epi64(here[1], down), _mm256_sll_epi64(above[1], up)),
            ]
        }
    }

    #[inline(always)]
    fn next_words(self, here: Pair, after: Pair) -> Pair {
        // SAFETY: see `zero`.
        unsafe {
            let low = _mm256_permute2x128_si256::<0x21>(here[0], here[1]);
            let high = _mm256_permute2x128_si256::<0x21>(here[1], after[0]);
            [_mm256_alignr_epi8::<8>(low, here[0]), _mm256_alignr_epi8::<8>(high, here[1])]
        }
    }

    #[inline(always)]
    fn exchange(self, vector: Pair, by: u8) -> Pair {
        let [low, high] = if by & 4 == 0 { vector } else { [vector[1], vector[0]] };
        // SAFETY: see `zero`.
        unsafe {
            let positions = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
            let positions = _mm256_xor_si256(positions, _mm256_set1_epi32(i32::from(by & 3) * 2));
            [_mm256_permutevar8x32_epi32(low, positions), _mm256_permutevar8x32_epi32(high, positions)]
        }
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
        let at = rows.as_mut_ptr().cast::<__m256i>();
        // SAFETY: see `zero`. Sixteen unaligned loads and stores of 32 bytes cover the 64 words.
        unsafe {
            // Each register has four rows. Those that exchange halves, quarters and eighths of rows are all even or all
            // odd.
            let mut all = [_mm256_setzero_si256(); 16];
            for odd in 0..2 {
                let mut eight = [_mm256_setzero_si256(); 8];
                for (i, register) in eight.iter_mut().enumerate() {
                    *register = _mm256_loadu_si256(at.add(2 * i + odd));
                }
                for i in 0..4 {
                    swap::<32>(&mut eight, i, i + 4, 0x0000_0000_FFFF_FFFF);
                }
                for i in [0, 1, 4, 5] {
                    swap::<16>(&mut eight, i, i + 2, 0x0000_FFFF_0000_FFFF);
                }
                for i in [0, 2, 4, 6] {
                    swap::<8>(&mut eight, i, i + 1, 0x00FF_00FF_00FF_00FF);
                }
                for (i, register) in eight.into_iter().enumerate() {
                    all[2 * i + odd] = register;
                }
            }
            for i in 0..8 {
                let mut two = [all[2 * i], all[2 * i + 1]];
                swap::<4>(&mut two, 0, 1, 0x0F0F_0F0F_0F0F_0F0F);
                for (k, four) in two.into_iter().enumerate() {
                    let others = _mm256_permute4x64_epi64::<0b01_00_11_10>(four);
                    let four = swap_within(four, others, 2, [0, 0, 1, 1], 0x3333_3333_3333_3333);
                    let others = _mm256_shuffle_epi32::<0b01_00_11_10>(four);
                    let four = swap_within(four, others, 1, [0, 1, 0, 1], 0x5555_5555_5555_5555);
                    _mm256_storeu_si256(at.add(2 * i + k), four);
                }
            }
        }
    }

    #[inline(always)]
    fn translate(self, bytes: &[u8; 64], tables: &[[u8; 64]; 2]) -> [u8; 64] {
        std::array::from_fn(|i| tables[i % 2][usize::from(bytes[i] & 63)])
    }

    #[inline(always)]
    fn count(self, vectors: &[Pair]) -> u64 {
        let mut line = Line::default();
        let mut count = 0;
        for &vector in vectors {
            self.store(vector, &mut line);
            count += line.0.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
        }
        count
    }

    #[inline(always)]
    fn find_last(self, ones: &[u8], others: &[u8], sum: u8) -> Option<usize> {
        let (first, chunks) = ones.as_rchunks::<64>();
        let (below, partners) = others.as_rchunks::<64>();
        for (i, (a, b)) in chunks.iter().zip(partners).enumerate().rev() {
            // SAFETY: both have 64 bytes, two vectors of 32, and need not be aligned.
            let hits = unsafe {
                let sought = _mm256_set1_epi8(sum.cast_signed());
                let at = |half: usize| {
                    let a = _mm256_loadu_si256(a.as_ptr().add(32 * half).cast());
                    let b = _mm256_loadu_si256(b.as_ptr().add(32 * half).cast());
                    let hits = _mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_xor_si256(a, b), sought));
                    u64::from(hits.cast_unsigned())
                };
                at(0) | at(1) << 32
            };
            if hits != 0 {
                return Some(first.len() + 64 * i + hits.ilog2() as usize);
            }
        }
        first.iter().zip(below).rposition(|(a, b)| a ^ b == sum)
    }

    #[inline(always)]
    fn has_pair(self, ones: &[u8; 512], others: &[u8; 512], among: &Line, sum: u8) -> bool {
        let mut hits = 0;
        for i in 0..16 {
            // SAFETY: both have sixteen vectors of 32 bytes, and need not be aligned.
            let equal = unsafe {
                let a = _mm256_loadu_si256(ones.as_ptr().add(32 * i).cast());
                let b = _mm256_loadu_si256(others.as_ptr().add(32 * i).cast());
                let sought = _mm256_set1_epi8(sum.cast_signed());
                _mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_xor_si256(a, b), sought)).cast_unsigned()
            };
            hits |= u64::from(equal) << (32 * (i % 2)) & among.0[i / 2];
        }
        hits != 0
    }

    #[inline(always)]
    fn find_wide_pair(self, rising: &[u16], falling: &[u16], sum: u16) -> Option<usize> {
        let (chunks, rest) = rising.as_chunks::<16>();
        let (below, partners) = falling.as_rchunks::<16>();
        for (i, (a, b)) in chunks.iter().zip(partners.iter().rev()).enumerate() {
            // SAFETY: both point to 32 bytes, and need not be aligned.
            let hits = unsafe {
                let back = _mm256_setr_epi8(
                    14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1, 14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2,
                    3, 0, 1,
                );
                let b = _mm256_shuffle_epi8(_mm256_loadu_si256(b.as_ptr().cast()), back);
                let b = _mm256_permute4x64_epi64::<0b01_00_11_10>(b);
                let sums = _mm256_xor_si256(_mm256_loadu_si256(a.as_ptr().cast()), b);
                _mm256_movemask_epi8(_mm256_cmpeq_epi16(sums, _mm256_set1_epi16(sum.cast_signed()))).cast_unsigned()
            };
            if hits != 0 {
                return Some(16 * i + hits.trailing_zeros() as usize / 2);
            }
        }
        let last = rest.iter().zip(below.iter().rev()).position(|(a, b)| a ^ b == sum);
        last.map(|i| 16 * chunks.len() + i)
    }
}
