//! Results of people.
use crate::{
    caller::Anyone, match_setup::convention, names::Name, problem::Refusal, ratings::Category, rights::Right,
    site::Site,
};
use axum::{
    Json,
    extract::{Path, Query, State},
};
use protocol::site::{ListCursor, PageQuery, PlayerPage, Problem, RankQuery, Ranking};
use std::sync::Arc;

/// The best players, of all games or of some
#[utoipa::path(get, path = "/api/v1/ranking", tag = "players", params(RankQuery),
    responses((status = 200, body = Ranking), (status = 422, body = Problem)))]
pub(crate) async fn ranking(
    State(site): State<Arc<Site>>,
    Query(query): Query<RankQuery>,
) -> Result<Json<Ranking>, Refusal> {
    if let Some(game) = &query.game {
        engine::games::family(game).map_err(|error| Refusal::unprocessable(&error))?;
    }
    if let Some(name) = &query.convention {
        convention(name)?;
    }
    let category = Category { game: query.game, convention: query.convention, level: query.level };
    Ok(Json(site.store.ranking(&category, query.bots.unwrap_or(false), query.after.unwrap_or(0)).await?))
}

/// A player: results and matches
#[utoipa::path(get, path = "/api/v1/players/{name}", tag = "players",
    params(("name" = String, Path, example = "Ana"), ("before" = Option<String>, Query,
        description = "Only matches after this one in the list: its time, a hyphen and its id; or only matches before \
            a time")),
    responses((status = 200, body = PlayerPage), (status = 404, body = Problem)))]
pub(crate) async fn player(
    State(site): State<Arc<Site>>,
    Anyone(session): Anyone,
    Path(name): Path<String>,
    Query(PageQuery { before }): Query<PageQuery>,
) -> Result<Json<PlayerPage>, Refusal> {
    let nobody = || Refusal::missing("refused-no-player");
    let name = Name::read(&name).map_err(|_| nobody())?;
    let account = site.store.account_by_skeleton(&name.skeleton).await?.ok_or_else(nobody)?;
    let is_first = before.is_none();
    let is_own = session.is_some_and(|own| own.account.id == account.id && own.check(Right::Read).is_ok());
    let (matches, more) = site.store.matches_of(&account.id, &before.unwrap_or(ListCursor::NEWEST), is_own).await?;
    if matches.is_empty() && is_first && !is_own {
        // Whether there is an account under a name is nobody's business before its first match.
        return Err(nobody());
    }
    let scores = site.store.scores(&account.id).await?;
    Ok(Json(PlayerPage { name: account.name, bot: account.is_bot, created: account.created, scores, matches, more }))
}
