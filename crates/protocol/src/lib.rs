//! What the doors of Nimatron say and hear as JSON. The schema is described in `docs/json.md` and is stable: fields are
//! added, never renamed or removed.
//!
//! A question, and its answer on one line:
//!
//! ```
//! use engine::{Question, games};
//! use protocol::{Answer, Request};
//! let request = Request::read(r#"{"game":"nim","position":"1,2,3"}"#).unwrap();
//! let game = games::build(&request.game, &request.engine_params().unwrap()).unwrap();
//! let analysis = game.analyse(&request.position, request.convention, &Question::default()).unwrap();
//! assert_eq!(
//!     protocol::line(&Answer::new(&request, &analysis, text::Lang::En)),
//!     r#"{"game":"nim","params":{},"convention":"normal","position":"1,2,3","outcome":"P","nim_value":0,"winning_moves":[],"remoteness":6}"#,
//! );
//! ```
pub mod analysis;
pub mod batch;
pub mod explanation;
pub mod graph;
pub mod listing;
pub mod params;
mod problem;
pub mod review;
pub mod sequence;
pub mod site;
pub mod tree;
#[cfg(feature = "verify")]
pub mod verify;

pub use analysis::FullAnalysis;
pub use batch::{Answer, Limit, LineError, Request, RequestError};
pub use params::{Json, Object};

use serde::Serialize;

/// Writes something as JSON on one line.
pub fn line(something: &impl Serialize) -> String {
    serde_json::to_string(something).expect("names are texts, and memory cannot fail to be written")
}

/// Writes something as JSON for people to read, over several lines.
pub fn pretty(something: &impl Serialize) -> String {
    serde_json::to_string_pretty(something).expect("names are texts, and memory cannot fail to be written")
}
