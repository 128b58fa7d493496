//! The referee: every command goes through here, one at a time for each match, and is told to nobody before it is kept.
use crate::{
    clock::now,
    ids,
    problem::Refusal,
    store::Store,
    table::{Command, Event, Table, Thinker},
    thinking::Thinking,
};
use play::{Chance, Effort};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::Mutex as AsyncMutex;

/// So many matches are kept in memory; those that nobody touches are read again when they are needed.
const MOST_LIVE: usize = 4096;

/// When others were faster so many times, the player is told to look again.
const TRIES: usize = 4;

type Live = Arc<AsyncMutex<Option<Table>>>;

/// Where matches are played.
pub(crate) struct Referee {
    store: Arc<Store>,
    thinking: Arc<Thinking>,
    live: Mutex<HashMap<String, Live>>,
}

impl Referee {
    pub(crate) fn new(store: Arc<Store>, thinking: Arc<Thinking>) -> Referee {
        Referee { store, thinking, live: Mutex::new(HashMap::new()) }
    }

    /// Begins a match, with the first move of the computer when that is its turn. When the player has another rated match
    /// going on, nothing begins and that one is refused with.
    pub(crate) async fn begin(&self, table: Table) -> Result<Table, Refusal> {
        let (mut table, opening) = self
            .thinking
            .think(move |_| {
                let opening = table.opening(now(), &mut thinker());
                opening.map(|opening| (table, opening))
            })
            .await??;
        if self.store.add_match(&table, opening.clone()).await?.is_some() {
            return Err(Refusal::conflict("refused-running"));
        }
        advance(&mut table, &opening)?;
        Ok(table)
    }

    /// The match of an id, as it stands.
    pub(crate) async fn look(&self, id: &str) -> Result<Table, Refusal> {
        let live = self.live(id);
        let mut table = live.lock().await;
        Ok(self.current(id, &mut table).await?.clone())
    }

    /// Carries out the command of an account, and gives the match as it then stands.
    pub(crate) async fn command(&self, id: &str, account: &str, command: Command) -> Result<Table, Refusal> {
        let live = self.live(id);
        let mut table = live.lock().await;
        for _ in 0..TRIES {
            let before = self.current(id, &mut table).await?;
            let seat = before.settled().seat_of(account).ok_or_else(|| Refusal::forbidden("refused-no-seat"))?;
            let events = self.decided(before.clone(), seat, command.clone()).await?;
            let mut after = before.clone();
            advance(&mut after, &events)?;
            if self.store.add_events(before, &after, events).await? {
                // A match that is over is read when somebody asks for it.
                *table = Some(after.clone()).filter(|after| after.ended().is_none());
                return Ok(after);
            }
            // Another server was faster: what it knows is read before trying again.
            *table = None;
        }
        Err(Refusal::conflict("refused-again"))
    }

    /// Forgets what is in memory about a person.
    pub(crate) fn forget(&self, account: &str) {
        for live in self.lock().values() {
            // Whoever holds a match just now reads it again or ends it.
            if let Ok(mut table) = live.try_lock() {
                table.take_if(|table| table.settled().seat_of(account).is_some());
            }
        }
    }

    async fn decided(&self, table: Table, seat: usize, command: Command) -> Result<Vec<Event>, Refusal> {
        self.thinking.think(move |_| table.decide(seat, &command, now(), &mut thinker())).await?
    }

    /// The match in memory, read or brought up to date when another server may have gone on.
    async fn current<'t>(&self, id: &str, table: &'t mut Option<Table>) -> Result<&'t mut Table, Refusal> {
        match table {
            Some(known) if self.store.is_shared() => {
                let news = self.store.events_since(id, known.events()).await?;
                advance(known, &news)?;
            }
            Some(_) => {}
            None if ids::is_id(id) => *table = self.store.table(id).await?,
            None => {}
        }
        table.as_mut().ok_or_else(|| Refusal::missing("refused-no-match"))
    }

    fn live(&self, id: &str) -> Live {
        let mut live = self.lock();
        if live.len() >= MOST_LIVE {
            live.retain(|_, table| Arc::strong_count(table) > 1);
        }
        Arc::clone(live.entry(id.to_owned()).or_default())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Live>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn thinker() -> Thinker {
    Thinker { effort: Effort::default(), chance: Chance::new(ids::seed()) }
}

fn advance(table: &mut Table, events: &[Event]) -> Result<(), Refusal> {
    events.iter().try_for_each(|event| table.apply(event))
}
