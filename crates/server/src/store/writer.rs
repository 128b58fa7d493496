//! The only writer of SQLite: it puts all work that is waiting into one transaction, so that one flush of the disk serves
//! many requests, and nobody is told of success before that flush.
use super::Done;
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
    Work(Job),
    Close(oneshot::Sender<()>),
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

/// Does one piece of work so that its failure leaves the others of the same transaction alone.
async fn alone<T, W>(connection: &mut AnyConnection, work: W, sender: oneshot::Sender<Result<T, Refusal>>) -> Reply
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut AnyConnection) -> Done<'c, T>,
{
    // A receiver that is gone no longer wants to know.
    match within(connection, work).await {
        Ok(value) => Box::new(move |kept| drop(sender.send(kept.map(|()| value)))),
        Err(refusal) => Box::new(move |_| drop(sender.send(Err(refusal)))),
    }
}

async fn within<T, W>(connection: &mut AnyConnection, work: W) -> Result<T, Refusal>
where
    W: for<'c> FnOnce(&'c mut AnyConnection) -> Done<'c, T>,
{
    let done = work(connection).await;
    // In one trip: this piece of work is kept or taken back, and the next begins.
    let next = if done.is_ok() { "RELEASE work; SAVEPOINT work" } else { "ROLLBACK TO work" };
    connection.execute(next).await?;
    done
}

async fn work_off(mut connection: AnyConnection, mut orders: mpsc::Receiver<Order>) {
    let mut waiting = Vec::with_capacity(MOST_AT_ONCE);
    while orders.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
        let mut jobs = Vec::new();
        let mut closing = None;
        for order in waiting.drain(..) {
            match order {
                Order::Work(job) => jobs.push(job),
                Order::Close(told) => closing = Some(told),
            }
        }
        together(&mut connection, jobs).await;
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
async fn together(connection: &mut AnyConnection, jobs: Vec<Job>) {
    if jobs.is_empty() {
        return;
    }
    if let Err(error) = connection.execute("BEGIN IMMEDIATE; SAVEPOINT work").await {
        // Work that is dropped is answered as failed.
        tracing::error!(%error, "no transaction could be begun");
        return;
    }
    let mut replies = Vec::with_capacity(jobs.len());
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
