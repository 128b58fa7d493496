//! Options of a heap beyond the table that have a given value, found without trying every one.
//!
//! From some heap on, heaps that differ by a multiple of the period are worth `v, v + s, v + 2s, …` with the saltus
//! `s`. So it is enough to try all smaller heaps and, as the *base* of each other part, the heaps of one period. If `s`
//! is 0, either all parts with these bases will do or none; otherwise their values have a known sum and nim-sum:
//! [`Deal`].
use super::{
    code::{Code, EMPTY, ONE, THREE, TWO},
    deal::Deal,
    far::Far,
};
use crate::{
    heap::HeapOption,
    interrupt,
    theory::{MOST_MOVES, Moves},
};
use smallvec::SmallVec;
use std::{
    collections::BTreeSet,
    ops::{ControlFlow, RangeInclusive},
};

/// Maximum number of steps.
const WORK: usize = 1 << 23;
/// Maximum number of amounts that are tried when a heap is split and the code allows infinitely many.
const TAKEN: usize = 256;
/// Maximum number of heaps that are tried as the last part of such a split, and of options that are listed.
const LAST_PARTS: usize = 1 << 20;
const ENOUGH: usize = 1_000;

/// All options of a heap whose value is `value`, or as many as are listed and found with bounded work.
pub(super) fn options_to(code: &Code, far: &Far, heap: u64, value: u128) -> Moves<HeapOption> {
    let mut finder = Finder { far, take: 0, options: BTreeSet::new(), work: WORK, unchecked: 0 };
    let complete = finder.all(code, heap, value).is_continue();
    Moves { list: finder.options.into_iter().collect(), complete }
}

struct Finder<'a> {
    far: &'a Far,
    /// The amount that is taken.
    take: u64,
    options: BTreeSet<HeapOption>,
    work: usize,
    /// Number of heaps that were tried since the last check for an interrupt.
    unchecked: u64,
}

/// Number of heaps that are tried between two checks for an interrupt.
const UNCHECKED: u64 = 1 << 12;
/// Number of heaps that are tried in the time of a unit of work.
const HEAPS_OF_UNIT: u64 = 8;

