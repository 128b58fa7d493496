//! Keys of a match, wherever the focus is.
use crate::{
    match_session::{MatchSession, Panel},
    parts::board::keys::is_for_page,
};
use leptos::{
    ev::{KeyboardEvent, MouseEvent},
    prelude::{document, request_animation_frame},
};
use wasm_bindgen::JsCast;

/// Keys anywhere on the page of a match, unless the visitor types.
pub(super) fn global(session: MatchSession, event: &KeyboardEvent) {
    session.skip_title();
    if !is_for_page(event) {
        return;
    }
    match event.key().as_str() {
        "h" => session.hint(),
        "u" => session.undo(),
        "r" => session.redo(),
        "e" => session.open(Panel::Why),
        "i" => session.open(Panel::Rules),
        "f" => toggle_projector(session),
        _ => {}
    }
}

/// Gives the focus to the board if the button that had it cannot be pressed any more.
pub(super) fn keep_focus(event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if target.and_then(|target| target.closest("button").ok().flatten()).is_none() {
        return;
    }
    request_animation_frame(|| {
        let has_focus =
            document().active_element().filter(|element| element.get_bounding_client_rect().width() > 0.0).is_some_and(
                |element| element.matches("body *:enabled, body [tabindex], body a, body summary").unwrap_or(true),
            );
        let board = document().query_selector(".match .live").ok().flatten();
        if let Some(board) = board.filter(|_| !has_focus) {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            drop(board.unchecked_into::<web_sys::HtmlElement>().focus_with_options(&options));
        }
    });
}

/// Attribute of the document in the mode for projectors.
const PROJECTOR: &str = "data-projector";

/// Shows the board and its columns alone, as large as a projector needs them, or everything again.
pub(super) fn toggle_projector(session: MatchSession) {
    if let Some(root) = document().document_element() {
        session.open(Panel::Why);
        if !root.has_attribute(PROJECTOR) {
            drop(root.set_attribute(PROJECTOR, ""));
        } else {
            end_projector();
        }
    }
}

/// Shows everything again.
pub(super) fn end_projector() {
    if let Some(root) = document().document_element() {
        drop(root.remove_attribute(PROJECTOR));
    }
}
