//! The site in a real browser: accounts, rankings, matches that count, and matches between people.
use e2e::{Browser, Checker, Host, Size};

/// A password that the site takes.
const PASSWORD: &str = "gold bars 1940";

/// The places of keys in the private area that WebDriver uses.
const ENTER: &str = "\u{e007}";
const END: &str = "\u{e010}";
const HOME: &str = "\u{e011}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

/// Somebody with a browser.
struct Visitor<'h> {
    browser: Browser,
    host: &'h Host,
}

impl Visitor<'_> {
    fn new(host: &Host) -> Visitor<'_> {
        let visitor = Visitor { browser: Browser::start(Size::WIDE), host };
        visitor.open("");
        visitor.browser.find("main h1");
        visitor.browser.eval("localStorage.setItem('nimatron-settings', 'lang en\\npace 0\\n')");
        visitor
    }

    /// Somebody who has an account.
    fn registered<'h>(host: &'h Host, name: &str) -> Visitor<'h> {
        let visitor = Visitor::new(host);
        visitor.open("#/sign-in");
        visitor.enter(name, PASSWORD, PASSWORD);
        visitor.says("#welcome", name);
        visitor
    }

    fn open(&self, hash: &str) {
        self.browser.goto(&format!("{}{hash}", self.host.address));
    }

    /// Fills in the one form for signing in and registering.
    fn enter(&self, name: &str, password: &str, repeat: &str) {
        for (field, text) in [("#door-name", name), ("#door-password", password), ("#door-repeat", repeat)] {
            self.fill(field, text);
        }
        self.browser.click("#door-enter");
    }

    /// Types something in place of what a field holds.
    fn fill(&self, field: &str, text: &str) {
        self.browser.find(field);
        self.browser.eval(&format!("document.querySelector({field:?}).select()"));
        // Nothing typed over a selection leaves it, so it is deleted first.
        self.browser.keys(field, &format!("\u{e003}{text}"));
    }

    /// Waits until an element says something.
    fn says(&self, css: &str, words: &str) {
        self.browser.wait(&format!("document.querySelector({css:?})?.innerText.includes({words:?})"));
    }

    /// Becomes a guest at the door of the page that is open.
    fn enter_as_guest(&self, name: &str) {
        self.fill("#guest-name", name);
        self.browser.click("#guest-enter");
    }

    /// Begins a match as an address wishes it.
    fn begin(&self, hash: &str) {
        self.open(hash);
        self.browser.reload();
        self.browser.find("#begin");
        self.browser.click("#begin");
        self.browser.wait("location.hash.startsWith('#/match/')");
    }

    /// Makes a move by typing it.
    fn play(&self, mv: &str) {
        self.browser.wait("document.querySelector('.dot.yours')");
        self.browser.keys("#typed-move", &format!("{mv}{ENTER}"));
    }

    /// The position of the match that is open and the moves that win there, as the site tells them.
    fn position(&self) -> (Vec<u64>, Vec<String>) {
        let script = "const done = arguments[0]; (async () => { \
            const id = location.hash.split('/')[2]; \
            const match = await (await fetch(`api/v1/matches/${id}`)).json(); \
            const body = JSON.stringify({ game: match.game, position: match.position }); \
            const headers = { 'Content-Type': 'application/json' }; \
            const told = await (await fetch('api/v1/analyse', { method: 'POST', body, headers })).json(); \
            done([match.position, told.winning_moves]); })()";
        let told = self.browser.eval_async(script);
        let heaps = told[0].as_str().expect("a position").split(',').map(|heap| heap.parse().expect("a heap"));
        let winning = told[1].as_array().expect("a list").iter().map(|mv| mv.as_str().expect("a move").to_owned());
        (heaps.collect(), winning.collect())
    }

    /// Plays a match of Nim to its end, always well or as badly as possible.
    fn play_nim(&self, well: bool) {
        let browser = &self.browser;
        loop {
            browser.wait("document.querySelector('.dot.yours') || document.querySelector('.dot.over')");
            if browser.eval("return !!document.querySelector('.dot.over')") == true {
                return;
            }
            let (heaps, winning) = self.position();
            let taken = |(i, heap): (usize, &u64)| {
                (1..=*heap).map(move |count| format!("{}-{count}", i + 1)).collect::<Vec<_>>()
            };
            let all: Vec<String> = heaps.iter().enumerate().flat_map(taken).collect();
            let chosen = all.iter().find(|mv| winning.contains(mv) == well).or(all.first()).expect("a move is left");
            self.play(chosen);
            // The computer answers in the same breath; then the page shows what the site has.
            let now = browser.until("an answer", || Some(self.position().0).filter(|now| *now != heaps));
            let now: Vec<String> = now.iter().map(ToString::to_string).collect();
            browser.wait(&format!("document.querySelector('.live').ariaLabel.endsWith(' {}')", now.join(",")));
        }
    }

    /// Signs in to an account that there is.
    fn sign_in(&self, name: &str) {
        self.open("#/sign-in");
        self.enter(name, PASSWORD, "");
        self.says("#welcome", name);
    }

    /// Waits until the board shows a position.
    fn sees(&self, position: &str) {
        self.browser.wait(&format!("document.querySelector('.live')?.ariaLabel.endsWith(' {position}')"));
    }

    fn console_is_clean(&self) {
        let log = self.browser.log();
        assert!(log.is_empty(), "{log:#?}");
    }

    /// A refusal is an error to the console; nothing else may stand there.
    fn console_tells_only_refusals(&self) {
        let others: Vec<String> = self.browser.log().into_iter().filter(|line| !line.contains("/api/v1/")).collect();
        assert!(others.is_empty(), "{others:#?}");
    }
}

