//! The only writer of SQLite. It puts all waiting work into one transaction, so that one flush of the disk serves many
//! requests, and reports success only after that flush.
use super::{
    WorkFuture,
    database_file::DatabaseFile,
    matches::append::{self, Append},
    session_cache::SessionCache,
};
use crate::problem::Refusal;
use sqlx::{AnyConnection, Connection, Executor};
use std::{pin::Pin, sync::Arc};
use tokio::sync::{mpsc, oneshot};

/// Maximum number of writes in one transaction.
const MOST_AT_ONCE: usize = 256;

/// Maximum number of writes that wait; callers of further ones are delayed.
const MOST_WAITING: usize = 4096;

/// Sends the result of a piece of work, once the transaction is on disk or has failed.
type Reply = Box<dyn FnOnce(Result<(), Refusal>) + Send>;
type Job = Box<dyn for<'c> FnOnce(&'c mut Transaction) -> Pin<Box<dyn Future<Output = Reply> + Send + 'c>> + Send>;

enum Order {
    /// Events of a match. They are most of the work, so those of many matches are written together.
    Append(PendingAppend),
    Work(Scope, Job),
    Close(oneshot::Sender<()>),
}

/// How a transaction begins.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// The data that a piece of work may change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Matches and results only.
    #[default]
    Match,
    /// Accounts and sessions, too.
    Anything,
}

/// Events to be added, and the channel for the answer.
struct PendingAppend {
    append: Box<Append>,
    sender: oneshot::Sender<Result<bool, Refusal>>,
}

/// A queue of work before the one connection that writes.
pub(crate) struct Writer {
    queue: mpsc::Sender<Order>,
    session_cache: Arc<SessionCache>,
}

impl Writer {
    pub(crate) fn start(connection: AnyConnection, file: DatabaseFile) -> Writer {
        let (queue, orders) = mpsc::channel(MOST_WAITING);
        let session_cache = Arc::<SessionCache>::default();
        tokio::spawn(run(Transaction { connection, file, has_savepoint: false }, orders, Arc::clone(&session_cache)));
        Writer { queue, session_cache }
    }

    pub(crate) fn session_cache(&self) -> &SessionCache {
        &self.session_cache
    }

    pub(crate) async fn write<T, W>(&self, scope: Scope, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> WorkFuture<'c, T> + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(|transaction| Box::pin(run_job(transaction, work, sender)));
        self.queue.send(Order::Work(scope, job)).await.map_err(|_| closed_error())?;
        receiver.await.map_err(|_| closed_error())?
    }

    /// Adds events to a match; false if other events came first.
    pub(crate) async fn append(&self, append: Append) -> Result<bool, Refusal> {
        let (sender, receiver) = oneshot::channel();
        self.queue
            .send(Order::Append(PendingAppend { append: Box::new(append), sender }))
            .await
            .map_err(|_| closed_error())?;
        receiver.await.map_err(|_| closed_error())?
    }

    pub(crate) async fn close(&self) {
        let (sender, receiver) = oneshot::channel();
        if self.queue.send(Order::Close(sender)).await.is_ok() {
            // If the writer is gone already, everything is closed.
            drop(receiver.await);
        }
    }
}

fn closed_error() -> Refusal {
    Refusal::failure(&"the database is closed")
}

/// The reply to a piece of work: its result if the transaction is on disk. A receiver may be gone by then.
fn reply<T: Send + 'static>(done: Result<T, Refusal>, sender: oneshot::Sender<Result<T, Refusal>>) -> Reply {
    match done {
        Ok(value) => Box::new(move |committed| drop(sender.send(committed.map(|()| value)))),
        Err(refusal) => Box::new(move |_| drop(sender.send(Err(refusal)))),
    }
}

/// The connection with its transaction. A savepoint keeps the failure of one piece of work from the others.
struct Transaction {
    connection: AnyConnection,
    file: DatabaseFile,
    /// Whether there is a savepoint.
    has_savepoint: bool,
}

impl Transaction {
    async fn begin(&mut self) -> Result<(), Refusal> {
        self.has_savepoint = false;
        self.connection.execute(BEGIN).await?;
        Ok(())
    }

    /// The statement before each piece of work, which sets a savepoint.
    fn savepoint(&mut self) -> &'static str {
        if std::mem::replace(&mut self.has_savepoint, true) { "RELEASE work; SAVEPOINT work" } else { "SAVEPOINT work" }
    }

    /// Rolls back the last piece of work.
    async fn roll_back(&mut self) -> Result<(), Refusal> {
        self.connection.execute("ROLLBACK TO work").await?;
        Ok(())
    }
}

