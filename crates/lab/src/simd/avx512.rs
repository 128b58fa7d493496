//! Vectors as 512 bits, with the instructions that Intel has had since Ice Lake and AMD since Zen 4.
#![expect(unsafe_code, reason = "intrinsics, of which the token `Avx512` proves that the machine has them")]
mod sift;
mod words;
use super::{
    Kernel, Line, RingLookup, Simd, Words, XorPattern,
    sift::{Pairs, Sieve},
};
use std::arch::x86_64::*;

/// Proves that the machine has AVX-512 with VBMI, VBMI2, VPOPCNTDQ, BITALG and GFNI: only [`Avx512::detect`] makes one.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

impl Avx512 {
    /// Returns the proof if the machine has them all.
    pub(super) fn detect() -> Option<Avx512> {
        let has = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vbmi")
            && is_x86_feature_detected!("avx512vbmi2")
            && is_x86_feature_detected!("avx512vpopcntdq")
            && is_x86_feature_detected!("avx512bitalg")
            && is_x86_feature_detected!("gfni")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2");
        has.then_some(Avx512(()))
    }

    /// Runs a kernel with AVX-512.
    pub(super) fn enter<K: Kernel>(self, kernel: K) -> K::Output {
        #[target_feature(
            enable = "avx512f,avx512bw,avx512dq,avx512vbmi,avx512vbmi2,avx512vpopcntdq,avx512bitalg,gfni",
            enable = "bmi1,bmi2,popcnt,lzcnt"
        )]
        fn inner<K: Kernel>(simd: Avx512, kernel: K) -> K::Output {
            kernel.run(simd)
        }
        // SAFETY: the token proves that the features are there.
        unsafe { inner(self, kernel) }
    }
}

/// Byte 8c + r comes from byte 8r + c: rows of eight bytes become columns.
const BYTE_COLUMNS: [u8; 64] = {
    let mut from = [0; 64];
    let mut position = 0;
    while position < 64 {
        from[position as usize] = position % 8 * 8 + position / 8;
        position += 1;
    }
    from
};

/// Word i of 16 bits comes from word 31 - i.
const WORDS_BACKWARDS: [u16; 32] = {
    let mut from = [0; 32];
    let mut position = 0;
    while position < 32 {
        from[position as usize] = 31 - position;
        position += 1;
    }
    from
};

/// Positions 0 to 7, each with `by` added by nim-addition.
const EXCHANGED: [Line; 8] = {
    let mut all = [Line([0; 8]); 8];
    let mut by = 0;
    while by < 8 {
        let mut position = 0;
        while position < 8 {
            all[by].0[position] = (position ^ by) as u64;
            position += 1;
        }
        by += 1;
    }
    all
};

/// Delta swaps between registers of eight rows: one stage of a transposition.
macro_rules! swap {
    ($rows:ident, $shift:literal, $mask:literal, $($a:literal $b:literal),*) => {
        let mask = _mm512_set1_epi64($mask);
        $(
            let moved = _mm512_and_si512(_mm512_xor_si512(_mm512_srli_epi64::<$shift>($rows[$a]), $rows[$b]), mask);
            $rows[$a] = _mm512_xor_si512($rows[$a], _mm512_slli_epi64::<$shift>(moved));
            $rows[$b] = _mm512_xor_si512($rows[$b], moved);
        )*
    };
}

impl Simd for Avx512 {
    const SPAN: usize = 8;
    type Ring = __m512i;
    const HAS_WIDE_COMPARE: bool = true;
    const HAS_FAST_LOOKUP: bool = true;

    #[inline(always)]
    fn or_three(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        // SAFETY: see `zero`. Of the eight combinations of three bits all but the first give 1.
        unsafe { _mm512_ternarylogic_epi64::<0b1111_1110>(a, b, c) }
    }