impl Finder<'_> {
    fn add(&mut self, option: HeapOption) -> ControlFlow<()> {
        if self.options.len() == MOST_MOVES && !self.options.contains(&option) {
            return ControlFlow::Break(());
        }
        self.options.insert(option);
        ControlFlow::Continue(())
    }

    /// Adds all options; stops if there are too many, or too much work.
    fn all(&mut self, code: &Code, heap: u64, value: u128) -> ControlFlow<()> {
        self.whole(code, heap, value)?;
        self.with_small(code, heap, value)?;
        let mut takes = code.takes(TWO | THREE, heap);
        for (take, digit) in takes.by_ref().take(TAKEN) {
            self.split(digit, take, heap - take, value)?;
        }
        takes.next().map_or(ControlFlow::Continue(()), |_| ControlFlow::Break(()))
    }

    /// Adds the options without a split.
    fn whole(&mut self, code: &Code, heap: u64, value: u128) -> ControlFlow<()> {
        let (first, tail) = (self.far.first(), code.digits().len() as u64);
        let fits = |left: u64| code.allows(heap - left, if left == 0 { EMPTY } else { ONE });
        let near = heap.saturating_sub(tail - 1)..=heap;
        for left in near.clone().chain(0..first.min(*near.start())) {
            self.check_work()?;
            if fits(left) && self.far.value(left) == value {
                self.add(HeapOption::take(heap - left))?;
            }
        }
        if !code.tail_allows(ONE) {
            return ControlFlow::Continue(());
        }
        // From here on, the remainders by both periods decide whether this much may be left.
        let times = code.tail().len() as u64;
        let (length, saltus) = (self.far.length() * times, self.far.saltus() * u128::from(times));
        for base in (first..(first + length).min(*near.start())).filter(|&base| fits(base)) {
            self.check_work()?;
            let Some(more) = value.checked_sub(self.far.value(base)) else { continue };
            let most = (near.start() - 1 - base) / length;
            for times in times_to(more, saltus, most).into_iter().flatten() {
                self.add(HeapOption::take(heap - base - times * length))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds some splits with small parts and one that may be large, if the code allows taking as much as that needs.
    ///
    /// Such splits have values that no split which leaves almost all tokens has: they prove a period with growing
    /// values.
    fn with_small(&mut self, code: &Code, heap: u64, value: u128) -> ControlFlow<()> {
        let small = (1..self.far.first() + self.far.length()).filter(|_| code.tail_allows(TWO | THREE));
        let mut work = LAST_PARTS;
        for one in small.clone() {
            if code.tail_allows(TWO) {
                self.last_part(code, heap, &[one], value, &mut work)?;
            }
            if code.tail_allows(THREE) {
                for two in small.clone().filter(|&two| one <= two) {
                    self.last_part(code, heap, &[one, two], value, &mut work)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds splits into small parts and the heaps that go with them.
    fn last_part(&mut self, code: &Code, heap: u64, small: &[u64], value: u128, work: &mut usize) -> ControlFlow<()> {
        let (far, first, length) = (self.far, self.far.first(), self.far.length());
        let what = if small.len() == 1 { TWO } else { THREE };
        let value = small.iter().fold(value, |sum, &part| sum ^ far.value(part));
        let Some(rest) = heap.checked_sub(small.iter().sum()) else { return ControlFlow::Continue(()) };
        for base in 1..first + length {
            if *work == 0 || self.options.len() >= ENOUGH {
                break;
            }
            *work -= 1;
            self.check_work()?;
            let most = if base < first || far.saltus() == 0 { 0 } else { rest.saturating_sub(base) / length };
            let more = value.checked_sub(far.value(base));
            let Some(times) = more.and_then(|more| times_to(more, far.saltus(), most)) else { continue };
            let part = base + times.start() * length;
            let take = rest.checked_sub(part).filter(|&take| code.allows(take, what));
            if let Some(take) = take {
                self.take = take;
                self.put(None, &[small, &[part]].concat())?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Counts a heap that is tried, and stops if the work must end.
    fn check_work(&mut self) -> ControlFlow<()> {
        self.unchecked += 1;
        let is_over = self.unchecked >= UNCHECKED && interrupt::spend(UNCHECKED / HEAPS_OF_UNIT);
        self.unchecked %= UNCHECKED;
        if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Adds all splits when `take` is taken and `rest` tokens remain.
    fn split(&mut self, digit: u8, take: u64, rest: u64, value: u128) -> ControlFlow<()> {
        self.take = take;
        if digit & TWO != 0 {
            self.pairs(None, rest, value)?;
        }
        if digit & THREE != 0 {
            self.triples(rest, value)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds all splits of `rest` in two, in addition to a part that is smaller than all periods and no larger than
    /// these two.
    fn pairs(&mut self, small: Option<u64>, rest: u64, value: u128) -> ControlFlow<()> {
        let (far, first, length) = (self.far, self.far.first(), self.far.length());
        for part in small.unwrap_or(1)..first.min(rest / 2 + 1) {
            self.check_work()?;
            if far.value(part) ^ far.value(rest - part) == value {
                self.put(small, &[part, rest - part])?;
            }
        }
        for one in first..first + length {
            self.check_work()?;
            let Some(beyond) = rest.checked_sub(one + first) else { break };
            let other = first + beyond % length;
            if one <= other {
                self.periodic_splits(small, &[one, other], beyond / length, value)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds all splits of `rest` in three.
    fn triples(&mut self, rest: u64, value: u128) -> ControlFlow<()> {
        let (far, first, length) = (self.far, self.far.first(), self.far.length());
        for small in 1..first.min(rest / 3 + 1) {
            self.pairs(Some(small), rest - small, value ^ far.value(small))?;
        }
        for one in first..first + length {
            for two in one..first + length {
                self.check_work()?;
                let Some(beyond) = rest.checked_sub(one + two + first) else { break };
                let three = first + beyond % length;
                if two <= three {
                    self.periodic_splits(None, &[one, two, three], beyond / length, value)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds all splits into parts with these bases, when `periods` periods are distributed among them.
    fn periodic_splits(&mut self, small: Option<u64>, bases: &[u64], periods: u64, value: u128) -> ControlFlow<()> {
        let (length, saltus) = (self.far.length(), self.far.saltus());
        let values: SmallVec<[u128; 3]> = bases.iter().map(|&base| self.far.value(base)).collect();
        let parts = |times: [u64; 3]| -> SmallVec<[u64; 3]> {
            bases.iter().zip(times).map(|(base, times)| base + times * length).collect()
        };
        if saltus == 0 {
            if values.iter().fold(0, |sum, value| sum ^ value) != value {
                return ControlFlow::Continue(());
            }
            return shares(bases.len(), periods).try_for_each(|times| self.put(small, &parts(times)));
        }
        let sum = values.iter().sum::<u128>() + saltus * u128::from(periods);
        let Some(mut deal) = Deal::new(&values, saltus, sum, value) else { return ControlFlow::Continue(()) };
        let mut work = self.work;
        let done = deal.each(&mut work, &mut |times| {
            let times = times.map(|times| u64::try_from(times).expect("no more periods than there are"));
            self.put(small, &parts(times)).is_continue()
        });
        self.work = work;
        done
    }

    /// Adds a split into these parts and perhaps a smaller one.
    fn put(&mut self, small: Option<u64>, parts: &[u64]) -> ControlFlow<()> {
        let mut split: SmallVec<[u64; 3]> = small.into_iter().chain(parts.iter().copied()).collect();
        split.sort_unstable();
        self.add(HeapOption { take: self.take, split })
    }
}

/// Returns how often, up to `most` times, a saltus must be added to give `more`.
fn times_to(more: u128, saltus: u128, most: u64) -> Option<RangeInclusive<u64>> {
    if saltus == 0 {
        return (more == 0).then_some(0..=most);
    }
    let times = u64::try_from(more / saltus).ok().filter(|&times| more.is_multiple_of(saltus) && times <= most);
    times.map(|times| times..=times)
}

/// Returns all ways to distribute periods among two or three parts.
fn shares(parts: usize, periods: u64) -> impl Iterator<Item = [u64; 3]> {
    (0..=periods).flat_map(move |one| {
        let left = periods - one;
        let two = if parts == 2 { left..=left } else { 0..=left };
        two.map(move |two| [one, two, left - two])
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Octal, game};
    use super::*;
    use crate::heap::HeapRules;
    use proptest::prelude::*;

    /// The same by trying every option.
    fn by_trial(rules: &Octal, far: &Far, heap: u64, value: u128) -> Vec<HeapOption> {
        let worth = |option: &HeapOption| option.parts(heap).iter().fold(0, |sum, &part| sum ^ far.value(part));
        let mut options: Vec<HeapOption> = rules.options(heap).filter(|option| worth(option) == value).collect();
        options.sort_unstable();
        options
    }

    #[track_caller]
    fn check(code: &str, far: &Far, heap: u64, value: u128) {
        let rules = game(code).unwrap().0;
        let found = options_to(&rules.code, far, heap, value);
        assert!(found.complete, "{code} {heap} to {value}");
        assert_eq!(found.list.into_vec(), by_trial(&rules, far, heap, value), "{code} {far:?} {heap} to {value}");
    }

    #[test]
    fn options_to_a_value_are_exactly_those_that_have_it() {
        for code in ["0.77", "0.f", "4.[3]", "0.[3]", "0.7[3]", "0.[2]", "0.[20]", "0.[1]", "0.2[01]", "0.30[3]"] {
            let far = Far::find(code).unwrap_or_else(|| panic!("{code} has a period"));
            for heap in (0..50).chain([99, 100]) {
                (0..20).chain([far.value(heap)]).for_each(|value| check(code, &far, heap, value));
            }
        }
    }

    proptest! {
        #[test]
        fn they_are_found_whatever_the_values(
            values in proptest::collection::vec(0u32..12, 2..9),
            n0 in 0usize..6,
            saltus in 0u32..9,
            code in 0usize..8,
            heap in 0u64..45,
            value in 0u128..24,
        ) {
            let n0 = n0.min(values.len() - 2);
            let length = values.len() - n0.max(1);
            let mut values = values;
            if n0 == 0 {
                values[length] = values[0] + saltus;
            }
            let far = Far { period: lab::Period { n0, length, saltus }, values: values.into() };
            let code = ["0.77", "4.f", "0.8c", "0.3[3]", "4.7[20]", "c.1[2]", "0.[7]", "0.0[c1]"][code];
            check(code, &far, heap, value);
        }
    }

    #[test]
    fn a_list_that_is_too_long_is_cut() {
        let far = Far { period: lab::Period { n0: 0, length: 1, saltus: 1 }, values: [0, 1].into() };
        let code = game("0.8").unwrap().0.code;
        let found = options_to(&code, &far, u64::MAX, 0);
        assert_eq!((found.list.len(), found.complete), (MOST_MOVES, false));
        assert!(found.list.iter().all(|option| option.parts(u64::MAX).iter().fold(0, |sum, part| sum ^ part) == 0));
    }
}
