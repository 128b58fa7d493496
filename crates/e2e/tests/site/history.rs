//! Matches that are over: replays, and mistakes from the history.
use crate::visitor::{END, ENTER, HOME, LEFT, RIGHT, Visitor};
use e2e::{AccessibilityChecker, Host, WindowSize};

/// Ana loses a match against a guest with two mistakes. Returns the address of the match.
fn lose_to_a_guest(host: &Host, ana: &Visitor) -> String {
    ana.begin("#/play/nim?with=invited&position=1,3,5&first=you");
    let hash = ana.browser.eval("return location.hash").as_str().expect("an address").to_owned();
    let bor = Visitor::new(host);
    bor.open(&hash);
    bor.enter_as_guest("Bor");
    bor.browser.click("#sit");
    for (visitor, mv) in [(ana, "3-1"), (&bor, "3-4"), (ana, "2-3"), (&bor, "1-1")] {
        visitor.play(mv);
    }
    ana.wait_for_text(".end h2", "You lose");
    ana.browser.wait("localStorage.getItem('nimatron-looked-through')");
    hash
}

/// Sockets whose messages wait until `release()` is called.
const SLOW_SOCKETS: &str = "
    const waiting = [];
    let open = false;
    window.delivered = 0;
    window.WebSocket = class extends WebSocket {
        set onmessage(handler) {
            super.onmessage = event => {
                const deliver = () => { handler(event); window.delivered += 1; };
                if (open) { deliver(); } else { waiting.push(deliver); }
            };
        }
    };
    window.release = () => { open = true; waiting.forEach(deliver => deliver()); };
    window.isWaiting = () => waiting.length > 0;
";

#[test]
fn a_name_that_somebody_types_survives_news_of_the_match() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.begin("#/play/nim?with=invited&position=1,3,5&first=you");
    let hash = ana.browser.eval("return location.hash").as_str().expect("an address").to_owned();
    let bor = Visitor::new(&host);
    bor.browser.eval(SLOW_SOCKETS);
    bor.browser.eval(&format!("location.hash = {hash:?}"));
    bor.fill("#guest-name", "Bor");
    bor.browser.wait("window.isWaiting()");
    bor.browser.eval("window.release()");
    bor.browser.wait("window.delivered > 0");
    assert_eq!(bor.browser.eval("return document.querySelector('#guest-name').value"), "Bor");
}

#[test]
fn a_late_visitor_replays_the_match_with_mouse_and_keys() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    let hash = lose_to_a_guest(&host, &ana);
    let eva = Visitor::new(&host);
    let browser = &eva.browser;
    eva.open(&hash);
    browser.find("#replay-at");
    eva.wait_for_position("0,0,0");
    browser.click("#replay-first");
    eva.wait_for_position("1,3,5");
    eva.wait_for_text(".turn", "Before the first move");
    browser.click("#replay-forward");
    eva.wait_for_position("1,3,4");
    eva.wait_for_text(".turn", "Move 1 of 4");
    eva.wait_for_text(".last", "Ana plays 3-1");
    eva.wait_for_text(".end", "Bor wins");
    browser.eval("document.querySelector('#replay-at').focus()");
    browser.press(&[RIGHT]);
    eva.wait_for_position("1,3,0");
    browser.wait("document.querySelector('#replay-at').getAttribute('aria-valuetext') === 'Move 2 of 4'");
    for (key, position) in [(HOME, "1,3,5"), (LEFT, "1,3,5"), (END, "0,0,0"), (RIGHT, "0,0,0"), (LEFT, "1,0,0")] {
        browser.press(&[key]);
        eva.wait_for_position(position);
    }
    browser.click("[data-ply='1']");
    eva.wait_for_position("1,3,4");
    browser.press(&[RIGHT]);
    eva.wait_for_position("1,3,0");
    browser.wait("document.activeElement.dataset.ply === '2' && document.activeElement.ariaCurrent === 'step'");
    check_automatic_replay(&eva);
    let fetched = browser.eval("return performance.getEntriesByType('resource').map(entry => entry.name).join(' ')");
    let fetched = fetched.as_str().expect("names");
    assert!(fetched.contains("/replay-") && !fetched.contains("/panels-"), "{fetched}");
    let checker = AccessibilityChecker::load();
    for (size, shade) in [(WindowSize::WIDE, "light"), (WindowSize::PHONE, "dark")] {
        browser.resize(size);
        browser.prefer(shade);
        assert_eq!(checker.violations(browser), Vec::<String>::new(), "{shade}");
        let fits = browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
        assert_eq!(fits, true, "{size:?}");
    }
    eva.assert_clean_console();
}

