//! Near entries, looked up heap by heap: those less than 64 away, or less than 512 if vectors are wide.
//!
//! The least index that no farther entry excludes is usually not excluded by the near ones either, so it is compared
//! with all of them at once. The processor predicts this, and then a heap does not wait for the heaps before it.
use super::{
    mid_range::{self, MidRange},
    outliers::{ExcludedBits, INDICES},
    to_u16, to_u32,
};
use crate::{
    kernels::view::View,
    simd::{Line, RingLookup, Simd},
};

/// The indices of the last blocks and of this one, and their low bytes.
pub(super) struct Chain {
    indices: [u16; BACK_HEAPS + 64],
    bytes: [u8; BACK_HEAPS + 64],
}

/// Number of heaps before this block whose indices are stored.
const BACK_HEAPS: usize = mid_range::END;

/// Entries less than 512 away.
pub(super) struct NearEntries {
    /// Entries less than 64 away: distances with indices.
    entries: Vec<(usize, usize)>,
    /// The same in groups of up to 64, with the low bytes of the indices.
    lookups: Vec<RingLookup>,
    /// The other entries, for vectors that compare many heaps at once.
    mid_range: MidRange,
    /// Upper limit of the indices.
    limit: usize,
}

impl NearEntries {
    pub(super) fn new(entries: &[(usize, usize)], mid_range: &[(usize, usize)], limit: usize) -> NearEntries {
        let byte = |number: usize| number.to_le_bytes()[0];
        let lookup = |entries: &[(usize, usize)]| {
            RingLookup::new(entries.iter().map(|&(distance, index)| (byte(distance), byte(index))))
        };
        let lookups = entries.chunks(64).map(lookup).collect();
        NearEntries { entries: entries.to_vec(), lookups, mid_range: MidRange::new(mid_range), limit }
    }

    /// Returns what earlier heaps exclude at a position.
    fn exclusions(&self, chain: &Chain, position: usize) -> ExcludedBits {
        let mut excluded = [0; 8];
        for &(distance, entry) in &self.entries {
            let index = usize::from(chain.indices[BACK_HEAPS + position - distance]) ^ entry;
            excluded[index / 64 % 8] |= 1 << (index % 64);
        }
        excluded
    }

    /// Whether an earlier heap excludes an index at a position; the ring has the low bytes of the last 64 indices.
    #[inline(always)]
    fn exclude<S: Simd>(&self, simd: S, chain: &Chain, ring: &S::Ring, position: usize, index: usize) -> bool {
        for (lookup, entries) in self.lookups.iter().zip(self.entries.chunks(64)) {
            let mut matches = simd.ring_matches(ring, position, lookup, index.to_le_bytes()[0]);
            while matches != 0 {
                let (distance, entry) = entries[matches.trailing_zeros() as usize];
                if usize::from(chain.indices[BACK_HEAPS + position - distance]) ^ entry == index {
                    return true;
                }
                matches &= matches - 1;
            }
        }
        let from = position + 1;
        S::HAS_WIDE_COMPARE && self.mid_range.exclude(simd, &chain.bytes[from..], &chain.indices[from..], index)
    }
}

/// Finds the index of a heap that has none below the limit, given its position in the block and what near heaps
/// exclude.
pub(super) type FindOutlier<'a> = &'a mut dyn FnMut(usize, &ExcludedBits) -> Option<usize>;

impl Chain {
    pub(super) fn new(view: &View) -> Chain {
        let start = view.window.len() - BACK_HEAPS;
        let mut chain = Chain { indices: [0; BACK_HEAPS + 64], bytes: [0; BACK_HEAPS + 64] };
        for (i, &value) in view.window.since(start).iter().enumerate() {
            // Rare heaps have no index, but none of the last 64 heaps is rare.
            let is_rare = view.mask.is_rare(u32::from(value), start + i);
            let index = if is_rare { u16::MAX } else { to_u16(view.mask.index(u32::from(value)) as usize) };
            chain.set(64 + i, index);
        }
        chain
    }

    #[inline(always)]
    fn set(&mut self, at: usize, index: u16) {
        (self.indices[at], self.bytes[at]) = (index, index.to_le_bytes()[0]);
    }

