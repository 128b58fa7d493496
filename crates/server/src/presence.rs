//! Who is at the site: everybody who sent a request not long ago, or watches a match.
//!
//! Challenges of people who have gone away are not listed. Upkeep writes the presence of those who wait to the
//! database, so that all servers know it.
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Time without a sign of life after which somebody is away, in milliseconds.
pub(crate) const AWAY: i64 = 3 * 60 * 1000;

/// Minimum time between two writes of the presence of somebody, in milliseconds.
pub(crate) const PAUSE: i64 = 60 * 1000;

/// Signs of life by account.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<String, Signs>>);

#[derive(Default)]
struct Signs {
    /// When the last request came.
    last: i64,
    /// Number of open sockets.
    sockets: usize,
}

/// The presence of somebody with an open socket, until it is dropped.
pub(crate) struct Watching {
    presence: Arc<Presence>,
    account: String,
}

impl Presence {
    /// Records a request of an account.
    pub(crate) fn note(&self, account: &str, now: i64) {
        let mut all = self.lock();
        match all.get_mut(account) {
            Some(signs) => signs.last = now,
            None => drop(all.insert(account.to_owned(), Signs { last: now, sockets: 0 })),
        }
    }

    /// Records that an account watches a match.
    pub(crate) fn watch(self: &Arc<Self>, account: &str) -> Watching {
        self.lock().entry(account.to_owned()).or_default().sockets += 1;
        Watching { presence: Arc::clone(self), account: account.to_owned() }
    }

    /// When there was a sign of life of an account, unless it is away.
    pub(crate) fn last(&self, account: &str, now: i64) -> Option<i64> {
        let all = self.lock();
        let signs = all.get(account)?;
        let last = if signs.sockets > 0 { now } else { signs.last };
        (last > now - AWAY).then_some(last)
    }

    /// Forgets everybody who is away.
    pub(crate) fn forget_absent(&self, now: i64) {
        self.lock().retain(|_, signs| signs.sockets > 0 || signs.last > now - AWAY);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Signs>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        if let Some(signs) = self.presence.lock().get_mut(&self.account) {
            signs.sockets = signs.sockets.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_present_for_a_while_or_as_long_as_a_socket_is_open() {
        let presence = Arc::<Presence>::default();
        presence.note("a", 1000);
        assert_eq!((presence.last("a", 1000 + AWAY - 1), presence.last("a", 1000 + AWAY)), (Some(1000), None));
        let (one, other) = (presence.watch("b"), presence.watch("b"));
        drop(one);
        assert_eq!(presence.last("b", 5 * AWAY), Some(5 * AWAY));
        presence.forget_absent(5 * AWAY);
        assert_eq!(presence.lock().len(), 1);
        drop(other);
        assert_eq!(presence.last("b", 5 * AWAY), None);
        presence.forget_absent(5 * AWAY);
        assert!(presence.lock().is_empty());
    }
}
