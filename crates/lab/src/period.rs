//! Periods: how they are found early, and how they are proved to last for ever.
//!
//! From heap `n0` on, values repeat every `p` heaps, each time larger by the saltus `s`, which is 0 for all octal
//! games. There are five proofs:
//!
//! * *Guy and Smith 1956*, for codes `d0.d1…dk` that allow equal heaps: if a move leaves at most two heaps, it is
//!   enough that values repeat for all `n0 ≤ n < 2 n0 + p + k`, because one of two heaps is then always in the part
//!   that is known to repeat. If it leaves `h` heaps, the largest of them is in that part if values repeat for all
//!   `n0 ≤ n < h n0 + (h - 1) p + k`.
//! * *The digits*, for codes in which `q` digits repeat for ever after the first `k`. Let `w` be the least common
//!   multiple of `p` and
//!   `q`, and let values be known to repeat from `n0` to below `h (n0 + w) + k + w`. A move from any larger heap leaves
//!   a heap of at least `n0 + w`, or takes more than `k + w`. Reducing that number by `w` gives a move with the same
//!   value from a heap smaller by `w`, and the other way round.
//! * *The window*: if the value of every heap depends only on the last `w` values, a window that occurs twice proves
//!   the period. This is the case if heaps are never split, and in a sparse game if all rare heaps, with what is taken,
//!   and all splits that reach rare values are within `w` of the end. If the mask counts parity, `p` must be even, or
//!   values known for twice the period. It needs `n0 + p + w` values instead of twice as many, and holds for unequal
//!   splits too.
//! * *The frontier*, for codes without splits whose digits repeat for ever, such as those that allow all but finitely
//!   many numbers to be taken: all values below some `v` are excluded for ever, and the other excluded values, relative
//!   to `v`, occur twice together with the last values.
//! * *The lift*, for codes with splits in which values grow: those whose digits repeat for ever, as Lasker's Nim, or
//!   that leave three or more heaps. No option can have the value that the period gives, and options with all smaller
//!   values last, or recur one period later, larger by the saltus. The conditions, and why they suffice, are in
//!   [`lift`].
mod find;
mod frontier;
pub(crate) mod lift;

use crate::Code;
pub(crate) use find::Finder;
pub use find::matching_prefixes;
pub(crate) use frontier::Frontier;

/// A period of values, from heap `n0` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first heap of the first period; the last exception is the heap before it.
    pub n0: usize,
    /// Number of heaps after which values repeat.
    pub length: usize,
    /// How much values grow from each period to the next.
    pub saltus: u32,
}

/// Why a period lasts for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Values repeat far enough that one of any two heaps is known to repeat.
    GuySmith,
    /// Values repeat far enough that one of the heaps left, or else the digit of the tokens taken, is known to repeat.
    Digits,
    /// Values depend only on this many values before them, and these occurred twice.
    Window(usize),
    /// The state that determines all later values occurred twice.
    Frontier,
    /// Options with smaller values last, or recur one period later, larger by the saltus; and no option has the value
    /// itself.
    Lift,
}

/// A period with its proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The shortest period, from its first heap on.
    pub period: Period,
    /// Why it lasts for ever.
    pub argument: Argument,
    /// Number of values that prove it.
    pub needed: usize,
}

impl Period {
    /// Maps a heap to one before the end of the first period. Returns that heap, and how often the saltus must be added
    /// to its value.
    pub fn fold(&self, heap: u64) -> (usize, u64) {
        let (n0, length) = (self.n0 as u64, self.length as u64);
        match heap.checked_sub(n0 + length) {
            None => (usize::try_from(heap).unwrap_or(usize::MAX), 0),
            Some(beyond) => {
                let heap = n0 + beyond % length;
                (usize::try_from(heap).unwrap_or(usize::MAX), beyond / length + 1)
            }
        }
    }

    /// Returns the number of values that prove the period of a code, and why, if repetition alone is enough.
    pub(crate) fn long_enough(&self, code: &Code) -> Option<(usize, Argument)> {
        if code.is_unequal() || self.saltus > 0 || self.length == 0 {
            return None;
        }
        if let Some(last) = code.last() {
            return Some((self.guy_smith(last, code.heaps()), Argument::GuySmith));
        }
        let width = common_multiple(self.length, code.tail().len())?;
        let smaller = self.n0.max(1).checked_add(width)? - 1;
        let left = smaller.checked_mul(code.heaps() as usize)?;
        Some((left.checked_add(code.digits().len())?.checked_add(width)?, Argument::Digits))
    }

    /// Returns the number of values that prove, by the theorem of Guy and Smith, the period of a code that takes at
    /// most
    /// `last` tokens and leaves at most `heaps` heaps.
    ///
    /// Every move from a heap of that size leaves a heap of at least `n0 + p`.
    pub fn guy_smith(&self, last: usize, heaps: u32) -> usize {
        let heaps = heaps.max(2) as usize;
        let smaller = self.n0.max(1).saturating_add(self.length) - 1;
        heaps.saturating_mul(smaller).saturating_add(last + 1)
    }
}

/// Returns the least common multiple of two numbers that are not 0; the second is small.
pub(crate) fn common_multiple(number: usize, small: usize) -> Option<usize> {
    (1..=small).filter_map(|times| number.checked_mul(times)).find(|multiple| multiple.is_multiple_of(small))
}

/// Returns the primes that divide a number.
pub(crate) fn prime_divisors(mut number: usize) -> Vec<usize> {
    let mut primes = Vec::new();
    let mut divisor = 2;
    while divisor * divisor <= number {
        if number.is_multiple_of(divisor) {
            primes.push(divisor);
            while number.is_multiple_of(divisor) {
                number /= divisor;
            }
        }
        divisor += 1;
    }
    if number > 1 {
        primes.push(number);
    }
    primes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_folded_into_the_first_period() {
        let period = Period { n0: 71, length: 12, saltus: 0 };
        assert_eq!(period.fold(70), (70, 0));
        assert_eq!(period.fold(82), (82, 0));
        assert_eq!(period.fold(83), (71, 1));
        assert_eq!(period.fold(u64::MAX).0, 71 + usize::try_from((u64::MAX - 71) % 12).unwrap());
    }

    #[test]
    fn the_largest_heap_left_is_known_to_repeat() {
        let period = Period { n0: 71, length: 12, saltus: 0 };
        assert_eq!(period.guy_smith(2, 2), 2 * 71 + 2 * 12 + 2 - 1);
        for heaps in 2..6usize {
            let rest = period.guy_smith(2, u32::try_from(heaps).unwrap()) - 2;
            assert!(rest.div_ceil(heaps) >= 71 + 12 && (rest - 1).div_ceil(heaps) < 71 + 12);
        }
        assert_eq!(Period { n0: usize::MAX, ..period }.guy_smith(2, 3), usize::MAX);
    }

    #[test]
    fn primes_are_found() {
        assert_eq!(prime_divisors(149_459), [149_459]);
        assert_eq!(prime_divisors(360), [2, 3, 5]);
        assert_eq!(prime_divisors(1), [0usize; 0]);
    }
}
