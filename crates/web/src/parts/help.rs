//! Help, shown by the key `?` and hidden by Escape.
use crate::{
    html,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// The help, in front of the page while it is open.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let words = Words::context();
    let open = RwSignal::new(false);
    let keys = window_event_listener(ev::keydown, move |event| {
        let typing = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let typing =
            typing.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
        match event.key().as_str() {
            "?" if !typing => open.update(|open| *open = !*open),
            "Escape" => open.set(false),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());
    let close = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if open.get()
            && let Some(button) = close.get()
        {
            // It becomes visible only after this effect.
            request_animation_frame(move || drop(button.focus()));
        }
    });
    view! {
        <button class="help-key" aria-label=words.live("web-help")
            on:click=handler(move |_| open.set(true))>"?"</button>
        <div
            class="help"
            role="dialog"
            aria-modal="true"
            aria-label=words.live("web-help")
            hidden=reactive(move || !open.get()
        )>
            <h2>{words.live("web-help")}</h2>
            {dyn_view(move || html::text(&words.id("web-help-keys")))}
            <button node_ref=close on:click=handler(move |_| open.set(false))>{words.live("web-close")}</button>
        </div>
    }
}
