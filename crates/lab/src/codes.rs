//! Codes of taking-and-breaking games: how many tokens may be taken, and what may be left.
//!
//! `d0.d1d2…` has a digit for each number of tokens taken. A digit is the sum of what it allows: 1 to empty the heap, 2
//! to leave one heap, 4 to leave two, 8 three, 16 four and so on. Digits up to 15 are written as in hexadecimal
//! numbers, larger ones in parentheses: `0.(16)`. Digits in brackets repeat for ever: `0.[3]` is Nim. A `u` at the end
//! says that two heaps left must be unequal: `4.0u` is Grundy's game. `subtraction:1,2,3` and `all-but:1,4` stand for
//! games in which one heap is left or none. Source: R. K. Guy and C. A. B. Smith, The G-values of various games, 1956;
//! Berlekamp, Conway and Guy, Winning Ways, 1982.
pub(crate) mod moves;
mod read;

use crate::{SequenceError, codes::moves::Moves};
use std::{fmt, str::FromStr};

/// The code of a taking-and-breaking game: how many tokens may be taken, and what may be left.
///
/// ```
/// let kayles: lab::Code = "kayles".parse().unwrap();
/// assert_eq!(kayles.to_string(), "0.77");
/// assert!("3.7".parse::<lab::Code>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// The digits, that for taking nothing first; the last one is not 0, unless it is the only one.
    digits: Vec<u16>,
    /// Digits that repeat after these, as few and as early as possible.
    tail: Vec<u16>,
    unequal: bool,
}

/// Bits of a digit: what a move may leave.
pub(crate) const NOTHING: u16 = 1;
pub(crate) const ONE: u16 = 2;
pub(crate) const TWO: u16 = 4;

impl Code {
    fn new(mut digits: Vec<u16>, mut tail: Vec<u16>, unequal: bool) -> Code {
        if tail.iter().all(|&digit| digit == 0) {
            tail.clear();
            let last = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
            digits.truncate(last + 1);
        }
        let length = (1..tail.len())
            .find(|&length| tail.len().is_multiple_of(length) && tail[length..] == tail[..tail.len() - length]);
        tail.truncate(length.unwrap_or(tail.len()));
        while digits.len() > 1 && digits.last() == tail.last() {
            digits.pop();
            tail.rotate_right(1);
        }
        Code { digits, tail, unequal }
    }

    /// Returns the digit for a number of tokens taken, which says what may be left.
    pub fn digit(&self, taken: usize) -> u16 {
        match taken.checked_sub(self.digits.len()) {
            None => self.digits[taken],
            Some(_) if self.tail.is_empty() => 0,
            Some(beyond) => self.tail[beyond % self.tail.len()],
        }
    }

    /// Returns the digits before those that repeat, that for taking nothing first.
    pub fn digits(&self) -> &[u16] {
        &self.digits
    }

    /// Returns the digits that repeat for ever, if any do.
    pub fn tail(&self) -> &[u16] {
        &self.tail
    }

    /// Whether two heaps left must be unequal.
    pub fn is_unequal(&self) -> bool {
        self.unequal
    }

    /// Returns the largest number that may be taken, if there is one.
    pub fn last(&self) -> Option<usize> {
        self.tail.is_empty().then(|| self.digits.len() - 1)
    }

    /// Returns the largest number of heaps that a move may leave.
    pub fn heaps(&self) -> u32 {
        let all = self.digits.iter().chain(&self.tail).fold(0, |all, digit| all | digit);
        (16 - all.leading_zeros()).saturating_sub(1)
    }

    /// Whether heaps are never split.
    pub fn only_takes(&self) -> bool {
        self.heaps() <= 1
    }

    /// Returns how many different numbers may be taken before a split; repeated digits count once.
    pub fn splits(&self) -> usize {
        self.digits.iter().chain(&self.tail).filter(|&&digit| digit >= TWO).count()
    }

    /// Returns the moves, if finitely many numbers may be taken and at most two heaps left.
    pub(crate) fn moves(&self) -> Option<Moves> {
        let last = self.last().filter(|_| self.heaps() <= 2)?;
        let allowing = |what: u16| (0..=last).filter(|&taken| self.digits[taken] & what != 0).collect();
        Some(Moves { whole: allowing(NOTHING), take: allowing(ONE), split: allowing(TWO), unequal: self.unequal, last })
    }

    /// Returns the first cousin of the game: one with the same values for heaps one smaller. It exists if heaps of one
    /// token have no move.
    ///
    /// One token left is then as good as nothing left, so each heap can be regarded as one smaller: any heap left may
    /// become empty, and each heap left after the first counts as one more token taken. Winning Ways calls such games
    /// first cousins.
    pub fn cousin(&self) -> Option<Code> {
        if self.unequal || !self.tail.is_empty() || self.digit(1) & NOTHING != 0 || self.digits == [0] {
            return None;
        }
        let mut digits = vec![0u16; self.digits.len() + self.heaps() as usize];
        for (taken, &digit) in self.digits.iter().enumerate() {
            if digit & NOTHING != 0 {
                digits[taken - 1] |= NOTHING;
            }
            for heaps in (1..16).filter(|heaps| digit >> heaps & 1 == 1) {
                digits[taken + heaps - 1] |= u16::MAX >> (15 - heaps);
            }
        }
        (digits[0] == 0).then(|| Code::new(digits, vec![], false))
    }

