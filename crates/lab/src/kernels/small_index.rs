//! The kernel for small indices: values of thousands of heaps at once, in games with up to 64 indices.
//!
//! As in the [kernel for wide indices](crate::kernels::wide_index), the common value of a heap is the least that no entry
//! excludes, and an entry is a rare heap together with a number of tokens taken. Here a heap is one *word*: the bit of its index
//! is set. So the words of all heaps stand in a row, 8 to 32 of them in a vector, and an entry at distance `d` with index `e` is
//! one look `d` words back, bits flipped by `e`:
//!
//! | distance | by | heaps at once |
//! |---|---|---|
//! | up to 7, in the same eight heaps | [`chain`]: one heap after another | 1 |
//! | up to a vector | [`chain`]: a table says what an index excludes in the heaps after it, all entries together | 8 to 32 |
//! | farther | [`sweep`]: looks back, those with the same index together | 8 to 128 |
//!
//! Where several numbers may be taken before a split, the words of as many heaps are put together first, so that a rare heap
//! is one look ([`recent_words`]). That every smaller rare value is an option is verified in the same way: [`reach`].
mod chain;
mod half_words;
mod learn;
mod paired_splits;
mod reach;
mod recent_words;
mod row;
mod steps;
mod sweep;

use crate::{
    SequenceError,
    kernels::wide_index::{accept, witness::Verdict},
    mask::Mask,
    methods::sparse::{Past, Sparse},
    simd::{Line, Simd},
};
use chain::Near;
use half_words::HalfWords;
use reach::Reach;
use recent_words::RecentWords;
use steps::Steps;
use sweep::{Entry, Sweeps};

/// Heaps in a tile: whole vectors, and whole steps of 4, 6 or 8 heaps.
const TILE: usize = 1920;
/// Minimum number of heaps that are kept to look back at.
const LOOK_BACK: usize = 1 << 15;
/// Heaps that are found one after another before others look back at them.
const EIGHT: usize = 8;

/// How the entries of a game are looked up, with what is kept from tile to tile.
pub(crate) struct SmallIndex {
    /// How many bytes a word has: 2, 4 or 8.
    bytes: usize,
    near: Box<Near>,
    steps: Steps,
    sweeps: Sweeps,
    recent: RecentWords,
    half_words: HalfWords,
    /// What is excluded already in the heaps that come next, a vector of words.
    pending: Line,
    reach: Reach,
    /// The indices of the tile in work.
    indices: Vec<u8>,
    /// Common values by index, of even and odd heaps.
    values: [[u8; 64]; 2],
    /// How many tiles were computed.
    tiles: u32,
}

/// How many bytes a word needs to have a bit for every index of a game, if there is such a word.
fn bytes(sparse: &Sparse) -> Option<usize> {
    let indices = sparse.mask.index(u32::from(sparse.largest)) as usize + 1;
    // Bits below the lowest that counts are all there, also in small values.
    let indices = indices.max(1 << sparse.mask.low_bit());
    [2, 4, 8].into_iter().find(|bytes| indices <= 8 * bytes)
}

/// How many heaps are kept to look back at.
fn look_back(sparse: &Sparse) -> usize {
    let farthest = sparse.rare_heaps.last().map_or(0, |&(heap, _)| heap) + sparse.moves.last;
    (farthest + 4 * TILE + recent_words::NEAR).next_power_of_two().max(LOOK_BACK)
}

impl SmallIndex {
    /// Whether a game has few enough indices.
    pub(crate) fn fits(sparse: &Sparse) -> bool {
        bytes(sparse).is_some() && look_back(sparse) <= sparse.window.reach()
    }

    fn new(sparse: &Sparse) -> SmallIndex {
        let bytes = bytes(sparse).unwrap_or(8);
        let entries = sweep::entries(sparse, 64 / bytes);
        let near: Vec<Entry> = entries.single.iter().copied().filter(|entry| entry.distance <= 64 / bytes).collect();
        let recent = RecentWords::new(sparse, bytes, entries.farthest());
        let table = |heap| std::array::from_fn(|index| byte(common(&sparse.mask, index, heap) as usize));
        SmallIndex {
            bytes,
            pending: chain::pending(sparse, &near, bytes),
            near: Near::new(&near, bytes),
            steps: Steps::new(&near, bytes),
            sweeps: Sweeps::new(&entries, 64 / bytes),
            reach: Reach::new(sparse, &[], &[], bytes),
            half_words: HalfWords::new(&recent, bytes),
            recent,
            indices: vec![0; TILE],
            values: [table(0), table(1)],
            tiles: 0,
        }
    }
}

