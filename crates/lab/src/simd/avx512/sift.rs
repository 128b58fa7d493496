//! Sieves in registers: 64 pairs are looked up at once.
//!
//! Hits are recorded, and removed from the sieves later, many at once: hits are unpredictable, and a mispredicted
//! branch for each costs more than finding a key twice.
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
    // SAFETY: as above; there are `count` chunks.
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

/// Number of hits that are enough to process them.
const MANY: usize = 8;
/// Number of chunks after which fewer hits are also processed.
const SELDOM: usize = 8;
/// Maximum number of pending hits: fewer than [`MANY`] and four more before a chunk, and four of the chunk.
const ROOM: usize = 2 * MANY;

/// The same for the sieves that are not empty, with half of the table if the other half is empty.
///
/// # Safety
/// The machine must have AVX-512 with VBMI, and the planes `count` chunks, those of the others three bytes more.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vbmi,bmi1,bmi2,popcnt,lzcnt")]
unsafe fn sift_all<const SIEVES: usize, const WIDE: bool>(
    pairs: &Pairs<'_>,
    sieves: &mut [Sieve; 4],
    which: [usize; 4],
    count: usize,
) -> usize {
    // SAFETY: as above.
    unsafe {
        let mut loaded: [LoadedSieve; SIEVES] = std::array::from_fn(|i| LoadedSieve::new(sieves, which[i]));
        let mut hits = Hits::NONE;
        let mut done = 0;
        while done < count {
            // The hits of this chunk are left for the next time, so that nothing has to wait for them.
            let end = hits.end;
            let sums = find::<SIEVES, WIDE>(&loaded, pairs, done * CHUNK);
            for (loaded, sum) in loaded.iter().zip(sums) {
                hits.push(_mm512_test_epi8_mask(sum, sum), done * CHUNK, loaded.sieve);
            }
            done += 1;
            if end - hits.start >= MANY || (end > hits.start && done.is_multiple_of(SELDOM)) {
                hits.remove(end, pairs, sieves);
                if loaded.iter_mut().any(|loaded| loaded.is_empty_now(sieves)) {
                    break;
                }
            }
        }
        hits.remove(hits.end, pairs, sieves);
        done
    }
}

/// Returns which pairs of a chunk are in each sieve; those that are 64 apart share a bit.
///
/// # Safety
/// The machine must have AVX-512 with VBMI, and the planes a chunk from the position on, those of the others three
/// bytes more.
#[inline(always)]
unsafe fn find<const SIEVES: usize, const WIDE: bool>(
    loaded: &[LoadedSieve; SIEVES],
    pairs: &Pairs<'_>,
    from: usize,
) -> [__m512i; SIEVES] {
    // SAFETY: as above.
    unsafe {
        let mut sums = [_mm512_setzero_si512(); SIEVES];
        for i in 0..CHUNK / 64 {
            for (sum, loaded) in sums.iter_mut().zip(loaded) {
                let [set, bit] = loaded.look_up::<WIDE>(pairs, from + 64 * i);
                *sum = _mm512_ternarylogic_epi64::<0xF8>(*sum, set, bit);
            }
        }
        sums
    }
}

/// Pending hits, in a ring.
struct Hits {
    /// The positions, of 64, at which there is a hit.
    positions: [u64; ROOM],
    /// The first position of the chunk, and in its two lowest bits the sieve.
    chunks: [usize; ROOM],
    start: usize,
    end: usize,
}

impl Hits {
    const NONE: Hits = Hits { positions: [0; ROOM], chunks: [0; ROOM], start: 0, end: 0 };

    /// Records hits, if there are any, without a branch.
    #[inline(always)]
    fn push(&mut self, positions: u64, chunk: usize, sieve: usize) {
        self.positions[self.end % ROOM] = positions;
        self.chunks[self.end % ROOM] = chunk + sieve;
        self.end += usize::from(positions != 0);
    }

