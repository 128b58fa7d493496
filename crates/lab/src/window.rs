//! The values a method looks back at: the first ones, and the last ones. What lies between may be forgotten.
use crate::{
    mask::Mask,
    moves::Moves,
    simd::{Line, Simd},
};

/// So many of the first and so many of the last values are always kept.
pub(crate) const REACH: usize = 1 << 20;

/// The first and the last values, each also as the low byte of its index; of the first ones these stand backwards, so that
/// the two heaps of a split are next to each other when both are read forwards.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    /// Values of heaps 0, 1, 2, … up to `REACH`.
    pub(crate) head: Vec<u16>,
    /// That of heap `a` is at `REACH - 1 - a`.
    head_low: Vec<u8>,
    /// Values of heaps from `start` on.
    tail: Vec<u16>,
    tail_low: Vec<u8>,
    start: usize,
    mask: Mask,
}

impl Window {
    /// No heap has a value yet.
    pub(crate) fn new(mask: Mask) -> Window {
        Window { head: vec![], head_low: vec![0; REACH], tail: vec![], tail_low: vec![], start: 0, mask }
    }

    /// How many heaps have a value.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.start + self.tail.len()
    }

    /// The first heap among the last ones kept.
    pub(crate) fn start(&self) -> usize {
        self.start
    }

    /// The value of one of the last heaps.
    #[inline(always)]
    pub(crate) fn value(&self, heap: usize) -> u16 {
        self.tail[heap - self.start]
    }

    /// The values from one of the last heaps on.
    pub(crate) fn since(&self, heap: usize) -> &[u16] {
        &self.tail[heap - self.start..]
    }

    /// Adds the values of the next heaps.
    pub(crate) fn extend(&mut self, values: &[u16]) {
        if self.tail.len() + values.len() > 2 * REACH {
            let forgotten = self.tail.len().saturating_sub(REACH);
            self.tail.drain(..forgotten);
            self.tail_low.drain(..forgotten);
            self.start += forgotten;
        }
        let from = self.tail.len();
        self.tail.extend_from_slice(values);
        self.tail_low.resize(self.tail.len(), 0);
        set_low(&self.mask, values, &mut self.tail_low[from..]);
        if self.head.len() < REACH {
            let more = values.len().min(REACH - self.head.len());
            let known = self.head.len();
            self.head.extend_from_slice(&values[..more]);
            let places = self.head_low[REACH - known - more..REACH - known].iter_mut().rev();
            places.zip(&self.tail_low[from..]).for_each(|(to, low)| *to = *low);
        }
    }

    /// Forgets the values from a heap on, which must be one of the last.
    pub(crate) fn truncate(&mut self, heap: usize) {
        self.tail.truncate(heap - self.start);
        self.tail_low.truncate(heap - self.start);
        self.head.truncate(heap);
    }

    /// Takes another mask.
    pub(crate) fn set_mask(&mut self, mask: Mask) {
        self.mask = mask;
        set_low(&mask, &self.tail, &mut self.tail_low);
        let known = self.head.len();
        set_low(&mask, &self.head, &mut self.head_low[REACH - known..]);
        self.head_low[REACH - known..].reverse();
    }

    /// The least `a` in `from..=to` such that heaps `a` and `rest - a` have values that add up to `sum`.
    ///
    /// `to` must be less than [`REACH`], and the other heap one of the last ones.
    #[inline(always)]
    pub(crate) fn find<S: Simd>(&self, simd: S, rest: usize, from: usize, to: usize, sum: u16) -> Option<usize> {
        let low = low_byte(self.mask.index(u32::from(sum)));
        let mut a = from;
        while a <= to {
            let ones = &self.head_low[REACH - 1 - to..REACH - a];
            let others = &self.tail_low[rest - to - self.start..=rest - a - self.start];
            a = to - simd.find_last(ones, others, low)?;
            if self.head[a] ^ self.value(rest - a) == sum {
                return Some(a);
            }
            a += 1;
        }
        None
    }

    /// Whether heaps `a` and `rest - a` have indices that add up to one, for 512 heaps `a` from one on; of these only those
    /// count that are bits of the line, the last heap first. Indices are taken for their low bytes.
    #[inline(always)]
    pub(crate) fn meets<S: Simd>(&self, simd: S, rest: usize, from: usize, among: &Line, index: usize) -> bool {
        let ones = self.head_low[REACH - 512 - from..].first_chunk();
        let others = self.tail_low[rest - from - 511 - self.start..].first_chunk();
        let (Some(ones), Some(others)) = (ones, others) else { return false };
        simd.meets(ones, others, among, low_byte(u32::try_from(index).unwrap_or(0)))
    }

    /// How far from both ends two heaps of together `rest` tokens can be looked for here.
    #[inline(always)]
    pub(crate) fn far(&self, moves: &Moves, rest: usize) -> usize {
        moves.half(rest).min(REACH - 1).min(rest - self.start)
    }
}

#[inline(always)]
fn low_byte(index: u32) -> u8 {
    index.to_le_bytes()[0]
}

fn set_low(mask: &Mask, values: &[u16], low: &mut [u8]) {
    let below = (1u16 << mask.low_bit().min(15)) - 1;
    for (low, value) in low.iter_mut().zip(values) {
        *low = (value & below | value >> 1 & !below).to_le_bytes()[0];
    }
}
