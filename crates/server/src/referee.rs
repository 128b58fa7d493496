//! The referee runs all commands, one at a time for each match. It publishes nothing before it is stored.
mod away;
mod live;

use crate::{
    clock::now,
    detach::{waiting_caller, while_awaited},
    engine_pool::{Caller, EnginePool},
    ids,
    match_setup::redraw_start,
    problem::Refusal,
    server_match::{Command, Context, Event, EventKind, MatchTerms, ServerMatch},
    store::{Store, accounts::Account},
};
use live::{LiveMatch, LiveMatches, State};
use std::{net::IpAddr, sync::Arc};
use tokio::sync::watch;

/// Maximum number of attempts while other servers are faster; then the player must look again.
const TRIES: usize = 4;

/// The referee of all matches.
pub(crate) struct Referee {
    store: Arc<Store>,
    pool: Arc<EnginePool>,
    live: LiveMatches,
    /// The time at which clocks go on that ran before; none if they never stopped.
    clocks_from: Option<i64>,
}

/// A subscription to the changes of a match.
pub(crate) struct Subscription {
    /// Keeps the match in memory.
    _live: Arc<LiveMatch>,
    pub(crate) changes: watch::Receiver<()>,
}

/// The context of a command that arrives now.
pub(crate) fn context() -> Context {
    Context { now: now(), start: None, fresh_id: ids::id(), seed: ids::seed() }
}

impl Referee {
    pub(crate) fn new(store: Arc<Store>, pool: Arc<EnginePool>) -> Referee {
        Referee { store, pool, live: LiveMatches::default(), clocks_from: None }
    }

    /// The same, if the server starts at a time: clocks that ran before go on from there.
    pub(crate) fn with_clocks_from(self, start: Option<i64>) -> Referee {
        Referee { clocks_from: start, ..self }
    }

    /// Begins a match, with the first move of the computer if it is to move. Refuses a second rated match against the
    /// computer at the same time.
    pub(crate) async fn begin(&self, server_match: ServerMatch, network: IpAddr) -> Result<Arc<ServerMatch>, Refusal> {
        let server_match = Arc::new(server_match);
        let (opening, after) = match server_match.is_open() {
            true => (Vec::new(), Arc::clone(&server_match)),
            false => {
                let (server_match, context) = (Arc::clone(&server_match), context());
                let decision = move || {
                    let opening = server_match.opening(&context)?;
                    let after = apply_all(&server_match, &opening)?;
                    Ok((opening, after))
                };
                // Nothing is stored yet, so nothing is lost if the caller leaves.
                while_awaited(self.decide(&waiting_caller(), decision)).await?
            }
        };
        let live = self.live.get(&server_match.terms().id)?;
        let mut state = live.lock().await?;
        if let Some(refusal) = self.store.add_match(&server_match, opening, network).await? {
            return Err(refusal);
        }
        self.publish(&live, &mut state, after)
    }

    /// The current state of a match. A player whose time has run out loses by this look.
    pub(crate) async fn look(&self, id: &str) -> Result<Arc<ServerMatch>, Refusal> {
        let live = self.live.get(id)?;
        let mut state = live.lock().await?;
        // Nothing is lost if the caller leaves before the match is read.
        let current = while_awaited(self.current(id, &mut state)).await?;
        let Some(overdue) = current.overdue(now(), self.clocks_from) else { return Ok(current) };
        let after = apply_all(&current, std::slice::from_ref(&overdue))?;
        if !self.store.add_events(&current, &after, vec![overdue], None).await? {
            *state = None;
            return self.current(id, &mut state).await;
        }
        self.publish(&live, &mut state, after)
    }

    /// Runs the command of an account and returns the match after it.
    pub(crate) async fn command(&self, id: &str, account: &str, command: Command) -> Result<Arc<ServerMatch>, Refusal> {
        let (live, caller) = (self.live.get(id)?, Caller::Account(account.to_owned()));
        let mut state = live.lock().await?;
        for _ in 0..TRIES {
            let before = self.current(id, &mut state).await?;
            let seat = before.terms().seat_of(account).ok_or_else(|| Refusal::forbidden("refused-no-seat"))?;
            let context = Context { start: self.clocks_from, ..context() };
            let (current, command) = (Arc::clone(&before), command.clone());
            let decision = move || {
                let events = current.decide(seat, &command, &context)?;
                let after = apply_all(&current, &events)?;
                Ok((events, after))
            };
            let (events, after) = self.decide(&caller, decision).await?;
            let rematch = self.rematch(&caller, &before, &after).await?;
            if self.store.add_events(&before, &after, events, rematch).await? {
                return self.publish(&live, &mut state, after);
            }
            // Another server was faster: read what it wrote before trying again.
            *state = None;
        }
        Err(Refusal::conflict("refused-again"))
    }

    /// The terms of the rematch, if the players agreed on one. A rated rematch gets a new start.
    async fn rematch(
        &self,
        caller: &Caller,
        before: &ServerMatch,
        after: &ServerMatch,
    ) -> Result<Option<MatchTerms>, Refusal> {
        match after.rematch(before, now()) {
            Some(terms) if terms.rated => {
                let seed = ids::seed();
                Ok(Some(self.pool.run(caller, move |_| redraw_start(terms.clone(), seed)).await??))
            }
            terms => Ok(terms),
        }
    }

