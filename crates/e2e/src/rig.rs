//! A browser at the page of a server of its own.
use crate::{Browser, Host, Size};

/// A browser and the server whose page it shows.
pub struct Rig {
    /// The browser.
    pub browser: Browser,
    /// The server.
    pub host: Host,
}

impl Rig {
    /// Starts both; nothing is opened yet.
    ///
    /// # Panics
    ///
    /// When the page is not built or there is no browser.
    pub fn start(size: Size) -> Rig {
        Rig { host: Host::start(), browser: Browser::start(size) }
    }

    /// Goes to an address of the page.
    pub fn open(&self, hash: &str) {
        self.browser.goto(&format!("{}{hash}", self.host.address));
    }

    /// Opens the set-up of a game in English, with a computer that moves at once.
    pub fn set_up(&self, hash: &str) {
        self.open("");
        self.browser.find("main h1");
        self.browser.eval("localStorage.setItem('nimatron-settings', 'lang en\\npace 0\\n')");
        self.open(hash);
        self.browser.reload();
        self.browser.find("#begin");
    }

    /// Begins a game as an address wishes it.
    pub fn begin(&self, hash: &str) {
        self.set_up(hash);
        self.browser.click("#begin");
        self.browser.find(".live svg");
    }

    /// Waits until a person is to move or the game is over; whether it is over.
    pub fn is_over(&self) -> bool {
        self.browser.wait("document.querySelector('.dot.yours') || document.querySelector('.dot.over')");
        self.browser.eval("return !!document.querySelector('.dot.over')") == true
    }

    /// Waits until an element says something.
    pub fn says(&self, css: &str, words: &str) {
        self.browser.wait(&format!("document.querySelector({css:?})?.innerText.includes({words:?})"));
    }

    /// The record of the match that the page keeps.
    pub fn record(&self) -> String {
        let record = self.browser.eval("return localStorage.getItem('nimatron-match')");
        record.as_str().unwrap_or_default().to_owned()
    }

    /// Fails when the console of the browser has complained.
    ///
    /// # Panics
    ///
    /// When it has.
    pub fn console_is_clean(&self) {
        let log = self.browser.log();
        assert!(log.is_empty(), "{log:#?}");
    }
}
