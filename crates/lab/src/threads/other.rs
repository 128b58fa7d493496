//! The second thread.
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::Instant,
};

/// Whoever is done first looks so often whether the other is, before going to sleep.
const LOOKS: usize = 10_000;
/// When the other thread has to share its core with somebody else, so often both things are done here.
const ALONE: usize = 32;

pub(super) struct Other {
    pool: ThreadPool,
    /// How often both things are still to be done here.
    alone: AtomicUsize,
}

impl Other {
    pub(super) fn new() -> Option<Other> {
        let pool = ThreadPoolBuilder::new().num_threads(1).build().ok()?;
        Some(Other { pool, alone: AtomicUsize::new(0) })
    }

    pub(super) fn both<A, B: Send>(&self, here: impl FnOnce() -> A, there: impl FnOnce() -> B + Send) -> (A, B) {
        let alone = self.alone.load(Ordering::Relaxed);
        if alone > 0 {
            self.alone.store(alone - 1, Ordering::Relaxed);
            return (here(), there());
        }
        let (done, mut result) = (AtomicBool::new(false), None);
        let start = Instant::now();
        let (value, worked) = self.pool.in_place_scope(|scope| {
            scope.spawn(|_| {
                result = Some(there());
                done.store(true, Ordering::Release);
            });
            let value = here();
            let worked = start.elapsed();
            for _ in 0..LOOKS {
                if done.load(Ordering::Acquire) {
                    break;
                }
                std::hint::spin_loop();
            }
            (value, worked)
        });
        if start.elapsed() > 2 * worked {
            self.alone.store(ALONE, Ordering::Relaxed);
        }
        (value, result.expect("what was begun in a scope is done when it ends"))
    }
}
