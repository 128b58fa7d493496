//! Arithmetic periods of games with splits in which any number may be taken, as in Lasker's Nim, or three heaps left.
//!
//! Let values grow by `s > 0` every `p` heaps from `n0 ≥ 1` on, as far as they are known, for all heaps below `N`; and
//! let `2^k` be the largest power of two that divides `s`. Of a value, the `k` *low bits* repeat then, and the *rest*
//! grows by `m = s / 2^k` from period to period. Let `g(n)` be the value of heap `n` if this goes on for ever. It does
//! so if for each `n ≥ N`, smaller heaps having the values `g`, no option of heap `n` has the value `g(n)`, and all
//! smaller values are those of options. Both follow from what can be checked in finitely many steps.
//!
//! *No option has the value.* The *lead* of a heap is the rest of its value less `m` times the number of whole periods
//! in the heap; from `n0` on it depends on the place in the period only. Let `t` be taken from heap `n`, and heaps be
//! left; and let `t` and what these heaps have beyond whole periods be `c p` more than what `n` has beyond them. Then
//! the rests of the heaps left, added up, exceed the rest of `g(n)` by `d`, the sum of their leads less the lead of `n`
//! less `c m`. The nim-sum of the rests is at most their sum and of the same parity. So the option has another value if
//! `d` is negative or odd, or if the low bits differ; or if one heap is left and `d` is not 0. Leads, places and low
//! bits are finitely many, and `d` is negative where much is taken: all is checked at once for options that leave a
//! heap of at least `n0`. Other options have too small a value: nim-sums of heaps below `n0` must be less than the
//! values of the last `p` known heaps.
//!
//! *All smaller values are reached.* Two kinds of options come again for larger heaps:
//!
//! * An option *lasts* if all heaps larger by a multiple of `w` have one with the same value; `w` is the least common
//!   multiple of `2 p` and the number of digits that repeat. So it is if the number taken belongs to the digits that
//!   repeat, for it may be larger by `w`; or if two of the heaps left are equal, or are both at least `n0` and have
//!   equal rests, for each of the two may be larger by `w / 2`, and their nim-sum stays.
//! * An option is *lifted* if one of the heaps left is at least `n0` and the nim-sum of the others is less than `2^k`:
//!   when that one is larger by `p`, the option is one of a heap larger by `p`, and its value is larger by `s`, for the
//!   low bits stay.
//!
//! There must be a value `b` such that each of the last `w` known heaps has lasting options with all values below `b`,
//! and options with all values `v`, `b ≤ v < b + s`, that last and are lifted for as long as they last; and each of the
//! last `p` known heaps has lifted options with all values from `b` to below its own. Then all heaps to come have such
//! options too: a value below `b + s` lasts, and a larger one is lifted from the heap one period smaller.
//!
//! What is said of `p` and `s` may be said of `2 p` and `2 s` as well, and so on; one more low bit can show more.
//! Source: low bits, rests and options `(q, x, x)` are as in S. Howse and R. J. Nowakowski, Periodicity and
//! arithmetic-periodicity in hexadecimal games, 2004; the conditions are other ones, made for checking.
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

/// Maximum length of a period, including its first heap, that is looked for and checked.
const LONGEST: usize = 1024;
/// Maximum number of values that are looked at.
pub(crate) const MOST: usize = 1 << 12;
/// Numbers of periods that are tried as one.
const TIMES: [u32; 4] = [1, 2, 4, 8];
/// Maximum number of different leads of the heaps that an option leaves, together with places in the period.
const MOST_PLACES: usize = 1 << 16;

/// Whether the argument can be made for a code. A code with finitely many digits that leaves at most two heaps has no
/// such period.
pub(crate) fn applies(code: &Code) -> bool {
    !code.is_unequal() && !code.only_takes() && (code.heaps() > 2 || !code.tail().is_empty())
}

/// Minimum number of known values.
pub(crate) fn fewest(code: &Code, period: &Period) -> Option<usize> {
    let fits = period.length > 0 && period.n0.checked_add(period.length).is_some_and(|end| end <= LONGEST);
    if !fits || period.saltus == 0 {
        return None;
    }
    Some(period.n0.max(1) + lasting(code, period.length)?)
}