#[test]
fn one_form_opens_an_account_and_signs_in() {
    let host = Host::start();
    let ana = Visitor::new(&host);
    ana.open("#/sign-in");
    ana.enter("Ana", PASSWORD, "");
    ana.says("#door-refused", "repeat the password");
    ana.enter("Ana", PASSWORD, "something else");
    ana.says("#door-refused", "repeated differently");
    ana.console_tells_only_refusals();
    ana.enter("Ana", PASSWORD, PASSWORD);
    ana.says("#welcome", "Ana");
    ana.says("header nav", "Ana");
    ana.open("#/account");
    ana.says("#who", "Ana");
    ana.browser.click("#sign-out");
    ana.browser.find("#door-enter");
    ana.console_is_clean();
    ana.enter("Ana", "another password", "");
    ana.says("#door-refused", "do not fit");
    ana.console_tells_only_refusals();
    ana.enter("Ana", PASSWORD, "");
    ana.says("#who", "Ana");
    ana.browser.reload();
    ana.says("#who", "Ana");
    ana.console_is_clean();
}

#[test]
fn a_guest_becomes_an_account() {
    let host = Host::start();
    let guest = Visitor::new(&host);
    guest.open("#/sign-in");
    guest.enter_as_guest("Gost");
    guest.says("#welcome", "Gost");
    guest.open("#/account");
    guest.says("#who", "as a guest");
    guest.enter("Gost", PASSWORD, PASSWORD);
    guest.says("#who", "Your name here: Gost");
    guest.browser.find("#change-password");
    guest.console_is_clean();
}

