//! A cache of sessions, so that the moves of a match do not look up the same session again and again.
//!
//! Only for SQLite, which has one writer: the writer clears the cache whenever accounts or sessions change, before it
//! reports the change.
use super::sessions::{Bearer, Session};
use crate::clock::now;
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// Maximum age of an entry in milliseconds, in case another program changes the file.
const LIFETIME: i64 = 5_000;

/// Maximum number of sessions in the cache.
const MOST: usize = 10_000;

/// The cache.
#[derive(Default)]
pub(crate) struct SessionCache(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    /// Number of times that the cache was cleared.
    changes: u64,
    /// Sessions by the hash of the secret, with the end of their lifetime.
    sessions: HashMap<(String, Bearer), (Session, i64)>,
}

impl SessionCache {
    /// A session in the cache.
    pub(crate) fn session(&self, hash: &str, bearer: Bearer) -> Option<Session> {
        let inner = self.lock();
        let (session, until) = inner.sessions.get(&(hash.to_owned(), bearer))?;
        (*until > now()).then(|| session.clone())
    }

    /// Number of times that the cache was cleared; callers read it before they look up a session.
    pub(crate) fn changes(&self) -> u64 {
        self.lock().changes
    }

    /// Adds a session, unless the cache was cleared since `changes` was read.
    pub(crate) fn insert(&self, changes: u64, hash: String, bearer: Bearer, session: &Session) {
        let mut inner = self.lock();
        if inner.changes != changes {
            return;
        }
        if inner.sessions.len() >= MOST {
            inner.sessions.clear();
        }
        let until = session.expires.min(now() + LIFETIME);
        inner.sessions.insert((hash, bearer), (session.clone(), until));
    }

    /// Removes everything.
    pub(crate) fn clear(&self) {
        let mut inner = self.lock();
        inner.changes += 1;
        inner.sessions.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::accounts::Account;

    fn session(expires: i64) -> Session {
        let account =
            Account { id: "a".to_owned(), name: "Ana".to_owned(), is_guest: false, is_bot: false, created: 0 };
        Session { id: "s".to_owned(), expires, bearer: Bearer::Browser, scopes: Vec::new(), account }
    }

    #[test]
    fn a_session_read_before_a_change_is_not_cached_after_it() {
        let cache = SessionCache::default();
        let before = cache.changes();
        cache.insert(before, "h".to_owned(), Bearer::Browser, &session(i64::MAX));
        assert!(cache.session("h", Bearer::Browser).is_some());
        assert!(cache.session("h", Bearer::Bot).is_none(), "a browser is not a bot");
        cache.clear();
        assert!(cache.session("h", Bearer::Browser).is_none());
        cache.insert(before, "h".to_owned(), Bearer::Browser, &session(i64::MAX));
        assert!(cache.session("h", Bearer::Browser).is_none(), "it was read before the change");
    }

    #[test]
    fn an_expired_session_is_not_in_the_cache() {
        let cache = SessionCache::default();
        cache.insert(cache.changes(), "h".to_owned(), Bearer::Bot, &session(now() - 1));
        assert!(cache.session("h", Bearer::Bot).is_none());
    }
}
