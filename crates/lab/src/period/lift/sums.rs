//! Nim-sums of the heaps that an option leaves, by how the option recurs for larger heaps.
use super::unit;
use crate::{
    Code, Period, SequenceError,
    methods::spend,
    storage::bitset::{Bitset, WORDS_OF_UNIT},
};

/// For each number of heaps, the nim-sums of that many heaps, by the total of their tokens.
type Table = Vec<Vec<Bitset>>;

/// Nim-sums of the heaps that options leave.
pub(super) struct Sums<'a> {
    pub(super) code: &'a Code,
    /// Nim-sums of any heaps.
    any: Table,
    /// One heap is in the period, and the nim-sum of the others has low bits only.
    lifted: Table,
    /// Two heaps are equal, or both in the period with equal rests.
    paired: Table,
    /// One heap is in the period, and the nim-sum of the others, with a pair among them, has low bits only.
    both: Table,
}

impl<'a> Sums<'a> {
    /// Computes the nim-sums of heaps with these values, unless an [`interrupt`](crate::interrupt) comes first.
    pub(super) fn new(code: &'a Code, period: &Period, values: &[u32]) -> Result<Sums<'a>, SequenceError> {
        let len = values.len();
        let parts: Vec<(usize, u32)> = values.iter().copied().enumerate().skip(1).collect();
        let large = &parts[period.n0 - 1..];
        let nothing = vec![Bitset::default(); len];
        let mut none = nothing.clone();
        none[0] = Bitset::of(0);
        let [mut any, mut lifted, mut paired, mut both] =
            [none, nothing.clone(), nothing.clone(), nothing].map(|first| vec![first]);
        let below = |sums: &[Bitset]| -> Vec<Bitset> { sums.iter().map(|set| set.below(unit(period))).collect() };
        for heaps in 1..=code.heaps() as usize {
            lifted.push(add_part(&below(&any[heaps - 1]), large, len)?);
            both.push(add_part(&below(&paired[heaps - 1]), large, len)?);
            any.push(add_part(&any[heaps - 1], &parts, len)?);
            paired.push(if heaps == 2 { pairs(period, values)? } else { add_part(&paired[heaps - 1], &parts, len)? });
        }
        Ok(Sums { code, any, lifted, paired, both })
    }

    /// Returns the values of the lifted options of a heap.
    pub(super) fn lifted_options(&self, heap: usize) -> Result<Bitset, SequenceError> {
        self.options(heap, |_| &self.lifted)
    }

    /// Returns the values of the lasting options of a heap.
    pub(super) fn lasting_options(&self, heap: usize) -> Result<Bitset, SequenceError> {
        self.options(heap, |repeats| if repeats { &self.any } else { &self.paired })
    }

    /// Returns the values of the options of a heap that last, and are lifted for as long.
    pub(super) fn lasting_and_lifted_options(&self, heap: usize) -> Result<Bitset, SequenceError> {
        self.options(heap, |repeats| if repeats { &self.lifted } else { &self.both })
    }

    /// Returns the values of the options of a heap that a table lists. `table` chooses the table for each number taken,
    /// by whether its digit is one of those that repeat.
    fn options<'s>(&'s self, heap: usize, table: impl Fn(bool) -> &'s Table) -> Result<Bitset, SequenceError> {
        let mut values = Bitset::default();
        for taken in 0..=heap {
            let digit = self.code.digit(taken);
            let table = table(taken >= self.code.digits().len());
            let allowed = table.iter().enumerate().filter(|(heaps, _)| digit >> heaps & 1 == 1);
            let mut words = 0;
            for (_, sums) in allowed {
                values.add(&sums[heap - taken]);
                words += 1 + sums[heap - taken].words();
            }
            spend(words / WORDS_OF_UNIT)?;
        }
        Ok(values)
    }
}

/// Returns the nim-sums of two heaps that can grow together and keep their nim-sum.
fn pairs(period: &Period, values: &[u32]) -> Result<Vec<Bitset>, SequenceError> {
    let rest = |heap: usize| values[heap] / unit(period);
    let sums = |tokens: usize| {
        spend(tokens / WORDS_OF_UNIT)?;
        let mut set = Bitset::default();
        let keeps = |one: usize| 2 * one == tokens || one >= period.n0 && rest(one) == rest(tokens - one);
        (1..=tokens / 2).filter(|&one| keeps(one)).for_each(|one| set.insert(values[one] ^ values[tokens - one]));
        Ok(set)
    };
    (0..values.len()).map(sums).collect()
}

/// Adds one more part to nim-sums: its first number to their positions, its second to the nim-sums. Returns an error if
/// an interrupt comes first.
pub(super) fn add_part<'p>(
    sums: &[Bitset],
    parts: impl IntoIterator<Item = &'p (usize, u32)>,
    len: usize,
) -> Result<Vec<Bitset>, SequenceError> {
    let mut all = vec![Bitset::default(); len];
    let words: usize = sums.iter().map(|set| 1 + set.words()).sum();
    for &(offset, value) in parts {
        spend(words / WORDS_OF_UNIT)?;
        for (set, more) in all.iter_mut().skip(offset).zip(sums) {
            set.add_sums(more, value);
        }
    }
    Ok(all)
}
