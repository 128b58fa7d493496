//! Heaps beyond the table: the laboratory computes on until a period is proved, and then all heaps are known.
use lab::{Method, Period, Plan};

/// Values that repeat for ever, each time larger by the saltus, proved by the laboratory.
#[derive(Clone, Debug)]
pub(super) struct Far {
    /// The period.
    pub(super) period: Period,
    /// The values before it and of its first run, and at least one more than that of the empty heap.
    pub(super) values: Box<[u32]>,
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
            Method::Plain | Method::Scan => sequence.values().len() < DENSE,
            Method::Sets => sequence.values().len() < sequence.enough().min(DENSE),
        };
        // Whether it was stopped does not matter where the last values proved a period.
        sequence.search(SPARSE, &mut |sequence| soon(sequence)).ok();
        let period = sequence.proof()?.period;
        let value = |heap: usize| sequence.value(heap as u64).and_then(|value| u32::try_from(value).ok());
        let values: Option<Box<[u32]>> = (0..period.n0.max(1) + period.length).map(value).collect();
        values.map(|values| Far { period, values })
    }

    /// The value of any heap.
    pub(super) fn value(&self, heap: u64) -> u128 {
        let (same, times) = self.period.fold(heap);
        u128::from(self.values[same]) + u128::from(times) * self.saltus()
    }

    /// By so much values grow from one period to the next.
    pub(super) fn saltus(&self) -> u128 {
        self.period.saltus.into()
    }

    /// After so many heaps values repeat.
    pub(super) fn length(&self) -> u64 {
        self.period.length as u64
    }

    /// The first heap with something in it that belongs to a period.
    pub(super) fn first(&self) -> u64 {
        self.period.n0.max(1) as u64
    }
}
