//! The referee: every command goes through here, one at a time for each match, and is told to nobody before it is kept.
mod away;

use crate::{
    clock::now,
    ids,
    problem::Refusal,
    setting::redrawn,
    store::{Store, accounts::Account},
    table::{Command, Event, Kind, Settled, Table, Thinker},
    thinking::Thinking,
};
use play::{Chance, Effort};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{Mutex as AsyncMutex, watch};

/// Maximum number of matches in memory; idle ones are dropped and read again on demand.
const MOST_LIVE: usize = 4096;

/// When others were faster so many times, the player is told to look again.
const TRIES: usize = 4;

/// A match in memory, and a bell for those who watch it.
struct Live {
    table: AsyncMutex<Option<Arc<Table>>>,
    bell: watch::Sender<()>,
}

/// Where matches are played.
pub(crate) struct Referee {
    store: Arc<Store>,
    thinking: Arc<Thinking>,
    live: Mutex<HashMap<String, Arc<Live>>>,
}

/// Somebody who watches a match: rings whenever something has happened.
pub(crate) struct Watching {
    /// Keeps the match in memory.
    _live: Arc<Live>,
    pub(crate) bell: watch::Receiver<()>,
}

impl Referee {
    pub(crate) fn new(store: Arc<Store>, thinking: Arc<Thinking>) -> Referee {
        Referee { store, thinking, live: Mutex::new(HashMap::new()) }
    }

    /// Begins a match, with the first move of the computer when that is its turn. Whoever has another rated match against
    /// the computer going on cannot begin one.
    pub(crate) async fn begin(&self, table: Table) -> Result<Arc<Table>, Refusal> {
        let table = Arc::new(table);
        let opening = self.thought(&table, |table| match table.is_open() {
            true => Ok(Vec::new()),
            false => table.opening(now(), &mut thinker()),
        });
        let opening = opening.await?;
        let live = self.live(&table.settled().id);
        let mut kept = live.table.lock().await;
        if self.store.add_match(&table, opening.clone()).await?.is_some() {
            return Err(Refusal::conflict("refused-running"));
        }
        self.keep(&live, &mut kept, advanced(&table, &opening)?)
    }

    /// The match of an id, as it stands; somebody whose time has run out has lost by now.
    pub(crate) async fn look(&self, id: &str) -> Result<Arc<Table>, Refusal> {
        let live = self.live(id);
        let mut table = live.table.lock().await;
        let current = self.current(id, &mut table).await?;
        let Some(overdue) = current.overdue(now()) else { return Ok(current) };
        let after = advanced(&current, std::slice::from_ref(&overdue))?;
        if !self.store.add_events(&current, &after, vec![overdue], None).await? {
            *table = None;
            return self.current(id, &mut table).await;
        }
        self.keep(&live, &mut table, after)
    }

    /// Carries out the command of an account, and gives the match as it then stands.
    pub(crate) async fn command(&self, id: &str, account: &str, command: Command) -> Result<Arc<Table>, Refusal> {
        let live = self.live(id);
        let mut table = live.table.lock().await;
        for _ in 0..TRIES {
            let before = self.current(id, &mut table).await?;
            let seat = before.settled().seat_of(account).ok_or_else(|| Refusal::forbidden("refused-no-seat"))?;
            let command = command.clone();
            let decided = self.thought(&before, move |table| table.decide(seat, &command, now(), &mut thinker()));
            let events = decided.await?;
            let after = advanced(&before, &events)?;
            let next = self.next(&before, &after).await?;
            if self.store.add_events(&before, &after, events, next).await? {
                return self.keep(&live, &mut table, after);
            }
            // Another server was faster: what it knows is read before trying again.
            *table = None;
        }
        Err(Refusal::conflict("refused-again"))
    }

    /// The match that follows, when a rematch was agreed on: what counts has a start that nobody knows yet.
    async fn next(&self, before: &Table, after: &Table) -> Result<Option<Settled>, Refusal> {
        match after.rematch(before) {
            Some(next) if next.rated => Ok(Some(self.thinking.think(move |_| redrawn(next)).await??)),
            next => Ok(next),
        }
    }

    /// Lets somebody sit down in a free seat. Whoever sits already stays there.
    pub(crate) async fn join(&self, id: &str, account: &Account) -> Result<Arc<Table>, Refusal> {
        let live = self.live(id);
        let mut table = live.table.lock().await;
        for _ in 0..TRIES {
            let before = self.current(id, &mut table).await?;
            if before.settled().seat_of(&account.id).is_some() {
                return Ok(before);
            }
            if before.settled().rated && account.is_guest {
                return Err(Refusal::forbidden("refused-guest"));
            }
            let seat = before.settled().free_seat().ok_or_else(|| Refusal::conflict("refused-full"))?;
            let done = self.store.join(&before, seat, account.clone()).await?;
            // Who sits where is read again in any case.
            *table = None;
            if done {
                let after = self.current(id, &mut table).await?;
                return self.keep(&live, &mut table, after);
            }
        }
        Err(Refusal::conflict("refused-again"))
    }

