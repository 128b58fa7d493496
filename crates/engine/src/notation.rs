//! Reading and writing positions and moves. Invalid text is an error that says what was expected, never a panic.
use crate::{
    game::{Footprint, Packed, in_words},
    message::{Message, Say},
};
use smallvec::SmallVec;
use std::{error::Error, fmt, str::FromStr};

/// Maximum number of heaps of a position.
pub const MOST_HEAPS: usize = 64;

/// Maximum length of a text.
pub(crate) const LONGEST_TEXT: usize = 20_000;

/// The error for a text that is not a position, move or code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The offending text, shortened if it is long.
    pub text: String,
    /// What was expected instead.
    pub expected: Message,
}

impl ParseError {
    /// An error that quotes `text`, or its beginning, and says what was expected: a message or its id.
    pub fn new(text: &str, expected: impl Into<Message>) -> ParseError {
        ParseError { text: shorten(text), expected: expected.into() }
    }
}

impl Say for ParseError {
    fn message(&self) -> Message {
        let message = match self.text.as_str() {
            "" => Message::new("error-empty-text"),
            text => Message::new("error-unreadable").with("text", text),
        };
        message.with("expected", self.expected.clone())
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for ParseError {}

/// At most forty characters of `text`, control characters replaced, so that one sentence stays one line.
pub fn shorten(text: &str) -> String {
    let plain = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut short: String = text.chars().take(40).map(plain).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

/// A whole number between two bounds, as an expectation.
pub fn number_between(least: u64, most: u64) -> Message {
    Message::new("expected-number").with("least", least).with("most", most)
}

/// Reads a whole number in plain digits; `expected` is the id of the expectation.
pub fn number(text: &str, expected: &'static str) -> Result<u64, ParseError> {
    let digits = text.trim();
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(ParseError::new(text, expected));
    }
    digits.parse().map_err(|_| ParseError::new(text, number_between(0, u64::MAX)))
}

/// Heaps in order: `3,5,7`, and `-` for none. Empty heaps keep their number.
#[derive(Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HeapList(pub SmallVec<[u64; 8]>);

impl Clone for HeapList {
    /// Copies all heaps at once, which cloning one by one does not.
    fn clone(&self) -> HeapList {
        HeapList(SmallVec::from_slice(&self.0))
    }
}

impl HeapList {
    const EXPECTED: &'static str = "expected-heaps";

    /// Reads a list of at most `most` heaps.
    pub fn read(text: &str, most: usize) -> Result<HeapList, ParseError> {
        if text.trim() == "-" {
            return Ok(HeapList::default());
        }
        if text.split(',').nth(most).is_some() {
            return Err(ParseError::new(text, Message::new("expected-most-heaps").with("most", most)));
        }
        text.split(',').map(|heap| number(heap, HeapList::EXPECTED)).collect::<Result<_, _>>().map(HeapList)
    }

    /// Number of heaps.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no heap at all, not even an empty one.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sizes, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator + Clone + '_ {
        self.0.iter().copied()
    }

    /// Number of tokens in all heaps.
    pub fn total(&self) -> u128 {
        self.iter().map(u128::from).sum()
    }

    /// Sorts the heaps and drops those for which `dead` holds.
    #[must_use]
    pub(crate) fn sorted_without(mut self, dead: impl Fn(u64) -> bool) -> HeapList {
        self.0.retain(|h| !dead(*h));
        self.0.sort_unstable();
        self
    }

    /// Upper bound of the number of orders of the heaps.
    pub fn orders(&self) -> u128 {
        (1..=self.len() as u128).fold(1, u128::saturating_mul)
    }

    /// Refuses heaps larger than `most`.
    pub(crate) fn at_most(self, most: u64, expected: &'static str) -> Result<HeapList, ParseError> {
        let too_large = self.iter().find(|&h| h > most);
        too_large.map_or(Ok(self), |h| Err(ParseError::new(&h.to_string(), expected)))
    }
}

impl Footprint for HeapList {
    fn heap_bytes(&self) -> usize {
        if self.0.spilled() { self.0.capacity() * size_of::<u64>() } else { 0 }
    }

    /// One byte for each small heap; a large one is announced by its length.
    fn pack(&self) -> Packed {
        let mut packed = Packed::new();
        for heap in self.iter() {
            if heap < SMALL {
                packed.push(heap.to_le_bytes()[0]);
            } else {
                packed.push(0xff);
                packed.extend_from_slice(&heap.to_le_bytes());
            }
        }
        packed
    }

