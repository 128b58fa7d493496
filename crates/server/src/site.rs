//! The state that all requests share.
use crate::{
    engine_pool::EnginePool, limits::RateLimit, metrics::Metrics, page::PageFiles, passwords::Passwords,
    problem::Refusal, referee::Referee, store::Store,
};
use std::{
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::{Mutex, watch};

/// The site: everything that outlives a request.
pub struct Site {
    pub(crate) page: PageFiles,
    pub(crate) store: Arc<Store>,
    pub(crate) options: SiteOptions,
    pub(crate) passwords: Passwords,
    pub(crate) referee: Referee,
    /// Answers questions.
    pub(crate) question_pool: EnginePool,
    /// Sets up, restores and plays matches, so that no question keeps them waiting.
    pub(crate) match_pool: Arc<EnginePool>,
    pub(crate) limits: Limits,
    /// Lock of quick pairing: two players who look for each other at once would both wait.
    pub(crate) pairing: Mutex<()>,
    pub(crate) metrics: Metrics,
    /// Whether the site is about to stop.
    pub(crate) stopping: watch::Sender<bool>,
}

/// Options of a site.
#[derive(Clone, Copy, Debug)]
pub struct SiteOptions {
    /// Whether browsers use HTTPS, so that cookies are sent over HTTPS only.
    pub https: bool,
    /// Whether a proxy in front reports the address of the client.
    pub behind_proxy: bool,
    /// Whether there are no rate limits; for measurements and tests.
    pub unlimited: bool,
    /// Maximum time for a request to arrive and to be answered.
    pub patience: Duration,
}

impl SiteOptions {
    /// Over HTTP, with no proxy in front.
    pub const USUAL: SiteOptions =
        SiteOptions { https: false, behind_proxy: false, unlimited: false, patience: Duration::from_secs(30) };
}

impl Default for SiteOptions {
    fn default() -> SiteOptions {
        SiteOptions::USUAL
    }
}

/// All rate limits.
pub(crate) struct Limits {
    unlimited: bool,
    /// Attempts to sign in, for each address and for each name, against guessing.
    sign_in_from: RateLimit<IpAddr>,
    sign_in_as: RateLimit<String>,
    /// New guests from each address.
    guests: RateLimit<IpAddr>,
    /// Questions for the engine: of each account, of all accounts at an address together, and from an address without
    /// one.
    questions_of: RateLimit<String>,
    questions_of_all: RateLimit<IpAddr>,
    questions_from: RateLimit<IpAddr>,
    /// New matches, which take work: of each account, and of all accounts at an address together.
    matches_of: RateLimit<String>,
    matches_from: RateLimit<IpAddr>,
}

impl Limits {
    fn new(unlimited: bool) -> Limits {
        Limits {
            unlimited,
            sign_in_from: RateLimit::new(30, Duration::from_secs(4)),
            sign_in_as: RateLimit::new(10, Duration::from_secs(20)),
            guests: RateLimit::new(20, Duration::from_secs(10)),
            questions_of: RateLimit::new(60, Duration::from_millis(250)),
            // A class of thirty at one address: twenty each at once, then more than one each second.
            questions_of_all: RateLimit::new(600, Duration::from_millis(25)),
            questions_from: RateLimit::new(60, Duration::from_millis(250)),
            matches_of: RateLimit::new(20, Duration::from_secs(2)),
            matches_from: RateLimit::new(200, Duration::from_millis(200)),
        }
    }

    pub(crate) fn sign_in(&self, address: IpAddr, skeleton: &str) -> Result<(), Refusal> {
        if self.unlimited {
            return Ok(());
        }
        self.sign_in_from.take(address)?;
        self.sign_in_as.take(skeleton.to_owned())
    }

    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Refusal> {
        if self.unlimited { Ok(()) } else { self.guests.take(address) }
    }

    /// A new match of an account, from an address.
    pub(crate) fn new_match(&self, account: &str, address: IpAddr) -> Result<(), Refusal> {
        if self.unlimited {
            return Ok(());
        }
        self.matches_of.take(account.to_owned())?;
        self.matches_from.take(address)
    }

    /// A question of an account, or without one, from an address. An account that asks too much does not use up the
    /// tokens of others at the same address.
    pub(crate) fn question(&self, account: Option<&str>, address: IpAddr) -> Result<(), Refusal> {
        self.question_at(account, address, Instant::now())
    }

    fn question_at(&self, account: Option<&str>, address: IpAddr, now: Instant) -> Result<(), Refusal> {
        match account {
            _ if self.unlimited => Ok(()),
            None => self.questions_from.take_at(address, now),
            Some(account) => {
                self.questions_of.take_at(account.to_owned(), now)?;
                self.questions_of_all.take_at(address, now)
            }
        }
    }
}

impl Site {
    /// A site with a page and a database.
    pub fn new(page: PageFiles, store: Store, options: SiteOptions) -> Arc<Site> {
        let (store, match_pool) = (Arc::new(store), Arc::new(EnginePool::new()));
        Arc::new(Site {
            page,
            options,
            passwords: Passwords::new(),
            referee: Referee::new(Arc::clone(&store), Arc::clone(&match_pool)),
            question_pool: EnginePool::new(),
            match_pool,
            limits: Limits::new(options.unlimited),
            pairing: Mutex::new(()),
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
            store,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_at_one_address_can_ask_but_not_without_end() {
        let (limits, start) = (Limits::new(false), Instant::now());
        let ask = |account: Option<&str>, address: u8, seconds: u64| {
            let (address, now) = (IpAddr::from([192, 0, 2, address]), start + Duration::from_secs(seconds));
            limits.question_at(account, address, now).is_ok()
        };
        let pupils: Vec<String> = (0..30).map(|pupil| format!("pupil {pupil}")).collect();
        let each = |times: usize, seconds: u64| {
            let all = pupils.iter().flat_map(|pupil| std::iter::repeat_n(pupil, times));
            all.filter(|pupil| ask(Some(pupil), 1, seconds)).count()
        };
        assert_eq!(each(20, 0), 600, "twenty questions of each at once");
        assert_eq!(each(1, 0), 0, "then the address has no turn left");
        assert_eq!(each(2, 1), 40, "forty come back each second");
        assert!(ask(Some("pupil 0"), 2, 1), "at home there are turns");
        assert!(ask(None, 1, 1), "those without an account have turns of their own");
        assert_eq!((0..100).filter(|_| ask(Some("greedy"), 3, 0)).count(), 60);
        assert!(ask(Some("other"), 3, 0), "the greedy one has not used up the turns of the address");
    }
}
