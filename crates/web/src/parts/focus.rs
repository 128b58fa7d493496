//! Moving the focus on when what had it goes away.
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Focuses the first element that matches a selector, once the page shows it.
pub(crate) fn focus_on(css: impl Into<String>) {
    focus(css.into(), false);
}

/// The same, unless something else has the focus.
pub(crate) fn recover(css: &str) {
    focus(css.to_owned(), true);
}

fn focus(css: String, only_if_lost: bool) {
    request_animation_frame(move || {
        let is_lost = || document().query_selector(":focus").is_ok_and(|element| element.is_none());
        let found = document().query_selector(&css).ok().flatten();
        if let Some(element) = found.filter(|_| !only_if_lost || is_lost()) {
            drop(element.unchecked_into::<HtmlElement>().focus());
        }
    });
}