/// The replay begins again after the end, and a button stops it.
fn check_automatic_replay(eva: &Visitor) {
    let browser = &eva.browser;
    browser.click("#replay-last");
    eva.wait_for_position("0,0,0");
    browser.eval(
        "window.seen = []; const turn = document.querySelector('.turn'); \
         new MutationObserver(() => window.seen.push(turn.innerText.trim())) \
             .observe(turn, { childList: true, characterData: true, subtree: true })",
    );
    browser.click("#replay-play");
    browser.wait("document.querySelector('#replay-play').innerText === 'Play' && window.seen.length > 1");
    eva.wait_for_position("0,0,0");
    let seen =
        browser.eval("return window.seen.filter((line, i, all) => line !== all[i - 1]).map(line => line.slice(0, 6))");
    assert_eq!(seen, serde_json::json!(["Before", "Move 1", "Move 2", "Move 3", "Move 4"]));
    browser.click("#replay-play");
    browser.wait("document.querySelector('#replay-play').innerText === 'Pause'");
    browser.click("#replay-first");
    browser.wait("document.querySelector('#replay-play').innerText === 'Play'");
    eva.wait_for_position("1,3,5");
}

#[test]
fn mistakes_come_from_the_history_to_any_browser_and_only_once() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    lose_to_a_guest(&host, &ana);
    // A match that is not over is not searched.
    ana.begin("#/play/nim?with=invited&position=1,2,5");
    let elsewhere = Visitor::new(&host);
    let browser = &elsewhere.browser;
    elsewhere.open("#/puzzle");
    browser.find("#own");
    assert_eq!(browser.all("#look-through").len(), 0, "nobody is signed in");
    elsewhere.sign_in("Ana");
    elsewhere.open("#/player/Ana");
    browser.click("#mistakes");
    elsewhere.wait_for_text("#looked-through", "1 game scanned, 2 new mistakes found.");
    let own = "return [...document.querySelectorAll('#own code')].map(code => code.innerText)";
    assert_eq!(browser.eval(own), serde_json::json!(["1,3,0", "1,3,5"]));
    // A corrected mistake comes back after days.
    browser.click("#own li a");
    elsewhere.wait_for_text(".puzzle", "1,3,0");
    browser.find(".move");
    browser.eval("[...document.querySelectorAll('.move')].find(move => move.innerText.startsWith('2-2')).click()");
    browser.click("#check");
    elsewhere.wait_for_text(".result", "Solved!");
    let due = "return [...document.querySelectorAll('#own li.due code')].map(code => code.innerText)";
    assert_eq!(browser.eval(due), serde_json::json!(["1,3,5"]));
    browser.eval("document.querySelector('#look-through').focus()");
    browser.press(&[ENTER]);
    elsewhere.wait_for_text("#looked-through", "have been scanned");
    assert_eq!(browser.eval(due), serde_json::json!(["1,3,5"]));
    elsewhere.assert_clean_console();
    // The browser in which the match ended knows them already.
    ana.open("#/puzzle?history");
    ana.wait_for_text("#looked-through", "have been scanned");
    assert_eq!(ana.browser.eval(own), serde_json::json!(["1,3,0", "1,3,5"]));
    ana.assert_clean_console();
}
