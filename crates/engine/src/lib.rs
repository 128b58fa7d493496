//! Nim and every game like it: rules, theory and exact solvers.
//!
//! To find out who wins a position of a game chosen at run time, build the game and [analyse](any::AnyTheory::analyse)
//! the position:
//!
//! ```
//! use engine::{Convention, Outcome, Params, Question, games};
//! let game = games::build("nim", &Params::default()).unwrap();
//! let analysis = game.analyse("5,19,40,51", Convention::Normal, &Question::default()).unwrap();
//! assert_eq!(analysis.outcome, Some(Outcome::Win));
//! assert_eq!(analysis.winning_moves, ["3-3"]);
//! ```
//!
//! To find out why, [explain](explain::explain()) it; the crate `text` puts the explanation into words:
//!
//! ```
//! use engine::{Convention, Outcome, Params, Question, explain, games};
//! let game = games::build("nim", &Params::default()).unwrap();
//! let why = explain::explain(game.as_ref(), "1,2,3", Convention::Normal, &Question::default()).unwrap();
//! assert_eq!(why.outcome, Some(Outcome::Loss));
//! assert!(!why.steps.is_empty());
//! ```
//!
//! To use the types of one game instead of texts, call its module:
//!
//! ```
//! use engine::{Convention, Game, NimValue, Theory, games::nim};
//! let game = nim::game();
//! let position = game.read("3,5,6").unwrap();
//! assert_eq!(game.claim(Convention::Normal, &position).unwrap().nim_value, Some(NimValue(0)));
//! ```
//!
//! To solve positions by search, choose a solver and a budget:
//!
//! ```
//! use engine::{Game, NimValue, games::nim, solve::{Budget, Memo, NimValues}};
//! let game = nim::game();
//! let mut search = Memo::new(&game, NimValues, Budget::positions(1_000));
//! assert_eq!(search.value(&game.read("3,5").unwrap()).map(NimValue::from), Ok(NimValue(6)));
//! ```
//!
//! # Modules
//!
//! | module | what |
//! |---|---|
//! | [`games`] | all games, one file each: `games::build` makes one from its id and parameters |
//! | [`any`] | games chosen at run time, with positions and moves in their notation |
//! | [`analysis`], [`explain`], [`verify`] | the three questions: who wins and how, why, and whether theory is right |
//! | [`proof`] | certificates of outcomes, and their check by the rules alone |
//! | [`game`], [`theory`] | what a game implements: its rules, and what is known without search |
//! | [`heap`] | games of independent heaps: implement one heap, get all of them |
//! | [`solve`] | search within a budget: memo, parts, numbers, retrograde analysis, alpha-beta, dense tables |
//! | [`board`], [`placement`] | what a position looks like, and pieces that are placed in secret |
//! | [`family`], [`params`] | what a game declares, and its parameters |
//! | [`outcome`], [`nim_value`], [`notation`], [`graph`] | values and notations that games share |
//! | [`similar`] | names that may have been meant |
//! | [`message`] | sentences as data: an id with arguments, for the crate `text` to say |
//! | [`interrupt`], [`deferred_theory`] | for programs: cancel work from outside, load theory after the rules |
//! | `common` | what several games share and nothing else needs |
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
pub mod message;
pub mod nim_value;
pub mod notation;
pub mod outcome;
pub mod params;
pub mod placement;
#[cfg(feature = "verify")]
pub mod proof;
pub mod similar;
pub mod solve;
pub mod theory;
#[cfg(feature = "verify")]
pub mod verify;

pub use analysis::{Analysis, Method, MoveReport, Question};
pub use any::{AnyGame, GameError};
pub use family::{Dice, Family, Sizes};
pub use game::{Game, Impartial, ScoredGame};
pub use lab::interrupt;
pub use nim_value::NimValue;
pub use outcome::{Convention, Ending, Outcome};
pub use params::{Params, Value};
pub use theory::{Claim, Theorem, Theory};
