//! The only writer of SQLite: it puts all work that is waiting into one transaction, so that one flush of the disk serves
//! many requests, and nobody is told of success before that flush.
use super::{
    Done,
    matches::append::{self, Append},
};
use crate::problem::Refusal;
use sqlx::{AnyConnection, Connection, Executor};
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot};

/// So much work goes into one transaction at the most.
const MOST_AT_ONCE: usize = 256;

/// So much work may wait; more is held back at the door.
const MOST_WAITING: usize = 4096;

/// Tells the one who waits what has become of the work, when it is known whether the transaction is on the disk.
type Reply = Box<dyn FnOnce(Result<(), Refusal>) + Send>;
type Job = Box<dyn for<'c> FnOnce(&'c mut AnyConnection) -> Pin<Box<dyn Future<Output = Reply> + Send + 'c>> + Send>;

enum Order {
    /// Events of a match that goes on: most of what is written, so those of many matches are written together.
    Append(Waiting),
    Work(Job),
    Close(oneshot::Sender<()>),
}

/// Events to be added, and who waits to hear whether they were.
struct Waiting {
    append: Append,
    sender: oneshot::Sender<Result<bool, Refusal>>,
}

/// A queue of work before the one connection that writes.
pub(crate) struct Writer {
    queue: mpsc::Sender<Order>,
}

impl Writer {
    pub(crate) fn start(connection: AnyConnection) -> Writer {
        let (queue, orders) = mpsc::channel(MOST_WAITING);
        tokio::spawn(work_off(connection, orders));
        Writer { queue }
    }

    pub(crate) async fn write<T, W>(&self, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> Done<'c, T> + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(|connection| Box::pin(alone(connection, work, sender)));
        self.queue.send(Order::Work(job)).await.map_err(|_| stopped())?;
        receiver.await.map_err(|_| stopped())?
    }

    /// Adds events to a match that goes on; false when something else has happened in between.
    pub(crate) async fn append(&self, append: Append) -> Result<bool, Refusal> {
        let (sender, receiver) = oneshot::channel();
        self.queue.send(Order::Append(Waiting { append, sender })).await.map_err(|_| stopped())?;
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

/// Does one piece of work so that its failure leaves the others of the same transaction alone.
async fn alone<T, W>(connection: &mut AnyConnection, work: W, sender: oneshot::Sender<Result<T, Refusal>>) -> Reply
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut AnyConnection) -> Done<'c, T>,
{
    let done = work(connection).await;
    reply(settled(connection, done).await, sender)
}

/// In one trip: a piece of work is kept or taken back, and the next begins.
async fn settled<T>(connection: &mut AnyConnection, done: Result<T, Refusal>) -> Result<T, Refusal> {
    connection.execute(if done.is_ok() { "RELEASE work; SAVEPOINT work" } else { "ROLLBACK TO work" }).await?;
    done
}

/// Adds the events of all matches at once. Should that fail, each is tried by itself: the failure of one is no other's.
async fn appended(connection: &mut AnyConnection, waiting: Vec<Waiting>) -> Vec<Reply> {
    let appends: Vec<&Append> = waiting.iter().map(|waiting| &waiting.append).collect();
    let done = append::to_all(connection, &appends).await;
    let done: Vec<Result<bool, Refusal>> = match settled(connection, done).await {
        Ok(done) => done.into_iter().map(Ok).collect(),
        Err(_) => one_by_one(connection, &appends).await,
    };
    waiting.into_iter().zip(done).map(|(waiting, done)| reply(done, waiting.sender)).collect()
}

async fn one_by_one(connection: &mut AnyConnection, appends: &[&Append]) -> Vec<Result<bool, Refusal>> {
    let mut all = Vec::with_capacity(appends.len());
    for append in appends {
        let done = append::to_one(connection, append).await;
        all.push(settled(connection, done).await);
    }
    all
}

/// What goes into one transaction.
#[derive(Default)]
struct Group {
    waiting: Vec<Waiting>,
    jobs: Vec<Job>,
    /// Who wants to hear that everything is closed after it.
    closing: Option<oneshot::Sender<()>>,
}

impl Group {
    fn of(orders: impl Iterator<Item = Order>) -> Group {
        let mut group = Group::default();
        for order in orders {
            match order {
                Order::Append(waiting) => group.waiting.push(waiting),
                Order::Work(job) => group.jobs.push(job),
                Order::Close(told) => group.closing = Some(told),
            }
        }
        group
    }
}

async fn work_off(mut connection: AnyConnection, mut orders: mpsc::Receiver<Order>) {
    let mut waiting = Vec::with_capacity(MOST_AT_ONCE);
    while orders.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
        let Group { waiting, jobs, closing } = Group::of(waiting.drain(..));
        together(&mut connection, waiting, jobs).await;
        if let Some(told) = closing {
            if let Err(error) = connection.close().await {
                tracing::error!(%error, "the database was not closed");
            }
            // Whoever closes may have given up waiting.
            let _ = told.send(());
            return;
        }
    }
}

/// Does several pieces of work in one transaction and tells everybody how it went.
async fn together(connection: &mut AnyConnection, waiting: Vec<Waiting>, jobs: Vec<Job>) {
    if waiting.is_empty() && jobs.is_empty() {
        return;
    }
    if let Err(error) = connection.execute("BEGIN IMMEDIATE; SAVEPOINT work").await {
        // Work that is dropped is answered as failed.
        tracing::error!(%error, "no transaction could be begun");
        return;
    }
    let mut replies = if waiting.is_empty() { Vec::new() } else { appended(connection, waiting).await };
    for job in jobs {
        replies.push(job(connection).await);
    }
    let kept = connection.execute("COMMIT").await.map(drop);
    let kept = kept.map_err(Refusal::from);
    if kept.is_err() {
        // When there is nothing to take back, that is as good.
        drop(connection.execute("ROLLBACK").await);
    }
    for reply in replies {
        reply(kept.clone());
    }
}
