//! Limits on attempts to sign in. They stop guesses, but keep nobody out who has signed in from the same browser
//! before, and never a whole address: a school is one address.
use crate::{
    limits::{RateLimit, network},
    problem::Refusal,
};
use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

/// A name, by its skeleton, and the network of the caller.
type NameInNetwork = (String, IpAddr);

/// The limits.
pub(crate) struct SignInLimits {
    unlimited: bool,
    /// Attempts from a browser in which somebody has signed in to the account before. Nothing else limits these.
    known_device: RateLimit<String>,
    /// Attempts for a name from a network.
    name_in_network: RateLimit<NameInNetwork>,
    /// Attempts for a name from all unknown browsers together.
    name: RateLimit<String>,
    /// Attempts from a network. Beyond that each name there has fewer attempts, but some.
    network: RateLimit<IpAddr>,
    name_in_busy_network: RateLimit<NameInNetwork>,
    /// New accounts from a network.
    registrations: RateLimit<IpAddr>,
    /// Confirmations by password within a session.
    confirmations: RateLimit<String>,
}

impl SignInLimits {
    pub(crate) fn new(unlimited: bool) -> SignInLimits {
        SignInLimits {
            unlimited,
            known_device: RateLimit::new(10, Duration::from_secs(20)),
            name_in_network: RateLimit::new(10, Duration::from_secs(60)),
            // More than callers from a few networks can use up together.
            name: RateLimit::new(100, Duration::from_secs(10)),
            network: RateLimit::new(200, Duration::from_secs(1)),
            name_in_busy_network: RateLimit::new(3, Duration::from_secs(300)),
            // A class that registers at once.
            registrations: RateLimit::new(60, Duration::from_secs(10)),
            confirmations: RateLimit::new(10, Duration::from_secs(20)),
        }
    }

    /// An attempt to sign in under a name; `device` is the mark of the browser if it is known to the account.
    pub(crate) fn attempt(&self, skeleton: &str, address: IpAddr, device: Option<String>) -> Result<(), Refusal> {
        self.attempt_at(skeleton, address, device, Instant::now())
    }

    fn attempt_at(&self, skeleton: &str, address: IpAddr, device: Option<String>, now: Instant) -> Result<(), Refusal> {
        if self.unlimited {
            return Ok(());
        }
        if let Some(device) = device {
            return self.known_device.take_at(device, now);
        }
        let (name, network) = (skeleton.to_owned(), network(address));
        self.name_in_network.take_at((name.clone(), network), now)?;
        if self.network.take_at(network, now).is_err() {
            self.name_in_busy_network.take_at((name.clone(), network), now)?;
        }
        self.name.take_at(name, now)
    }

    /// A new account.
    pub(crate) fn registration(&self, address: IpAddr) -> Result<(), Refusal> {
        if self.unlimited { Ok(()) } else { self.registrations.take(network(address)) }
    }

    /// A confirmation by password within a session.
    pub(crate) fn confirmation(&self, session: &str) -> Result<(), Refusal> {
        if self.unlimited { Ok(()) } else { self.confirmations.take(session.to_owned()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn guesses_end_but_the_owner_gets_in() {
        let (limits, now) = (SignInLimits::new(false), Instant::now());
        let attempt = |last: u8, device: Option<&str>| {
            limits.attempt_at("ana", address(last), device.map(str::to_owned), now).is_ok()
        };
        assert_eq!((0..50).filter(|_| attempt(1, None)).count(), 10, "from one name_in_network");
        assert!(attempt(2, None), "somebody elsewhere is not affected");
        let guesses = (3..200).flat_map(|last| [last; 10]).filter(|last| attempt(*last, None)).count();
        assert_eq!(guesses, 89, "from all places together");
        assert!(!attempt(250, None));
        assert!(attempt(1, Some("mark")) && attempt(250, Some("mark")), "the browser of the owner is known");
        assert_eq!((0..50).filter(|_| attempt(1, Some("mark"))).count(), 8, "which can be stolen, too");
    }

    #[test]
    fn nobody_keeps_a_school_out() {
        let (limits, now) = (SignInLimits::new(false), Instant::now());
        let attempt = |name: &str| limits.attempt_at(name, address(1), None, now).is_ok();
        let guesses = (0..500).filter(|guess| attempt(&format!("guess {guess}"))).count();
        assert_eq!(guesses, 500, "each name once");
        assert!(limits.network.take_at(address(1), now).is_err(), "that is far more than usual");
        for pupil in 0..200 {
            let name = format!("pupil {pupil}");
            assert_eq!((0..10).filter(|_| attempt(&name)).count(), 3, "{name} has some attempts");
        }
    }
}
