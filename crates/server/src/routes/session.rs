//! Signing in and out.
use crate::{
    caller::{Anyone, Holder, Newcomer, Owner, Reader},
    cookies::Cookie,
    ids,
    names::Name,
    passwords::Passwords,
    problem::Refusal,
    rights::Right,
    security::{SecurityEvent, SecurityKind},
    server_match::Command,
    site::Site,
    store::{
        accounts::Registration,
        sessions::{Bearer, NewSession, Proof, Session},
    },
};
use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderName, StatusCode, header},
    response::AppendHeaders,
};
use engine::message::Message;
use protocol::site::{Credentials, GuestName, Me, Problem, SessionInfo, SignOutQuery, Visitor};
use std::{net::IpAddr, sync::Arc};

/// Cookies to be set or removed.
pub(crate) type SetCookies = AppendHeaders<Vec<(HeaderName, String)>>;

/// Who is signed in
#[utoipa::path(get, path = "/api/v1/session", tag = "session", security(("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn me(State(site): State<Arc<Site>>, Holder(session): Holder) -> Result<Json<Me>, Refusal> {
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
/// matches: a new account continues that of the guest, and an old one takes them over. The session so far ends.
#[utoipa::path(post, path = "/api/v1/session", tag = "session", request_body = Credentials,
    params(("Origin" = String, Header, description = "The address of this site")),
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn sign_in(
    State(site): State<Arc<Site>>,
    newcomer: Newcomer,
    Json(credentials): Json<Credentials>,
) -> Result<(SetCookies, Json<Me>), Refusal> {
    let name = Name::read(&credentials.name)?;
    if let Some(repeat) = &credentials.repeat {
        Passwords::check(&credentials.password, &name.display)?;
        if *repeat != credentials.password {
            return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-repeat")));
        }
    }
    let note = |kind, account| {
        let name = name.display.clone();
        site.note_security(SecurityEvent { kind, account, name, address: newcomer.address })
    };
    let mark = newcomer.device.as_deref().filter(|mark| ids::is_token(mark));
    let device = match mark {
        Some(mark) => site.store.knows_device(&name.skeleton, mark).await?.then(|| mark.to_owned()),
        None => None,
    };
    if let Err(refusal) = site.sign_in_limits.attempt(&name.skeleton, newcomer.address, device) {
        note(SecurityKind::LockedOut, None).await;
        return Err(refusal);
    }
    let (mark, skeleton) = (mark.map(str::to_owned), name.skeleton.clone());
    let guest = newcomer.before.as_ref().filter(|before| before.account.is_guest);
    let guest = guest.map(|before| before.account.id.clone());
    let before = newcomer.before.filter(|before| !before.account.is_guest);
    let found = authenticate(&site, &name, &credentials, newcomer.address).await?;
    if let Some(before) = before.as_ref().filter(|before| found.as_ref().map(|(id, _)| id) != Some(&before.account.id))
    {
        check_may_sign_out(&site, before).await?;
    }
    let (account, proof) = match found {
        Some((account, hash)) => {
            if let Some(guest) = &guest {
                site.referee.adopt(guest, &account).await?;
            }
            note(SecurityKind::SignedIn, Some(account.clone())).await;
            (Some(account), Proof::Password(hash))
        }
        None => {
            let account = register(&site, guest, name.clone(), credentials, newcomer.address).await;
            let kind = match &account {
                Ok(Some(_)) => SecurityKind::Registered,
                Ok(None) => SecurityKind::SignInFailed,
                Err(_) => SecurityKind::RegistrationRefused,
            };
            note(kind, account.clone().ok().flatten()).await;
            (account?, Proof::New)
        }
    };
    let account = account.ok_or_else(|| Refusal::new(StatusCode::UNAUTHORIZED, Message::new("refused-no-fit")))?;
    Arrival { account, proof, skeleton, mark, before, label: newcomer.label }.start_session(&site).await
}

/// Somebody who has just signed in to an account, or opened one.
pub(crate) struct Arrival {
    pub(crate) account: String,
    pub(crate) proof: Proof,
    /// The key of the name.
    pub(crate) skeleton: String,
    /// The mark of the browser, if it has one.
    pub(crate) mark: Option<String>,
    /// The session of another account, which ends.
    pub(crate) before: Option<Session>,
    /// The name of the browser.
    pub(crate) label: String,
}

impl Arrival {
    /// Starts a session, and remembers the browser.
    pub(crate) async fn start_session(self, site: &Site) -> Result<(SetCookies, Json<Me>), Refusal> {
        let Arrival { account, proof, skeleton, mark, before, label } = self;
        if let Some(before) = before {
            site.store.end_session(before.account.id, before.id).await?;
        }
        let (mut cookies, me) = start_session(site, account.clone(), proof, label).await?;
        let mark = mark.unwrap_or_else(ids::token);
        site.store.add_device(account, &skeleton, &mark).await?;
        cookies.0.push((header::SET_COOKIE, Cookie::Device.set(&mark, site.options.https)));
        Ok((cookies, me))
    }
}