    /// Removes everything up to an end.
    ///
    /// # Safety
    /// The planes must be those that all hits were found in.
    #[inline(always)]
    unsafe fn remove(&mut self, end: usize, pairs: &Pairs<'_>, sieves: &mut [Sieve; 4]) {
        while self.start < end {
            let at = self.start % ROOM;
            let (chunk, k) = (self.chunks[at] & !3, self.chunks[at] & 3);
            let position = chunk + self.positions[at].trailing_zeros() as usize;
            self.positions[at] &= self.positions[at].wrapping_sub(1);
            self.start += usize::from(self.positions[at] == 0);
            // One of four pairs is a hit; removing the other three too does no harm.
            for position in [position, position + 64, position + 128, position + 192] {
                // SAFETY: as above.
                sieves[k].remove([0, 1].map(|plane| unsafe {
                    pairs.ones[plane].get_unchecked(position) ^ pairs.others[plane].get_unchecked(position + 3 - k)
                }));
            }
        }
    }
}

/// A sieve in registers.
#[derive(Clone, Copy)]
struct LoadedSieve {
    table: [__m512i; 2],
    /// The values that the other bits of the second byte must have.
    second: __m512i,
    /// The number of the sieve, by which its pairs are offset.
    sieve: usize,
}

impl LoadedSieve {
    /// # Safety
    /// The machine must have AVX-512.
    #[inline(always)]
    unsafe fn new(sieves: &[Sieve; 4], sieve: usize) -> LoadedSieve {
        // SAFETY: as above.
        unsafe {
            let second = _mm512_set1_epi8(sieves[sieve].others[1].cast_signed());
            let mut loaded = LoadedSieve { table: [_mm512_setzero_si512(); 2], second, sieve };
            loaded.is_empty_now(sieves);
            loaded
        }
    }

    /// Loads the sieve again; returns whether it is empty.
    ///
    /// # Safety
    /// The machine must have AVX-512.
    #[inline(always)]
    unsafe fn is_empty_now(&mut self, sieves: &[Sieve; 4]) -> bool {
        let at = sieves[self.sieve].table.as_ptr();
        // SAFETY: as above; a sieve is aligned to 64 bytes, and its table has twice as many.
        unsafe {
            self.table = [_mm512_load_si512(at.cast()), _mm512_load_si512(at.add(64).cast())];
            let all = _mm512_or_si512(self.table[0], self.table[1]);
            _mm512_test_epi64_mask(all, all) == 0
        }
    }

    /// Returns, for each of the 64 pairs from a position on, a set of bits and one bit: the pair is in the sieve if
    /// that bit is in the set, unless one of its other bits, which rarely matter, is wrong.
    ///
    /// # Safety
    /// The machine must have AVX-512 with VBMI, and the planes 64 bytes from the position on, those of the others three
    /// more.
    #[inline(always)]
    unsafe fn look_up<const WIDE: bool>(&self, pairs: &Pairs<'_>, position: usize) -> [__m512i; 2] {
        // SAFETY: as above.
        unsafe {
            // No bit if bit 7 is wrong, or if bit 3 names the half of the table that is left out.
            let bits = 0x8040_2010_0804_0201_u64.cast_signed();
            let bits = _mm512_broadcast_i32x4(_mm_set_epi64x(if WIDE { bits } else { 0 }, bits));
            let at = |plane: &[u8], position: usize| _mm512_loadu_si512(plane.as_ptr().add(position).cast());
            let first = _mm512_xor_si512(at(pairs.ones[0], position), at(pairs.others[0], position + 3 - self.sieve));
            let (one, other) = (at(pairs.ones[1], position), at(pairs.others[1], position + 3 - self.sieve));
            let second = _mm512_ternarylogic_epi64::<0x96>(one, other, self.second);
            let set = if WIDE {
                _mm512_permutex2var_epi8(self.table[0], first, self.table[1])
            } else {
                _mm512_permutexvar_epi8(first, self.table[0])
            };
            [set, _mm512_shuffle_epi8(bits, second)]
        }
    }
}
