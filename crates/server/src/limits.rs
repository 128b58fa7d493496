//! Limits for each caller: how often something may be done, and how much may be open at once.
use crate::problem::Refusal;
use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Number of callers above which full buckets are removed.
const MOST_CALLERS: usize = 100_000;

/// The network to which a caller at an address counts. A client with an IPv6 address usually has 2⁶⁴ of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}

/// A limit on how often each caller may do something: a bucket of tokens that fills up again with time.
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
        self.make_room(&mut full_at, now);
        let at = full_at.get(&caller).copied().unwrap_or(now).max(now) + self.every;
        let over = at.saturating_duration_since(now + self.every * self.burst);
        if !over.is_zero() {
            return Err(Refusal::too_many(over.as_secs() + 1));
        }
        full_at.insert(caller, at);
        Ok(())
    }

    /// Forgets callers if there are too many: first those with full buckets, then those who have used one token, two,
    /// four and so on. Afterwards there is room for many, so that this is rare.
    fn make_room(&self, full_at: &mut HashMap<K, Instant>, now: Instant) {
        if full_at.len() < MOST_CALLERS {
            return;
        }
        let tokens =
            std::iter::successors(Some(1_u32), |tokens| tokens.checked_mul(2).filter(|next| *next < self.burst));
        for tokens in std::iter::once(0).chain(tokens) {
            full_at.retain(|_, at| *at > now + self.every * tokens);
            if full_at.len() <= MOST_CALLERS / 2 {
                return;
            }
        }
        full_at.clear();
    }

    /// Refuses a caller who has used up all tokens, and takes none.
    pub(crate) fn check(&self, caller: &K, now: Instant) -> Result<(), Refusal> {
        let full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(at) = full_at.get(caller) else { return Ok(()) };
        let over = at.saturating_duration_since(now + self.every * self.burst);
        if over.is_zero() { Ok(()) } else { Err(Refusal::too_many(over.as_secs() + 1)) }
    }

    /// Takes tokens for some units of work, even if there are not enough.
    pub(crate) fn charge(&self, caller: &K, units: u64, units_of_token: u64, now: Instant)
    where
        K: Clone,
    {
        let cost = self.every.mul_f64(units as f64 / units_of_token as f64);
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        self.make_room(&mut full_at, now);
        let at = full_at.entry(caller.clone()).or_insert(now);
        *at = (*at).max(now) + cost;
    }
}

/// A limit on how much each caller may have open at once.
pub(crate) struct OpenLimit<K> {
    most: usize,
    open: Mutex<HashMap<K, usize>>,
}

/// A slot of an [`OpenLimit`], in use until this is dropped.
pub(crate) struct OpenSlot<K: Eq + Hash> {
    limit: Arc<OpenLimit<K>>,
    caller: K,
}

impl<K: Eq + Hash + Clone> OpenLimit<K> {
    pub(crate) fn new(most: usize) -> Arc<OpenLimit<K>> {
        Arc::new(OpenLimit { most, open: Mutex::new(HashMap::new()) })
    }

    /// Takes a slot for a caller, if one is left.
    pub(crate) fn enter(self: &Arc<Self>, caller: K) -> Option<OpenSlot<K>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(caller.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(OpenSlot { limit: Arc::clone(self), caller })
    }
}

impl<K: Eq + Hash> Drop for OpenSlot<K> {
    fn drop(&mut self) {
        let mut open = self.limit.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.caller) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.caller);
            }
        }
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

    #[test]
    fn those_who_ask_most_are_remembered_longest() {
        let (limit, now) = (RateLimit::new(10, Duration::from_secs(60)), Instant::now());
        assert_eq!((0..20).filter(|_| limit.take_at(usize::MAX, now).is_ok()).count(), 10);
        for caller in 0..3 * MOST_CALLERS {
            assert!(limit.take_at(caller, now).is_ok());
            assert!(limit.full_at.lock().unwrap().len() <= MOST_CALLERS);
        }
        assert!(limit.take_at(usize::MAX, now).is_err(), "a flood of others does not help");
    }

    #[test]
    fn work_is_paid_for_afterwards() {
        let limit = RateLimit::new(2, Duration::from_secs(10));
        let start = Instant::now();
        let check = |seconds: u64| limit.check(&"a", start + Duration::from_secs(seconds)).is_ok();
        limit.charge(&"a", 500, 100, start);
        assert!(!check(0) && !check(29) && check(30), "five tokens were used, and two may be missing");
    }

    #[test]
    fn places_are_counted_for_each_caller() {
        let limit = OpenLimit::new(2);
        let (one, other) = (limit.enter("a"), limit.enter("a"));
        assert!(one.is_some() && other.is_some() && limit.enter("a").is_none() && limit.enter("b").is_some());
        drop(one);
        assert!(limit.enter("a").is_some());
        drop(other);
        assert!(limit.open.lock().unwrap().is_empty());
    }

    #[test]
    fn an_ipv6_network_counts_as_one_caller() {
        let network = |address: &str| super::network(address.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!((network("192.0.2.7"), network("::ffff:192.0.2.7")), ("192.0.2.7".into(), "192.0.2.7".into()));
    }
}
