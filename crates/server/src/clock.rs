//! The time, in milliseconds since 1970.
//!
//! The time of day is read once, when the server starts: from the machine, or from a database that several servers
//! share. From then on time passes evenly, even if somebody sets the clock of the machine: no match is lost by that.
use std::{
    sync::OnceLock,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

/// One day in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// When the server started, and the time of day then.
static START: OnceLock<(Instant, i64)> = OnceLock::new();

/// Sets the time of day, unless it was read before.
pub(crate) fn start_at(time: i64) {
    START.get_or_init(|| (Instant::now(), time));
}

/// The current time. It never runs backwards and never jumps.
pub(crate) fn now() -> i64 {
    let (start, at) = START.get_or_init(|| (Instant::now(), time_of_day()));
    at.saturating_add(i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX))
}

/// What the clock of the machine shows.
fn time_of_day() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
