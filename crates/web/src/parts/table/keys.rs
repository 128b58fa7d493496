//! Keys of a match, wherever the focus is.
use crate::{
    match_session::{MatchSession, Panel},
    parts::board::keys::is_for_page,
};
use leptos::{ev::KeyboardEvent, prelude::document};

/// Keys anywhere around the board, unless the visitor types.
pub(super) fn global(session: MatchSession, event: &KeyboardEvent) {
    if !is_for_page(event) {
        return;
    }
    match event.key().as_str() {
        "h" => session.hint(),
        "u" => session.undo(),
        "r" => session.redo(),
        "e" => session.open(Panel::Why),
        "i" => session.open(Panel::Rules),
        "f" => toggle_projector(),
        _ => {}
    }
}

/// Shows the board and its columns alone, as large as a projector needs them, or everything again.
pub(super) fn toggle_projector() {
    const NAME: &str = "data-projector";
    if let Some(root) = document().document_element() {
        let result = if root.has_attribute(NAME) { root.remove_attribute(NAME) } else { root.set_attribute(NAME, "") };
        drop(result);
    }
}
