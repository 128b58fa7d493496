//! Vectors of 512 bits in three ways: AVX-512, AVX2, and plain words for every other machine and the browser.
//!
//! The kernels are written once, over [`Simd`]. [`Level::run`] enters a kernel with the instructions of a level switched
//! on, so that everything inlined into it is compiled for them. All levels give the same results, bit for bit.
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;
pub(crate) mod sift;
use sift::{Pairs, Sieve};

/// Eight words that stand in one line of the cache.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Line(pub(crate) [u64; 8]);

/// What the kernels need of a vector of eight words.
pub(crate) trait Simd: Copy {
    /// Eight words.
    type Vector: Copy;
    /// How many vectors the registers can hold twice, with some to spare: 8, 4, 2 or 1.
    const SPAN: usize;
    /// Whether bytes are looked up in tables fast enough for [`sift`](Simd::sift) to be worth while.
    const SIFTS: bool = false;

    fn zero(self) -> Self::Vector;
    fn load(self, line: &Line) -> Self::Vector;
    fn store(self, vector: Self::Vector, line: &mut Line);
    fn or(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Each word of `here` shifted up by `shift` < 64, filled from the top of the word of `before`.
    fn funnel(self, here: Self::Vector, before: Self::Vector, shift: u32) -> Self::Vector;
    /// Word `i` goes to place `i ^ by`, where `by` < 8.
    fn exchange(self, vector: Self::Vector, by: u8) -> Self::Vector;
    /// The bytes of a word, lowest first, each with `with` added by nim-addition, as a bit; none when that is 64 or more.
    fn one_hot(self, bytes: u64, with: u8) -> Self::Vector;
    /// Turns rows of bits into columns.
    fn transpose(self, rows: &mut [u64; 64]);
    /// Where in 64 bytes a byte stands, as bits.
    fn places(self, bytes: &[u8; 64], byte: u8) -> u64;
    /// Eight words from 64 bytes that stand anywhere.
    fn load_bytes(self, bytes: &[u8; 64]) -> Self::Vector;
    /// The bits of `a` that are not set in `b`.
    fn without(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// How many bits are set.
    fn count(self, vectors: &[Self::Vector]) -> u64;
    /// The last `i` with `ones[i] ^ others[i] == sum`; both slices have the same length.
    fn find_last(self, ones: &[u8], others: &[u8], sum: u8) -> Option<usize>;
    /// The first `i` with `rising[i] ^ falling[len - 1 - i] == sum`; both slices have the same length.
    fn find_wide_pair(self, rising: &[u16], falling: &[u16], sum: u16) -> Option<usize>;
    /// Takes out of each sieve the keys that pairs add up to, chunk by chunk, or until after a chunk a sieve has become empty; the
    /// number of chunks done.
    #[inline(always)]
    fn sift(self, pairs: &Pairs<'_>, sieves: &mut [Sieve; 4]) -> usize {
        sift::sift(pairs, sieves)
    }
}

/// A piece of work that is compiled once for each level.
pub(crate) trait Kernel {
    type Output;
    /// Does the work. Implementations are `#[inline(always)]`, as everything they call with a [`Simd`].
    fn run<S: Simd>(self, simd: S) -> Self::Output;
}

/// Which instructions are used. Results are the same with all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Words of 64 bits: any machine, and WebAssembly.
    Portable,
    /// 256 bits at a time.
    Avx2,
    /// 512 bits at a time, with VBMI, VBMI2 and GFNI.
    Avx512,
}

impl Level {
    /// The best that this machine has.
    pub fn best() -> Level {
        *Level::available().last().expect("the portable level is always there")
    }

