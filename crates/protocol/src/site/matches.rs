//! Matches that the server referees.
use crate::Object;
use serde::{Deserialize, Serialize};

/// Wishes for a rated match against the computer. The server draws the start.
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
    pub level: u8,
    /// Who begins: `you`, `computer` or `lot`.
    #[serde(default = "lot")]
    pub first: String,
}

fn normal() -> String {
    "normal".to_owned()
}

fn lot() -> String {
    "lot".to_owned()
}

/// A move, with the number of moves made before it, so that it cannot be made twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"ply": 0, "move": "3-1"})))]
pub struct MoveRequest {
    /// How many moves were made before.
    pub ply: usize,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A match as somebody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchState {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Its parameters.
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::HashMap<String, String>))]
    pub params: Object,
    /// `normal` or `misere`.
    pub convention: String,
    /// The position before the first move; empty while pieces are being placed.
    pub start: String,
    /// How far the placing of pieces is, while that goes on.
    #[serde(default)]
    pub placing: Option<PlacingState>,
    /// Whether it counts.
    pub rated: bool,
    /// Whether somebody has still to sit down.
    pub open: bool,
    /// Who plays, in the order of moving.
    pub seats: Vec<SeatInfo>,
    /// The seat of the one who asks.
    pub you: Option<usize>,
    /// The moves so far.
    pub moves: Vec<String>,
    /// The position now; empty while pieces are being placed.
    pub position: String,
    /// The seat to move; none when the match is over, and while pieces are being placed.
    pub turn: Option<usize>,
    /// How it ended, if it has.
    pub ended: Option<Ended>,
    /// How much has happened; it only grows.
    pub events: usize,
    /// When it began.
    pub created: i64,
    /// The clocks, if there are any.
    pub clock: Option<ClockState>,
    /// What was offered and not answered yet.
    pub offer: Option<OfferState>,
    /// The match that follows this one, when a rematch was agreed on.
    pub next: Option<String>,
    /// The other match of a rated pair: the same start with sides swapped.
    pub pair: Option<String>,
}

/// How far the placing of pieces is. Where pieces stand is told to their own player only, until all have placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlacingState {
    /// How many pieces each player places.
    pub pieces: usize,
    /// The first and the last square on which each seat may place them.
    pub squares: Vec<[u64; 2]>,
    /// Whether each seat has placed.
    pub placed: Vec<bool>,
    /// What the one who asks has placed.
    pub yours: Option<Vec<u64>>,
    /// Whether everybody has to place again, since no move was left the last time.
    pub again: bool,
}

/// The clocks of a match, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockState {
    /// For the whole match.
    pub initial: i64,
    /// Added after each move.
    pub increment: i64,
    /// What each seat has left when this is sent; the clock of the seat to move is running.
    pub left: Vec<i64>,
}

/// Something that a player offers the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OfferState {
    /// `takeback`, `draw` or `rematch`.
    pub offer: String,
    /// Who offers it.
    pub seat: usize,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The name of a person; none for the computer, for a free seat and for people who have deleted their account.
    pub name: Option<String>,
    /// Whether it is a guest.
    pub guest: bool,
    /// The level of the computer.
    pub level: Option<u8>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ended {
    /// `played`, `resigned`, `left`, `time`, `agreed`, `repeated` or `too-long`.
    pub how: String,
    /// The seats that have won; none when it is a draw.
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
    /// Whether it counts.
    pub rated: bool,
    /// The seat of the player whose list this is.
    pub seat: usize,
    /// How it ended, if it has.
    pub ended: Option<Ended>,
    /// When it began.
    pub created: i64,
}
