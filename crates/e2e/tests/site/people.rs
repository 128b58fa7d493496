//! Matches between people, each with a browser.
use crate::visitor::Visitor;
use e2e::Host;

#[test]
fn two_browsers_play_over_an_invite_link_and_a_third_watches() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.begin("#/play/nim?with=invited&position=1,2&first=you");
    let link = ana.browser.text("#invite-link");
    let hash = link.strip_prefix(&host.address).expect("a link to this site");
    let (bor, eva) = (Visitor::new(&host), Visitor::new(&host));
    bor.open(hash);
    bor.wait_for_text("main", "Ana invites you to play Nim");
    bor.enter_as_guest("Bor");
    bor.browser.click("#sit");
    bor.wait_for_text(".players", "Bor (guest) (you)");
    ana.wait_for_text(".players", "Bor");
    eva.open(hash);
    eva.wait_for_text("#watching", "You are watching");
    assert_eq!(eva.browser.all("#leave:not([hidden]), .choice:not([hidden])").len(), 0, "who watches cannot play");
    ana.play("2-2");
    bor.wait_for_text(".last", "2-2");
    eva.wait_for_text(".last", "2-2");
    ana.browser.click("#takeback");
    bor.wait_for_text(".offer", "Ana proposes taking back a move");
    bor.browser.click("#accept");
    ana.browser.wait("document.querySelector('.dot.yours') && document.querySelector('.last').innerText === ''");
    ana.play("2-1");
    bor.wait_for_text(".last", "2-1");
    bor.browser.reload();
    bor.play("1-1");
    ana.wait_for_text(".last", "1-1");
    ana.play("2-1");
    ana.wait_for_text(".end h2", "You win!");
    bor.wait_for_text(".end h2", "You lose");
    eva.wait_for_text(".end", "Ana wins");
    bor.browser.click("#rematch");
    ana.wait_for_text(".offer", "Bor proposes a rematch");
    ana.browser.click("#accept");
    bor.browser.wait(&format!("!location.href.endsWith({hash:?}) && document.querySelector('.dot.yours')"));
    bor.play("2-1");
    ana.wait_for_text(".last", "2-1");
    for visitor in [ana, bor, eva] {
        visitor.assert_clean_console();
    }
}

#[test]
fn the_ranking_is_found_among_people() {
    let host = Host::start();
    let eva = Visitor::new(&host);
    eva.open("#/people");
    eva.browser.click("#ranking");
    eva.wait_for_text("main", "Nobody is ranked here yet");
    let ana = Visitor::with_account(&host, "Ana");
    ana.open("#/people");
    ana.browser.click("#own-matches");
    ana.wait_for_text("main h1", "Ana");
    ana.assert_clean_console();
}

#[test]
fn pieces_are_placed_in_secret_in_two_browsers() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
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
    ana.wait_for_text("#placing", "Your pieces are placed");
    bor.browser.click("#placed");
    for visitor in [&ana, &bor] {
        visitor.browser.find(".live svg");
        visitor.assert_clean_console();
    }
    ana.browser.find(".dot.yours");
}

#[test]
fn equal_requests_are_paired_and_the_clock_runs() {
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
        visitor.assert_clean_console();
    }
    ana.open("#/online");
    ana.wait_for_text("#waiting", "Nobody is waiting right now");
    bor.open("#/play/nim?with=anybody&first=you");
    bor.browser.reload();
    bor.browser.choose("#game", "wythoff");
    bor.browser.wait("location.hash.startsWith('#/wythoff')");
    bor.browser.click("#begin");
    bor.browser.find("#withdraw");
    ana.wait_for_text("#waiting", "Wythoff’s game");
    bor.browser.click("#withdraw");
    bor.browser.find("#waiting");
    ana.wait_for_text("#waiting", "Nobody is waiting right now");
    for visitor in [ana, bor] {
        visitor.assert_clean_console();
    }
}

#[test]
fn a_player_out_of_time_loses_in_all_browsers() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
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
        visitor.wait_for_text(".end", "Time ran out");
        visitor.browser.wait("document.querySelectorAll('.players .time')[0].innerText === '0:00'");
    }
    ana.wait_for_text(".end h2", "You lose");
    bor.wait_for_text(".end h2", "You win!");
    eva.wait_for_text(".end", "Bor wins");
    for visitor in [ana, bor, eva] {
        assert_eq!(visitor.browser.all(".dot.yours").len(), 0, "nobody can move any more");
        visitor.assert_clean_console();
    }
}

#[test]
fn three_people_play_21_over_an_invite_link() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
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
    // Seven times three is 21, and the player who has to say it loses: the first of three.
    for visitor in [&ana, &bor, &eva, &ana, &bor, &eva, &ana] {
        visitor.play("+3");
    }
    ana.wait_for_text(".end h2", "You lose");
    for visitor in [&bor, &eva] {
        visitor.wait_for_text(".end h2", "You win!");
    }
    for visitor in [ana, bor, eva] {
        visitor.assert_clean_console();
    }
}
