//! Choosing a game.
use crate::{
    reactive::{handler, reactive},
    words::Words,
};
use engine::games::FAMILIES;
use leptos::prelude::*;

/// A list of all games by their names; `on_choose` gets the id of the chosen one.
#[component]
pub(crate) fn GamePicker(#[prop(into)] game: Signal<String>, on_choose: Callback<String>) -> impl IntoView {
    let words = Words::context();
    let options = move || {
        let mut named: Vec<(String, &str)> =
            FAMILIES.iter().map(|family| (words.title(family.id), family.id)).collect();
        named.sort();
        let option = |(title, id): (String, &'static str)| {
            view! { <option value=id selected=reactive(move || game.with(|game| game == id))>{title}</option> }
        };
        named.into_iter().map(option).collect_view()
    };
    view! {
        <div class="field">
            <label for="game">{words.live("web-game")}</label>
            <select id="game"
                on:change=handler(move |event| on_choose.run(event_target_value(&event)))>{options}</select>
        </div>
    }
}
