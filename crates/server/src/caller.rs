//! The caller of a request: a browser with a cookie, a bot with a token, or anonymous; and the address.
use crate::{
    clock::now,
    cookies::Cookie,
    detach::note_account,
    limits::network,
    problem::{Refusal, language},
    rights::Right,
    site::Site,
    store::sessions::{Bearer, Session},
};
use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use engine::message::Message;
use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};
use text::Lang;

/// Maximum length of the label of a browser or bot; longer ones are cut off.
pub(crate) const LONGEST_LABEL: usize = 120;

/// A caller who may be signed in.
pub(crate) struct Anyone(pub(crate) Option<Session>);

/// A caller who is signed in, as a guest, with a password or with a token.
pub(crate) struct Holder(pub(crate) Session);

/// A caller who may play. An account that plays with a token is a bot.
pub(crate) struct Player(pub(crate) Session);

/// A caller who may read everything about the account.
pub(crate) struct Reader(pub(crate) Session);

/// A caller who may change the account: a browser, no token.
pub(crate) struct Owner(pub(crate) Session);

/// The address and the language of a caller.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub(crate) address: IpAddr,
    pub(crate) lang: Lang,
}

impl Origin {
    /// The network of the caller.
    pub(crate) fn network(&self) -> IpAddr {
        network(self.address)
    }
}

/// The caller of the engine, and the account to which the question counts. Guests and callers from other sites have
/// none: their questions count to the address alone.
pub(crate) struct Asker {
    pub(crate) origin: Origin,
    pub(crate) account: Option<String>,
}

impl FromRequestParts<Arc<Site>> for Asker {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Asker, Refusal> {
        let Ok(origin) = Origin::from_request_parts(parts, site).await;
        let is_own = is_same_origin(&parts.headers, site.options.https);
        let has_session = bearer(&parts.headers).is_some() || is_own || parts.method.is_safe();
        let session = if has_session { Anyone::from_request_parts(parts, site).await?.0 } else { None };
        let account = session.map(|session| session.account).filter(|account| !account.is_guest);
        Ok(Asker { origin, account: account.map(|account| account.id) })
    }
}

impl FromRequestParts<Arc<Site>> for Anyone {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Anyone, Refusal> {
        if let Some(token) = bearer(&parts.headers) {
            let session = site.store.session(token, Bearer::Bot).await?.ok_or_else(not_signed_in)?;
            site.presence.note(&session.account.id, now());
            note_account(&session.account);
            return Ok(Anyone(Some(session)));
        }
        let https = site.options.https;
        let Some(token) = Cookie::Session.read(&parts.headers, https) else { return Ok(Anyone(None)) };
        let session = site.store.session(token, Bearer::Browser).await?;
        if session.is_some() && !parts.method.is_safe() && !is_same_origin(&parts.headers, https) {
            return Err(Refusal::forbidden("refused-foreign"));
        }
        if let Some(session) = &session {
            site.presence.note(&session.account.id, now());
            note_account(&session.account);
        }
        Ok(Anyone(session))
    }
}

impl FromRequestParts<Arc<Site>> for Holder {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Holder, Refusal> {
        let Anyone(session) = Anyone::from_request_parts(parts, site).await?;
        session.map(Holder).ok_or_else(not_signed_in)
    }
}

/// The session of a caller who has a right.
async fn session_with(right: Right, parts: &mut Parts, site: &Arc<Site>) -> Result<Session, Refusal> {
    let Holder(session) = Holder::from_request_parts(parts, site).await?;
    session.check(right)?;
    Ok(session)
}

impl FromRequestParts<Arc<Site>> for Player {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Player, Refusal> {
        let mut session = session_with(Right::Play, parts, site).await?;
        if session.bearer == Bearer::Bot && !session.account.is_bot {
            site.store.mark_bot(session.account.id.clone()).await?;
            session.account.is_bot = true;
        }
        Ok(Player(session))
    }
}

impl FromRequestParts<Arc<Site>> for Reader {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Reader, Refusal> {
        Ok(Reader(session_with(Right::Read, parts, site).await?))
    }
}

impl FromRequestParts<Arc<Site>> for Owner {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Owner, Refusal> {
        Ok(Owner(session_with(Right::Own, parts, site).await?))
    }
}

impl FromRequestParts<Arc<Site>> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Origin, Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        let proxied = site.options.behind_proxy.then(|| proxied_address(&parts.headers)).flatten();
        let address = proxied.or(direct).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        Ok(Origin { address, lang: language(&parts.headers) })
    }
}

fn not_signed_in() -> Refusal {
    Refusal::new(StatusCode::UNAUTHORIZED, Message::new("refused-not-signed-in"))
}

/// The token of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The address that the proxy saw: the last one in the header, which the proxy added itself.
fn proxied_address(headers: &HeaderMap) -> Option<IpAddr> {
    let all = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(',')).last()?.trim().parse().ok()
}

/// Whether a request comes from the page of this site, over HTTPS if the site is reached by that. Browsers name the
/// origin of every request that could change something; one without an origin is not trusted.
pub(crate) fn is_same_origin(headers: &HeaderMap, https: bool) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST)) else { return false };
    let is_accepted = |scheme: &str| scheme == "https" || (scheme == "http" && !https);
    origin.split_once("://").is_some_and(|(scheme, rest)| is_accepted(scheme) && rest == host)
}

/// A caller who asks for a new session, from the page of this site: a form on another site must not sign anybody in.
pub(crate) struct Newcomer {
    /// The current session.
    pub(crate) before: Option<Session>,
    pub(crate) address: IpAddr,
    /// The name of the browser.
    pub(crate) label: String,
    /// The mark of the browser, if somebody signed in there before.
    pub(crate) device: Option<String>,
}

impl FromRequestParts<Arc<Site>> for Newcomer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Newcomer, Refusal> {
        let https = site.options.https;
        if !is_same_origin(&parts.headers, https) {
            return Err(Refusal::forbidden("refused-foreign"));
        }
        let Anyone(before) = Anyone::from_request_parts(parts, site).await?;
        let Ok(Origin { address, .. }) = Origin::from_request_parts(parts, site).await;
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let label = agent.unwrap_or_default().chars().take(LONGEST_LABEL).collect();
        let device = Cookie::Device.read(&parts.headers, https).map(str::to_owned);
        Ok(Newcomer { before, address, label, device })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_the_page_of_this_site_has_the_same_origin() {
        let of = |origin: &str| headers(&[("host", "nim.example:1940"), ("origin", origin)]);
        let check = |origin: &str| is_same_origin(&of(origin), false);
        assert!(check("http://nim.example:1940") && check("https://nim.example:1940"));
        assert!(is_same_origin(&of("https://nim.example:1940"), true));
        assert!(!is_same_origin(&of("http://nim.example:1940"), true), "anybody on the way could have sent it");
        for other in [
            "http://nim.example",
            "http://evil.example",
            "null",
            "",
            "http://nim.example:1940.evil",
            "ftp://nim.example:1940",
        ] {
            assert!(!check(other), "{other}");
        }
        assert!(
            !is_same_origin(&headers(&[("host", "nim.example")]), false),
            "a request without an origin is not trusted"
        );
    }

    #[test]
    fn only_the_last_address_of_a_proxy_is_trusted() {
        let headers = headers(&[("x-forwarded-for", "10.0.0.1, 192.0.2.7")]);
        assert_eq!(proxied_address(&headers), Some(IpAddr::from([192, 0, 2, 7])));
    }
}
