//! Checks certificates by plain code: one value after another, without vectors, tiles or anything else of the fast
//! methods.
use crate::{
    Argument, Certificate, Code, Mask, Period, SequenceError,
    codes::{NOTHING, ONE, moves::Moves},
    methods::{general::General, plain::Plain},
    period::{lift, prime_divisors},
    storage::checksum::Checksum,
};
use std::collections::BTreeSet;

/// Maximum number of values that are computed again. For more, plain code would take weeks, and memory would not
/// suffice.
const MAX_VALUES: u64 = 1 << 32;

/// Verifies a certificate.
///
/// `watch` is called with the number of values checked so far and the number of all values; the check stops when it
/// returns false.
pub fn check(certificate: &Certificate, watch: &mut dyn FnMut(usize, usize) -> bool) -> Result<(), SequenceError> {
    let Certificate { period, argument, needed, .. } = certificate;
    let refuted = |reason: &str| Err(SequenceError::Refuted(reason.to_owned()));
    // A run that was interrupted and continued may have needed more values than the fewest.
    let is_enough = |fewest: usize| (fewest..=fewest.saturating_mul(64).max(1 << 20)).contains(needed);
    if period.length == 0 || !fewest(certificate).is_some_and(is_enough) {
        return refuted("its argument does not apply to this game, or needs another number of values");
    }
    let values = recompute(certificate, watch)?;
    let mut sum = Checksum::START;
    values.iter().for_each(|&value| sum.word(value.into()));
    if sum.0 != certificate.values {
        return refuted("the values are others");
    }
    if !holds(&values, period) {
        return refuted("values do not repeat as it says");
    }
    if period.n0 > 0 && holds(&values, &Period { n0: period.n0 - 1, ..*period }) {
        return refuted("the period begins earlier");
    }
    if *argument == Argument::Frontier && !frontier_repeats(certificate, &values) {
        return refuted("what is left to exclude does not repeat");
    }
    if *argument == Argument::Lift && !lift::proves(&certificate.code, period, &values)? {
        return refuted("options that matter do not come again");
    }
    let shorter = |prime: usize| {
        let prime32 = u32::try_from(prime).unwrap_or(u32::MAX);
        let part = Period { n0: period.n0, length: period.length / prime, saltus: period.saltus / prime32 };
        period.saltus.is_multiple_of(prime32) && holds(&values, &part)
    };
    if prime_divisors(period.length).into_iter().any(shorter) {
        return refuted("a part of the period is a period");
    }
    Ok(())
}

/// Returns the least number of values that the argument needs, if it applies to the game.
fn fewest(certificate: &Certificate) -> Option<usize> {
    let Certificate { code, period, argument, needed, .. } = certificate;
    match (argument, code.last()) {
        (Argument::GuySmith | Argument::Digits, _) => {
            period.long_enough(code).filter(|(_, enough)| enough == argument).map(|(needed, _)| needed)
        }
        (Argument::Window(width), Some(last)) if period.saltus == 0 => window_twice(certificate, *width, last),
        (Argument::Lift, _) if lift::applies(code) && *needed <= lift::MAX_VALUES => lift::fewest(code, period),
        (Argument::Frontier, None) if code.only_takes() => period.n0.checked_add(period.length),
        _ => None,
    }
}

/// Returns the number of values after which a window of this width has occurred twice, after all rare heaps and with
/// the right parity.
fn window_twice(certificate: &Certificate, width: usize, last: usize) -> Option<usize> {
    let Certificate { code, period, rare_heaps, .. } = certificate;
    let times = match rare_heaps {
        Some((mask, _)) if mask.positional && period.length % 2 == 1 => 2,
        _ => 1,
    };
    let within = match rare_heaps {
        Some((mask, rare_heaps)) => {
            let largest = rare_heaps.iter().map(|&(heap, _)| heap).max().unwrap_or(0);
            mask.bits != 0 && largest.checked_add(last)? < width
        }
        None => code.only_takes() && last < width,
    };
    let first = if rare_heaps.is_some() { period.n0.max(width) } else { period.n0.max(1) };
    within.then_some(first)?.checked_add(period.length.checked_mul(times)?)?.checked_add(width)
}

/// Whether all known values repeat.
fn holds(values: &[u32], period: &Period) -> bool {
    let Period { n0, length, saltus } = *period;
    n0.checked_add(length).is_some_and(|second| second <= values.len())
        && values[n0..]
            .iter()
            .zip(&values[n0 + length..])
            .all(|(a, b)| u64::from(*a) + u64::from(saltus) == u64::from(*b))
}

/// Computes the values that the argument needs.
fn recompute(
    certificate: &Certificate,
    watch: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Vec<u32>, SequenceError> {
    let Certificate { code, needed, rare_heaps, .. } = certificate;
    let mut values = Vec::new();
    if *needed as u64 > MAX_VALUES || values.try_reserve_exact(*needed).is_err() {
        return Err(SequenceError::TooMany { count: *needed as u64, most: MAX_VALUES });
    }
    if let (Some((mask, rare_heaps)), Some(moves)) = (rare_heaps, code.moves()) {
        let mut one = OneByOne::new(moves, *mask, rare_heaps, certificate);
        while values.len() < *needed {
            values.push(one.step(&values)?);
            if values.len().is_multiple_of(1 << 16) && !watch(values.len(), *needed) {
                return Err(SequenceError::Stopped);
            }
        }
        if rare_heaps[one.next_rare..].iter().any(|(heap, _)| heap < needed) {
            return Err(SequenceError::Refuted("its list of rare heaps is in disorder".to_owned()));
        }
    } else if let Some(moves) = code.moves() {
        let mut plain = Plain::new(moves);
        (0..*needed).for_each(|_| values.push(plain.step()));
    } else {
        let mut general = General::new(code);
        for _ in 0..*needed {
            values.push(general.step()?);
        }
    }
    Ok(values)
}

/// The sparse method in its plainest form, with the mask and the rare heaps of the certificate.
struct OneByOne<'a> {
    moves: Moves,
    mask: Mask,
    rare_heaps: &'a [(usize, u16)],
    next_rare: usize,
    /// From heap `from` on, splits must be found within `width`.
    from: usize,
    width: usize,
    options: Vec<bool>,
}

