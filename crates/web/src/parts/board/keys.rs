//! Keys that point at a board.
use super::pointing::Pointing;
use engine::board::Shape;
use leptos::ev::KeyboardEvent;

/// Whether spots are in a row, so that up and down can change how much is taken.
fn is_row(shape: &Shape) -> bool {
    !matches!(shape, Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Graph { .. } | Shape::Sum | Shape::Text(_))
}

/// Points by a key; `locate` returns where a spot is on the screen. Returns whether the key means anything.
pub(super) fn steer(pointing: Pointing, key: &str, locate: &dyn Fn(usize) -> Option<(i32, i32)>) -> bool {
    let is_row = leptos::prelude::untrack(|| pointing.with(|open| is_row(&open.board.shape)).unwrap_or(true));
    match (key, is_row) {
        (" ", _) => pointing.change(play::Picker::hold),
        ("Escape", _) => pointing.change(play::Picker::release),
        ("ArrowLeft" | "ArrowRight", true) => pointing.change(|picker| {
            picker.step(key == "ArrowRight");
            true
        }),
        ("ArrowUp", true) | ("+", _) => pointing.change(|picker| picker.vary(true)),
        ("ArrowDown", true) | ("-", _) => pointing.change(|picker| picker.vary(false)),
        ("ArrowLeft", _) => pointing.go((-1, 0), locate),
        ("ArrowRight", _) => pointing.go((1, 0), locate),
        ("ArrowUp", _) => pointing.go((0, -1), locate),
        ("ArrowDown", _) => pointing.go((0, 1), locate),
        (digit, _) if digit.len() == 1 && digit.chars().all(|c| c.is_ascii_digit()) => {
            let amount = digit.parse().unwrap_or(0);
            pointing.change(|picker| {
                picker.set_amount(amount);
                true
            });
        }
        _ => return false,
    }
    true
}

/// Whether a key is meant for the page, not for a field or for the browser.
pub(crate) fn is_for_page(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok());
    let typing = element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    !typing && !event.ctrl_key() && !event.meta_key() && !event.alt_key()
}
