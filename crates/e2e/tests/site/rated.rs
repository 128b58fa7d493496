//! Matches that count, and the ranking.
use crate::visitor::{ENTER, Visitor};
use e2e::Host;

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
