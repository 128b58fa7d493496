//! Help, shown by the key `?` and hidden by Escape.
use crate::{
    html,
    parts::board::keys::is_for_page,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The help, in front of the page while it is open. The focus goes into it, and back to where it was.
#[component]
pub(crate) fn Help(open: RwSignal<bool>) -> impl IntoView {
    let words = Words::context();
    let keys = window_event_listener(ev::keydown, move |event| match event.key().as_str() {
        "?" if is_for_page(&event) => open.update(|open| *open = !*open),
        "Escape" if open.get_untracked() => open.set(false),
        _ => {}
    });
    on_cleanup(move || keys.remove());
    let close = NodeRef::<leptos::html::Button>::new();
    let before: StoredValue<Option<HtmlElement>, LocalStorage> = StoredValue::new_local(None);
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        if is_open && was_open != Some(true) {
            before.set_value(document().active_element().and_then(|element| element.dyn_into().ok()));
            // It becomes visible only after this effect.
            request_animation_frame(move || drop(close.get_untracked().map(|button| button.focus())));
        } else if !is_open && was_open == Some(true) {
            drop(before.get_value().map(|element| element.focus()));
        }
        is_open
    });
    view! {
        <div class="veil" hidden=reactive(move || !open.get()) on:click=handler(move |_| open.set(false))></div>
        <div
            class="help"
            role="dialog"
            aria-modal="true"
            aria-label=words.live("web-help")
            hidden=reactive(move || !open.get()
        )>
            <h2>{words.live("web-help")}</h2>
            {dyn_view(move || html::text(&words.id("web-help-keys")))}
            <button class="main" node_ref=close
                on:click=handler(move |_| open.set(false))>{words.live("web-close")}</button>
        </div>
    }
}
