//! Rare heaps, and the values of splits with a rare heap, for a few heaps at once.
use crate::{codes::moves::Moves, mask::Mask};

/// Number of heaps that are marked at once.
const AT_ONCE: usize = 4;

/// The rare heaps of a game, and the marks of the heaps that come next.
pub(super) struct RareHeaps {
    mask: Mask,
    heaps: Vec<u32>,
    values: Vec<u16>,
    next_review: usize,
    largest: u16,
    /// The first heap with marks, if there are any.
    start: Option<usize>,
    /// For each value, which of the heaps from the first on reach it by a split with a rare heap.
    marks: Vec<[bool; AT_ONCE]>,
}

impl RareHeaps {
    /// Starts without heaps; every value is rare.
    pub(super) fn new(moves: &Moves) -> RareHeaps {
        RareHeaps {
            mask: Mask::none(&moves.split),
            heaps: vec![],
            values: vec![],
            next_review: 0,
            largest: 0,
            start: None,
            marks: vec![],
        }
    }

    /// The mask that makes values rare.
    pub(super) fn mask(&self) -> &Mask {
        &self.mask
    }

    /// The largest value.
    pub(super) fn largest(&self) -> u16 {
        self.largest
    }

    /// Returns the number of rare heaps from a heap on.
    pub(super) fn since(&self, heap: usize) -> usize {
        self.heaps.len() - self.heaps.partition_point(|&rare| (rare as usize) < heap)
    }

    /// Adds the value of the next heap.
    pub(super) fn push(&mut self, heap: usize, value: u16) {
        self.largest = self.largest.max(value);
        if heap > 0 && self.mask.is_rare(u32::from(value), heap) {
            self.heaps.push(u32::try_from(heap).expect("no scan has 2^32 heaps"));
            self.values.push(value);
        }
    }

    /// Checks from time to time whether another mask leaves fewer rare heaps.
    pub(super) fn review(&mut self, values: &[u16]) {
        let n = values.len();
        if n < self.next_review {
            return;
        }
        self.next_review = n + n / 8;
        let mask = self.mask.best(values);
        if mask != self.mask {
            self.mask = mask;
            self.start = None;
            self.heaps.clear();
            self.values.clear();
            values.iter().enumerate().for_each(|(heap, &value)| self.push(heap, value));
        }
    }

    /// Marks all values that the next heap reaches by a move that leaves at most one heap, or a rare one.
    ///
    /// The heaps after it are marked at the same time, as far as values are known.
    pub(super) fn mark(&mut self, moves: &Moves, values: &[u16]) {
        let n = values.len();
        if self.start.is_none_or(|start| n >= start + AT_ONCE) {
            self.mark_ahead(moves, values);
        }
        let size = self.size();
        if self.marks.len() < size {
            self.marks.resize(size, [false; AT_ONCE]);
        }
        let position = self.position(n);
        if moves.whole.contains(&n) {
            self.marks[0][position] = true;
        }
        for &t in moves.take.iter().filter(|&&t| n > t) {
            self.marks[usize::from(values[n - t])][position] = true;
        }
        // The smallest heaps are left out when marking ahead.
        for &t in moves.split.iter().filter(|&&t| n > t + 1) {
            for heap in 1..=moves.half(n - t).min(AT_ONCE) {
                self.marks[usize::from(values[heap] ^ values[n - t - heap])][position] = true;
            }
        }
    }

    /// Marks splits with a rare heap for the next few heaps.
    fn mark_ahead(&mut self, moves: &Moves, values: &[u16]) {
        let n = values.len();
        self.start = Some(n);
        let size = self.size();
        self.marks.clear();
        self.marks.resize(size, [false; AT_ONCE]);
        let marks = &mut self.marks[..size];
        let first = self.heaps.partition_point(|&heap| (heap as usize) < AT_ONCE);
        for &t in moves.split.iter().filter(|&&t| n > t) {
            let fitting = self.heaps.partition_point(|&heap| (heap as usize) < n - t);
            let rares = first.min(fitting)..fitting;
            for (&heap, &value) in self.heaps[rares.clone()].iter().zip(&self.values[rares]) {
                let heap = heap as usize;
                let others: &[u16; AT_ONCE] = values[n - t - heap..].first_chunk().expect("heaps are not the smallest");
                for (position, other) in others.iter().enumerate() {
                    if !moves.unequal || 2 * heap + t != n + position {
                        marks[usize::from(other ^ value) & (marks.len() - 1)][position] = true;
                    }
                }
            }
        }
    }

    /// Returns the upper limit of the nim-sum of two values.
    fn size(&self) -> usize {
        2 * (usize::from(self.largest) + 1).next_power_of_two()
    }

    /// Returns the position of a heap among those with marks.
    fn position(&self, heap: usize) -> usize {
        self.start.map_or(0, |start| heap - start)
    }

    /// Whether a value is marked for a heap that has marks.
    #[inline(always)]
    pub(super) fn is_marked(&self, heap: usize, value: u16) -> bool {
        self.marks.get(usize::from(value)).is_some_and(|marks| marks[self.position(heap)])
    }

    /// Returns the least common value that is not marked for a heap; one that is too large if all values are rare.
    pub(super) fn least_common(&self, heap: usize) -> usize {
        let position = self.position(heap);
        let fits = |(value, marks): (u32, &[bool; AT_ONCE])| !marks[position] && !self.mask.is_rare(value, heap);
        (0..).zip(&self.marks).position(fits).unwrap_or(self.marks.len())
    }
}