    /// Returns the standard form, and by how much heaps are smaller there: the cousin of the cousin and so on, until
    /// heaps of one token have a move.
    ///
    /// ```
    /// let code: lab::Code = "0.045".parse().unwrap();
    /// let (standard, smaller) = code.standard_form();
    /// assert_eq!((standard.to_string().as_str(), smaller), ("0.11377", 2));
    /// ```
    pub fn standard_form(&self) -> (Code, usize) {
        let mut form = self.clone();
        for smaller in 0..16 {
            match form.cousin() {
                Some(cousin) if cousin != form => form = cousin,
                _ => return (form, smaller),
            }
        }
        (self.clone(), 0)
    }

    /// Returns the common name of the game, if it has one.
    pub fn name(&self) -> Option<&'static str> {
        read::NAMES.iter().find(|name| name.code.parse::<Code>().is_ok_and(|code| code == *self)).map(|name| name.name)
    }
}

impl FromStr for Code {
    type Err = SequenceError;

    fn from_str(text: &str) -> Result<Code, SequenceError> {
        read::code(text)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.digits.len() > read::MAX_DIGITS + 1 {
            let all_but = self.tail == [3];
            let listed = |&taken: &usize| (self.digits[taken] == 3) != all_but;
            let numbers: Vec<String> = (1..self.digits.len()).filter(listed).map(|n| n.to_string()).collect();
            return write!(f, "{}:{}", if all_but { "all-but" } else { "subtraction" }, numbers.join(","));
        }
        write_digits(f, &self.digits[..1])?;
        f.write_str(".")?;
        write_digits(f, &self.digits[1..])?;
        if self.digits.len() == 1 && self.tail.is_empty() {
            f.write_str("0")?;
        }
        if !self.tail.is_empty() {
            f.write_str("[")?;
            write_digits(f, &self.tail)?;
            f.write_str("]")?;
        }
        f.write_str(if self.unequal { "u" } else { "" })
    }
}

fn write_digits(f: &mut fmt::Formatter<'_>, digits: &[u16]) -> fmt::Result {
    digits.iter().try_for_each(|&digit| if digit < 16 { write!(f, "{digit:x}") } else { write!(f, "({digit})") })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Code {
        text.parse().unwrap()
    }

    #[test]
    fn codes_are_read_and_written() {
        for (text, written) in [
            ("0.77", "0.77"),
            (".77", "0.77"),
            ("0.770", "0.77"),
            ("4.[3]", "4.[3]"),
            ("lasker", "4.[3]"),
            ("nim", "0.[3]"),
            ("Grundy", "4.0u"),
            ("4.u", "4.0u"),
            ("0.3F", "0.3f"),
            ("0.(31)7", "0.(31)7"),
            ("0.3[07]", "0.3[07]"),
            ("0.3[33]", "0.[3]"),
            ("0.37[0707]", "0.3[70]"),
            ("subtraction:1,3,4", "0.3033"),
            ("all-but:2", "0.30[3]"),
            ("treblecross", "0.007"),
            ("0", "0.0"),
            ("4", "4.0"),
        ] {
            assert_eq!(code(text).to_string(), written, "{text}");
            assert_eq!(code(written), code(text), "{text}");
        }
        let large = "subtraction:7,5000";
        assert_eq!(code(large).to_string(), large);
        assert_eq!(code("all-but:3,90").to_string(), "all-but:3,90");
    }

    #[test]
    fn invalid_codes_are_refused() {
        for text in
            ["", ".", "0.8g", "2.7", "1.7", "0.7.7", "0.(70000)", "0.(1", "0.[3", "0.[]", "4.8u", "subtraction:", "x"]
        {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
        for text in ["subtraction:0", "subtraction:99999999999", "all-but:1,x", "kayls", "0.77 7", "0,77", "٠.٧"] {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
        assert!(format!("0.{}", "7".repeat(100)).parse::<Code>().is_err());
    }

    #[test]
    fn standard_forms_are_those_of_the_literature() {
        for (text, form, smaller) in [
            ("0.07", "0.137", 1),
            ("0.4", "0.137", 2),
            ("0.45", "0.177", 1),
            ("0.44", "0.1377", 2),
            ("0.045", "0.11377", 2),
            ("0.6", "0.37", 1),
            ("0.77", "0.77", 0),
            ("4.0u", "4.0u", 0),
        ] {
            let (standard, by) = code(text).standard_form();
            assert_eq!((standard.to_string().as_str(), by), (form, smaller), "{text}");
        }
    }
}
