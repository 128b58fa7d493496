//! Why a request was refused.
use serde::{Deserialize, Serialize};

/// Problem details (RFC 9457), in the language of the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem, for programs: it ends with the id of the message and does not depend on the language.
    #[serde(rename = "type")]
    pub kind: String,
    /// What kind of problem, for people.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// One sentence that says what is wrong and, where it helps, what is expected.
    pub detail: String,
}

impl Problem {
    /// The id of the message: what a program may compare.
    pub fn id(&self) -> &str {
        self.kind.rsplit(':').next().unwrap_or_default()
    }
}
