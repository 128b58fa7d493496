//! The kernel for small indices: computes the values of thousands of heaps at once, in games with up to 64 indices.
//!
//! As in the [kernel for wide indices](crate::kernels::wide_index), the common value of a heap is the least that no
//! entry excludes, and an entry is a rare heap together with a number of tokens taken. Here each heap has one *word*,
//! in which the bit of its index is set. The words of all heaps are consecutive, 8 to 32 of them in a vector. An entry
//! at distance `d` with index `e` is looked up by reading the word `d` heaps back and moving its bits from `i` to `i ^
//! e`, which is called flipping by `e`:
//!
//! | distance | by | heaps at once |
//! |---|---|---|
//! | up to 7, within a group of eight heaps | [`chain`]: one heap after another | 1 |
//! | up to a vector | [`chain`]: a table of what an index excludes in later heaps, for all entries together | 8 to 32 |
//! | farther | [`sweep`]: lookups, those with the same index together | 8 to 128 |
//!
//! If several numbers may be taken before a split, the words of as many heaps are merged first, so that each rare heap
//! needs only one lookup ([`recent_words`]). [`reach`] verifies in the same way that every smaller rare value is an
//! option.
mod chain;
mod half_words;
mod paired_splits;
mod reach;
mod recent_words;
mod split_choice;
mod steps;
mod sweep;
mod vectors;

use crate::{
    kernels::{lookup::Verdict, view::View},
    mask::Mask,
    simd::{Line, Simd},
};
use chain::Near;
use half_words::HalfWords;
use reach::Reach;
use recent_words::RecentWords;
use steps::Steps;
use sweep::{Entry, Sweeps};

/// Heaps in a tile: whole vectors, and whole steps of 4, 6 or 8 heaps.
pub(crate) const TILE: usize = 1920;
/// Minimum number of heaps to look back at.
const LOOK_BACK: usize = 1 << 15;
/// Number of heaps in a group, which are computed one after another before others look back at them.
const GROUP: usize = 8;

/// The kernel: how the entries of a game are looked up, and the state that passes from tile to tile.
pub(crate) struct SmallIndex {
    /// How many bytes a word has: 2, 4 or 8.
    bytes: usize,
    near: Box<Near>,
    steps: Steps,
    sweeps: Sweeps,
    recent: RecentWords,
    half_words: HalfWords,
    /// Indices that are already excluded in the next heaps, a vector of words.
    pending: Line,
    reach: Reach,
    /// The indices of the current tile.
    indices: Vec<u8>,
    /// Common values by index, of even and odd heaps.
    values: [[u8; 64]; 2],
    /// Number of computed tiles.
    tiles: u32,
}

/// Returns the number of bytes that a word needs to have a bit for every index of a game, if there is such a word.
fn word_bytes(view: &View) -> Option<usize> {
    let indices = view.mask.index(u32::from(view.largest)) as usize + 1;
    // Indices also contain the bits below the lowest bit of the mask, and even small values have all combinations of
    // these.
    let indices = indices.max(1 << view.mask.low_bit());
    [2, 4, 8].into_iter().find(|bytes| indices <= 8 * bytes)
}

/// Returns the number of heaps to look back at.
pub(crate) fn look_back(view: &View) -> usize {
    let farthest = view.rare_heaps.last().map_or(0, |&(heap, _)| heap) + view.moves.last;
    (farthest + 4 * TILE + recent_words::NEAR).next_power_of_two().max(LOOK_BACK)
}

impl SmallIndex {
    /// Whether a game has few enough indices.
    pub(crate) fn fits(view: &View) -> bool {
        word_bytes(view).is_some() && look_back(view) <= view.window.reach()
    }

    pub(crate) fn new(view: &View) -> SmallIndex {
        let bytes = word_bytes(view).unwrap_or(8);
        let entries = sweep::entries(view, 64 / bytes);
        let near: Vec<Entry> = entries.single.iter().copied().filter(|entry| entry.distance <= 64 / bytes).collect();
        let recent = RecentWords::new(view, bytes, entries.farthest());
        let table = |heap| std::array::from_fn(|index| byte(common(&view.mask, index, heap) as usize));
        SmallIndex {
            bytes,
            pending: chain::pending(view, &near, bytes),
            near: Near::new(&near, bytes),
            steps: Steps::new(&near, bytes),
            sweeps: Sweeps::new(&entries, 64 / bytes),
            reach: Reach::new(view, &[], &[], bytes),
            half_words: HalfWords::new(&recent, bytes),
            recent,
            indices: vec![0; TILE],
            values: [table(0), table(1)],
            tiles: 0,
        }
    }
}

