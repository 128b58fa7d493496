//! Pictures of every page and of every state of a match, wide and small, light and dark, and on a projector; and of
//! what most visitors see on a phone in every language: `cargo xtask shots [FOLDER]`.
use e2e::{Browser, Host, WindowSize};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The picture in the README.
const README_PICTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/page.png");

/// Every page with a name and something to wait for.
const PAGES: [(&str, &str, &str); 20] = [
    ("home", "#/", ".shelf li"),
    ("play", "#/nim", "#begin"),
    ("play-wythoff", "#/wythoff", ".start-board svg"),
    ("play-count", "#/count", "#begin"),
    ("play-error", "#/play/nim?position=3,x", ".error"),
    ("game", "#/game", ".live svg"),
    ("analyse", "#/analyse/nim?position=5,19,40,51", ".why table"),
    ("lab", "#/lab", ".lab"),
    ("learn", "#/learn", ".lessons li:nth-child(10) .thumb svg"),
    ("learn-opponents", "#/learn/opponents", ".flow"),
    ("learn-nim", "#/learn/nim", ".why table"),
    ("lesson-positions", "#/learn/course/positions", ".drawing svg"),
    ("lesson-columns", "#/learn/course/columns", ".lesson-picture svg"),
    ("lesson-search", "#/learn/course/search", ".drawing svg"),
    ("puzzle", "#/puzzle?level=4&seed=3", ".move"),
    ("graph", "#/graph/nim?position=1,2,3", ".graph svg"),
    ("map", "#/map/wythoff", ".map svg"),
    ("sequences", "#/sequences", ".drawing svg"),
    ("about", "#/about", "main h1"),
    ("missing", "#/nowhere", "main h1"),
];

/// The form to sign in.
const SIGN_IN: (&str, &str, &str) = ("sign-in", "#/sign-in", "#door-enter");

/// A game that begins, and one of Kayles.
const START: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 2\n\
    start 1,2,3,4,5\nresult open\n";
const KAYLES: &str = "nimatron-record 1\ngame octal\nconvention normal\nA person \"You\"\n\
    B computer 2\nstart 9\nresult open\n";

/// A game in progress, so that its page has something to show.
const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 2\n\
    start 1,2,3,4,5\nA 5-2 = 1,2,3,4,3\nB 2-1 = 1,1,3,4,3\nA 4-1 = 1,1,3,3,3\nB 3-2 = 1,1,1,3,3\nresult open\n";

/// A game lost by a mistake, one that was won, and one whose start was lost.
const DEFEAT: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
    start 1,3,5\nA 3-1\nB 3-2\nA 2-3\nB 3-1\nA 1-1\nB 3-1\nresult B wins\n";
const WON: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
    start 1,2\nA 2-1\nB 1-1\nA 2-1\nresult A wins\n";
const LOST_START: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
    start 1,2,3\nA 1-1\nB 3-1\nA 2-1\nB 3-1\nA 2-1\nB 3-1\nresult B wins\n";

/// States of a match: a name, the record, what is clicked, and something to wait for.
const STATES: [(&str, &str, &[&str], &str); 10] = [
    ("state-start", START, &[], ".live svg"),
    ("state-held", KAYLES, &[".live [data-piece='4']"], "#cancel-move:not([hidden])"),
    ("state-more", RECORD, &[".menu summary"], ".menu[open]"),
    ("state-hint", RECORD, &["#hint", "#hint"], ".live .lit"),
    ("state-coach", RECORD, &[".menu summary", "#coach"], ".live .mark-good"),
    ("state-why", RECORD, &["#tab-why"], "#why .columns"),
    ("state-won", WON, &[], "#judged .review li"),
    ("state-lost", DEFEAT, &[], "#turning-point"),
    ("state-lost-start", LOST_START, &[], "#lost-start"),
    ("state-review", DEFEAT, &["#judged .why"], "#judged .why-move .columns"),
];

fn main() {
    let folder = std::env::args().nth(1).map_or_else(|| target().join("shots"), PathBuf::from);
    fs::create_dir_all(&folder).expect("the folder can be written");
    let host = Host::start();
    let browser = Browser::start(WindowSize::WIDE);
    browser.goto(&host.address);
    browser.find("main h1");
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    shoot_languages(&browser, &host, &folder);
    shoot_states(&browser, &host, &folder);
    shoot_moments(&browser, &host, &folder);
    browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
    shoot(&browser, &host, &folder, &PAGES);
    shoot(&browser, &host, &folder, &[SIGN_IN]);
    let [invitation, rated] = prepare_account(&browser);
    let of_site = [
        ("online", "#/people", "#waiting table"),
        ("invitation", invitation.as_str(), "#invite-link"),
        ("match", rated.as_str(), ".live svg"),
        ("account", "#/account", "table"),
        ("ranking", "#/ranking", "main p"),
        ("player", "#/player/Ana", "table"),
        ("play-online", "#/play/nim?with=anybody", "#begin"),
    ];
    shoot(&browser, &host, &folder, &of_site);
    fs::copy(folder.join("state-why-wide-light.png"), README_PICTURE).expect("the picture of the README is written");
    println!("The pictures are in {}, and the one of the README is new", folder.display());
}

