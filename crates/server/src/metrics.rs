//! Metrics of the site for Prometheus.
use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// Upper bounds of the buckets of durations, in milliseconds.
const BOUNDS: [u64; 8] = [1, 3, 10, 30, 100, 300, 1_000, 10_000];

/// The counters.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Answers by the first digit of their status.
    answers: [AtomicU64; 6],
    /// Answers by duration: below each bound, then all.
    durations: [AtomicU64; BOUNDS.len() + 1],
    /// All durations together, in microseconds.
    total: AtomicU64,
    /// Requests that are being answered.
    open: AtomicU64,
    /// People who watch matches.
    sockets: AtomicU64,
}

/// Counts a request or a socket until it is dropped.
pub(crate) struct OpenGuard<'m>(&'m AtomicU64);

impl OpenGuard<'_> {
    fn new(count: &AtomicU64) -> OpenGuard<'_> {
        count.fetch_add(1, Ordering::Relaxed);
        OpenGuard(count)
    }
}

impl Drop for OpenGuard<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// Counts a request as open until the guard is dropped, which also happens when the caller hangs up.
    pub(crate) fn open(&self) -> OpenGuard<'_> {
        OpenGuard::new(&self.open)
    }

    /// Counts an answer.
    pub(crate) fn count_answer(&self, status: u16, took: Duration) {
        self.answers[usize::from(status / 100).min(5)].fetch_add(1, Ordering::Relaxed);
        let millis = took.as_millis();
        for (bound, count) in BOUNDS.iter().zip(&self.durations) {
            if millis < u128::from(*bound) {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.durations[BOUNDS.len()].fetch_add(1, Ordering::Relaxed);
        self.total.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Counts a socket as open until the guard is dropped.
    pub(crate) fn socket(&self) -> OpenGuard<'_> {
        OpenGuard::new(&self.sockets)
    }

    /// All figures as text, with the number of hashed passwords.
    pub(crate) fn render(&self, hash_count: u64) -> String {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::from("# TYPE nimatron_answers_total counter\n");
        let mut line = |words: std::fmt::Arguments| writeln!(text, "{words}").expect("a text can be written to");
        for (digit, count) in self.answers.iter().enumerate().skip(1) {
            line(format_args!("nimatron_answers_total{{status=\"{digit}xx\"}} {}", read(count)));
        }
        line(format_args!("# TYPE nimatron_answer_seconds histogram"));
        for (bound, count) in BOUNDS.iter().zip(&self.durations) {
            let (whole, rest) = (bound / 1000, bound % 1000);
            line(format_args!("nimatron_answer_seconds_bucket{{le=\"{whole}.{rest:03}\"}} {}", read(count)));
        }
        let all = read(&self.durations[BOUNDS.len()]);
        line(format_args!("nimatron_answer_seconds_bucket{{le=\"+Inf\"}} {all}"));
        let total = read(&self.total);
        line(format_args!("nimatron_answer_seconds_sum {}.{:06}", total / 1_000_000, total % 1_000_000));
        line(format_args!("nimatron_answer_seconds_count {all}"));
        line(format_args!("# TYPE nimatron_open_requests gauge"));
        line(format_args!("nimatron_open_requests {}", read(&self.open)));
        line(format_args!("# TYPE nimatron_open_sockets gauge"));
        line(format_args!("nimatron_open_sockets {}", read(&self.sockets)));
        line(format_args!("# TYPE nimatron_passwords_hashed_total counter"));
        line(format_args!("nimatron_passwords_hashed_total {hash_count}"));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_status_and_time() {
        let metrics = Metrics::default();
        for (status, millis) in [(200, 2), (204, 20), (404, 200)] {
            let _open = metrics.open();
            metrics.count_answer(status, Duration::from_millis(millis));
        }
        let _open = metrics.open();
        let text = metrics.render(7);
        for line in [
            "nimatron_answers_total{status=\"2xx\"} 2",
            "nimatron_answers_total{status=\"4xx\"} 1",
            "nimatron_answer_seconds_bucket{le=\"0.003\"} 1",
            "nimatron_answer_seconds_bucket{le=\"0.030\"} 2",
            "nimatron_answer_seconds_bucket{le=\"+Inf\"} 3",
            "nimatron_answer_seconds_sum 0.222000",
            "nimatron_open_requests 1",
            "nimatron_passwords_hashed_total 7",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} in\n{text}");
        }
    }
}
