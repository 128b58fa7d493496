//! The lift argument: arithmetic periods of games with splits in which any number may be taken, as in Lasker's Nim, or
//! three heaps may be left.
//!
//! Let values grow by `s > 0` every `p` heaps from `n0 ≥ 1` on, as far as they are known, for all heaps below `N`; and
//! let `2^k` be the largest power of two that divides `s`. Of a value, the `k` *low bits* repeat then, and the *rest*
//! grows by `m = s / 2^k` from period to period. Let `g(n)` be the value of heap `n` if this goes on for ever. It does
//! so if for each `n ≥ N`, smaller heaps having the values `g`, no option of heap `n` has the value `g(n)`, and all
//! smaller values are those of options. Both follow from what can be checked in finitely many steps.
//!
//! *No option has the value.* The *lead* of a heap is the rest of its value less `m` times the number of whole periods
//! in the heap; from `n0` on it depends only on the position in the period. Let `t` be taken from heap `n`, and heaps
//! be left; and let `t` and what these heaps have beyond whole periods be `c p` more than what `n` has beyond them.
//! Then the rests of the heaps left, added up, exceed the rest of `g(n)` by `d`, the sum of their leads less the lead
//! of `n` less `c m`. The nim-sum of the rests is at most their sum and of the same parity. So the option has another
//! value if
//! `d` is negative or odd, or if the low bits differ; or if one heap is left and `d` is not 0. There are finitely many
//! leads, positions and low bits, and `d` is negative if much is taken; so all options that leave a heap of at least
//! `n0` can be checked. Other options have too small a value: nim-sums of heaps below `n0` must be less than the values
//! of the last `p` known heaps.
//!
//! *All smaller values are reached.* Two kinds of options come again for larger heaps:
//!
//! * An option *lasts* if all heaps larger by a multiple of `w` have one with the same value; `w` is the least common
//!   multiple of `2 p` and the number of digits that repeat. This holds if the number taken belongs to the digits that
//!   repeat, since it may be larger by `w`. It also holds if two of the heaps left are equal, or are both at least `n0`
//!   and have equal rests, since each of the two may be larger by `w / 2`, and their nim-sum stays the same.
//! * An option is *lifted* if one of the heaps left is at least `n0` and the nim-sum of the others is less than `2^k`:
//!   when that one is larger by `p`, the option belongs to a heap larger by `p`, and its value is larger by `s`, since
//!   the low bits stay the same.
//!
//! There must be a value `b` such that each of the last `w` known heaps has lasting options with all values below `b`,
//! and options with all values `v`, `b ≤ v < b + s`, that last and are lifted for as long as they last; and each of the
//! last `p` known heaps has lifted options with all values from `b` to below its own. Then all heaps to come have such
//! options too: a value below `b + s` lasts, and a larger one is lifted from the heap one period smaller.
//!
//! All this holds for `2 p` and `2 s` in place of `p` and `s` as well, and so on; one more low bit can prove more.
//! Source: low bits, rests and options `(q, x, x)` are as in S. Howse and R. J. Nowakowski, Periodicity and
//! arithmetic-periodicity in hexadecimal games, 2004; the conditions are different, made for checking.
mod leads;
mod sums;

use super::{Period, common_multiple};
use crate::{
    Code, SequenceError,
    methods::spend,
    storage::bitset::{Bitset, WORDS_OF_UNIT},
};
use leads::Leads;
use std::collections::BTreeSet;
use sums::{Sums, add_part};

/// Maximum end of the first period, which is looked for and checked.
const MAX_LENGTH: usize = 1024;
/// Maximum number of values on which the argument is tried.
pub(crate) const MAX_VALUES: usize = 1 << 12;
/// Multiples of the period that are tried.
const TIMES: [u32; 4] = [1, 2, 4, 8];
/// Maximum number of different sums of leads of the heaps that an option leaves, together with positions in the period.
const MAX_SUMS: usize = 1 << 16;

/// Whether the argument can be made for a code. A code with finitely many digits that leaves at most two heaps has no
/// such period.
pub(crate) fn applies(code: &Code) -> bool {
    !code.is_unequal() && !code.only_takes() && (code.heaps() > 2 || !code.tail().is_empty())
}

