//! What stands behind the question mark of an address.
use serde::Deserialize;
use std::num::ParseIntError;

/// From where to go on in a list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PageQuery {
    /// Only what comes after this place.
    pub before: Option<Before>,
}

/// A place in a list with the newest first, where several things may be of the same time: `TIME-ID` or just `TIME`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Before {
    /// When the last one that was seen began, in milliseconds.
    pub created: i64,
    /// Which one of that time it was; without it nothing of that time follows.
    pub id: Option<String>,
}

impl Before {
    /// Before everything.
    pub const NEWEST: Before = Before { created: i64::MAX, id: None };
}

impl TryFrom<String> for Before {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<Before, ParseIntError> {
        match text.split_once('-') {
            Some((created, id)) if !created.is_empty() => {
                Ok(Before { created: created.parse()?, id: Some(id.to_owned()) })
            }
            _ => Ok(Before { created: text.parse()?, id: None }),
        }
    }
}

/// What is wanted of a nim-sequence.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct SequenceQuery {
    /// Values of so many heaps are computed at the most.
    pub to: Option<usize>,
    /// Number of values that are listed.
    pub values: Option<usize>,
    /// The value of this heap is told, however large it is.
    pub at: Option<u64>,
}

/// How much may be searched for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Effortful {
    /// Maximum number of positions.
    pub positions: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_time_with_or_without_an_id() {
        let read = |text: &str| Before::try_from(text.to_owned()).ok().map(|before| (before.created, before.id));
        assert_eq!(read("1940-abc"), Some((1940, Some("abc".to_owned()))));
        assert_eq!(read("1940"), Some((1940, None)));
        assert_eq!(read("-5"), Some((-5, None)));
        for wrong in ["", "-", "x-abc", "19 40", "-5-abc"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
