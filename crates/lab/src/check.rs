//! Checks certificates by plain code: one value after another, no vectors, no tiles, nothing of the fast methods.
use crate::{
    Argument, Certificate, Mask, Period, SequenceError, moves::Moves, period::prime_divisors, plain::Plain, sets::Sets,
    sum::Checksum,
};

/// Verifies a certificate. `watch` sees how many values were checked, of how many; when it says no, that is all.
pub fn check(certificate: &Certificate, watch: &mut dyn FnMut(usize, usize) -> bool) -> Result<(), SequenceError> {
    let Certificate { code, period, argument, needed, .. } = certificate;
    let refuted = |reason: &str| Err(SequenceError::Refuted(reason.to_owned()));
    let enough = match (argument, code.last()) {
        (Argument::GuySmith, Some(last)) => {
            !code.is_unequal() && code.heaps() <= 2 && period.saltus == 0 && *needed >= period.guy_smith(last)
        }
        (Argument::Window(width), Some(last)) => enough_for_window(certificate, *width, last),
        (Argument::Frontier, None) => code.tail() == [3] && code.digits().iter().all(|digit| [0, 3].contains(digit)),
        _ => false,
    };
    if !enough || period.length == 0 || *needed as u64 > 1 << 40 {
        return refuted("its argument does not apply to this game, or needs more values");
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

/// Whether a window of this width came twice, after all rare heaps and with the right parity.
fn enough_for_window(certificate: &Certificate, width: usize, last: usize) -> bool {
    let Certificate { code, period, needed, rares, .. } = certificate;
    let times = match rares {
        Some((mask, _)) if mask.positional && period.length % 2 == 1 => 2,
        _ => 1,
    };
    let within = match rares {
        Some((mask, rares)) => mask.bits != 0 && rares.last().is_none_or(|&(heap, _)| heap + last < width),
        None => code.only_takes() && last < width,
    };
    let first = if rares.is_some() { period.n0.max(width) } else { period.n0.max(1) };
    period.saltus == 0 && within && *needed >= first + times * period.length + width
}

/// Whether all values known repeat.
fn holds(values: &[u32], period: &Period) -> bool {
    let Period { n0, length, saltus } = *period;
    n0 + length < values.len()
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
    let Certificate { code, needed, rares, .. } = certificate;
    let mut values = Vec::new();
    if let (Some((mask, rares)), Some(moves)) = (rares, code.moves()) {
        let mut one = OneByOne::new(moves, *mask, rares, certificate);
        while values.len() < *needed {
            values.push(one.step(&values)?);
            if values.len().is_multiple_of(1 << 16) && !watch(values.len(), *needed) {
                return Err(SequenceError::Stopped);
            }
        }
    } else if let Some(moves) = code.moves() {
        let mut plain = Plain::new(moves);
        (0..*needed).for_each(|_| values.push(plain.step()));
    } else {
        let mut sets = Sets::new(code);
        for _ in 0..*needed {
            values.push(sets.step()?);
        }
    }
    Ok(values)
}

/// The sparse method in its plainest form, with the mask and the rare heaps of the certificate.
struct OneByOne<'a> {
    moves: Moves,
    mask: Mask,
    rares: &'a [(usize, u16)],
    met: usize,
    /// From heap `from` on, splits must be found within `width`.
    from: usize,
    width: usize,
    seen: Vec<bool>,
}

impl<'a> OneByOne<'a> {
    fn new(moves: Moves, mask: Mask, rares: &'a [(usize, u16)], certificate: &Certificate) -> OneByOne<'a> {
        let (from, width) = match certificate.argument {
            Argument::Window(width) => (certificate.needed - certificate.period.length, width),
            _ => (usize::MAX, 0),
        };
        OneByOne { moves, mask, rares, met: 0, from, width, seen: Vec::new() }
    }

    fn step(&mut self, values: &[u32]) -> Result<u32, SequenceError> {
        let n = values.len();
        self.seen.clear();
        if self.moves.whole.contains(&n) {
            self.see(0);
        }
        for i in 0..self.moves.take.len() {
            if let Some(rest) = n.checked_sub(self.moves.take[i]).filter(|&rest| rest > 0) {
                self.see(values[rest]);
            }
        }
        for i in 0..self.moves.split.len() {
            let Some(rest) = n.checked_sub(self.moves.split[i]) else { continue };
            for &(heap, value) in &self.rares[..self.met] {
                if heap < rest && !(self.moves.unequal && 2 * heap == rest) {
                    let sum = values[rest - heap] ^ u32::from(value);
                    if self.seen.len() <= sum as usize {
                        self.seen.resize(sum as usize + 1, false);
                    }
                    self.seen[sum as usize] = true;
                }
            }
        }
        let mut value = 0;
        while self.is_reached(values, value) {
            value += 1;
        }
        self.meet(n, value)?;
        Ok(value)
    }

    fn see(&mut self, value: u32) {
        if self.seen.len() <= value as usize {
            self.seen.resize(value as usize + 1, false);
        }
        self.seen[value as usize] = true;
    }

    /// Whether a move has this value: for a common one, rare heaps tell; for a rare one, all splits are looked at.
    fn is_reached(&self, values: &[u32], sum: u32) -> bool {
        let n = values.len();
        if self.seen.get(sum as usize) == Some(&true) {
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

    /// A heap is rare exactly when the certificate says so.
    fn meet(&mut self, heap: usize, value: u32) -> Result<(), SequenceError> {
        let rare = heap > 0 && self.mask.is_rare(value, heap);
        let listed = self.rares.get(self.met).is_some_and(|&(next, _)| next == heap);
        if rare != listed || rare && u32::from(self.rares[self.met].1) != value {
            return Err(SequenceError::Refuted(format!("heap {heap} is not as the list of rare heaps says")));
        }
        self.met += usize::from(rare);
        Ok(())
    }
}

/// Whether the last values, and the old ones that no old one is above, come again one period later.
fn frontier_repeats(certificate: &Certificate, values: &[u32]) -> bool {
    let width = certificate.code.digits().len() - 1;
    let state = |len: usize| {
        let old = &values[..len - width];
        let missing = (0..).find(|value| !old.contains(value)).unwrap_or(0);
        let count = |&value: &u32| value.checked_sub(missing);
        let mut above: Vec<u32> = old.iter().filter_map(count).collect();
        above.sort_unstable();
        above.dedup();
        let last: Vec<Option<u32>> = values[len - width..len].iter().map(count).collect();
        (last, above)
    };
    let (needed, length) = (certificate.needed, certificate.period.length);
    // The search may have met a multiple of the shortest period.
    (1..=needed / length)
        .any(|times| needed >= times * length + width && state(needed) == state(needed - times * length))
}
