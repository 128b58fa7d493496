//! Verifies that every smaller rare value is an option, by splits with small heaps, for all rare values together.
use super::{
    TILE,
    half_words::HalfWords,
    paired_splits,
    recent_words::{OFFSET_LIMIT, RecentWords},
    split_choice::{Heaps, SplitChoice},
    sweep::Entry,
    vectors::vector,
};
use crate::{
    kernels::{lookup::Verdict, view::View},
    simd::{Line, Simd},
};

/// Number of vectors that are processed together.
pub(super) const SPAN: usize = 6;
/// Number of heaps with the same index that are tried together.
pub(super) const TOGETHER: usize = 4;

/// Two values: one for the lower halves of words, one for the upper halves.
#[derive(Default)]
pub(super) struct Halves<T>(pub(super) [T; 2]);

/// The splits to try, with which a tile is verified.
pub(super) struct Reach {
    /// Heaps that may be split off, singly and in paired splits.
    heaps: [Heaps; 2],
    chunks: Halves<Vec<Chunk>>,
    below: Below,
    /// The largest distance that a split to try looks back.
    farthest: usize,
    /// Whether all heaps that may be split off were known at construction.
    pub(super) is_whole: bool,
    open: Halves<Open>,
}

/// What is still open: rare values that no split is known to reach.
#[derive(Clone, Default)]
struct Open {
    /// The rare values, as bits.
    lines: Vec<Line>,
    /// The words of the lines that are not 0, as bits.
    words: Vec<u64>,
}

impl Reach {
    /// Uses splits of the heaps whose indices are given, singly and paired by the offsets.
    pub(super) fn new(view: &View, indices: &[Option<u8>], offsets: &[Entry], bytes: usize) -> Reach {
        let least = view.moves.split[0];
        let mut heaps = [vec![Vec::new(); 8 * bytes], vec![Vec::new(); 8 * bytes]];
        for heap in 1..indices.len().saturating_sub(OFFSET_LIMIT) {
            let Some(index) = indices[heap] else { continue };
            heaps[0][usize::from(index)].push(heap + least);
            if !offsets.is_empty() && offsets.iter().all(|offset| paired_splits::fits(indices, heap, index, offset)) {
                heaps[1][usize::from(index)].push(heap + least);
            }
        }
        // Lookups of whole cache lines come first.
        for distances in heaps.iter_mut().flatten() {
            let (mut whole, others): (Vec<_>, Vec<_>) =
                distances.iter().partition(|&distance| distance % (128 / bytes) == 0);
            whole.extend(others);
            *distances = whole;
        }
        let vectors = TILE * bytes / 128;
        let open = Open { lines: vec![Line::default(); vectors], words: vec![0; vectors.div_ceil(8)] };
        Reach {
            heaps,
            chunks: Halves::default(),
            below: Below::new(view, bytes),
            farthest: 0,
            is_whole: !indices.is_empty() && paired_splits::is_whole(view),
            open: Halves([open.clone(), open]),
        }
    }

    /// Chooses the splits to try by what they reach in the last tile.
    #[inline(always)]
    pub(super) fn choose_splits<S: Simd, const BYTES: usize>(
        &mut self,
        simd: S,
        recent: &RecentWords,
        half_words: &HalfWords,
    ) {
        self.chunks =
            SplitChoice::new::<S, BYTES>(simd, recent, half_words, &self.below).choose::<S, BYTES>(simd, &self.heaps);
        let distances = self.chunks.0.iter().flatten().flat_map(|chunk| chunk.distances);
        self.farthest = distances.max().unwrap_or(0) + OFFSET_LIMIT;
    }

    /// Looks for splits in the tile that begins with heap `n`, and reports what could not be verified.
    #[inline(always)]
    pub(super) fn verify<S: Simd, const BYTES: usize>(
        &mut self,
        simd: S,
        view: &View,
        recent: &RecentWords,
        half_words: &HalfWords,
        n: usize,
    ) -> Verdict {
        let vectors = TILE * BYTES / 128;
        for (chunks, open) in self.chunks.0.iter().zip(&mut self.open.0) {
            for unit in (0..vectors).step_by(SPAN) {
                let mut reached = [simd.zero(); SPAN];
                for chunk in chunks {
                    chunk.add::<S, BYTES>(simd, half_words, recent.len - TILE + unit * 128 / BYTES, &mut reached);
                }
                for (i, reached) in reached.into_iter().enumerate() {
                    simd.store(reached, &mut open.lines[unit + i]);
                }
            }
            open.words.fill(0);
        }
        for number in 0..vectors {
            let needed = self.below.halves::<S, BYTES>(simd, recent, (recent.len - TILE) * BYTES + 128 * number);
            for (half, open) in self.open.0.iter_mut().enumerate() {
                let left = simd.without(needed[half], simd.load(&open.lines[number]));
                simd.store(left, &mut open.lines[number]);
                open.words[number / 8] |= u64::from(simd.nonzero(left)) << (number % 8 * 8);
            }
        }
        let mut verdict = Verdict { doubts: Vec::new(), reach: self.farthest + view.moves.last };
        for (half, open) in self.open.0.iter().enumerate() {
            open.search::<S, BYTES>(simd, view, (n, half), &mut verdict);
        }
        verdict
    }
}

