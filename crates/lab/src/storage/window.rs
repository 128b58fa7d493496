//! The values that a method looks back at: the first ones and the last ones. Those between may be forgotten.
use crate::{
    codes::moves::Moves,
    mask::Mask,
    methods::sparse::Past,
    simd::{Line, Simd},
};

/// Number of first values, and minimum number of last values, that are in memory unless fewer suffice.
pub(crate) const REACH: usize = 1 << 20;

/// Minimum room for last values, so that they are seldom moved.
const ROOM: usize = 1 << 17;

/// The first and the last values, each also as the low byte of its index. The low bytes of the first ones are stored
/// backwards, so that all splits of a heap are found by reading both forwards.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    /// Values of heaps 0, 1, 2, … up to `REACH`.
    pub(crate) head: Vec<u16>,
    /// The byte of heap `a` is at `REACH - 1 - a`.
    head_low: Vec<u8>,
    /// Values of heaps from `start` on.
    tail: Vec<u16>,
    tail_low: Vec<u8>,
    start: usize,
    mask: Mask,
    /// Number of first values to keep.
    first: usize,
    /// Minimum number of last values to keep.
    last: usize,
    /// Whether forgotten values were brought back, which happens only once.
    is_whole: bool,
}

impl Window {
    /// Starts without values.
    pub(crate) fn new(mask: Mask) -> Window {
        Window {
            head: vec![],
            head_low: vec![0; REACH],
            tail: vec![],
            tail_low: vec![],
            start: 0,
            mask,
            first: REACH,
            last: REACH,
            is_whole: false,
        }
    }