    /// Seats an account in a free seat, unless it has one already.
    pub(crate) async fn join(&self, id: &str, account: &Account, network: IpAddr) -> Result<Arc<ServerMatch>, Refusal> {
        let live = self.live.get(id)?;
        let mut state = live.lock().await?;
        for _ in 0..TRIES {
            let before = self.current(id, &mut state).await?;
            if before.terms().seat_of(&account.id).is_some() {
                return Ok(before);
            }
            if before.terms().rated && account.is_guest {
                return Err(Refusal::forbidden("refused-guest"));
            }
            let seat = before.terms().free_seat().ok_or_else(|| Refusal::conflict("refused-full"))?;
            let done = self.store.join(&before, seat, account.clone(), network).await?;
            // The seats may have changed in any case.
            *state = None;
            if done {
                let after = self.current(id, &mut state).await?;
                return self.publish(&live, &mut state, after);
            }
        }
        Err(Refusal::conflict("refused-again"))
    }

    /// Withdraws an invitation that nobody has accepted.
    pub(crate) async fn withdraw(&self, id: &str, account: &str) -> Result<(), Refusal> {
        let live = self.live.get(id)?;
        let mut state = live.lock().await?;
        if !self.store.withdraw(id.to_owned(), account.to_owned()).await? {
            return Err(Refusal::missing("refused-no-match"));
        }
        *state = None;
        live.changes.send_replace(());
        Ok(())
    }

    /// Subscribes to the changes of a match.
    pub(crate) fn subscribe(&self, id: &str) -> Result<Subscription, Refusal> {
        let live = self.live.get(id)?;
        Ok(Subscription { changes: live.changes.subscribe(), _live: live })
    }

    /// Wakes the subscribers of a match that another server has changed.
    pub(crate) fn notify(&self, id: &str) {
        self.live.notify(id);
    }

    /// Drops the matches of an account from memory and wakes their subscribers.
    pub(crate) fn forget(&self, account: &str) {
        self.live.forget(account);
    }

    /// Moves everything of a guest to the account into which the same person has signed in.
    pub(crate) async fn adopt(&self, guest: &str, account: &str) -> Result<(), Refusal> {
        for id in self.store.adopt(guest.to_owned(), account.to_owned()).await? {
            self.notify(&id);
        }
        self.forget(guest);
        Ok(())
    }

    /// Keeps the new state in memory, unless the match is over, and wakes the subscribers.
    fn publish(
        &self,
        live: &LiveMatch,
        state: &mut State,
        after: Arc<ServerMatch>,
    ) -> Result<Arc<ServerMatch>, Refusal> {
        *state = after.end().is_none().then(|| self.live.count(Arc::clone(&after)));
        live.changes.send_replace(());
        Ok(after)
    }

    /// Decides in the engine pool, however quick that is: this thread serves requests.
    async fn decide<T: Send + 'static>(
        &self,
        caller: &Caller,
        decision: impl Fn() -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        self.pool.run(caller, move |_| decision()).await?
    }

    /// The state in memory, read or brought up to date if another server may have changed the match.
    async fn current(&self, id: &str, state: &mut State) -> Result<Arc<ServerMatch>, Refusal> {
        // Other servers withdraw invitations and remove names from matches that are over without an event.
        state.take_if(|cached| self.store.is_shared() && (cached.is_open() || cached.end().is_some()));
        if let Some(cached) = state.as_mut().filter(|_| self.store.is_shared()) {
            let news = self.store.events_since(id, cached.events()).await?;
            if news.iter().any(|event| matches!(event.kind, EventKind::Joined | EventKind::Seated)) {
                // The seats have changed.
                *state = None;
            } else if !news.is_empty() {
                let before = Arc::clone(&**cached);
                let after = self.decide(&waiting_caller(), move || apply_all(&before, &news)).await?;
                *cached = self.live.count(after);
                // A player who resigned may have deleted the account.
                state.take_if(|cached| cached.end().is_some());
            }
        }
        if state.is_none() {
            *state = self.load(id).await?.map(|server_match| self.live.count(server_match));
        }
        state.as_deref().cloned().ok_or_else(|| Refusal::missing("refused-no-match"))
    }

    /// The match as the database has it, with a clock that goes on after a restart.
    async fn load(&self, id: &str) -> Result<Option<Arc<ServerMatch>>, Refusal> {
        for _ in 0..TRIES {
            let Some(history) = self.store.history(id).await? else { return Ok(None) };
            let server_match = Arc::new(self.decide(&waiting_caller(), move || history.replay()).await?);
            let resumption = self.clocks_from.and_then(|start| server_match.resumption(start, now()));
            let Some(event) = resumption else { return Ok(Some(server_match)) };
            let after = apply_all(&server_match, std::slice::from_ref(&event))?;
            if self.store.add_events(&server_match, &after, vec![event], None).await? {
                return Ok(Some(after));
            }
        }
        Err(Refusal::conflict("refused-again"))
    }
}

/// The match after some events.
fn apply_all(server_match: &ServerMatch, events: &[Event]) -> Result<Arc<ServerMatch>, Refusal> {
    let mut after = server_match.clone();
    events.iter().try_for_each(|event| after.apply(event))?;
    Ok(Arc::new(after))
}
