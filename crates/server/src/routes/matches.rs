//! Matches that the server referees.
use crate::{
    caller::{Anyone, Origin, Player},
    clock::now,
    detach::{waiting_caller, while_awaited},
    engine_pool::Caller,
    match_setup::rated_match,
    problem::Refusal,
    referee::context,
    routes::account::refuse_guest,
    server_match::{Command, Offer},
    site::Site,
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderName, StatusCode, header},
};
use engine::message::Message;
use protocol::site::{AnswerRequest, MatchState, MoveRequest, NewMatch, OfferRequest, PlaceRequest, Problem};
use std::sync::Arc;

/// Begin a rated match against the computer; the server draws a start that can be won
#[utoipa::path(post, path = "/api/v1/matches", tag = "matches",
    security(("token" = [])), request_body = NewMatch,
    responses((status = 201, body = MatchState), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn begin(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Json(request): Json<NewMatch>,
) -> Result<(StatusCode, Json<MatchState>), Refusal> {
    refuse_guest(&session)?;
    site.limits.new_match(&session.account.id, origin.address)?;
    let account = session.account;
    let (id, caller) = (account.id.clone(), Caller::Account(account.id.clone()));
    let server_match =
        while_awaited(site.question_pool.run(&caller, move |_| rated_match(&request, &account, context()))).await??;
    let server_match = site.referee.begin(server_match, origin.network()).await?;
    Ok((StatusCode::CREATED, Json(server_match.state(Some(&id), now()))))
}

/// The current state of a match
#[utoipa::path(get, path = "/api/v1/matches/{id}", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = MatchState), (status = 404, body = Problem)))]
pub(crate) async fn look(
    State(site): State<Arc<Site>>,
    Anyone(session): Anyone,
    Path(id): Path<String>,
) -> Result<Json<MatchState>, Refusal> {
    let server_match = site.referee.look(&id).await?;
    Ok(Json(server_match.state(session.as_ref().map(|session| session.account.id.as_str()), now())))
}

/// Make a move; the answer includes the reply of the computer
#[utoipa::path(post, path = "/api/v1/matches/{id}/moves", tag = "matches",
    security(("token" = [])), params(("id" = String, Path)),
    request_body = MoveRequest,
    responses((status = 200, body = MatchState), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
    Json(MoveRequest { ply, mv }): Json<MoveRequest>,
) -> Result<Json<MatchState>, Refusal> {
    run_command(&site, &id, &session.account.id, Command::Move { ply, mv }).await
}

/// Place pieces in secret, if the match begins like that
///
/// Nobody else sees them before all have placed. If that leaves no move, all place again in secret.
#[utoipa::path(post, path = "/api/v1/matches/{id}/placement", tag = "people",
    security(("token" = [])), params(("id" = String, Path)),
    request_body = PlaceRequest,
    responses((status = 200, body = MatchState), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn place(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
    Json(PlaceRequest { squares }): Json<PlaceRequest>,
) -> Result<Json<MatchState>, Refusal> {
    run_command(&site, &id, &session.account.id, Command::Place(squares)).await
}

/// Leave or resign a match, which loses it
#[utoipa::path(post, path = "/api/v1/matches/{id}/leave", tag = "matches",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = MatchState), (status = 409, body = Problem)))]
pub(crate) async fn leave(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
) -> Result<Json<MatchState>, Refusal> {
    run_command(&site, &id, &session.account.id, Command::Resign).await
}

/// Offer the other player a takeback, a draw or a rematch
#[utoipa::path(post, path = "/api/v1/matches/{id}/offers", tag = "people",
    security(("token" = [])), params(("id" = String, Path)),
    request_body = OfferRequest, responses((status = 200, body = MatchState), (status = 409, body = Problem)))]
pub(crate) async fn offer(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
    Json(request): Json<OfferRequest>,
) -> Result<Json<MatchState>, Refusal> {
    let offer = check_offer(request.offer)?;
    run_command(&site, &id, &session.account.id, Command::Offer(offer)).await
}

/// Accept or decline an offer of the other player
#[utoipa::path(post, path = "/api/v1/matches/{id}/answers", tag = "people",
    security(("token" = [])), params(("id" = String, Path)),
    request_body = AnswerRequest, responses((status = 200, body = MatchState), (status = 409, body = Problem)))]
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
    Json(request): Json<AnswerRequest>,
) -> Result<Json<MatchState>, Refusal> {
    let offer = check_offer(request.offer)?;
    run_command(&site, &id, &session.account.id, Command::Answer { offer, accept: request.accept }).await
}

/// Refuses an offer that this server does not know.
fn check_offer(offer: Offer) -> Result<Offer, Refusal> {
    let message = Message::new("refused-wish").with("expected", Message::new("expected-offer"));
    if offer == Offer::Unknown { Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message)) } else { Ok(offer) }
}

async fn run_command(site: &Site, id: &str, account: &str, command: Command) -> Result<Json<MatchState>, Refusal> {
    let server_match = site.referee.command(id, account, command).await?;
    Ok(Json(server_match.state(Some(account), now())))
}

/// The record of a match, as text
#[utoipa::path(get, path = "/api/v1/matches/{id}/record", tag = "matches", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<([(HeaderName, &'static str); 1], String), Refusal> {
    let server_match = site.referee.look(&id).await?;
    let caller = waiting_caller();
    let record = site.match_pool.run(&caller, move |_| server_match.record());
    let record = while_awaited(record).await?.ok_or_else(|| Refusal::conflict("refused-placing"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}
