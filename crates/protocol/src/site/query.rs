//! Query parameters.
use serde::Deserialize;
use std::num::ParseIntError;

/// The query of a page of a list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PageQuery {
    /// The last entry of the page before.
    pub before: Option<ListCursor>,
}

/// A place in a list, newest first. Several entries may have the same time, so it is `TIME-ID` or just `TIME`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct ListCursor {
    /// The time of the last entry before, in milliseconds.
    pub created: i64,
    /// The id of that entry; without it, all entries of that time are skipped.
    pub id: Option<String>,
}

impl ListCursor {
    /// The beginning of the list.
    pub const NEWEST: ListCursor = ListCursor { created: i64::MAX, id: None };
}

impl TryFrom<String> for ListCursor {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<ListCursor, ParseIntError> {
        match text.split_once('-') {
            Some((created, id)) if !created.is_empty() => {
                Ok(ListCursor { created: created.parse()?, id: Some(id.to_owned()) })
            }
            _ => Ok(ListCursor { created: text.parse()?, id: None }),
        }
    }
}

/// The query of signing out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct SignOutQuery {
    /// Whether to leave the rated match that is going on, which loses it.
    #[serde(default)]
    pub leave: bool,
}

/// The query of a nim-sequence.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct SequenceQuery {
    /// Maximum number of heaps to compute.
    pub to: Option<usize>,
    /// Number of values to list.
    pub values: Option<usize>,
    /// A heap of any size whose value to return.
    pub at: Option<u64>,
}

/// The query of a question about a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PositionQuery {
    /// Maximum number of positions to search.
    pub positions: Option<usize>,
    /// The language of the answer.
    pub lang: Option<String>,
}

/// The body of a question about a position, for the document of the API; [`crate::Request`] reads it.
#[cfg(feature = "openapi")]
#[derive(utoipa::ToSchema)]
#[schema(example = json!({"game": "nim", "position": "5,19,40,51"}))]
#[expect(dead_code, reason = "only its description is used")]
pub struct PositionBody {
    /// The id of the game.
    game: String,
    /// Its parameters.
    #[schema(value_type = Object, required = false)]
    params: crate::Object,
    /// `normal` or `misere`.
    #[schema(required = false)]
    convention: String,
    /// The position.
    position: String,
    /// A move to explain; an analysis takes no notice of it.
    #[schema(rename = "move", required = false)]
    mv: String,
    /// The language of the answer.
    #[schema(required = false)]
    lang: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_a_time_with_or_without_an_id() {
        let read = |text: &str| ListCursor::try_from(text.to_owned()).ok().map(|cursor| (cursor.created, cursor.id));
        assert_eq!(read("1940-abc"), Some((1940, Some("abc".to_owned()))));
        assert_eq!(read("1940"), Some((1940, None)));
        assert_eq!(read("-5"), Some((-5, None)));
        for wrong in ["", "-", "x-abc", "19 40", "-5-abc"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
