//! Nim and every game like it: rules, theory and exact solvers.
//!
//! Ask any game chosen at run time:
//!
//! ```
//! use engine::{Convention, Outcome, Params, Question, games};
//! let game = games::build("nim", &Params::default()).unwrap();
//! let analysis = game.analyse("5,19,40,51", Convention::Normal, &Question::default()).unwrap();
//! assert_eq!(analysis.outcome, Some(Outcome::Win));
//! assert_eq!(analysis.winning_moves, ["3-3"]);
//! ```
//!
//! Ask one game by its types, without texts:
//!
//! ```
//! use engine::{Convention, Game, NimValue, Theory, games::nim};
//! let game = nim::game();
//! let position = game.read("3,5,6").unwrap();
//! assert_eq!(game.claim(Convention::Normal, &position).unwrap().nim_value, Some(NimValue(0)));
//! ```
//!
//! Solve by search, within a budget:
//!
//! ```
//! use engine::{Game, NimValue, games::nim, solve::{Budget, Memo, NimValues}};
//! let game = nim::game();
//! let mut search = Memo::new(&game, NimValues, Budget::positions(1_000));
//! assert_eq!(search.value(&game.read("3,5").unwrap()).map(NimValue::from), Ok(NimValue(6)));
//! ```
#![warn(unreachable_pub)]
pub mod analysis;
pub mod any;
pub mod board;
mod common;
pub mod deferred_theory;
pub mod explain;
pub mod family;
pub mod game;
pub mod games;
pub mod graph;
pub mod heap;
pub mod interrupt;
pub mod message;
pub mod nim_value;
pub mod notation;
pub mod outcome;
pub mod params;
pub mod placement;
pub mod solve;
pub mod theory;
#[cfg(feature = "verify")]
pub mod verify;

pub use analysis::{Analysis, Method, MoveReport, Question};
pub use any::{AnyGame, GameError};
pub use family::{Dice, Family, Sizes};
pub use game::{Game, Impartial, Scored};
pub use nim_value::NimValue;
pub use outcome::{Convention, Ending, Outcome};
pub use params::{Params, Value};
pub use theory::{Claim, Theorem, Theory};