    /// Withdraws a match for which nobody was found yet.
    pub(crate) async fn withdraw(&self, id: &str, account: &str) -> Result<(), Refusal> {
        let live = self.live(id);
        let mut table = live.table.lock().await;
        if !ids::is_id(id) || !self.store.withdraw(id.to_owned(), account.to_owned()).await? {
            return Err(Refusal::missing("refused-no-match"));
        }
        *table = None;
        live.bell.send_replace(());
        Ok(())
    }

    /// Watches a match.
    pub(crate) fn watch(&self, id: &str) -> Watching {
        let live = self.live(id);
        Watching { bell: live.bell.subscribe(), _live: live }
    }

    /// Another server has told that something has happened.
    pub(crate) fn heard(&self, id: &str) {
        if let Some(live) = self.lock().get(id) {
            live.bell.send_replace(());
        }
    }

    /// Forgets what is in memory about a person; those who watch look again.
    pub(crate) async fn forget(&self, account: &str) {
        let all: Vec<Arc<Live>> = self.lock().values().cloned().collect();
        for live in all {
            let forgotten = live.table.lock().await.take_if(|table| table.settled().seat_of(account).is_some());
            if forgotten.is_some() {
                live.bell.send_replace(());
            }
        }
    }

    /// Everything of a guest goes on under the account into which the same person has signed in.
    pub(crate) async fn adopt(&self, guest: &str, account: &str) -> Result<(), Refusal> {
        for id in self.store.adopt(guest.to_owned(), account.to_owned()).await? {
            self.heard(&id);
        }
        self.forget(guest).await;
        Ok(())
    }

    /// Keeps a match in memory as long as it goes on.
    fn keep(&self, live: &Live, table: &mut Option<Arc<Table>>, after: Arc<Table>) -> Result<Arc<Table>, Refusal> {
        *table = Some(Arc::clone(&after)).filter(|after| after.ended().is_none());
        live.bell.send_replace(());
        Ok(after)
    }

    /// What comes of something: at once where that is quickly known, since handing it to another thread takes longer, and
    /// beside the requests otherwise.
    async fn thought(
        &self,
        table: &Arc<Table>,
        thought: impl FnOnce(&Table) -> Result<Vec<Event>, Refusal> + Send + 'static,
    ) -> Result<Vec<Event>, Refusal> {
        if table.is_quick() {
            return thought(table);
        }
        let table = Arc::clone(table);
        self.thinking.think(move |_| thought(&table)).await?
    }

    /// The match in memory, read or brought up to date when another server may have gone on.
    async fn current(&self, id: &str, table: &mut Option<Arc<Table>>) -> Result<Arc<Table>, Refusal> {
        // Elsewhere an invitation may have been withdrawn, or the name in a match that is over be gone, without an event.
        table.take_if(|known| self.store.is_shared() && (known.is_open() || known.ended().is_some()));
        if let Some(known) = table.as_mut().filter(|_| self.store.is_shared()) {
            let news = self.store.events_since(id, known.events()).await?;
            if news.iter().any(|event| matches!(event.kind, Kind::Joined | Kind::Seated)) {
                // Who sits where has changed.
                *table = None;
            } else if !news.is_empty() {
                *known = advanced(known, &news)?;
                // Whoever gave up may have deleted the account.
                table.take_if(|known| known.ended().is_some());
            }
        }
        if table.is_none() && ids::is_id(id) {
            *table = self.replayed(id).await?;
        }
        table.clone().ok_or_else(|| Refusal::missing("refused-no-match"))
    }

    /// The match as the database has it.
    async fn replayed(&self, id: &str) -> Result<Option<Arc<Table>>, Refusal> {
        let Some(history) = self.store.history(id).await? else { return Ok(None) };
        let table = self.thinking.think(move |_| history.replay()).await??;
        Ok(Some(Arc::new(table)))
    }

    fn live(&self, id: &str) -> Arc<Live> {
        let mut live = self.lock();
        if live.len() >= MOST_LIVE {
            live.retain(|_, table| Arc::strong_count(table) > 1);
        }
        let new = || Arc::new(Live { table: AsyncMutex::new(None), bell: watch::Sender::new(()) });
        Arc::clone(live.entry(id.to_owned()).or_insert_with(new))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn thinker() -> Thinker {
    Thinker { effort: Effort::default(), chance: Chance::new(ids::seed()) }
}

/// A match after some events.
fn advanced(table: &Table, events: &[Event]) -> Result<Arc<Table>, Refusal> {
    let mut after = table.clone();
    events.iter().try_for_each(|event| after.apply(event))?;
    Ok(Arc::new(after))
}
