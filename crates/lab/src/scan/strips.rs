//! Strips: for each rare value, which of the next heaps reach it, found for hundreds of heaps at once.
//!
//! The heaps that have a value are the bits of its row. Moved up by a heap `a` and the tokens taken, the row of `w` tells
//! which heaps have a split with the value `g(a) ^ w`. So strips of bits, one bit for each heap of a tile, are put together
//! from rows, the most promising first. They do not try every split: what a strip leaves open is looked up
//! heap by heap, and rows are tried only as long as that would cost more.
use crate::{
    Level,
    mask::Mask,
    moves::Moves,
    simd::{Kernel, Line, Simd},
};

/// How many heaps a tile has.
const TILE: usize = 512;
/// How many heaps each row is moved by.
const HEAPS: usize = 1 << 17;
/// Which values are frequent is seen from so many heaps.
const LATELY: usize = 1 << 13;
/// At most so many rows are tried.
const ROWS: usize = 64;
/// A bit that a row adds is worth so many heaps of it: about what looking up one value in one heap costs.
const WORTH: u64 = 512;

/// The strips of one tile.
#[derive(Default)]
pub(super) struct Strips {
    /// The first heap of the tile.
    start: usize,
    /// The values below this one have strips.
    known: usize,
    strips: Vec<Line>,
    /// For each heap of the tile, the values that are reached or common, as bits.
    reached: Vec<u64>,
}

impl Strips {
    /// Values below this one are known about.
    pub(super) fn known(&self) -> usize {
        self.known
    }

    /// Whether a heap is in the tile.
    pub(super) fn has(&self, heap: usize) -> bool {
        self.known > 0 && (self.start..self.start + TILE).contains(&heap)
    }

    /// Rare values that a heap of the tile may not reach, 64 at a time from the lowest on.
    pub(super) fn open(&self, heap: usize, group: usize) -> u64 {
        !self.reached[(heap - self.start) * (self.known / 64) + group]
    }

    /// Makes the strips of the tile that begins behind these values.
    pub(super) fn make(&mut self, level: Level, moves: &Moves, mask: &Mask, values: &[u16]) {
        let size = values.iter().max().map_or(1, |&largest| usize::from(largest) + 1).next_power_of_two().max(64);
        let lately = &values[values.len().saturating_sub(LATELY)..];
        self.start = values.len();
        self.known = lately.iter().max().map_or(0, |&largest| usize::from(largest) + 1).next_multiple_of(64);
        self.strips.clear();
        self.strips.extend((0..).take(size).map(|value| Line([mask.commons(value, self.start); 8])));
        let needs = needs(lately, size);
        let rows = Rows::new(moves, values, &promising(&needs, lately, &values[1..]));
        for row in 0..rows.values.len() {
            let before = self.count(&needs);
            for &taken in &moves.split {
                level.run(Pass { rows: &rows, row, taken, values, strips: &mut self.strips });
            }
            if (self.count(&needs) - before) * WORTH < (rows.most * moves.split.len()) as u64 {
                break;
            }
        }
        level.run(Turn(self));
    }

    /// How many bits of the strips are set, each counted by how much it matters.
    fn count(&self, needs: &[u32]) -> u64 {
        let bits = |line: &Line| line.0.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
        let all: u64 = self.strips.iter().zip(needs).map(|(line, &need)| bits(line) * u64::from(need)).sum();
        all / LATELY as u64
    }
}

/// Values by how much their rows promise: how often they occur, and for how many heaps that makes a value that matters.
fn promising(needs: &[u32], lately: &[u16], heaps: &[u16]) -> Vec<u16> {
    let (counts, partners) = (counts(lately, needs.len()), counts(heaps, needs.len()));
    let score = |&value: &u16| -> u64 {
        let sums = partners.iter().enumerate().map(|(heap, &count)| {
            u64::from(count) * u64::from(needs.get(heap ^ usize::from(value)).copied().unwrap_or(0))
        });
        u64::from(counts[usize::from(value)]) * sums.sum::<u64>()
    };
    let mut order: Vec<u16> =
        (0..=u16::MAX).take(counts.len()).filter(|&value| counts[usize::from(value)] > 0).collect();
    order.sort_by_key(|&value| std::cmp::Reverse(counts[usize::from(value)]));
    order.truncate(2 * ROWS);
    order.sort_by_cached_key(|value| std::cmp::Reverse(score(value)));
    order.truncate(ROWS);
    order
}

