//! The state that all requests share.
use crate::{
    answer_bytes::AnswerBytes,
    clock::now,
    engine_pool::{Caller, EnginePool, MOST_WORK},
    limits::{OpenLimit, OpenSlot, RateLimit, network},
    metrics::Metrics,
    page::PageFiles,
    passwords::Passwords,
    presence::Presence,
    problem::Refusal,
    referee::Referee,
    sign_in_limits::SignInLimits,
    store::Store,
};
use axum::http::StatusCode;
use engine::message::Message;
use sha2::{Digest, Sha256};
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
    pub(crate) referee: Arc<Referee>,
    /// Answers questions, and sets up matches.
    pub(crate) question_pool: EnginePool,
    /// Restores and plays matches, so that no question keeps them waiting.
    pub(crate) match_pool: Arc<EnginePool>,
    /// Sockets that are open.
    pub(crate) sockets: SocketLimits,
    /// Bytes of long requests being read and of long answers being sent.
    pub(crate) answer_bytes: AnswerBytes,
    /// Exports at work, one for each account.
    pub(crate) exports: Arc<OpenLimit<String>>,
    pub(crate) limits: Limits,
    pub(crate) sign_in_limits: SignInLimits,
    /// Lock of quick pairing: two players who look for each other at once would both wait.
    pub(crate) pairing: Mutex<()>,
    pub(crate) metrics: Metrics,
    pub(crate) presence: Arc<Presence>,
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
    /// Who may open an account.
    pub registration: RegistrationMode,
    /// Days after which a guest who does not play any more is removed.
    pub keep_guests_days: u32,
    /// Days after which a security event is removed.
    pub keep_events_days: u32,
    /// Whether clocks stand still while no server runs. Tests that shift stored times turn it off.
    pub clocks_stand_still: bool,
    /// The hash of the token with which `/metrics` can be read; without one there is no such address.
    pub metrics_token: Option<TokenHash>,
    /// Maximum number of connections.
    pub most_connections: usize,
    /// Maximum number of connections from one address, or from one network of IPv6, unless a proxy is in front.
    pub most_connections_from: usize,
    /// Maximum number of bytes of long requests being read and of long answers waiting to be sent.
    pub most_answer_bytes: usize,
    /// Maximum work of the engine for one request, in units of [`engine::interrupt`].
    pub most_work: u64,
}

/// The hash of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token.as_bytes()).into())
    }
}

/// Who may open an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegistrationMode {
    /// Everybody.
    Open,
    /// Those whom an operator has invited. Guests may play.
    Invite,
    /// Nobody, not even with an invitation, and there are no new guests.
    Closed,
}

impl RegistrationMode {
    /// Refuses a new account without an invitation.
    pub(crate) fn check_account(self) -> Result<(), Refusal> {
        match self {
            RegistrationMode::Open => Ok(()),
            RegistrationMode::Invite => Err(Refusal::forbidden("refused-uninvited")),
            RegistrationMode::Closed => Err(Refusal::forbidden("refused-closed")),
        }
    }

    /// Refuses everybody who is new, guests and those with an invitation too, if the site is closed.
    pub(crate) fn check_newcomer(self) -> Result<(), Refusal> {
        if self == RegistrationMode::Closed { Err(Refusal::forbidden("refused-closed")) } else { Ok(()) }
    }
}

impl SiteOptions {
    /// Over HTTP, with no proxy in front.
    pub const USUAL: SiteOptions = SiteOptions {
        https: false,
        behind_proxy: false,
        unlimited: false,
        patience: Duration::from_secs(30),
        registration: RegistrationMode::Open,
        keep_guests_days: 90,
        keep_events_days: 90,
        clocks_stand_still: true,
        metrics_token: None,
        most_connections: 16_384,
        most_connections_from: 512,
        most_answer_bytes: 64 << 20,
        most_work: MOST_WORK,
    };
}

impl Default for SiteOptions {
    fn default() -> SiteOptions {
        SiteOptions::USUAL
    }
}

/// All rate limits.
pub(crate) struct Limits {
    unlimited: bool,
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
    /// Names in security events from each address.
    names_in_events: RateLimit<IpAddr>,
}

impl Limits {
    fn new(unlimited: bool) -> Limits {
        Limits {
            unlimited,
            // A class of forty and more comes at once.
            guests: RateLimit::new(60, Duration::from_secs(10)),
            questions_of: RateLimit::new(60, Duration::from_millis(250)),
            // A class of thirty at one address: twenty each at once, then more than one each second.
            questions_of_all: RateLimit::new(600, Duration::from_millis(25)),
            questions_from: RateLimit::new(60, Duration::from_millis(250)),
            matches_of: RateLimit::new(20, Duration::from_secs(2)),
            matches_from: RateLimit::new(200, Duration::from_millis(200)),
            names_in_events: RateLimit::new(60, Duration::from_secs(60)),
        }
    }

    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Refusal> {
        if self.unlimited { Ok(()) } else { self.guests.take(network(address)) }
    }

