//! Work on all cores.
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Number of threads to start.
pub(crate) fn threads() -> usize {
    thread::available_parallelism().map_or(2, usize::from)
}

/// Does pieces of work on as many threads as there are cores; the results come in the order of the work.
pub(crate) fn parallel_map<T: Sync, R: Send>(work: &[T], one: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(piece) = work.get(index) else { return done };
            done.push((index, one(piece)));
        }
    };
    let mut results: Vec<(usize, R)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads()).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a piece of work panicked")).collect()
    });
    results.sort_unstable_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_work() {
        let work: Vec<u64> = (0..1_000).collect();
        assert_eq!(parallel_map(&work, |n| n * 2), (0..1_000).map(|n| n * 2).collect::<Vec<_>>());
        assert!(parallel_map(&[] as &[u8], |n| *n).is_empty());
    }
}
