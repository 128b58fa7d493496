//! Sets of values, as bits.
use crate::interrupt;

/// Number of words of sets that are added in the time of a unit of work.
pub(crate) const WORDS_OF_UNIT: usize = 32;

/// A set of values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bitset {
    words: Vec<u64>,
    /// Words below this are full.
    full: usize,
}

impl Bitset {
    /// Returns the set of one value.
    pub(crate) fn of(value: u32) -> Bitset {
        let mut set = Bitset::default();
        set.insert(value);
        set
    }

    /// Returns the number of words in memory.
    pub(crate) fn words(&self) -> usize {
        self.words.len()
    }

    /// Whether a value is in the set.
    pub(crate) fn contains(&self, value: u32) -> bool {
        self.words.get(value as usize / 64).is_some_and(|word| word >> (value % 64) & 1 == 1)
    }

    /// Returns the values below a bound.
    pub(crate) fn below(&self, bound: u32) -> Bitset {
        let mut words: Vec<u64> = self.words.iter().take(bound.div_ceil(64) as usize).copied().collect();
        if let Some(last) = words.get_mut(bound as usize / 64) {
            *last &= (1 << (bound % 64)) - 1;
        }
        Bitset { words, full: 0 }
    }

    /// Adds a value.
    pub(crate) fn insert(&mut self, value: u32) {
        interrupt::step();
        let word = value as usize / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
    }

    /// Removes everything.
    pub(crate) fn clear(&mut self) {
        self.words.clear();
        self.full = 0;
    }

    /// Adds the nim-sums of all values of another set with one value.
    pub(crate) fn add_sums(&mut self, other: &Bitset, with: u32) {
        interrupt::step();
        if other.words.is_empty() {
            return;
        }
        let far = with as usize / 64;
        let len = other.words.len().max(far + 1).next_power_of_two();
        if self.words.len() < len {
            self.words.resize(len, 0);
        }
        for (number, &word) in other.words.iter().enumerate() {
            self.words[number ^ far] |= permute_bits(word, with % 64);
        }
    }

    /// Adds another set.
    pub(crate) fn add(&mut self, other: &Bitset) {
        interrupt::step();
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        // Full words stay full.
        let from = self.full.min(self.words.len());
        for (word, more) in self.words.iter_mut().zip(&other.words).skip(from) {
            *word |= more;
        }
        self.full = self.full.max(other.full);
        self.advance();
    }

    fn advance(&mut self) {
        while self.words.get(self.full) == Some(&u64::MAX) {
            self.full += 1;
        }
    }

    /// Returns the least value that is not in the set.
    pub(crate) fn mex(&mut self) -> u32 {
        self.advance();
        let ones = self.words.get(self.full).map_or(0, |word| word.trailing_ones());
        u32::try_from(self.full * 64).unwrap_or(u32::MAX - 64) + ones
    }
}

/// Moves bit `i` to position `i ^ by`.
fn permute_bits(mut word: u64, by: u32) -> u64 {
    const HALVES: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (power, half) in HALVES.into_iter().enumerate() {
        if by >> power & 1 == 1 {
            word = (word & half) << (1 << power) | word >> (1 << power) & half;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_nim_sums() {
        let values = [0, 3, 64, 77, 130];
        let mut set = Bitset::default();
        values.iter().for_each(|&value| set.insert(value));
        for with in [0, 1, 63, 64, 100, 200] {
            let mut sums = Bitset::default();
            sums.add_sums(&set, with);
            let mut expected = Bitset::default();
            values.iter().for_each(|&value| expected.insert(value ^ with));
            let len = sums.words.len().max(expected.words.len());
            sums.words.resize(len, 0);
            expected.words.resize(len, 0);
            assert_eq!(sums.words, expected.words, "{with}");
        }
    }

    #[test]
    fn values_below_a_bound_are_those() {
        let mut set = Bitset::default();
        (0..300).step_by(3).for_each(|value| set.insert(value));
        for bound in [0, 1, 16, 64, 128, 200, 300, 4096] {
            let below = set.below(bound);
            assert!((0..400).all(|value| below.contains(value) == (value < bound && set.contains(value))), "{bound}");
        }
    }

    #[test]
    fn the_mex_is_the_least_missing_value() {
        let mut set = Bitset::default();
        assert_eq!(set.mex(), 0);
        (0..200).filter(|&value| value != 150).for_each(|value| set.insert(value));
        assert_eq!(set.mex(), 150);
        set.insert(150);
        assert_eq!(set.mex(), 200);
    }
}
