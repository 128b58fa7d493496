//! Keys of a match, wherever the focus is.
use crate::{
    match_session::{MatchSession, Panel},
    parts::board::keys::is_for_page,
};
use leptos::ev::KeyboardEvent;

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
        _ => {}
    }
}
