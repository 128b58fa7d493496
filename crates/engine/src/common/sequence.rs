//! Nim-values of the heaps of one kind, computed on demand and then remembered.
use crate::interrupt;
use std::sync::OnceLock;

/// Values of heaps 0, 1, 2, …, each computed from those before it. Reading needs no lock.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sequence {
    /// Each holds all values up to twice as far as the one before.
    levels: [OnceLock<Vec<u32>>; LEVELS],
}

const LEVELS: usize = 15;
const FIRST: usize = 64;

impl Sequence {
    /// Starts without values.
    pub(crate) const fn new() -> Sequence {
        Sequence { levels: [const { OnceLock::new() }; LEVELS] }
    }

    /// Maximum number of stored values: about a million.
    pub(crate) const MOST: usize = FIRST << (LEVELS - 1);

    /// The value of a heap; `next` computes the value that follows those before, and counts what takes longer than a
    /// unit of work. Returns any value if an [`interrupt`] comes first.
    pub(crate) fn value(&self, heap: usize, next: impl Fn(&[u32]) -> u32) -> u32 {
        self.up_to(heap, next).get(heap).copied().unwrap_or(0)
    }

    /// All values up to that of `heap`, and perhaps some more; none if an [`interrupt`] comes first.
    pub(crate) fn up_to(&self, heap: usize, next: impl Fn(&[u32]) -> u32) -> &[u32] {
        let level = (heap / FIRST + 1).next_power_of_two().trailing_zeros();
        self.level(level as usize, &next).unwrap_or_default()
    }

    fn level(&self, level: usize, next: &impl Fn(&[u32]) -> u32) -> Option<&[u32]> {
        let values = self.levels.get(level)?;
        if values.get().is_none() {
            let computed = self.compute(level, next)?;
            // Another thread may have been faster, with the same values.
            values.get_or_init(|| computed);
        }
        values.get().map(Vec::as_slice)
    }

    fn compute(&self, level: usize, next: &impl Fn(&[u32]) -> u32) -> Option<Vec<u32>> {
        if interrupt::is_set() {
            return None;
        }
        let mut values = Vec::with_capacity(FIRST << level);
        if level > 0 {
            values.extend_from_slice(self.level(level - 1, next)?);
        }
        while values.len() < FIRST << level {
            values.push(next(&values));
            // If an interrupt has come, the last value may be wrong.
            if interrupt::spend(1) {
                return None;
            }
        }
        Some(values)
    }
}

/// Values repeat every `length` heaps from heap `start` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Period {
    /// The first heap that belongs to a period; it may not be the very first.
    pub start: usize,
    /// Number of heaps after which values repeat.
    pub length: usize,
}

impl Period {
    /// The shortest period at the end of `values`, if a window of `window` values occurs twice.
    ///
    /// This proves the period for ever if each value depends only on the last `window` values.
    pub(crate) fn find(values: &[u32], window: usize) -> Option<Period> {
        Period::candidates(values).find(|period| values.len() >= period.start + period.length + window.max(1))
    }

    /// Each length with the heap from which the known values have that period.
    pub(crate) fn candidates(values: &[u32]) -> impl Iterator<Item = Period> {
        let reversed: Vec<u32> = values.iter().rev().copied().collect();
        let matches = lab::matching_prefixes(&reversed);
        (1..values.len()).map(move |length| Period { start: matches.len() - length - matches[length], length })
    }

    /// A heap among the first ones that has the same value.
    pub(crate) fn fold(self, heap: u64) -> usize {
        let (start, length) = (self.start as u64, self.length as u64);
        let folded = if heap < start { heap } else { start + (heap - start) % length };
        usize::try_from(folded).expect("smaller than a table")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_far_value_comes_from_those_before() {
        let ones = Sequence::default();
        assert_eq!(ones.value(1000, |before| u32::from(before.last() == Some(&0))), 0);
    }

    #[test]
    fn a_period_after_some_exceptions_is_found() {
        let values: Vec<u32> = [7, 7, 9].into_iter().chain([0, 1, 2, 3].repeat(5)).collect();
        let period = Period::find(&values, 4).unwrap();
        assert_eq!(period, Period { start: 3, length: 4 });
        assert_eq!((period.fold(2), period.fold(3), period.fold(u64::MAX)), (2, 3, 3));
        assert_eq!(Period::find(&values, 17), None);
        assert_eq!(Period::find(&[], 1), None);
    }

    #[test]
    fn an_interrupt_leaves_no_values_behind() {
        let (ones, flag) = (Sequence::default(), interrupt::Flag::default());
        let next = |before: &[u32]| {
            if before.len() == 1000 {
                flag.store(true, std::sync::atomic::Ordering::Relaxed);
            }
            1
        };
        interrupt::scope(&flag, || assert_eq!(ones.value(5000, next), 0, "no value"));
        assert_eq!(ones.value(5000, |_| 2), 2, "nothing wrong is remembered");
    }

    #[test]
    fn values_are_the_same_however_they_are_asked() {
        let next = |before: &[u32]| before.iter().rev().take(3).sum::<u32>() % 7 + 1;
        let (small, large) = (Sequence::default(), Sequence::default());
        let far = large.up_to(5000, next);
        assert!((0..=5000).all(|heap| small.value(heap, next) == far[heap]));
    }
}
