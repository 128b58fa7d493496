//! Heaps beyond the table: the laboratory computes on until a period is proved, and then all heaps are known.
use crate::sequence::Period;
use lab::{Method, Plan};

/// Values that repeat for ever, proved by the laboratory.
#[derive(Clone, Debug)]
pub(super) struct Far {
    /// The period.
    pub(super) period: Period,
    /// The values before it and of its first run.
    values: Box<[u32]>,
}

/// So many values are computed where few heaps are rare: less than a second.
const SPARSE: usize = if cfg!(target_family = "wasm") { 1 << 18 } else { 1 << 23 };
/// So many where all splits have to be looked at.
const DENSE: usize = if cfg!(target_family = "wasm") { 1 << 14 } else { 1 << 16 };

impl Far {
    /// Looks for a proof; none where none is found soon.
    pub(super) fn find(code: &str) -> Option<Far> {
        let mut sequence = lab::Sequence::new(&code.parse().ok()?, &Plan::default()).ok()?;
        let soon = |sequence: &lab::Sequence| match sequence.method() {
            Method::Sparse | Method::Subtraction => true,
            Method::Plain | Method::Scan | Method::Sets => sequence.values().len() < DENSE,
        };
        sequence.search(SPARSE, &mut |sequence| soon(sequence)).ok()?;
        // With a saltus, what a heap is split into would no longer repeat.
        let period = sequence.proof()?.period;
        let values: Option<Box<[u32]>> =
            (0..period.n0 + period.length).map(|heap| sequence.values().get(heap)).collect();
        let period = Period { start: period.n0, length: period.length };
        values
            .filter(|_| sequence.proof().is_some_and(|proof| proof.period.saltus == 0))
            .map(|values| Far { period, values })
    }

    /// The value of any heap.
    pub(super) fn value(&self, heap: u64) -> u32 {
        self.values[self.period.fold(heap)]
    }
}