#[test]
fn an_account_is_looked_after_and_deleted() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.open("#/account");
    ana.fill("#token-label", "my bot");
    ana.browser.click("#make-token");
    ana.browser.wait("document.querySelector('#token')?.innerText.length > 20");
    ana.browser.wait("document.querySelectorAll('table tbody tr').length === 2");
    ana.browser.click("table tbody button");
    ana.browser.wait("document.querySelectorAll('table tbody tr').length === 1");
    ana.fill("#old-password", PASSWORD);
    ana.fill("#new-password", "another good one");
    ana.browser.click("#change-password");
    ana.says("main", "The new password is valid");
    ana.console_is_clean();
    ana.fill("#delete-password", PASSWORD);
    ana.browser.click("#delete");
    ana.says("main", "cannot be undone");
    ana.browser.click("#delete");
    ana.says("#delete-refused", "wrong");
    ana.console_tells_only_refusals();
    ana.fill("#delete-password", "another good one");
    ana.browser.click("#delete");
    ana.browser.find("#door-enter");
    ana.open("#/player/Ana");
    ana.says("main .error", "There is no such player");
    ana.console_tells_only_refusals();
}

#[test]
fn without_a_site_everything_else_works() {
    let host = Host::of_files();
    let visitor = Visitor::new(&host);
    visitor.browser.find(".live [data-piece]");
    visitor.browser.click(".live [data-spot='4'] [data-piece='3']");
    visitor.browser.wait("document.querySelector('.last')?.innerText.includes('5-')");
    for page in ["#/ranking", "#/online", "#/sign-in", "#/account", "#/player/Ana"] {
        visitor.open(page);
        visitor.says("#no-site", "There is no site behind this page");
    }
    assert_eq!(visitor.browser.all("nav a[href='#/ranking'], nav a[href='#/sign-in']").len(), 0);
    visitor.says("footer", "nothing is sent anywhere");
    visitor.console_is_clean();
}

#[test]
fn rated_games_are_won_lost_and_left_and_the_ranking_follows() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    ana.play_nim(true);
    ana.says(".end h2", "You have won");
    ana.begin("#/play/nim?with=rated&level=3&first=you");
    ana.play_nim(false);
    ana.says(".end h2", "You have lost");
    ana.console_is_clean();
    ana.open("#/ranking");
    ana.says("main", "Nobody is listed here yet");
    for _ in 0..3 {
        ana.begin("#/play/nim?with=rated&level=2&first=computer");
        ana.browser.click("#leave");
        ana.says(".actions", "counts as a loss");
        ana.browser.click("#leave");
        ana.says(".end h2", "You have lost");
    }
    ana.console_is_clean();
    ana.open("#/ranking");
    ana.says("table tbody", "Ana");
    let row = ana
        .browser
        .eval("return [...document.querySelectorAll('tbody tr:first-child td')].slice(0, 6).map(td => td.innerText)");
    assert_eq!(row, serde_json::json!(["1", "Ana", "5", "1", "4", "20 %"]));
    ana.browser.choose("#level", "3");
    ana.says("main", "Nobody is listed here yet");
    ana.open("#/player/Ana");
    ana.browser.wait("document.querySelectorAll('section:last-of-type tbody tr').length === 5");
    ana.browser.click("section:last-of-type tbody tr:last-child a");
    ana.says(".end h2", "You have won");
    ana.browser.click("#review");
    ana.browser.find("#judged .review li");
    ana.console_is_clean();
}

#[test]
fn during_a_rated_game_nobody_signs_out_and_a_reload_loses_nothing() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    let (_, winning) = ana.position();
    ana.play(&winning[0]);
    ana.browser.wait("document.querySelector('.last').innerText.startsWith('The computer plays')");
    let (before, _) = ana.position();
    ana.console_is_clean();
    ana.open("#/account");
    ana.browser.click("#sign-out");
    ana.says("#sign-out-refused", "counts as a loss");
    ana.console_tells_only_refusals();
    ana.open("#/online");
    ana.browser.click("a.button.main");
    ana.browser.find(".live svg");
    ana.browser.reload();
    ana.browser.wait("document.querySelector('.dot.yours')");
    assert_eq!(ana.position().0, before);
    ana.play("1-99");
    ana.browser.find(".status .error");
    assert_eq!(ana.position().0, before);
}

