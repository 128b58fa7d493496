//! Matches between people: invitations, sitting down, quick pairing.
use crate::{
    caller::{Origin, Player},
    carried::while_awaited,
    clock::now,
    problem::Refusal,
    routes::account::no_guest,
    setting::challenge_table,
    site::Site,
    store::accounts::Account,
    table::Table,
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::site::{MatchState, NewChallenge, OpenMatch, Problem};
use std::sync::Arc;

/// Invite to a match between people: whoever has its link can sit down
#[utoipa::path(post, path = "/api/v1/challenges", tag = "people",
    security(("token" = [])), request_body = NewChallenge,
    responses((status = 201, body = MatchState), (status = 422, body = Problem)))]
pub(crate) async fn challenge(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Json(wishes): Json<NewChallenge>,
) -> Result<(StatusCode, Json<MatchState>), Refusal> {
    if wishes.rated {
        no_guest(&session)?;
    }
    site.limits.new_match(&session.account.id, origin.address)?;
    let table = wished(&site, session.account.clone(), wishes).await?;
    let table = site.referee.begin(table).await?;
    Ok((StatusCode::CREATED, Json(table.state(Some(&session.account.id), now()))))
}

/// A match as wished, of which nobody knows yet.
async fn wished(site: &Site, account: Account, wishes: NewChallenge) -> Result<Table, Refusal> {
    while_awaited(site.match_work.think(move |_| challenge_table(&wishes, &account))).await?
}

/// Matches in which a seat is free for everybody
#[utoipa::path(get, path = "/api/v1/challenges", tag = "people", responses((status = 200, body = Vec<OpenMatch>)))]
pub(crate) async fn list(State(site): State<Arc<Site>>) -> Result<Json<Vec<OpenMatch>>, Refusal> {
    Ok(Json(site.store.open_matches().await?))
}

/// Withdraw an own invitation that nobody has followed
#[utoipa::path(delete, path = "/api/v1/challenges/{id}", tag = "people",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(crate) async fn withdraw(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    site.referee.withdraw(&id, &session.account.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sit down in a free seat
#[utoipa::path(post, path = "/api/v1/matches/{id}/join", tag = "people",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = MatchState), (status = 409, body = Problem)))]
pub(crate) async fn join(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
) -> Result<Json<MatchState>, Refusal> {
    let table = site.referee.join(&id, &session.account).await?;
    Ok(Json(table.state(Some(&session.account.id), now())))
}

/// Play with whoever wants the same: sit down where somebody waits for it, or wait
///
/// The same is the same game with the same parameters, convention, clock and start; a start by lot goes with a start by lot.
/// Who begins must fit, too.
#[utoipa::path(post, path = "/api/v1/quick", tag = "people",
    security(("token" = [])), request_body = NewChallenge,
    responses((status = 200, body = MatchState), (status = 422, body = Problem)))]
pub(crate) async fn quick(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Json(wishes): Json<NewChallenge>,
) -> Result<Json<MatchState>, Refusal> {
    if wishes.rated {
        no_guest(&session)?;
    }
    site.limits.new_match(&session.account.id, origin.address)?;
    let (account, first) = (session.account, wishes.first.clone());
    let table = wished(&site, account.clone(), NewChallenge { listed: true, ..wishes }).await?;
    let _turn = site.pairing.lock().await;
    let _turn_of_this_server = site.store.pairing().await?;
    for waiting in site.store.waiting(table.settled(), &account.id).await? {
        let fits = match first.as_str() {
            "you" => waiting.begins,
            "other" => !waiting.begins,
            _ => true,
        };
        if !fits && !waiting.is_own {
            continue;
        }
        // Somebody may have been faster; then there may be another who waits.
        if let Ok(table) = site.referee.join(&waiting.id, &account).await {
            return Ok(Json(table.state(Some(&account.id), now())));
        }
    }
    Ok(Json(site.referee.begin(table).await?.state(Some(&account.id), now())))
}
