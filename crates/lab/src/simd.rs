//! Vectors of 512 bits in three ways: AVX-512, AVX2, and plain words for every other machine and the browser.
//!
//! The kernels are written once, over [`Simd`]. [`SimdLevel::run`] enters a kernel with the instructions of a level
//! switched on, so that everything inlined into it is compiled for them. All levels give the same results, bit for bit.
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;
pub(crate) mod sift;
mod words;
use sift::{Pairs, Sieve};
pub(crate) use words::Words;

/// Eight words in one cache line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Line(pub(crate) [u64; 8]);

/// Up to 64 distances to look back in a ring, each with a byte that is added by nim-addition.
#[derive(Clone, Debug)]
pub(crate) struct RingLookup {
    distances: [u8; 64],
    with: [u8; 64],
    /// Which of the 64 are in use.
    used: u64,
}

impl RingLookup {
    /// Takes the first 64 of some distances with bytes.
    pub(crate) fn new(pairs: impl Iterator<Item = (u8, u8)>) -> RingLookup {
        let mut lookup = RingLookup { distances: [0; 64], with: [0; 64], used: 0 };
        for (i, (distance, with)) in pairs.take(64).enumerate() {
            (lookup.distances[i], lookup.with[i]) = (distance, with);
            lookup.used |= 1 << i;
        }
        lookup
    }

    /// Returns which distances back from a position lead to a byte, as bits; without vectors.
    #[inline(always)]
    fn ring_matches(&self, ring: &[u8; 64], position: usize, byte: u8) -> u64 {
        let pairs = self.distances.iter().zip(&self.with).take(self.used.count_ones() as usize);
        let is_match =
            |(&distance, &with): (&u8, &u8)| ring[position.wrapping_sub(distance.into()) % 64] ^ with == byte;
        // Mostly there is no match, and whether there is one takes less time to find out than where.
        if !pairs.clone().fold(false, |any, pair| any | is_match(pair)) {
            return 0;
        }
        pairs.enumerate().fold(0, |matches, (i, pair)| matches | u64::from(is_match(pair)) << i)
    }
}

/// Some of 64 consecutive bytes, each with a byte that is added by nim-addition.
#[derive(Clone, Debug)]
pub(crate) struct XorPattern {
    with: [u8; 64],
    /// Which of the 64 are in use.
    used: u64,
}

impl XorPattern {
    pub(crate) fn new(with: [Option<u8>; 64]) -> XorPattern {
        let used = (0..64).fold(0, |used, i| used | u64::from(with[i].is_some()) << i);
        XorPattern { with: with.map(|with| with.unwrap_or(0)), used }
    }

    /// Returns where a byte is found, as bits; without vectors.
    #[inline(always)]
    fn matches(&self, bytes: &[u8; 64], byte: u8) -> u64 {
        let pairs = bytes.iter().zip(&self.with).enumerate();
        pairs.fold(0, |pairs, (i, (other, with))| pairs | u64::from(other ^ with == byte) << i) & self.used
    }
}

/// What the kernels need of a vector of eight words, besides [words](Words).
pub(crate) trait Simd: Words {
    /// Number of vectors that the registers can hold twice, with some to spare: 8, 4, 2 or 1.
    const SPAN: usize;
    /// A buffer of 64 bytes of which one changes now and then.
    type Ring;
    /// Whether a few instructions compare 64 bytes.
    const HAS_WIDE_COMPARE: bool;
    /// Whether table lookups of bytes are fast enough for [`sift`](Simd::sift) to pay.
    const HAS_FAST_LOOKUP: bool = false;