impl<'a> OneByOne<'a> {
    fn new(moves: Moves, mask: Mask, rare_heaps: &'a [(usize, u16)], certificate: &Certificate) -> OneByOne<'a> {
        let (from, width) = match certificate.argument {
            Argument::Window(width) => (certificate.needed - certificate.period.length, width),
            _ => (usize::MAX, 0),
        };
        OneByOne { moves, mask, rare_heaps, next_rare: 0, from, width, options: Vec::new() }
    }

    fn step(&mut self, values: &[u32]) -> Result<u32, SequenceError> {
        let n = values.len();
        self.options.clear();
        if self.moves.whole.contains(&n) {
            self.mark(0);
        }
        for i in 0..self.moves.take.len() {
            if let Some(rest) = n.checked_sub(self.moves.take[i]).filter(|&rest| rest > 0) {
                self.mark(values[rest]);
            }
        }
        for i in 0..self.moves.split.len() {
            let Some(rest) = n.checked_sub(self.moves.split[i]) else { continue };
            for &(heap, value) in &self.rare_heaps[..self.next_rare] {
                if heap < rest && !(self.moves.unequal && 2 * heap == rest) {
                    let sum = values[rest - heap] ^ u32::from(value);
                    if self.options.len() <= sum as usize {
                        self.options.resize(sum as usize + 1, false);
                    }
                    self.options[sum as usize] = true;
                }
            }
        }
        let mut value = 0;
        while self.is_reached(values, value) {
            value += 1;
        }
        self.check_rarity(n, value)?;
        Ok(value)
    }

    fn mark(&mut self, value: u32) {
        if self.options.len() <= value as usize {
            self.options.resize(value as usize + 1, false);
        }
        self.options[value as usize] = true;
    }

    /// Whether a move has this value. Splits with rare heaps decide it for a common value; for a rare one all splits
    /// are tried.
    fn is_reached(&self, values: &[u32], sum: u32) -> bool {
        let n = values.len();
        if self.options.get(sum as usize) == Some(&true) {
            return true;
        }
        if !self.mask.is_rare(sum, n) {
            return false;
        }
        self.moves.split.iter().filter(|&&t| n > t + 1).any(|&t| {
            let rest = n - t;
            let half = self.moves.half(rest);
            let most = if n >= self.from { half.min(self.width.saturating_sub(t)) } else { half };
            (1..=most).any(|heap| values[heap] ^ values[rest - heap] == sum)
        })
    }

    /// Checks that a heap is rare exactly if the certificate lists it.
    fn check_rarity(&mut self, heap: usize, value: u32) -> Result<(), SequenceError> {
        let rare = heap > 0 && self.mask.is_rare(value, heap);
        let listed = self.rare_heaps.get(self.next_rare).is_some_and(|&(next, _)| next == heap);
        if rare != listed || rare && u32::from(self.rare_heaps[self.next_rare].1) != value {
            return Err(SequenceError::Refuted(format!("heap {heap} is not as the list of rare heaps says")));
        }
        self.next_rare += usize::from(rare);
        Ok(())
    }
}

/// Everything that determines the values of all heaps after the first `len`: the phase of the code, the last values,
/// the values excluded for ever, both relative to the least value that is not excluded, and that value.
type State = (usize, Vec<Option<u32>>, Vec<BTreeSet<u32>>, u32);

/// Whether the state that determines all later values has occurred before, one or more periods ago.
fn frontier_repeats(certificate: &Certificate, values: &[u32]) -> bool {
    let Period { length, saltus, .. } = certificate.period;
    let (phase, last, above, missing) = state(&certificate.code, values);
    let occurred_before = |times: usize| {
        let earlier = state(&certificate.code, &values[..values.len() - times * length]);
        let growth = missing.checked_sub(earlier.3).map(u64::from);
        growth == Some(times as u64 * u64::from(saltus))
            && (phase, &last, &above) == (earlier.0, &earlier.1, &earlier.2)
    };
    // The search may have found a multiple of the shortest period.
    (1..=values.len() / length)
        .take_while(|times| values.len() - times * length >= certificate.code.digits().len())
        .any(occurred_before)
}

fn state(code: &Code, values: &[u32]) -> State {
    let (len, tail, width) = (values.len(), code.tail(), code.digits().len() - 1);
    let excluded = |phase: usize| {
        let taken = |heap: usize| (phase + tail.len() - heap % tail.len()) % tail.len();
        let reached = (1..len - width).filter(|&heap| tail[taken(heap)] & ONE != 0).map(|heap| values[heap]);
        reached.chain((tail[phase] & NOTHING != 0).then_some(0)).collect()
    };
    let excluded: Vec<BTreeSet<u32>> = (0..tail.len()).map(excluded).collect();
    let missing = (0..).find(|value| excluded.iter().any(|set| !set.contains(value))).unwrap_or(u32::MAX);
    let from = |value: &u32| value.checked_sub(missing);
    let above = excluded.iter().map(|set| set.iter().filter_map(from).collect()).collect();
    (len % tail.len(), values[len - width..].iter().map(from).collect(), above, missing)
}
