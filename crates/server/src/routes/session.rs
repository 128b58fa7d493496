//! Signing in and out.
use crate::{
    caller::{Anyone, Newcomer, Player, set_cookie},
    ids,
    names::Name,
    passwords::Passwords,
    problem::Refusal,
    site::Site,
    store::sessions::{Bearer, Session},
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderName, StatusCode, header},
};
use engine::message::Message;
use protocol::site::{Credentials, GuestName, Me, Problem, SessionInfo, Visitor};
use std::sync::Arc;

/// The cookie of a session, and who is signed in by it.
type SessionCookie = ([(HeaderName, String); 1], Json<Me>);

/// Who is signed in
#[utoipa::path(get, path = "/api/v1/session", tag = "session", security(("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn me(State(site): State<Arc<Site>>, Player(session): Player) -> Result<Json<Me>, Refusal> {
    Ok(Json(describe(&site, &session).await?))
}

/// The visitor, signed in or not: the first request of a page
#[utoipa::path(get, path = "/api/v1/visitor", tag = "session", responses((status = 200, body = Visitor)))]
pub(crate) async fn visitor(State(site): State<Arc<Site>>, Anyone(session): Anyone) -> Result<Json<Visitor>, Refusal> {
    let me = match session {
        Some(session) => Some(describe(&site, &session).await?),
        None => None,
    };
    Ok(Json(Visitor { me }))
}

async fn describe(site: &Site, session: &Session) -> Result<Me, Refusal> {
    let running = site.store.running(&session.account.id).await?;
    Ok(Me { name: session.account.name.clone(), guest: session.account.is_guest, running })
}

/// Sign in, or open an account by repeating the password
///
/// The answer is the same, and takes equally long, whether the name is unknown or the password wrong. A guest keeps the
/// matches: a new account continues that of the guest, and an old one takes them over.
#[utoipa::path(post, path = "/api/v1/session", tag = "session", request_body = Credentials,
    params(("Origin" = String, Header, description = "The address of this site")),
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn sign_in(
    State(site): State<Arc<Site>>,
    newcomer: Newcomer,
    Json(credentials): Json<Credentials>,
) -> Result<SessionCookie, Refusal> {
    let name = Name::read(&credentials.name)?;
    if let Some(repeat) = &credentials.repeat {
        Passwords::check(&credentials.password)?;
        if *repeat != credentials.password {
            return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-repeat")));
        }
    }
    site.limits.sign_in(newcomer.address, &name.skeleton)?;
    let guest = newcomer.before.filter(|session| session.account.is_guest).map(|session| session.account.id);
    let account = match authenticate(&site, &name, &credentials).await? {
        Some(account) => {
            if let Some(guest) = &guest {
                site.referee.adopt(guest, &account).await?;
            }
            Some(account)
        }
        None => register(&site, guest, name, credentials).await?,
    };
    let account = account.ok_or_else(|| Refusal::new(StatusCode::UNAUTHORIZED, Message::new("refused-no-fit")))?;
    start_session(&site, account, newcomer.label).await
}

/// The account with this name and password.
async fn authenticate(site: &Site, name: &Name, credentials: &Credentials) -> Result<Option<String>, Refusal> {
    let account = site.store.credentials(&name.skeleton).await?;
    // A name that only looks like the right one is not the right one.
    let account = account.filter(|(_, stored, _)| stored.to_lowercase() == name.display.to_lowercase());
    let (id, hash) = account.map(|(id, _, hash)| (id, hash)).unzip();
    let is_right = site.passwords.verify(credentials.password.clone(), hash).await?;
    Ok(id.filter(|_| is_right))
}

/// A new account, if the password was repeated and the name is free. It takes equally long whether the name is free or
/// not.
async fn register(
    site: &Site,
    guest: Option<String>,
    name: Name,
    credentials: Credentials,
) -> Result<Option<String>, Refusal> {
    if credentials.repeat.is_none() {
        return Ok(None);
    }
    let hash = site.passwords.hash(credentials.password).await?;
    let account = site.store.register(guest.clone(), name, hash).await?;
    if let Some(guest) = guest.filter(|_| account.is_some()) {
        // The person in these seats is not a guest any more.
        site.referee.forget(&guest).await;
    }
    Ok(account)
}

async fn start_session(site: &Site, account: String, label: String) -> Result<SessionCookie, Refusal> {
    let (token, _) = site.store.add_session(account, Bearer::Browser, label).await?;
    let session = site.store.session(&token, Bearer::Browser).await?;
    let session = session.ok_or_else(|| Refusal::conflict("refused-again"))?;
    let cookie = set_cookie(Some(&token), site.options.https);
    Ok(([(header::SET_COOKIE, cookie)], Json(describe(site, &session).await?)))
}

/// Begin as a guest, with a name only
#[utoipa::path(post, path = "/api/v1/session/guest", tag = "session", request_body = GuestName,
    params(("Origin" = String, Header, description = "The address of this site")),
    responses((status = 200, body = Me), (status = 409, body = Problem)))]
pub(crate) async fn guest(
    State(site): State<Arc<Site>>,
    newcomer: Newcomer,
    Json(GuestName { name }): Json<GuestName>,
) -> Result<SessionCookie, Refusal> {
    if newcomer.before.is_some() {
        return Err(Refusal::conflict("refused-signed-in"));
    }
    let name = Name::read(&name)?;
    site.limits.guest(newcomer.address)?;
    let account = site.store.add_guest(name.display).await?;
    start_session(&site, account.id, newcomer.label).await
}

/// Sign out, unless a rated match is going on
#[utoipa::path(delete, path = "/api/v1/session", tag = "session", security(("token" = [])),
    responses((status = 204), (status = 409, body = Problem)))]
pub(crate) async fn sign_out(
    State(site): State<Arc<Site>>,
    Player(session): Player,
) -> Result<(StatusCode, [(HeaderName, String); 1]), Refusal> {
    check_may_sign_out(&site, &session).await?;
    site.store.end_session(session.account.id, session.id).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, set_cookie(None, site.options.https))]))
}

/// Refuses to sign out of a rated match against the computer.
async fn check_may_sign_out(site: &Site, session: &Session) -> Result<(), Refusal> {
    match site.store.running(&session.account.id).await? {
        Some(_) => Err(Refusal::conflict("refused-sign-out")),
        None => Ok(()),
    }
}

/// All browsers and bots that may act for the account
#[utoipa::path(get, path = "/api/v1/sessions", tag = "account", security(("token" = [])),
    responses((status = 200, body = Vec<SessionInfo>), (status = 401, body = Problem)))]
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    Player(session): Player,
) -> Result<Json<Vec<SessionInfo>>, Refusal> {
    Ok(Json(site.store.sessions(&session.account.id, &session.id).await?))
}

/// End one of them
#[utoipa::path(delete, path = "/api/v1/sessions/{id}", tag = "account",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn revoke(
    State(site): State<Arc<Site>>,
    Player(session): Player,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    if id == session.id {
        check_may_sign_out(&site, &session).await?;
    }
    if ids::is_id(&id) && site.store.end_session(session.account.id, id).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refusal::missing("refused-no-session"))
}
