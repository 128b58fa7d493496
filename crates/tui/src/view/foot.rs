//! The keys that work on the screen, all of them, in as many lines as they need.
use super::bar;
use crate::{
    app::{App, Screen},
    layout::BoardLayout,
    needs::Needs,
};
use play::MatchBoard;
use ratatui::Frame;

/// A key, and the id of what it does.
type Key = (&'static str, &'static str);

const MENU: &[Key] = &[
    ("Enter", "tui-key-begin"),
    ("↑↓", "tui-key-line"),
    ("←→", "tui-key-change"),
    ("*", "tui-key-rules"),
    ("a-z", "tui-key-jump"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];
const PLACING: &[Key] = &[
    ("Enter", "tui-key-done"),
    ("←→", "tui-key-column"),
    ("↑↓", "tui-key-square"),
    ("Esc", "tui-key-menu"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];
const TYPING: &[Key] = &[("Enter", "tui-key-play"), ("Esc", "tui-key-cancel")];
const OVER: &[Key] = &[
    ("n", "tui-key-again"),
    ("r", "tui-key-review"),
    ("e", "tui-key-why"),
    ("u", "tui-key-undo"),
    ("s", "tui-key-save"),
    ("i", "tui-key-rules"),
    ("m", "tui-key-menu"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];
const PLAYING: &[Key] = &[
    (":", "tui-key-type"),
    ("h", "tui-key-hint"),
    ("e", "tui-key-why"),
    ("u", "tui-key-undo"),
    ("t", "tui-key-think"),
    ("x", "tui-key-resign"),
    ("s", "tui-key-save"),
    ("i", "tui-key-rules"),
    ("m", "tui-key-menu"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];

/// The keys that work on the screen now.
fn keys(app: &App) -> Vec<Key> {
    match &app.screen {
        Screen::Menu(_) => MENU.to_vec(),
        Screen::Placing(_) => PLACING.to_vec(),
        Screen::Table(_) if app.prompt.is_some() => TYPING.to_vec(),
        Screen::Table(table) if table.game.finish().is_some() => OVER.to_vec(),
        Screen::Table(table) => playing(table, app.needs),
    }
}

/// The keys during a match: those of the board and those of every match.
fn playing(table: &MatchBoard, needs: Needs) -> Vec<Key> {
    let (spot, amount) = match BoardLayout::of(&table.board) {
        BoardLayout::Below => ("↑↓", "←→"),
        BoardLayout::Beside => ("←→", "↑↓"),
        BoardLayout::Plane => ("←↑↓→", "+-"),
    };
    let mut keys = vec![("Enter", "tui-key-play")];
    if needs.spots {
        keys.push((spot, "tui-key-spot"));
    }
    if needs.amounts {
        keys.extend([(amount, "tui-key-amount"), ("1-9", "tui-key-number")]);
    }
    if needs.combinations {
        keys.push(("Space", "tui-key-add"));
    }
    keys.extend(PLAYING);
    keys
}

/// The lines of the keys on a screen.
fn lines(app: &App, keys: &[Key]) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (key, id) in keys {
        let item = format!(" {} {} ", app.words.ink.text(key), app.words.id(id));
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && text::width(line) + text::width(&item) > usize::from(app.size.0) {
            lines.push(item);
        } else {
            line.push_str(&item);
        }
    }
    lines
}

/// The number of lines of keys; the same throughout a match, so that the board stays where it is.
pub(super) fn rows(app: &App) -> u16 {
    let of_match = |table: &MatchBoard| lines(app, &playing(table, app.needs)).len().max(lines(app, OVER).len());
    let rows = match &app.screen {
        Screen::Table(table) => of_match(table),
        _ => lines(app, &keys(app)).len(),
    };
    u16::try_from(rows).unwrap_or(u16::MAX)
}

/// Draws the keys at the bottom of the screen.
pub(super) fn view(app: &App, frame: &mut Frame) {
    let rows = rows(app);
    // A text in front of everything says itself which keys work.
    let is_covered = app.panel.as_ref().is_some_and(|panel| !panel.small);
    let keys = if is_covered { Vec::new() } else { keys(app) };
    let mut lines = lines(app, &keys).into_iter();
    for y in frame.area().height.saturating_sub(rows)..frame.area().height {
        bar(app, frame, y, &lines.next().unwrap_or_default());
    }
}
