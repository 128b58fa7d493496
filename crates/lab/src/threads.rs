//! A second thread that stays: thousands of times a second there is something for both to do.
#[cfg_attr(target_family = "wasm", path = "threads/none.rs")]
mod worker;

use std::sync::Arc;
use worker::Worker;

/// One thread, or two.
#[derive(Clone, Default)]
pub(crate) struct Threads(Option<Arc<Worker>>);

impl Threads {
    /// As many as wanted, but not more than two, nor than the machine gives.
    pub(crate) fn new(wanted: usize) -> Threads {
        Threads(if wanted > 1 { Worker::new().map(Arc::new) } else { None })
    }

    /// Whether there are two.
    pub(crate) fn are_two(&self) -> bool {
        self.0.is_some()
    }

    /// Does two things, at once where there are two threads.
    pub(crate) fn join<A, B: Send>(&self, here: impl FnOnce() -> A, there: impl FnOnce() -> B + Send) -> (A, B) {
        match &self.0 {
            Some(worker) => worker.join(here, there),
            None => (here(), there()),
        }
    }
}
