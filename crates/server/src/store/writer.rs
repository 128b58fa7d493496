//! The only writer of SQLite: it puts all work that is waiting into one transaction, so that one flush of the disk serves
//! many requests, and nobody is told of success before that flush.
use super::{
    Done,
    known::Known,
    matches::append::{self, Append},
};
use crate::problem::Refusal;
use sqlx::{AnyConnection, Connection, Executor};
use std::{pin::Pin, sync::Arc};
use tokio::sync::{mpsc, oneshot};

/// Maximum number of writes in one transaction.
const MOST_AT_ONCE: usize = 256;

/// Maximum number of writes that wait; callers of further ones are held back.
const MOST_WAITING: usize = 4096;

/// Tells the one who waits what has become of the work, when it is known whether the transaction is on the disk.
type Reply = Box<dyn FnOnce(Result<(), Refusal>) + Send>;
type Job = Box<dyn for<'c> FnOnce(&'c mut Transaction) -> Pin<Box<dyn Future<Output = Reply> + Send + 'c>> + Send>;

enum Order {
    /// Events of a match: most of what is written, so those of many matches are written together.
    Append(Waiting),
    Work(About, Job),
    Close(oneshot::Sender<()>),
}

/// How a transaction begins.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// What a piece of work may change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum About {
    /// Matches and results only.
    #[default]
    Match,
    /// Accounts and sessions, too.
    Anything,
}

/// Events to be added, and who waits to hear whether they were.
struct Waiting {
    append: Box<Append>,
    sender: oneshot::Sender<Result<bool, Refusal>>,
}

/// A queue of work before the one connection that writes.
pub(crate) struct Writer {
    queue: mpsc::Sender<Order>,
    known: Arc<Known>,
}

impl Writer {
    pub(crate) fn start(connection: AnyConnection) -> Writer {
        let (queue, orders) = mpsc::channel(MOST_WAITING);
        let known = Arc::<Known>::default();
        tokio::spawn(work_off(connection, orders, Arc::clone(&known)));
        Writer { queue, known }
    }

    /// What was looked up and has not changed since.
    pub(crate) fn known(&self) -> &Known {
        &self.known
    }

    pub(crate) async fn write<T, W>(&self, about: About, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> Done<'c, T> + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(|transaction| Box::pin(alone(transaction, work, sender)));
        self.queue.send(Order::Work(about, job)).await.map_err(|_| stopped())?;
        receiver.await.map_err(|_| stopped())?
    }

    /// Adds events to a match; false when something else has happened in between.
    pub(crate) async fn append(&self, append: Append) -> Result<bool, Refusal> {
        let (sender, receiver) = oneshot::channel();
        self.queue.send(Order::Append(Waiting { append: Box::new(append), sender })).await.map_err(|_| stopped())?;
        receiver.await.map_err(|_| stopped())?
    }

    pub(crate) async fn close(&self) {
        let (sender, receiver) = oneshot::channel();
        if self.queue.send(Order::Close(sender)).await.is_ok() {
            // When the writer is gone already, everything is closed.
            drop(receiver.await);
        }
    }
}

fn stopped() -> Refusal {
    Refusal::failed(&"the database is closed")
}

/// Tells somebody what has become of the work, once the transaction is on the disk. A receiver that is gone no longer wants
/// to know.
fn reply<T: Send + 'static>(done: Result<T, Refusal>, sender: oneshot::Sender<Result<T, Refusal>>) -> Reply {
    match done {
        Ok(value) => Box::new(move |kept| drop(sender.send(kept.map(|()| value)))),
        Err(refusal) => Box::new(move |_| drop(sender.send(Err(refusal)))),
    }
}

/// The connection with its transaction, in which the failure of one piece of work leaves the others alone.
struct Transaction {
    connection: AnyConnection,
    /// Whether a savepoint is set, before which everything is out of danger.
    saved: bool,
}

impl Transaction {
    async fn begin(&mut self) -> Result<(), Refusal> {
        self.saved = false;
        self.connection.execute(BEGIN).await?;
        Ok(())
    }

