//! How often something may be done: a bucket of turns for each caller that fills up again with time.
use crate::problem::Refusal;
use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// More callers than this are not told apart: the buckets that are full anyway are thrown away.
const MOST_CALLERS: usize = 100_000;

/// A limit on how often each caller may do something.
pub(crate) struct Limit<K> {
    /// Maximum number of turns that can be taken at once.
    burst: u32,
    /// One more turn each.
    every: Duration,
    /// When each caller's bucket will be full again.
    full_at: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> Limit<K> {
    pub(crate) fn new(burst: u32, every: Duration) -> Limit<K> {
        Limit { burst, every, full_at: Mutex::new(HashMap::new()) }
    }

    /// Takes a turn, or says when there will be one.
    pub(crate) fn take(&self, caller: K) -> Result<(), Refusal> {
        self.take_at(caller, Instant::now())
    }

    /// The same at a given time.
    pub(crate) fn take_at(&self, caller: K, now: Instant) -> Result<(), Refusal> {
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if full_at.len() >= MOST_CALLERS {
            full_at.retain(|_, at| *at > now);
        }
        let at = full_at.get(&caller).copied().unwrap_or(now).max(now) + self.every;
        let over = at.saturating_duration_since(now + self.every * self.burst);
        if !over.is_zero() {
            return Err(Refusal::too_many(over.as_secs() + 1));
        }
        full_at.insert(caller, at);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_come_back_with_time_and_are_counted_for_each_caller() {
        let limit = Limit::new(2, Duration::from_secs(10));
        let start = Instant::now();
        let take = |who: &'static str, seconds: u64| limit.take_at(who, start + Duration::from_secs(seconds)).is_ok();
        assert!(take("a", 0) && take("a", 0) && !take("a", 0));
        assert!(take("b", 0));
        assert!(!take("a", 9) && take("a", 10) && !take("a", 10));
        assert!(take("a", 100) && take("a", 100) && !take("a", 100));
    }
}
