//! A field to type in, with its error right below it.
use crate::{
    html,
    reactive::{dyn_view, handler, reactive},
};
use leptos::prelude::*;

/// A field with a label. `error` is the sentence that says what is wrong; empty if nothing is.
#[component]
pub(crate) fn Field(
    /// The id of the element.
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    value: RwSignal<String>,
    #[prop(into)] error: Signal<String>,
    /// Called when Enter is pressed.
    #[prop(optional)]
    enter: Option<Callback<()>>,
    /// What is typed: a text or a password.
    #[prop(default = "text")]
    kind: &'static str,
    /// What the browser may fill in.
    #[prop(default = "off")]
    complete: &'static str,
) -> impl IntoView {
    let below = format!("{id}-error");
    let wrong = move || !error.with(String::is_empty);
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter"
            && let Some(enter) = enter
        {
            event.prevent_default();
            enter.run(());
        }
    };
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                id=id
                type=kind
                autocomplete=complete
                autocapitalize="off"
                spellcheck="false"
                aria-invalid=reactive(move || wrong().to_string())
                aria-describedby=below.clone()
                prop:value=value
                on:input=handler(move |event| value.set(event_target_value(&event)))
                on:keydown=handler(on_key)
            />
            <p class="error" id=below role="alert">{dyn_view(move || wrong().then(|| html::line(&error.get())))}</p>
        </div>
    }
}
