//! Matches in memory: how many there are and how large, and who may change them.
use crate::{detach::while_awaited, ids, problem::Refusal, server_match::ServerMatch};
use std::{
    collections::HashMap,
    ops::Deref,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncGuard, watch};

/// Maximum number of matches in memory; idle ones are dropped and read again on demand.
const MOST_LIVE: usize = 4096;

/// Number of bytes of matches in memory above which idle ones are dropped.
const MOST_BYTES: usize = 256 << 20;

/// A match in memory, and a signal for its viewers.
pub(super) struct LiveMatch {
    state: AsyncMutex<State>,
    /// Whether the state must be read again, since the seats may have changed while somebody had the lock.
    is_stale: AtomicBool,
    pub(super) changes: watch::Sender<()>,
}

/// The state of a match, if it is in memory.
pub(super) type State = Option<CountedMatch>;

/// The lock of a state.
pub(super) type StateGuard<'l> = AsyncGuard<'l, State>;

/// A match that counts as in memory until this is dropped.
pub(super) struct CountedMatch {
    server_match: Arc<ServerMatch>,
    bytes: usize,
    all_bytes: Arc<AtomicUsize>,
}

impl Deref for CountedMatch {
    type Target = Arc<ServerMatch>;

    fn deref(&self) -> &Arc<ServerMatch> {
        &self.server_match
    }
}

impl Drop for CountedMatch {
    fn drop(&mut self) {
        self.all_bytes.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

impl LiveMatch {
    fn new() -> Arc<LiveMatch> {
        let (state, is_stale) = (AsyncMutex::new(None), AtomicBool::new(false));
        Arc::new(LiveMatch { state, is_stale, changes: watch::Sender::new(()) })
    }

    /// Waits for the lock of the state. A caller who leaves meanwhile has begun nothing and waits no more: otherwise
    /// requests of callers who have left would fill the memory while one of them is busy.
    pub(super) async fn lock(&self) -> Result<StateGuard<'_>, Refusal> {
        let mut state = match self.state.try_lock() {
            Ok(state) => state,
            Err(_) => while_awaited(async { Ok(self.state.lock().await) }).await?,
        };
        if self.is_stale.swap(false, Ordering::Acquire) {
            *state = None;
        }
        Ok(state)
    }

    /// Drops the state if an account has a seat, or if somebody is busy with it, so that nobody has to wait. Returns
    /// whether it is read again.
    fn forget(&self, account: &str) -> bool {
        match self.state.try_lock() {
            Ok(mut state) => state.take_if(|state| state.terms().seat_of(account).is_some()).is_some(),
            Err(_) => {
                self.is_stale.store(true, Ordering::Release);
                true
            }
        }
    }
}

/// All matches in memory.
#[derive(Default)]
pub(super) struct LiveMatches {
    matches: Mutex<HashMap<String, Arc<LiveMatch>>>,
    bytes: Arc<AtomicUsize>,
}

impl LiveMatches {
    /// The match with an id, which need not exist. A text that is not an id is refused, whatever its length.
    pub(super) fn get(&self, id: &str) -> Result<Arc<LiveMatch>, Refusal> {
        if !ids::is_id(id) {
            return Err(Refusal::missing("refused-no-match"));
        }
        let mut matches = self.all();
        if matches.len() >= MOST_LIVE || self.bytes.load(Ordering::Relaxed) > MOST_BYTES {
            matches.retain(|_, live| Arc::strong_count(live) > 1);
        }
        Ok(Arc::clone(matches.entry(id.to_owned()).or_insert_with(LiveMatch::new)))
    }

    /// Counts a match that stays in memory.
    pub(super) fn count(&self, server_match: Arc<ServerMatch>) -> CountedMatch {
        let bytes = server_match.bytes();
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
        CountedMatch { server_match, bytes, all_bytes: Arc::clone(&self.bytes) }
    }

    /// Wakes the viewers of a match.
    pub(super) fn notify(&self, id: &str) {
        if let Some(live) = self.all().get(id) {
            live.changes.send_replace(());
        }
    }

    /// Drops the matches of an account and wakes their viewers. It waits for none of them.
    pub(super) fn forget(&self, account: &str) {
        for live in self.all().values().filter(|live| live.forget(account)) {
            live.changes.send_replace(());
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveMatch>>> {
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        detach::until_gone,
        server_match::{MatchTerms, testing::of_game, testing::person},
    };
    use engine::Value;
    use std::{future::ready, net::Ipv4Addr, task::Poll};

    /// A match of two people, `a` and `b`, on a graph.
    fn of_graph(text: &str) -> Arc<ServerMatch> {
        let mut terms: MatchTerms = of_game("graph", "a", [person("a"), person("b")]);
        terms.deal.params.set("graph", Value::Text(text.to_owned()));
        Arc::new(ServerMatch::new(terms).unwrap())
    }

    #[test]
    fn texts_that_are_no_ids_are_not_remembered() {
        let all = LiveMatches::default();
        assert!(all.get(&"x".repeat(60_000)).is_err() && all.get("").is_err());
        assert!(all.all().is_empty());
    }

    #[tokio::test]
    async fn idle_matches_leave_the_memory_when_it_is_full() {
        let all = LiveMatches::default();
        let large = of_graph("digraph{a->b}");
        assert!(large.bytes() > 10_000);
        let watched = all.get(&ids::id()).unwrap();
        *watched.lock().await.unwrap() = Some(all.count(Arc::clone(&large)));
        for _ in 0..2 * MOST_BYTES / large.bytes() {
            let live = all.get(&ids::id()).unwrap();
            *live.lock().await.unwrap() = Some(all.count(Arc::clone(&large)));
            assert!(all.bytes.load(Ordering::Relaxed) <= MOST_BYTES + large.bytes());
        }
        assert!(watched.lock().await.unwrap().is_some(), "somebody watches this one");
        drop(all.all().drain());
        drop(watched);
        assert_eq!(all.bytes.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn nobody_waits_for_a_busy_match_to_forget_it() {
        let all = LiveMatches::default();
        let (busy, other, foreign) =
            (all.get(&ids::id()).unwrap(), all.get(&ids::id()).unwrap(), all.get(&ids::id()).unwrap());
        for live in [&busy, &other] {
            *live.lock().await.unwrap() = Some(all.count(of_graph("digraph{a->b}")));
        }
        let lock = busy.lock().await.unwrap();
        all.forget("a");
        assert!(lock.is_some(), "whoever is busy goes on");
        drop(lock);
        for live in [busy, other] {
            assert!(live.lock().await.unwrap().is_none(), "it is read again");
        }
        *foreign.lock().await.unwrap() = Some(all.count(of_graph("digraph{a->b}")));
        all.forget("c");
        assert!(foreign.lock().await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_caller_who_has_left_does_not_wait_for_a_busy_match() {
        let all = LiveMatches::default();
        let live = all.get(&ids::id()).unwrap();
        let lock = live.lock().await.unwrap();
        let address = Ipv4Addr::LOCALHOST.into();
        let mut left = Box::pin(until_gone((address, None), ready(()), live.lock()));
        let done = std::future::poll_fn(|context| Poll::Ready(left.as_mut().poll(context).is_ready())).await;
        assert!(done, "the request is gone at once");
        drop(left);
        drop(lock);
        assert!(until_gone((address, None), ready(()), live.lock()).await.is_none_or(|lock| lock.is_ok()));
    }
}