/// How often each value occurs.
fn counts(values: &[u16], size: usize) -> Vec<u32> {
    let mut counts = vec![0; size];
    values.iter().for_each(|&value| counts[usize::from(value)] += 1);
    counts
}

/// For each value, how many of some heaps have a larger one: for these it matters whether it is reached.
fn needs(lately: &[u16], size: usize) -> Vec<u32> {
    let mut needs = counts(lately, size);
    let mut larger = 0;
    for need in needs.iter_mut().rev() {
        larger += std::mem::replace(need, larger);
    }
    needs
}

/// Which heaps have a value, for some frequent values.
struct Rows {
    /// The first heap, a multiple of 64.
    base: usize,
    /// The heap after the last.
    end: usize,
    /// Rows are moved by the heaps below this one: the other heap of the split is then larger, and in the row.
    most: usize,
    values: Vec<u16>,
    /// The bits, and nine words of none behind them.
    bits: Vec<Vec<u64>>,
}

impl Rows {
    fn new(moves: &Moves, values: &[u16], chosen: &[u16]) -> Rows {
        let end = values.len();
        let most = ((end - moves.last) / 2).min(HEAPS);
        let base = (end - moves.last - most) / 64 * 64;
        let mut places = vec![usize::MAX; 1 << 16];
        chosen.iter().enumerate().for_each(|(row, &value)| places[usize::from(value)] = row);
        let mut bits = vec![vec![0; (end - base) / 64 + 10]; chosen.len()];
        for (i, &value) in values[base..].iter().enumerate() {
            if let Some(row) = bits.get_mut(places[usize::from(value)]) {
                row[i / 64] |= 1 << (i % 64);
            }
        }
        Rows { base, end, most, values: chosen.to_vec(), bits }
    }
}

/// Moves a row by all heaps.
struct Pass<'a> {
    rows: &'a Rows,
    row: usize,
    taken: usize,
    values: &'a [u16],
    strips: &'a mut [Line],
}

impl Kernel for Pass<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let Pass { rows, row, taken, values, strips } = self;
        let (bits, with) = (&rows.bits[row], rows.values[row]);
        // The bits for heap `a` begin at `top - a`: `shift` below a word that many heaps have in common.
        let top = rows.end - taken - rows.base;
        let mask = strips.len() - 1;
        let mut heap = 1;
        while heap < rows.most {
            let word = (top - heap).div_ceil(64);
            let first = 64 * word - (top - heap);
            let (before, here) = (words(simd, bits, word - 1), words(simd, bits, word));
            let next = (heap + 64 - first).min(rows.most);
            for (shift, &value) in (0..64).skip(first).zip(&values[heap..next]) {
                let strip = &mut strips[usize::from(value ^ with) & mask];
                simd.store(simd.or(simd.load(strip), simd.funnel(here, before, shift)), strip);
            }
            heap = next;
        }
    }
}

/// Eight words of a row.
#[inline(always)]
fn words<S: Simd>(simd: S, bits: &[u64], from: usize) -> S::Vector {
    let mut line = Line::default();
    line.0.copy_from_slice(&bits[from..from + 8]);
    simd.load(&line)
}

/// Turns strips of values into sets of values, one for each heap.
struct Turn<'a>(&'a mut Strips);

impl Kernel for Turn<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let Strips { known, strips, reached, .. } = self.0;
        let groups = *known / 64;
        reached.clear();
        reached.resize(groups * TILE, 0);
        for (group, strips) in strips.as_chunks::<64>().0.iter().take(groups).enumerate() {
            for word in 0..TILE / 64 {
                let mut rows: [u64; 64] = std::array::from_fn(|value| strips[value].0[word]);
                simd.transpose(&mut rows);
                for (i, row) in rows.into_iter().enumerate() {
                    reached[(64 * word + i) * groups + group] = row;
                }
            }
        }
    }
}