    /// Whether one more suspicious event from an address is stored with its name. An attack with many names does not
    /// fill the disk.
    pub(crate) fn has_name_in_event(&self, address: IpAddr) -> bool {
        self.unlimited || self.names_in_events.take(network(address)).is_ok()
    }

    /// A new match of an account, from an address.
    pub(crate) fn new_match(&self, account: &str, address: IpAddr) -> Result<(), Refusal> {
        self.new_match_at(account, address, Instant::now())
    }

    fn new_match_at(&self, account: &str, address: IpAddr, now: Instant) -> Result<(), Refusal> {
        if self.unlimited {
            return Ok(());
        }
        self.matches_of.take_at(account.to_owned(), now)?;
        self.matches_from.take_at(network(address), now)
    }

    /// A question of an account, or without one, from an address. An account that asks too much does not use up the
    /// tokens of others at the same address.
    pub(crate) fn question(&self, account: Option<&str>, address: IpAddr) -> Result<(), Refusal> {
        self.question_at(account, address, Instant::now())
    }

    fn question_at(&self, account: Option<&str>, address: IpAddr, now: Instant) -> Result<(), Refusal> {
        let address = network(address);
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

/// Limits on open sockets.
pub(crate) struct SocketLimits {
    /// Of each match.
    of_match: Arc<OpenLimit<String>>,
    /// Of each caller.
    of_caller: Arc<OpenLimit<Caller>>,
}

/// The slots of an open socket.
pub(crate) type SocketSlots = (OpenSlot<String>, OpenSlot<Caller>);

impl SocketLimits {
    fn new(unlimited: bool) -> SocketLimits {
        let most = |most: usize| if unlimited { usize::MAX } else { most };
        // A class of forty at one address without accounts, with two windows each, and some more.
        SocketLimits { of_match: OpenLimit::new(most(1_000)), of_caller: OpenLimit::new(most(100)) }
    }

    /// Takes the slots for one more socket on a match.
    pub(crate) fn enter(&self, id: &str, account: Option<&str>, address: IpAddr) -> Result<SocketSlots, Refusal> {
        let caller = Caller::new(account, address);
        let slots = self.of_match.enter(id.to_owned()).zip(self.of_caller.enter(caller));
        slots.ok_or_else(|| Refusal::new(StatusCode::TOO_MANY_REQUESTS, Message::new("refused-many-sockets")))
    }
}

impl Site {
    /// A site with a page and a database.
    pub fn new(page: PageFiles, store: Store, options: SiteOptions) -> Arc<Site> {
        // A player is not kept from moving, since a clock may run.
        let match_pool = Arc::new(EnginePool::new("matches", options.most_work, true));
        let store = Arc::new(store);
        let referee = Referee::new(Arc::clone(&store), Arc::clone(&match_pool));
        Arc::new(Site {
            page,
            options,
            passwords: Passwords::new(),
            referee: Arc::new(referee.with_clocks_from(options.clocks_stand_still.then(now))),
            question_pool: EnginePool::new("questions", options.most_work, options.unlimited),
            match_pool,
            sockets: SocketLimits::new(options.unlimited),
            answer_bytes: AnswerBytes::new(options.most_answer_bytes),
            exports: OpenLimit::new(1),
            limits: Limits::new(options.unlimited),
            sign_in_limits: SignInLimits::new(options.unlimited),
            pairing: Mutex::new(()),
            metrics: Metrics::default(),
            presence: Arc::default(),
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
    #[test]
    fn new_matches_are_limited_for_each_account_and_address() {
        let (limits, start) = (Limits::new(false), Instant::now());
        let begin = |account: &str, address: u8, seconds: u64| {
            let (address, now) = (IpAddr::from([192, 0, 2, address]), start + Duration::from_secs(seconds));
            limits.new_match_at(account, address, now).is_ok()
        };
        assert_eq!((0..50).filter(|_| begin("greedy", 1, 0)).count(), 20);
        assert!(!begin("greedy", 2, 0) && !begin("greedy", 1, 1) && begin("greedy", 1, 2), "one in two seconds");
        let pupils = (0..300).filter(|pupil| begin(&format!("pupil {pupil}"), 3, 0)).count();
        assert_eq!(pupils, 200, "a school");
        assert!(begin("pupil 299", 4, 0), "somewhere else");
    }

    #[test]
    fn one_match_has_so_many_viewers() {
        let limits = SocketLimits::new(false);
        let enter = |id: &str, viewer: usize| {
            let [high, low] = u16::try_from(viewer).unwrap().to_be_bytes();
            limits.enter(id, None, IpAddr::from([192, 0, high, low]))
        };
        let viewers: Vec<_> = (0..1_000).map(|viewer| enter("full", viewer).unwrap()).collect();
        assert!(enter("full", 1_000).is_err() && enter("other", 1_000).is_ok());
        drop(viewers);
        assert!(enter("full", 1_000).is_ok());
    }
}
