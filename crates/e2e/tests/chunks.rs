//! The chunks of the page: what is fetched first, what later, and what happens if a chunk fails.
use e2e::{Browser, Host, PAGES, Rig, WindowSize};

/// The WebAssembly that the page has fetched, by its names without their content.
const FETCHED: &str = "return performance.getEntriesByType('resource') \
    .map(entry => entry.name.match(/assets\\/(.*)-[0-9a-f]{16}\\.wasm$/)) \
    .filter(found => found).map(found => found[1])";

/// The chunks of pages and panels that a first game does not need.
const LATER: [&str; 7] = ["answers", "learn", "panels", "replay", "setup", "site", "understand"];

#[test]
fn a_game_is_played_before_anything_else_is_fetched() {
    let (host, browser) = (Host::start(), Browser::start(WindowSize::WIDE));
    browser.goto(&host.address);
    browser.click(".live [data-spot='4'] [data-piece='3']");
    browser.wait("document.querySelector('.last')?.innerText.includes('The computer')");
    let fetched = browser.eval(FETCHED);
    let has =
        |fetched: &serde_json::Value, name: &str| fetched.as_array().is_some_and(|names| names.contains(&name.into()));
    assert!(has(&fetched, "app") && !LATER.iter().any(|name| has(&fetched, name)), "{fetched}");
    browser.goto(&format!("{}#/learn", host.address));
    browser.find("main a[href^='#/learn/course/']");
    let fetched = browser.eval(FETCHED);
    assert!(has(&fetched, "learn"), "{fetched}");
    assert!(browser.log().is_empty());
}

#[test]
fn every_page_works_offline() {
    let (mut host, browser) = (Host::start(), Browser::start(WindowSize::WIDE));
    browser.goto(&host.address);
    browser.eval_async("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))");
    browser.wait("navigator.serviceWorker.controller");
    host.stop();
    browser.set_offline(true);
    for page in PAGES {
        browser.goto("about:blank");
        browser.goto(&format!("{}{page}", host.address));
        browser.find("main h1");
        browser.wait("!document.querySelector('[aria-busy=true]')");
        // Whatever is missing is missing because there is no network.
        let missing = browser.eval(
            "return [...document.querySelectorAll('main .error, #no-site')] \
            .map(note => note.innerText).filter(note => note && !note.startsWith('You are offline'))",
        );
        assert_eq!(missing, serde_json::json!([]), "{page}");
    }
    browser.goto(&format!("{}#/analyse/nim?position=5,19,40,51", host.address));
    browser.wait("document.querySelector('main')?.innerText.includes('3-3')");
}

#[test]
fn people_come_back_with_the_network() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open("");
    rig.browser.eval_async("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))");
    rig.browser.wait("navigator.serviceWorker.controller");
    rig.browser.set_offline(true);
    rig.open_fresh("#/people");
    rig.wait_for_text("#no-site", "You are offline");
    rig.browser.set_offline(false);
    rig.browser.find("#waiting");
    rig.browser.find("nav a[href='#/people']");
}

#[test]
fn a_failed_chunk_is_requested_again() {
    let (host, browser) = (Host::start(), Browser::start(WindowSize::WIDE));
    browser.block(&["*/learn-*.wasm"]);
    browser.goto(&host.address);
    browser.find(".live svg");
    browser.goto(&format!("{}#/learn", host.address));
    browser.wait("document.querySelector('main [role=alert]')?.innerText.includes('didn’t load')");
    browser.block(&[]);
    browser.click("#try-again");
    browser.find("main a[href^='#/learn/course/']");
}