/// The common value with an index, in a heap of this parity.
fn common(mask: &Mask, index: usize, heap: usize) -> u32 {
    mask.common(u32::try_from(index).unwrap_or(0), heap)
}

/// A number that is known to be small.
fn byte(number: usize) -> u8 {
    number.to_le_bytes()[0]
}

/// Computes and verifies one tile.
#[inline(always)]
pub(crate) fn advance<S: Simd>(simd: S, sparse: &mut Sparse, past: &mut dyn Past) -> Result<(), SequenceError> {
    let mut kernel = match sparse.small_index.take() {
        Some(kernel) => kernel,
        None => {
            sparse.window.shorten(look_back(sparse));
            Box::new(SmallIndex::new(sparse))
        }
    };
    let n = sparse.window.len();
    let verdict = match kernel.bytes {
        2 => kernel.tile::<S, 2>(simd, sparse, n),
        4 => kernel.tile::<S, 4>(simd, sparse, n),
        _ => kernel.tile::<S, 8>(simd, sparse, n),
    };
    match verdict {
        Err(heap) => sparse.hold = heap + 1,
        Ok(verdict) => {
            if accept(sparse, past, &verdict, n + TILE)? {
                sparse.small_index = Some(kernel);
            }
        }
    }
    Ok(())
}

impl SmallIndex {
    /// Computes the tile that begins with heap `n`, and tells what could not be verified; or says which heap has too large a
    /// value.
    #[inline(always)]
    fn tile<S: Simd, const BYTES: usize>(&mut self, simd: S, sparse: &mut Sparse, n: usize) -> Result<Verdict, usize> {
        if let Some(kept) = self.recent.make_room() {
            self.half_words.keep(kept);
        }
        if S::STEPS && self.steps.are_possible() {
            steps::tile::<S, BYTES>(
                simd,
                &self.steps,
                &self.sweeps,
                &mut self.recent,
                &mut self.pending,
                &mut self.indices,
            );
        } else {
            chain::tile::<S, BYTES>(
                simd,
                &self.near,
                &self.sweeps,
                &mut self.recent,
                &mut self.pending,
                &mut self.indices,
            );
        }
        // An index that is too large is one more than the largest, a power of two.
        let all = self.indices.as_chunks().0.iter().fold(0, |all, eight| all | u64::from_le_bytes(*eight));
        if all & u64::from_le_bytes([8 * byte(BYTES); 8]) != 0 {
            let place = self.indices.iter().position(|&index| usize::from(index) >= 8 * BYTES);
            return Err(n + place.unwrap_or(0));
        }
        self.put_values::<S>(simd, sparse);
        self.tiles += 1;
        self.prepare::<S, BYTES>(simd, sparse);
        Ok(self.reach.verify::<S, BYTES>(simd, sparse, &self.recent, &self.half_words, n))
    }

    /// Adds the values of the tile.
    #[inline(always)]
    fn put_values<S: Simd>(&self, simd: S, sparse: &mut Sparse) {
        sparse.bytes.resize(TILE, 0);
        for (values, indices) in sparse.bytes.as_chunks_mut().0.iter_mut().zip(self.indices.as_chunks().0) {
            *values = simd.translate(indices, &self.values);
        }
        sparse.window.extend_with(&sparse.bytes, &self.indices);
    }

    /// Prepares the words by which the tile is verified, and looks from time to time whether others are better.
    #[inline(always)]
    fn prepare<S: Simd, const BYTES: usize>(&mut self, simd: S, sparse: &Sparse) {
        self.half_words.add::<S, BYTES>(simd, &self.recent);
        if !self.tiles.is_power_of_two() {
            return;
        }
        if !self.reach.is_whole {
            let indices = paired_splits::indices(sparse);
            let offsets = if paired_splits::is_whole(sparse) {
                paired_splits::offsets(&indices, 4 * byte(BYTES))
            } else {
                vec![]
            };
            self.half_words.set_offsets(simd, offsets, self.recent.len);
            self.reach = Reach::new(sparse, &indices, self.half_words.offsets(), BYTES);
        }
        self.reach.learn::<S, BYTES>(simd, &self.recent, &self.half_words);
    }
}
