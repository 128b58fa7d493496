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
    let wide = sieves.iter().any(|sieve| sieve.table[64..] != [0; 64]);
    // SAFETY: as above; so many chunks are there.
    unsafe { if wide { sift_all::<true>(pairs, sieves, count) } else { sift_all::<false>(pairs, sieves, count) } }
}

/// The same, with half of the table if nothing is in the other.
///
/// # Safety
/// The machine must have AVX-512 with VBMI, and the planes so many chunks, those of the others three bytes more.
#[inline(always)]
unsafe fn sift_all<const WIDE: bool>(pairs: &Pairs<'_>, sieves: &mut [Sieve; 4], count: usize) -> usize {
    // SAFETY: as above.
    unsafe {
        let mut loaded = [Loaded::new(&sieves[0]); 4];
        for k in 1..4 {
            loaded[k] = Loaded::new(&sieves[k]);
        }
        let mut done = 0;
        let mut is_empty = false;
        while done < count && !is_empty {
            let mut which = find::<WIDE>(&loaded, pairs, done * CHUNK);
            while which != 0 {
                let k = which.trailing_zeros() as usize & 3;
                is_empty |= loaded[k].take::<WIDE>(pairs, done * CHUNK, 3 - k);
                which &= which - 1;
            }
            done += 1;
        }
        for k in 0..4 {
            let at = sieves[k].table.as_mut_ptr();
            _mm512_store_si512(at.cast(), loaded[k].table[0]);
            _mm512_store_si512(at.add(64).cast(), loaded[k].table[1]);
        }
        done
    }
}

/// Which sieves seem to have pairs of a chunk in them, as bits.
///
/// # Safety
/// The machine must have AVX-512 with VBMI, and the planes a chunk from the place on, those of the others three bytes more.
#[inline(always)]
unsafe fn find<const WIDE: bool>(loaded: &[Loaded; 4], pairs: &Pairs<'_>, from: usize) -> u8 {
    // SAFETY: as above.
    unsafe {
        let mut sums = [_mm512_setzero_si512(); 4];
        for place in (from..from + CHUNK).step_by(64) {
            for k in 0..4 {
                let [set, bit] = loaded[k].look_up::<WIDE>(pairs, place, 3 - k);
                sums[k] = _mm512_ternarylogic_epi64::<0xF8>(sums[k], set, bit);
            }
        }
        let any = _mm512_or_si512(_mm512_or_si512(sums[0], sums[1]), _mm512_or_si512(sums[2], sums[3]));
        let mut which = 0;
        if _mm512_test_epi64_mask(any, any) != 0 {
            for (k, &sum) in sums.iter().enumerate() {
                which |= u8::from(_mm512_test_epi64_mask(sum, sum) != 0) << k;
            }
        }
        which
    }
}

/// A sieve in registers.
#[derive(Clone, Copy)]
struct Loaded {
    table: [__m512i; 2],
    /// What the other bits of the second byte must be.
    second: __m512i,
    others: [u8; 2],
}

impl Loaded {
    /// # Safety
    /// The machine must have AVX-512.
    #[inline(always)]
    unsafe fn new(sieve: &Sieve) -> Loaded {
        let at = sieve.table.as_ptr();
        // SAFETY: as above; a sieve is aligned to 64 bytes, and its table has twice as many.
        unsafe {
            Loaded {
                table: [_mm512_load_si512(at.cast()), _mm512_load_si512(at.add(64).cast())],
                second: _mm512_set1_epi8(sieve.others[1].cast_signed()),
                others: sieve.others,
            }
        }
    }

    /// For each of 64 pairs from a place on a set of bits, and one bit: the pair is in the sieve when that bit is in the set,
    /// unless one of its other bits is wrong that need no look as a rule.
    ///
    /// # Safety
    /// The machine must have AVX-512 with VBMI, and the planes 64 bytes from the place on, those of the others `shift` more.
    #[inline(always)]
    unsafe fn look_up<const WIDE: bool>(&self, pairs: &Pairs<'_>, place: usize, shift: usize) -> [__m512i; 2] {
        // SAFETY: as above.
        unsafe {
            // No bit where bit 7 is wrong, nor where bit 3 names the half of the table that is left out.
            let bits = 0x8040_2010_0804_0201_u64.cast_signed();
            let bits = _mm512_broadcast_i32x4(_mm_set_epi64x(if WIDE { bits } else { 0 }, bits));
            let at = |plane: &[u8], place: usize| _mm512_loadu_si512(plane.as_ptr().add(place).cast());
            let first = _mm512_xor_si512(at(pairs.ones[0], place), at(pairs.others[0], place + shift));
            let (one, other) = (at(pairs.ones[1], place), at(pairs.others[1], place + shift));
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
    /// The machine must have AVX-512 with VBMI, and the planes a chunk from the place on, those of the others `shift` more.
    #[inline(always)]
    unsafe fn take<const WIDE: bool>(&mut self, pairs: &Pairs<'_>, from: usize, shift: usize) -> bool {
        let mut hits = [0u64; CHUNK / 64];
        let mut which = 0u8;
        // SAFETY: as above.
        unsafe {
            for (i, hits) in hits.iter_mut().enumerate() {
                let [set, bit] = self.look_up::<WIDE>(pairs, from + 64 * i, shift);
                *hits = _mm512_test_epi8_mask(set, bit);
                which |= u8::from(*hits != 0) << i;
            }
            // Most often there is one; in which vector cannot be foreseen, so there is no branch for that.
            while which != 0 {
                let i = which.trailing_zeros() as usize & 3;
                let place = from + 64 * i + hits[i].trailing_zeros() as usize;
                let [one, other] = [pairs.ones, pairs.others];
                self.take_key::<WIDE>([
                    one[0][place] ^ other[0][place + shift],
                    one[1][place] ^ other[1][place + shift],
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
