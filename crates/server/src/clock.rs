//! The time, in milliseconds since 1970.
use std::time::{SystemTime, UNIX_EPOCH};

/// One day in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// The current time.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
