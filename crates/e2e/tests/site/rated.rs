//! Rated matches and the ranking.
use crate::visitor::{ENTER, Visitor};
use e2e::Host;

#[test]
fn rated_games_are_won_lost_and_left_and_the_ranking_follows() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    ana.play_nim(true);
    ana.wait_for_text(".end h2", "You have won");
    ana.begin("#/play/nim?with=rated&level=3&first=you");
    ana.play_nim(false);
    ana.wait_for_text(".end h2", "You have lost");
    ana.assert_clean_console();
    ana.open("#/ranking");
    ana.wait_for_text("main", "Nobody is listed here yet");
    for _ in 0..3 {
        ana.begin("#/play/nim?with=rated&level=2&first=computer");
        ana.browser.click("#leave");
        ana.wait_for_text(".actions", "counts as a loss");
        ana.browser.click("#leave");
        ana.wait_for_text(".end h2", "You have lost");
    }
    ana.assert_clean_console();
    ana.open("#/ranking");
    ana.wait_for_text("table tbody", "Ana");
    let row = ana
        .browser
        .eval("return [...document.querySelectorAll('tbody tr:first-child td')].slice(0, 6).map(td => td.innerText)");
    assert_eq!(row, serde_json::json!(["1", "Ana", "5", "1", "4", "20 %"]));
    ana.browser.choose("#level", "3");
    ana.wait_for_text("main", "Nobody is listed here yet");
    ana.open("#/player/Ana");
    ana.browser.wait("document.querySelectorAll('section:last-of-type tbody tr').length === 5");
    ana.browser.click("section:last-of-type tbody tr:last-child a");
    ana.wait_for_text(".end h2", "You have won");
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
}

#[test]
fn a_player_is_warned_when_the_site_is_gone() {
    let mut host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.begin("#/play/nim?with=rated&level=1&first=you");
    ana.browser.wait("document.querySelector('.dot.yours') && document.querySelector('#lost[hidden]')");
    let browser = ana.browser;
    host.stop();
    browser.wait("document.querySelector('#lost:not([hidden])')?.innerText.includes('connection is being made')");
    browser.keys("#typed-move", &format!("1-1{ENTER}"));
    browser.wait("document.querySelector('.status .error')?.innerText.includes('does not answer')");
}
