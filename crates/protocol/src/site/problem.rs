//! Refusals of requests.
use serde::{Deserialize, Serialize};

/// Problem details (RFC 9457), in the language of the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem for programs. It ends with the id of the message, the same in every language.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of problem for people.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// One sentence: what is wrong and, if that helps, what is expected.
    pub detail: String,
}

impl Problem {
    /// The id of the message, for comparisons by programs.
    pub fn id(&self) -> &str {
        self.kind.rsplit(':').next().unwrap_or_default()
    }
}
