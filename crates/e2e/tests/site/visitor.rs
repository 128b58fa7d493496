//! A visitor of the site with a browser.
use e2e::{Browser, Host, WindowSize};

/// A valid password.
pub(crate) const PASSWORD: &str = "gold bars 1940";

/// Keys as characters of WebDriver.
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const END: &str = "\u{e010}";
pub(crate) const HOME: &str = "\u{e011}";
pub(crate) const LEFT: &str = "\u{e012}";
pub(crate) const RIGHT: &str = "\u{e014}";

/// A visitor with a browser.
pub(crate) struct Visitor<'h> {
    pub(crate) browser: Browser,
    pub(crate) host: &'h Host,
}

impl Visitor<'_> {
    pub(crate) fn new(host: &Host) -> Visitor<'_> {
        let visitor = Visitor { browser: Browser::start(WindowSize::WIDE), host };
        visitor.open("");
        visitor.browser.find("main h1");
        visitor.browser.eval("localStorage.setItem('nimatron-settings', 'lang en\\npace 0\\n')");
        visitor
    }

    /// A visitor with a new account.
    pub(crate) fn with_account<'h>(host: &'h Host, name: &str) -> Visitor<'h> {
        let visitor = Visitor::new(host);
        visitor.open("#/sign-in");
        visitor.enter(name, PASSWORD, PASSWORD);
        visitor.wait_for_text("#welcome", name);
        visitor
    }

    pub(crate) fn open(&self, hash: &str) {
        self.browser.goto(&format!("{}{hash}", self.host.address));
    }

    /// Fills in the one form for signing in and registering.
    pub(crate) fn enter(&self, name: &str, password: &str, repeat: &str) {
        for (field, text) in [("#door-name", name), ("#door-password", password), ("#door-repeat", repeat)] {
            self.fill(field, text);
        }
        self.browser.click("#door-enter");
    }

    /// Replaces the content of a field.
    pub(crate) fn fill(&self, field: &str, text: &str) {
        self.browser.find(field);
        self.browser.eval(&format!("document.querySelector({field:?}).select()"));
        // An empty text would leave the selection, so it is deleted first.
        self.browser.keys(field, &format!("\u{e003}{text}"));
    }

    /// Waits until an element contains a text.
    pub(crate) fn wait_for_text(&self, css: &str, words: &str) {
        self.browser.wait(&format!("document.querySelector({css:?})?.innerText.includes({words:?})"));
    }

    /// Enters as a guest on the current page.
    pub(crate) fn enter_as_guest(&self, name: &str) {
        self.fill("#guest-name", name);
        self.browser.click("#guest-enter");
    }

    /// Begins a match from an address.
    pub(crate) fn begin(&self, hash: &str) {
        self.open(hash);
        self.browser.reload();
        self.browser.find("#begin");
        self.browser.click("#begin");
        self.browser.wait("location.hash.startsWith('#/match/')");
    }

    /// Makes a move by typing it.
    pub(crate) fn play(&self, mv: &str) {
        self.browser.wait("document.querySelector('.dot.yours')");
        self.browser.keys("#typed-move", &format!("{mv}{ENTER}"));
    }

    /// The position of the current match and its winning moves, from the site.
    pub(crate) fn position(&self) -> (Vec<u64>, Vec<String>) {
        let script = "const done = arguments[0]; (async () => { \
            const id = location.hash.split('/')[2]; \
            const match = await (await fetch(`api/v1/matches/${id}`)).json(); \
            const body = JSON.stringify({ game: match.game, position: match.position }); \
            const headers = { 'Content-Type': 'application/json' }; \
            const analysis = await (await fetch('api/v1/analyse', { method: 'POST', body, headers })).json(); \
            done([match.position, analysis.winning_moves]); })()";
        let result = self.browser.eval_async(script);
        let heaps = result[0].as_str().expect("a position").split(',').map(|heap| heap.parse().expect("a heap"));
        let winning = result[1].as_array().expect("a list").iter().map(|mv| mv.as_str().expect("a move").to_owned());
        (heaps.collect(), winning.collect())
    }

    /// Plays a match of Nim to its end, always well or as badly as possible.
    pub(crate) fn play_nim(&self, well: bool) {
        let browser = &self.browser;
        loop {
            browser.wait("document.querySelector('.dot.yours') || document.querySelector('.dot.over')");
            if browser.eval("return !!document.querySelector('.dot.over')") == true {
                return;
            }
            let (heaps, winning) = self.position();
            let moves_of = |(i, heap): (usize, &u64)| {
                (1..=*heap).map(move |count| format!("{}-{count}", i + 1)).collect::<Vec<_>>()
            };
            let all: Vec<String> = heaps.iter().enumerate().flat_map(moves_of).collect();
            let chosen = all.iter().find(|mv| winning.contains(mv) == well).or(all.first()).expect("a move is left");
            self.play(chosen);
            // The computer answers at once; then the page shows what the site has.
            let now = browser.until("an answer", || Some(self.position().0).filter(|now| *now != heaps));
            let now: Vec<String> = now.iter().map(ToString::to_string).collect();
            browser.wait(&format!("document.querySelector('.live').ariaLabel.endsWith(' {}')", now.join(",")));
        }
    }

    /// Signs in to an existing account.
    pub(crate) fn sign_in(&self, name: &str) {
        self.open("#/sign-in");
        self.enter(name, PASSWORD, "");
        self.wait_for_text("#welcome", name);
    }

    /// Waits until the board shows a position.
    pub(crate) fn wait_for_position(&self, position: &str) {
        self.browser.wait(&format!("document.querySelector('.live')?.ariaLabel.endsWith(' {position}')"));
    }

    pub(crate) fn assert_clean_console(&self) {
        let log = self.browser.log();
        assert!(log.is_empty(), "{log:#?}");
    }

    /// Asserts that the console has no errors but refusals of the site.
    pub(crate) fn assert_only_refusals_in_console(&self) {
        let others: Vec<String> = self.browser.log().into_iter().filter(|line| !line.contains("/api/v1/")).collect();
        assert!(others.is_empty(), "{others:#?}");
    }
}
