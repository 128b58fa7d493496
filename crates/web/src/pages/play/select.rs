//! A list of choices for a field of the set-up.
use crate::{reactive::handler, setup_form::SetupForm, words::Words};
use leptos::prelude::*;

/// A list of choices for one field.
pub(super) fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    words: Words,
    id: &'static str,
    label: &'static str,
    form: RwSignal<SetupForm>,
    read: fn(&SetupForm) -> T,
    write: fn(&mut SetupForm, T),
    choices: &'static [(T, &'static str)],
) -> AnyView {
    let change = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        if let Some((choice, _)) = choices.get(index) {
            form.update(|form| write(form, *choice));
        }
    };
    let option = move |(index, (choice, word)): (usize, &'static (T, &'static str))| {
        let here = move || form.with(|form| read(form) == *choice);
        view! { <option value=index.to_string() selected=here>{words.live(word)}</option> }
    };
    view! {
        <div class="field">
            <label for=id>{words.live(label)}</label>
            <select id=id on:change=handler(change)>{choices.iter().enumerate().map(option).collect_view()}</select>
        </div>
    }
    .into_any()
}
