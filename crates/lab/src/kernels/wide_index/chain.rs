//! Entries less than 64 away, or less than 512 if vectors are wide, in games with more than 64 indices. The least index
//! that no farther entry excludes is mostly free of the near ones too, so it is compared with all of them at once.
//!
//! The processor predicts that a heap gets its first choice, and then the heap does not wait for those before it.
use super::{
    low,
    mid_range::{self, MidRange},
    outliers::{Excluded, INDICES},
    short,
};
use crate::{
    kernels::view::View,
    simd::{Line, Look, Simd},
};

/// The indices of the last blocks and of this one, and their low bytes.
pub(super) struct Chain {
    indices: [u16; BEFORE + 64],
    bytes: [u8; BEFORE + 64],
}

/// Number of heaps before this block whose indices are stored.
const BEFORE: usize = mid_range::END;

/// Entries less than 512 away.
pub(super) struct Links {
    /// Those less than 64 away: distances with indices.
    entries: Vec<(usize, usize)>,
    /// The same, up to 64 at a time, with the low bytes of the indices.
    looks: Vec<Look>,
    /// The others, for vectors that compare many heaps at once.
    mid_range: MidRange,
    /// Upper limit of the indices.
    limit: usize,
}

impl Links {
    pub(super) fn new(entries: &[(usize, usize)], mid_range: &[(usize, usize)], limit: usize) -> Links {
        let byte = |number: usize| number.to_le_bytes()[0];
        let look = |entries: &[(usize, usize)]| {
            Look::new(entries.iter().map(|&(distance, index)| (byte(distance), byte(index))))
        };
        let looks = entries.chunks(64).map(look).collect();
        Links { entries: entries.to_vec(), looks, mid_range: MidRange::new(mid_range), limit }
    }

    /// What the heaps before a place exclude there.
    fn excluded(&self, chain: &Chain, place: usize) -> Excluded {
        let mut excluded = [0; 8];
        for &(distance, entry) in &self.entries {
            let index = usize::from(chain.indices[BEFORE + place - distance]) ^ entry;
            excluded[index / 64 % 8] |= 1 << (index % 64);
        }
        excluded
    }

    /// Whether a heap before a place excludes an index there; the ring has the low bytes of the last 64 indices.
    #[inline(always)]
    fn exclude<S: Simd>(&self, simd: S, chain: &Chain, ring: &S::Ring, place: usize, index: usize) -> bool {
        for (look, entries) in self.looks.iter().zip(self.entries.chunks(64)) {
            let mut meetings = simd.meetings(ring, place, look, index.to_le_bytes()[0]);
            while meetings != 0 {
                let (distance, entry) = entries[meetings.trailing_zeros() as usize];
                if usize::from(chain.indices[BEFORE + place - distance]) ^ entry == index {
                    return true;
                }
                meetings &= meetings - 1;
            }
        }
        let from = place + 1;
        S::SEES && self.mid_range.exclude(simd, &chain.bytes[from..], &chain.indices[from..], index)
    }
}

/// Finds the index of a heap that has none below the limit, given its place in the block and what near heaps exclude.
pub(super) type Beyond<'a> = &'a mut dyn FnMut(usize, &Excluded) -> Option<usize>;

impl Chain {
    pub(super) fn new(view: &View) -> Chain {
        let start = view.window.len() - BEFORE;
        let mut chain = Chain { indices: [0; BEFORE + 64], bytes: [0; BEFORE + 64] };
        for (i, &value) in view.window.since(start).iter().enumerate() {
            // Rare heaps have no index, and there are none among the last 64.
            let is_rare = view.mask.is_rare(u32::from(value), start + i);
            let index = if is_rare { u16::MAX } else { short(view.mask.index(u32::from(value)) as usize) };
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
        &self.indices[BEFORE..]
    }

    /// Computes the indices of the next block; the error is the place of the first that is too large.
    #[inline(always)]
    pub(super) fn block<S: Simd>(
        &mut self,
        simd: S,
        links: &Links,
        excluded: &[Line],
        beyond: Beyond<'_>,
    ) -> Result<(), usize> {
        match excluded.len() {
            ..=16 => self.find::<S, 2>(simd, links, excluded, beyond),
            17..=24 => self.find::<S, 3>(simd, links, excluded, beyond),
            25..=32 => self.find::<S, 4>(simd, links, excluded, beyond),
            _ => self.find::<S, 8>(simd, links, excluded, beyond),
        }
    }

    #[inline(always)]
    fn find<S: Simd, const WORDS: usize>(
        &mut self,
        simd: S,
        links: &Links,
        excluded: &[Line],
        beyond: Beyond<'_>,
    ) -> Result<(), usize> {
        let rows = rows::<S, WORDS>(simd, excluded);
        self.indices.copy_within(64.., 0);
        self.bytes.copy_within(64.., 0);
        let mut ring = simd.ring(self.bytes[BEFORE - 64..].first_chunk().expect("the last block is known"));
        let mut failed = None;
        for place in 0..64 {
            let mut index = self.choose(simd, links, &ring, place, column(&rows, place));
            if index >= links.limit {
                let outlier = beyond(place, &links.excluded(self, place));
                failed = failed.or(if outlier.is_none() { Some(place) } else { None });
                index = outlier.unwrap_or(0);
            }
            self.set(BEFORE + place, short(index));
            simd.put(&mut ring, place, index.to_le_bytes()[0]);
        }
        failed.map_or(Ok(()), Err)
    }

    /// The least index that neither farther nor near entries exclude, unless it is beyond the limit.
    #[inline(always)]
    fn choose<S: Simd, const WORDS: usize>(
        &self,
        simd: S,
        links: &Links,
        ring: &S::Ring,
        place: usize,
        mut excluded: [u64; WORDS],
    ) -> usize {
        let mut index = least(&excluded);
        while index < links.limit && links.exclude(simd, self, ring, place, index) {
            for (word, excluded) in excluded.iter_mut().enumerate() {
                *excluded |= u64::from(index / 64 == word) << (index % 64);
            }
            index = least(&excluded);
        }
        index
    }

    /// The heaps of this block that have each index, as bits.
    pub(super) fn bits(&self) -> [u64; INDICES] {
        let mut bits = [0; INDICES];
        for (place, &index) in self.indices[BEFORE..].iter().enumerate() {
            bits[usize::from(index) % INDICES] |= 1 << place;
        }
        bits
    }
}

/// What farther entries exclude: for 64 indices at a time, a word for each heap.
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

/// What is excluded in one heap.
#[inline(always)]
fn column<const WORDS: usize>(rows: &[[u64; 64]; WORDS], place: usize) -> [u64; WORDS] {
    let mut column = [0; WORDS];
    for (word, row) in column.iter_mut().zip(rows) {
        *word = row[place];
    }
    column
}

/// The least index that is not excluded.
#[inline(always)]
fn least<const WORDS: usize>(words: &[u64; WORDS]) -> usize {
    // No branches: which word has it cannot be predicted.
    let mut least = 64 * low(WORDS);
    for word in (0..WORDS).rev() {
        least = if words[word] == u64::MAX { least } else { 64 * low(word) + words[word].trailing_ones() };
    }
    least as usize
}