/// A period of the last values, each time larger by the same number; at least a third of the second half is compared.
pub(crate) fn find(values: &[u32]) -> Option<Period> {
    let half = values.len() / 2;
    let grows = |length: usize, from: usize| {
        let saltus = values.get(half + length)?.checked_sub(values[half]).filter(|&saltus| saltus > 0)?;
        let first = (from..values.len() - length)
            .rev()
            .find(|&heap| values[heap].checked_add(saltus) != Some(values[heap + length]));
        Some((first.map_or(from, |heap| heap + 1), saltus))
    };
    let length = (1..LONGEST.min(half - half / 3))
        .find(|&length| grows(length, half).is_some_and(|(first, _)| first == half))?;
    let (n0, saltus) = grows(length, 0)?;
    Some(Period { n0, length, saltus })
}

/// Number of these values that prove a period: not always as few as possible. An error if an
/// [`interrupt`](crate::interrupt) comes first.
pub(crate) fn needed(code: &Code, period: &Period, values: &[u32]) -> Result<Option<usize>, SequenceError> {
    let values = &values[..values.len().min(MOST)];
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
    let is_enough = |fewest| (fewest..=MOST).contains(&values.len());
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

/// The period several times, from the first heap on that can be left.
fn multiples(period: &Period) -> impl Iterator<Item = Period> {
    let Period { n0, length, saltus } = *period;
    let multiple = move |times: u32| {
        Some(Period { n0: n0.max(1), length: length * times as usize, saltus: saltus.checked_mul(times)? })
    };
    TIMES.into_iter().filter_map(multiple).filter(|longer| longer.n0 + longer.length <= LONGEST)
}

/// By how much heaps with the same lasting options differ.
fn lasting(code: &Code, length: usize) -> Option<usize> {
    common_multiple(2 * length, code.tail().len().max(1))
}

/// Whether the known values grow as the period says.
fn grows(period: &Period, values: &[u32]) -> bool {
    let Period { n0, length, saltus } = *period;
    let last = values.len().saturating_sub(length);
    n0 <= last && (n0..last).all(|heap| values[heap].checked_add(saltus) == Some(values[heap + length]))
}

/// The largest power of two that divides the saltus: values below it have low bits only.
fn unit(period: &Period) -> u32 {
    1 << period.saltus.trailing_zeros()
}

/// Whether no option of a later heap has its value, if one of the heaps left is in the period.
fn misses(code: &Code, period: &Period, values: &[u32]) -> Result<bool, SequenceError> {
    let (first, end) = (period.n0, period.n0 + period.length);
    let leads = Leads::new(code, period, &values[..end]);
    if leads.places > MOST_PLACES {
        return Ok(false);
    }
    let parts: BTreeSet<(usize, u32)> = (1..end).map(|heap| leads.part(heap)).collect();
    let large: BTreeSet<(usize, u32)> = (first..end).map(|heap| leads.part(heap)).collect();
    let mut sums = add_part(&[Bitset::of(0)], &large, leads.places)?;
    for heaps in 1..=code.heaps() {
        if heaps > 1 {
            sums = add_part(&sums, &parts, leads.places)?;
        }
        for heap in first..end {
            spend(leads.places / WORDS_OF_UNIT)?;
            if (0..leads.places).any(|place| leads.hits(heaps, place, &sums[place], heap)) {
                // It is no hit if an interrupt has come.
                spend(0)?;
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Whether later heaps have larger values than heaps before the period together, and reach all values below their own.
fn goes_on(sums: &Sums<'_>, period: &Period, values: &[u32]) -> Result<bool, SequenceError> {
    let Period { n0, length, saltus } = *period;
    let len = values.len();
    let Some(width) = lasting(sums.code, length) else { return Ok(false) };
    let small = values[..n0].iter().max().map_or(0, |value| u32::MAX.checked_shr(value.leading_zeros()).unwrap_or(0));
    if len < n0 + width || values[len - length..].iter().any(|&value| value <= small) {
        return Ok(false);
    }
    let mut least = 0;
    for (heap, &value) in values.iter().enumerate().skip(len - length) {
        let lifted = sums.lifted(heap)?;
        let not_lifted = (0..value).rev().find(|&value| !lifted.contains(value));
        least = least.max(not_lifted.map_or(0, |value| value + 1));
    }
    let last = (len - width..len).map(|heap| Ok((sums.lasting(heap)?, sums.both(heap)?)));
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
    fn continued(period: &Period, values: &[u32], len: usize) -> Vec<u32> {
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
                needed(&code(text), &period, &values).unwrap().unwrap_or_else(|| panic!("{text} is not proved"));
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
        assert_eq!(needed(&code, &period, &first[..800]).unwrap(), None);
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
            let values = continued(&period, &first, 50);
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
            let values = continued(&period, &first, 70);
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
