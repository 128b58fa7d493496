//! Pictures of the screens: every shape of a board, and everything in front of it.
mod driver;
mod sizes;

use driver::{Driver, FINE};
use engine::{board::Shape, games::FAMILIES};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::collections::HashSet;
use text::Lang;
use tui::{Effect, Event, Ink};

#[test]
fn every_game_can_be_begun_and_played_by_pointing() {
    let mut shapes = HashSet::new();
    for family in FAMILIES {
        let mut driver = Driver::at(family.id, "\n");
        shapes.insert(std::mem::discriminant(&driver.table().board.shape));
        for _ in 0..400 {
            if driver.table().game.finish().is_some() {
                break;
            }
            driver.type_keys("\n");
            driver.screen();
        }
        let table = driver.table();
        assert!(table.game.finish().is_some() || table.game.game().is_loopy(), "{} goes on for ever", family.id);
        driver.type_keys("r");
        assert!(driver.app.panel.is_some(), "{}: there is a review or a result", family.id);
    }
    assert!(!shapes.contains(&std::mem::discriminant(&Shape::Text(String::new()))));
    assert_eq!(shapes.len(), 11, "every shape of board is drawn");
}

#[test]
fn boards_of_every_shape() {
    for (game, keys) in [
        ("nim", "\nvvv3\n"),
        ("circle", "\n>>^\n"),
        ("cn", "\n>2\n"),
        ("endnim", "\n2\n"),
        ("staircase", "\n>\n"),
        ("count", "\n2\n"),
        ("wythoff", "\n2\n"),
        ("northcott", "\n\n"),
        ("divisor", "\n2\n"),
        ("candy", "\nv\n"),
        ("hex", "\nvv>>\n"),
        ("graph", "\n\n"),
        ("hackenbush", "\nvvv"),
        ("graph_nim", "\n\n"),
        ("nimble", "\n>>"),
        ("turning_turtles", "\n\n"),
        ("treblecross", "\n>>\n"),
        ("chomp", "\nv>>\n"),
        ("cram", "\n\n"),
        ("sum", "\n\n"),
        ("grundy", "\n>>\n"),
    ] {
        insta::assert_snapshot!(format!("board_{game}"), Driver::at(game, keys).screen());
    }
}

#[test]
fn the_menu_in_five_languages() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("menu_{}", lang.code()), Driver::new("nim", lang, FINE).screen());
    }
}

#[test]
fn texts_in_front() {
    insta::assert_snapshot!("explanation", Driver::at("nim", "\ne").screen());
    insta::assert_snapshot!("help", Driver::at("nim", "\n?").screen());
    insta::assert_snapshot!("result", Driver::at("nim", "\n\nxx").screen());
    insta::assert_snapshot!("review", Driver::at("nim", "\nvvvv5\nxxr").screen());
}

#[test]
fn signs_of_ascii_only() {
    let mut driver = Driver::new("nim", Lang::Sl, Ink { ascii: true, colour: false });
    driver.type_keys("\nvvv3\n");
    let screen = driver.screen();
    assert!(screen.is_ascii(), "{screen}");
    driver.type_keys("e");
    assert!(driver.screen().is_ascii());
}

#[test]
fn a_screen_too_small_says_so_and_recovers() {
    let mut driver = Driver::at("nim", "\n");
    driver.app.update(Event::Size(30, 8));
    assert!(driver.screen().contains("too small"), "{}", driver.screen());
    driver.app.update(Event::Size(120, 40));
    assert!(driver.screen().contains("Your turn."));
    for (width, height) in [(1, 1), (60, 18), (61, 200), (300, 18)] {
        driver.app.update(Event::Size(width, height));
        driver.screen();
    }
}

#[test]
fn hints_go_deeper_and_show_the_move() {
    let mut driver = Driver::at("nim", "\nh");
    assert!(driver.screen().contains("You can win from here."));
    driver.type_keys("h");
    assert!(driver.screen().contains("Look at heaps 1, 3 and 5."), "{}", driver.screen());
    driver.type_keys("h");
    assert!(driver.screen().contains("Play 1-1: take 1 stick from heap 1."));
    assert_eq!(driver.table().picker.choice().unwrap().mv, "1-1");
}

#[test]
fn an_opponent_that_may_go_wrong_says_so_before_its_first_move() {
    for (game, set, position) in [("hex", Some(("size", 11)), "-"), ("chomp", None, "12x13")] {
        let mut driver = Driver::new(game, Lang::En, FINE);
        set.iter().for_each(|&(name, value)| driver.app.form.params.set(name, engine::Value::Number(value)));
        driver.app.form.position = Some(position.to_owned());
        driver.app.form.opponent = Some(play::Level::Perfect.into());
        driver.app.form.first = play::First::Computer;
        driver.type_keys("\n");
        let screen = driver.screen();
        assert!(screen.contains("Nimatron 1940") && screen.contains("strongly, but not perfectly"), "{screen}");
        assert_eq!(driver.table().game.plies().len(), 0, "{game}: it waits until that was read");
        driver.type_keys("\u{1b}");
        assert_eq!(driver.table().game.plies().len(), 1, "{game}");
    }
    let mut driver = Driver::new("nim", Lang::En, FINE);
    driver.app.form.opponent = Some(play::Level::Perfect.into());
    driver.type_keys("\n");
    assert!(driver.app.panel.is_none(), "{}", driver.screen());
}