#[test]
fn whoever_plays_is_told_when_the_site_is_gone() {
    let mut host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    ana.browser.wait("document.querySelector('.dot.yours') && document.querySelector('#lost[hidden]')");
    let browser = ana.browser;
    host.stop();
    browser.wait("document.querySelector('#lost:not([hidden])')?.innerText.includes('connection is being made')");
    browser.keys("#typed-move", &format!("1-1{ENTER}"));
    browser.wait("document.querySelector('.status .error')?.innerText.includes('does not answer')");
}

#[test]
fn two_browsers_play_over_an_invite_link_and_a_third_watches() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.begin("#/play/nim?with=invited&position=1,2&first=you");
    let link = ana.browser.text("#invite-link");
    let hash = link.strip_prefix(&host.address).expect("a link to this site");
    let (bor, eva) = (Visitor::new(&host), Visitor::new(&host));
    bor.open(hash);
    bor.says("main", "Ana invites you to a match: Nim");
    bor.enter_as_guest("Bor");
    bor.browser.click("#sit");
    bor.says(".players", "Bor (guest) (you)");
    ana.says(".players", "Bor");
    eva.open(hash);
    eva.says("#watching", "You are watching");
    assert_eq!(eva.browser.all("#leave:not([hidden]), .choice:not([hidden])").len(), 0, "who watches cannot play");
    ana.play("2-2");
    bor.says(".last", "2-2");
    eva.says(".last", "2-2");
    ana.browser.click("#takeback");
    bor.says(".offer", "Ana offers: take back a move");
    bor.browser.click("#accept");
    ana.browser.wait("document.querySelector('.dot.yours') && document.querySelector('.last').innerText === ''");
    ana.play("2-1");
    bor.says(".last", "2-1");
    bor.browser.reload();
    bor.play("1-1");
    ana.says(".last", "1-1");
    ana.play("2-1");
    ana.says(".end h2", "You have won");
    bor.says(".end h2", "You have lost");
    eva.says(".end", "The winner: Ana");
    bor.browser.click("#rematch");
    ana.says(".offer", "Bor offers: a rematch");
    ana.browser.click("#accept");
    bor.browser.wait(&format!("!location.href.endsWith({hash:?}) && document.querySelector('.dot.yours')"));
    bor.play("2-1");
    ana.says(".last", "2-1");
    for visitor in [ana, bor, eva] {
        visitor.console_is_clean();
    }
}

/// Ana loses a match against a guest and throws it away twice; the address of the match.
fn lost_to_a_guest(host: &Host, ana: &Visitor) -> String {
    ana.begin("#/play/nim?with=invited&position=1,3,5&first=you");
    let hash = ana.browser.eval("return location.hash").as_str().expect("an address").to_owned();
    let bor = Visitor::new(host);
    bor.open(&hash);
    bor.enter_as_guest("Bor");
    bor.browser.click("#sit");
    for (visitor, mv) in [(ana, "3-1"), (&bor, "3-4"), (ana, "2-3"), (&bor, "1-1")] {
        visitor.play(mv);
    }
    ana.says(".end h2", "You have lost");
    ana.browser.wait("localStorage.getItem('nimatron-looked-through')");
    hash
}

