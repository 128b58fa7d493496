//! Values in memory, each in as few bytes as the largest needs, and counts of them.
use crate::storage::bytes::Bytes;

/// Values of heaps 0, 1, 2, … in 8, 16 or 32 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Narrow {
    Bytes(Bytes),
    Words(Vec<u16>),
    Longs(Vec<u32>),
}

/// Values of heaps, with how often each occurred. Values before `start` may be forgotten.
#[derive(Clone, Debug)]
pub struct Values {
    stored: Narrow,
    start: usize,
    /// Approximate maximum number of values in memory.
    most: usize,
    /// How often each value occurred in heaps that are forgotten.
    counts: Vec<u64>,
    largest: u32,
    largest_at: usize,
}

impl Values {
    /// Starts without values; at least the last `most` will stay in memory.
    pub(crate) fn new(most: usize) -> Values {
        Values {
            stored: Narrow::Bytes(Bytes::default()),
            start: 0,
            most,
            counts: Vec::new(),
            largest: 0,
            largest_at: 0,
        }
    }

    /// Number of heaps with a value.
    pub fn len(&self) -> usize {
        self.start + self.stored_len()
    }

    /// Whether no heap has a value.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn stored_len(&self) -> usize {
        match &self.stored {
            Narrow::Bytes(stored) => stored.len(),
            Narrow::Words(stored) => stored.len(),
            Narrow::Longs(stored) => stored.len(),
        }
    }

    /// The first heap whose value is still known.
    pub fn start(&self) -> usize {
        self.start
    }

    /// The value of a heap, if it is in memory.
    pub fn get(&self, heap: usize) -> Option<u32> {
        let place = heap.checked_sub(self.start)?;
        match &self.stored {
            Narrow::Bytes(stored) => stored.get(place).map(|&value| value.into()),
            Narrow::Words(stored) => stored.get(place).map(|&value| value.into()),
            Narrow::Longs(stored) => stored.get(place).copied(),
        }
    }

    /// The values of some heaps in memory.
    pub fn range(&self, heaps: std::ops::Range<usize>) -> Vec<u32> {
        let places = heaps.start - self.start..heaps.end - self.start;
        match &self.stored {
            Narrow::Bytes(stored) => stored[places].iter().map(|&value| value.into()).collect(),
            Narrow::Words(stored) => stored[places].iter().map(|&value| value.into()).collect(),
            Narrow::Longs(stored) => stored[places].to_vec(),
        }
    }

    /// A hash of the values of some heaps in memory.
    pub(crate) fn hash(&self, heaps: std::ops::Range<usize>) -> u64 {
        let places = heaps.start - self.start..heaps.end - self.start;
        let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        match &self.stored {
            Narrow::Bytes(stored) => {
                stored[places].as_chunks().0.iter().fold(0, |hash, eight| mix(hash, u64::from_le_bytes(*eight)))
            }
            Narrow::Words(stored) => stored[places].iter().fold(0, |hash, &value| mix(hash, value.into())),
            Narrow::Longs(stored) => stored[places].iter().fold(0, |hash, &value| mix(hash, value.into())),
        }
    }

    /// Which of some heaps in memory have a value.
    pub(crate) fn places(&self, value: u32, heaps: std::ops::Range<usize>) -> Vec<usize> {
        let places = heaps.start - self.start..heaps.end - self.start;
        match &self.stored {
            Narrow::Bytes(stored) => {
                u8::try_from(value).map_or(vec![], |value| find_all(&stored[places], value, heaps.start))
            }
            Narrow::Words(stored) => {
                u16::try_from(value).map_or(vec![], |value| find_all(&stored[places], value, heaps.start))
            }
            Narrow::Longs(stored) => find_all(&stored[places], value, heaps.start),
        }
    }

    /// The largest value and the first heap that has it.
    pub fn largest(&self) -> (u32, usize) {
        (self.largest, self.largest_at)
    }

    /// How many of some heaps in memory have each value.
    pub(crate) fn counts_in(&self, heaps: std::ops::Range<usize>) -> Vec<u64> {
        let places = heaps.start - self.start..heaps.end - self.start;
        let mut counts = Vec::new();
        match &self.stored {
            Narrow::Bytes(stored) => count_bytes(&mut counts, &stored[places]),
            Narrow::Words(stored) => count(&mut counts, stored[places].iter().map(|&value| value.into())),
            Narrow::Longs(stored) => count(&mut counts, stored[places].iter().map(|&value| value as usize)),
        }
        counts
    }

    /// How many heaps have each value. If values grow with the heap, only those below 2^20 are counted.
    pub fn counts(&self) -> Vec<u64> {
        let mut counts = self.counts.clone();
        match &self.stored {
            Narrow::Bytes(stored) => count_bytes(&mut counts, stored),
            Narrow::Words(stored) => count(&mut counts, stored.iter().map(|&value| value.into())),
            Narrow::Longs(stored) => count(&mut counts, stored.iter().map(|&value| value as usize)),
        }
        counts
    }

    /// Adds the value of the next heap.
    pub(crate) fn push(&mut self, value: u32) {
        self.note(value, self.len());
        if value > self.widest() {
            self.widen();
            if value > self.widest() {
                self.widen();
            }
        }
        match &mut self.stored {
            Narrow::Bytes(stored) => stored.push(value.to_le_bytes()[0]),
            Narrow::Words(stored) => stored.push((value & 0xffff) as u16),
            Narrow::Longs(stored) => stored.push(value),
        }
        self.forget();
    }

    /// Adds the values of the next heaps.
    pub(crate) fn extend(&mut self, values: &[u16]) {
        let largest = values.iter().copied().max().unwrap_or(0);
        if u32::from(largest) > self.largest {
            let place = values.iter().position(|&value| value == largest).unwrap_or(0);
            (self.largest, self.largest_at) = (largest.into(), self.len() + place);
        }
        if u32::from(largest) > self.widest() {
            self.widen();
        }
        match &mut self.stored {
            Narrow::Bytes(stored) => {
                let low: Vec<u8> = values.iter().map(|value| value.to_le_bytes()[0]).collect();
                stored.extend_from_slice(&low);
            }
            Narrow::Words(stored) => stored.extend_from_slice(values),
            Narrow::Longs(stored) => stored.extend(values.iter().map(|&value| u32::from(value))),
        }
        self.forget();
    }

    /// Adds the values of the next heaps, all of them below 256 and none larger than the largest of all heaps.
    pub(crate) fn extend_bytes(&mut self, values: &[u8], largest: u16) {
        match &mut self.stored {
            Narrow::Bytes(stored) if u32::from(largest) <= self.largest => {
                stored.extend_from_slice(values);
                self.forget();
            }
            _ => self.extend(&values.iter().map(|&value| value.into()).collect::<Vec<u16>>()),
        }
    }

    /// Cuts off the values from heap `to` on, and returns them; they came after `len` values with this largest one.
    pub(crate) fn cut(&mut self, to: usize, len: usize, largest: (u32, usize)) -> Vec<u32> {
        let cut = self.range(to..self.len());
        let place = to - self.start;
        match &mut self.stored {
            Narrow::Bytes(stored) => stored.truncate(place),
            Narrow::Words(stored) => stored.truncate(place),
            Narrow::Longs(stored) => stored.truncate(place),
        }
        (self.largest, self.largest_at) = largest;
        let from = len.max(self.start);
        for (value, heap) in self.range(from..to).into_iter().zip(from..) {
            self.note(value, heap);
        }
        cut
    }

    /// Repeats the last `period` values, each with `saltus` added, until `len` heaps have a value.
    pub(crate) fn repeat(&mut self, period: usize, saltus: u32, len: usize) {
        if saltus > 0 || !matches!(self.stored, Narrow::Bytes(_)) {
            while self.len() < len {
                let value = self.get(self.len() - period).unwrap_or(0);
                self.push(value.saturating_add(saltus));
            }
            return;
        }
        let Narrow::Bytes(stored) = &mut self.stored else { return };
        let until = len.saturating_sub(self.start);
        stored.reserve(until.saturating_sub(stored.len()));
        while stored.len() < until {
            let from = stored.len() - period;
            let more = period.min(until - stored.len());
            stored.extend_from_within(from..from + more);
        }
        self.forget();
    }

    fn note(&mut self, value: u32, heap: usize) {
        if value > self.largest {
            (self.largest, self.largest_at) = (value, heap);
        }
    }

    fn widest(&self) -> u32 {
        match self.stored {
            Narrow::Bytes(_) => u8::MAX.into(),
            Narrow::Words(_) => u16::MAX.into(),
            Narrow::Longs(_) => u32::MAX,
        }
    }

    fn widen(&mut self) {
        self.stored = match &self.stored {
            Narrow::Bytes(stored) => Narrow::Words(stored.iter().map(|&value| value.into()).collect()),
            Narrow::Words(stored) => Narrow::Longs(stored.iter().map(|&value| value.into()).collect()),
            Narrow::Longs(stored) => Narrow::Longs(stored.clone()),
        };
    }

    fn forget(&mut self) {
        let len = self.stored_len();
        if len > self.most.saturating_mul(2) {
            let old = len - self.most;
            let counts = &mut self.counts;
            match &mut self.stored {
                Narrow::Bytes(stored) => {
                    count_bytes(counts, &stored[..old]);
                    stored.forget(old);
                }
                Narrow::Words(stored) => count(counts, stored.drain(..old).map(usize::from)),
                Narrow::Longs(stored) => count(counts, stored.drain(..old).map(|value| value as usize)),
            }
            self.start += old;
        }
    }

    /// Whether each of these heaps has the value, less the saltus, of the heap one period before it.
    pub(crate) fn repeats(&self, heaps: std::ops::Range<usize>, period: usize, saltus: u32) -> bool {
        heaps.is_empty() || self.last_exception(heaps, period, saltus).is_none()
    }

    /// The last of these heaps whose value is not that, plus the saltus, of the heap one period before it.
    pub(crate) fn last_exception(&self, heaps: std::ops::Range<usize>, period: usize, saltus: u32) -> Option<usize> {
        let (from, to) = (heaps.start - self.start, heaps.end - self.start);
        let last = match &self.stored {
            Narrow::Bytes(stored) if saltus == 0 => {
                last_difference(&stored[from - period..to - period], &stored[from..to])
            }
            Narrow::Words(stored) if saltus == 0 => {
                last_difference(&stored[from - period..to - period], &stored[from..to])
            }
            _ => (0..to - from).rev().find(|i| {
                let before = self.get(heaps.start + i - period).map(|value| u64::from(value) + u64::from(saltus));
                before != self.get(heaps.start + i).map(u64::from)
            }),
        };
        last.map(|i| heaps.start + i)
    }

    /// Whether heaps `a` and `rest - a` have this nim-sum, for an `a` within bounds; all of them must be in memory.
    pub(crate) fn has_pair(&self, rest: usize, from: usize, to: usize, sum: u16) -> bool {
        (from..=to).any(|a| match (self.get(a), self.get(rest - a)) {
            (Some(a), Some(b)) => a ^ b == u32::from(sum),
            _ => false,
        })
    }
}

