//! Threads for work of the engine, apart from those that serve requests. Callers take turns, none has more than two
//! jobs at a time, and a job ends when its caller is gone or when it is too much work.
//!
//! Every job starts on a quick thread, with a small limit on its work. If that is not enough, it starts again on a long
//! thread, so that cheap jobs never wait for expensive ones.
mod figures;
mod queue;

use crate::{
    limits::{RateLimit, network},
    problem::Refusal,
};
use axum::http::StatusCode;
use engine::{
    interrupt::{self, Flag},
    message::Message,
};
use figures::Figures;
use queue::{Job, Queue};
use std::{
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, OnceLock, atomic::Ordering},
    thread::{self, available_parallelism},
    time::{Duration, Instant},
};
use tokio::sync::oneshot;

/// Maximum work of a job on a quick thread, in units of [`engine::interrupt`]: some milliseconds.
const QUICK: u64 = 20_000;

/// Maximum work of a job: some seconds.
pub(crate) const MOST_WORK: u64 = 1 << 26;

/// Units of work that cost a caller one token.
const UNITS_OF_TOKEN: u64 = 1_000_000;

/// The caller whom a job is charged to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Caller {
    /// An account, wherever it is.
    Account(String),
    /// All others in a network.
    Network(IpAddr),
    /// The site itself.
    Site,
}

impl Caller {
    /// The caller with an account, or at an address without one.
    pub(crate) fn new(account: Option<&str>, address: IpAddr) -> Caller {
        account.map_or_else(|| Caller::Network(network(address)), |account| Caller::Account(account.to_owned()))
    }
}

/// A pool for work of the engine.
pub(crate) struct EnginePool {
    shared: Arc<PoolState>,
}

/// What the threads of a pool share.
struct PoolState {
    name: &'static str,
    queue: Queue,
    figures: Figures,
    /// Limit on the work of each caller over time.
    work: Option<RateLimit<Caller>>,
    /// Maximum work of a job.
    most_work: u64,
}

/// A job in progress, as its caller and its thread see it.
struct Ticket {
    stop: Flag,
    /// When the caller left.
    left: OnceLock<Instant>,
}

/// Stops a job when it is dropped, since then its caller is gone.
struct StopOnDrop(Arc<Ticket>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.left.get_or_init(Instant::now);
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

impl EnginePool {
    /// Starts the threads of a pool: as many quick ones and as many long ones as there are cores.
    pub(crate) fn new(name: &'static str, most_work: u64, unlimited: bool) -> EnginePool {
        // Tokens for about ten seconds of work at once, then a fifth of a core.
        let work = (!unlimited).then(|| RateLimit::new(120, Duration::from_millis(500)));
        let (queue, figures) = (Queue::default(), Figures::default());
        let shared = Arc::new(PoolState { name, queue, figures, work, most_work });
        for core in 0..available_parallelism().map_or(1, usize::from) {
            for kind in [Kind::Quick, Kind::Long] {
                let shared = Arc::clone(&shared);
                let thread = thread::Builder::new().name(format!("{name}-{}-{core}", kind.name()));
                thread.spawn(move || shared.work_off(kind)).expect("a machine that runs this has threads");
            }
        }
        EnginePool { shared }
    }

    /// Runs a job for a caller. Everything that the engine does in it counts as work and obeys the caller: the job
    /// stops when this future is dropped. It may be begun twice, so it must change nothing.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        caller: &Caller,
        job: impl Fn(&Flag) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        if let Some(limit) = &self.shared.work
            && *caller != Caller::Site
        {
            limit.check(caller, Instant::now())?;
        }
        let ticket = StopOnDrop(Arc::new(Ticket { stop: Flag::default(), left: OnceLock::new() }));
        let (send, receive) = oneshot::channel();
        let job = self.job(caller.clone(), Arc::clone(&ticket.0), job, send);
        self.shared.queue.push(job)?;
        match receive.await {
            Ok(result) => result,
            // The pool was closed before the job began, or the job has panicked, which ends this request only.
            Err(_) if self.shared.queue.is_closed() => Err(Refusal::not_ready()),
            Err(error) => Err(Refusal::failure(&error)),
        }
    }

    /// A job that sends its result, or reports that it needs more work.
    fn job<T: Send + 'static>(
        &self,
        caller: Caller,
        ticket: Arc<Ticket>,
        job: impl Fn(&Flag) -> T + Send + 'static,
        send: oneshot::Sender<Result<T, Refusal>>,
    ) -> Job {
        let (stop, most_work, mut send) = (Arc::clone(&ticket.stop), self.shared.most_work, Some(send));
        let (owner, shared) = (caller.clone(), Arc::downgrade(&self.shared));
        let attempt = move |kind: Kind| {
            let began = Instant::now();
            let most = if kind == Kind::Quick { most_work.min(QUICK) } else { most_work };
            let Some(shared) = shared.upgrade() else { return true };
            if ticket.stop.load(Ordering::Relaxed) {
                shared.figures.count_end(false, true, None);
                return true;
            }
            let (value, units) = interrupt::within(most, || interrupt::scope(&ticket.stop, || job(&ticket.stop)));
            shared.charge(&owner, units);
            let is_stopped = ticket.stop.load(Ordering::Relaxed);
            if units > most && most < most_work && !is_stopped {
                return false;
            }
            shared.figures.count_end(units > most, is_stopped, ticket.left.get().map(|left| *left.max(&began)));
            // The result of a job that was stopped is incomplete.
            let result = match (is_stopped, units > most) {
                (true, _) => Err(Refusal::not_ready()),
                (false, true) => Err(too_much_work()),
                (false, false) => Ok(value),
            };
            // If this fails, the caller is gone.
            drop(send.take().map(|send| send.send(result)));
            true
        };
        Job { caller, stop, attempt: Box::new(attempt) }
    }

    /// Stops all jobs, and refuses those that wait.
    pub(crate) fn stop(&self) {
        self.shared.queue.close();
    }

    /// Figures for Prometheus.
    pub(crate) fn figures(&self) -> String {
        self.shared.figures.render(self.shared.name)
    }
}

impl Drop for EnginePool {
    fn drop(&mut self) {
        self.stop();
    }
}

impl PoolState {
    /// Runs jobs until the pool is closed.
    fn work_off(&self, kind: Kind) {
        while let Some(mut job) = self.queue.next(kind) {
            if kind == Kind::Quick {
                self.figures.count_begin();
            }
            let is_done = catch_unwind(AssertUnwindSafe(|| (job.attempt)(kind))).unwrap_or_else(|_| {
                self.figures.count_end(false, false, None);
                true
            });
            self.queue.finish(job, is_done);
        }
    }

    /// Charges a caller for work.
    fn charge(&self, caller: &Caller, units: u64) {
        self.figures.count_work(units);
        if let Some(limit) = &self.work {
            limit.charge(caller, units, UNITS_OF_TOKEN, Instant::now());
        }
    }
}

/// The kinds of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Begins every job.
    Quick,
    /// Runs the jobs that take long.
    Long,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Quick => "quick",
            Kind::Long => "long",
        }
    }
}

/// The refusal of a job that takes too much work.
pub(crate) fn too_much_work() -> Refusal {
    Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-work"))
}

#[cfg(test)]
mod tests;
