//! Arithmetic periods of games in which any number may be taken and some splits are allowed, as Lasker's Nim.
//!
//! Whoever may take any number excludes 0 and the values of all smaller heaps; `missing` is the least value left. The value of
//! a heap `n` is the first one left that no split has. Let values grow by a power of two, `s = 2^k`, every `p` heaps from `n0` on,
//! as far as they are known. They do so for ever if
//!
//! 1. what is left, counted from `missing`, was the same one period ago, and `missing` is larger by `s`;
//! 2. each value left that one of the last `p` heaps passed over is that of a split with a heap of a value below `s`: the other
//!    heap grows by `p`, and the sum by `s`, because the low bits are not touched;
//! 3. no split has the value of its heap. Of values, the `k` low bits repeat, and the rest grows by 1 from period to period. So for
//!    heaps that fill their places in the period the rests of the two parts together exceed that of the heap by a fixed `d`, and
//!    their nim-sum is at most their sum and of the same parity: it differs from the rest of the heap if `d` is negative or odd.
use super::Period;
use crate::{
    Code,
    code::{NOTHING, ONE, TWO},
};

/// Periods are looked for, and checked, up to this length and first heap together.
const LONGEST: usize = 256;

/// Whether the argument can be made for a code: any number may be taken, and splits are into two, of finitely many kinds.
pub(crate) fn applies(code: &Code) -> bool {
    let takes = NOTHING | ONE;
    let may_split = |digit: &u16| digit & !TWO == takes;
    !code.is_unequal()
        && code.heaps() == 2
        && code.digits()[1..].iter().all(may_split)
        && !code.tail().is_empty()
        && code.tail().iter().all(|&digit| digit == takes)
}

/// Of so many heaps at least values must be known.
pub(crate) fn fewest(code: &Code, period: &Period) -> Option<usize> {
    let first = period.n0.max(1);
    let both_small = first.checked_mul(2)?.checked_add(code.digits().len())?;
    Some(both_small.max(period.length.checked_mul(2)?.checked_add(first)?.checked_add(1)?))
}

/// A period of the last values, each time larger by the same power of two.
pub(crate) fn find(values: &[u32]) -> Option<Period> {
    let half = values.len() / 2;
    let grows = |length: usize, from: usize| {
        let saltus = values.get(half + length)?.checked_sub(values[half]).filter(|saltus| saltus.is_power_of_two())?;
        let first = (from..values.len() - length)
            .rev()
            .find(|&heap| values[heap].checked_add(saltus) != Some(values[heap + length]));
        Some((first.map_or(from, |heap| heap + 1), saltus))
    };
    let length = (1..LONGEST.min(half)).find(|&length| grows(length, half).is_some_and(|(first, _)| first == half))?;
    let (n0, saltus) = grows(length, 0)?;
    Some(Period { n0, length, saltus })
}

/// Whether these values prove a period.
pub(crate) fn proves(code: &Code, period: &Period, values: &[u32]) -> bool {
    let Period { n0, length, saltus } = *period;
    let fits = n0.checked_add(length).is_some_and(|end| end <= LONGEST) && saltus.is_power_of_two() && length > 0;
    if !fits || !applies(code) || fewest(code, period).is_none_or(|fewest| fewest > values.len()) {
        return false;
    }
    let last = values.len() - length;
    let grow = (n0..last).all(|heap| values[heap].checked_add(saltus) == Some(values[heap + length]));
    grow && comes_again(values, length, saltus)
        && (last..values.len()).all(|heap| passes_over(code, period, values, heap))
        && (n0.max(1)..n0.max(1) + length).all(|heap| is_missed(code, period, values, heap))
}

/// What smaller heaps exclude, from the least value on that they do not.
fn excluded(values: &[u32]) -> (u32, Vec<u32>) {
    let mut sorted: Vec<u32> = values.iter().skip(1).copied().chain([0]).collect();
    sorted.sort_unstable();
    sorted.dedup();
    let missing =
        (0..).zip(&sorted).find(|&(place, &value)| place != value).map_or(sorted.len(), |(place, _)| place as usize);
    let above = sorted.split_off(missing);
    let missing = u32::try_from(missing).unwrap_or(u32::MAX);
    (missing, above.into_iter().map(|value| value - missing).collect())
}

/// The first condition.
fn comes_again(values: &[u32], length: usize, saltus: u32) -> bool {
    let ((now, above), (then, before)) = (excluded(values), excluded(&values[..values.len() - length]));
    now == then + saltus && above == before
}

/// The second condition, for one heap.
fn passes_over(code: &Code, period: &Period, values: &[u32], heap: usize) -> bool {
    let (missing, above) = excluded(&values[..heap]);
    let left = |&value: &u32| above.binary_search(&(value - missing)).is_err();
    (missing..values[heap]).filter(left).all(|value| {
        splits(code).any(|taken| {
            let rest = heap.saturating_sub(taken);
            let partners = 1..rest.saturating_sub(period.n0.max(1) - 1);
            partners.into_iter().any(|part| values[part] < period.saltus && values[part] ^ values[rest - part] == value)
        })
    })
}

/// The third condition, for one place in the period.
fn is_missed(code: &Code, period: &Period, values: &[u32], heap: usize) -> bool {
    let (first, length) = (period.n0.max(1), period.length);
    let misses = |taken: usize, one: usize, other: usize| {
        let left = whole(heap) - whole(taken) - whole(one) - whole(other);
        let low = (values[one] ^ values[other] ^ values[heap]) & (period.saltus - 1);
        let rest = |part: usize| i64::from(values[part] / period.saltus);
        let more = rest(one) + rest(other) - rest(heap) + left / whole(length);
        left % whole(length) != 0 || low != 0 || more < 0 || more % 2 != 0
    };
    let others = 1..first + length;
    splits(code).all(|taken| (first..first + length).all(|one| others.clone().all(|other| misses(taken, one, other))))
}

/// Numbers that may be taken when a heap is split.
fn splits(code: &Code) -> impl Iterator<Item = usize> {
    (0..code.digits().len()).filter(|&taken| code.digit(taken) & TWO != 0)
}

/// A heap as a number that may be subtracted from.
fn whole(heap: usize) -> i64 {
    i64::try_from(heap).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lasker's Nim: 3 and 4, 7 and 8, and so on change places.
    fn lasker() -> (Code, Vec<u32>) {
        let value = |heap: u32| match heap % 4 {
            3 => heap + 1,
            0 if heap > 0 => heap - 1,
            _ => heap,
        };
        ("lasker".parse().unwrap(), (0..40).map(value).collect())
    }

    #[test]
    fn lasker_grows_by_four() {
        let (code, values) = lasker();
        let period = find(&values).unwrap();
        assert_eq!(period, Period { n0: 1, length: 4, saltus: 4 });
        assert!(proves(&code, &period, &values) && !proves(&code, &period, &values[..9]));
    }

    #[test]
    fn what_is_not_so_is_not_proved() {
        let (code, values) = lasker();
        let period = find(&values).unwrap();
        // Nim has these values without splits, and with them a split has the value of its heap.
        let nim: Vec<u32> = (0..40).collect();
        assert!(!proves(&code, &Period { n0: 0, length: 1, saltus: 1 }, &nim));
        assert!(!proves(&code, &Period { length: 8, ..period }, &values));
        let mut other = values.clone();
        other.swap(30, 31);
        assert!(!proves(&code, &period, &other));
        assert!(!proves(&"nim".parse().unwrap(), &Period { n0: 1, length: 4, saltus: 4 }, &values));
    }
}
