//! Processor time, if the system reports it.
use std::{fs, time::Instant};

/// Measures processor time: of this thread, or of all threads together, in hundredths of a second only.
pub(super) struct Stopwatch {
    all: bool,
    start: Option<f64>,
    wall: Instant,
}

impl Stopwatch {
    /// Starts to measure.
    pub(super) fn start(all: bool) -> Stopwatch {
        Stopwatch { all, start: cpu_seconds(all), wall: Instant::now() }
    }

    /// Seconds since the start; wall time if the system does not report processor time.
    pub(super) fn seconds(&self) -> f64 {
        match (self.start, cpu_seconds(self.all)) {
            (Some(start), Some(end)) => end - start,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

fn cpu_seconds(all: bool) -> Option<f64> {
    if !all {
        let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        return Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9);
    }
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    // After the name in parentheses come the state and ten numbers, then the ticks for the program and the system.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}