#[test]
fn every_key_of_the_end_works_while_the_result_is_shown() {
    let end = "\n\nxx";
    for (key, expected) in [("i", "Rules"), ("?", "The arrow keys"), ("r", "Review"), ("e", "Why"), ("n", "Your turn.")]
    {
        let mut driver = Driver::at("nim", end);
        assert!(driver.app.panel.as_ref().is_some_and(|panel| panel.small));
        driver.type_keys(key);
        let screen = driver.screen();
        assert!(screen.contains(expected), "{key}: {screen}");
    }
}

#[test]
fn moves_are_taken_back_typed_and_refused() {
    let mut driver = Driver::at("nim", "\n:9-9\n");
    assert_eq!(driver.table().game.plies().len(), 0);
    assert!(driver.screen().contains("`9-9`"), "{}", driver.screen());
    driver.type_keys(":5-5\n");
    assert_eq!(driver.table().game.plies().len(), 2);
    driver.type_keys("u");
    assert_eq!(driver.table().game.plies().len(), 0);
    driver.type_keys("u");
    assert!(driver.screen().contains("There is nothing to undo."));
}

#[test]
fn the_computer_shows_what_it_thinks_step_by_step() {
    let mut driver = Driver::at("nim", "\nt");
    assert!(driver.screen().contains("shows what it thinks"), "{}", driver.screen());
    driver.type_keys(":5-5\n");
    assert_eq!(driver.table().game.plies().len(), 1, "the move waits until its thoughts were read");
    let first = driver.screen();
    assert!(first.contains("Watch it think") && first.contains("This is my move number 1"), "{first}");
    let mut steps = 1;
    while driver.table().game.plies().len() == 1 {
        driver.press(KeyCode::Char(' '));
        steps += 1;
    }
    assert!(steps > 3, "{steps}");
    driver.type_keys("\n");
    assert_eq!(driver.table().game.plies().len(), 3);
    driver.press(KeyCode::Esc);
    assert_eq!(driver.table().game.plies().len(), 4, "Esc skips the rest");
}

#[test]
fn the_menu_offers_every_opponent() {
    let mut driver = Driver::new("nim", Lang::En, FINE);
    driver.type_keys("vv");
    let mut names = Vec::new();
    for _ in 0..7 {
        names.push(driver.app.form.opponent.map(|opponent| opponent.name()));
        driver.type_keys(">");
    }
    assert_eq!(names[0], Some("dormouse"));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 7, "{names:?}");
}

#[test]
fn several_heaps_are_held_for_one_move() {
    let mut driver = Driver::at("moore", "\nvv2");
    driver.press(KeyCode::Char(' '));
    driver.type_keys("3");
    assert_eq!(driver.table().picker.choice().unwrap().mv, "3-2,4-3");
    driver.type_keys("\n");
    assert_eq!(driver.table().game.plies()[0].mv, "3-2,4-3");
}

#[test]
fn pieces_are_placed_in_secret() {
    let mut driver = Driver::new("northcott", Lang::En, FINE);
    driver.type_keys("v<");
    driver.type_keys("\n>^^");
    insta::assert_snapshot!("placing", driver.screen());
    driver.type_keys("\n");
    assert!(driver.table().game.deal().start.starts_with("W 1:"));
    assert!(driver.table().game.deal().start.contains(",3:"));
}

#[test]
fn three_players_take_turns() {
    let mut driver = Driver::new("count", Lang::En, FINE);
    driver.type_keys("v<<\n");
    assert_eq!(driver.table().game.deal().seats.len(), 3);
    driver.type_keys("\n");
    assert_eq!(driver.table().game.plies().len(), 3);
}

#[test]
fn large_positions_are_typed() {
    let mut driver = Driver::new("nim", Lang::En, FINE);
    driver.app.form.position = Some("18446744073709551615,5".to_owned());
    driver.type_keys("\n");
    assert!(driver.screen().contains("Too many moves to show"), "{}", driver.screen());
    driver.type_keys("\n1-18446744073709551610\n");
    assert!(driver.table().game.plies().len() >= 2);
}

#[test]
fn leaving_a_game_is_asked_twice() {
    let mut driver = Driver::at("nim", "\n\nq");
    assert!(!driver.left);
    driver.type_keys("hq");
    assert!(!driver.left, "another key in between takes it back");
    driver.type_keys("q");
    assert!(driver.left);
    let mut driver = Driver::at("nim", "\n\n");
    driver.fulfil(Vec::new());
    let form = driver.app.update(Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    assert!(matches!(form[..], [Effect::Quit]), "but Ctrl-C leaves at once");
}

#[test]
fn records_are_saved_and_can_be_read() {
    let driver = Driver::at("nim", "\n\ns");
    assert_eq!(driver.saved.len(), 1);
    assert_eq!(play::record::read(&driver.saved[0]).unwrap().plies(), driver.table().game.plies());
}
