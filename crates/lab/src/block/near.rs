//! Entries less than 64 away: the values of a block one after another, once everything farther is known.
use super::{
    Layout,
    chain::{Beyond, Chain, Links},
    far::Columns,
    low,
};
use crate::{
    simd::{Line, Simd},
    sparse::Sparse,
};

/// Entries less than 64 away.
pub(super) struct Near {
    /// For up to 64 indices and distances 1 to 7: what an index so far back excludes, all entries together.
    tables: Vec<[u64; 128]>,
    /// For up to 64 indices: distances 8 to 63, with indices.
    farther: Vec<Farther>,
    /// For more indices.
    links: Links,
    /// The least distance.
    least: usize,
    /// Indices that may be used.
    limit: usize,
}

/// An entry 8 to 63 away: which of the words before this one, how far shifted, and the index.
struct Farther {
    words: usize,
    shift: u32,
    index: u8,
}

/// Distances below this are looked up in tables.
const TINY: usize = 8;

impl Near {
    pub(super) fn new(entries: &[(usize, usize)], close: &[(usize, usize)], limit: usize) -> Near {
        let mut tables = vec![[0; 128]; TINY];
        for &(distance, index) in entries.iter().filter(|&&(distance, index)| distance < TINY && index < 64) {
            for (back, excluded) in tables[distance].iter_mut().enumerate().take(64) {
                *excluded |= 1 << (back ^ index);
            }
        }
        let farther = entries.iter().filter(|&&(distance, index)| distance >= TINY && index < 64);
        let farther = farther.map(|&(distance, index)| Farther {
            words: distance.div_ceil(8),
            shift: low(distance.next_multiple_of(8) - distance) * 8,
            index: index.to_le_bytes()[0],
        });
        let farther = farther.collect();
        let least = entries.first().map_or(64, |&(distance, _)| distance);
        Near { tables, farther, links: Links::new(entries, close, limit), least, limit }
    }
}

/// What is carried from block to block.
pub(super) enum State {
    /// Up to 64 indices: those of the last block and of this one, as bytes.
    Small([u64; 16]),
    /// More indices.
    Large(Box<Chain>),
}

impl State {
    pub(super) fn new(sparse: &Sparse, near: &Near) -> State {
        if near.limit > 64 {
            return State::Large(Box::new(Chain::new(sparse)));
        }
        let n = sparse.window.len();
        let index = |heap: usize| sparse.mask.index(u32::from(sparse.window.value(heap)));
        let word = |word: usize| (0..8).fold(0, |bytes, i| bytes | u64::from(index(n - 64 + 8 * word + i)) << (8 * i));
        State::Small(std::array::from_fn(|i| if i < 8 { 0 } else { word(i - 8) }))
    }

    /// Whether entries 64 to 511 away are looked at, too, when the values of a block are found.
    #[inline(always)]
    pub(super) fn sees_close<S: Simd>(&self) -> bool {
        S::SEES && matches!(self, State::Large(_))
    }
}

/// Finds the values of a block, or the place of the first that is too large.
#[inline(always)]
pub(super) fn block<S: Simd>(
    simd: S,
    layout: &Layout,
    excluded: &[Line],
    state: &mut State,
    values: &mut [u16; 64],
    beyond: Beyond<'_>,
) -> Result<(), usize> {
    match state {
        State::Small(words) => {
            match layout.near.least {
                0 | 1 => small::<S, 1>(simd, &layout.near, excluded, words)?,
                2 => small::<S, 2>(simd, &layout.near, excluded, words)?,
                3 => small::<S, 3>(simd, &layout.near, excluded, words)?,
                4 => small::<S, 4>(simd, &layout.near, excluded, words)?,
                5..=7 => small::<S, 5>(simd, &layout.near, excluded, words)?,
                _ => small::<S, 8>(simd, &layout.near, excluded, words)?,
            }
            let indices = bytes(words);
            for (i, (value, index)) in values.iter_mut().zip(indices).enumerate() {
                *value = layout.values[i % 2][usize::from(index)];
            }
        }
        State::Large(chain) => {
            chain.block(simd, &layout.near.links, excluded, beyond)?;
            for (i, (value, &index)) in values.iter_mut().zip(chain.indices()).enumerate() {
                *value = layout.values[i % 2][usize::from(index)];
            }
        }
    }
    Ok(())
}

/// The indices of this block, of up to 64.
#[inline(always)]
fn bytes(words: &[u64; 16]) -> [u8; 64] {
    let mut bytes = [0; 64];
    for (to, word) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(&words[8..]) {
        *to = word.to_le_bytes();
    }
    bytes
}

/// Up to 64 indices: what a heap may not have is one word, and its index the number of trailing ones.
///
/// No distance is below `LEAST`, so that so many heaps do not wait for each other. Tables of small distances are looked
/// up last, because their indices are known last.
#[inline(always)]
fn small<S: Simd, const LEAST: usize>(
    simd: S,
    near: &Near,
    excluded: &[Line],
    words: &mut [u64; 16],
) -> Result<(), usize> {
    let mut rows = [0; 64];
    for (row, line) in rows.as_chunks_mut::<8>().0.iter_mut().zip(excluded) {
        *row = line.0;
    }
    simd.transpose(&mut rows);
    let tables: &[[u64; 128]; TINY] = near.tables.first_chunk().expect("there is a table for each tiny distance");
    words.copy_within(8.., 0);
    // The last seven indices, the last one first.
    let mut last: [u32; TINY - 1] = std::array::from_fn(|i| u32::from(words[7].to_le_bytes()[7 - i]));
    for eight in 0..8 {
        let mut sum = simd.load(&Line(*rows[8 * eight..].first_chunk().expect("eight rows")));
        for farther in &near.farther {
            let pair = &words[8 + eight - farther.words..][..2];
            let bytes = pair[0] >> farther.shift | pair[1] << 1 << (63 - farther.shift);
            sum = simd.or(sum, simd.one_hot(bytes, farther.index));
        }
        let mut line = Line::default();
        simd.store(sum, &mut line);
        let mut word = 0;
        for i in 0..8 {
            let mut taken = line.0[i];
            for distance in (LEAST..TINY).rev() {
                taken |= tables[distance][last[distance - 1] as usize];
            }
            let index = taken.trailing_ones();
            word |= u64::from(index) << (8 * i);
            last = [index, last[0], last[1], last[2], last[3], last[4], last[5]];
        }
        words[8 + eight] = word;
    }
    let bytes = bytes(words);
    if usize::from(bytes.iter().fold(0, |largest, &index| largest.max(index))) >= near.limit {
        return Err(bytes.iter().position(|&index| usize::from(index) >= near.limit).unwrap_or(0));
    }
    Ok(())
}

/// Writes the indices of a block into a row of columns.
#[inline(always)]
pub(super) fn rows<S: Simd>(simd: S, state: &State, columns: &mut Columns, row: usize) {
    match state {
        State::Small(words) => {
            let bytes = bytes(words);
            let mut index = 0;
            for line in columns.row_mut(row) {
                for word in &mut line.0 {
                    *word = simd.places(&bytes, index);
                    index += 1;
                }
            }
        }
        State::Large(chain) => {
            for (line, bits) in columns.row_mut(row).zip(chain.bits().as_chunks().0) {
                line.0 = *bits;
            }
        }
    }
}