/// Counts bytes in four tables by turns, so that equal bytes do not wait for each other.
fn count_bytes(counts: &mut Vec<u64>, bytes: &[u8]) {
    let mut turns = [[0u64; 256]; 4];
    for four in bytes.chunks(4) {
        for (turn, &byte) in turns.iter_mut().zip(four) {
            turn[usize::from(byte)] += 1;
        }
    }
    let total: [u64; 256] = std::array::from_fn(|byte| turns.iter().map(|turn| turn[byte]).sum());
    let used = total.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
    counts.resize(counts.len().max(used), 0);
    counts.iter_mut().zip(total).for_each(|(count, more)| *count += more);
}

/// Counts values in four tables by turns, so that equal consecutive values do not wait for each other.
fn count(counts: &mut Vec<u64>, values: impl Iterator<Item = usize>) {
    const MOST: usize = 1 << 20;
    let mut turns = [const { Vec::<u64>::new() }; 4];
    for (i, value) in values.enumerate() {
        let counts = &mut turns[i % 4];
        if value >= counts.len() && value < MOST {
            counts.resize((value + 1).next_power_of_two(), 0);
        }
        if let Some(count) = counts.get_mut(value) {
            *count += 1;
        }
    }
    for turn in turns {
        let used = turn.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        counts.resize(counts.len().max(used), 0);
        counts.iter_mut().zip(turn).for_each(|(count, more)| *count += more);
    }
}

