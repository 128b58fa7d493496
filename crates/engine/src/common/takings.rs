//! Taking from several heaps at once: every way to do it when only certain sets of heaps may be touched together.
use crate::{
    interrupt,
    notation::{HeapList, Takes},
};
use smallvec::SmallVec;

/// Counts through all amounts like an odometer, the last heap fastest; at least one token is taken.
#[derive(Clone, Debug)]
pub(crate) struct Takings<F> {
    most: SmallVec<[u64; 8]>,
    amounts: SmallVec<[u64; 8]>,
    touched: u64,
    allowed: F,
    over: bool,
}

impl<F: Fn(u64) -> bool> Takings<F> {
    /// All ways to take at most `most` from each of at most 64 heaps. `allowed` says whether a set of heaps, given as
    /// bits, may be touched together; if it allows a set, it must allow every part of it.
    pub(crate) fn new(most: impl IntoIterator<Item = u64>, allowed: F) -> Takings<F> {
        let most: SmallVec<[u64; 8]> = most.into_iter().collect();
        let amounts = SmallVec::from_elem(0, most.len());
        Takings { most, amounts, touched: 0, allowed, over: false }
    }
}

impl<F: Fn(u64) -> bool> Iterator for Takings<F> {
    type Item = Takes;

    fn next(&mut self) -> Option<Takes> {
        interrupt::step();
        for heap in (0..self.most.len()).rev().filter(|_| !self.over) {
            let bit = 1 << heap;
            let may_be_touched = self.touched & bit != 0 || (self.allowed)(self.touched | bit);
            if may_be_touched && self.amounts[heap] < self.most[heap] {
                self.amounts[heap] += 1;
                self.touched |= bit;
                return Some(Takes(members(self.touched).map(|heap| (heap, self.amounts[heap])).collect()));
            }
            self.amounts[heap] = 0;
            self.touched &= !bit;
        }
        self.over = true;
        None
    }
}

/// The heaps for which `condition` holds, as bits.
pub(crate) fn heaps_where(heaps: &HeapList, condition: impl Fn(u64) -> bool) -> u64 {
    heaps.iter().enumerate().filter(|&(_, heap)| condition(heap)).fold(0, |set, (i, _)| set | 1 << i)
}

/// The members of a set of heaps given as bits, in rising order.
pub(crate) fn members(set: u64) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let member = (rest != 0).then_some(rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(member)
    })
}

/// Every subset of `set` with `size` members.
pub(crate) fn subsets(set: u64, size: u32) -> impl Iterator<Item = u64> {
    let lowest = move |count: u32| members(set).take(count as usize).fold(0, |low, i| low | 1u64 << i);
    let mut next = (size <= set.count_ones()).then(|| lowest(size));
    std::iter::from_fn(move || {
        let current = next?;
        // Move the lowest member that can move up to the next place, and those below it down to the start: add one at
        // the lowest member, with all foreign places filled so that the carry runs over them.
        let (raised, end) = (current | !set).overflowing_add(current & current.wrapping_neg());
        let high = raised & set;
        next = (size > 0 && !end).then(|| high | lowest(size - high.count_ones()));
        Some(current)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takings_from_one_or_two_heaps_are_listed_in_order() {
        let one_or_two = |heaps: u64| heaps.count_ones() <= 2;
        let moves: Vec<String> = Takings::new([1, 2, 1], one_or_two).map(|takes| takes.to_string()).collect();
        assert_eq!(moves.join(" "), "3-1 2-1 2-1,3-1 2-2 2-2,3-1 1-1 1-1,3-1 1-1,2-1 1-1,2-2");
    }

    #[test]
    fn subsets_are_all_there_once() {
        for set in [0u64, 1, 0b1011, 0b1101_1000, u64::MAX >> 54, 1 << 63 | 0b101, u64::MAX << 55] {
            for size in 0..=set.count_ones() + 1 {
                let mut found: Vec<u64> = subsets(set, size).collect();
                assert!(found.iter().all(|part| part & !set == 0 && part.count_ones() == size), "{set:b} {size}");
                let ways = (0..u64::from(size))
                    .fold(1, |ways, i| ways * u64::from(set.count_ones()).saturating_sub(i) / (i + 1));
                found.sort_unstable();
                found.dedup();
                assert_eq!(found.len() as u64, ways, "{set:b} {size}");
            }
        }
        assert_eq!(subsets(u64::MAX, 63).count(), 64);
        assert_eq!(subsets(u64::MAX, 64).collect::<Vec<_>>(), [u64::MAX]);
    }

    #[test]
    fn takings_stop_and_stay_stopped() {
        let mut takings = Takings::new([0, 1], |_| true);
        assert_eq!(takings.next(), Some(Takes::one(1, 1)));
        assert_eq!((takings.next(), takings.next()), (None, None));
        assert_eq!(Takings::new([], |_| true).next(), None);
        assert_eq!(Takings::new([u64::MAX; 64], |set| set.count_ones() <= 3).take(1000).count(), 1000);
        assert_eq!(Takings::new([2, 3, 4], |_| true).count(), 3 * 4 * 5 - 1);
    }
}
