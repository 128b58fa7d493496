//! The pages behind links for one use: opening an account by invitation, and setting a new password.
use crate::{
    caller::{Newcomer, Origin},
    html_page::{Form, note},
    ids,
    names::Name,
    passwords::Passwords,
    problem::{Refusal, language},
    routes::session::{Arrival, SetCookies, check_may_sign_out, publish},
    security::{SecurityEvent, SecurityKind},
    site::Site,
    store::{links::LinkKind, sessions::Proof},
};
use axum::{
    Form as FormBody, Router,
    extract::{Query, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use engine::message::Message;
use std::{collections::HashMap, net::IpAddr, sync::Arc};
use text::Lang;

/// The fields of a form or a query.
type Fields = HashMap<String, String>;

/// The routes of the pages.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route(LinkKind::Invitation.path(), get(invitation).post(join))
        .route(LinkKind::Reset.path(), get(new_password_page).post(reset))
}

fn field<'f>(fields: &'f Fields, name: &str) -> &'f str {
    fields.get(name).map_or("", String::as_str)
}

/// The page of an invitation.
async fn invitation(State(site): State<Arc<Site>>, headers: HeaderMap, Query(fields): Query<Fields>) -> Response {
    let (lang, link) = (language(&headers), field(&fields, "link"));
    match find_invitation(&site, link).await {
        Ok(()) => Form { lang, title: join_title(), link, name: Some(""), refusal: None }.page(),
        Err(refusal) => refuse(lang, &join_title(), &refusal),
    }
}

/// Opens an account by invitation, and signs in to it.
async fn join(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    newcomer: Newcomer,
    FormBody(fields): FormBody<Fields>,
) -> Response {
    let (lang, link, name) = (language(&headers), field(&fields, "link"), field(&fields, "name"));
    if let Err(refusal) = find_invitation(&site, link).await {
        return refuse(lang, &join_title(), &refusal);
    }
    match open_account(&site, newcomer, &fields).await {
        Ok(cookies) => (cookies, Redirect::to("/")).into_response(),
        Err(refusal) => Form { lang, title: join_title(), link, name: Some(name), refusal: Some(refusal) }.page(),
    }
}

/// A new account, which continues that of a guest; the session of another account ends.
async fn open_account(site: &Site, newcomer: Newcomer, fields: &Fields) -> Result<SetCookies, Refusal> {
    let Newcomer { before, address, label, device } = newcomer;
    let name = Name::read_new(field(fields, "name"))?;
    let guest = before.as_ref().filter(|before| before.account.is_guest).map(|before| before.account.id.clone());
    let before = before.filter(|before| !before.account.is_guest);
    if let Some(before) = &before {
        check_may_sign_out(site, before).await?;
    }
    let hash = new_hash(site, fields, &name.display, address).await?;
    let registration = site.store.accept_invitation(field(fields, "link"), guest, name.clone(), hash).await?;
    let account = publish(site, registration);
    let kind = SecurityKind::Registered;
    site.note_security(SecurityEvent { kind, account: Some(account.clone()), name: name.display, address }).await;
    let mark = device.filter(|mark| ids::is_token(mark));
    let arrival = Arrival { account, proof: Proof::New, skeleton: name.skeleton, mark, before, label };
    let (cookies, _) = arrival.start_session(site).await?;
    Ok(cookies)
}

/// Refuses a link that is not a valid invitation, and every link if the site is closed.
async fn find_invitation(site: &Site, link: &str) -> Result<(), Refusal> {
    site.options.registration.check_newcomer()?;
    find(site, LinkKind::Invitation, link).await.map(drop)
}

/// The page of a link to a new password.
async fn new_password_page(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Query(fields): Query<Fields>,
) -> Response {
    let (lang, link) = (language(&headers), field(&fields, "link"));
    match find(&site, LinkKind::Reset, link).await {
        Ok(name) => Form { lang, title: reset_title(&name), link, name: None, refusal: None }.page(),
        Err(refusal) => refuse(lang, &Message::new("page-reset"), &refusal),
    }
}

/// Sets a new password.
async fn reset(
    State(site): State<Arc<Site>>,
    Origin { address, lang }: Origin,
    FormBody(fields): FormBody<Fields>,
) -> Response {
    let link = field(&fields, "link");
    let name = match find(&site, LinkKind::Reset, link).await {
        Ok(name) => name,
        Err(refusal) => return refuse(lang, &Message::new("page-reset"), &refusal),
    };
    let title = reset_title(&name);
    let done = async { site.store.reset_password(link, new_hash(&site, &fields, &name, address).await?).await };
    match done.await {
        Ok(account) => {
            let kind = SecurityKind::PasswordReset;
            site.note_security(SecurityEvent { kind, account: Some(account), name, address }).await;
            note(StatusCode::OK, lang, &title, &Message::new("page-reset-done"))
        }
        Err(refusal) => Form { lang, title, link, name: None, refusal: Some(refusal) }.page(),
    }
}

/// The hash of the new password in a form.
async fn new_hash(site: &Site, fields: &Fields, name: &str, address: IpAddr) -> Result<String, Refusal> {
    let password = field(fields, "password");
    Passwords::check(password, name)?;
    if field(fields, "repeat") != password {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-repeat")));
    }
    site.passwords.hash(password.to_owned(), address).await
}

/// The name of the account of a valid link; empty if it has none.
async fn find(site: &Site, kind: LinkKind, link: &str) -> Result<String, Refusal> {
    let found = site.store.link(kind, link).await?;
    found.map(Option::unwrap_or_default).ok_or_else(|| Refusal::missing("refused-no-link"))
}

fn refuse(lang: Lang, title: &Message, refusal: &Refusal) -> Response {
    note(refusal.status(), lang, title, refusal.message())
}

fn join_title() -> Message {
    Message::new("page-join")
}

fn reset_title(name: &str) -> Message {
    Message::new("page-reset-of").with("name", name)
}
