//! Matches between people: invitations and what players offer each other.
use crate::Object;
use serde::{Deserialize, Serialize};

/// Wishes for a match between people. Whoever has its link can sit down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"game": "nim", "start": "3,5,7", "first": "lot"})))]
pub struct NewChallenge {
    /// The id of the game.
    pub game: String,
    /// Its parameters.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::HashMap<String, String>))]
    pub params: Object,
    /// `normal` or `misere`.
    #[serde(default = "normal")]
    pub convention: String,
    /// The position to start from; drawn by lot unless given.
    #[serde(default)]
    pub start: Option<String>,
    /// Both place so many pieces in secret before the first move, in games that begin like that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<usize>,
    /// Who begins: `you`, `other` or `lot`.
    #[serde(default = "lot")]
    pub first: String,
    /// Whether it counts: then a second match with sides swapped belongs to it.
    #[serde(default)]
    pub rated: bool,
    /// Whether everybody may see it.
    #[serde(default)]
    pub listed: bool,
    /// How much time each player has; any amount unless given.
    #[serde(default)]
    pub clock: Option<ClockWish>,
}

fn normal() -> String {
    "normal".to_owned()
}

fn lot() -> String {
    "lot".to_owned()
}

/// How much time each player has, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockWish {
    /// For the whole match.
    pub initial: u32,
    /// Added after each move.
    pub increment: u32,
}

/// A match in which a seat is free.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenMatch {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// `normal` or `misere`.
    pub convention: String,
    /// Whether it counts.
    pub rated: bool,
    /// The position before the first move; empty when pieces are placed first.
    pub start: String,
    /// Number of pieces that each player places in secret.
    #[serde(default)]
    pub pieces: Option<usize>,
    /// How much time each player has, in seconds.
    pub clock: Option<ClockWish>,
    /// Who waits.
    pub name: String,
    /// Whether that is a guest: anybody may call themselves so.
    #[serde(default)]
    pub guest: bool,
    /// Since when.
    pub created: i64,
}

/// Where a player places the own pieces, unseen by the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"squares": [2, 1, 3]})))]
pub struct PlaceRequest {
    /// The square of each piece, one in each column.
    pub squares: Vec<u64>,
}

/// Something that a player offers the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"offer": "takeback"})))]
pub struct OfferRequest {
    /// `takeback`, `draw` or `rematch`.
    pub offer: String,
}

/// What a player says to an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"offer": "takeback", "accept": true})))]
pub struct AnswerRequest {
    /// `takeback`, `draw` or `rematch`.
    pub offer: String,
    /// Yes or no; the one who offered takes it back by no.
    pub accept: bool,
}
