//! Values in memory, each in as few bytes as the largest needs, and how often each occurs.
use crate::storage::bytes::Bytes;

/// Values of heaps 0, 1, 2, … in 8, 16 or 32 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Narrow {
    Bytes(Bytes),
    Words(Vec<u16>),
    Longs(Vec<u32>),
}

/// The values of heaps 0, 1, 2, …, and how often each occurred. The first ones may be forgotten, but are counted.
#[derive(Clone, Debug)]
pub struct Values {
    /// Values from `start` on.
    list: Narrow,
    start: usize,
    /// Minimum number of values that stay in memory, if there are as many.
    min_len: usize,
    /// How often each value occurred in heaps that are forgotten.
    counts: Vec<u64>,
    largest: u32,
    largest_at: usize,
}

impl Values {
    /// Starts without values; at least the last `min_len` will stay in memory.
    pub(crate) fn new(min_len: usize) -> Values {
        Values {
            list: Narrow::Bytes(Bytes::default()),
            start: 0,
            min_len,
            counts: Vec::new(),
            largest: 0,
            largest_at: 0,
        }
    }

    /// Returns the number of heaps with a value, forgotten ones included.
    pub fn len(&self) -> usize {
        self.start + self.list_len()
    }

    /// Whether no heap has a value.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn list_len(&self) -> usize {
        match &self.list {
            Narrow::Bytes(list) => list.len(),
            Narrow::Words(list) => list.len(),
            Narrow::Longs(list) => list.len(),
        }
    }

    /// Returns the first heap whose value is in memory.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Returns the value of a heap, if it is in memory.
    pub fn get(&self, heap: usize) -> Option<u32> {
        let position = heap.checked_sub(self.start)?;
        match &self.list {
            Narrow::Bytes(list) => list.get(position).map(|&value| value.into()),
            Narrow::Words(list) => list.get(position).map(|&value| value.into()),
            Narrow::Longs(list) => list.get(position).copied(),
        }
    }

    /// Returns the values of some heaps, all of which must be in memory.
    pub fn range(&self, heaps: std::ops::Range<usize>) -> Vec<u32> {
        let positions = heaps.start - self.start..heaps.end - self.start;
        match &self.list {
            Narrow::Bytes(list) => list[positions].iter().map(|&value| value.into()).collect(),
            Narrow::Words(list) => list[positions].iter().map(|&value| value.into()).collect(),
            Narrow::Longs(list) => list[positions].to_vec(),
        }
    }

    /// Returns a hash of the values of some heaps in memory.
    pub(crate) fn hash(&self, heaps: std::ops::Range<usize>) -> u64 {
        let positions = heaps.start - self.start..heaps.end - self.start;
        let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        match &self.list {
            Narrow::Bytes(list) => {
                list[positions].as_chunks().0.iter().fold(0, |hash, eight| mix(hash, u64::from_le_bytes(*eight)))
            }
            Narrow::Words(list) => list[positions].iter().fold(0, |hash, &value| mix(hash, value.into())),
            Narrow::Longs(list) => list[positions].iter().fold(0, |hash, &value| mix(hash, value.into())),
        }
    }

    /// Returns those of some heaps in memory that have a value.
    pub(crate) fn heaps_with(&self, value: u32, heaps: std::ops::Range<usize>) -> Vec<usize> {
        let positions = heaps.start - self.start..heaps.end - self.start;
        match &self.list {
            Narrow::Bytes(list) => {
                u8::try_from(value).map_or(vec![], |value| find_all(&list[positions], value, heaps.start))
            }
            Narrow::Words(list) => {
                u16::try_from(value).map_or(vec![], |value| find_all(&list[positions], value, heaps.start))
            }
            Narrow::Longs(list) => find_all(&list[positions], value, heaps.start),
        }
    }

    /// Returns the largest value and the first heap that has it.
    pub fn largest(&self) -> (u32, usize) {
        (self.largest, self.largest_at)
    }

    /// Returns how many of some heaps in memory have each value.
    pub(crate) fn counts_in(&self, heaps: std::ops::Range<usize>) -> Vec<u64> {
        let positions = heaps.start - self.start..heaps.end - self.start;
        let mut counts = Vec::new();
        match &self.list {
            Narrow::Bytes(list) => count_bytes(&mut counts, &list[positions]),
            Narrow::Words(list) => count(&mut counts, list[positions].iter().map(|&value| value.into())),
            Narrow::Longs(list) => count(&mut counts, list[positions].iter().map(|&value| value as usize)),
        }
        counts
    }

    /// Returns how many heaps have each value. If values grow with the heap, only those below 2^20 are counted.
    pub fn counts(&self) -> Vec<u64> {
        let mut counts = self.counts.clone();
        match &self.list {
            Narrow::Bytes(list) => count_bytes(&mut counts, list),
            Narrow::Words(list) => count(&mut counts, list.iter().map(|&value| value.into())),
            Narrow::Longs(list) => count(&mut counts, list.iter().map(|&value| value as usize)),
        }
        counts
    }

    /// Adds the value of the next heap.
    pub(crate) fn push(&mut self, value: u32) {
        self.update_largest(value, self.len());
        if value > self.largest_fit() {
            self.widen();
            if value > self.largest_fit() {
                self.widen();
            }
        }
        match &mut self.list {
            Narrow::Bytes(list) => list.push(value.to_le_bytes()[0]),
            Narrow::Words(list) => list.push((value & 0xffff) as u16),
            Narrow::Longs(list) => list.push(value),
        }
        self.forget();
    }

    /// Adds the values of the next heaps.
    pub(crate) fn extend(&mut self, values: &[u16]) {
        let largest = values.iter().copied().max().unwrap_or(0);
        if u32::from(largest) > self.largest {
            let position = values.iter().position(|&value| value == largest).unwrap_or(0);
            (self.largest, self.largest_at) = (largest.into(), self.len() + position);
        }
        if u32::from(largest) > self.largest_fit() {
            self.widen();
        }
        match &mut self.list {
            Narrow::Bytes(list) => {
                let low: Vec<u8> = values.iter().map(|value| value.to_le_bytes()[0]).collect();
                list.extend_from_slice(&low);
            }
            Narrow::Words(list) => list.extend_from_slice(values),
            Narrow::Longs(list) => list.extend(values.iter().map(|&value| u32::from(value))),
        }
        self.forget();
    }

    /// Adds the values of the next heaps, all of them below 256 and none larger than the largest of all heaps.
    pub(crate) fn extend_bytes(&mut self, values: &[u8], largest: u16) {
        match &mut self.list {
            Narrow::Bytes(list) if u32::from(largest) <= self.largest => {
                list.extend_from_slice(values);
                self.forget();
            }
            _ => self.extend(&values.iter().map(|&value| value.into()).collect::<Vec<u16>>()),
        }
    }

    /// Removes the values from heap `to` on, and returns them. `largest` is that of the first `len` values.
    pub(crate) fn cut(&mut self, to: usize, len: usize, largest: (u32, usize)) -> Vec<u32> {
        let cut = self.range(to..self.len());
        let position = to - self.start;
        match &mut self.list {
            Narrow::Bytes(list) => list.truncate(position),
            Narrow::Words(list) => list.truncate(position),
            Narrow::Longs(list) => list.truncate(position),
        }
        (self.largest, self.largest_at) = largest;
        let from = len.max(self.start);
        for (value, heap) in self.range(from..to).into_iter().zip(from..) {
            self.update_largest(value, heap);
        }
        cut
    }

    /// Repeats the last `period` values, each with `saltus` added, until `len` heaps have a value.
    pub(crate) fn repeat(&mut self, period: usize, saltus: u32, len: usize) {
        if saltus > 0 || !matches!(self.list, Narrow::Bytes(_)) {
            while self.len() < len {
                let value = self.get(self.len() - period).unwrap_or(0);
                self.push(value.saturating_add(saltus));
            }
            return;
        }
        let Narrow::Bytes(list) = &mut self.list else { return };
        let until = len.saturating_sub(self.start);
        list.reserve(until.saturating_sub(list.len()));
        while list.len() < until {
            let from = list.len() - period;
            let more = period.min(until - list.len());
            list.extend_from_within(from..from + more);
        }
        self.forget();
    }

    fn update_largest(&mut self, value: u32, heap: usize) {
        if value > self.largest {
            (self.largest, self.largest_at) = (value, heap);
        }
    }

    fn largest_fit(&self) -> u32 {
        match self.list {
            Narrow::Bytes(_) => u8::MAX.into(),
            Narrow::Words(_) => u16::MAX.into(),
            Narrow::Longs(_) => u32::MAX,
        }
    }

    fn widen(&mut self) {
        self.list = match &self.list {
            Narrow::Bytes(list) => Narrow::Words(list.iter().map(|&value| value.into()).collect()),
            Narrow::Words(list) => Narrow::Longs(list.iter().map(|&value| value.into()).collect()),
            Narrow::Longs(list) => Narrow::Longs(list.clone()),
        };
    }

    fn forget(&mut self) {
        let len = self.list_len();
        if len > self.min_len.saturating_mul(2) {
            let old = len - self.min_len;
            let counts = &mut self.counts;
            match &mut self.list {
                Narrow::Bytes(list) => {
                    count_bytes(counts, &list[..old]);
                    list.forget(old);
                }
                Narrow::Words(list) => count(counts, list.drain(..old).map(usize::from)),
                Narrow::Longs(list) => count(counts, list.drain(..old).map(|value| value as usize)),
            }
            self.start += old;
        }
    }

    /// Whether each of these heaps has the value of the heap one period before it plus the saltus.
    pub(crate) fn repeats(&self, heaps: std::ops::Range<usize>, period: usize, saltus: u32) -> bool {
        heaps.is_empty() || self.last_exception(heaps, period, saltus).is_none()
    }

    /// Returns the last of these heaps whose value is not that of the heap one period before it plus the saltus.
    pub(crate) fn last_exception(&self, heaps: std::ops::Range<usize>, period: usize, saltus: u32) -> Option<usize> {
        let (from, to) = (heaps.start - self.start, heaps.end - self.start);
        let last = match &self.list {
            Narrow::Bytes(list) if saltus == 0 => last_difference(&list[from - period..to - period], &list[from..to]),
            Narrow::Words(list) if saltus == 0 => last_difference(&list[from - period..to - period], &list[from..to]),
            _ => (0..to - from).rev().find(|i| {
                let before = self.get(heaps.start + i - period).map(|value| u64::from(value) + u64::from(saltus));
                before != self.get(heaps.start + i).map(u64::from)
            }),
        };
        last.map(|i| heaps.start + i)
    }

    /// Whether heaps `a` and `rest - a` have values with this nim-sum, for an `a` in `from..=to`; all of them must be
    /// in memory.
    pub(crate) fn has_pair(&self, rest: usize, from: usize, to: usize, sum: u16) -> bool {
        (from..=to).any(|a| match (self.get(a), self.get(rest - a)) {
            (Some(a), Some(b)) => a ^ b == u32::from(sum),
            _ => false,
        })
    }
}

/// Counts bytes in four tables in turn, so that equal consecutive bytes do not wait for each other.
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

/// Counts values in four tables in turn, so that equal consecutive values do not wait for each other.
fn count(counts: &mut Vec<u64>, values: impl Iterator<Item = usize>) {
    const COUNT_LIMIT: usize = 1 << 20;
    let mut turns = [const { Vec::<u64>::new() }; 4];
    for (i, value) in values.enumerate() {
        let counts = &mut turns[i % 4];
        if value >= counts.len() && value < COUNT_LIMIT {
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

/// Returns the last position at which two slices of the same length differ.
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

/// Returns the heaps that have a value; `first` is the first heap of all. Most heaps have another value, so a whole
/// chunk is compared at once.
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

/// Adds the heaps that have a value; `first` is the first heap of all.
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
