//! How long a search may go on: positions and seconds.
use super::whole;
use crate::failure::Failure;
use engine::{
    interrupt::{self, Flag},
    message::Message,
    solve::{Budget, OutOfBudget},
};
use std::{
    sync::{Arc, atomic::Ordering},
    thread,
    time::Duration,
};

/// The time after which a search stops.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Timeout {
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_hyphen_values = true)]
    timeout: Option<Duration>,
}

/// The limits of a search.
#[derive(Debug, clap::Args)]
pub(crate) struct Limits {
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    pub(crate) positions: Option<usize>,
    #[command(flatten)]
    timeout: Timeout,
}

impl Limits {
    /// Does some work that searches within these limits.
    pub(crate) fn limit<T>(&self, work: impl FnOnce(Budget) -> Result<T, Failure>) -> Result<T, Failure> {
        self.timeout.limit(|budget| {
            let Some(positions) = self.positions else { return work(budget) };
            let memory = positions.saturating_mul(budget.memory / budget.positions).max(budget.memory);
            let Budget { cancel, counter, .. } = budget;
            work(Budget { memory, cancel, counter, ..Budget::positions(positions) })
        })
    }
}

impl Timeout {
    /// Does some work that ends soon after this time, if there is a limit.
    pub(crate) fn limit<T>(&self, work: impl FnOnce(Budget) -> Result<T, Failure>) -> Result<T, Failure> {
        let budget = Budget { counter: Some(Arc::default()), ..Budget::default() };
        let Some(timeout) = self.timeout else { return work(budget) };
        let flag = Flag::new(timeout.is_zero().into());
        let late = Flag::clone(&flag);
        // The thread ends with the program.
        thread::spawn(move || {
            thread::sleep(timeout);
            late.store(true, Ordering::Relaxed);
        });
        let done = interrupt::scope(&flag, || work(Budget { cancel: Some(Flag::clone(&flag)), ..budget }));
        match done {
            // What stopped too early may look like bad input.
            Err(Failure::Input(_)) if flag.load(Ordering::Relaxed) => {
                Err(Failure::Unknown(advice(OutOfBudget::Cancelled)))
            }
            done => done,
        }
    }

    /// Does some work that is worth nothing unless it ends in time.
    pub(crate) fn limit_whole<T>(&self, work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        self.limit(|_| {
            let done = work()?;
            if interrupt::is_set() { Err(Failure::Unknown(advice(OutOfBudget::Cancelled))) } else { Ok(done) }
        })
    }
}

/// What to do about an answer that is not known although no search says why, within the work of a limit.
pub(crate) fn advice_now() -> Message {
    advice(if interrupt::is_set() { OutOfBudget::Cancelled } else { OutOfBudget::Positions(0) })
}

/// What to do about a search that gave up.
pub(crate) fn advice(reason: OutOfBudget) -> Message {
    Message::new(match reason {
        OutOfBudget::NotSearched => "cli-search-too",
        OutOfBudget::Cancelled => "cli-raise-timeout",
        _ => "cli-raise-positions",
    })
}

fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or("expected-seconds")
}