/// Returns the minimum number of values for the argument, if it can be tried.
pub(crate) fn fewest(code: &Code, period: &Period) -> Option<usize> {
    let fits = period.length > 0 && period.n0.checked_add(period.length).is_some_and(|end| end <= MAX_LENGTH);
    if !fits || period.saltus == 0 {
        return None;
    }
    Some(period.n0.max(1) + lasting_width(code, period.length)?)
}

/// Returns a period of the last values, each time larger by the same number; at least a third of the second half is
/// compared.
pub(crate) fn find(values: &[u32]) -> Option<Period> {
    let half = values.len() / 2;
    let grows = |length: usize, from: usize| {
        let saltus = values.get(half + length)?.checked_sub(values[half]).filter(|&saltus| saltus > 0)?;
        let first = (from..values.len() - length)
            .rev()
            .find(|&heap| values[heap].checked_add(saltus) != Some(values[heap + length]));
        Some((first.map_or(from, |heap| heap + 1), saltus))
    };
    let length = (1..MAX_LENGTH.min(half - half / 3))
        .find(|&length| grows(length, half).is_some_and(|(first, _)| first == half))?;
    let (n0, saltus) = grows(length, 0)?;
    Some(Period { n0, length, saltus })
}

/// Returns how many of these values prove a period, not always as few as possible; an error if an
/// [`interrupt`](crate::interrupt) comes first.
pub(crate) fn needed_values(code: &Code, period: &Period, values: &[u32]) -> Result<Option<usize>, SequenceError> {
    let values = &values[..values.len().min(MAX_VALUES)];
    let Some(fewest) = fewest(code, period) else { return Ok(None) };
    for longer in multiples(period) {
        if grows(&longer, values) && misses(code, &longer, values)? {
            let sums = Sums::new(code, &longer, values)?;
            for needed in (fewest..=values.len()).step_by(period.length.max(fewest / 4)) {
                if goes_on(&sums, &longer, &values[..needed])? {
                    return Ok(Some(needed));
                }
            }
        }
    }
    Ok(None)
}

