//! The account: its password, its bots, its data.
use crate::{
    caller::{LONGEST_LABEL, Origin, Player, set_cookie},
    detach::while_awaited,
    passwords::Passwords,
    problem::Refusal,
    site::Site,
    store::sessions::{Bearer, Session},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderName, StatusCode, header},
};
use engine::message::Message;
use protocol::site::{Export, ListCursor, NewPassword, NewToken, Password, Problem, TokenLabel};
use std::sync::Arc;

/// Maximum number of browsers and bots of an account.
const MOST_SESSIONS: usize = 50;

/// Make a token for a bot; the answer shows it only this once
#[utoipa::path(post, path = "/api/v1/tokens", tag = "account",
    security(("token" = [])), request_body = TokenLabel,
    responses((status = 200, body = NewToken), (status = 403, body = Problem)))]
pub(crate) async fn token(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Json(TokenLabel { label }): Json<TokenLabel>,
) -> Result<Json<NewToken>, Refusal> {
    refuse_guest(&session)?;
    if site.store.sessions(&session.account.id, &session.id).await?.len() >= MOST_SESSIONS {
        return Err(Refusal::conflict("refused-many-sessions"));
    }
    let label: String = label.chars().filter(|sign| !sign.is_control()).take(LONGEST_LABEL).collect();
    let (token, id) = site.store.add_session(session.account.id, Bearer::Bot, label).await?;
    Ok(Json(NewToken { id, token }))
}

/// Refuses guests.
pub(crate) fn refuse_guest(session: &Session) -> Result<(), Refusal> {
    if session.account.is_guest { Err(Refusal::forbidden("refused-guest")) } else { Ok(()) }
}

/// Change the password; all other browsers and all bots are signed out
#[utoipa::path(put, path = "/api/v1/account/password", tag = "account",
    security(("token" = [])), request_body = NewPassword,
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn password(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Json(NewPassword { old, new }): Json<NewPassword>,
) -> Result<StatusCode, Refusal> {
    refuse_guest(&session)?;
    Passwords::check(&new)?;
    confirm_password(&site, origin, &session, old).await?;
    let hash = site.passwords.hash(new).await?;
    site.store.change_password(session.account.id, hash, session.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses a wrong password.
async fn confirm_password(site: &Site, origin: Origin, session: &Session, password: String) -> Result<(), Refusal> {
    site.limits.sign_in(origin.address, &session.account.id)?;
    let hash = site.store.password_of(&session.account.id).await?;
    if site.passwords.verify(password, hash).await? {
        return Ok(());
    }
    Err(Refusal::new(StatusCode::UNAUTHORIZED, Message::new("refused-wrong-password")))
}

/// All data of the account
#[utoipa::path(get, path = "/api/v1/account", tag = "account", security(("token" = [])),
    responses((status = 200, body = Export), (status = 401, body = Problem)))]
pub(crate) async fn export(State(site): State<Arc<Site>>, Player(session): Player) -> Result<Json<Export>, Refusal> {
    let Session { id, account, .. } = session;
    let (mut matches, mut before, mut more) = (Vec::new(), ListCursor::NEWEST, true);
    while more {
        let (mut lines, has_more) = site.store.matches_of(&account.id, &before, true).await?;
        before = lines
            .last()
            .map_or(ListCursor::NEWEST, |line| ListCursor { created: line.created, id: Some(line.id.clone()) });
        more = has_more;
        matches.append(&mut lines);
    }
    let mut records = Vec::new();
    for line in &matches {
        records.extend(record(&site, &line.id).await?);
    }
    Ok(Json(Export {
        sessions: site.store.sessions(&account.id, &id).await?,
        scores: site.store.scores(&account.id).await?,
        name: account.name,
        created: account.created,
        matches,
        records,
    }))
}

/// The record of a match, if there is one.
async fn record(site: &Site, id: &str) -> Result<Option<String>, Refusal> {
    let Some(history) = site.store.history(id).await? else { return Ok(None) };
    while_awaited(site.match_pool.run(move |_| Ok(history.replay()?.record()))).await?
}

/// Delete the account; its matches stay without the name
///
/// This resigns matches in progress between people and withdraws invitations. A rated match against the computer has to
/// be finished or left before.
#[utoipa::path(delete, path = "/api/v1/account", tag = "account",
    security(("token" = [])), request_body = Password,
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn delete(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Player(session): Player,
    Json(Password { password }): Json<Password>,
) -> Result<(StatusCode, [(HeaderName, String); 1]), Refusal> {
    if !session.account.is_guest {
        confirm_password(&site, origin, &session, password).await?;
    }
    if site.store.running(&session.account.id).await?.is_some() {
        return Err(Refusal::conflict("refused-sign-out"));
    }
    site.referee.delete(&session.account.id).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, set_cookie(None, site.options.https))]))
}
