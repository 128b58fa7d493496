//! Results of people.
use super::MatchLine;
use serde::{Deserialize, Serialize};

/// A filter of the ranking; without a field, all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct RankQuery {
    /// The id of a game.
    pub game: Option<String>,
    /// `normal` or `misere`.
    pub convention: Option<String>,
    /// The level of the computer; 0 between people.
    pub level: Option<u8>,
    /// Whether to rank bots; otherwise people.
    pub bots: Option<bool>,
    /// Number of ranks to skip.
    pub after: Option<u32>,
}

/// A page of the ranking, best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranking {
    /// Minimum number of games of a listed player.
    pub least_games: u32,
    /// Maximum uncertainty of a listed rating.
    #[serde(default)]
    pub most_deviation: u32,
    /// The ranks.
    pub ranks: Vec<Rank>,
    /// Whether there are more.
    pub more: bool,
}

/// A place in the ranking.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rank {
    /// 1 is best.
    pub place: u32,
    /// The name of the player.
    pub name: String,
    /// The results of the player.
    #[serde(flatten)]
    pub score: CategoryScore,
}

/// The results of one person in one category.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CategoryScore {
    /// The id of the game; none for all together.
    pub game: Option<String>,
    /// `normal` or `misere`; none for both together.
    pub convention: Option<String>,
    /// The level of the computer, 0 between people; none for all together.
    pub level: Option<u8>,
    /// Finished rated games.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games lost; the rest are draws.
    pub losses: u32,
    /// Wins in percent of games.
    pub percent: u32,
    /// Glicko-2 rating.
    pub rating: i32,
    /// Uncertainty of the rating.
    pub deviation: i32,
}

/// The public page of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerPage {
    /// The name.
    pub name: String,
    /// Whether a program plays under this name.
    #[serde(default)]
    pub bot: bool,
    /// When the account was opened.
    pub created: i64,
    /// Results by category, the total first.
    pub scores: Vec<CategoryScore>,
    /// The latest matches, newest first.
    pub matches: Vec<MatchLine>,
    /// Whether there are older ones: request them with `before` = the time of the last one, a hyphen and its id.
    pub more: bool,
}
