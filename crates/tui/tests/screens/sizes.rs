//! Every shape of a board and every screen, small, usual and large; no key of a screen is hidden.
use crate::driver::{Driver, FINE};
use engine::games::FAMILIES;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use text::Lang;
use tui::{Event, app::Screen, view};

const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (120, 40)];

/// A game for each shape, the keys that lead to a screen, and its name.
const SCREENS: [(&str, &str, &str); 22] = [
    ("heaps", "moore", "\nv2"),
    ("row", "cn", "\n"),
    ("ring", "circle", "\n"),
    ("stairs", "staircase", "\n"),
    ("strip", "treblecross", "\n"),
    ("counter", "count", "\n"),
    ("factors", "divisor", "\n"),
    ("grid", "wythoff", "\n"),
    ("hexagons", "hex", "\n"),
    ("graph", "hackenbush", "\n"),
    ("sum", "sum", "\n"),
    ("arrows", "graph", "\n"),
    ("scrolled", "hex", "v>>>>\n>v>v>v>v>v>v>v>v"),
    ("rules", "nim", "\ni"),
    ("menu", "nim", "vv"),
    ("placing", "northcott", "v<\n>^"),
    ("typing", "nim", "\n:1-"),
    ("help", "nim", "\n?"),
    ("explanation", "nim", "\ne"),
    ("thinking", "nim", "\nt:5-5\n"),
    ("result", "nim", "\n\nxx"),
    ("review", "nim", "\nvvvv5\nxxr"),
];

#[test]
fn every_screen_in_three_sizes_and_two_languages() {
    for (name, game, keys) in SCREENS {
        for lang in [Lang::En, Lang::Sl] {
            let mut pictures = String::new();
            for (width, height) in SIZES {
                let mut driver = Driver::new(game, lang, FINE);
                driver.app.update(Event::Size(width, height));
                driver.type_keys(keys);
                let screen = driver.screen();
                assert!(screen.lines().all(|line| text::width(line) <= usize::from(width)), "{name} {lang}");
                pictures += &format!("{width} × {height}\n{screen}\n");
            }
            insta::assert_snapshot!(format!("size_{name}_{}", lang.code()), pictures);
        }
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut pictures = String::new();
    for lang in [Lang::En, Lang::Sl] {
        let mut driver = Driver::new("nim", lang, FINE);
        driver.type_keys("\n");
        driver.app.update(Event::Size(59, 20));
        pictures += &driver.screen();
    }
    insta::assert_snapshot!("too_small", pictures);
}

#[test]
fn no_key_is_hidden_in_any_game_and_language() {
    for family in FAMILIES {
        for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| SIZES.map(|size| (lang, size))) {
            let mut driver = Driver::new(family.id, lang, FINE);
            driver.app.update(Event::Size(size.0, size.1));
            driver.type_keys("\n");
            let Screen::Table(table) = &driver.app.screen else { panic!("{}: no match", family.id) };
            let words = driver.app.words;
            let mut keys = vec!["tui-key-play", "tui-key-type", "tui-key-hint", "tui-key-why", "tui-key-undo"];
            keys.extend(["tui-key-think", "tui-key-resign", "tui-key-save", "tui-key-rules", "tui-key-menu"]);
            keys.extend(["tui-key-help", "tui-key-quit"]);
            keys.extend(driver.app.needs.combinations.then_some("tui-key-add"));
            let goal = words.goal(&table.game);
            let screen = driver.screen();
            for key in keys.into_iter().map(|id| words.id(id)) {
                assert!(screen.contains(&format!(" {key}")), "{} {lang} {size:?}: {key}\n{screen}", family.id);
            }
            assert!(screen.contains(&goal), "{} {lang} {size:?}: {goal}\n{screen}", family.id);
        }
    }
}

#[test]
fn no_key_is_hidden_on_any_other_screen() {
    let screens: [(&str, &str, &[&str]); 4] = [
        ("nim", "", &["begin", "line", "change", "rules", "jump", "help", "quit"]),
        ("northcott", "v<\n", &["done", "column", "square", "menu", "help", "quit"]),
        ("nim", "\n:1-", &["play", "cancel"]),
        ("nim", "\n\nxx", &["again", "review", "why", "undo", "save", "rules", "menu", "help", "quit"]),
    ];
    for ((game, keys, names), lang) in screens.into_iter().flat_map(|screen| Lang::ALL.map(|lang| (screen, lang))) {
        for size in SIZES {
            let mut driver = Driver::new(game, lang, FINE);
            driver.app.update(Event::Size(size.0, size.1));
            driver.type_keys(keys);
            let screen = driver.screen();
            let foot = &screen[screen.rfind('╯').unwrap_or(0)..];
            for name in names {
                let word = driver.app.words.say(&text::message(&format!("tui-key-{name}")).unwrap());
                assert!(foot.contains(&format!(" {word}")), "{game} {lang} {size:?}: {word}\n{screen}");
            }
        }
    }
}

#[test]
fn the_arrows_go_along_columns_and_rows_of_hexagons() {
    let mut driver = Driver::at("hex", "\n");
    let mut at = |keys: &str| {
        driver.type_keys(keys);
        driver.table().picker.choice().unwrap().mv.clone()
    };
    assert_eq!(["", ">", ">", "v", "v", "<", "^", "^"].map(&mut at), ["a1", "b1", "c1", "c2", "c3", "b3", "b2", "b1"]);
}

#[test]
fn a_board_larger_than_the_screen_scrolls_with_the_cursor() {
    let mut driver = Driver::new("hex", Lang::En, FINE);
    driver.app.form.params.set("size", engine::Value::Number(11));
    driver.app.form.position = Some("-".to_owned());
    driver.app.update(Event::Size(60, 20));
    driver.type_keys("\n");
    let corner = driver.screen();
    assert!(corner.contains("▸") && corner.contains("▼") && corner.contains("▶"), "{corner}");
    driver.type_keys(&">v".repeat(10));
    let other = driver.screen();
    assert!(other.contains("▸") && other.contains("▲") && other.contains("◀"), "{other}");
    assert_eq!(driver.table().picker.choice().unwrap().mv, "k11");
    // The mouse finds the cell that is shown there.
    let (x, y) = place_of(&other, '▸');
    let at = view::target(&driver.app, x, y).unwrap();
    assert_eq!(at.spot, driver.table().picker.cursor());
    let kind = MouseEventKind::Down(MouseButton::Left);
    let modifiers = ratatui::crossterm::event::KeyModifiers::NONE;
    driver.app.update(Event::Mouse(MouseEvent { kind, column: x, row: y, modifiers }));
    assert_eq!(driver.table().game.plies()[0].mv, "k11");
}

/// The column and row of a sign on the screen.
fn place_of(screen: &str, sign: char) -> (u16, u16) {
    let place = screen.lines().enumerate().find_map(|(y, line)| Some((line.chars().position(|c| c == sign)?, y)));
    let (x, y) = place.unwrap();
    (u16::try_from(x).unwrap(), u16::try_from(y).unwrap())
}

#[test]
fn what_a_move_takes_from_a_long_heap_is_visible() {
    let mut driver = Driver::new("nim", Lang::En, FINE);
    driver.app.form.position = Some("60,3".to_owned());
    driver.app.update(Event::Size(60, 20));
    driver.type_keys("\n9");
    assert_eq!(driver.screen().matches('╏').count(), 9, "{}", driver.screen());
}