/// The last place at which two slices of the same length differ.
fn last_difference<T: PartialEq>(a: &[T], b: &[T]) -> Option<usize> {
    const CHUNK: usize = 4096;
    let mut end = a.len();
    while end > 0 {
        let start = end.saturating_sub(CHUNK);
        if a[start..end] != b[start..end] {
            return (start..end).rev().find(|&i| a[i] != b[i]);
        }
        end = start;
    }
    None
}

/// The heaps with a value, of which `first` is the first of all. Most values differ, so a chunk is compared at once.
fn find_all<T: Copy + PartialEq>(values: &[T], value: T, first: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for (number, chunk) in values.chunks(CHUNK).enumerate() {
        let is_there = match chunk.first_chunk::<CHUNK>() {
            Some(chunk) => chunk.iter().fold(0, |any, &other| any | u8::from(other == value)) != 0,
            None => true,
        };
        if is_there {
            add_found(&mut found, chunk, value, first + CHUNK * number);
        }
    }
    found
}

/// Number of values that are compared at once.
const CHUNK: usize = 128;

/// Adds the heaps with a value, the first of all being `first`.
#[cold]
fn add_found<T: Copy + PartialEq>(found: &mut Vec<usize>, values: &[T], value: T, first: usize) {
    found.extend(values.iter().zip(first..).filter(|&(&other, _)| other == value).map(|(_, heap)| heap));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_never_overflow() {
        let mut values = Values::new(usize::MAX / 2);
        for value in [0, 255, 256, 65_535, 65_536, u32::MAX] {
            values.push(value);
        }
        assert_eq!(values.range(0..6), [0, 255, 256, 65_535, 65_536, u32::MAX]);
        assert_eq!(values.largest(), (u32::MAX, 5));
        let mut values = Values::new(usize::MAX / 2);
        values.extend(&[7, 300, 7]);
        assert_eq!((values.range(0..3), values.largest(), values.counts()[7]), (vec![7, 300, 7], (300, 1), 2));
    }

    #[test]
    fn old_values_are_forgotten_but_counted() {
        let mut values = Values::new(10);
        (0..100).for_each(|value| values.push(value % 5));
        assert!(values.start() >= 80 && values.len() == 100 && values.get(3).is_none());
        assert_eq!((values.get(99), values.counts()), (Some(4), vec![20; 5]));
    }

    #[test]
    fn a_period_is_repeated() {
        let mut values = Values::new(usize::MAX / 2);
        values.extend(&[9, 1, 2, 3]);
        values.repeat(3, 0, 11);
        assert_eq!(values.range(0..11), [9, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1]);
        assert!(values.repeats(4..11, 3, 0) && values.last_exception(3..11, 3, 0) == Some(3));
        values.repeat(3, 4, 13);
        assert_eq!(values.range(11..13), [6, 7]);
    }
}
