//! Heaps beyond the table: the `lab` computes more values until a period is proved, and then all heaps are known.
use lab::{Period, Plan, SequenceMethod};

/// Values that repeat for ever, each time larger by the saltus, proved by the `lab`.
#[derive(Clone, Debug)]
pub(super) struct Far {
    /// The period.
    pub(super) period: Period,
    /// The values before it and of its first run, and at least one more than that of the empty heap.
    pub(super) values: Box<[u32]>,
}

/// Number of values that are computed if few heaps are rare; this takes less than a second.
const SPARSE: usize = if cfg!(target_family = "wasm") { 1 << 18 } else { 1 << 23 };
/// Number of values that are computed if all splits must be examined; fewer if a heap has more splits.
const DENSE: usize = if cfg!(target_family = "wasm") { 1 << 14 } else { 1 << 16 };
/// Maximum number of splits with a rare heap that are looked at: some seconds.
const SPLITS: u64 = 1 << 32;

impl Far {
    /// Looks for a proof; `None` if none is found soon.
    pub(super) fn find(code: &str) -> Option<Far> {
        let mut sequence = lab::Sequence::new(&code.parse().ok()?, &Plan::default()).ok()?;
        let (mut known, mut splits) = (0, 0);
        let mut soon = |sequence: &lab::Sequence| {
            let len = sequence.values().len();
            let more = (len - known) as u64 * (1 + sequence.splits() as u64);
            (known, splits) = (len, splits + more);
            match sequence.method() {
                SequenceMethod::Sparse | SequenceMethod::Subtraction => splits < SPLITS,
                SequenceMethod::Plain | SequenceMethod::Scan => len < DENSE.min(sequence.enough() / 2),
                SequenceMethod::Sets => len < sequence.enough().min(DENSE),
            }
        };
        // If the last values proved a period, it does not matter that the search was stopped.
        sequence.search(SPARSE, &mut |sequence| soon(sequence)).ok();
        let period = sequence.proof()?.period;
        let value = |heap: usize| sequence.value(heap as u64).and_then(|value| u32::try_from(value).ok());
        let (len, known) = (period.n0.max(1) + period.length, sequence.values().len());
        let mut values = sequence.values().range(0..len.min(known));
        for heap in known..len {
            values.push(value(heap)?);
        }
        Some(Far { period, values: values.into() })
    }

    /// The value of any heap.
    pub(super) fn value(&self, heap: u64) -> u128 {
        let (same, times) = self.period.fold(heap);
        u128::from(self.values[same]) + u128::from(times) * self.saltus()
    }

    /// By how much values grow from one period to the next.
    pub(super) fn saltus(&self) -> u128 {
        self.period.saltus.into()
    }

    /// Number of heaps after which values repeat.
    pub(super) fn length(&self) -> u64 {
        self.period.length as u64
    }

    /// The first non-empty heap that belongs to a period.
    pub(super) fn first(&self) -> u64 {
        self.period.n0.max(1) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_that_would_take_long_is_not_looked_for() {
        // From some thousand heaps on, each value takes milliseconds.
        assert!(Far::find("0.777777777777777777777777777777").is_none());
    }
}