/// The sizes of the window and the shades of the page, with their names.
const LOOKS: [(WindowSize, &str, &str); 4] = [
    (WindowSize(1440, 900), "wide", "light"),
    (WindowSize(1440, 900), "wide", "dark"),
    (WindowSize(390, 844), "phone", "light"),
    (WindowSize(390, 844), "phone", "dark"),
];

/// The same on a projector.
const PROJECTORS: [(WindowSize, &str, &str); 2] =
    [(WindowSize(1920, 1080), "projector", "light"), (WindowSize(1920, 1080), "projector", "dark")];

/// Pages and states that are looked at in every language on a phone.
const IN_EVERY_LANGUAGE: ([&str; 4], [&str; 4]) =
    (["home", "play", "play-error", "lesson-positions"], ["state-hint", "state-why", "state-lost", "state-review"]);

/// Takes pictures of what most visitors see, on a phone in every language.
fn shoot_languages(browser: &Browser, host: &Host, folder: &Path) {
    let (size, (pages, states)) = (WindowSize(390, 844), IN_EVERY_LANGUAGE);
    browser.prefer("light");
    for lang in ["en", "sl", "hr", "hu", "pl"] {
        for state in STATES.into_iter().filter(|state| states.contains(&state.0)) {
            browser.resize(size);
            open_state(browser, host, lang, state);
            save(browser, size, &folder.join(format!("{lang}-{}.png", state.0)));
        }
        for page in PAGES.into_iter().filter(|page| pages.contains(&page.0)) {
            browser.resize(size);
            open_page(browser, host, page);
            save(browser, size, &folder.join(format!("{lang}-{}.png", page.0)));
        }
        browser.resize(size);
        open_page(browser, host, SIGN_IN);
        for (field, text) in [("#door-name", "Ana"), ("#door-password", "gold bars 1940"), ("#door-repeat", "other")] {
            browser.keys(field, text);
        }
        browser.click(SIGN_IN.2);
        browser.wait("document.querySelector('#door-refused')?.innerText.length > 0");
        save(browser, size, &folder.join(format!("{lang}-sign-in-error.png")));
    }
}

/// Opens a state of a match in a language.
fn open_state(browser: &Browser, host: &Host, lang: &str, (_, record, clicks, there): (&str, &str, &[&str], &str)) {
    let settings = format!("lang {lang}\npace 0\n");
    browser.eval(&format!(
        "localStorage.setItem('nimatron-match', {record:?}); localStorage.setItem('nimatron-settings', {settings:?})"
    ));
    browser.goto("about:blank");
    browser.goto(&format!("{}#/game", host.address));
    browser.find(".match .live svg");
    for css in clicks {
        browser.click(css);
    }
    browser.find(there);
    browser.wait("!document.querySelector('[aria-busy=true]')");
}

/// Opens a page.
fn open_page(browser: &Browser, host: &Host, (_, hash, there): (&str, &str, &str)) {
    browser.goto("about:blank");
    browser.goto(&format!("{}{hash}", host.address));
    browser.find(there);
    browser.wait("!document.querySelector('[aria-busy=true]')");
}

/// Takes pictures of the states of a match.
fn shoot_states(browser: &Browser, host: &Host, folder: &Path) {
    for (size, name, shade) in LOOKS.into_iter().chain(PROJECTORS) {
        browser.prefer(shade);
        for state in STATES {
            browser.resize(size);
            open_state(browser, host, "en", state);
            if name == "projector" {
                browser.press(&["f"]);
                browser.find("[data-projector]");
            }
            save(browser, size, &folder.join(format!("{}-{name}-{shade}.png", state.0)));
        }
        browser.goto("about:blank");
        browser.goto(&host.address);
        browser.find("main h1");
        browser.set_offline(true);
        browser.wait("document.querySelector('#offline').innerText.length > 0");
        save(browser, size, &folder.join(format!("state-offline-{name}-{shade}.png")));
        browser.set_offline(false);
    }
}