/// Returns the common value with an index, in a heap of this parity.
fn common(mask: &Mask, index: usize, heap: usize) -> u32 {
    mask.common(u32::try_from(index).unwrap_or(0), heap)
}

/// Truncates a number that is known to be small.
fn byte(number: usize) -> u8 {
    number.to_le_bytes()[0]
}

impl SmallIndex {
    /// Computes the indices of the next tile. The error is the position of a value that is too large.
    #[inline(always)]
    pub(crate) fn compute<S: Simd>(&mut self, simd: S) -> Result<(), usize> {
        match self.bytes {
            2 => self.compute_words::<S, 2>(simd),
            4 => self.compute_words::<S, 4>(simd),
            _ => self.compute_words::<S, 8>(simd),
        }
    }

    #[inline(always)]
    fn compute_words<S: Simd, const BYTES: usize>(&mut self, simd: S) -> Result<(), usize> {
        if let Some(heaps) = self.recent.make_room() {
            self.half_words.keep(heaps);
        }
        let (recent, pending, indices) = (&mut self.recent, &mut self.pending, &mut self.indices);
        if S::HAS_FAST_PERMUTE && self.steps.are_possible() {
            steps::tile::<S, BYTES>(simd, &self.steps, &self.sweeps, recent, pending, indices);
        } else {
            chain::tile::<S, BYTES>(simd, &self.near, &self.sweeps, recent, pending, indices);
        }
        // A heap in which all indices are excluded has the index `8 * BYTES`, a power of two.
        let all = self.indices.as_chunks().0.iter().fold(0, |all, eight| all | u64::from_le_bytes(*eight));
        if all & u64::from_le_bytes([8 * byte(BYTES); 8]) == 0 {
            return Ok(());
        }
        let position = self.indices.iter().position(|&index| usize::from(index) >= 8 * BYTES);
        Err(position.unwrap_or(0))
    }

    /// The indices computed last.
    pub(crate) fn indices(&self) -> &[u8] {
        &self.indices
    }

    /// Writes the values computed last.
    #[inline(always)]
    pub(crate) fn write_values<S: Simd>(&self, simd: S, bytes: &mut Vec<u8>) {
        bytes.resize(TILE, 0);
        for (values, indices) in bytes.as_chunks_mut().0.iter_mut().zip(self.indices.as_chunks().0) {
            *values = simd.translate(indices, &self.values);
        }
    }

    /// Verifies the tile that begins with heap `n` and whose values are in the window.
    #[inline(always)]
    pub(crate) fn verify<S: Simd>(&mut self, simd: S, view: &View, n: usize) -> Verdict {
        self.tiles += 1;
        match self.bytes {
            2 => self.verify_words::<S, 2>(simd, view, n),
            4 => self.verify_words::<S, 4>(simd, view, n),
            _ => self.verify_words::<S, 8>(simd, view, n),
        }
    }

    #[inline(always)]
    fn verify_words<S: Simd, const BYTES: usize>(&mut self, simd: S, view: &View, n: usize) -> Verdict {
        self.prepare::<S, BYTES>(simd, view);
        self.reach.verify::<S, BYTES>(simd, view, &self.recent, &self.half_words, n)
    }

    /// Prepares the words by which the tile is verified, and from time to time chooses better splits.
    #[inline(always)]
    fn prepare<S: Simd, const BYTES: usize>(&mut self, simd: S, view: &View) {
        self.half_words.add::<S, BYTES>(simd, &self.recent);
        if !self.tiles.is_power_of_two() {
            return;
        }
        if !self.reach.is_whole {
            let indices = paired_splits::indices(view);
            let offsets =
                if paired_splits::is_whole(view) { paired_splits::offsets(&indices, 4 * byte(BYTES)) } else { vec![] };
            self.half_words.set_offsets(simd, offsets, self.recent.len);
            self.reach = Reach::new(view, &indices, self.half_words.offsets(), BYTES);
        }
        self.reach.choose_splits::<S, BYTES>(simd, &self.recent, &self.half_words);
    }
}