    #[inline(always)]
    fn funnel(self, here: __m512i, before: __m512i, shift: u32) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_shldv_epi64(here, before, _mm512_set1_epi64(i64::from(shift))) }
    }

    #[inline(always)]
    fn funnel_down(self, here: __m512i, above: __m512i, shift: u32) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_shrdv_epi64(here, above, _mm512_set1_epi64(i64::from(shift))) }
    }

    #[inline(always)]
    fn next_words(self, here: __m512i, after: __m512i) -> __m512i {
        // SAFETY: see `zero`.
        unsafe { _mm512_alignr_epi64::<1>(after, here) }
    }

    #[inline(always)]
    fn exchange(self, vector: __m512i, by: u8) -> __m512i {
        let positions = self.load(&EXCHANGED[usize::from(by & 7)]);
        // SAFETY: see `zero`.
        unsafe { _mm512_permutexvar_epi64(positions, vector) }
    }

    #[inline(always)]
    fn ring(self, bytes: &[u8; 64]) -> __m512i {
        self.load_bytes(bytes)
    }

    #[inline(always)]
    fn put(self, ring: &mut __m512i, position: usize, byte: u8) {
        // SAFETY: see `zero`.
        *ring = unsafe { _mm512_mask_set1_epi8(*ring, 1 << (position % 64), byte.cast_signed()) };
    }

    #[inline(always)]
    fn ring_matches(self, ring: &__m512i, position: usize, lookup: &RingLookup, byte: u8) -> u64 {
        let (distances, with) = (self.load_bytes(&lookup.distances), self.load_bytes(&lookup.with));
        // SAFETY: see `zero`. Only the lowest six bits of each position count.
        unsafe {
            let positions = _mm512_sub_epi8(_mm512_set1_epi8(position.to_le_bytes()[0].cast_signed()), distances);
            let bytes = _mm512_xor_si512(_mm512_permutexvar_epi8(positions, *ring), with);
            _mm512_mask_cmpeq_epi8_mask(lookup.used, bytes, _mm512_set1_epi8(byte.cast_signed()))
        }
    }

    #[inline(always)]
    fn matches(self, bytes: &[u8; 64], pattern: &XorPattern, byte: u8) -> u64 {
        let (bytes, with) = (self.load_bytes(bytes), self.load_bytes(&pattern.with));
        // SAFETY: see `zero`.
        unsafe {
            let all = _mm512_set1_epi8(byte.cast_signed());
            _mm512_mask_cmpeq_epi8_mask(pattern.used, _mm512_xor_si512(bytes, with), all)
        }
    }

    #[inline(always)]
    fn transpose(self, rows: &mut [u64; 64]) {
        // SAFETY: see `zero`. Eight unaligned loads and stores of 64 bytes cover the 64 words.
        unsafe {
            let at = rows.as_mut_ptr();
            let mut z = [_mm512_setzero_si512(); 8];
            for (i, register) in z.iter_mut().enumerate() {
                *register = _mm512_loadu_si512(at.add(8 * i).cast());
            }
            swap!(z, 32, 0x0000_0000_FFFF_FFFF, 0 4, 1 5, 2 6, 3 7);
            swap!(z, 16, 0x0000_FFFF_0000_FFFF, 0 2, 1 3, 4 6, 5 7);
            swap!(z, 8, 0x00FF_00FF_00FF_00FF, 0 1, 2 3, 4 5, 6 7);
            // Now each register holds eight rows of eight bytes, whose blocks of 8 × 8 bits are still to be transposed.
            let columns = _mm512_loadu_si512(BYTE_COLUMNS.as_ptr().cast());
            let backwards = _mm512_broadcast_i32x4(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
            let unit = _mm512_set1_epi64(0x8040_2010_0804_0201_u64.cast_signed());
            for (i, &register) in z.iter().enumerate() {
                let blocks = _mm512_shuffle_epi8(_mm512_permutexvar_epi8(columns, register), backwards);
                let turned = _mm512_gf2p8affine_epi64_epi8::<0>(unit, blocks);
                _mm512_storeu_si512(at.add(8 * i).cast(), _mm512_permutexvar_epi8(columns, turned));
            }
        }
    }

    #[inline(always)]
    fn translate(self, bytes: &[u8; 64], tables: &[[u8; 64]; 2]) -> [u8; 64] {
        let mut translated = [0; 64];
        // SAFETY: loads and stores of 64 bytes each that need not be aligned.
        unsafe {
            let even = _mm512_loadu_si512(tables[0].as_ptr().cast());
            let odd = _mm512_loadu_si512(tables[1].as_ptr().cast());
            let bytes = _mm512_loadu_si512(bytes.as_ptr().cast());
            let evens = _mm512_permutexvar_epi8(bytes, even);
            let all = _mm512_mask_permutexvar_epi8(evens, 0xAAAA_AAAA_AAAA_AAAA, bytes, odd);
            _mm512_storeu_si512(translated.as_mut_ptr().cast(), all);
        }
        translated
    }

    #[inline(always)]
    fn count(self, vectors: &[__m512i]) -> u64 {
        // SAFETY: see `zero`.
        unsafe {
            let mut sums = _mm512_setzero_si512();
            for &vector in vectors {
                sums = _mm512_add_epi64(sums, _mm512_popcnt_epi64(vector));
            }
            _mm512_reduce_add_epi64(sums).cast_unsigned()
        }
    }

    #[inline(always)]
    fn find_last(self, ones: &[u8], others: &[u8], sum: u8) -> Option<usize> {
        let (first, chunks) = ones.as_rchunks::<256>();
        let (below, partners) = others.as_rchunks::<256>();
        for (i, (a, b)) in chunks.iter().zip(partners).enumerate().rev() {
            // SAFETY: both have 256 bytes, four vectors of 64, and need not be aligned.
            let hits = unsafe {
                let sought = _mm512_set1_epi8(sum.cast_signed());
                let at = |quarter: usize| {
                    let a = _mm512_loadu_si512(a.as_ptr().add(64 * quarter).cast());
                    let b = _mm512_loadu_si512(b.as_ptr().add(64 * quarter).cast());
                    _mm512_cmpeq_epi8_mask(_mm512_xor_si512(a, b), sought)
                };
                [at(0), at(1), at(2), at(3)]
            };
            let hit = hits.map(|hits| u8::from(hits != 0));
            let quarters = hit[0] | hit[1] << 1 | hit[2] << 2 | hit[3] << 3;
            if quarters != 0 {
                // No branches: the quarter cannot be predicted.
                let quarter = quarters.ilog2() as usize & 3;
                return Some(first.len() + 256 * i + 64 * quarter + (63 - hits[quarter].leading_zeros() as usize));
            }
        }
        for from in (0..first.len()).step_by(64).rev() {
            // SAFETY: no byte beyond the ends of the slices, which have the same length, is read.
            let hits = unsafe {
                let some = u64::MAX >> 64usize.saturating_sub(first.len() - from);
                let a = _mm512_maskz_loadu_epi8(some, first.as_ptr().add(from).cast());
                let b = _mm512_maskz_loadu_epi8(some, below.as_ptr().add(from).cast());
                _mm512_mask_cmpeq_epi8_mask(some, _mm512_xor_si512(a, b), _mm512_set1_epi8(sum.cast_signed()))
            };
            if hits != 0 {
                return Some(from + hits.ilog2() as usize);
            }
        }
        None
    }

    #[inline(always)]
    fn has_pair(self, ones: &[u8; 512], others: &[u8; 512], among: &Line, sum: u8) -> bool {
        let mut hits = 0;
        for i in 0..8 {
            // SAFETY: both have eight vectors of 64 bytes, and need not be aligned.
            hits |= unsafe {
                let a = _mm512_loadu_si512(ones.as_ptr().add(64 * i).cast());
                let b = _mm512_loadu_si512(others.as_ptr().add(64 * i).cast());
                let sought = _mm512_set1_epi8(sum.cast_signed());
                _mm512_mask_cmpeq_epi8_mask(among.0[i], _mm512_xor_si512(a, b), sought)
            };
        }
        hits != 0
    }

    #[inline(always)]
    fn find_wide_pair(self, rising: &[u16], falling: &[u16], sum: u16) -> Option<usize> {
        let (chunks, rest) = rising.as_chunks::<128>();
        let (below, partners) = falling.as_rchunks::<128>();
        for i in 0..chunks.len().min(partners.len()) {
            let (a, b) = (&chunks[i], &partners[partners.len() - 1 - i]);
            // SAFETY: both have 256 bytes, four vectors of 64, and need not be aligned.
            let hits = unsafe {
                let back = _mm512_loadu_si512(WORDS_BACKWARDS.as_ptr().cast());
                let sought = _mm512_set1_epi16(sum.cast_signed());
                let at = |quarter: usize| {
                    let b = _mm512_loadu_si512(b.as_ptr().add(96 - 32 * quarter).cast());
                    let a = _mm512_loadu_si512(a.as_ptr().add(32 * quarter).cast());
                    _mm512_cmpeq_epi16_mask(_mm512_xor_si512(a, _mm512_permutexvar_epi16(back, b)), sought)
                };
                [at(0), at(1), at(2), at(3)]
            };
            if hits[0] | hits[1] | hits[2] | hits[3] != 0 {
                let quarter = hits.iter().position(|&hits| hits != 0).unwrap_or(0);
                return Some(128 * i + 32 * quarter + hits[quarter].trailing_zeros() as usize);
            }
        }
        let last = rest.iter().zip(below.iter().rev()).position(|(a, b)| a ^ b == sum);
        last.map(|i| 128 * chunks.len() + i)
    }

    #[inline(always)]
    fn sift(self, pairs: &Pairs<'_>, sieves: &mut [Sieve; 4]) -> usize {
        // SAFETY: the token proves the instructions.
        unsafe { sift::sift(pairs, sieves) }
    }
}
