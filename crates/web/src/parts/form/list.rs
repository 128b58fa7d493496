//! A list of choices, and a table: plain parts without a type for each use.
use crate::{
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use leptos::prelude::*;

/// A choice: its value and its name.
pub(crate) type Choice = (String, String);

/// A list of choices with a label.
pub(crate) fn list(
    id: &'static str,
    label: &'static str,
    options: Box<dyn Fn() -> Vec<Choice> + Send>,
    now: Box<dyn Fn() -> String + Send + Sync>,
    on_choose: Box<dyn Fn(String)>,
) -> AnyView {
    let words = Words::context();
    let now = StoredValue::new(now);
    let option = move |(value, name): Choice| {
        let this = value.clone();
        let here = reactive(move || now.with_value(|now| now()) == this);
        view! { <option value=value selected=here>{name}</option> }.into_any()
    };
    view! {
        <div class="field">
            <label for=id>{words.live(label)}</label>
            <select id=id on:change=handler(move |event| on_choose(event_target_value(&event)))>
                {dyn_view(move || options().into_iter().map(option).collect::<Vec<_>>())}
            </select>
        </div>
    }
    .into_any()
}

/// A table with a name and named columns; if it is too wide, it can be scrolled with the keys.
pub(crate) fn table(words: Words, name: &'static str, head: &[&'static str], rows: Vec<Vec<AnyView>>) -> AnyView {
    let head = head.iter().map(|id| view! { <th scope="col">{words.id(id)}</th> }.into_any()).collect::<Vec<_>>();
    let row = |cells: Vec<AnyView>| {
        let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> }.into_any()).collect::<Vec<_>>();
        view! { <tr>{cells}</tr> }.into_any()
    };
    let rows = rows.into_iter().map(row).collect::<Vec<_>>();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=words.id(name)>
            <table class="wide"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
    .into_any()
}
