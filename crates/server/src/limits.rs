//! Rate limits: a bucket of tokens for each caller that fills up again with time.
use crate::problem::Refusal;
use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Number of callers above which full buckets are removed.
const MOST_CALLERS: usize = 100_000;

/// A limit on how often each caller may do something.
pub(crate) struct RateLimit<K> {
    /// Number of tokens in a full bucket.
    burst: u32,
    /// Time in which one token comes back.
    every: Duration,
    /// When each caller's bucket will be full again.
    full_at: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash> RateLimit<K> {
    pub(crate) fn new(burst: u32, every: Duration) -> RateLimit<K> {
        RateLimit { burst, every, full_at: Mutex::new(HashMap::new()) }
    }

    /// Takes a token, or refuses with the time until there is one.
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
    fn tokens_come_back_with_time_for_each_caller() {
        let limit = RateLimit::new(2, Duration::from_secs(10));
        let start = Instant::now();
        let take = |who: &'static str, seconds: u64| limit.take_at(who, start + Duration::from_secs(seconds)).is_ok();
        assert!(take("a", 0) && take("a", 0) && !take("a", 0));
        assert!(take("b", 0));
        assert!(!take("a", 9) && take("a", 10) && !take("a", 10));
        assert!(take("a", 100) && take("a", 100) && !take("a", 100));
    }
}