#[test]
fn whoever_comes_after_the_end_replays_the_match_with_mouse_and_keys() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    let hash = lost_to_a_guest(&host, &ana);
    let eva = Visitor::new(&host);
    let browser = &eva.browser;
    eva.open(&hash);
    browser.find("#replay-at");
    eva.sees("0,0,0");
    browser.click("#replay-first");
    eva.sees("1,3,5");
    eva.says(".turn", "Before the first move");
    browser.click("#replay-forward");
    eva.sees("1,3,4");
    eva.says(".turn", "Move 1 of 4");
    eva.says(".last", "Move of Ana: 3-1");
    eva.says(".end", "The winner: Bor");
    browser.eval("document.querySelector('#replay-at').focus()");
    browser.press(&[RIGHT]);
    eva.sees("1,3,0");
    browser.wait("document.querySelector('#replay-at').getAttribute('aria-valuetext') === 'Move 2 of 4'");
    for (key, position) in [(HOME, "1,3,5"), (LEFT, "1,3,5"), (END, "0,0,0"), (RIGHT, "0,0,0"), (LEFT, "1,0,0")] {
        browser.press(&[key]);
        eva.sees(position);
    }
    browser.click("[data-ply='1']");
    eva.sees("1,3,4");
    browser.press(&[RIGHT]);
    eva.sees("1,3,0");
    browser.wait("document.activeElement.dataset.ply === '2' && document.activeElement.ariaCurrent === 'step'");
    plays_by_itself(&eva);
    let fetched = browser.eval("return performance.getEntriesByType('resource').map(entry => entry.name).join(' ')");
    let fetched = fetched.as_str().expect("names");
    assert!(fetched.contains("/replay-") && !fetched.contains("/panels-"), "{fetched}");
    let checker = Checker::load();
    for (size, shade) in [(Size::WIDE, "light"), (Size::PHONE, "dark")] {
        browser.resize(size);
        browser.prefer(shade);
        assert_eq!(checker.faults(browser), Vec::<String>::new(), "{shade}");
        let fits = browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
        assert_eq!(fits, true, "{size:?}");
    }
    eva.console_is_clean();
}

/// From the end all moves are played once more; a button stops that.
fn plays_by_itself(eva: &Visitor) {
    let browser = &eva.browser;
    browser.click("#replay-last");
    eva.sees("0,0,0");
    browser.eval(
        "window.seen = []; const turn = document.querySelector('.turn'); \
         new MutationObserver(() => window.seen.push(turn.innerText.trim())) \
             .observe(turn, { childList: true, characterData: true, subtree: true })",
    );
    browser.click("#replay-play");
    browser.wait("document.querySelector('#replay-play').innerText === 'Play' && window.seen.length > 1");
    eva.sees("0,0,0");
    let seen =
        browser.eval("return window.seen.filter((line, i, all) => line !== all[i - 1]).map(line => line.slice(0, 6))");
    assert_eq!(seen, serde_json::json!(["Before", "Move 1", "Move 2", "Move 3", "Move 4"]));
    browser.click("#replay-play");
    browser.wait("document.querySelector('#replay-play').innerText === 'Pause'");
    browser.click("#replay-first");
    browser.wait("document.querySelector('#replay-play').innerText === 'Play'");
    eva.sees("1,3,5");
}

#[test]
fn mistakes_come_from_the_history_to_any_browser_and_only_once() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    lost_to_a_guest(&host, &ana);
    // A match that is not over is not looked through.
    ana.begin("#/play/nim?with=invited&position=1,2,5");
    let elsewhere = Visitor::new(&host);
    let browser = &elsewhere.browser;
    elsewhere.open("#/puzzle");
    browser.find("#own");
    assert_eq!(browser.all("#look-through").len(), 0, "nobody is signed in");
    elsewhere.sign_in("Ana");
    elsewhere.open("#/player/Ana");
    browser.click("#mistakes");
    elsewhere.says("#looked-through", "Matches looked through: 1. New mistakes: 2.");
    let own = "return [...document.querySelectorAll('#own code')].map(code => code.innerText)";
    assert_eq!(browser.eval(own), serde_json::json!(["1,3,0", "1,3,5"]));
    // What was mended does not come back.
    browser.click("#own li a");
    elsewhere.says(".puzzle", "1,3,0");
    browser.find(".move");
    browser.eval("[...document.querySelectorAll('.move')].find(move => move.innerText.startsWith('2-2')).click()");
    browser.click("#check");
    elsewhere.says(".result", "Solved!");
    assert_eq!(browser.eval(own), serde_json::json!(["1,3,5"]));
    browser.eval("document.querySelector('#look-through').focus()");
    browser.press(&[ENTER]);
    elsewhere.says("#looked-through", "all been looked through");
    assert_eq!(browser.eval(own), serde_json::json!(["1,3,5"]));
    elsewhere.console_is_clean();
    // Where the match ended they are known already.
    ana.open("#/puzzle?history");
    ana.says("#looked-through", "all been looked through");
    assert_eq!(ana.browser.eval(own), serde_json::json!(["1,3,0", "1,3,5"]));
    ana.console_is_clean();
}

