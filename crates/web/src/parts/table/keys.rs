//! Keyboard control of a match.
use crate::match_session::{MatchSession, Panel};
use engine::board::Shape;
use leptos::ev::KeyboardEvent;

/// Keys anywhere around the table, unless something is typed.
pub(super) fn global(session: MatchSession, event: &KeyboardEvent) {
    if typing(event) || event.ctrl_key() || event.meta_key() || event.alt_key() {
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

fn typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// Whether spots lie beside each other, so that up and down are free to change how much is taken.
fn beside(shape: &Shape) -> bool {
    !matches!(shape, Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Graph { .. } | Shape::Sum | Shape::Text(_))
}

/// Keys while the board is in focus; `place` tells where spots are seen.
pub(super) fn on_board(session: MatchSession, event: &KeyboardEvent, place: &dyn Fn(usize) -> Option<(i32, i32)>) {
    let key = event.key();
    let beside = session.now(|table| beside(&table.board.shape)).unwrap_or(true);
    match (key.as_str(), beside) {
        ("Enter", _) => session.play_choice(),
        (" ", _) => session.point(|table| table.picker.hold()),
        ("Escape", _) => session.point(|table| table.picker.release()),
        ("ArrowLeft" | "ArrowRight", true) => session.point(|table| {
            table.picker.step(key == "ArrowRight");
            true
        }),
        ("ArrowUp", true) | ("+", _) => session.point(|table| table.picker.vary(true)),
        ("ArrowDown", true) | ("-", _) => session.point(|table| table.picker.vary(false)),
        ("ArrowLeft", _) => go(session, (-1, 0), place),
        ("ArrowRight", _) => go(session, (1, 0), place),
        ("ArrowUp", _) => go(session, (0, -1), place),
        ("ArrowDown", _) => go(session, (0, 1), place),
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

fn go(session: MatchSession, direction: (i32, i32), place: &dyn Fn(usize) -> Option<(i32, i32)>) {
    session.point(|table| {
        let before = table.picker.cursor();
        table.go(direction, place);
        before != table.picker.cursor()
    });
}