    /// The indices of this block.
    pub(super) fn indices(&self) -> &[u16] {
        &self.indices[BACK_HEAPS..]
    }

    /// Computes the indices of the next block; the error is the position of the first that is too large.
    #[inline(always)]
    pub(super) fn block<S: Simd>(
        &mut self,
        simd: S,
        entries: &NearEntries,
        excluded: &[Line],
        find_outlier: FindOutlier<'_>,
    ) -> Result<(), usize> {
        match excluded.len() {
            ..=16 => self.find::<S, 2>(simd, entries, excluded, find_outlier),
            17..=24 => self.find::<S, 3>(simd, entries, excluded, find_outlier),
            25..=32 => self.find::<S, 4>(simd, entries, excluded, find_outlier),
            _ => self.find::<S, 8>(simd, entries, excluded, find_outlier),
        }
    }

    #[inline(always)]
    fn find<S: Simd, const WORDS: usize>(
        &mut self,
        simd: S,
        entries: &NearEntries,
        excluded: &[Line],
        find_outlier: FindOutlier<'_>,
    ) -> Result<(), usize> {
        let rows = rows::<S, WORDS>(simd, excluded);
        self.indices.copy_within(64.., 0);
        self.bytes.copy_within(64.., 0);
        let mut ring = simd.ring(self.bytes[BACK_HEAPS - 64..].first_chunk().expect("the last block is known"));
        let mut failure = None;
        for position in 0..64 {
            let mut index = self.choose(simd, entries, &ring, position, column(&rows, position));
            if index >= entries.limit {
                let outlier = find_outlier(position, &entries.exclusions(self, position));
                failure = failure.or(if outlier.is_none() { Some(position) } else { None });
                index = outlier.unwrap_or(0);
            }
            self.set(BACK_HEAPS + position, to_u16(index));
            simd.put(&mut ring, position, index.to_le_bytes()[0]);
        }
        failure.map_or(Ok(()), Err)
    }

    /// Returns the least index that neither far nor near entries exclude; one beyond the limit if there is none.
    #[inline(always)]
    fn choose<S: Simd, const WORDS: usize>(
        &self,
        simd: S,
        entries: &NearEntries,
        ring: &S::Ring,
        position: usize,
        mut excluded: [u64; WORDS],
    ) -> usize {
        let mut index = least(&excluded);
        while index < entries.limit && entries.exclude(simd, self, ring, position, index) {
            for (word, excluded) in excluded.iter_mut().enumerate() {
                *excluded |= u64::from(index / 64 == word) << (index % 64);
            }
            index = least(&excluded);
        }
        index
    }

    /// Returns, for each index, the heaps of this block that have it, as bits.
    pub(super) fn bits(&self) -> [u64; INDICES] {
        let mut bits = [0; INDICES];
        for (position, &index) in self.indices[BACK_HEAPS..].iter().enumerate() {
            bits[usize::from(index) % INDICES] |= 1 << position;
        }
        bits
    }
}

/// Returns what far entries exclude: for each 64 indices, a word for each heap.
#[inline(always)]
fn rows<S: Simd, const WORDS: usize>(simd: S, excluded: &[Line]) -> [[u64; 64]; WORDS] {
    let mut rows = [[0; 64]; WORDS];
    for (rows, lines) in rows.iter_mut().zip(excluded.chunks(8)) {
        for (row, line) in rows.as_chunks_mut::<8>().0.iter_mut().zip(lines) {
            *row = line.0;
        }
        simd.transpose(rows);
    }
    rows
}

/// Returns what is excluded in one heap.
#[inline(always)]
fn column<const WORDS: usize>(rows: &[[u64; 64]; WORDS], position: usize) -> [u64; WORDS] {
    let mut column = [0; WORDS];
    for (word, row) in column.iter_mut().zip(rows) {
        *word = row[position];
    }
    column
}

/// Returns the least index that is not excluded.
#[inline(always)]
fn least<const WORDS: usize>(words: &[u64; WORDS]) -> usize {
    // No branches, since it cannot be predicted which word has it.
    let mut least = 64 * to_u32(WORDS);
    for word in (0..WORDS).rev() {
        least = if words[word] == u64::MAX { least } else { 64 * to_u32(word) + words[word].trailing_ones() };
    }
    least as usize
}
