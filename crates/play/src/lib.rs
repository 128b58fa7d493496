//! A match of any game the engine knows: seats, levels and history.
//!
//! Pure: no clock, no threads, nothing read or written; chance comes from a seed.
pub mod chance;
pub mod deal;
pub mod effort;
pub mod game_match;
pub mod level;
#[cfg(test)]
mod testing;
mod trap;

pub use chance::Chance;
pub use deal::{Deal, Player};
pub use effort::Effort;
pub use game_match::{Finish, How, Match, MatchError, Ply};
pub use level::{Choice, Level, Turn, Why, choose};