/// The account with this name and password, and the hash that the password fits.
async fn authenticate(
    site: &Site,
    name: &Name,
    credentials: &Credentials,
    address: IpAddr,
) -> Result<Option<(String, String)>, Refusal> {
    let account = site.store.credentials(&name.skeleton).await?;
    // A name that only looks like the right one is not the right one.
    let account = account.filter(|(_, stored, _)| stored.to_lowercase() == name.display.to_lowercase());
    let hash = account.as_ref().map(|(_, _, hash)| hash.clone());
    let is_right = site.passwords.verify(credentials.password.clone(), hash, address).await?;
    Ok(account.filter(|_| is_right).map(|(id, _, hash)| (id, hash)))
}

/// A new account, if the password was repeated and the name is free. It takes equally long whether the name is free or
/// not.
async fn register(
    site: &Site,
    guest: Option<String>,
    name: Name,
    credentials: Credentials,
    address: IpAddr,
) -> Result<Option<String>, Refusal> {
    if credentials.repeat.is_none() {
        return Ok(None);
    }
    site.options.registration.check_account()?;
    let name = Name::read_new(&name.display)?;
    site.sign_in_limits.registration(address)?;
    let hash = site.passwords.hash(credentials.password, address).await?;
    match site.store.register(guest, name, hash).await? {
        Some(registration) => Ok(Some(publish(site, registration))),
        None => Ok(None),
    }
}

/// Shows the new names in all matches, and returns the new account.
pub(crate) fn publish(site: &Site, Registration { account, changed }: Registration) -> String {
    for other in changed {
        site.referee.forget(&other);
    }
    account
}

/// Starts the session of a browser.
async fn start_session(
    site: &Site,
    account: String,
    proof: Proof,
    label: String,
) -> Result<(SetCookies, Json<Me>), Refusal> {
    let session = NewSession { account, bearer: Bearer::Browser, label, scopes: Vec::new(), proof };
    let (token, _) = site.store.add_session(session).await?;
    let session = site.store.session(&token, Bearer::Browser).await?;
    let session = session.ok_or_else(|| Refusal::conflict("refused-again"))?;
    let cookie = (header::SET_COOKIE, Cookie::Session.set(&token, site.options.https));
    Ok((AppendHeaders(vec![cookie]), Json(describe(site, &session).await?)))
}

/// Begin as a guest, with a name only
///
/// The name must not look like that of an account.
#[utoipa::path(post, path = "/api/v1/session/guest", tag = "session", request_body = GuestName,
    params(("Origin" = String, Header, description = "The address of this site")),
    responses((status = 200, body = Me), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn guest(
    State(site): State<Arc<Site>>,
    newcomer: Newcomer,
    Json(GuestName { name }): Json<GuestName>,
) -> Result<(SetCookies, Json<Me>), Refusal> {
    if newcomer.before.is_some() {
        return Err(Refusal::conflict("refused-signed-in"));
    }
    site.options.registration.check_newcomer()?;
    let name = Name::read_new(&name)?;
    site.limits.guest(newcomer.address)?;
    let account = site.store.add_guest(name).await?.ok_or_else(|| Refusal::conflict("refused-account-name"))?;
    start_session(&site, account.id, Proof::New, newcomer.label).await
}

/// Sign out
///
/// This is refused while a rated match against the computer is going on, unless `leave` says to lose it.
#[utoipa::path(delete, path = "/api/v1/session", tag = "session", security(("token" = [])), params(SignOutQuery),
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn sign_out(
    State(site): State<Arc<Site>>,
    Holder(session): Holder,
    Query(SignOutQuery { leave }): Query<SignOutQuery>,
) -> Result<(StatusCode, SetCookies), Refusal> {
    if leave {
        leave_running(&site, &session).await?;
    }
    check_may_sign_out(&site, &session).await?;
    site.store.end_session(session.account.id, session.id).await?;
    Ok((StatusCode::NO_CONTENT, remove_session_cookie(&site)))
}

/// The header that removes the cookie of a session.
pub(crate) fn remove_session_cookie(site: &Site) -> SetCookies {
    AppendHeaders(vec![(header::SET_COOKIE, Cookie::Session.remove(site.options.https))])
}

/// Leaves the rated match against the computer that is going on, which loses it.
async fn leave_running(site: &Site, session: &Session) -> Result<(), Refusal> {
    session.check(Right::Play)?;
    if let Some(id) = site.store.running(&session.account.id).await? {
        site.referee.command(&id, &session.account.id, Command::Resign).await?;
    }
    Ok(())
}

/// Refuses to sign out of a rated match against the computer.
pub(crate) async fn check_may_sign_out(site: &Site, session: &Session) -> Result<(), Refusal> {
    match site.store.running(&session.account.id).await? {
        Some(_) => Err(Refusal::conflict("refused-sign-out")),
        None => Ok(()),
    }
}

/// All browsers and bots that may act for the account
///
/// A token needs the scope `read` for this.
#[utoipa::path(get, path = "/api/v1/sessions", operation_id = "sessions", tag = "account", security(("token" = [])),
    responses((status = 200, body = Vec<SessionInfo>), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    Reader(session): Reader,
) -> Result<Json<Vec<SessionInfo>>, Refusal> {
    Ok(Json(site.store.sessions(&session.account.id, &session.id).await?))
}

/// End one of them
///
/// A token cannot do this; it ends itself by signing out.
#[utoipa::path(delete, path = "/api/v1/sessions/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn revoke(
    State(site): State<Arc<Site>>,
    Owner(session): Owner,
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