    /// Returns the number of heaps with a value.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.start + self.tail.len()
    }

    /// Returns the number of last values that can be relied on to be in memory.
    pub(crate) fn reach(&self) -> usize {
        if self.start == 0 { self.last } else { self.last.min(self.tail.len()) }
    }

    /// Returns the first of the last heaps in memory.
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

    /// Keeps fewer values, for methods that look back only a little: they then stay in the second cache.
    ///
    /// When more are needed again, [`lengthen`](Window::lengthen) brings them back, but only once.
    pub(crate) fn shorten(&mut self, len: usize) {
        if !self.is_whole && self.head.len() <= len {
            (self.first, self.last) = (len, len);
        }
    }

    /// Keeps as many values as at first, if the past still knows those that were left out.
    pub(crate) fn lengthen(&mut self, past: &mut dyn Past) {
        if self.first == REACH {
            return;
        }
        let n = self.len();
        let start = n.saturating_sub(REACH).min(self.start);
        let mut between =
            |heaps: std::ops::Range<usize>| heaps.map(|heap| past.value(heap)).collect::<Result<Vec<_>, _>>();
        let (Ok(head), Ok(mut tail)) = (between(self.head.len()..n.min(REACH)), between(start..self.start)) else {
            // Not all can be brought back, but from now on that many of the last ones stay.
            (self.last, self.is_whole) = (REACH, true);
            return;
        };
        tail.extend_from_slice(&self.tail);
        self.head.extend(head);
        (self.first, self.last, self.is_whole) = (REACH, REACH, self.start > 0);
        (self.start, self.tail) = (start, tail);
        self.tail_low.resize(self.tail.len(), 0);
        self.set_mask(self.mask);
    }

    /// Adds the values of the next heaps.
    pub(crate) fn extend(&mut self, values: &[u16]) {
        let from = self.make_room(values.len());
        self.tail.extend_from_slice(values);
        self.tail_low.resize(self.tail.len(), 0);
        set_low(&self.mask, values, &mut self.tail_low[from..]);
        self.extend_head(from);
    }

    /// Adds the values of the next heaps, whose indices are known and small.
    pub(crate) fn extend_with(&mut self, values: &[u8], indices: &[u8]) {
        let from = self.make_room(values.len());
        self.tail.extend(values.iter().map(|&value| u16::from(value)));
        self.tail_low.extend_from_slice(indices);
        self.extend_head(from);
    }

    /// Makes room for `more` values by forgetting old ones if needed; returns how many stay.
    fn make_room(&mut self, more: usize) -> usize {
        if self.tail.len() + more > (2 * self.last).max(ROOM) {
            let excess = self.tail.len().saturating_sub(self.last);
            self.tail.drain(..excess);
            self.tail_low.drain(..excess);
            self.start += excess;
        }
        self.tail.len()
    }

    /// Adds the last values, from a position on, to the first ones if those are too few.
    fn extend_head(&mut self, from: usize) {
        if self.head.len() < self.first {
            let more = (self.tail.len() - from).min(self.first - self.head.len());
            let known = self.head.len();
            self.head.extend_from_slice(&self.tail[from..from + more]);
            let positions = self.head_low[REACH - known - more..REACH - known].iter_mut().rev();
            positions.zip(&self.tail_low[from..]).for_each(|(to, low)| *to = *low);
        }
    }

    /// Forgets the values from a heap on, which must be one of the last.
    pub(crate) fn truncate(&mut self, heap: usize) {
        self.tail.truncate(heap - self.start);
        self.tail_low.truncate(heap - self.start);
        self.head.truncate(heap);
    }

    /// Changes the mask.
    pub(crate) fn set_mask(&mut self, mask: Mask) {
        self.mask = mask;
        set_low(&mask, &self.tail, &mut self.tail_low);
        let known = self.head.len();
        set_low(&mask, &self.head, &mut self.head_low[REACH - known..]);
        self.head_low[REACH - known..].reverse();
    }

    /// Returns the least `a` in `from..=to` such that heaps `a` and `rest - a` have values that add up to `sum`.
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

    /// Whether heaps `a` and `rest - a` have indices that add up to `index`, for one of the 512 heaps `a` from `start`
    /// on.
    ///
    /// Only those `a` count that are bits of `among`, the last heap first. Indices are compared by their low bytes.
    #[inline(always)]
    pub(crate) fn has_pair_in_span<S: Simd>(
        &self,
        simd: S,
        rest: usize,
        start: usize,
        among: &Line,
        index: usize,
    ) -> bool {
        let ones = self.head_low[REACH - 512 - start..].first_chunk();
        let others = self.tail_low[rest - start - 511 - self.start..].first_chunk();
        let (Some(ones), Some(others)) = (ones, others) else { return false };
        simd.has_pair(ones, others, among, low_byte(u32::try_from(index).unwrap_or(0)))
    }

    /// Returns the largest heap `a`, at most half of `rest`, such that both `a` and `rest - a` are in memory.
    #[inline(always)]
    pub(crate) fn far(&self, moves: &Moves, rest: usize) -> usize {
        moves.half(rest).min(self.first - 1).min(rest - self.start)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SequenceError;

    /// A complete table of values.
    struct TableOfValues(Vec<u16>);

    impl Past for TableOfValues {
        fn reaches(&mut self, _: usize, _: usize, _: usize, _: u16) -> Result<bool, SequenceError> {
            Ok(false)
        }

        fn value(&mut self, heap: usize) -> Result<u16, SequenceError> {
            self.0.get(heap).copied().ok_or(SequenceError::Forgotten { heap: heap as u64 })
        }
    }

    #[test]
    fn forgotten_values_are_brought_back() {
        let mask = Mask::none(&[1]).with(6, false);
        let value = |heap: u32| u16::try_from((heap % 61) ^ (heap % 7)).unwrap();
        let mut known = TableOfValues((0..900_000).map(value).collect());
        let (mut long, mut short) = (Window::new(mask), Window::new(mask));
        short.shorten(1 << 17);
        for values in known.0.chunks(1000) {
            long.extend(values);
            short.extend(values);
        }
        assert!(short.head.len() == 1 << 17 && short.start > 0);
        short.lengthen(&mut TableOfValues(vec![]));
        assert!(short.start > 0);
        short.lengthen(&mut known);
        assert!(long.head == short.head && long.head_low == short.head_low);
        assert!(long.start == short.start && long.tail == short.tail && long.tail_low == short.tail_low);
    }
}