    /// What must be done before each piece of work: what was done so far is out of danger.
    fn save(&mut self) -> &'static str {
        if std::mem::replace(&mut self.saved, true) { "RELEASE work; SAVEPOINT work" } else { "SAVEPOINT work" }
    }

    /// Takes back the last piece of work.
    async fn take_back(&mut self) -> Result<(), Refusal> {
        self.connection.execute("ROLLBACK TO work").await?;
        Ok(())
    }
}

/// Does one piece of work, wholly or not at all.
async fn alone<T, W>(transaction: &mut Transaction, work: W, sender: oneshot::Sender<Result<T, Refusal>>) -> Reply
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut AnyConnection) -> Done<'c, T>,
{
    let save = transaction.save();
    let mut done = match transaction.connection.execute(save).await {
        Ok(_) => work(&mut transaction.connection).await,
        Err(error) => Err(error.into()),
    };
    if done.is_err() {
        done = transaction.take_back().await.and(done);
    }
    reply(done, sender)
}

/// Begins a transaction and adds the events of all matches that go on in the same trip. Should one of them not be as far as
/// was thought, or fail, each is tried by itself.
async fn begun(transaction: &mut Transaction, waiting: Vec<Waiting>) -> Result<Vec<Reply>, Refusal> {
    if waiting.is_empty() {
        transaction.begin().await?;
        return Ok(Vec::new());
    }
    transaction.saved = false;
    let appends: Vec<&Append> = waiting.iter().map(|waiting| waiting.append.as_ref()).collect();
    if append::to_all_after(BEGIN, &mut transaction.connection, &appends).await == Ok(true) {
        return Ok(waiting.into_iter().map(|waiting| reply(Ok(true), waiting.sender)).collect());
    }
    // When nothing was begun, there is nothing to take back.
    drop(transaction.connection.execute("ROLLBACK").await);
    transaction.begin().await?;
    let mut replies = Vec::with_capacity(waiting.len());
    for waiting in waiting {
        replies.push(appended(transaction, waiting).await);
    }
    Ok(replies)
}

/// Adds the events of one match.
async fn appended(transaction: &mut Transaction, Waiting { append, sender }: Waiting) -> Reply {
    let (save, connection) = (transaction.save(), &mut transaction.connection);
    let mut done = match append.goes_on() {
        true => append::to_all_after(save, connection, &[append.as_ref()]).await,
        false => append::to_ended_after(save, connection, &append).await,
    };
    if done != Ok(true) {
        // What came too late may have left traces as well.
        done = transaction.take_back().await.and(done);
    }
    reply(done, sender)
}

/// What goes into one transaction.
#[derive(Default)]
struct Group {
    /// For matches that go on.
    going_on: Vec<Waiting>,
    /// For matches that are over by what is added.
    ending: Vec<Waiting>,
    jobs: Vec<Job>,
    about: About,
    /// Who wants to hear that everything is closed after it.
    closing: Option<oneshot::Sender<()>>,
}

impl Group {
    fn of(orders: impl Iterator<Item = Order>) -> Group {
        let mut group = Group::default();
        for order in orders {
            match order {
                Order::Append(waiting) if waiting.append.goes_on() => group.going_on.push(waiting),
                Order::Append(waiting) => group.ending.push(waiting),
                Order::Work(about, job) => {
                    group.jobs.push(job);
                    if about == About::Anything {
                        group.about = about;
                    }
                }
                Order::Close(told) => group.closing = Some(told),
            }
        }
        group
    }
}

async fn work_off(connection: AnyConnection, mut orders: mpsc::Receiver<Order>, known: Arc<Known>) {
    let mut waiting = Vec::with_capacity(MOST_AT_ONCE);
    let mut transaction = Transaction { connection, saved: false };
    while orders.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
        let mut group = Group::of(waiting.drain(..));
        let closing = group.closing.take();
        together(&mut transaction, group, &known).await;
        if let Some(told) = closing {
            if let Err(error) = transaction.connection.close().await {
                tracing::error!(%error, "the database was not closed");
            }
            // Whoever closes may have given up waiting.
            let _ = told.send(());
            return;
        }
    }
}

