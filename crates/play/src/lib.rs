//! A match of any game the engine knows: seats, levels, history, record and review.
//!
//! Pure: no clock, no threads, nothing read or written; chance comes from a seed.
//!
//! ```
//! use engine::Sizes;
//! use play::{Chance, Effort, Level, Player, Setup, Start, record};
//! let seats = vec![Player::Computer(Level::Perfect), Player::Computer(Level::Random)];
//! let setup = Setup::new("nim", Start::Random(Sizes::default()), seats);
//! let (effort, mut chance) = (Effort::default(), Chance::new(1940));
//! let mut game = setup.begin(&effort, &mut chance).unwrap();
//! game.let_computers_move(&effort, &mut chance).unwrap();
//! assert!(game.finish().is_some());
//! let again = record::read(&record::write(&game)).unwrap();
//! assert_eq!(again.plies(), game.plies());
//! ```
pub mod chance;
pub mod course;
pub mod deal;
pub mod effort;
pub mod game_match;
pub mod hint;
pub mod level;
pub mod marks;
mod params_text;
pub mod picker;
pub mod placing;
pub mod puzzle;
pub mod record;
pub mod review;
pub mod seats;
pub mod setup;
pub mod slip;
pub mod table;
#[cfg(test)]
mod testing;
mod trap;
pub mod wishes;

pub use chance::Chance;
pub use deal::{Deal, Player};
pub use effort::Effort;
pub use game_match::{Finish, How, Match, MatchError, Ply};
pub use hint::{Hint, Known};
pub use level::{Choice, Level, Turn, Why, choose};
pub use marks::Marks;
pub use params_text::{parameter, parameter_text};
pub use picker::Picker;
pub use placing::Placing;
pub use puzzle::{Attempt, Puzzle};
pub use record::RecordError;
pub use review::{Judgement, Resistance, Review, Verdict, review};
pub use seats::Hand;
pub use setup::{First, Setup, SetupError, Start, Wish};
pub use table::Table;
pub use wishes::Wishes;
