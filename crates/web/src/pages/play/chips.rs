//! Choices side by side, all in sight: one of them is taken.
use crate::{
    reactive::{handler, reactive},
    setup_form::SetupForm,
    words::Words,
};
use leptos::prelude::*;

/// One of a few choices for a field of the form.
pub(super) fn chips<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    legend: &'static str,
    form: RwSignal<SetupForm>,
    read: fn(&SetupForm) -> T,
    write: fn(&mut SetupForm, T),
    choices: &'static [(T, &'static str)],
) -> AnyView {
    let words = Words::context();
    let chip = |(index, &(value, word)): (usize, &'static (T, &'static str))| {
        let here = reactive(move || form.with(|form| read(form) == value));
        let choose = move |_: leptos::ev::Event| form.update(|form| write(form, value));
        chip(format!("{name}-{index}"), name, here, Box::new(choose), words.live(word).into_any())
    };
    view! {
        <fieldset class="chips">
            <legend>{words.live(legend)}</legend>
            {choices.iter().enumerate().map(chip).collect::<Vec<_>>()}
        </fieldset>
    }
    .into_any()
}

/// A single choice.
pub(super) fn chip(
    id: String,
    name: &'static str,
    here: crate::reactive::Reactive<bool>,
    choose: Box<dyn FnMut(leptos::ev::Event)>,
    label: AnyView,
) -> AnyView {
    view! {
        <label class="chip">
            <input type="radio" id=id name=name prop:checked=here on:change=handler(choose) />
            <span>{label}</span>
        </label>
    }
    .into_any()
}
