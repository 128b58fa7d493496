//! The frontier argument: periods, arithmetic ones included, of codes without splits whose digits repeat for ever.
use crate::{
    Code,
    codes::{NOTHING, ONE},
};
use std::collections::{BTreeSet, HashMap, VecDeque};

/// Everything that determines all later values: the phase of the code, the last values and the values excluded for
/// ever, both relative to the least value that is not excluded.
type State = (usize, Vec<u32>, Vec<Vec<u32>>);

/// Watches for a state that occurs again.
pub(crate) struct Frontier {
    /// The digits that repeat.
    tail: Vec<u16>,
    /// Number of last heaps to which other digits decide about moves.
    width: usize,
    /// For each phase of the tail, by the heap to move from: values from `missing` on that old heaps exclude.
    excluded: Vec<BTreeSet<u32>>,
    /// The least value that is not excluded for ever in all phases.
    missing: u32,
    last: VecDeque<u32>,
    /// Earlier states, with the length and the least missing value at the time.
    states: HashMap<State, (usize, u32)>,
    /// Total size of the remembered states.
    state_size: usize,
    /// If there are too many states, all but the current one are forgotten at this length, and whenever it has doubled.
    next_reset: usize,
    len: usize,
}

/// Maximum total size of the remembered states.
const MAX_STATE_SIZE: usize = 1 << 22;
/// Maximum size of a state, relative to the smallest possible; larger ones grow with the heap and do not recur.
const MAX_GROWTH: usize = 256;

impl Frontier {
    /// Watches a code of this kind.
    pub(crate) fn of(code: &Code) -> Option<Frontier> {
        let tail = code.tail().to_vec();
        if tail.is_empty() || !code.only_takes() {
            return None;
        }
        let whole = |digit: &u16| (digit & NOTHING != 0).then_some(0).into_iter().collect();
        Some(Frontier {
            excluded: tail.iter().map(whole).collect(),
            tail,
            width: code.digits().len() - 1,
            missing: 0,
            last: VecDeque::new(),
            states: HashMap::new(),
            state_size: 0,
            next_reset: 0,
            len: 0,
        })
    }

    /// Adds the value of the next heap. If a state occurs again, returns its first heap, the distance and the saltus.
    pub(crate) fn push(&mut self, value: u32) -> Option<(usize, usize, u32)> {
        self.len += 1;
        self.last.push_back(value);
        if self.last.len() <= self.width {
            return None;
        }
        let old = self.last.pop_front()?;
        self.exclude(self.len - 1 - self.width, old);
        let size = self.state_len();
        // A state that grows with the heap does not occur again.
        if size > (MAX_GROWTH + 1) * (self.width + self.tail.len()) {
            return None;
        }
        let state = self.state();
        if let Some(&(first, missing)) = self.states.get(&state) {
            return Some((first, self.len - first, self.missing - missing));
        }
        self.remember(state, size);
        None
    }

    /// Returns the number of values that were added.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns the size of the current state: how many numbers it has.
    pub(crate) fn state_len(&self) -> usize {
        self.width + self.tail.len() + self.excluded.iter().map(BTreeSet::len).sum::<usize>()
    }

    fn remember(&mut self, state: State, size: usize) {
        if self.state_size > MAX_STATE_SIZE {
            if self.len < self.next_reset {
                return;
            }
            self.states.clear();
            self.next_reset = 2 * self.len;
        }
        self.state_size += size;
        self.states.insert(state, (self.len, self.missing));
    }

    /// Excludes a value in all later heaps from which a repeated digit allows a move to this heap. Heap 0 is never
    /// left.
    fn exclude(&mut self, heap: usize, value: u32) {
        let length = self.tail.len();
        for (phase, set) in self.excluded.iter_mut().enumerate() {
            let taken = (phase + length - heap % length) % length;
            if heap > 0 && value >= self.missing && self.tail[taken] & ONE != 0 {
                set.insert(value);
            }
        }
        while self.excluded.iter().all(|set| set.contains(&self.missing)) {
            for set in &mut self.excluded {
                set.remove(&self.missing);
            }
            self.missing += 1;
        }
    }

    fn state(&self) -> State {
        // Values below the least missing one are excluded for ever, so they are all the same.
        let from = |value: &u32| value.checked_sub(self.missing).map_or(0, |above| above + 1);
        let above = |set: &BTreeSet<u32>| set.iter().map(from).collect();
        let phase = self.len % self.tail.len();
        (phase, self.last.iter().map(from).collect(), self.excluded.iter().map(above).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nim_grows_by_one() {
        let mut frontier = Frontier::of(&"nim".parse().unwrap()).unwrap();
        assert_eq!((0..4).filter_map(|value| frontier.push(value)).next(), Some((1, 1, 1)));
    }

    #[test]
    fn alternating_digits_have_phases() {
        let mut frontier = Frontier::of(&"0.[30]".parse().unwrap()).unwrap();
        assert_eq!((0..9).filter_map(|heap| frontier.push(heap % 2)).next(), Some((2, 2, 0)));
    }
}