    /// Returns the bits that are set in any of the three.
    fn or_three(self, a: Self::Vector, b: Self::Vector, c: Self::Vector) -> Self::Vector;
    /// Shifts each word of `here` up by `shift` < 64, filling it from the top of the word of `before`.
    fn funnel(self, here: Self::Vector, before: Self::Vector, shift: u32) -> Self::Vector;
    /// Shifts each word of `here` down by `shift` < 64, filling it from the bottom of the word of `above`.
    fn funnel_down(self, here: Self::Vector, above: Self::Vector, shift: u32) -> Self::Vector;
    /// Returns all words of `here` but the first, then the first of `after`.
    fn next_words(self, here: Self::Vector, after: Self::Vector) -> Self::Vector;
    /// Moves word `i` to position `i ^ by`, where `by` < 8.
    fn exchange(self, vector: Self::Vector, by: u8) -> Self::Vector;
    /// Makes a ring of 64 bytes.
    fn ring(self, bytes: &[u8; 64]) -> Self::Ring;
    /// Puts a byte at one of the 64 positions of a ring.
    fn put(self, ring: &mut Self::Ring, position: usize, byte: u8);
    /// Returns which distances back from a position of a ring lead to a byte, as bits.
    fn ring_matches(self, ring: &Self::Ring, position: usize, lookup: &RingLookup, byte: u8) -> u64;
    /// Returns which of 64 bytes, each with its byte of the pattern added, equal a byte, as bits.
    fn matches(self, bytes: &[u8; 64], pattern: &XorPattern, byte: u8) -> u64;
    /// Turns rows of bits into columns.
    fn transpose(self, rows: &mut [u64; 64]);
    /// Looks up bytes below 64: those at even positions in the first table, those at odd positions in the second.
    fn translate(self, bytes: &[u8; 64], tables: &[[u8; 64]; 2]) -> [u8; 64];
    /// Returns the number of bits that are set.
    fn count(self, vectors: &[Self::Vector]) -> u64;
    /// Returns the last `i` with `ones[i] ^ others[i] == sum`; both slices have the same length.
    fn find_last(self, ones: &[u8], others: &[u8], sum: u8) -> Option<usize>;
    /// Whether `ones[i] ^ others[i] == sum` for an `i` that is a bit of `among`.
    fn has_pair(self, ones: &[u8; 512], others: &[u8; 512], among: &Line, sum: u8) -> bool;
    /// Returns the first `i` with `rising[i] ^ falling[len - 1 - i] == sum`; both slices have the same length.
    fn find_wide_pair(self, rising: &[u16], falling: &[u16], sum: u16) -> Option<usize>;
    /// Removes from each sieve the keys that pairs add up to, chunk by chunk.
    ///
    /// Stops at the end of the pairs, or when a sieve has become empty, perhaps some chunks later. Returns the number
    /// of chunks processed.
    #[inline(always)]
    fn sift(self, pairs: &Pairs<'_>, sieves: &mut [Sieve; 4]) -> usize {
        sift::sift(pairs, sieves)
    }
}

/// Work that is compiled once for each level.
pub(crate) trait Kernel {
    type Output;
    /// Does the work. Implementations are `#[inline(always)]`, as is everything they call with a [`Simd`].
    fn run<S: Simd>(self, simd: S) -> Self::Output;
}

/// An instruction set. Results are the same with all of them; only the speed differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SimdLevel {
    /// Words of 64 bits: any machine, and WebAssembly.
    Portable,
    /// 256 bits at a time.
    Avx2,
    /// 512 bits at a time, with VBMI, VBMI2 and GFNI.
    Avx512,
}

impl SimdLevel {
    /// Returns the best level that this machine has.
    pub fn best() -> SimdLevel {
        *SimdLevel::available().last().expect("the portable level is always there")
    }

    /// Returns all levels that this machine has, the best last.
    pub fn available() -> Vec<SimdLevel> {
        let has = |level: &SimdLevel| match level {
            SimdLevel::Portable => true,
            #[cfg(target_arch = "x86_64")]
            SimdLevel::Avx2 => avx2::Avx2::detect().is_some(),
            #[cfg(target_arch = "x86_64")]
            SimdLevel::Avx512 => avx512::Avx512::detect().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        };
        [SimdLevel::Portable, SimdLevel::Avx2, SimdLevel::Avx512].into_iter().filter(has).collect()
    }

