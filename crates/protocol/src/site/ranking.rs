//! Results of people.
use super::MatchLine;
use serde::{Deserialize, Serialize};

/// Which results; what is left out means all.
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
    /// How many are better than the first one wanted.
    pub after: Option<u32>,
}

/// The best, best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranking {
    /// With fewer games nobody is listed.
    pub least_games: u32,
    /// Who, with what.
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
    /// Who.
    pub name: String,
    /// With what.
    #[serde(flatten)]
    pub score: Score,
}

/// The results of one person in one category.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Score {
    /// The id of the game; none for all together.
    pub game: Option<String>,
    /// `normal` or `misere`; none for both together.
    pub convention: Option<String>,
    /// The level of the computer, 0 between people; none for all together.
    pub level: Option<u8>,
    /// Finished rated games.
    pub games: u32,
    /// Won ones.
    pub wins: u32,
    /// Lost ones; the rest are draws.
    pub losses: u32,
    /// Wins in percent of games.
    pub percent: u32,
    /// Glicko-2 rating.
    pub rating: i32,
    /// How uncertain the rating is.
    pub deviation: i32,
}

/// What everybody may know about a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerPage {
    /// The name.
    pub name: String,
    /// Since when.
    pub created: i64,
    /// Results, all together first.
    pub scores: Vec<Score>,
    /// The latest matches, newest first.
    pub matches: Vec<MatchLine>,
    /// Whether there are older ones: ask with `before` = the time of the last one, a hyphen and its id.
    pub more: bool,
}
