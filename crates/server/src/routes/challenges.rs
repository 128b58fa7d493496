//! Matches between people: invitations, free seats, quick pairing.
use crate::{
    caller::{Anyone, Origin, Player},
    clock::now,
    detach::{caller_of, while_awaited},
    ids,
    match_setup::challenge_match,
    problem::Refusal,
    referee::context,
    routes::account::refuse_guest,
    server_match::ServerMatch,
    site::Site,
    store::accounts::Account,
};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::site::{FirstPlayer, MatchState, NewChallenge, OpenMatch, Problem};
use std::sync::Arc;

/// Invite to a match between people: everybody with the link can take the free seat
#[utoipa::path(post, path = "/api/v1/challenges", tag = "people",
    security(("token" = [])), request_body = NewChallenge,
    responses((status = 201, body = MatchState), (status = 422, body = Problem)))]
pub(crate) async fn challenge(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Json(request): Json<NewChallenge>,
) -> Result<(StatusCode, Json<MatchState>), Refusal> {
    if request.rated {
        refuse_guest(&session)?;
    }
    site.limits.new_match(&session.account.id, origin.address)?;
    let server_match = set_up(&site, session.account.clone(), request).await?;
    let server_match = site.referee.begin(server_match, origin.network()).await?;
    Ok((StatusCode::CREATED, Json(server_match.state(Some(&session.account.id), now()))))
}

/// A match as requested, not stored yet.
async fn set_up(site: &Site, account: Account, request: NewChallenge) -> Result<ServerMatch, Refusal> {
    let caller = caller_of(&account);
    while_awaited(site.question_pool.run(&caller, move |_| challenge_match(&request, &account, context()))).await?
}

/// Listed matches with a free seat, whose players are at the site
#[utoipa::path(get, path = "/api/v1/challenges", operation_id = "challenges", tag = "people",
    responses((status = 200, body = Vec<OpenMatch>)))]
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    // A caller who waits is present.
    Anyone(_): Anyone,
) -> Result<Json<Vec<OpenMatch>>, Refusal> {
    Ok(Json(site.store.open_matches().await?))
}

/// Withdraw an invitation that nobody has accepted
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

/// Take a free seat
#[utoipa::path(post, path = "/api/v1/matches/{id}/join", tag = "people",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = MatchState), (status = 409, body = Problem)))]
pub(crate) async fn join(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Path(id): Path<String>,
) -> Result<Json<MatchState>, Refusal> {
    if ids::is_id(&id) && site.store.is_challenger_away(&id, now()).await? {
        let is_own = site.referee.look(&id).await?.terms().seat_of(&session.account.id).is_some();
        if !is_own {
            return Err(Refusal::conflict("refused-away"));
        }
    }
    let server_match = site.referee.join(&id, &session.account, origin.network()).await?;
    Ok(Json(server_match.state(Some(&session.account.id), now())))
}

/// Find an opponent with the same request: take a free seat, or wait
///
/// Requests are the same if they have the same game, parameters, convention, clock and start, or both a drawn start.
/// Who begins must fit, too.
#[utoipa::path(post, path = "/api/v1/quick", tag = "people",
    security(("token" = [])), request_body = NewChallenge,
    responses((status = 200, body = MatchState), (status = 422, body = Problem)))]
pub(crate) async fn quick(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Json(request): Json<NewChallenge>,
) -> Result<Json<MatchState>, Refusal> {
    if request.rated {
        refuse_guest(&session)?;
    }
    site.limits.new_match(&session.account.id, origin.address)?;
    let (account, first) = (session.account, request.first);
    let server_match = set_up(&site, account.clone(), NewChallenge { listed: true, ..request }).await?;
    let _lock_here = site.pairing.lock().await;
    let _lock_everywhere = site.store.lock_pairing().await?;
    for waiting in site.store.waiting(server_match.terms(), &account.id).await? {
        let fits = match first {
            FirstPlayer::You => waiting.begins,
            FirstPlayer::Other => !waiting.begins,
            _ => true,
        };
        if !fits && !waiting.is_own {
            continue;
        }
        // If somebody else was faster, another match may fit.
        if let Ok(server_match) = site.referee.join(&waiting.id, &account, origin.network()).await {
            return Ok(Json(server_match.state(Some(&account.id), now())));
        }
    }
    let server_match = site.referee.begin(server_match, origin.network()).await?;
    Ok(Json(server_match.state(Some(&account.id), now())))
}