/// Does one piece of work, wholly or not at all.
async fn run_job<T, W>(transaction: &mut Transaction, work: W, sender: oneshot::Sender<Result<T, Refusal>>) -> Reply
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut AnyConnection) -> WorkFuture<'c, T>,
{
    let savepoint = transaction.savepoint();
    let mut done = match transaction.connection.execute(savepoint).await {
        Ok(_) => work(&mut transaction.connection).await,
        Err(error) => Err(error.into()),
    };
    if done.is_err() {
        done = transaction.roll_back().await.and(done);
    }
    reply(done, sender)
}

/// Begins a transaction and adds the events of all matches in progress in the same trip. If one of them fails or came
/// too late, tries each by itself.
async fn begin_with_appends(transaction: &mut Transaction, waiting: Vec<PendingAppend>) -> Result<Vec<Reply>, Refusal> {
    if waiting.is_empty() {
        transaction.begin().await?;
        return Ok(Vec::new());
    }
    transaction.has_savepoint = false;
    let appends: Vec<&Append> = waiting.iter().map(|waiting| waiting.append.as_ref()).collect();
    if append::append_many_after(BEGIN, &mut transaction.connection, &appends).await == Ok(true) {
        return Ok(waiting.into_iter().map(|waiting| reply(Ok(true), waiting.sender)).collect());
    }
    // This fails if no transaction has begun, which does not matter.
    drop(transaction.connection.execute("ROLLBACK").await);
    transaction.begin().await?;
    let mut replies = Vec::with_capacity(waiting.len());
    for waiting in waiting {
        replies.push(append_one(transaction, waiting).await);
    }
    Ok(replies)
}

/// Adds the events of one match.
async fn append_one(transaction: &mut Transaction, PendingAppend { append, sender }: PendingAppend) -> Reply {
    let (savepoint, connection) = (transaction.savepoint(), &mut transaction.connection);
    let mut done = match append.goes_on() {
        true => append::append_many_after(savepoint, connection, &[append.as_ref()]).await,
        false => append::append_end_after(savepoint, connection, &append).await,
    };
    if done != Ok(true) {
        // Events that came too late may be half written.
        done = transaction.roll_back().await.and(done);
    }
    reply(done, sender)
}

/// The work of one transaction.
#[derive(Default)]
struct Group {
    /// Events of matches that go on.
    going_on: Vec<PendingAppend>,
    /// Events that end their matches.
    ending: Vec<PendingAppend>,
    jobs: Vec<Job>,
    scope: Scope,
    /// The channel for the answer when everything is closed.
    closing: Option<oneshot::Sender<()>>,
}

impl Group {
    fn of(orders: impl Iterator<Item = Order>) -> Group {
        let mut group = Group::default();
        for order in orders {
            match order {
                Order::Append(waiting) if waiting.append.goes_on() => group.going_on.push(waiting),
                Order::Append(waiting) => group.ending.push(waiting),
                Order::Work(scope, job) => {
                    group.jobs.push(job);
                    if scope == Scope::Anything {
                        group.scope = scope;
                    }
                }
                Order::Close(sender) => group.closing = Some(sender),
            }
        }
        group
    }
}

/// Does the work of the queue, group by group.
async fn run(mut transaction: Transaction, mut orders: mpsc::Receiver<Order>, session_cache: Arc<SessionCache>) {
    let mut waiting = Vec::with_capacity(MOST_AT_ONCE);
    while orders.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
        let mut group = Group::of(waiting.drain(..));
        let closing = group.closing.take();
        run_group(&mut transaction, group, &session_cache).await;
        if let Some(sender) = closing {
            if let Err(error) = transaction.connection.close().await {
                tracing::error!(%error, "the database was not closed");
            }
            // The caller may have stopped waiting.
            let _ = sender.send(());
            return;
        }
    }
}

