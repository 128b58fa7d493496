//! Requests and answers of the site, below `/api/v1`. Times are milliseconds since 1970.
mod account;
mod challenge;
mod choice;
mod matches;
mod problem;
mod query;
mod ranking;
mod whole;

pub use account::{
    Credentials, Export, GuestName, Me, NewPassword, NewToken, Password, SessionInfo, TokenRequest, Visitor,
};
pub use challenge::{AnswerRequest, ClockSettings, NewChallenge, OfferRequest, OpenMatch, PlaceRequest};
pub use choice::{EndReason, FirstPlayer, Offer, Scope};
pub use matches::{
    ClockState, MatchEnd, MatchLine, MatchState, MoveRequest, NewMatch, OfferState, PlacingState, SeatInfo,
};
pub use problem::Problem;
#[cfg(feature = "openapi")]
pub use query::PositionBody;
pub use query::{ListCursor, PageQuery, PositionQuery, SequenceQuery, SignOutQuery};
pub use ranking::{CategoryScore, PlayerPage, Rank, RankQuery, Ranking};
