//! Moving the focus on when what had it goes away.
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Focuses the first element that matches a selector, once the page shows it.
pub(crate) fn focus_on(css: impl Into<String>) {
    let css = css.into();
    request_animation_frame(move || {
        let found = document().query_selector(&css).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            drop(element.focus());
        }
    });
}
