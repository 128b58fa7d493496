//! Reads codes.
use super::Code;
use crate::{Expected, SequenceError};

/// A well-known name of a code.
pub(super) struct Name {
    pub(super) name: &'static str,
    pub(super) code: &'static str,
}

/// All well-known names; the first name of a code is the one displayed.
pub(super) const NAMES: [Name; 15] = [
    Name { name: "kayles", code: "0.77" },
    Name { name: "dawsons-kayles", code: "0.07" },
    Name { name: "dawson-kayles", code: "0.07" },
    Name { name: "dawsons-chess", code: "0.137" },
    Name { name: "dawson-chess", code: "0.137" },
    Name { name: "officers", code: "0.6" },
    Name { name: "guiles", code: "0.15" },
    Name { name: "treblecross", code: "0.007" },
    Name { name: "james-bond", code: "0.007" },
    Name { name: "daisies", code: "4.7" },
    Name { name: "grundy", code: "4.0u" },
    Name { name: "lasker", code: "4.[3]" },
    Name { name: "nim", code: "0.[3]" },
    Name { name: "stalking", code: "0.57" },
    Name { name: "adders", code: "0.71" },
];

/// Maximum number of digits after the point; larger sets are written as lists.
pub(super) const MAX_DIGITS: usize = 64;
/// Maximum number of tokens taken in a set.
const MAX_NUMBER: usize = 10_000;

/// Reads a code, a set or a name.
pub(super) fn code(text: &str) -> Result<Code, SequenceError> {
    if let Some(name) = NAMES.iter().find(|name| name.name.eq_ignore_ascii_case(text)) {
        return code(name.code);
    }
    if let Some(list) = text.strip_prefix("subtraction:") {
        return set(text, list, 0, 3, vec![]);
    }
    if let Some(list) = text.strip_prefix("all-but:") {
        return set(text, list, 3, 0, vec![3]);
    }
    let (digits, unequal) = text.strip_suffix('u').map_or((text, false), |digits| (digits, true));
    let (before, after) = digits.split_once('.').unwrap_or((digits, ""));
    let before = if before.is_empty() && !after.is_empty() { "0" } else { before };
    let (after, tail) = match after.split_once('[') {
        Some((after, tail)) => (after, Some(tail.strip_suffix(']').ok_or_else(|| error(text, Expected::Code))?)),
        None => (after, None),
    };
    let first = digit_list(text, before)?;
    let mut all = first.clone();
    all.extend(digit_list(text, after)?);
    let repeated = digit_list(text, tail.unwrap_or_default())?;
    if first.len() != 1 || tail.is_some_and(str::is_empty) {
        return Err(error(text, Expected::Code));
    }
    if all.len() > MAX_DIGITS + 1 || repeated.len() > MAX_DIGITS {
        return Err(error(text, Expected::Length));
    }
    if first[0] & 3 != 0 {
        return Err(error(text, Expected::First));
    }
    let code = Code::new(all, repeated, unequal);
    if unequal && code.heaps() > 2 {
        return Err(error(text, Expected::Unequal));
    }
    Ok(code)
}

fn error(text: &str, expected: Expected) -> SequenceError {
    let mut excerpt: String = text.chars().take(40).collect();
    if text.chars().nth(40).is_some() {
        excerpt.push('…');
    }
    SequenceError::Code { text: excerpt, expected }
}

/// Reads digits up to f, and larger ones in parentheses.
fn digit_list(text: &str, list: &str) -> Result<Vec<u16>, SequenceError> {
    let mut digits = Vec::new();
    let mut rest = list;
    while let Some(c) = rest.chars().next() {
        if c == '(' {
            let (number, after) = rest[1..].split_once(')').ok_or_else(|| error(text, Expected::Code))?;
            let number = number.parse().ok().filter(|_| number.bytes().all(|byte| byte.is_ascii_digit()));
            digits.push(number.ok_or_else(|| error(text, Expected::Digit))?);
            rest = after;
        } else {
            let digit = c.to_digit(16).and_then(|digit| u16::try_from(digit).ok());
            digits.push(digit.ok_or_else(|| error(text, Expected::Code))?);
            rest = &rest[c.len_utf8()..];
        }
    }
    Ok(digits)
}

/// Reads a set of numbers, which have the digit `listed`; smaller numbers have the digit `otherwise`.
fn set(text: &str, list: &str, otherwise: u16, listed: u16, tail: Vec<u16>) -> Result<Code, SequenceError> {
    let mut digits = vec![0];
    for number in list.split(',') {
        let number: usize = number.parse().map_err(|_| error(text, Expected::Numbers))?;
        if !(1..=MAX_NUMBER).contains(&number) {
            return Err(error(text, Expected::Numbers));
        }
        digits.resize(digits.len().max(number + 1), otherwise);
        digits[number] = listed;
    }
    Ok(Code::new(digits, tail, false))
}
