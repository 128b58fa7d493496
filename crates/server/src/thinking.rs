//! Work for the engine: beside the requests, as much at once as there are cores, and stopped when nobody waits any more.
use crate::problem::Refusal;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::available_parallelism,
};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// So many thoughts may wait for each core; more are refused.
const WAITING: usize = 64;

/// Where the engine works.
pub(crate) struct Thinking {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

/// Stops a thought when it is dropped: the caller has gone away.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thinking {
    pub(crate) fn new() -> Thinking {
        let cores = available_parallelism().map_or(1, usize::from);
        Thinking { turns: Arc::new(Semaphore::new(cores)), places: Arc::new(Semaphore::new(cores * WAITING)) }
    }

    /// Thinks, with a flag that says when to stop.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Refusal::too_many(1))?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|error| Refusal::failed(&error))?;
        let stop = Stop(Arc::new(AtomicBool::new(false)));
        let flag = Arc::clone(&stop.0);
        let work = move || {
            let value = thought(flag);
            drop((turn, place));
            value
        };
        // A panic of the engine ends this request only.
        spawn_blocking(work).await.map_err(|error| Refusal::failed(&error))
    }
}