/// Does several pieces of work in one transaction and tells everybody how it went.
async fn together(transaction: &mut Transaction, group: Group, known: &Known) {
    let Group { going_on, ending, jobs, about, .. } = group;
    if going_on.is_empty() && ending.is_empty() && jobs.is_empty() {
        return;
    }
    // Work that is dropped is answered as failed, and why is in the log.
    let Ok(mut replies) = begun(transaction, going_on).await else { return };
    for waiting in ending {
        replies.push(appended(transaction, waiting).await);
    }
    for job in jobs {
        replies.push(job(transaction).await);
    }
    let kept = transaction.connection.execute("COMMIT").await.map(drop);
    let kept = kept.map_err(Refusal::from);
    if kept.is_err() {
        // When there is nothing to take back, that is as good.
        drop(transaction.connection.execute("ROLLBACK").await);
    }
    if about == About::Anything {
        known.forget();
    }
    for reply in replies {
        reply(kept.clone());
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        ids,
        store::Store,
        table::{Event, Kind, Seat, Settled, Table},
    };

    /// A match between two guests.
    async fn begun(store: &Store) -> Table {
        let mut seats = Vec::new();
        for name in ["Ana", "Bor"] {
            let account = store.add_guest(name.to_owned()).await.unwrap();
            seats.push(Seat::Person { account: account.id, name: Some(account.name), guest: true });
        }
        let table = Table::new(Settled { id: ids::id(), ..Settled::of_nim("3,5,7", seats) });
        let table = table.unwrap();
        assert_eq!(store.add_match(&table, Vec::new()).await.unwrap(), None);
        table
    }

    /// Whether the first move of a match could be kept.
    async fn moved(store: &Store, before: &Table, mv: &str) -> bool {
        added(store, before, Kind::Move(mv.to_owned())).await
    }

    /// Whether something that the first player does could be kept.
    async fn added(store: &Store, before: &Table, kind: Kind) -> bool {
        let event = Event { seat: 0, kind, at: 1 };
        let mut after = before.clone();
        after.apply(&event).unwrap();
        store.add_events(before, &after, vec![event], after.rematch(before)).await.unwrap()
    }

    /// A store in a new file, which is removed when the test is over.
    async fn with_store(name: &str, test: impl AsyncFn(&Store)) {
        let file = std::env::temp_dir().join(format!("nimatron-{name}-{}.sqlite", std::process::id()));
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        test(&store).await;
        store.close().await;
        for ending in ["", "-wal", "-shm"] {
            // The last two are there only while it is in use.
            drop(std::fs::remove_file(format!("{}{ending}", file.display())));
        }
    }

    #[tokio::test]
    async fn of_moves_that_are_written_together_only_the_one_that_is_late_is_lost() {
        with_store("late-move", async |store| {
            let (known, other) = (begun(store).await, begun(store).await);
            assert!(moved(store, &known, "1-1").await);
            // Both wait before the writer looks.
            let (late, fresh) = tokio::join!(moved(store, &known, "2-1"), moved(store, &other, "3-1"));
            assert_eq!((late, fresh), (false, true));
            for (table, mv) in [(known, "1-1"), (other, "3-1")] {
                let events = store.events_since(&table.settled().id, 0).await.unwrap();
                assert_eq!(events, [Event { seat: 0, kind: Kind::Move(mv.to_owned()), at: 1 }]);
            }
        })
        .await;
    }

    #[tokio::test]
    async fn of_ends_that_are_written_together_only_the_one_that_is_late_is_lost() {
        with_store("late-end", async |store| {
            let (known, other, third) = (begun(store).await, begun(store).await, begun(store).await);
            assert!(moved(store, &known, "1-1").await);
            let resigned = |table| added(store, table, Kind::Resigned);
            let (late, fresh, beside) = tokio::join!(resigned(&known), resigned(&other), moved(store, &third, "2-1"));
            assert_eq!((late, fresh, beside), (false, true, true));
            for (table, events, over) in [(known, 1, false), (other, 1, true), (third, 1, false)] {
                let table = store.history(&table.settled().id).await.unwrap().unwrap().replay().unwrap();
                assert_eq!((table.events(), table.ended().is_some()), (events, over));
            }
        })
        .await;
    }
}
