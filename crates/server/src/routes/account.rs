//! The account: its password, its bots, its data.
use crate::{
    caller::{LONGEST_LABEL, Newcomer, Origin, Owner, Reader},
    detach::{caller_of, while_awaited},
    names::Name,
    passwords::Passwords,
    problem::Refusal,
    routes::session::{Arrival, SetCookies, remove_session_cookie},
    security::{SecurityEvent, SecurityKind},
    site::Site,
    store::{
        accounts::Account,
        sessions::{Bearer, NewSession, Proof, Session},
    },
};
use axum::{Json, extract::State, http::StatusCode};
use engine::message::Message;
use protocol::site::{Export, ListCursor, NewPassword, NewToken, Password, Problem, Scope, TokenRequest};
use std::{net::IpAddr, sync::Arc};

/// Part of the bytes of all answers that the records in an export may take: 8 MiB of 64.
const SHARE_OF_RECORDS: usize = 8;

/// Number of bytes of all answers for each match in an export: about 10,000 matches for 64 MiB.
const SHARE_OF_MATCH: usize = 6_400;

/// Make a token for a bot; the answer shows it only this once
///
/// A token cannot make another. An account that plays with a token is a bot from then on.
#[utoipa::path(post, path = "/api/v1/tokens", tag = "account", request_body = TokenRequest,
    responses((status = 200, body = NewToken), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn token(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Owner(session): Owner,
    Json(TokenRequest { label, scopes }): Json<TokenRequest>,
) -> Result<Json<NewToken>, Refusal> {
    refuse_guest(&session)?;
    if scopes.is_empty() || scopes.contains(&Scope::Unknown) {
        let message = Message::new("refused-wish").with("expected", Message::new("expected-scope"));
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message));
    }
    let label: String = label.chars().filter(|sign| !sign.is_control()).take(LONGEST_LABEL).collect();
    let (account, proof) = (session.account.id.clone(), Proof::Session(session.id.clone()));
    let (token, id) = site.store.add_session(NewSession { account, bearer: Bearer::Bot, label, scopes, proof }).await?;
    note(&site, SecurityKind::TokenMade, &session, origin.address).await;
    Ok(Json(NewToken { id, token }))
}

/// Refuses guests.
pub(crate) fn refuse_guest(session: &Session) -> Result<(), Refusal> {
    if session.account.is_guest { Err(Refusal::forbidden("refused-guest")) } else { Ok(()) }
}