impl Open {
    /// Looks up one by one what is still open in the tile that begins with heap `n`, in one of the halves.
    #[inline(always)]
    fn search<S: Simd, const BYTES: usize>(
        &self,
        simd: S,
        view: &View,
        (n, half): (usize, usize),
        verdict: &mut Verdict,
    ) {
        let bits_of_half = 4 * BYTES;
        for (eight, &words) in self.words.iter().enumerate() {
            let mut words = words;
            while words != 0 {
                let word = 64 * eight + words.trailing_zeros() as usize;
                words &= words - 1;
                let mut bits = self.lines[word / 8].0[word % 8];
                while bits != 0 {
                    let bit = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    let heap = n + (64 * word + bit) / bits_of_half;
                    let common = super::common(&view.mask, half * bits_of_half + bit % bits_of_half, heap);
                    let rare = (common ^ 1 << view.mask.low_bit()).to_le_bytes();
                    verdict.look_up(simd, view, heap, u16::from_le_bytes([rare[0], rare[1]]));
                }
            }
        }
    }
}

/// Finds the rare values below a common one.
///
/// An index is a value without the lowest bit of the mask. Indices that differ only in the bits below that one form a
/// block. In a block, either all rare values are below all common ones, or all are above.
pub(super) struct Below {
    /// Number of bits below the lowest bit of the mask.
    low: u32,
    /// The first indices of blocks.
    starts: Line,
    /// The indices of blocks in which rare values are below common ones, in even and odd heaps.
    lower: Line,
}

impl Below {
    fn new(view: &View, bytes: usize) -> Below {
        let low = view.mask.low_bit();
        let (mut starts, mut lower) = (Line::default(), Line::default());
        for lane in 0..64 / bytes {
            for index in 0..8 * bytes {
                let bit = 1u64 << (index + lane * bytes % 8 * 8);
                starts.0[lane * bytes / 8] |= if index.is_multiple_of(1 << low) { bit } else { 0 };
                let has_bit = super::common(&view.mask, index, lane) >> low & 1 == 1;
                lower.0[lane * bytes / 8] |= if has_bit { bit } else { 0 };
            }
        }
        Below { low, starts, lower }
    }

    /// Returns the indices of the rare values that must be reached in the two vectors of heaps whose words begin at
    /// `at`.
    #[inline(always)]
    pub(super) fn halves<S: Simd, const BYTES: usize>(
        &self,
        simd: S,
        recent: &RecentWords,
        at: usize,
    ) -> [S::Vector; 2] {
        let one = self.rare_below::<S, BYTES>(simd, simd.load_bytes(vector(recent.single_words(), at)));
        let other = self.rare_below::<S, BYTES>(simd, simd.load_bytes(vector(recent.single_words(), at + 64)));
        simd.halves::<BYTES>(one, other)
    }

    /// Returns the indices of the rare values that must be reached in the heaps of a vector with these words.
    #[inline(always)]
    pub(super) fn rare_below<S: Simd, const BYTES: usize>(&self, simd: S, words: S::Vector) -> S::Vector {
        let one = match BYTES {
            2 => 0x0001_0001_0001_0001,
            4 => 0x0000_0001_0000_0001,
            _ => 1,
        };
        let mut block = words;
        for bit in 0..self.low {
            block = simd.or(block, simd.flip(block, 1 << bit));
        }
        let before = simd.sub(simd.and(block, simd.load(&self.starts)), simd.load(&Line([one; 8])));
        simd.or(before, simd.and(block, simd.load(&self.lower)))
    }
}

