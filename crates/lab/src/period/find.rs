//! The search for periods while values are computed.
use crate::storage::values::Values;
use rustc_hash::FxHasher;
use std::{collections::HashMap, hash::BuildHasherDefault};

/// Watches for values that repeat.
///
/// Short periods are found by matching the last values with themselves, whenever there are half as many again as the
/// last time. Long ones are found by *marks*: places with a value that is neither frequent nor rare. A hash of the
/// values around each is remembered, and when a hash occurs again, the distance is a candidate period.
pub(crate) struct Finder {
    /// When to match values with themselves.
    next_match: usize,
    /// The value of marks, once chosen.
    mark: Option<u32>,
    next_choice: usize,
    /// Known hashes, with their places.
    places: HashMap<u64, usize, BuildHasherDefault<FxHasher>>,
    /// Number of lowest bits that must be zero in a hash to be remembered.
    thinning: u32,
    searched_to: usize,
    /// The last distance, and how often it occurred in a row.
    last: (usize, u32),
    /// A period that was tried, with the place of its last exception then.
    candidate: Option<usize>,
}

/// Values around a mark that are hashed.
const AROUND: usize = 48;
/// Desired distance of marks.
const APART: u64 = 4096;
/// Number of last values that are counted to choose a mark.
const COUNTED: usize = 1 << 16;
/// Maximum number of places that are remembered.
const MOST_PLACES: usize = 1 << 20;
/// Number of last values that are matched with themselves.
const MATCHED: usize = 1 << 14;
/// Number of last values that must occur again if a period occurs twice.
const FEW: usize = 16;

impl Finder {
    pub(crate) fn new() -> Finder {
        Finder {
            next_match: 24,
            mark: None,
            next_choice: 1 << 14,
            places: HashMap::default(),
            thinning: 0,
            searched_to: 0,
            last: (0, 0),
            candidate: None,
        }
    }

    /// Returns a period that the values may have, after more of them are known. It is not yet compared far back.
    pub(crate) fn look(&mut self, values: &Values) -> Option<usize> {
        let len = values.len();
        if len >= self.next_match {
            self.next_match = if len < MATCHED { len + len / 2 } else { 2 * len };
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

    /// The shortest period of the last values that occurs at least twice.
    fn match_end(&self, values: &Values) -> Option<usize> {
        let len = values.len();
        let mut last = values.range(len.saturating_sub(MATCHED).max(values.start())..len);
        last.reverse();
        // Mostly not even the first few occur again.
        let first = last.first_chunk::<FEW>()?;
        if !(1..last.len() - FEW).any(|place| last[place..].first_chunk() == Some(first)) {
            return None;
        }
        let matches = matching_prefixes(&last);
        (1..last.len()).find(|&length| matches[length] >= length.max(32).max(last.len() / 16))
    }

    /// Chooses the best value for marks.
    fn choose(&mut self, values: &Values) {
        let len = values.len();
        let recent = len.saturating_sub(COUNTED).max(values.start())..len;
        let counts = values.counts_in(recent.clone());
        let target_count = recent.len() as u64 / APART;
        let distance =
            |count: u64| if count < 4 { u64::MAX } else { count.max(target_count) / count.min(target_count).max(1) };
        let best = (0u32..).zip(&counts).min_by_key(|&(_, &count)| distance(count)).map(|(value, _)| value);
        let is_good = |mark: u32| counts.get(mark as usize).is_some_and(|&count| distance(count) <= 2);
        if !self.mark.is_some_and(is_good) && best != self.mark {
            self.mark = best;
            self.places.clear();
            self.searched_to = 0;
            let count = best.map_or(0, |best| counts[best as usize]);
            self.thinning = self.thinning.max((count / target_count.max(1)).max(1).ilog2());
        }
    }

    fn look_at_marks(&mut self, values: &Values, mark: u32) {
        let from = self.searched_to.max(values.start() + AROUND);
        let len = values.len();
        if from >= len {
            return;
        }
        for place in values.places(mark, from..len) {
            self.remember(values.hash(place - AROUND..place), place);
        }
        self.searched_to = len;
    }

    fn remember(&mut self, hash: u64, place: usize) {
        if hash & ((1 << self.thinning) - 1) != 0 {
            return;
        }
        if let Some(before) = self.places.insert(hash, place) {
            let length = place - before;
            self.last = if self.last.0 == length { (length, self.last.1 + 1) } else { (length, 1) };
            if self.last.1 >= 2 {
                self.candidate = Some(length);
            }
        }
        if self.places.len() > MOST_PLACES {
            self.thinning += 1;
            let thinning = self.thinning;
            self.places.retain(|hash, _| hash & ((1 << thinning) - 1) == 0);
        }
    }
}

/// For each place, how many values from there on agree with the first ones (Gusfield's Z algorithm).
///
/// ```
/// assert_eq!(lab::matching_prefixes(&[1, 2, 1, 2, 1]), [0, 0, 3, 0, 1]);
/// ```
pub fn matching_prefixes(values: &[u32]) -> Vec<usize> {
    let mut matches = vec![0; values.len()];
    let (mut left, mut right) = (0, 0);
    for place in 1..values.len() {
        let mut length = if place < right { matches[place - left].min(right - place) } else { 0 };
        while place + length < values.len() && values[length] == values[place + length] {
            length += 1;
        }
        if place + length > right {
            (left, right) = (place, place + length);
        }
        matches[place] = length;
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