/// Does several pieces of work in one transaction and sends all replies.
async fn run_group(transaction: &mut Transaction, group: Group, session_cache: &SessionCache) {
    let Group { going_on, ending, jobs, scope, .. } = group;
    if going_on.is_empty() && ending.is_empty() && jobs.is_empty() {
        return;
    }
    // Dropped work is answered as failed; the reason is in the log.
    if !transaction.file.is_in_place() {
        tracing::error!("the file of the database was removed or replaced: nothing can be written");
        return;
    }
    let Ok(mut replies) = begin_with_appends(transaction, going_on).await else { return };
    for waiting in ending {
        replies.push(append_one(transaction, waiting).await);
    }
    for job in jobs {
        replies.push(job(transaction).await);
    }
    let committed = transaction.connection.execute("COMMIT").await.map(drop);
    let committed = committed.map_err(Refusal::from);
    if committed.is_err() {
        // This fails if the transaction is gone, which does not matter.
        drop(transaction.connection.execute("ROLLBACK").await);
    }
    if scope == Scope::Anything {
        session_cache.clear();
    }
    for reply in replies {
        reply(committed.clone());
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        ids,
        names::Name,
        server_match::{Event, EventKind, MatchTerms, SeatAccount, ServerMatch, testing::nim},
        store::Store,
    };
    use play::Player;
    use test_support::SqliteFile;

    /// A new match between two guests.
    async fn new_match(store: &Store) -> ServerMatch {
        let mut seats = Vec::new();
        for name in ["Ana", "Bor"] {
            let account = store.add_guest(Name::read(name).unwrap()).await.unwrap().unwrap();
            seats.push((Player::Person(account.name.clone()), Some(SeatAccount::of(&account))));
        }
        let server_match = ServerMatch::new(MatchTerms { id: ids::id(), ..nim("3,5,7", seats) }).unwrap();
        assert_eq!(store.add_match(&server_match, Vec::new(), [192, 0, 2, 1].into()).await.unwrap(), None);
        server_match
    }

    /// Whether the first move of a match was stored.
    async fn add_move(store: &Store, before: &ServerMatch, mv: &str) -> bool {
        add_event(store, before, EventKind::Move(mv.to_owned())).await
    }

    /// Whether an event of the first player was stored.
    async fn add_event(store: &Store, before: &ServerMatch, kind: EventKind) -> bool {
        let event = Event { seat: 0, kind, at: 1 };
        let mut after = before.clone();
        after.apply(&event).unwrap();
        store.add_events(before, &after, vec![event], after.rematch(before, 1)).await.unwrap()
    }

    /// Runs a test with a store in a new file.
    async fn with_store(test: impl AsyncFn(&Store)) {
        let file = SqliteFile::new();
        let store = Store::open(&file.url()).await.unwrap();
        test(&store).await;
        store.close().await;
    }

    #[tokio::test]
    async fn only_the_late_one_of_moves_that_are_written_together_is_lost() {
        with_store(async |store| {
            let (advanced, other) = (new_match(store).await, new_match(store).await);
            assert!(add_move(store, &advanced, "1-1").await);
            // Both wait before the writer looks.
            let (late, fresh) = tokio::join!(add_move(store, &advanced, "2-1"), add_move(store, &other, "3-1"));
            assert_eq!((late, fresh), (false, true));
            for (server_match, mv) in [(advanced, "1-1"), (other, "3-1")] {
                let events = store.events_since(&server_match.terms().id, 0).await.unwrap();
                assert_eq!(events, [Event { seat: 0, kind: EventKind::Move(mv.to_owned()), at: 1 }]);
            }
        })
        .await;
    }

    #[tokio::test]
    async fn somebody_who_is_gone_begins_no_match() {
        with_store(async |store| {
            let mut seats = Vec::new();
            for name in ["Ana", "Bor"] {
                let account = store.add_guest(Name::read(name).unwrap()).await.unwrap().unwrap();
                seats.push((Player::Person(account.name.clone()), Some(SeatAccount::of(&account))));
            }
            store.remove_old_guests(i64::MAX).await.unwrap();
            let server_match = ServerMatch::new(MatchTerms { id: ids::id(), ..nim("3,5,7", seats) }).unwrap();
            let refusal = store.add_match(&server_match, Vec::new(), [192, 0, 2, 1].into()).await.unwrap();
            assert_eq!(refusal.map(|refusal| refusal.message().id), Some("refused-not-signed-in"));
        })
        .await;
    }

    #[tokio::test]
    async fn only_the_late_one_of_ends_that_are_written_together_is_lost() {
        with_store(async |store| {
            let (advanced, other, third) = (new_match(store).await, new_match(store).await, new_match(store).await);
            assert!(add_move(store, &advanced, "1-1").await);
            let resigned = |server_match| add_event(store, server_match, EventKind::Resigned);
            let (late, fresh, beside) =
                tokio::join!(resigned(&advanced), resigned(&other), add_move(store, &third, "2-1"));
            assert_eq!((late, fresh, beside), (false, true, true));
            for (server_match, events, over) in [(advanced, 1, false), (other, 1, true), (third, 1, false)] {
                let server_match = store.history(&server_match.terms().id).await.unwrap().unwrap().replay().unwrap();
                assert_eq!((server_match.events(), server_match.end().is_some()), (events, over));
            }
        })
        .await;
    }
}
