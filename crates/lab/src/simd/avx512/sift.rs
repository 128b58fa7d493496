//! Sieves in registers: 64 pairs are looked up at once.
use super::super::sift::{CHUNK, Pairs, Sieve};
use std::arch::x86_64::*;

/// See [`Simd::sift`](super::Simd::sift).
///
/// # Safety
/// The machine must have AVX-512 with VBMI.
#[inline(always)]
pub(super) unsafe fn sift(pairs: &Pairs<'_>, sieves: &mut [Sieve; 4]) -> usize {
    let count = pairs.ones[0].len() / CHUNK;
    let fits = |planes: [&[u8]; 2], more: usize| planes.iter().all(|plane| plane.len() >= CHUNK * count + more);
    assert!(fits(pairs.ones, 0) && fits(pairs.others, 3));
    let mut which = [0; 4];
    let mut filled = 0;
    for k in (0..4).filter(|&k| !sieves[k].is_empty()) {
        which[filled] = k;
        filled += 1;
    }
    let wide = sieves.iter().any(|sieve| sieve.table[64..] != [0; 64]);
    // SAFETY: as above; so many chunks are there.
    unsafe {
        match (filled, wide) {
            (0, _) => count,
            (1, false) => sift_all::<1, false>(pairs, sieves, which, count),
            (2, false) => sift_all::<2, false>(pairs, sieves, which, count),
            (3, false) => sift_all::<3, false>(pairs, sieves, which, count),
            (_, false) => sift_all::<4, false>(pairs, sieves, which, count),
            (1, true) => sift_all::<1, true>(pairs, sieves, which, count),
            (2, true) => sift_all::<2, true>(pairs, sieves, which, count),
            (3, true) => sift_all::<3, true>(pairs, sieves, which, count),
            (_, true) => sift_all::<4, true>(pairs, sieves, which, count),
        }
    }
}

/// The same for the sieves that are not empty, with half of the table if nothing is in the other.
///
/// # Safety
/// The machine must have AVX-512 with VBMI, and the planes so many chunks, those of the others three bytes more.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vbmi,bmi1,bmi2,popcnt,lzcnt")]
unsafe fn sift_all<const SIEVES: usize, const WIDE: bool>(
    pairs: &Pairs<'_>,
    sieves: &mut [Sieve; 4],
    which: [usize; 4],
    count: usize,
) -> usize {
    // SAFETY: as above.
    unsafe {
        let mut loaded = [Loaded::new(&sieves[which[0]], 3 - which[0]); SIEVES];
        for i in 1..SIEVES {
            loaded[i] = Loaded::new(&sieves[which[i]], 3 - which[i]);
        }
        let mut done = 0;
        let mut is_empty = false;
        while done < count && !is_empty {
            let mut found = find::<SIEVES, WIDE>(&loaded, pairs, done * CHUNK);
            while found != 0 {
                let i = (found.trailing_zeros() as usize).min(SIEVES - 1);
                is_empty |= loaded[i].take::<WIDE>(pairs, done * CHUNK);
                found &= found - 1;
            }
            done += 1;
        }
        for (loaded, k) in loaded.iter().zip(which) {
            let at = sieves[k].table.as_mut_ptr();
            _mm512_store_si512(at.cast(), loaded.table[0]);
            _mm512_store_si512(at.add(64).cast(), loaded.table[1]);
        }
        done
    }
}

/// Which sieves seem to have pairs of a chunk in them, as bits.
///
/// # Safety
/// The machine must have AVX-512 with VBMI, and the planes a chunk from the place on, those of the others three bytes more.
#[inline(always)]
unsafe fn find<const SIEVES: usize, const WIDE: bool>(loaded: &[Loaded; SIEVES], pairs: &Pairs<'_>, from: usize) -> u8 {
    // SAFETY: as above.
    unsafe {
        let mut sums = [_mm512_setzero_si512(); SIEVES];
        for place in (from..from + CHUNK).step_by(64) {
            for (sum, loaded) in sums.iter_mut().zip(loaded) {
                let [set, bit] = loaded.look_up::<WIDE>(pairs, place);
                *sum = _mm512_ternarylogic_epi64::<0xF8>(*sum, set, bit);
            }
        }
        let mut any = sums[0];
        for &sum in &sums[1..] {
            any = _mm512_or_si512(any, sum);
        }
        let mut found = 0;
        if _mm512_test_epi64_mask(any, any) != 0 {
            for (i, &sum) in sums.iter().enumerate() {
                found |= u8::from(_mm512_test_epi64_mask(sum, sum) != 0) << i;
            }
        }
        found
    }
}