#[test]
fn pieces_are_placed_in_secret_in_two_browsers() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.begin("#/play/northcott?start=placed&with=invited&first=you");
    let link = ana.browser.text("#invite-link");
    let bor = Visitor::new(&host);
    bor.open(link.strip_prefix(&host.address).expect("a link to this site"));
    bor.enter_as_guest("Bor");
    bor.browser.click("#sit");
    for visitor in [&ana, &bor] {
        visitor.browser.find("#placing .square:not(:disabled)");
        assert_eq!(visitor.browser.all(".live").len(), 0, "nothing is to be seen before all have placed");
    }
    ana.browser.click("#placed");
    ana.says("#placing", "Your pieces stand");
    bor.browser.click("#placed");
    for visitor in [&ana, &bor] {
        visitor.browser.find(".live svg");
        visitor.console_is_clean();
    }
    ana.browser.find(".dot.yours");
}

#[test]
fn whoever_wants_the_same_is_paired_and_the_clock_runs() {
    let host = Host::start();
    let (ana, bor) = (Visitor::new(&host), Visitor::new(&host));
    for visitor in [&ana, &bor] {
        visitor.open("#/online");
        visitor.enter_as_guest(if std::ptr::eq(visitor, &ana) { "Ana" } else { "Bor" });
        visitor.browser.choose("#quick-clock", "1");
        visitor.browser.click("#quick");
        visitor.browser.wait("location.hash.startsWith('#/match/')");
    }
    for visitor in [&ana, &bor] {
        visitor.browser.wait("document.querySelectorAll('.players .time').length === 2");
        visitor.browser.wait("/^[23]:\\d\\d$/.test(document.querySelector('.players li.on-move .time')?.innerText)");
        visitor.console_is_clean();
    }
    ana.open("#/online");
    ana.says("#waiting", "Nobody waits just now");
    bor.open("#/play/nim?with=anybody&first=you");
    bor.browser.reload();
    bor.browser.choose("#game", "wythoff");
    bor.browser.wait("location.hash.startsWith('#/play/wythoff')");
    bor.browser.click("#begin");
    bor.browser.find("#withdraw");
    ana.says("#waiting", "Wythoff's game");
    bor.browser.click("#withdraw");
    bor.browser.find("#waiting");
    ana.says("#waiting", "Nobody waits just now");
    for visitor in [ana, bor] {
        visitor.console_is_clean();
    }
}

#[test]
fn whoever_lets_the_time_run_out_loses_before_the_eyes_of_all() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    // No clock that the page offers is as short as the site allows.
    let script = "const done = arguments[0]; \
        const clock = { initial: 10, increment: 0 }; \
        const body = JSON.stringify({ game: 'nim', start: '3,5', first: 'you', clock }); \
        const headers = { 'Content-Type': 'application/json' }; \
        fetch('api/v1/challenges', { method: 'POST', body, headers }).then(a => a.json()).then(m => done(m.id))";
    let id = ana.browser.eval_async(script);
    let hash = format!("#/match/{}", id.as_str().expect("a match"));
    ana.open(&hash);
    let (bor, eva) = (Visitor::new(&host), Visitor::new(&host));
    bor.open(&hash);
    bor.enter_as_guest("Bor");
    bor.browser.click("#sit");
    eva.open(&hash);
    // It is Ana's turn, and she does nothing.
    for visitor in [&ana, &bor, &eva] {
        visitor.says(".end", "The time has run out");
        visitor.browser.wait("document.querySelectorAll('.players .time')[0].innerText === '0:00'");
    }
    ana.says(".end h2", "You have lost");
    bor.says(".end h2", "You have won");
    eva.says(".end", "The winner: Bor");
    for visitor in [ana, bor, eva] {
        assert_eq!(visitor.browser.all(".dot.yours").len(), 0, "nobody can move any more");
        visitor.console_is_clean();
    }
}

