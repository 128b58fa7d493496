//! Codes: for each number of tokens taken a digit that says what may be left. `4.[3]`, with digits that repeat for
//! ever, is Lasker's Nim.
use crate::notation::ParseError;
use std::fmt;

/// What the bits of a digit allow to leave: nothing, one heap, two or three heaps.
pub(super) const EMPTY: u8 = 1;
pub(super) const ONE: u8 = 2;
pub(super) const TWO: u8 = 4;
pub(super) const THREE: u8 = 8;

/// Codes with well-known names.
const NAMES: [(&str, &str); 8] = [
    ("kayles", "0.77"),
    ("dawsons-kayles", "0.07"),
    ("dawsons-chess", "0.137"),
    ("officers", "0.6"),
    ("guiles", "0.15"),
    ("treblecross", "0.007"),
    ("james-bond", "0.007"),
    ("daisies", "4.7"),
];

/// Maximum number of digits after the point.
const MOST_DIGITS: usize = 32;

/// A code.
#[derive(Clone, Debug)]
pub(super) struct Code {
    /// The digit of taking nothing first.
    digits: Vec<u8>,
    /// The digits that repeat for ever after these; not all of them are 0.
    tail: Vec<u8>,
}

impl Code {
    /// Reads a code or a name.
    pub(super) fn read(text: &str) -> Result<Code, ParseError> {
        const EXPECTED: &str = "expected-code";
        let code = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map_or(text, |(_, code)| code);
        let wrong = |expected| ParseError::new(code, expected);
        let (before, after) = code.split_once('.').ok_or_else(|| wrong(EXPECTED))?;
        let (after, tail) = after.split_once('[').map_or((after, None), |(after, tail)| (after, Some(tail)));
        if after.len() + tail.map_or(0, |tail| tail.len().saturating_sub(1)) > MOST_DIGITS {
            return Err(wrong("expected-code-length"));
        }
        let repeated = tail.map_or(Some(""), |tail| tail.strip_suffix(']').filter(|tail| !tail.is_empty()));
        let some = before.len() == 1 && (tail.is_some() || !after.is_empty());
        let digits = numbers(before).zip(numbers(after)).map(|(before, after)| [before, after].concat());
        let both = digits.filter(|_| some).zip(repeated.and_then(numbers));
        let (digits, mut tail) = both.ok_or_else(|| wrong(EXPECTED))?;
        if digits[0] & (EMPTY | ONE) != 0 {
            return Err(wrong("expected-code-first"));
        }
        if tail.iter().all(|&digit| digit == 0) {
            tail.clear();
        }
        Ok(Code { digits, tail })
    }

    /// What may be left when `take` tokens are taken.
    pub(super) fn digit(&self, take: u64) -> u8 {
        let (known, tail) = (self.digits.len() as u64, self.tail.len() as u64);
        let index = if take < known || tail == 0 { take } else { known + (take - known) % tail };
        let mut digits = self.digits.iter().chain(&self.tail);
        usize::try_from(index).ok().and_then(|index| digits.nth(index)).copied().unwrap_or(0)
    }

    /// Whether one of these may be left when `take` tokens are taken.
    pub(super) fn allows(&self, take: u64, what: u8) -> bool {
        self.digit(take) & what != 0
    }

    /// The digits of taking 0, 1, 2, … tokens.
    pub(super) fn all(&self) -> impl Iterator<Item = u8> {
        self.digits.iter().chain(self.tail.iter().cycle()).copied()
    }

    /// The digits before those that repeat.
    pub(super) fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The digits that repeat for ever, if any do.
    pub(super) fn tail(&self) -> &[u8] {
        &self.tail
    }

    /// Whether one of these may be left for ever larger numbers taken.
    pub(super) fn tail_allows(&self, what: u8) -> bool {
        self.tail.iter().any(|digit| digit & what != 0)
    }

    /// Whether one of these may ever be left.
    pub(super) fn ever_allows(&self, what: u8) -> bool {
        self.first(what, 0).is_some()
    }

    /// The least number from `least` on with which one of these may be left.
    pub(super) fn first(&self, what: u8, least: u64) -> Option<u64> {
        (least..least.max(self.digits.len() as u64) + self.tail.len() as u64).find(|&take| self.allows(take, what))
    }

    /// All numbers up to `most` with which one of these may be left, each with its digit; it ends soon if there are no
    /// more.
    pub(super) fn takes(&self, what: u8, most: u64) -> impl Iterator<Item = (u64, u8)> {
        let tail = if self.tail_allows(what) { &self.tail[..] } else { &[] };
        let digits = self.digits.iter().chain(tail.iter().cycle()).copied();
        (0..=most).zip(digits).filter(move |(_, digit)| digit & what != 0)
    }
}

/// Digits, each as a number.
fn numbers(digits: &str) -> Option<Vec<u8>> {
    digits.chars().map(|c| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok())).collect()
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_digits(f, &self.digits[..1])?;
        f.write_str(".")?;
        match (&self.digits[1..], &self.tail[..]) {
            ([], []) => f.write_str("0"),
            (digits, []) => write_digits(f, digits),
            (digits, tail) => {
                write_digits(f, digits)?;
                f.write_str("[")?;
                write_digits(f, tail)?;
                f.write_str("]")
            }
        }
    }
}

fn write_digits(f: &mut fmt::Formatter<'_>, digits: &[u8]) -> fmt::Result {
    digits.iter().try_for_each(|digit| write!(f, "{digit:x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_and_written() {
        for (text, written) in [
            ("Kayles", "0.77"),
            ("0.3F", "0.3f"),
            ("4.[3]", "4.[3]"),
            ("0.3a[07]", "0.3a[07]"),
            ("4.[00]", "4.0"),
            ("0.77[0]", "0.77"),
        ] {
            assert_eq!(Code::read(text).unwrap().to_string(), written, "{text}");
        }
    }

    #[test]
    fn digits_are_those_of_the_laboratory() {
        for text in ["0.77", "4.[3]", "0.3a[07]", "8.04", "0.[1]", "0.0[002]"] {
            let (code, known) = (Code::read(text).unwrap(), text.parse::<lab::Code>().unwrap());
            for take in 0..40usize {
                assert_eq!(u16::from(code.digit(take as u64)), known.digit(take), "{text} {take}");
            }
        }
    }

    #[test]
    fn numbers_that_may_be_taken_are_found_without_trying_all() {
        let code = Code::read("0.2[01]").unwrap();
        assert_eq!(code.takes(ONE, u64::MAX).collect::<Vec<_>>(), [(1, 2)]);
        assert_eq!(code.takes(EMPTY, 8).collect::<Vec<_>>(), [(3, 1), (5, 1), (7, 1)]);
        assert_eq!((code.first(EMPTY, 0), code.first(EMPTY, 4), code.first(ONE, 2)), (Some(3), Some(5), None));
        assert!(code.allows(u64::MAX, EMPTY) && !code.allows(u64::MAX - 1, EMPTY));
    }
}
