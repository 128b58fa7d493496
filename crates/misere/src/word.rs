//! Sums of heaps, as exponents of letters.
use std::ops::Add;

/// The largest number of letters.
pub(crate) const MOST_LETTERS: usize = 31;

const PER_WORD: usize = 8;
const WORDS: usize = 4;
/// The largest number of heaps that are no letters.
pub(crate) const MOST_SINGLES: usize = 255;

/// The bits of exponents that are too large.
const TOO_LARGE: u64 = 0x8080_8080_8080_8080;
/// The bits of the last word that hold the single heap.
const SINGLE: u32 = 56;

/// A sum of heaps: how many there are of each letter, and perhaps a single heap that is no letter.
///
/// Letters are some of the heaps of a game, in the order of their sizes. All exponents stand in 32 bytes, so that sums
/// are added at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Word([u64; WORDS]);

impl Word {
    /// One heap of a letter.
    pub(crate) fn letter(letter: usize) -> Word {
        let mut words = [0; WORDS];
        words[letter / PER_WORD] = 1 << (8 * (letter % PER_WORD));
        Word(words)
    }

    /// A single heap that is no letter, by its place in a list, which is less than [`MOST_SINGLES`].
    pub(crate) fn single(place: usize) -> Word {
        Word([0, 0, 0, (place as u64 + 1) << SINGLE])
    }

    /// The place of the single heap.
    pub(crate) fn single_place(self) -> Option<usize> {
        usize::try_from(self.0[WORDS - 1] >> SINGLE).ok()?.checked_sub(1)
    }

    /// The same without the single heap.
    pub(crate) fn without_single(self) -> Word {
        let [a, b, c, d] = self.0;
        Word([a, b, c, d & ((1 << SINGLE) - 1)])
    }

    /// The same with one heap of a letter less, which it must have.
    pub(crate) fn without(self, letter: usize) -> Word {
        let mut words = self.0;
        words[letter / PER_WORD] -= 1 << (8 * (letter % PER_WORD));
        Word(words)
    }

    /// The letters with their exponents, the largest letter first.
    pub(crate) fn exponents(self) -> impl Iterator<Item = (usize, u8)> {
        (0..MOST_LETTERS).rev().filter_map(move |letter| {
            let exponent = self.0[letter / PER_WORD].to_le_bytes()[letter % PER_WORD];
            (exponent > 0).then_some((letter, exponent))
        })
    }

    /// The letters, each as often as it occurs, in order.
    pub(crate) fn letters(self) -> Vec<usize> {
        let mut letters: Vec<usize> =
            self.exponents().flat_map(|(letter, exponent)| (0..exponent).map(move |_| letter)).collect();
        letters.reverse();
        letters
    }

    /// Whether an exponent is too large to be added to.
    pub(crate) fn is_too_large(self) -> bool {
        self.without_single().0.iter().any(|word| word & TOO_LARGE != 0)
    }
}

impl Add for Word {
    type Output = Word;

    fn add(self, other: Word) -> Word {
        let mut words = self.0;
        words.iter_mut().zip(other.0).for_each(|(word, more)| *word += more);
        Word(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(letters: &[usize]) -> Word {
        letters.iter().fold(Word::default(), |word, &letter| word + Word::letter(letter))
    }

    #[test]
    fn words_are_read_as_they_were_written() {
        let sum = word(&[0, 3, 3, 30]) + Word::single(7);
        assert_eq!(sum.letters(), [0, 3, 3, 30]);
        assert_eq!(sum.single_place(), Some(7));
        assert_eq!(sum.without_single().without(3), word(&[0, 3, 30]));
        assert_eq!(sum.without_single().single_place(), None);
        assert_eq!(Word::single(MOST_SINGLES - 1).single_place(), Some(MOST_SINGLES - 1));
        assert!(!Word::single(MOST_SINGLES - 1).is_too_large());
        assert!((0..128).fold(Word::default(), |word, _| word + Word::letter(2)).is_too_large());
    }
}
