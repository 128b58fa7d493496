//! The largest value, and how often each occurs, for any number of heaps: fewer than were computed, or many more that
//! follow from a period.
use crate::{Period, Sequence};

/// Upper limit of the values that are counted.
const COUNT_LIMIT: u64 = 1 << 20;

impl Sequence {
    /// Returns the largest value of the first `to` heaps, and the first heap that has it.
    pub fn largest(&self, to: u64) -> (u64, u64) {
        let all = || {
            let (value, heap) = self.values().largest();
            (u64::from(value), heap as u64)
        };
        let known = self.values().len() as u64;
        let Some(Period { n0, length, saltus }) = self.proof().map(|proof| proof.period).filter(|_| to != known) else {
            return all();
        };
        if saltus == 0 && to > known {
            return all();
        }
        // With a saltus, the largest values are in the last period.
        let (n0, length) = (n0 as u64, length as u64);
        let last = if saltus == 0 { 0 } else { to.saturating_sub(length).max(n0) };
        let end = if saltus == 0 { to.min(n0 + length) } else { to };
        let heaps = (0..n0.min(to).min(last)).chain(last..end);
        heaps
            .filter_map(|heap| Some((self.value(heap)?, heap)))
            .fold((0, 0), |most, one| if one.0 > most.0 { one } else { most })
    }

    /// Returns how many of the first `to` heaps have each value. If values grow with the heap, only those below 2^20
    /// are counted.
    pub fn counts(&self, to: u64) -> Vec<u64> {
        let known = self.values().len() as u64;
        let Some(Period { n0, length, saltus }) = self.proof().map(|proof| proof.period).filter(|_| to != known) else {
            return self.values().counts();
        };
        let (n0, length) = (n0 as u64, length as u64);
        let mut counts = Vec::new();
        if saltus == 0 {
            for heap in 0..to.min(n0 + length) {
                // The heap occurs again in every period.
                let times = if heap < n0 { 1 } else { (to - 1 - heap) / length + 1 };
                self.count(&mut counts, heap, times);
            }
        } else {
            let end = n0.saturating_add(length.saturating_mul(COUNT_LIMIT / u64::from(saltus) + 1));
            (0..to.min(end)).for_each(|heap| self.count(&mut counts, heap, 1));
        }
        counts
    }

    fn count(&self, counts: &mut Vec<u64>, heap: u64, times: u64) {
        let value = self.value(heap).filter(|&value| value < COUNT_LIMIT).and_then(|value| usize::try_from(value).ok());
        if let Some(value) = value {
            counts.resize(counts.len().max(value + 1), 0);
            counts[value] += times;
        }
    }
}
