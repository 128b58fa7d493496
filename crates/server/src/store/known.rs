//! Sessions that were looked up a moment ago, so that each move of a match does not ask for the same one again.
//!
//! Only where this server is the only one that writes: its writer makes this forget everything whenever something about
//! people has changed, before anybody is told that it has.
use super::sessions::{Bearer, Session};
use crate::clock::now;
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// A session is believed for so many milliseconds: whoever changes the file by other means is heard soon.
const BELIEVED: i64 = 5_000;

/// Maximum number of sessions in the cache.
const MOST: usize = 10_000;

/// What was looked up.
#[derive(Default)]
pub(crate) struct Known(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    /// How often everything was forgotten.
    changes: u64,
    /// By the hash of the secret, and until when.
    sessions: HashMap<(String, Bearer), (Session, i64)>,
}

impl Known {
    /// A session that was looked up a moment ago.
    pub(crate) fn session(&self, hash: &str, bearer: Bearer) -> Option<Session> {
        let inner = self.lock();
        let (session, until) = inner.sessions.get(&(hash.to_owned(), bearer))?;
        (*until > now()).then(|| session.clone())
    }

    /// How often everything was forgotten: to be asked before something is looked up.
    pub(crate) fn changes(&self) -> u64 {
        self.lock().changes
    }

    /// Remembers what was looked up, unless something has changed since then.
    pub(crate) fn remember(&self, changes: u64, hash: String, bearer: Bearer, session: &Session) {
        let mut inner = self.lock();
        if inner.changes != changes {
            return;
        }
        if inner.sessions.len() >= MOST {
            inner.sessions.clear();
        }
        let until = session.expires.min(now() + BELIEVED);
        inner.sessions.insert((hash, bearer), (session.clone(), until));
    }

    /// Forgets everything.
    pub(crate) fn forget(&self) {
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
        let account = Account { id: "a".to_owned(), name: "Ana".to_owned(), is_guest: false, created: 0 };
        Session { id: "s".to_owned(), expires, account }
    }

    #[test]
    fn what_was_looked_up_before_a_change_is_not_remembered_after_it() {
        let known = Known::default();
        let before = known.changes();
        known.remember(before, "h".to_owned(), Bearer::Browser, &session(i64::MAX));
        assert!(known.session("h", Bearer::Browser).is_some());
        assert!(known.session("h", Bearer::Bot).is_none(), "a browser is no bot");
        known.forget();
        assert!(known.session("h", Bearer::Browser).is_none());
        known.remember(before, "h".to_owned(), Bearer::Browser, &session(i64::MAX));
        assert!(known.session("h", Bearer::Browser).is_none(), "it was looked up before the change");
    }

    #[test]
    fn a_session_that_has_expired_is_not_known() {
        let known = Known::default();
        known.remember(known.changes(), "h".to_owned(), Bearer::Bot, &session(now() - 1));
        assert!(known.session("h", Bearer::Bot).is_none());
    }
}