/// Heaps to split off that have the same index.
pub(super) struct Chunk {
    /// 0 if they are looked up singly, 1 if in paired splits.
    kind: usize,
    /// The half of words to which they map lower halves.
    pub(super) half: usize,
    /// The nim-sum by which words are flipped.
    index: u8,
    distances: [usize; TOGETHER],
}

impl Chunk {
    /// Takes the first distances, if there are any, and repeats the first if there are too few.
    pub(super) fn new<const BYTES: usize>(kind: usize, index: usize, distances: &[usize]) -> Option<Chunk> {
        let first = *distances.first()?;
        let distances = std::array::from_fn(|i| distances.get(i).copied().unwrap_or(first));
        Some(Chunk { kind, half: index / (4 * BYTES), index: (index % (4 * BYTES)).to_le_bytes()[0], distances })
    }

    /// Adds what is reached in the heaps of some vectors that begin at `position`.
    #[inline(always)]
    pub(super) fn add<S: Simd, const BYTES: usize>(
        &self,
        simd: S,
        half_words: &HalfWords,
        position: usize,
        reached: &mut [S::Vector; SPAN],
    ) {
        let words = half_words.words(self.kind);
        let mut sum = [simd.zero(); SPAN];
        for [one, other] in self.distances.as_chunks().0 {
            let one = &words[(position - one) * BYTES / 2..][..64 * SPAN];
            let other = &words[(position - other) * BYTES / 2..][..64 * SPAN];
            for (i, sum) in sum.iter_mut().enumerate() {
                let at = |words| simd.load_bytes(vector(words, 64 * i));
                *sum = simd.or_three(*sum, at(one), at(other));
            }
        }
        for i in 0..SPAN {
            reached[i] = simd.or(reached[i], simd.flip(sum[i], self.index));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Code, SimdLevel, methods::sparse::Sparse, simd::Kernel, threads::Threads};

    /// What is needed in the heaps of a vector whose words are given.
    struct NeededValues<'a>(&'a Below, Line);

    impl Kernel for NeededValues<'_> {
        type Output = Line;
        #[inline(always)]
        fn run<S: Simd>(self, simd: S) -> Line {
            let mut line = Line::default();
            simd.store(self.0.rare_below::<S, 8>(simd, simd.load(&self.1)), &mut line);
            line
        }
    }

    #[test]
    fn splits_are_chosen_even_if_the_first_tile_comes_late() {
        // In the first game rare heaps occur late, so that all heaps that may be split off are known when the first
        // tile begins; in the second they occur early.
        for code in ["0.16", "0.106"] {
            let code: Code = code.parse().unwrap();
            let mut sparse = Sparse::new(code.moves().unwrap(), SimdLevel::best(), Threads::new(1));
            let mut values = crate::storage::values::Values::new(1 << 20);
            while sparse.view.verified < 60_000 {
                let from = sparse.view.verified;
                sparse.advance(&mut crate::methods::StoredValues::new(&values)).unwrap();
                values.extend(&sparse.view.window.since(from)[..sparse.view.verified - from]);
            }
            let reach = &sparse.small_index.as_ref().unwrap().reach;
            assert!(reach.is_whole && !reach.chunks.0[0].is_empty(), "{code}");
            let open: u32 =
                reach.open.0.iter().flat_map(|open| &open.lines).flat_map(|line| line.0).map(u64::count_ones).sum();
            assert!(open < 500, "{code}: {open}");
        }
    }

    #[test]
    fn exactly_the_rare_values_below_a_common_one_are_needed() {
        let code: Code = "0.106".parse().unwrap();
        let mut sparse = Sparse::new(code.moves().unwrap(), SimdLevel::Portable, Threads::new(1));
        for (bits, positional) in [(0xd, true), (0x22, true), (0x1e, false), (0x34, false), (0x28, true)] {
            sparse.view.mask = sparse.view.mask.with(bits, positional);
            let below = Below::new(&sparse.view, 8);
            for index in 0..64 {
                let needed = SimdLevel::best().run(NeededValues(&below, Line([1 << index; 8])));
                for heap in 0..8 {
                    let common = super::super::common(&sparse.view.mask, index, heap);
                    let rare = |other: usize| {
                        super::super::common(&sparse.view.mask, other, heap) ^ 1 << sparse.view.mask.low_bit()
                    };
                    let is_needed = |&other: &usize| rare(other) < common;
                    let expected = (0..64).filter(is_needed).fold(0u64, |bits, other| bits | 1 << other);
                    assert_eq!(needed.0[heap], expected, "{bits:x} {positional} {index} {heap}");
                }
            }
        }
    }
}