/// A sieve in registers.
#[derive(Clone, Copy)]
struct Loaded {
    table: [__m512i; 2],
    /// What the other bits of the second byte must be.
    second: __m512i,
    others: [u8; 2],
    /// How far its pairs are moved.
    shift: usize,
}

impl Loaded {
    /// # Safety
    /// The machine must have AVX-512.
    #[inline(always)]
    unsafe fn new(sieve: &Sieve, shift: usize) -> Loaded {
        let at = sieve.table.as_ptr();
        // SAFETY: as above; a sieve is aligned to 64 bytes, and its table has twice as many.
        unsafe {
            Loaded {
                table: [_mm512_load_si512(at.cast()), _mm512_load_si512(at.add(64).cast())],
                second: _mm512_set1_epi8(sieve.others[1].cast_signed()),
                others: sieve.others,
                shift,
            }
        }
    }

    /// For each of 64 pairs from a place on a set of bits, and one bit: the pair is in the sieve when that bit is in the set,
    /// unless one of its other bits is wrong that need no look as a rule.
    ///
    /// # Safety
    /// The machine must have AVX-512 with VBMI, and the planes 64 bytes from the place on, those of the others three more.
    #[inline(always)]
    unsafe fn look_up<const WIDE: bool>(&self, pairs: &Pairs<'_>, place: usize) -> [__m512i; 2] {
        // SAFETY: as above.
        unsafe {
            // No bit where bit 7 is wrong, nor where bit 3 names the half of the table that is left out.
            let bits = 0x8040_2010_0804_0201_u64.cast_signed();
            let bits = _mm512_broadcast_i32x4(_mm_set_epi64x(if WIDE { bits } else { 0 }, bits));
            let at = |plane: &[u8], place: usize| _mm512_loadu_si512(plane.as_ptr().add(place).cast());
            let first = _mm512_xor_si512(at(pairs.ones[0], place), at(pairs.others[0], place + self.shift));
            let (one, other) = (at(pairs.ones[1], place), at(pairs.others[1], place + self.shift));
            let second = _mm512_ternarylogic_epi64::<0x96>(one, other, self.second);
            let set = if WIDE {
                _mm512_permutex2var_epi8(self.table[0], first, self.table[1])
            } else {
                _mm512_permutexvar_epi8(first, self.table[0])
            };
            [set, _mm512_shuffle_epi8(bits, second)]
        }
    }

    /// Takes the keys of a chunk out; whether nothing is left.
    ///
    /// # Safety
    /// The machine must have AVX-512 with VBMI, and the planes a chunk from the place on, those of the others three more.
    #[inline(always)]
    unsafe fn take<const WIDE: bool>(&mut self, pairs: &Pairs<'_>, from: usize) -> bool {
        let mut hits = [0u64; CHUNK / 64];
        let mut which = 0u8;
        // SAFETY: as above.
        unsafe {
            for (i, hits) in hits.iter_mut().enumerate() {
                let [set, bit] = self.look_up::<WIDE>(pairs, from + 64 * i);
                *hits = _mm512_test_epi8_mask(set, bit);
                which |= u8::from(*hits != 0) << i;
            }
            // Most often there is one; in which vector cannot be foreseen, so there is no branch for that.
            while which != 0 {
                let i = which.trailing_zeros() as usize & 3;
                let place = from + 64 * i + hits[i].trailing_zeros() as usize;
                let [one, other] = [pairs.ones, pairs.others];
                self.take_key::<WIDE>([
                    one[0][place] ^ other[0][place + self.shift],
                    one[1][place] ^ other[1][place + self.shift],
                ]);
                hits[i] &= hits[i] - 1;
                which &= !(u8::from(hits[i] == 0) << i);
            }
            let all = _mm512_or_si512(self.table[0], self.table[1]);
            _mm512_test_epi64_mask(all, all) == 0
        }
    }

    /// Takes a key out, if its other bits are right.
    ///
    /// # Safety
    /// The machine must have AVX-512.
    #[inline(always)]
    unsafe fn take_key<const WIDE: bool>(&mut self, key: [u8; 2]) {
        if [key[0] & 0x80, key[1] & 0xf0] == self.others {
            let (byte, bit) = (1u64 << (key[0] & 63), 1i8 << (key[1] & 7));
            let high = if key[0] & 64 == 0 { 0 } else { byte };
            // SAFETY: as above.
            unsafe {
                self.table[0] = _mm512_andnot_si512(_mm512_maskz_set1_epi8(byte ^ high, bit), self.table[0]);
                if WIDE {
                    self.table[1] = _mm512_andnot_si512(_mm512_maskz_set1_epi8(high, bit), self.table[1]);
                }
            }
        }
    }
}
