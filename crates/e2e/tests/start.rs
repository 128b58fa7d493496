//! Before a game: starts, opponents, rules, parameters, and a game that was left.
use e2e::{Rig, WindowSize};
use engine::{Outcome, Question, games};

/// The record of the match that was begun.
fn begun(rig: &Rig) -> play::Match {
    rig.browser.find(".match .live svg");
    play::record::read(&rig.record()).expect("a record")
}

#[test]
fn every_usual_start_can_be_won_by_the_player_who_begins() {
    let rig = Rig::start(WindowSize::WIDE);
    for family in games::FAMILIES {
        rig.begin(&format!("#/play/{}?with=people", family.id));
        let game = begun(&rig);
        assert_eq!(game.deal().game, family.id);
        let question = Question { move_limit: 0, ..Question::default() };
        let analysis = game.game().analyse(&game.deal().start, game.deal().convention, &question).unwrap();
        assert_eq!(analysis.outcome, Some(Outcome::Win), "{} {}", family.id, game.deal().start);
    }
}

#[test]
fn a_game_is_set_up_by_cards_chips_and_switches() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.set_up("#/poker");
    rig.browser.click(".start:nth-child(2)");
    rig.browser.click(".chip:has(#level-3)");
    rig.browser.click(".chip:has(#convention-1)");
    rig.browser.click(".more summary");
    rig.browser.click("#set-refill");
    rig.browser.wait("location.hash.includes('level=3') && location.hash.includes('play=misere')");
    rig.browser.wait("location.hash.includes('set=refill=true')");
    rig.browser.click("#begin");
    let game = begun(&rig);
    let words = game.deal().params.to_words();
    assert!(words.contains(&"refill=true".to_owned()), "{words:?}");
    assert_eq!(play::seats::opponent(&game), Some(play::Level::Perfect.into()));
    rig.assert_clean_console();
}

#[test]
fn a_named_opponent_is_chosen_and_stays() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.set_up("#/nim");
    rig.browser.click(".chip:has(#opponent-mole)");
    rig.browser.wait("location.hash.includes('opponent=mole')");
    rig.wait_for_text(".wishes", "Sees two moves ahead");
    rig.browser.click("#begin");
    assert_eq!(play::seats::opponent(&begun(&rig)), Some(play::Opponent::TwoMoves));
    rig.wait_for_text(".goal", "Mole");
    rig.open("#/");
    rig.browser.click("#play-now");
    rig.wait_for_text(".match .goal", "Mole");
    rig.assert_clean_console();
}

#[test]
fn the_page_of_a_game_leads_to_its_map() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/wythoff");
    rig.browser.click(".start-board .doors a[href^='#/map/wythoff']");
    rig.browser.find(".map svg");
    rig.open_fresh("#/cram");
    rig.browser.find(".start-board .doors a[href^='#/graph/cram']");
    assert_eq!(rig.browser.all(".start-board .doors a[href^='#/map']").len(), 0, "it has none");
    rig.assert_clean_console();
}

#[test]
fn with_a_friend_the_computer_does_not_begin() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.set_up("#/nim");
    rig.browser.click(".more summary");
    assert_eq!(rig.browser.eval("return document.querySelector('#first').offsetParent !== null"), true);
    rig.browser.click(".chip:has(#with-0)");
    rig.browser.wait("document.querySelector('#first').offsetParent === null");
}

#[test]
fn a_random_start_has_sizes_of_the_source() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.set_up("#/nim?start=random");
    let bounds =
        rig.browser.eval("return ['heaps', 'most'].map(id => document.getElementById(id)).map(f => [f.min, f.max])");
    assert_eq!(bounds, serde_json::json!([["2", "9"], ["5", "31"]]), "one less means any");
    rig.browser.eval(
        "const slider = document.querySelector('#heaps'); slider.value = 9; \
        slider.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    rig.browser.wait("location.hash.includes('heaps=9')");
    rig.browser.click("#begin");
    assert_eq!(begun(&rig).deal().start.split(',').count(), 9);
    rig.assert_clean_console();
}

#[test]
fn the_first_move_begins_the_game() {
    let rig = Rig::start(WindowSize::PHONE);
    rig.browser.become_touch_screen(WindowSize::PHONE);
    rig.set_up("#/nim?level=1&position=3,5,7");
    let piece = ".start-board [data-spot='2'] [data-piece='4']";
    rig.browser.tap(piece);
    rig.wait_for_text("#start-move", "Tap again");
    rig.browser.tap(piece);
    rig.browser.find(".match .live svg");
    rig.browser.wait("localStorage.getItem('nimatron-match').includes('A 3-3')");
    rig.assert_clean_console();
}

#[test]
fn a_game_that_was_left_is_continued() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.begin("#/nim?level=1&position=3,5,7");
    rig.browser.keys("#typed-move", "3-3\u{e007}");
    rig.browser.wait("document.querySelector('.last')?.innerText.length > 0");
    rig.is_over();
    let record = rig.record();
    rig.browser.click("nav a[href='#/']");
    rig.wait_for_text(".unfinished", "Nim");
    // It is offered where another game is set up, too.
    rig.open("#/wythoff");
    rig.browser.find("#begin");
    rig.wait_for_text(".unfinished", "Nim");
    rig.browser.reload();
    rig.browser.click("#continue");
    rig.browser.find(".match .live svg");
    assert_eq!(rig.record(), record);
    rig.open("#/");
    rig.browser.click("#play-now");
    rig.browser.find(".match .live svg");
    rig.browser.wait("!localStorage.getItem('nimatron-match').includes('A 3-3')");
    rig.assert_clean_console();
}
