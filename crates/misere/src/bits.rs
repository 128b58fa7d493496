//! Sets of small numbers as bits.

/// A set of small numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bits(Vec<u64>);

impl Bits {
    /// The empty set, with room for numbers below `size`.
    pub(crate) fn new(size: usize) -> Bits {
        Bits(vec![0; size.div_ceil(64)])
    }

    /// The set of the numbers below `size` for which a condition holds.
    pub(crate) fn of(size: usize, mut holds: impl FnMut(usize) -> bool) -> Bits {
        let mut bits = Bits::new(size);
        (0..size).filter(|&number| holds(number)).for_each(|number| bits.insert(number));
        bits
    }

    pub(crate) fn insert(&mut self, number: usize) {
        if number / 64 >= self.0.len() {
            self.0.resize(number / 64 + 1, 0);
        }
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Inserts a number or makes room for it.
    pub(crate) fn insert_if(&mut self, number: usize, condition: bool) {
        if number / 64 >= self.0.len() {
            self.0.resize(number / 64 + 1, 0);
        }
        if condition {
            self.insert(number);
        }
    }

    pub(crate) fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    pub(crate) fn is_subset(&self, other: &Bits) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    /// The smallest number in both sets.
    pub(crate) fn first_common(&self, other: &Bits) -> Option<usize> {
        let words = self.0.iter().zip(&other.0).enumerate();
        words.map(|(i, (a, b))| (i, a & b)).find(|(_, word)| *word != 0).map(|(i, word)| i * 64 + first_bit(word))
    }

    /// The smallest number in just one of two sets.
    pub(crate) fn first_difference(&self, other: &Bits) -> Option<usize> {
        let words = self.0.iter().zip(&other.0).enumerate();
        words.map(|(i, (a, b))| (i, a ^ b)).find(|(_, word)| *word != 0).map(|(i, word)| i * 64 + first_bit(word))
    }

    pub(crate) fn add_all(&mut self, other: &Bits) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}

fn first_bit(word: u64) -> usize {
    word.trailing_zeros() as usize
}
