//! The cookies of the site: the secret of a session, and the mark of a browser in which somebody signed in before.
use crate::store::sessions::Bearer;
use axum::http::{HeaderMap, header};

/// A cookie of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cookie {
    /// The secret of a session.
    Session,
    /// The mark of a known browser, which stays when somebody signs out.
    Device,
}

impl Cookie {
    /// The name. Over HTTPS browsers accept the prefix `__Host-` from this very host only, so that no neighbour of the
    /// same domain can plant a cookie.
    fn name(self, https: bool) -> &'static str {
        match (self, https) {
            (Cookie::Session, false) => "nimatron",
            (Cookie::Session, true) => "__Host-nimatron",
            (Cookie::Device, false) => "nimatron-device",
            (Cookie::Device, true) => "__Host-nimatron-device",
        }
    }

    fn bearer(self) -> Bearer {
        match self {
            Cookie::Session => Bearer::Browser,
            Cookie::Device => Bearer::Device,
        }
    }

    /// The secret in the cookie that a browser sends.
    pub(crate) fn read(self, headers: &HeaderMap, https: bool) -> Option<&str> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == self.name(https)).map(|(_, secret)| secret)
    }

    /// The header that sets the cookie.
    pub(crate) fn set(self, secret: &str, https: bool) -> String {
        self.header(secret, self.bearer().lifetime() / 1000, https)
    }

    /// The header that removes the cookie.
    pub(crate) fn remove(self, https: bool) -> String {
        self.header("", 0, https)
    }

    fn header(self, secret: &str, seconds: i64, https: bool) -> String {
        let (name, secure) = (self.name(https), if https { "; Secure" } else { "" });
        format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())])
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let read = |cookie: &str, https: bool| Cookie::Session.read(&headers(cookie), https).map(str::to_owned);
        assert_eq!(read("a=1; nimatron=xyz; b=2", false).as_deref(), Some("xyz"));
        assert_eq!(read("xnimatron=1; nimatron-device=2", false), None);
        assert_eq!(read("nimatron=planted; __Host-nimatron=xyz", true).as_deref(), Some("xyz"));
        assert_eq!(read("nimatron=planted", true), None, "a neighbour may have set it");
    }

    #[test]
    fn a_cookie_is_bound_to_the_host_over_https() {
        let set = Cookie::Session.set("t", true);
        assert!(set.starts_with("__Host-nimatron=t; Path=/; ") && set.ends_with("; Secure"), "{set}");
        assert!(!set.contains("Domain"), "{set}");
        assert!(Cookie::Device.set("t", false).starts_with("nimatron-device=t; "));
        assert!(Cookie::Session.remove(false).contains("Max-Age=0"));
    }
}
