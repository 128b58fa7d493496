//! Rated matches and the ranking.
use crate::visitor::{ENTER, Visitor};
use e2e::Host;

/// Wins twelve rated matches against level 3, so that the rating is settled.
const WIN_TWELVE: &str = "const done = arguments[0]; (async () => { \
    const ask = async (path, body) => (await fetch(`api/v1/${path}`, { method: 'POST', body: JSON.stringify(body), \
        headers: { 'Content-Type': 'application/json' } })).json(); \
    for (let i = 0; i < 12; i++) { \
        let state = await ask('matches', { game: 'nim', level: 3, first: 'you' }); \
        while (!state.ended) { \
            const found = await ask('analyse', { game: 'nim', position: state.position }); \
            const move = { ply: state.moves.length, move: found.winning_moves[0] }; \
            state = await ask(`matches/${state.id}/moves`, move); \
        } \
    } \
    done(null); })()";

#[test]
fn the_set_up_stays_where_it_is_when_the_site_says_who_is_signed_in() {
    // The answer waits until `window.release` is called.
    const HOLD: &str = "const ask = window.fetch.bind(window); window.held = 0; \
        const released = new Promise(go => window.release = go); \
        window.fetch = async (request, ...rest) => { \
            if (String(request.url ?? request).endsWith('/visitor')) { window.held += 1; await released; } \
            return ask(request, ...rest); \
        }";
    const LAYOUT: &str = "return [Math.round(document.querySelector('#begin').getBoundingClientRect().y), \
        document.querySelectorAll('#opponents input').length, \
        [...document.querySelectorAll('.wishes a')].filter(link => link.checkVisibility()).length]";
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.browser.run_before_pages(HOLD);
    ana.open("#/play/nim?with=rated&first=you");
    ana.browser.reload();
    ana.browser.find("#begin");
    ana.browser.wait("window.held > 0 && !document.querySelector('[aria-busy=true]')");
    let before = ana.browser.eval(LAYOUT);
    ana.browser.eval("window.release()");
    ana.wait_for_text("header", "Ana");
    assert_eq!(ana.browser.eval(LAYOUT), before);
    ana.assert_clean_console();
}

#[test]
fn rated_games_are_won_lost_and_left_and_the_ranking_follows() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    ana.play_nim(true);
    ana.wait_for_text(".end h2", "You win!");
    ana.begin("#/play/nim?with=rated&level=3&first=you");
    ana.play_nim(false);
    ana.wait_for_text(".end h2", "You lose");
    ana.assert_clean_console();
    ana.open("#/ranking");
    ana.wait_for_text("main", "Nobody is ranked here yet");
    for _ in 0..3 {
        ana.begin("#/play/nim?with=rated&level=2&first=computer");
        ana.browser.click("#leave");
        ana.wait_for_text(".actions", "counts as a loss");
        ana.browser.click("#leave");
        ana.wait_for_text(".end h2", "You lose");
    }
    ana.assert_clean_console();
    ana.open("#/ranking");
    ana.wait_for_text("main", "Nobody is ranked here yet");
    ana.browser.eval_async(WIN_TWELVE);
    ana.browser.reload();
    ana.wait_for_text("table tbody", "Ana");
    let row = ana
        .browser
        .eval("return [...document.querySelectorAll('tbody tr:first-child td')].slice(0, 6).map(td => td.innerText)");
    assert_eq!(row, serde_json::json!(["1", "Ana", "17", "13", "4", "76.47 %"]));
    ana.browser.choose("#level", "1");
    ana.wait_for_text("main", "Nobody is ranked here yet");
    ana.browser.choose("#level", "");
    ana.wait_for_text("table tbody", "Ana");
    ana.browser.choose("#bots", "true");
    ana.wait_for_text("main", "Nobody is ranked here yet");
    ana.open("#/player/Ana");
    ana.browser.wait("document.querySelectorAll('section:last-of-type tbody tr').length === 17");
    ana.browser.click("section:last-of-type tbody tr:last-child a");
    ana.wait_for_text(".end h2", "You win!");
    ana.browser.click("#review");
    ana.browser.find("#judged .review li");
    ana.assert_clean_console();
}

#[test]
fn a_rated_game_prevents_signing_out_and_survives_a_reload() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    let (_, winning) = ana.position();
    ana.play(&winning[0]);
    ana.browser.wait("document.querySelector('.last').innerText.startsWith('The computer plays')");
    let (before, _) = ana.position();
    ana.assert_clean_console();
    ana.open("#/account");
    ana.browser.click("#sign-out");
    ana.wait_for_text("#sign-out-refused", "counts as a loss");
    ana.assert_only_refusals_in_console();
    ana.open("#/online");
    ana.browser.click("a.button.main");
    ana.browser.find(".live svg");
    ana.browser.reload();
    ana.browser.wait("document.querySelector('.dot.yours')");
    assert_eq!(ana.position().0, before);
    ana.play("1-99");
    ana.browser.find(".status .error");
    assert_eq!(ana.position().0, before);
    ana.open("#/account");
    ana.browser.click("#sign-out");
    ana.browser.click("#leave-and-sign-out");
    ana.browser.find("#door-enter");
    ana.open("#/player/Ana");
    ana.wait_for_text("section:last-of-type tbody", "loss");
}

#[test]
fn a_player_is_warned_when_the_site_is_gone() {
    let mut host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    ana.browser.wait("document.querySelector('.dot.yours') && document.querySelector('#lost[hidden]')");
    let browser = ana.browser;
    host.stop();
    browser.wait("document.querySelector('#lost:not([hidden])')?.innerText.includes('Connecting')");
    browser.keys("#typed-move", &format!("1-1{ENTER}"));
    browser.wait("document.querySelector('.status .error')?.innerText.includes('responding')");
}
