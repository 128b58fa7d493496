//! What the page and the server say to each other, below `/api/v1`. Times are milliseconds since 1970.
mod account;
mod matches;
mod ranking;
mod refused;

pub use account::{Credentials, Export, GuestName, Me, NewPassword, NewToken, Password, SessionInfo, TokenLabel};
pub use matches::{Ended, MatchLine, MatchState, MoveRequest, NewMatch, SeatInfo};
pub use ranking::{PlayerPage, Rank, RankQuery, Ranking, Score};
pub use refused::Problem;
