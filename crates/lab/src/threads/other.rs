//! The second thread.
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whoever is done first looks so often whether the other is, before going to sleep.
const LOOKS: usize = 10_000;

pub(super) struct Other(ThreadPool);

impl Other {
    pub(super) fn new() -> Option<Other> {
        ThreadPoolBuilder::new().num_threads(1).build().ok().map(Other)
    }

    pub(super) fn both<A, B: Send>(&self, here: impl FnOnce() -> A, there: impl FnOnce() -> B + Send) -> (A, B) {
        let (done, mut result) = (AtomicBool::new(false), None);
        let value = self.0.in_place_scope(|scope| {
            scope.spawn(|_| {
                result = Some(there());
                done.store(true, Ordering::Release);
            });
            let value = here();
            for _ in 0..LOOKS {
                if done.load(Ordering::Acquire) {
                    break;
                }
                std::hint::spin_loop();
            }
            value
        });
        (value, result.expect("what was begun in a scope is done when it ends"))
    }
}