/// Whether these values prove a period; an error if an [`interrupt`](crate::interrupt) comes first.
pub(crate) fn proves(code: &Code, period: &Period, values: &[u32]) -> Result<bool, SequenceError> {
    let is_enough = |fewest| (fewest..=MAX_VALUES).contains(&values.len());
    if !applies(code) || !fewest(code, period).is_some_and(is_enough) {
        return Ok(false);
    }
    for longer in multiples(period) {
        if grows(&longer, values)
            && misses(code, &longer, values)?
            && goes_on(&Sums::new(code, &longer, values)?, &longer, values)?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns multiples of a period, from the first heap that can be left on.
fn multiples(period: &Period) -> impl Iterator<Item = Period> {
    let Period { n0, length, saltus } = *period;
    let multiple = move |times: u32| {
        Some(Period { n0: n0.max(1), length: length * times as usize, saltus: saltus.checked_mul(times)? })
    };
    TIMES.into_iter().filter_map(multiple).filter(|longer| longer.n0 + longer.length <= MAX_LENGTH)
}

/// Returns `w`: heaps that differ by a multiple of it have the same lasting options.
fn lasting_width(code: &Code, length: usize) -> Option<usize> {
    common_multiple(2 * length, code.tail().len().max(1))
}

/// Whether the known values grow as the period says.
fn grows(period: &Period, values: &[u32]) -> bool {
    let Period { n0, length, saltus } = *period;
    let last = values.len().saturating_sub(length);
    n0 <= last && (n0..last).all(|heap| values[heap].checked_add(saltus) == Some(values[heap + length]))
}

/// Returns the largest power of two that divides the saltus: values below it have low bits only.
fn unit(period: &Period) -> u32 {
    1 << period.saltus.trailing_zeros()
}

/// Whether no option of a later heap has its value, if one of the heaps left is in the period.
fn misses(code: &Code, period: &Period, values: &[u32]) -> Result<bool, SequenceError> {
    let (first, end) = (period.n0, period.n0 + period.length);
    let leads = Leads::new(code, period, &values[..end]);
    if leads.sum_count > MAX_SUMS {
        return Ok(false);
    }
    let parts: BTreeSet<(usize, u32)> = (1..end).map(|heap| leads.part(heap)).collect();
    let large: BTreeSet<(usize, u32)> = (first..end).map(|heap| leads.part(heap)).collect();
    let mut sums = add_part(&[Bitset::of(0)], &large, leads.sum_count)?;
    for heaps in 1..=code.heaps() {
        if heaps > 1 {
            sums = add_part(&sums, &parts, leads.sum_count)?;
        }
        for heap in first..end {
            spend(leads.sum_count / WORDS_OF_UNIT)?;
            if (0..leads.sum_count).any(|sum| leads.hits(heaps, sum, &sums[sum], heap)) {
                // After an interrupt a hit means nothing.
                spend(0)?;
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Whether later heaps have larger values than all nim-sums of heaps before the period, and reach all values below
/// their own.
fn goes_on(sums: &Sums<'_>, period: &Period, values: &[u32]) -> Result<bool, SequenceError> {
    let Period { n0, length, saltus } = *period;
    let len = values.len();
    let Some(width) = lasting_width(sums.code, length) else { return Ok(false) };
    let small = values[..n0].iter().max().map_or(0, |value| u32::MAX.checked_shr(value.leading_zeros()).unwrap_or(0));
    if len < n0 + width || values[len - length..].iter().any(|&value| value <= small) {
        return Ok(false);
    }
    let mut least = 0;
    for (heap, &value) in values.iter().enumerate().skip(len - length) {
        let lifted = sums.lifted_options(heap)?;
        let not_lifted = (0..value).rev().find(|&value| !lifted.contains(value));
        least = least.max(not_lifted.map_or(0, |value| value + 1));
    }
    let last = (len - width..len).map(|heap| Ok((sums.lasting_options(heap)?, sums.lasting_and_lifted_options(heap)?)));
    let last: Vec<(Bitset, Bitset)> = last.collect::<Result<_, SequenceError>>()?;
    let lasts = |value: u32| last.iter().all(|(lasting, _)| lasting.contains(value));
    let both = |value: u32| last.iter().all(|(_, both)| both.contains(value));
    let mut most = 0;
    while lasts(most) {
        spend(width / WORDS_OF_UNIT)?;
        most += 1;
    }
    let mut row = 0;
    for value in least..most.saturating_add(saltus) {
        spend(width / WORDS_OF_UNIT)?;
        row = if both(value) { row + 1 } else { 0 };
        if row >= saltus {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Plan, Sequence};
    use proptest::prelude::*;

    fn code(text: &str) -> Code {
        text.parse().unwrap()
    }

    fn proves(code: &Code, period: &Period, values: &[u32]) -> bool {
        super::proves(code, period, values).unwrap()
    }

    /// The values of `len` heaps, computed one by one.
    fn values(code: &Code, len: usize) -> Vec<u32> {
        let mut sequence = Sequence::new(code, &Plan { periods: false, ..Plan::default() }).unwrap();
        sequence.extend(len, &mut |_| true).unwrap();
        sequence.values().range(0..len)
    }

    /// The first `len` values that a period gives.
    fn continue_period(period: &Period, values: &[u32], len: usize) -> Vec<u32> {
        let value = |heap: usize| {
            let (folded, times) = period.fold(heap as u64);
            values[folded] + u32::try_from(times).unwrap() * period.saltus
        };
        (0..len).map(value).collect()
    }

    /// The values of all options of a heap; all splits are tried.
    fn options(code: &Code, values: &[u32], heap: usize) -> BTreeSet<u32> {
        fn split(values: &[u32], heaps: u32, rest: usize, least: usize, sum: u32, seen: &mut BTreeSet<u32>) {
            if heaps == 0 && rest == 0 {
                seen.insert(sum);
            } else if heaps > 0 {
                let largest = if heaps == 1 { rest } else { rest / heaps as usize };
                let smallest = if heaps == 1 { rest.max(least) } else { least };
                (smallest..=largest).for_each(|one| split(values, heaps - 1, rest - one, one, sum ^ values[one], seen));
            }
        }
        let mut seen = BTreeSet::new();
        for taken in 0..=heap {
            let allowed = (0..=code.heaps()).filter(|heaps| code.digit(taken) >> heaps & 1 == 1);
            allowed.for_each(|heaps| split(values, heaps, heap - taken, 1, 0, &mut seen));
        }
        seen
    }

    #[test]
    fn periods_of_the_literature_are_proved() {
        for (text, n0, length, saltus) in [
            ("lasker", 1, 4, 4),
            ("0.8", 1, 3, 1),
            ("0.c", 1, 2, 1),
            ("0.3f", 0, 6, 3),
            ("0.[7]", 0, 1, 1),
            ("8.[3]", 1, 8, 8),
            ("4.9", 16, 12, 4),
            ("0.1b", 5, 2, 1),
            ("0.e(16)", 1, 20, 16),
        ] {
            let values = values(&code(text), 256);
            let period = find(&values).unwrap();
            assert_eq!(period, Period { n0, length, saltus }, "{text}");
            let needed =
                needed_values(&code(text), &period, &values).unwrap().unwrap_or_else(|| panic!("{text} is not proved"));
            assert!(proves(&code(text), &period, &values[..needed]), "{text}");
            assert!(!proves(&code(text), &period, &values[..n0 + 2 * length]), "{text}");
        }
    }

    #[test]
    fn false_periods_are_not_proved() {
        let lasker = values(&code("lasker"), 40);
        let period = find(&lasker).unwrap();
        assert!(proves(&code("lasker"), &period, &lasker));
        // Nim has these values without splits, and with them a split has the value of its heap.
        let nim: Vec<u32> = (0..40).collect();
        assert!(!proves(&code("lasker"), &Period { n0: 0, length: 1, saltus: 1 }, &nim));
        for wrong in [Period { saltus: 8, ..period }, Period { saltus: 0, ..period }, Period { length: 0, ..period }] {
            assert!(!proves(&code("lasker"), &wrong, &lasker));
        }
        let mut other = lasker.clone();
        other.swap(30, 31);
        assert!(!proves(&code("lasker"), &period, &other));
        for text in ["nim", "4.3", "0.8", "8.[3]"] {
            assert!(!proves(&code(text), &period, &lasker), "{text}");
        }
    }

    #[test]
    fn a_period_that_ends_is_not_proved() {
        // The values of 0.f1[d] grow by 200 every 250 heaps, but not for ever.
        let code = code("0.f1[d]");
        let period = Period { n0: 398, length: 250, saltus: 200 };
        let first = values(&code, 1500);
        assert!(grows(&period, &first[..800]) && !grows(&period, &first));
        assert_eq!(needed_values(&code, &period, &first[..800]).unwrap(), None);
    }

    /// Growing values, of a game or of none, and a code.
    fn growing() -> impl Strategy<Value = (String, Period, Vec<u32>)> {
        let digits = || prop::collection::vec(0..16u32, 1..3);
        let text = (prop::sample::select(vec![0, 4, 8, 12]), digits(), prop::option::of(digits()));
        let write = |digits: &[u32]| digits.iter().map(|digit| format!("{digit:x}")).collect::<String>();
        let text = text.prop_map(move |(first, digits, tail)| {
            let tail = tail.map_or(String::new(), |tail| format!("[{}]", write(&tail)));
            format!("{first:x}.{}{tail}", write(&digits))
        });
        let period = (1..5usize, 1..7usize, 1..7u32);
        let period = period.prop_map(|(n0, length, saltus)| Period { n0, length, saltus });
        let values = prop::collection::vec(0..8u32, 12);
        (text, period, values)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn what_misses_has_no_option_of_its_value((text, period, first) in growing()) {
            let code = code(&text);
            let values = continue_period(&period, &first, 50);
            if applies(&code) && misses(&code, &period, &values).unwrap() {
                let small = values[..period.n0].iter().max().map_or(0, |value| (value + 1).next_power_of_two());
                for heap in (period.n0..50).filter(|&heap| values[heap] >= small && values[heap] > 0) {
                    prop_assert!(!options(&code, &values, heap).contains(&values[heap]), "{} {}", text, heap);
                }
            }
        }

        #[test]
        fn what_goes_on_reaches_all_smaller_values((text, period, first) in growing()) {
            let code = code(&text);
            let values = continue_period(&period, &first, 70);
            let sums = |len: usize| Sums::new(&code, &period, &values[..len]).unwrap();
            let goes_on = |len: usize| goes_on(&sums(len), &period, &values[..len]).unwrap();
            if applies(&code) && let Some(len) = (10..40).step_by(6).find(|&len| goes_on(len)) {
                for heap in len..70 {
                    let options = options(&code, &values, heap);
                    prop_assert!((0..values[heap]).all(|value| options.contains(&value)), "{} {}", text, heap);
                }
            }
        }
    }
}