    /// Runs a kernel with the instructions of this level, or with plain words if the machine does not have them.
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        #[cfg(target_arch = "x86_64")]
        match self {
            SimdLevel::Avx512 => {
                if let Some(simd) = avx512::Avx512::detect() {
                    return simd.enter(kernel);
                }
            }
            SimdLevel::Avx2 => {
                if let Some(simd) = avx2::Avx2::detect() {
                    return simd.enter(kernel);
                }
            }
            SimdLevel::Portable => {}
        }
        kernel.run(portable::Portable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Does everything once with pseudo-random words and returns all results.
    struct Everything(u64);

    fn words(seed: &mut u64) -> [u64; 64] {
        std::array::from_fn(|_| {
            *seed ^= *seed << 13;
            *seed ^= *seed >> 7;
            *seed ^= *seed << 17;
            *seed
        })
    }

    /// Returns what some pairs of keys leave in sieves, of which half of each table may be empty. How many chunks are
    /// processed at once is up to the level.
    #[inline(always)]
    fn sift_some<S: Simd>(simd: S, bytes: &[u8]) -> Vec<u64> {
        let firsts: Vec<u8> = (0..6400).map(|i| (bytes[i % 512] << 4) ^ bytes[(i + 77) % 511]).collect();
        let seconds: Vec<u8> =
            (0..6400).map(|i| bytes[(5 * i + 9) % 512] & 7 | firsts[i] >> 3 & 8 | bytes[i % 509] << 4).collect();
        let mut results = Vec::new();
        // With few keys, only some of them are found.
        for (wide, few) in [(false, false), (true, false), (false, true), (true, true)] {
            let mut sieves = [sift::Sieve::EMPTY; 4];
            for (k, sieve) in sieves.iter_mut().enumerate().skip(1) {
                sieve.table[..64].copy_from_slice(&bytes[k..k + 64]);
                sieve.table[64..].copy_from_slice(&if wide { [bytes[k]; 64] } else { [0; 64] });
                sieve.table.iter_mut().skip(1).filter(|_| few).for_each(|byte| *byte &= 1);
                sieve.others = [if k == 2 { 0 } else { 0x80 }, bytes[k] << 4];
            }
            let mut from = 0;
            while from < 24 {
                let ones = [&firsts[256 * from..6144], &seconds[256 * from..6144]];
                let pairs = Pairs { ones, others: [&firsts, &seconds].map(|plane| &plane[256 * from + 130..6277]) };
                from += simd.sift(&pairs, &mut sieves);
            }
            results.extend(sieves.iter().flat_map(|sieve| sieve.table).map(u64::from));
        }
        results
    }

    impl Kernel for Everything {
        type Output = Vec<u64>;
        #[inline(always)]
        fn run<S: Simd>(mut self, simd: S) -> Vec<u64> {
            let mut rows = words(&mut self.0);
            let lines: Vec<Line> = rows.chunks(8).map(|chunk| Line(chunk.try_into().unwrap())).collect();
            let mut results = Vec::new();
            let mut out = Line::default();
            for shift in 0..64 {
                simd.store(simd.funnel(simd.load(&lines[1]), simd.load(&lines[2]), shift), &mut out);
                results.extend(out.0);
                simd.store(simd.funnel_down(simd.load(&lines[1]), simd.load(&lines[2]), shift), &mut out);
                results.extend(out.0);
            }
            simd.store(simd.next_words(simd.load(&lines[6]), simd.load(&lines[7])), &mut out);
            assert_eq!(out.0, rows[49..57]);
            for by in 0..8 {
                simd.store(simd.or(simd.zero(), simd.exchange(simd.load(&lines[3]), by)), &mut out);
                results.extend(out.0);
            }
            let [one, other, third] = [0, 6, 7].map(|i| simd.load(&lines[i]));
            simd.store(simd.or_three(one, other, third), &mut out);
            results.extend(out.0);
            simd.transpose(&mut rows);
            results.extend(rows);
            let bytes: Vec<u8> =
                words(&mut self.0).iter().flat_map(|word| word.to_le_bytes()).map(|b| b & 15).collect();
            let many: Vec<u8> = (0..4).flat_map(|_| words(&mut self.0)).flat_map(u64::to_le_bytes).collect();
            for (i, line) in lines.iter().enumerate() {
                let (ones, others) = (many[i..].first_chunk().unwrap(), many[700..].first_chunk().unwrap());
                for sum in 0..=255 {
                    let is_pair = |i: usize| line.0[i / 64] >> (i % 64) & 1 == 1 && ones[i] ^ others[i] == sum;
                    assert_eq!(simd.has_pair(ones, others, line, sum), (0..512).any(is_pair));
                }
            }
            for byte in 0..16 {
                for len in 0..400 {
                    let found = simd.find_last(&bytes[..len], &bytes[100..100 + len], byte);
                    let plain = (0..len).rfind(|&i| bytes[i] ^ bytes[100 + i] == byte);
                    assert_eq!(found, plain, "{len} {byte}");
                    let plain = (0..len).find(|&i| bytes[i] ^ bytes[100 + len - 1 - i] == byte);
                    let wide: Vec<u16> = bytes.iter().map(|&byte| u16::from(byte) << 5).collect();
                    let found = simd.find_wide_pair(&wide[..len], &wide[100..100 + len], u16::from(byte) << 5);
                    assert_eq!(found, plain, "{len} {byte}");
                }
            }
            let mut ring = simd.ring(bytes[5..69].try_into().unwrap());
            for position in 0..64 {
                simd.put(&mut ring, position, bytes[position]);
                let lookup = RingLookup::new(bytes[..position].iter().map(|&byte| (byte, byte ^ 5)));
                results.push(simd.ring_matches(&ring, position, &lookup, bytes[70 + position]));
            }
            for (i, window) in bytes[..256].windows(64).enumerate() {
                let pattern =
                    XorPattern::new(std::array::from_fn(|k| Some(bytes[200 + i + k]).filter(|_| bytes[k] > 5)));
                results.push(simd.matches(window.try_into().unwrap(), &pattern, bytes[i]));
            }
            results.extend(sift_some(simd, &bytes));
            let far = simd.load_bytes(bytes[3..67].try_into().unwrap());
            simd.store(simd.without(simd.load(&lines[4]), far), &mut out);
            results.extend(out.0);
            let mut copy = [0; 100];
            simd.store_bytes(far, copy[5..69].as_mut_array().unwrap());
            assert!(copy[..5] == [0; 5] && copy[5..69] == bytes[3..67] && copy[69..] == [0; 31]);
            results.push(simd.count(&[far, simd.load(&lines[5]), simd.zero()]));
            results
        }
    }

    #[test]
    fn all_levels_agree() {
        for seed in 1..50 {
            let expected = SimdLevel::Portable.run(Everything(seed));
            for level in SimdLevel::available() {
                assert_eq!(level.run(Everything(seed)), expected, "{level:?}");
            }
        }
    }

    /// Does everything once with words of `BYTES` bytes and returns all results.
    struct Words<const BYTES: usize>(u64);

    impl<const BYTES: usize> Kernel for Words<BYTES> {
        type Output = Vec<u64>;
        #[inline(always)]
        fn run<S: Simd>(mut self, simd: S) -> Vec<u64> {
            let all = words(&mut self.0);
            let lines: Vec<Line> = all.chunks(8).map(|chunk| Line(chunk.try_into().unwrap())).collect();
            let [a, b] = [0, 1].map(|i| simd.load(&lines[i]));
            let mut vectors = vec![simd.and(a, b), simd.sub(a, b), simd.fall::<BYTES>(a), simd.least_free::<BYTES>(a)];
            vectors.extend([simd.permute(a, simd.load(&Line(lines[2].0.map(|word| word & 0x3f3f_3f3f_3f3f_3f3f))))]);
            vectors.extend(simd.halves::<BYTES>(a, b));
            vectors.extend((0..64).map(|by| simd.flip(a, by)));
            vectors.extend((0..8).map(|by| simd.flip_bytes(a, simd.flipping(by))));
            let some = simd.load(&Line(std::array::from_fn(|i| if all[16] >> i & 1 == 1 { all[i] } else { 0 })));
            let mut results = vec![u64::from(simd.nonzero(some)), u64::from(simd.nonzero(simd.zero()))];
            let (mut out, mut bytes, mut positions) = (Line::default(), [7; 64], [9; 64]);
            for vector in vectors {
                simd.store(vector, &mut out);
                results.extend(out.0);
            }
            simd.store_eight::<BYTES>(a, &mut bytes);
            let one_hot = std::array::from_fn(|i| all[8 + i / 8].to_le_bytes()[i % 8] & 1 << (i % 8));
            simd.bit_positions::<BYTES>(&single::<BYTES>(one_hot, all[20]), &mut positions[..64 / BYTES]);
            let tables = [0, 1].map(|odd| std::array::from_fn(|i| all[32 + i / 8].to_le_bytes()[i % 8] ^ odd));
            let translated = simd.translate(&bytes.map(|byte| byte & 63), &tables);
            results.extend([bytes, positions, translated].concat().into_iter().map(u64::from));
            results
        }
    }

    /// Words of `BYTES` bytes, each with one bit or none.
    fn single<const BYTES: usize>(bytes: [u8; 64], seed: u64) -> [u8; 64] {
        let mut single = [0; 64];
        for (i, word) in single.chunks_exact_mut(BYTES).enumerate() {
            let byte = usize::from(bytes[i]) % BYTES;
            word[byte] = if i % 5 == 4 { 0 } else { 1 << (seed >> (3 * i % 60) & 7) };
        }
        single
    }

    #[test]
    fn all_levels_agree_about_words_of_every_size() {
        for seed in 1..50 {
            let expected = [
                SimdLevel::Portable.run(Words::<2>(seed)),
                SimdLevel::Portable.run(Words::<4>(seed)),
                SimdLevel::Portable.run(Words::<8>(seed)),
            ];
            for level in SimdLevel::available() {
                let found = [level.run(Words::<2>(seed)), level.run(Words::<4>(seed)), level.run(Words::<8>(seed))];
                assert_eq!(found, expected, "{level:?}");
            }
        }
    }

    #[test]
    fn rows_become_columns() {
        struct TransposeRows([u64; 64]);
        impl Kernel for TransposeRows {
            type Output = [u64; 64];
            #[inline(always)]
            fn run<S: Simd>(mut self, simd: S) -> [u64; 64] {
                simd.transpose(&mut self.0);
                self.0
            }
        }
        let rows = words(&mut 7);
        let columns = SimdLevel::Portable.run(TransposeRows(rows));
        assert!((0..64).all(|i| (0..64).all(|k| columns[i] >> k & 1 == rows[k] >> i & 1)));
    }
}