#[test]
fn three_people_play_21_over_an_invite_link() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.begin("#/play/count?start=game-of-21-for-three&with=invited&first=you");
    let link = ana.browser.text("#invite-link");
    let hash = link.strip_prefix(&host.address).expect("a link to this site");
    let (bor, eva) = (Visitor::new(&host), Visitor::new(&host));
    for (visitor, name) in [(&bor, "Bor"), (&eva, "Eva")] {
        ana.browser.find("#invite-link");
        visitor.open(hash);
        visitor.enter_as_guest(name);
        visitor.browser.click("#sit");
        visitor.browser.wait("document.querySelector('#invite-link, .players')");
    }
    for visitor in [&ana, &bor, &eva] {
        visitor.browser.wait("document.querySelectorAll('.players li').length === 3");
    }
    // Seven times three is 21, and whoever has to say it loses: the first, when three take turns.
    for visitor in [&ana, &bor, &eva, &ana, &bor, &eva, &ana] {
        visitor.play("+3");
    }
    ana.says(".end h2", "You have lost");
    for visitor in [&bor, &eva] {
        visitor.says(".end h2", "You have won");
    }
    for visitor in [ana, bor, eva] {
        visitor.console_is_clean();
    }
}

#[test]
fn scripts_in_labels_and_records_are_only_texts() {
    const SCRIPT: &str = "<img src=x onerror=hit()>";
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.open("#/account");
    ana.fill("#token-label", SCRIPT);
    ana.browser.click("#make-token");
    ana.says("main table", SCRIPT);
    assert_eq!(ana.browser.all("main img").len(), 0);
    let record = format!(
        "nimatron-record 1\ngame nim\nconvention normal\nA person \"{SCRIPT}\"\nB person \"Bor\"\nstart 1,2,3\nresult open\n"
    );
    ana.browser.eval(&format!("localStorage.setItem('nimatron-match', {record:?})"));
    ana.open("#/game");
    ana.browser.reload();
    ana.says("main", SCRIPT);
    assert_eq!(ana.browser.all("main img").len(), 0);
    ana.console_is_clean();
}

#[test]
fn no_page_of_the_site_has_a_serious_fault_or_hangs_over_the_edge_of_a_phone() {
    let checker = Checker::load();
    let host = Host::start();
    let ana = Visitor::new(&host);
    let look = |page: &str| {
        for (size, shade) in [(Size::WIDE, "light"), (Size::PHONE, "dark")] {
            ana.browser.resize(size);
            ana.browser.prefer(shade);
            ana.open(page);
            ana.browser.wait("document.querySelector('main h1') && !document.querySelector('[aria-busy=true]')");
            assert_eq!(checker.faults(&ana.browser), Vec::<String>::new(), "{page}, {shade}");
            let fits = ana.browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
            assert_eq!(fits, true, "{page}, {size:?}");
        }
    };
    look("#/sign-in");
    look("#/online");
    ana.open("#/sign-in");
    ana.enter("Ana", PASSWORD, PASSWORD);
    ana.says("#welcome", "Ana");
    ana.begin("#/play/nim?with=invited");
    let hash = ana.browser.eval("return location.hash");
    look(hash.as_str().expect("an address"));
    ana.begin("#/play/nim?with=rated&first=you");
    let hash = ana.browser.eval("return location.hash");
    for page in [
        hash.as_str().expect("an address"),
        "#/online",
        "#/account",
        "#/ranking",
        "#/player/Ana",
        "#/play/nim?with=anybody",
    ] {
        look(page);
    }
    ana.console_is_clean();
}