/// Change the password; all browsers and bots are signed out, and this browser gets a new session
#[utoipa::path(put, path = "/api/v1/account/password", tag = "account", request_body = NewPassword,
    params(("Origin" = String, Header, description = "The address of this site")),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn password(
    State(site): State<Arc<Site>>,
    Owner(session): Owner,
    newcomer: Newcomer,
    Json(NewPassword { old, new }): Json<NewPassword>,
) -> Result<(StatusCode, SetCookies), Refusal> {
    refuse_guest(&session)?;
    Passwords::check(&new, &session.account.name)?;
    let old = confirm_password(&site, newcomer.address, &session, old).await?;
    let hash = site.passwords.hash(new, newcomer.address).await?;
    if !site.store.change_password(session.account.id.clone(), old, hash.clone()).await? {
        return Err(wrong_password());
    }
    note(&site, SecurityKind::PasswordChanged, &session, newcomer.address).await;
    let (account, skeleton) = (session.account.id, Name::read(&session.account.name)?.skeleton);
    let (proof, label) = (Proof::Password(hash), newcomer.label);
    let arrival = Arrival { account, proof, skeleton, mark: None, before: None, label };
    let (cookies, _) = arrival.start_session(&site).await?;
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// Refuses a wrong password, and returns the hash of the right one.
async fn confirm_password(
    site: &Site,
    address: IpAddr,
    session: &Session,
    password: String,
) -> Result<String, Refusal> {
    site.sign_in_limits.confirmation(&session.id)?;
    let hash = site.store.password_of(&session.account.id).await?;
    let is_right = site.passwords.verify(password, hash.clone(), address).await?;
    if let Some(hash) = hash.filter(|_| is_right) {
        return Ok(hash);
    }
    note(site, SecurityKind::SignInFailed, session, address).await;
    Err(wrong_password())
}

fn wrong_password() -> Refusal {
    Refusal::new(StatusCode::UNAUTHORIZED, Message::new("refused-wrong-password"))
}

/// Records a security event of a session.
async fn note(site: &Site, kind: SecurityKind, session: &Session, address: IpAddr) {
    let (account, name) = (Some(session.account.id.clone()), session.account.name.clone());
    site.note_security(SecurityEvent { kind, account, name, address }).await;
}

/// All data of the account
///
/// A token needs the scope `read` for this. At most 10,000 matches and 8 MiB of records are included, the newest first;
/// each of the other records can be read by itself. An account can have one export at a time.
#[utoipa::path(get, path = "/api/v1/account", tag = "account", security(("token" = [])),
    responses((status = 200, body = Export), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn export(State(site): State<Arc<Site>>, Reader(session): Reader) -> Result<Json<Export>, Refusal> {
    let Session { id, account, .. } = session;
    let _slot = site.exports.enter(account.id.clone()).ok_or_else(|| Refusal::too_many(1))?;
    let most_bytes = site.options.most_answer_bytes;
    let (mut matches, mut before, mut more) = (Vec::new(), ListCursor::NEWEST, true);
    let most_matches = most_bytes / SHARE_OF_MATCH;
    while more && matches.len() < most_matches {
        let (mut lines, has_more) = site.store.matches_of(&account.id, &before, true).await?;
        before = lines
            .last()
            .map_or(ListCursor::NEWEST, |line| ListCursor { created: line.created, id: Some(line.id.clone()) });
        more = has_more;
        matches.append(&mut lines);
    }
    more |= matches.len() > most_matches;
    matches.truncate(most_matches);
    let (mut records, mut bytes, mut records_left_out) = (Vec::new(), 0, matches.len());
    for line in &matches {
        let record = record(&site, &account, &line.id).await?;
        bytes += record.as_ref().map_or(0, String::len);
        if bytes > most_bytes / SHARE_OF_RECORDS {
            break;
        }
        records.extend(record);
        records_left_out -= 1;
    }
    Ok(Json(Export {
        sessions: site.store.sessions(&account.id, &id).await?,
        scores: site.store.scores(&account.id).await?,
        name: account.name,
        created: account.created,
        matches,
        records,
        records_left_out,
        has_more: more,
    }))
}

/// The record of a match, if there is one.
async fn record(site: &Site, account: &Account, id: &str) -> Result<Option<String>, Refusal> {
    let Some(history) = site.store.history(id).await? else { return Ok(None) };
    let caller = caller_of(account);
    while_awaited(site.question_pool.run(&caller, move |_| Ok(history.replay()?.record()))).await?
}

/// Delete the account; its matches stay without the name
///
/// This resigns matches in progress between people and withdraws invitations. A rated match against the computer has to
/// be finished or left before.
#[utoipa::path(delete, path = "/api/v1/account", tag = "account", request_body = Password,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn delete(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Owner(session): Owner,
    Json(Password { password }): Json<Password>,
) -> Result<(StatusCode, SetCookies), Refusal> {
    if !session.account.is_guest {
        confirm_password(&site, origin.address, &session, password).await?;
    }
    if site.store.running(&session.account.id).await?.is_some() {
        return Err(Refusal::conflict("refused-sign-out"));
    }
    note(&site, SecurityKind::AccountDeleted, &session, origin.address).await;
    site.referee.delete(&session.account.id, None).await?;
    Ok((StatusCode::NO_CONTENT, remove_session_cookie(&site)))
}
