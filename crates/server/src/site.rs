//! What all requests share.
use crate::{
    limits::Limit, metrics::Metrics, page::Page, passwords::Passwords, problem::Refusal, referee::Referee,
    store::Store, thinking::Thinking,
};
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::sync::watch;

/// Everything that outlives a request.
pub struct Site {
    pub(crate) page: Page,
    pub(crate) store: Arc<Store>,
    pub(crate) options: SiteOptions,
    pub(crate) passwords: Passwords,
    pub(crate) referee: Referee,
    pub(crate) thinking: Arc<Thinking>,
    pub(crate) limits: Limits,
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
    /// So long a request may take to arrive, and to be answered.
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
    /// Questions for the engine from each address.
    questions: Limit<IpAddr>,
}

impl Limits {
    fn new(unlimited: bool) -> Limits {
        Limits {
            unlimited,
            sign_in_from: Limit::new(30, Duration::from_secs(4)),
            sign_in_as: Limit::new(10, Duration::from_secs(20)),
            guests: Limit::new(20, Duration::from_secs(10)),
            questions: Limit::new(60, Duration::from_millis(250)),
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

    pub(crate) fn question(&self, address: IpAddr) -> Result<(), Refusal> {
        if self.unlimited { Ok(()) } else { self.questions.take(address) }
    }
}

impl Site {
    /// A site that shows a page and keeps what happens in a database.
    pub fn new(page: Page, store: Store, options: SiteOptions) -> Arc<Site> {
        let (store, thinking) = (Arc::new(store), Arc::new(Thinking::new()));
        Arc::new(Site {
            page,
            options,
            passwords: Passwords::new(),
            referee: Referee::new(Arc::clone(&store), Arc::clone(&thinking)),
            thinking,
            limits: Limits::new(options.unlimited),
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
            store,
        })
    }
}
