//! Matches that the server referees.
use super::{EndReason, FirstPlayer, Offer, whole};
use crate::Object;
use serde::{Deserialize, Serialize};

/// A request for a rated match against the computer. The server draws the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"game": "nim", "level": 3, "first": "you"})))]
pub struct NewMatch {
    /// The id of the game.
    pub game: String,
    /// `normal` or `misere`.
    #[serde(default = "normal")]
    pub convention: String,
    /// The level of the computer: 1, 2 or 3.
    #[serde(deserialize_with = "whole::number")]
    pub level: u8,
    /// Who begins: `you`, `computer` or `lot`.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub first: FirstPlayer,
}

fn normal() -> String {
    "normal".to_owned()
}

/// A move, with the number of moves made before it, so that it cannot be made twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"ply": 0, "move": "3-1"})))]
pub struct MoveRequest {
    /// Number of moves before it.
    #[serde(deserialize_with = "whole::number")]
    pub ply: usize,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A match as the caller may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchState {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Its parameters.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub params: Object,
    /// `normal` or `misere`.
    pub convention: String,
    /// The position before the first move; empty while pieces are being placed.
    pub start: String,
    /// The placing of pieces, while it goes on.
    #[serde(default)]
    pub placing: Option<PlacingState>,
    /// Whether the result counts for the ranking.
    pub rated: bool,
    /// Whether a seat is free.
    pub open: bool,
    /// The players in the order of moving.
    pub seats: Vec<SeatInfo>,
    /// The seat of the caller.
    pub you: Option<usize>,
    /// The moves until now.
    pub moves: Vec<String>,
    /// The position now; empty while pieces are being placed.
    pub position: String,
    /// The seat to move; none if the match is over, and while pieces are being placed.
    pub turn: Option<usize>,
    /// How it ended, if it has.
    pub ended: Option<MatchEnd>,
    /// Number of events; it only grows.
    pub events: usize,
    /// When it began.
    pub created: i64,
    /// The clocks, if there are any.
    pub clock: Option<ClockState>,
    /// The offer that waits for an answer.
    pub offer: Option<OfferState>,
    /// The id of the rematch, if the players agreed on one.
    pub next: Option<String>,
    /// The other match of a rated pair: the same start with sides swapped.
    pub pair: Option<String>,
}

/// The placing of pieces. Until all have placed, players see only their own pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlacingState {
    /// Number of pieces of each player.
    pub pieces: usize,
    /// The first and the last square for the pieces of each seat.
    pub squares: Vec<[u64; 2]>,
    /// Whether each seat has placed.
    pub placed: Vec<bool>,
    /// The placement of the caller.
    pub yours: Option<Vec<u64>>,
    /// Whether all place again because the last placement left no move.
    pub again: bool,
}

/// The clocks of a match, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockState {
    /// Time for the whole match.
    pub initial: i64,
    /// Time added after each move.
    pub increment: i64,
    /// Time that each seat has left; the clock of the seat to move is running.
    pub left: Vec<i64>,
}

/// An offer of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OfferState {
    /// `takeback`, `draw` or `rematch`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub offer: Offer,
    /// The seat that offers it.
    pub seat: usize,
}

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The name of a person; none for the computer, for a free seat and for people who have deleted their account.
    pub name: Option<String>,
    /// Whether the person is a guest.
    pub guest: bool,
    /// Whether a program plays under this name.
    #[serde(default)]
    pub bot: bool,
    /// The level of the computer.
    pub level: Option<u8>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchEnd {
    /// `played`, `resigned`, `left`, `time`, `agreed`, `repeated` or `too-long`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub how: EndReason,
    /// The seats that won; none in a draw.
    pub winners: Vec<usize>,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchLine {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// `normal` or `misere`.
    pub convention: String,
    /// The level of the computer; 0 between people.
    pub level: u8,
    /// Whether the result counts for the ranking.
    pub rated: bool,
    /// The seat of the player whose list this is.
    pub seat: usize,
    /// How it ended, if it has.
    pub ended: Option<MatchEnd>,
    /// When it began.
    pub created: i64,
}
