//! What the page and the server say to each other, below `/api/v1`. Times are milliseconds since 1970.
mod account;
mod challenge;
mod matches;
mod query;
mod ranking;
mod refused;

pub use account::{
    Credentials, Export, GuestName, Me, NewPassword, NewToken, Password, SessionInfo, TokenLabel, Visitor,
};
pub use challenge::{AnswerRequest, ClockWish, NewChallenge, OfferRequest, OpenMatch, PlaceRequest};
pub use matches::{
    ClockState, Ended, MatchLine, MatchState, MoveRequest, NewMatch, OfferState, PlacingState, SeatInfo,
};
pub use query::{Before, Effortful, PageQuery, SequenceQuery};
pub use ranking::{PlayerPage, Rank, RankQuery, Ranking, Score};
pub use refused::Problem;
