//! Keyboard control of a match.
use crate::match_session::{MatchSession, Panel};
use engine::board::Shape;
use leptos::ev::KeyboardEvent;

/// Keys anywhere around the board, unless the visitor types.
pub(super) fn global(session: MatchSession, event: &KeyboardEvent) {
    if is_typing(event) || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "h" => session.hint(),
        "u" => session.undo(),
        "r" => session.redo(),
        "e" => session.open(Panel::Why),
        "i" => session.open(Panel::Rules),
        _ => {}
    }
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// Whether spots are in a row, so that up and down can change how much is taken.
fn is_row(shape: &Shape) -> bool {
    !matches!(shape, Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Graph { .. } | Shape::Sum | Shape::Text(_))
}

/// Keys while the board is in focus; `locate` returns where a spot is on the screen.
pub(super) fn on_board(session: MatchSession, event: &KeyboardEvent, locate: &dyn Fn(usize) -> Option<(i32, i32)>) {
    let key = event.key();
    let is_row = session.now(|table| is_row(&table.board.shape)).unwrap_or(true);
    match (key.as_str(), is_row) {
        ("Enter", _) => session.play_choice(),
        (" ", _) => session.point(|table| table.picker.hold()),
        ("Escape", _) => session.point(|table| table.picker.release()),
        ("ArrowLeft" | "ArrowRight", true) => session.point(|table| {
            table.picker.step(key == "ArrowRight");
            true
        }),
        ("ArrowUp", true) | ("+", _) => session.point(|table| table.picker.vary(true)),
        ("ArrowDown", true) | ("-", _) => session.point(|table| table.picker.vary(false)),
        ("ArrowLeft", _) => go(session, (-1, 0), locate),
        ("ArrowRight", _) => go(session, (1, 0), locate),
        ("ArrowUp", _) => go(session, (0, -1), locate),
        ("ArrowDown", _) => go(session, (0, 1), locate),
        (digit, _) if digit.len() == 1 && digit.chars().all(|c| c.is_ascii_digit()) => {
            let amount = digit.parse().unwrap_or(0);
            session.point(|table| {
                table.picker.set_amount(amount);
                true
            });
        }
        _ => return,
    }
    event.prevent_default();
}

fn go(session: MatchSession, direction: (i32, i32), locate: &dyn Fn(usize) -> Option<(i32, i32)>) {
    session.point(|table| {
        let before = table.picker.cursor();
        table.go(direction, locate);
        before != table.picker.cursor()
    });
}
