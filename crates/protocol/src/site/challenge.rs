//! Matches between people: invitations and what players offer each other.
use super::{FirstPlayer, Offer, whole};
use crate::Object;
use serde::{Deserialize, Serialize};

/// A request for a match between people. Everybody with the link can take the free seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"game": "nim", "start": "3,5,7", "first": "lot"})))]
pub struct NewChallenge {
    /// The id of the game.
    pub game: String,
    /// Its parameters.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub params: Object,
    /// `normal` or `misere`.
    #[serde(default = "normal")]
    pub convention: String,
    /// The position to start from; random unless given.
    #[serde(default)]
    pub start: Option<String>,
    /// Number of pieces that each player places in secret before the first move, in games that begin like that.
    #[serde(default, deserialize_with = "whole::option", skip_serializing_if = "Option::is_none")]
    pub pieces: Option<usize>,
    /// Who begins: `you`, `other` or `lot`.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub first: FirstPlayer,
    /// Whether the result counts for the ranking: then there is a second match with sides swapped.
    #[serde(default)]
    pub rated: bool,
    /// Whether everybody may see it.
    #[serde(default)]
    pub listed: bool,
    /// The time of each player; unlimited by default.
    #[serde(default)]
    pub clock: Option<ClockSettings>,
}

fn normal() -> String {
    "normal".to_owned()
}

impl NewChallenge {
    /// A casual match of normal play from a random start, without a clock.
    pub fn new(game: &str) -> NewChallenge {
        NewChallenge {
            game: game.to_owned(),
            params: Object::new(),
            convention: normal(),
            start: None,
            pieces: None,
            first: FirstPlayer::Lot,
            rated: false,
            listed: false,
            clock: None,
        }
    }
}

/// The time of each player, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockSettings {
    /// Time for the whole match.
    #[serde(deserialize_with = "whole::number")]
    pub initial: u32,
    /// Time added after each move.
    #[serde(deserialize_with = "whole::number")]
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
    /// Whether the result counts for the ranking.
    pub rated: bool,
    /// The position before the first move; empty if pieces are placed first, or if the parameters are not the usual
    /// ones: then only those see it who look at the match.
    pub start: String,
    /// Whether the parameters are not the usual ones.
    #[serde(default)]
    pub custom: bool,
    /// Number of pieces that each player places in secret.
    #[serde(default)]
    pub pieces: Option<usize>,
    /// The time of each player, in seconds.
    pub clock: Option<ClockSettings>,
    /// The name of the player who waits.
    pub name: String,
    /// Whether that is a guest.
    #[serde(default)]
    pub guest: bool,
    /// Whether that is a bot.
    #[serde(default)]
    pub bot: bool,
    /// When the invitation was made.
    pub created: i64,
}

/// The secret placement of a player's pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"squares": [2, 1, 3]})))]
pub struct PlaceRequest {
    /// The square of each piece, one in each column.
    #[serde(deserialize_with = "whole::list")]
    pub squares: Vec<u64>,
}

/// An offer to the other player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"offer": "takeback"})))]
pub struct OfferRequest {
    /// `takeback`, `draw` or `rematch`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub offer: Offer,
}

/// The answer to an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"offer": "takeback", "accept": true})))]
pub struct AnswerRequest {
    /// `takeback`, `draw` or `rematch`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub offer: Offer,
    /// Whether to accept. The player who offered withdraws the offer by `false`.
    pub accept: bool,
}
