//! Nim-values: the numbers of Sprague and Grundy, with nim-addition and mex.
use crate::interrupt;
use smallvec::SmallVec;
use std::{fmt, iter::Sum, ops::Add};

/// The nim-value of a position in normal play. `+` is the nim-sum, that is, exclusive or.
///
/// ```
/// use engine::NimValue;
/// assert_eq!(NimValue(5) + NimValue(3), NimValue(6));
/// assert_eq!(NimValue::mex([0, 1, 3].map(NimValue)), NimValue(2));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NimValue(pub u128);

impl NimValue {
    /// The value of every position that the previous player wins.
    pub const ZERO: NimValue = NimValue(0);

    /// The least value that does not occur among `values`.
    pub fn mex(values: impl IntoIterator<Item = NimValue>) -> NimValue {
        let mut seen = MexSet::default();
        for NimValue(value) in values {
            // A mex is at most the number of values, so larger ones can be clamped away.
            seen.insert(u32::try_from(value).unwrap_or(u32::MAX));
        }
        NimValue(u128::from(seen.mex()))
    }
}

impl Add for NimValue {
    type Output = NimValue;

    #[expect(clippy::suspicious_arithmetic_impl, reason = "nim-addition is exclusive or")]
    fn add(self, other: NimValue) -> NimValue {
        NimValue(self.0 ^ other.0)
    }
}

impl Sum for NimValue {
    fn sum<I: Iterator<Item = NimValue>>(values: I) -> NimValue {
        values.fold(NimValue::ZERO, Add::add)
    }
}

impl From<u64> for NimValue {
    fn from(value: u64) -> NimValue {
        NimValue(u128::from(value))
    }
}

impl fmt::Display for NimValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of small values, stored as bits, with its mex.
#[derive(Clone, Debug, Default)]
pub struct MexSet(SmallVec<[u64; 2]>);

impl MexSet {
    /// Values from here on are ignored: no search is large enough to have them as a mex.
    const END: u32 = 1 << 26;

    /// Adds a value.
    pub fn insert(&mut self, value: u32) {
        interrupt::step();
        if value >= MexSet::END {
            return;
        }
        let word = (value / 64) as usize;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (value % 64);
    }

    /// The least value that is not in the set.
    pub fn mex(&self) -> u32 {
        let full = self.0.iter().take_while(|&&word| word == u64::MAX).count();
        let rest = self.0.get(full).map_or(0, |word| word.trailing_ones());
        u32::try_from(full * 64).map_or(MexSet::END, |start| start + rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn mex_is_the_least_missing_value(values in proptest::collection::vec(0u128..200, 0..150)) {
            let mex = NimValue::mex(values.iter().copied().map(NimValue)).0;
            prop_assert!(!values.contains(&mex));
            prop_assert!((0..mex).all(|v| values.contains(&v)));
        }

        #[test]
        fn nim_addition_is_a_group_of_exponent_two(a: u128, b: u128, c: u128) {
            let (a, b, c) = (NimValue(a), NimValue(b), NimValue(c));
            prop_assert_eq!((a + b) + c, a + (b + c));
            prop_assert_eq!(a + b, b + a);
            prop_assert_eq!(a + a, NimValue::ZERO);
            prop_assert_eq!(a + NimValue::ZERO, a);
        }
    }
}
