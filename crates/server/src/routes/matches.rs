//! Matches that the server referees.
use crate::{
    caller::{Anyone, Player},
    problem::Refusal,
    routes::account::no_guest,
    setting::rated_table,
    site::Site,
    table::Command,
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderName, StatusCode, header},
};
use protocol::site::{MatchState, MoveRequest, NewMatch, Problem};
use std::sync::Arc;

/// Begin a rated match against the computer; the server draws a start that can be won
#[utoipa::path(post, path = "/api/v1/matches", tag = "matches", request_body = NewMatch,
    responses((status = 201, body = MatchState), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn begin(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Json(wishes): Json<NewMatch>,
) -> Result<(StatusCode, Json<MatchState>), Refusal> {
    no_guest(&session)?;
    let account = session.account;
    let id = account.id.clone();
    let table = site.thinking.think(move |_| rated_table(&wishes, &account)).await??;
    let table = site.referee.begin(table).await?;
    Ok((StatusCode::CREATED, Json(table.state(Some(&id)))))
}

/// A match as it stands
#[utoipa::path(get, path = "/api/v1/matches/{id}", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = MatchState), (status = 404, body = Problem)))]
pub(crate) async fn look(
    State(site): State<Arc<Site>>,
    Anyone(session): Anyone,
    Path(id): Path<String>,
) -> Result<Json<MatchState>, Refusal> {
    let table = site.referee.look(&id).await?;
    Ok(Json(table.state(session.as_ref().map(|session| session.account.id.as_str()))))
}

/// Make a move; the computer answers in the same breath
#[utoipa::path(post, path = "/api/v1/matches/{id}/moves", tag = "matches", params(("id" = String, Path)),
    request_body = MoveRequest,
    responses((status = 200, body = MatchState), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
    Json(MoveRequest { ply, mv }): Json<MoveRequest>,
) -> Result<Json<MatchState>, Refusal> {
    commanded(&site, &id, &session.account.id, Command::Move { ply, mv }).await
}

/// Leave a match, which loses it
#[utoipa::path(post, path = "/api/v1/matches/{id}/leave", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = MatchState), (status = 409, body = Problem)))]
pub(crate) async fn leave(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
) -> Result<Json<MatchState>, Refusal> {
    commanded(&site, &id, &session.account.id, Command::Leave).await
}

async fn commanded(site: &Site, id: &str, account: &str, command: Command) -> Result<Json<MatchState>, Refusal> {
    let table = site.referee.command(id, account, command).await?;
    Ok(Json(table.state(Some(account))))
}

/// The record of a match, as text
#[utoipa::path(get, path = "/api/v1/matches/{id}/record", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<([(HeaderName, &'static str); 1], String), Refusal> {
    let table = site.referee.look(&id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], table.record()))
}