    /// All that this machine has, the best last.
    pub fn available() -> Vec<Level> {
        let has = |level: &Level| match level {
            Level::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => avx2::Avx2::detect().is_some(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => avx512::Avx512::detect().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        };
        [Level::Portable, Level::Avx2, Level::Avx512].into_iter().filter(has).collect()
    }

    /// Runs a kernel with the instructions of this level, or with plain words where the machine does not have them.
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        #[cfg(target_arch = "x86_64")]
        match self {
            Level::Avx512 => {
                if let Some(simd) = avx512::Avx512::detect() {
                    return simd.enter(kernel);
                }
            }
            Level::Avx2 => {
                if let Some(simd) = avx2::Avx2::detect() {
                    return simd.enter(kernel);
                }
            }
            Level::Portable => {}
        }
        kernel.run(portable::Portable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Does everything once with pseudo-random words and gives all results.
    struct Everything(u64);

    fn words(seed: &mut u64) -> [u64; 64] {
        std::array::from_fn(|_| {
            *seed ^= *seed << 13;
            *seed ^= *seed >> 7;
            *seed ^= *seed << 17;
            *seed
        })
    }

    /// What sieves are left with by some pairs of keys, with none in half of the tables and with some.
    #[inline(always)]
    fn sifted<S: Simd>(simd: S, bytes: &[u8]) -> Vec<u64> {
        let firsts: Vec<u8> = (0..1200).map(|i| (bytes[i % 512] << 4) ^ bytes[(i + 77) % 511]).collect();
        let seconds: Vec<u8> =
            (0..1200).map(|i| bytes[(5 * i + 9) % 512] & 7 | firsts[i] >> 3 & 8 | bytes[i % 509] << 4).collect();
        let mut results = Vec::new();
        for wide in [false, true] {
            let mut sieves = [sift::Sieve::EMPTY; 4];
            for (k, sieve) in sieves.iter_mut().enumerate().skip(1) {
                sieve.table[..64].copy_from_slice(&bytes[k..k + 64]);
                sieve.table[64..].copy_from_slice(&if wide { [bytes[k]; 64] } else { [0; 64] });
                sieve.others = [if k == 2 { 0 } else { 0x80 }, bytes[k] << 4];
            }
            let mut from = 0;
            while from < 4 {
                let ones = [&firsts[256 * from..1024], &seconds[256 * from..1024]];
                let pairs = Pairs { ones, others: [&firsts[256 * from + 130..1157], &seconds[256 * from + 130..1157]] };
                from += simd.sift(&pairs, &mut sieves);
                results.push(from as u64);
                results.extend(sieves.iter().flat_map(|sieve| sieve.table).map(u64::from));
            }
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
            }
            for by in 0..8 {
                simd.store(simd.or(simd.zero(), simd.exchange(simd.load(&lines[3]), by)), &mut out);
                results.extend(out.0);
                simd.store(simd.one_hot(lines[by as usize].0[0] & 0x7f7f_7f7f_7f7f_7f7f, by), &mut out);
                results.extend(out.0);
            }
            simd.transpose(&mut rows);
            results.extend(rows);
            let bytes: Vec<u8> =
                words(&mut self.0).iter().flat_map(|word| word.to_le_bytes()).map(|b| b & 15).collect();
            for byte in 0..16 {
                results.push(simd.places(bytes[..64].try_into().unwrap(), byte));
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
            results.extend(sifted(simd, &bytes));
            let far = simd.load_bytes(bytes[3..67].try_into().unwrap());
            simd.store(simd.without(simd.load(&lines[4]), far), &mut out);
            results.extend(out.0);
            results.push(simd.count(&[far, simd.load(&lines[5]), simd.zero()]));
            results
        }
    }

    #[test]
    fn all_levels_agree() {
        for seed in 1..50 {
            let expected = Level::Portable.run(Everything(seed));
            for level in Level::available() {
                assert_eq!(level.run(Everything(seed)), expected, "{level:?}");
            }
        }
    }

    #[test]
    fn rows_become_columns() {
        struct Transposed([u64; 64]);
        impl Kernel for Transposed {
            type Output = [u64; 64];
            #[inline(always)]
            fn run<S: Simd>(mut self, simd: S) -> [u64; 64] {
                simd.transpose(&mut self.0);
                self.0
            }
        }
        let rows = words(&mut 7);
        let columns = Level::Portable.run(Transposed(rows));
        assert!((0..64).all(|i| (0..64).all(|k| columns[i] >> k & 1 == rows[k] >> i & 1)));
    }
}
