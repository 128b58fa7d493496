//! A browser with a server of its own.
use crate::{Browser, Host, WindowSize};

/// A browser and the server whose page it shows.
pub struct Rig {
    /// The browser.
    pub browser: Browser,
    /// The server.
    pub host: Host,
}

impl Rig {
    /// Starts both, without opening a page.
    ///
    /// # Panics
    ///
    /// If the page is not built or there is no browser.
    pub fn start(size: WindowSize) -> Rig {
        Rig { host: Host::start(), browser: Browser::start(size) }
    }

    /// Goes to an address of the page.
    pub fn open(&self, hash: &str) {
        self.browser.goto(&format!("{}{hash}", self.host.address));
    }

    /// Opens an address in a fresh page, as if it had been shared.
    pub fn open_fresh(&self, hash: &str) {
        self.browser.goto("about:blank");
        self.open(hash);
        self.browser.find("main h1");
    }

    /// The part of the address from the `#` on.
    pub fn hash(&self) -> String {
        self.browser.eval("return location.hash").as_str().unwrap_or_default().to_owned()
    }

    /// Opens the setup form of a game in English, with a computer that moves at once.
    pub fn set_up(&self, hash: &str) {
        self.open("");
        self.browser.find("main h1");
        self.browser.eval("localStorage.setItem('nimatron-settings', 'lang en\\npace 0\\n')");
        self.open(hash);
        self.browser.reload();
        self.browser.find("#begin");
    }

    /// Begins a game from an address.
    pub fn begin(&self, hash: &str) {
        self.set_up(hash);
        self.browser.click("#begin");
        self.browser.find(".match .live svg");
    }

    /// Clicks something behind the button "More" of a match.
    pub fn click_more(&self, css: &str) {
        self.browser.find(".menu summary");
        if self.browser.eval("return document.querySelector('.menu').open") != true {
            self.browser.click(".menu summary");
        }
        self.browser.click(css);
    }

    /// Waits until a person is to move or the game is over, and returns whether it is over.
    pub fn is_over(&self) -> bool {
        self.browser.wait("document.querySelector('.dot.yours') || document.querySelector('.dot.over')");
        self.browser.eval("return !!document.querySelector('.dot.over')") == true
    }

    /// Waits until an element contains a text.
    pub fn wait_for_text(&self, css: &str, words: &str) {
        self.browser.wait(&format!("document.querySelector({css:?})?.innerText.includes({words:?})"));
    }

    /// The record of the match in the storage of the page.
    pub fn record(&self) -> String {
        let record = self.browser.eval("return localStorage.getItem('nimatron-match')");
        record.as_str().unwrap_or_default().to_owned()
    }

    /// Asserts that the console has no warnings and no errors.
    ///
    /// # Panics
    ///
    /// If it has.
    pub fn assert_clean_console(&self) {
        let log = self.browser.log();
        assert!(log.is_empty(), "{log:#?}");
    }
}
