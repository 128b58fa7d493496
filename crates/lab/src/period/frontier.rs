//! Arithmetic periods of games that take any number of tokens but finitely many, without splits.
use std::collections::{BTreeSet, HashMap};

/// What decides about all values to come: the last values, and the old ones above the least that is missing among them,
/// all counted from that one on.
type State = (Vec<u32>, Vec<u32>);

/// Watches for a state that comes again.
pub(crate) struct Frontier {
    /// So many of the last heaps may be forbidden to go to.
    width: usize,
    /// Old values from `missing` on.
    above: BTreeSet<u32>,
    /// The least value that no old heap has.
    missing: u32,
    last: std::collections::VecDeque<u32>,
    seen: HashMap<State, (usize, u32)>,
    len: usize,
}

/// So many states are remembered at most.
const MOST_STATES: usize = 100_000;

impl Frontier {
    /// For a game in which every number beyond `width` may be taken.
    pub(crate) fn new(width: usize) -> Frontier {
        let last = std::collections::VecDeque::new();
        Frontier { width, above: BTreeSet::new(), missing: 0, last, seen: HashMap::new(), len: 0 }
    }

    /// Adds the value of the next heap; a state that comes again gives its first place, the distance and the saltus.
    pub(crate) fn push(&mut self, value: u32) -> Option<(usize, usize, u32)> {
        self.len += 1;
        self.last.push_back(value);
        if self.last.len() <= self.width {
            return None;
        }
        let old = self.last.pop_front()?;
        if old >= self.missing {
            self.above.insert(old);
        }
        while self.above.remove(&self.missing) {
            self.missing += 1;
        }
        // A value below the least missing one is excluded for ever, whoever has it.
        let from = |value: &u32| value.checked_sub(self.missing).map_or(0, |above| above + 1);
        let state = (self.last.iter().map(from).collect(), self.above.iter().map(from).collect());
        if let Some(&(place, missing)) = self.seen.get(&state) {
            return Some((place, self.len - place, self.missing - missing));
        }
        if self.seen.len() < MOST_STATES {
            self.seen.insert(state, (self.len, self.missing));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nim_grows_by_one() {
        let mut frontier = Frontier::new(1);
        assert_eq!((0..4).filter_map(|value| frontier.push(value)).next(), Some((2, 1, 1)));
    }
}
