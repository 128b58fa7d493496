//! Play a match of any game that the engine knows, against people or the computer; record it and review it.
//!
//! A [`Setup`] requests a match; [`Setup::begin`] turns it into a [`Match`], whose [`Deal`] is what is fixed:
//!
//! ```
//! use play::{Effort, Level, Player, Rng, Setup, Start, record};
//! let seats = vec![Player::Person("Ana".to_owned()), Player::computer(Level::Perfect)];
//! let setup = Setup::new("nim", Start::Given("3,5".to_owned()), seats);
//! let (effort, mut rng) = (Effort::default(), Rng::new(1940));
//! let mut game = setup.begin(&effort, &mut rng).unwrap();
//!
//! game.play("2-2").unwrap();
//! assert_eq!(game.position(), "3,3");
//! game.let_computers_move(&effort, &mut rng).unwrap();
//! assert_eq!(game.plies().len(), 2);
//!
//! let again = record::read(&record::write(&game)).unwrap();
//! assert_eq!(again.plies(), game.plies());
//! let review = play::review(&game, &effort).unwrap();
//! assert!(!review.judgements[0].verdict.is_mistake());
//! ```
//!
//! The crate is pure: it has no clock and no threads, reads and writes nothing, and takes random numbers from a seed.
//!
//! | module | what |
//! |---|---|
//! | [`setup`], [`deal`], [`placing`] | the request for a match, what is fixed, pieces placed in secret before it |
//! | [`game_match`], [`seats`], [`record`], [`chain`] | the match, the names of its players, the match as text |
//! | [`opponent`], [`level`] | who the computer is and how it chooses a move |
//! | [`effort`], [`rng`] | how much it may search, random numbers |
//! | [`hint`], [`review()`], [`trace`] | hints of three depths; a match judged move by move; what a computer thinks |
//! | [`match_board`], [`picker`], [`slip`] | for front ends: the board, moves chosen by pointing, why there is none |
//! | [`capture_marks`] | for front ends: which pieces each player took |
//! | [`puzzle`], [`course`] | positions in which all winning moves must be found; lessons and exercises |
pub mod capture_marks;
pub mod chain;
pub mod course;
pub mod deal;
pub mod effort;
pub mod game_match;
pub mod hint;
pub mod level;
pub mod match_board;
pub mod opponent;
pub mod picker;
pub mod placing;
pub mod puzzle;
pub mod record;
pub mod review;
pub mod rng;
pub mod seats;
pub mod setup;
pub mod slip;
#[cfg(test)]
mod testing;
pub mod trace;
mod trap;

pub use capture_marks::CaptureMarks;
pub use deal::{Deal, Player};
pub use effort::Effort;
pub use game_match::{Finish, How, Match, MatchError, Ply};
pub use hint::{Hint, HintSource};
pub use level::{ChosenMove, Level, Turn, Why};
pub use match_board::MatchBoard;
pub use opponent::{Opponent, choose};
pub use picker::Picker;
pub use placing::Placing;
pub use puzzle::{Attempt, Puzzle};
pub use record::RecordError;
pub use review::{Judgement, Resistance, Review, Verdict, review};
pub use rng::Rng;
pub use seats::Hand;
pub use setup::{First, Opening, Setup, SetupError, Start, Wish};