    fn words(&self) -> Option<[u64; 2]> {
        let mut words = [0, (self.len() as u64) << 56];
        for (i, heap) in self.iter().enumerate() {
            if heap >= SMALL || i > 14 {
                return in_words(&self.pack());
            }
            words[i / 8] |= heap << (8 * (i % 8));
        }
        Some(words)
    }
}

/// Upper limit of the heaps that have one byte in a short form.
const SMALL: u64 = 0xf0;

impl FromIterator<u64> for HeapList {
    fn from_iter<I: IntoIterator<Item = u64>>(heaps: I) -> HeapList {
        HeapList(heaps.into_iter().collect())
    }
}

impl FromStr for HeapList {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HeapList, ParseError> {
        HeapList::read(text, MOST_HEAPS)
    }
}

impl fmt::Display for HeapList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, heap) in self.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{heap}")?;
        }
        Ok(())
    }
}

/// Amounts taken from several heaps at once: `1-2,3-4`, heaps counted from zero inside.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Takes(pub SmallVec<[(usize, u64); 2]>);

impl Takes {
    const EXPECTED: &'static str = "expected-takes";

    /// Taking from one heap.
    pub fn one(heap: usize, amount: u64) -> Takes {
        Takes(SmallVec::from_slice(&[(heap, amount)]))
    }

    /// What is left of `heaps` after a legal move.
    pub fn apply(&self, heaps: &HeapList) -> HeapList {
        let mut left = heaps.clone();
        for &(heap, amount) in &self.0 {
            left.0[heap] -= amount;
        }
        left
    }

    /// Whether every amount is positive and available.
    pub fn fits(&self, heaps: &HeapList) -> bool {
        let there = |&(heap, amount): &(usize, u64)| amount > 0 && heaps.0.get(heap).is_some_and(|&h| amount <= h);
        !self.0.is_empty() && self.0.iter().all(there)
    }
}

impl FromStr for Takes {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Takes, ParseError> {
        let mut takes: SmallVec<[(usize, u64); 2]> = SmallVec::new();
        for part in text.split(',').take(MOST_HEAPS + 1) {
            let (heap, amount) = part.split_once('-').ok_or_else(|| ParseError::new(text, Takes::EXPECTED))?;
            let take = (heap_number(heap, Takes::EXPECTED)?, number(amount, Takes::EXPECTED)?);
            if takes.last().is_some_and(|&(before, _)| before >= take.0) {
                return Err(ParseError::new(text, Takes::EXPECTED));
            }
            takes.push(take);
        }
        Ok(Takes(takes))
    }
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (heap, amount)) in self.0.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{}-{amount}", heap + 1)?;
        }
        Ok(())
    }
}

/// Reads the number of a heap, counted from 1, and returns it counted from 0.
pub(crate) fn heap_number(text: &str, expected: &'static str) -> Result<usize, ParseError> {
    let counted = number(text, expected)?;
    let index = usize::try_from(counted).ok().and_then(|n| n.checked_sub(1));
    index.ok_or_else(|| ParseError::new(text, expected))
}

/// A cell of a board: `b3` is in column b and row 3, both counted from zero inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GridCell {
    /// Counted from the top.
    pub row: u32,
    /// Counted from the left, at most 25.
    pub column: u32,
}

impl FromStr for GridCell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<GridCell, ParseError> {
        let expected = "expected-cell";
        let wrong = || ParseError::new(text, expected);
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase).ok_or_else(wrong)?;
        let row = number(&text[1..], expected)?.checked_sub(1).ok_or_else(wrong)?;
        Ok(GridCell { row: u32::try_from(row).map_err(|_| wrong())?, column: u32::from(letter - b'a') })
    }
}

impl fmt::Display for GridCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from_digit(self.column + 10, 36).unwrap_or('?');
        write!(f, "{letter}{}", u64::from(self.row) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn heap_lists_round_trip(heaps in proptest::collection::vec(any::<u64>(), 0..=64)) {
            let list: HeapList = heaps.into_iter().collect();
            prop_assert_eq!(list.to_string().parse::<HeapList>(), Ok(list));
        }

        #[test]
        fn cells_round_trip(row: u32, column in 0..26u32) {
            let cell = GridCell { row, column };
            prop_assert_eq!(cell.to_string().parse::<GridCell>().ok(), (row < u32::MAX).then_some(cell));
        }

        #[test]
        fn no_text_makes_the_reader_panic(text in ".*") {
            let _ = text.parse::<HeapList>();
            let _ = text.parse::<Takes>();
            let _ = text.parse::<GridCell>();
        }
    }

    #[test]
    fn bad_heaps_say_what_was_expected() {
        for text in ["", ",", "1,,2", "-1", "1;2", "0x3", "1.5", "18446744073709551616", "+1", "１"] {
            let error = text.parse::<HeapList>().unwrap_err().to_string();
            assert!(error.contains("expected"), "{text}: {error}");
        }
        assert!("1,".repeat(64).trim_end_matches(',').parse::<HeapList>().is_ok());
        assert!("1,".repeat(65).trim_end_matches(',').parse::<HeapList>().is_err());
    }

    #[test]
    fn long_texts_are_shortened() {
        let error = ParseError::new(&"9".repeat(10_000_000), "less");
        assert!(error.to_string().len() < 100);
    }
}
