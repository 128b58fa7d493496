//! Entries farther away than a vector.
use super::{recent_words::RecentWords, vectors::vector};
use crate::{kernels::view::View, simd::Simd};

/// An entry: it excludes the nim-sum of its index with that of the heap at its distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Entry {
    pub(super) distance: usize,
    pub(super) index: u8,
}

/// All entries of a game, by how they are looked up.
pub(super) struct Entries {
    /// Entries that look at one heap.
    pub(super) single: Vec<Entry>,
    /// Entries that look at several heaps, with the distance of the nearest.
    pub(super) merged: Vec<Entry>,
}

/// Returns the entries of a game. Near ones, less than two vectors of `heaps` heaps away, look at single heaps.
pub(super) fn entries(view: &View, heaps: usize) -> Entries {
    let index = |value: u16| view.mask.index(u32::from(value)).to_le_bytes()[0];
    let (mut single, mut merged) = (Vec::new(), Vec::new());
    let split = &view.moves.split;
    for &(rare, value) in &view.rare_heaps {
        let entry = |taken: &usize| Entry { distance: rare + taken, index: index(value) };
        if split.len() > 1 && rare + split[0] >= 2 * heaps {
            merged.push(entry(&split[0]));
        } else {
            single.extend(split.iter().map(entry));
        }
    }
    // With a mask that counts parity, taking an odd number turns common values into rare ones.
    let keeps_class = |t: &&usize| !(view.mask.positional && **t % 2 == 1);
    single.extend(view.moves.take.iter().filter(keeps_class).map(|&distance| Entry { distance, index: 0 }));
    single.sort_unstable();
    single.dedup();
    Entries { single, merged }
}

impl Entries {
    /// Returns the distance of the farthest entry.
    pub(super) fn farthest(&self) -> usize {
        self.single.iter().chain(&self.merged).map(|entry| entry.distance).max().unwrap_or(0)
    }
}

/// Far entries, by how many vectors one lookup serves: 1, 2, 4 or 8.
pub(super) struct Sweeps {
    single: [Classes; 4],
    merged: [Classes; 4],
}

impl Sweeps {
    pub(super) fn new(entries: &Entries, heaps: usize) -> Sweeps {
        // Lookups avoid the most recent results, for which they would have to wait.
        let bounds = [(heaps + 1, 3), (3 * heaps, 5), (5 * heaps, 9), (9 * heaps, usize::MAX / heaps)];
        let among = |entries: &[Entry]| {
            bounds.map(|(from, to)| {
                let is_there = |entry: &Entry| (from..to * heaps).contains(&entry.distance);
                Classes::new(entries.iter().copied().filter(is_there).collect())
            })
        };
        Sweeps { single: among(&entries.single), merged: among(&entries.merged) }
    }

    /// Returns what the entries that are looked up for `SPAN` units at once exclude in the next units.
    ///
    /// A unit is a position and a number of heaps.
    #[inline(always)]
    fn exclusions<S: Simd, const BYTES: usize, const SPAN: usize>(
        &self,
        simd: S,
        recent: &RecentWords,
        unit: (usize, usize),
    ) -> [S::Vector; SPAN] {
        let mut total = [simd.zero(); SPAN];
        let number = SPAN.ilog2() as usize;
        self.single[number].sweep::<S, BYTES, SPAN>(simd, recent.single_words(), unit, &mut total);
        self.merged[number].sweep::<S, BYTES, SPAN>(simd, recent.merged_words(), unit, &mut total);
        total
    }
}

/// What far entries exclude in the next units, as far as they have been looked up.
pub(super) struct Ahead<S: Simd> {
    number: usize,
    two: [S::Vector; 2],
    four: [S::Vector; 4],
    eight: [S::Vector; 8],
}

impl<S: Simd> Ahead<S> {
    #[inline(always)]
    pub(super) fn new(simd: S) -> Ahead<S> {
        Ahead { number: 0, two: [simd.zero(); 2], four: [simd.zero(); 4], eight: [simd.zero(); 8] }
    }

    /// Returns what all far entries exclude in the next unit, which begins at `position` and has `unit` heaps.
    #[inline(always)]
    pub(super) fn next<const BYTES: usize>(
        &mut self,
        simd: S,
        sweeps: &Sweeps,
        recent: &mut RecentWords,
        (position, unit): (usize, usize),
    ) -> S::Vector {
        recent.merge::<S, BYTES>(simd, position);
        let number = self.number;
        self.number += 1;
        if number.is_multiple_of(8) {
            self.eight = sweeps.exclusions::<S, BYTES, 8>(simd, recent, (position, unit));
        }
        if number.is_multiple_of(4) {
            self.four = sweeps.exclusions::<S, BYTES, 4>(simd, recent, (position, unit));
        }
        if number.is_multiple_of(2) {
            self.two = sweeps.exclusions::<S, BYTES, 2>(simd, recent, (position, unit));
        }
        let [one] = sweeps.exclusions::<S, BYTES, 1>(simd, recent, (position, unit));
        let farther = simd.or(self.four[number % 4], self.eight[number % 8]);
        simd.or(simd.or(one, self.two[number % 2]), farther)
    }
}

/// Entries by index, so that the words of all entries with the same index are flipped together.
#[derive(Default)]
pub(super) struct Classes {
    /// An index, and where its entries end.
    classes: Vec<(u8, usize)>,
    distances: Vec<usize>,
}

impl Classes {
    pub(super) fn new(mut entries: Vec<Entry>) -> Classes {
        entries.sort_unstable_by_key(|entry| (entry.index, entry.distance));
        let mut classes = Vec::new();
        let mut end = 0;
        for class in entries.chunk_by(|a, b| a.index == b.index) {
            end += class.len();
            classes.push((class[0].index, end));
        }
        Classes { classes, distances: entries.iter().map(|entry| entry.distance).collect() }
    }

    /// Adds what all entries exclude, for some vectors from a position on.
    #[inline(always)]
    pub(super) fn sweep<S: Simd, const BYTES: usize, const SPAN: usize>(
        &self,
        simd: S,
        words: &[u8],
        (position, unit): (usize, usize),
        total: &mut [S::Vector; SPAN],
    ) {
        let mut start = 0;
        for &(index, end) in &self.classes {
            let mut sum = [simd.zero(); SPAN];
            for &distance in &self.distances[start..end] {
                let words = &words[(position - distance) * BYTES..][..unit * BYTES * (SPAN - 1) + 64];
                for (i, sum) in sum.iter_mut().enumerate() {
                    *sum = simd.or(*sum, simd.load_bytes(vector(words, unit * BYTES * i)));
                }
            }
            start = end;
            for i in 0..SPAN {
                total[i] = simd.or(total[i], simd.flip(sum[i], index));
            }
        }
    }
}