/// Takes pictures of what passes: the title of a match, the computer's thoughts, the help, a wrong answer, a solved
/// puzzle, pieces that are placed in secret.
fn shoot_moments(browser: &Browser, host: &Host, folder: &Path) {
    let moving = Browser::with(WindowSize::WIDE, &[]);
    for (size, name, shade) in LOOKS {
        for browser in [browser, &moving] {
            browser.prefer(shade);
            browser.resize(size);
        }
        let save = |browser: &Browser, moment: &str| {
            save(browser, size, &folder.join(format!("moment-{moment}-{name}-{shade}.png")));
            browser.resize(size);
        };
        open_set_up(&moving, host, "#/wythoff", "");
        moving.wait("document.querySelector('.opening:not([hidden])')?.getAnimations().length === 0");
        save(&moving, "title");
        open_set_up(browser, host, "#/nim?level=3&first=computer&position=3,5,7", "watch true\n");
        for _ in 0..3 {
            browser.click("#next-thought");
        }
        browser.find("#thinking table.columns");
        save(browser, "thinking");
        browser.eval("document.querySelector('.help-key').click()");
        browser.find(".help:not([hidden])");
        save(browser, "help");
        open_set_up(browser, host, "#/play/northcott?start=placed", "");
        browser.find("#placing .square");
        save(browser, "placing");
        open_page(browser, host, ("", "#/learn/course/positions", "#whole-lesson"));
        browser.click("#whole-lesson");
        browser.click("#exercise-2 .doors button:last-child");
        browser.find("#exercise-2 .verdict.bad");
        save(browser, "wrong-answer");
        solve(browser, host);
        save(browser, "solved");
    }
}

/// Begins a match from an address, with timers that never fire.
fn open_set_up(browser: &Browser, host: &Host, hash: &str, settings: &str) {
    let settings = format!("lang en\npace 0\n{settings}");
    browser.goto(&host.address);
    browser.find("main h1");
    browser.eval(&format!("localStorage.setItem('nimatron-settings', {settings:?})"));
    open_page(browser, host, ("", hash, "#begin"));
    browser.hold_timers();
    browser.click("#begin");
}

/// Solves the puzzle of a day.
fn solve(browser: &Browser, host: &Host) {
    const DAY: u64 = 20_000;
    open_page(browser, host, ("", &format!("#/puzzle?day={DAY}"), ".move"));
    for mv in play::puzzle::daily(DAY).solution {
        browser.eval(&format!(
            "[...document.querySelectorAll('.move')].find(move => move.querySelector('code').innerText === \
                {mv:?}).click()"
        ));
    }
    browser.click("#check");
    browser.find(".result .verdict.good");
}

/// Saves a picture of the whole page, not only of what the window shows.
fn save(browser: &Browser, size: WindowSize, file: &Path) {
    let height = browser.eval("return document.documentElement.scrollHeight");
    let height = height.as_u64().and_then(|height| u32::try_from(height).ok()).unwrap_or(size.1);
    browser.resize(WindowSize(size.0, height.clamp(size.1, 6_000)));
    browser.eval("window.scrollTo(0, 0)");
    fs::write(file, decode_base64(&browser.screenshot())).expect("the picture is written");
}

/// Takes pictures of pages, wide and small, light and dark.
fn shoot(browser: &Browser, host: &Host, folder: &Path, pages: &[(&str, &str, &str)]) {
    for (size, name, shade) in LOOKS {
        browser.prefer(shade);
        for page in pages {
            browser.resize(size);
            open_page(browser, host, *page);
            save(browser, size, &folder.join(format!("{}-{name}-{shade}.png", page.0)));
        }
    }
}

/// Opens an account with matches, and returns the addresses of an invitation and of a match against the computer.
fn prepare_account(browser: &Browser) -> [String; 2] {
    let script = "const done = arguments[0]; (async () => { \
        const ask = async (path, body) => (await fetch(`api/v1/${path}`, { method: 'POST', body: JSON.stringify(body), \
            headers: { 'Content-Type': 'application/json' } })).json(); \
        await ask('session', { name: 'Ana', password: 'gold bars 1940', repeat: 'gold bars 1940' }); \
        const clock = { initial: 600, increment: 5 }; \
        const open = await ask('challenges', { game: 'nim', start: '3,4,5', listed: true, clock }); \
        for (let i = 0; i < 5; i++) \
            await ask(`matches/${(await ask('matches', { game: 'wythoff', level: 3 })).id}/leave`, {}); \
        const rated = await ask('matches', { game: 'nim', level: 2, first: 'computer' }); \
        done([open, rated].map(match => `#/match/${match.id}`)); })()";
    let addresses = browser.eval_async(script);
    [0, 1].map(|index| addresses[index].as_str().expect("an address").to_owned())
}

/// The target folder.
fn target() -> PathBuf {
    e2e::page_folder().parent().map_or_else(PathBuf::new, PathBuf::from)
}

/// Decodes base 64.
fn decode_base64(text: &str) -> Vec<u8> {
    const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0u32, 0);
    for sign in text.bytes() {
        let Some(value) = ALPHABET.iter().position(|other| *other == sign) else { continue };
        bits = bits << 6 | u32::try_from(value).unwrap_or(0);
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push(u8::try_from(bits >> count & 0xff).unwrap_or(0));
        }
    }
    out
}
