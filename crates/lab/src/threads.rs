//! One thread or two. The second one stays alive, because it gets work thousands of times a second.
#[cfg_attr(target_family = "wasm", path = "threads/none.rs")]
mod worker;

use std::sync::Arc;
use worker::Worker;

/// One thread, or two.
#[derive(Clone, Default)]
pub(crate) struct Threads(Option<Arc<Worker>>);

impl Threads {
    /// Starts up to two threads, fewer if the system has no more.
    pub(crate) fn new(count: usize) -> Threads {
        Threads(if count > 1 { Worker::new().map(Arc::new) } else { None })
    }

    /// Whether there are two.
    pub(crate) fn are_two(&self) -> bool {
        self.0.is_some()
    }

    /// Runs both closures, at the same time if there are two threads.
    pub(crate) fn join<A, B: Send>(&self, here: impl FnOnce() -> A, there: impl FnOnce() -> B + Send) -> (A, B) {
        match &self.0 {
            Some(worker) => worker.join(here, there),
            None => (here(), there()),
        }
    }
}
