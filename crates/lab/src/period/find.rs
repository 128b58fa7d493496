//! The search for periods while values are computed.
use crate::storage::values::Values;
use rustc_hash::FxHasher;
use std::{collections::HashMap, hash::BuildHasherDefault};

/// Watches for values that repeat.
///
/// Short periods are found by matching the last values with themselves, whenever there are half as many again as the
/// last time. Long ones are found by *marks*: heaps with a value that is neither frequent nor rare. A hash of the
/// values before each mark is remembered, and when a hash occurs again, the distance is a candidate period.
pub(crate) struct Finder {
    /// Number of values at which to match them with themselves.
    next_match: usize,
    /// The value of marks, once chosen.
    mark: Option<u32>,
    next_choice: usize,
    /// Known hashes, each with its last mark.
    heaps: HashMap<u64, usize, BuildHasherDefault<FxHasher>>,
    /// Number of lowest bits of a hash that must be zero for it to be remembered.
    thinning: u32,
    searched_to: usize,
    /// The last distance of equal hashes, and how often it occurred in a row.
    last: (usize, u32),
    /// A period that the values may have.
    candidate: Option<usize>,
}

/// Number of values before a mark that are hashed.
const HASH_LEN: usize = 48;
/// Desired distance between marks.
const MARK_DISTANCE: u64 = 4096;
/// Number of last values that are counted to choose a mark.
const COUNT_LEN: usize = 1 << 16;
/// Maximum number of hashes that are remembered.
const MAX_HASHES: usize = 1 << 20;
/// Number of last values that are matched with themselves.
const MATCH_LEN: usize = 1 << 14;
/// Number of last values that must occur again if a period is repeated.
const MIN_REPEAT: usize = 16;

impl Finder {
    pub(crate) fn new() -> Finder {
        Finder {
            next_match: 24,
            mark: None,
            next_choice: 1 << 14,
            heaps: HashMap::default(),
            thinning: 0,
            searched_to: 0,
            last: (0, 0),
            candidate: None,
        }
    }

    /// Returns a period that the values may have, after some were added. It is not yet compared far back.
    pub(crate) fn look(&mut self, values: &Values) -> Option<usize> {
        let len = values.len();
        if len >= self.next_match {
            self.next_match = if len < MATCH_LEN { len + len / 2 } else { 2 * len };
            if let Some(length) = self.match_end(values) {
                self.candidate = Some(length);
            }
        }
        if len >= self.next_choice {
            self.next_choice = 4 * len;
            self.choose(values);
        }
        if let Some(mark) = self.mark {
            self.look_at_marks(values, mark);
        }
        self.candidate
    }

    /// Gives up a candidate.
    pub(crate) fn reject(&mut self) {
        self.candidate = None;
        self.last = (0, 0);
    }

    /// Returns the shortest period of the last values that occurs at least twice.
    fn match_end(&self, values: &Values) -> Option<usize> {
        let len = values.len();
        let mut last = values.range(len.saturating_sub(MATCH_LEN).max(values.start())..len);
        last.reverse();
        // Usually not even the first few occur again.
        let first = last.first_chunk::<MIN_REPEAT>()?;
        if !(1..last.len() - MIN_REPEAT).any(|heap| last[heap..].first_chunk() == Some(first)) {
            return None;
        }
        let matches = matching_prefixes(&last);
        (1..last.len()).find(|&length| matches[length] >= length.max(32).max(last.len() / 16))
    }

    /// Chooses the best value for marks.
    fn choose(&mut self, values: &Values) {
        let len = values.len();
        let recent = len.saturating_sub(COUNT_LEN).max(values.start())..len;
        let counts = values.counts_in(recent.clone());
        let target_count = recent.len() as u64 / MARK_DISTANCE;
        let distance =
            |count: u64| if count < 4 { u64::MAX } else { count.max(target_count) / count.min(target_count).max(1) };
        let best = (0u32..).zip(&counts).min_by_key(|&(_, &count)| distance(count)).map(|(value, _)| value);
        let is_good = |mark: u32| counts.get(mark as usize).is_some_and(|&count| distance(count) <= 2);
        if !self.mark.is_some_and(is_good) && best != self.mark {
            self.mark = best;
            self.heaps.clear();
            self.searched_to = 0;
            let count = best.map_or(0, |best| counts[best as usize]);
            self.thinning = self.thinning.max((count / target_count.max(1)).max(1).ilog2());
        }
    }

    fn look_at_marks(&mut self, values: &Values, mark: u32) {
        let from = self.searched_to.max(values.start() + HASH_LEN);
        let len = values.len();
        if from >= len {
            return;
        }
        for heap in values.heaps_with(mark, from..len) {
            self.remember(values.hash(heap - HASH_LEN..heap), heap);
        }
        self.searched_to = len;
    }

    fn remember(&mut self, hash: u64, heap: usize) {
        if hash & ((1 << self.thinning) - 1) != 0 {
            return;
        }
        if let Some(before) = self.heaps.insert(hash, heap) {
            let length = heap - before;
            self.last = if self.last.0 == length { (length, self.last.1 + 1) } else { (length, 1) };
            if self.last.1 >= 2 {
                self.candidate = Some(length);
            }
        }
        if self.heaps.len() > MAX_HASHES {
            self.thinning += 1;
            let thinning = self.thinning;
            self.heaps.retain(|hash, _| hash & ((1 << thinning) - 1) == 0);
        }
    }
}

/// Returns, for each position, how many values from there on agree with the first ones (Gusfield's Z algorithm).
///
/// ```
/// assert_eq!(lab::matching_prefixes(&[1, 2, 1, 2, 1]), [0, 0, 3, 0, 1]);
/// ```
pub fn matching_prefixes(values: &[u32]) -> Vec<usize> {
    let mut matches = vec![0; values.len()];
    let (mut left, mut right) = (0, 0);
    for start in 1..values.len() {
        let mut length = if start < right { matches[start - left].min(right - start) } else { 0 };
        while start + length < values.len() && values[length] == values[start + length] {
            length += 1;
        }
        if start + length > right {
            (left, right) = (start, start + length);
        }
        matches[start] = length;
    }
    matches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_periods_are_found() {
        let mut seed = 1u64;
        let mut chance = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // A value as in games: small ones are frequent, large ones are not.
            (seed >> 40).leading_zeros().min(60)
        };
        for (exceptions, length) in [(10, 7), (100, 1000), (30_000, 50_000)] {
            let first: Vec<u32> = (0..exceptions + length).map(|_| chance()).collect();
            let mut values = Values::new(usize::MAX / 2);
            let mut finder = Finder::new();
            let mut found = None;
            for heap in 0..exceptions + 3 * length + 1000 {
                let folded = if heap < exceptions { heap } else { exceptions + (heap - exceptions) % length };
                values.push(first[folded]);
                if heap % 64 == 0 {
                    found = finder.look(&values);
                }
            }
            assert_eq!(found, Some(length));
        }
    }
}
