//! The caller of a request: a browser with a cookie, a bot with a token, or anonymous; and the address.
use crate::{
    problem::{Refusal, language},
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

/// The cookie with the secret of a browser.
const COOKIE: &str = "nimatron";

/// Maximum length of the label of a browser or bot; longer ones are cut off.
pub(crate) const LONGEST_LABEL: usize = 120;

/// A caller who is signed in, as a guest or with a password.
pub(crate) struct Player(pub(crate) Session);

/// A caller who may be signed in.
pub(crate) struct Anyone(pub(crate) Option<Session>);

/// The address and the language of a caller.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub(crate) address: IpAddr,
    pub(crate) lang: Lang,
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
        let has_session = bearer(&parts.headers).is_some() || is_same_origin(&parts.headers) || parts.method.is_safe();
        let session = if has_session { Anyone::from_request_parts(parts, site).await?.0 } else { None };
        let account = session.map(|session| session.account).filter(|account| !account.is_guest);
        Ok(Asker { origin, account: account.map(|account| account.id) })
    }
}

impl FromRequestParts<Arc<Site>> for Anyone {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Anyone, Refusal> {
        if let Some(token) = bearer(&parts.headers) {
            let session = site.store.session(token, Bearer::Bot).await?;
            return session.map(|session| Anyone(Some(session))).ok_or_else(not_signed_in);
        }
        let Some(token) = cookie(&parts.headers) else { return Ok(Anyone(None)) };
        let session = site.store.session(token, Bearer::Browser).await?;
        if session.is_some() && !parts.method.is_safe() && !is_same_origin(&parts.headers) {
            return Err(Refusal::forbidden("refused-foreign"));
        }
        Ok(Anyone(session))
    }
}

impl FromRequestParts<Arc<Site>> for Player {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Player, Refusal> {
        let Anyone(session) = Anyone::from_request_parts(parts, site).await?;
        session.map(Player).ok_or_else(not_signed_in)
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

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The secret in the cookie of a browser.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token)
}

/// The address that the proxy saw: the last one in the header, which the proxy added itself.
fn proxied_address(headers: &HeaderMap) -> Option<IpAddr> {
    let all = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(',')).last()?.trim().parse().ok()
}

/// Whether a request comes from the page of this site. Browsers name the origin of every request that could change
/// something; one without an origin is not trusted.
pub(crate) fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(header::ORIGIN), text(header::HOST)) else { return false };
    origin.split_once("://").is_some_and(|(scheme, place)| matches!(scheme, "http" | "https") && place == host)
}

/// The header that sets the cookie, or removes it if there is no token.
pub(crate) fn set_cookie(token: Option<&str>, https: bool) -> String {
    let secure = if https { "; Secure" } else { "" };
    let (token, seconds) = match token {
        Some(token) => (token, Bearer::Browser.lifetime() / 1000),
        None => ("", 0),
    };
    format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// A caller who asks for a new session, from the page of this site: a form on another site must not sign anybody in.
pub(crate) struct Newcomer {
    /// The current session.
    pub(crate) before: Option<Session>,
    pub(crate) address: IpAddr,
    /// The name of the browser.
    pub(crate) label: String,
}

impl FromRequestParts<Arc<Site>> for Newcomer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Newcomer, Refusal> {
        if !is_same_origin(&parts.headers) {
            return Err(Refusal::forbidden("refused-foreign"));
        }
        let Anyone(before) = Anyone::from_request_parts(parts, site).await?;
        let Ok(Origin { address, .. }) = Origin::from_request_parts(parts, site).await;
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let label = agent.unwrap_or_default().chars().take(LONGEST_LABEL).collect();
        Ok(Newcomer { before, address, label })
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
        let check = |origin: &str| is_same_origin(&headers(&[("host", "nim.example:1940"), ("origin", origin)]));
        assert!(check("http://nim.example:1940") && check("https://nim.example:1940"));
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
        assert!(!is_same_origin(&headers(&[("host", "nim.example")])), "a request without an origin is not trusted");
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        assert_eq!(cookie(&headers(&[("cookie", "a=1; nimatron=xyz; b=2")])), Some("xyz"));
        assert_eq!(cookie(&headers(&[("cookie", "xnimatron=1")])), None);
        assert!(set_cookie(Some("t"), true).ends_with("; Secure"));
        assert!(set_cookie(None, false).contains("Max-Age=0"));
    }

    #[test]
    fn only_the_last_address_of_a_proxy_is_trusted() {
        let headers = headers(&[("x-forwarded-for", "10.0.0.1, 192.0.2.7")]);
        assert_eq!(proxied_address(&headers), Some(IpAddr::from([192, 0, 2, 7])));
    }
}
