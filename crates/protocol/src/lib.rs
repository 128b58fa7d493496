//! Everything that Nimatron reads and writes as JSON. The schema is described in `docs/json.md` and is stable: fields
//! are added, never renamed or removed.
//!
//! A question, and its answer on one line:
//!
//! ```
//! use engine::{Question, games};
//! use protocol::{BatchAnswer, Request};
//! let request = Request::read(r#"{"game":"nim","position":"1,2,3"}"#).unwrap();
//! let game = games::build(&request.game, &request.engine_params().unwrap()).unwrap();
//! let analysis = game.analyse(&request.position, request.convention, &Question::default()).unwrap();
//! assert_eq!(
//!     protocol::line(&BatchAnswer::new(&request, &analysis, text::Lang::En)),
//!     concat!(
//!         r#"{"game":"nim","params":{},"convention":"normal","position":"1,2,3","#,
//!         r#""outcome":"P","nim_value":0,"winning_moves":[],"remoteness":6}"#,
//!     ),
//! );
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | [`batch`] | questions about positions and their answers, one per line |
//! | [`analysis`] | the full analysis of one position |
//! | [`board`] | what a position looks like |
//! | [`explanation`] | an explanation, step by step |
//! | [`review`] | a game judged move by move |
//! | [`listing`] | the list of games with parameters and presets |
//! | [`params`] | parameters of a game, from JSON and back |
//! | [`sequence`] | nim-sequences, their periods and statistics |
//! | [`graph`], [`tree`] | the values of a graph, the game graph of a position |
//! | `proof` | what a certificate proves (feature `verify`) |
//! | `verify` | comparisons of theory with search (feature `verify`) |
//! | [`site`] | requests and answers of the site, below `/api/v1` (feature `openapi` describes them) |
pub mod analysis;
pub mod batch;
pub mod board;
pub mod explanation;
pub mod graph;
mod json_problem;
pub mod listing;
pub mod params;
#[cfg(feature = "verify")]
pub mod proof;
pub mod review;
pub mod sequence;
pub mod site;
pub mod tree;
#[cfg(feature = "verify")]
pub mod verify;

pub use analysis::FullAnalysis;
pub use batch::{BatchAnswer, LineError, ListLimit, Request, RequestError};
pub use params::{Json, Object};

pub use serde::{
    Serialize,
    de::{DeserializeOwned, IgnoredAny},
};

/// Writes a value as JSON on one line.
pub fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("keys are strings, and memory can be written")
}

/// Reads JSON; none if it is something else.
///
/// ```
/// use protocol::site::{Visitor, Me};
/// let text = r#"{"me":{"name":"Ana","guest":true,"running":null}}"#;
/// assert!(protocol::read::<Visitor>(text).unwrap().me.unwrap().guest);
/// assert_eq!(protocol::read::<Me>(text), None);
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// A value as JSON.
pub fn json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).expect("keys are strings, and numbers have a form in JSON")
}

/// An object with these fields.
pub fn object<const N: usize>(fields: [(&str, Json); N]) -> Object {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Writes a value as JSON on several lines, for people.
pub fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("keys are strings, and memory can be written")
}
