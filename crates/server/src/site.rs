//! What all requests share.
use crate::{
    limits::Limit, metrics::Metrics, page::Page, passwords::Passwords, problem::Refusal, referee::Referee,
    store::Store, thinking::Thinking,
};
use std::{
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::{Mutex, watch};

/// Everything that outlives a request.
pub struct Site {
    pub(crate) page: Page,
    pub(crate) store: Arc<Store>,
    pub(crate) options: SiteOptions,
    pub(crate) passwords: Passwords,
    pub(crate) referee: Referee,
    /// Where questions are thought about.
    pub(crate) thinking: Thinking,
    /// Where matches are set up, read again and played by computers: no question keeps them waiting.
    pub(crate) match_work: Arc<Thinking>,
    pub(crate) limits: Limits,
    /// Whoever holds this looks for somebody to play with: two at once would both wait.
    pub(crate) pairing: Mutex<()>,
    pub(crate) metrics: Metrics,
    /// Whether the site is about to stop: those who watch are told to come back.
    pub(crate) stopping: watch::Sender<bool>,
}

/// How a site behaves.
#[derive(Clone, Copy, Debug)]
pub struct SiteOptions {
    /// Whether browsers come over HTTPS, so that cookies never travel otherwise.
    pub https: bool,
    /// Whether a proxy in front says from where requests come.
    pub behind_proxy: bool,
    /// Whether callers may ask as often as they like; for measuring and for tests.
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

/// How often things may be done.
pub(crate) struct Limits {
    unlimited: bool,
    /// Attempts to sign in, for each address and for each name: guessing takes for ever.
    sign_in_from: Limit<IpAddr>,
    sign_in_as: Limit<String>,
    /// New guests from each address.
    guests: Limit<IpAddr>,
    /// Questions for the engine: of each account, of all accounts at an address together, and from an address without one.
    questions_of: Limit<String>,
    questions_of_all: Limit<IpAddr>,
    questions_from: Limit<IpAddr>,
    /// New matches, for which starts are drawn and looked at: of each account, and of all at an address together.
    matches_of: Limit<String>,
    matches_from: Limit<IpAddr>,
}

impl Limits {
    fn new(unlimited: bool) -> Limits {
        Limits {
            unlimited,
            sign_in_from: Limit::new(30, Duration::from_secs(4)),
            sign_in_as: Limit::new(10, Duration::from_secs(20)),
            guests: Limit::new(20, Duration::from_secs(10)),
            questions_of: Limit::new(60, Duration::from_millis(250)),
            // A class of thirty at one address: twenty each at once, then more than one each second.
            questions_of_all: Limit::new(600, Duration::from_millis(25)),
            questions_from: Limit::new(60, Duration::from_millis(250)),
            matches_of: Limit::new(20, Duration::from_secs(2)),
            matches_from: Limit::new(200, Duration::from_millis(200)),
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

    /// A question of an account, or of nobody known, from an address. Whoever asks too much does not use up the turns of
    /// others at the same address.
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
    /// A site that shows a page and keeps what happens in a database.
    pub fn new(page: Page, store: Store, options: SiteOptions) -> Arc<Site> {
        let (store, match_work) = (Arc::new(store), Arc::new(Thinking::new()));
        Arc::new(Site {
            page,
            options,
            passwords: Passwords::new(),
            referee: Referee::new(Arc::clone(&store), Arc::clone(&match_work)),
            thinking: Thinking::new(),
            match_work,
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
