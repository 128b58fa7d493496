//! Two or three numbers with a given sum and a given nim-sum, each one of `v, v + s, v + 2s, …`.
//!
//! A nim-sum loses no carry: the sum exceeds it by twice the number whose digits are the carries. So it is known in how
//! many of the numbers each binary digit is 1, and what remains is in which. The digits below the highest power of two
//! in `s` are those of the `v`.
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// The question.
pub(super) struct Deal<'a> {
    least: &'a [u128],
    step: u128,
    nim_sum: u128,
    carries: u128,
    /// The digits below this one are known.
    low: u32,
    /// Partial choices without a solution: the number of open digits, which numbers are still equal to the least, and
    /// their remainders modulo the odd part of the step.
    dead: FxHashSet<Beginning>,
}

type Beginning = (u32, [bool; 3], [u128; 3]);
type Numbers = [u128; 3];

impl Deal<'_> {
    /// Numbers that begin with `least` and grow by `step`, which is not 0; `None` if there are obviously no solutions.
    pub(super) fn new(least: &[u128], step: u128, sum: u128, nim_sum: u128) -> Option<Deal<'_>> {
        let carries = sum.checked_sub(nim_sum).filter(|twice| twice.is_multiple_of(2))? / 2;
        let deal = Deal { least, step, nim_sum, carries, low: step.trailing_zeros(), dead: FxHashSet::default() };
        let known = |digit: u32| least.iter().filter(|&number| number >> digit & 1 == 1).count() == deal.ones(digit);
        (0..deal.low).all(known).then_some(deal)
    }

    /// In how many of the numbers a digit is 1.
    fn ones(&self, digit: u32) -> usize {
        ((self.nim_sum >> digit & 1) + 2 * (self.carries >> digit & 1)) as usize
    }

    /// Calls `see` with how often the step is added to each number, for all solutions, and counts the work down; stops
    /// if `see` returns false or no work is left.
    pub(super) fn each(&mut self, work: &mut usize, see: &mut dyn FnMut(Numbers) -> bool) -> ControlFlow<()> {
        let digits = u128::BITS - (self.nim_sum | self.carries).leading_zeros();
        self.from(digits.max(self.low), [0; 3], work, see).map_continue(|_| ())
    }

    /// The same with `open` open digits; returns whether there is an answer.
    fn from(
        &mut self,
        open: u32,
        numbers: Numbers,
        work: &mut usize,
        see: &mut dyn FnMut(Numbers) -> bool,
    ) -> ControlFlow<(), bool> {
        let pairs = || numbers.iter().zip(self.least);
        if pairs().any(|(number, least)| number >> open < least >> open) {
            return ControlFlow::Continue(false);
        }
        if open == self.low {
            return self.end(numbers, see);
        }
        let beginning = self.beginning(open, numbers);
        if self.dead.contains(&beginning) {
            return ControlFlow::Continue(false);
        }
        *work = work.checked_sub(1).map_or(ControlFlow::Break(()), ControlFlow::Continue)?;
        let (digit, mut any) = (open - 1, false);
        let ones = self.ones(digit);
        for column in (0..1u32 << self.least.len()).filter(|column| column.count_ones() as usize == ones) {
            let next: Numbers = std::array::from_fn(|i| numbers[i] | u128::from(column >> i & 1) << digit);
            any |= self.from(digit, next, work, see)?;
        }
        if !any {
            self.dead.insert(beginning);
        }
        ControlFlow::Continue(any)
    }

    /// Everything that determines the remaining digits.
    fn beginning(&self, open: u32, numbers: Numbers) -> Beginning {
        let odd = self.step >> self.low;
        let least = |i: usize| self.least.get(i).copied().unwrap_or(0);
        (open, std::array::from_fn(|i| numbers[i] >> open == least(i) >> open), numbers.map(|number| number % odd))
    }

    /// All digits but those known in advance are set.
    fn end(&self, numbers: Numbers, see: &mut dyn FnMut(Numbers) -> bool) -> ControlFlow<(), bool> {
        let mut times = [0; 3];
        for (i, &least) in self.least.iter().enumerate() {
            let grown = ((numbers[i] >> self.low) - (least >> self.low)) << self.low;
            if !grown.is_multiple_of(self.step) {
                return ControlFlow::Continue(false);
            }
            times[i] = grown / self.step;
        }
        if see(times) { ControlFlow::Continue(true) } else { ControlFlow::Break(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(least: &[u128], step: u128, sum: u128, nim_sum: u128) -> Vec<Numbers> {
        let mut found = Vec::new();
        let see = &mut |times: Numbers| {
            found.push(times);
            true
        };
        if let Some(mut deal) = Deal::new(least, step, sum, nim_sum) {
            assert_eq!(deal.each(&mut usize::MAX.clone(), see), ControlFlow::Continue(()));
        }
        found.sort_unstable();
        found
    }

    /// The same by trial.
    fn by_trial(least: &[u128], step: u128, sum: u128, nim_sum: u128) -> Vec<Numbers> {
        let most = |i: usize| least.get(i).map_or(0, |_| sum / step);
        let triples =
            (0..=most(0)).flat_map(|a| (0..=most(1)).flat_map(move |b| (0..=most(2)).map(move |c| [a, b, c])));
        let fits = |times: &Numbers| {
            let numbers: Vec<u128> = least.iter().zip(times).map(|(least, times)| least + step * times).collect();
            numbers.iter().sum::<u128>() == sum && numbers.iter().fold(0, |all, number| all ^ number) == nim_sum
        };
        triples.filter(fits).collect()
    }

    #[test]
    fn the_numbers_are_all_there_are() {
        for step in 1..8 {
            for least in [&[0, 1][..], &[3, 3], &[5, 2], &[0, 0, 0], &[1, 2, 7], &[4, 9, 4]] {
                for (sum, nim_sum) in (0..40).flat_map(|sum| (0..16).map(move |nim_sum| (sum, nim_sum))) {
                    let expected = by_trial(least, step, sum, nim_sum);
                    assert_eq!(all(least, step, sum, nim_sum), expected, "{least:?} {step} {sum} {nim_sum}");
                }
            }
        }
    }

    #[test]
    fn work_is_bounded() {
        let mut deal = Deal::new(&[1, 2, 3], 7, 6 + (7 << 70), 0).unwrap();
        let mut work = 1000;
        assert_eq!(deal.each(&mut work, &mut |_| true), ControlFlow::Break(()));
        assert_eq!(work, 0);
    }
}
