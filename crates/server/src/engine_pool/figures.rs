//! Figures of an engine pool.
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

/// Counters of jobs and of their work.
#[derive(Default)]
pub(super) struct Figures {
    begun: AtomicU64,
    /// Jobs that came to their end.
    finished: AtomicU64,
    /// Jobs that were stopped, since their callers had left or the site stopped.
    stopped: AtomicU64,
    /// Jobs that took too much work.
    too_long: AtomicU64,
    work: AtomicU64,
    /// The longest time in microseconds in which a job went on although its caller had left.
    slowest_stop: AtomicU64,
}

impl Figures {
    pub(super) fn count_begin(&self) {
        self.begun.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn count_work(&self, units: u64) {
        self.work.fetch_add(units, Ordering::Relaxed);
    }

    pub(super) fn count_end(&self, is_too_long: bool, is_stopped: bool, left: Option<Instant>) {
        let counter = match (is_stopped, is_too_long) {
            (true, _) => &self.stopped,
            (false, true) => &self.too_long,
            (false, false) => &self.finished,
        };
        if let Some(left) = left {
            let micros = u64::try_from(left.elapsed().as_micros()).unwrap_or(u64::MAX);
            self.slowest_stop.fetch_max(micros, Ordering::Relaxed);
        }
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// All figures of a pool as text.
    pub(super) fn render(&self, pool: &str) -> String {
        [
            ("begun_total", &self.begun),
            ("finished_total", &self.finished),
            ("stopped_total", &self.stopped),
            ("too_long_total", &self.too_long),
            ("work_total", &self.work),
            ("slowest_stop_micros", &self.slowest_stop),
        ]
        .map(|(name, counter)| {
            format!("nimatron_engine_{name}{{pool=\"{pool}\"}} {}\n", counter.load(Ordering::Relaxed))
        })
        .concat()
    }
}
