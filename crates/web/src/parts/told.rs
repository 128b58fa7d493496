//! An explanation, asked for and shown.
use crate::{
    html,
    live::{live, seen},
    place::Place,
    words::Words,
    work::{
        Answer, Desk, Ticket,
        explain::{Explain, Told},
    },
};
use leptos::prelude::*;

/// Why a position is won or lost; asked anew when the position changes.
#[component]
pub(crate) fn Why(#[prop(into)] place: Signal<Option<Place>>) -> impl IntoView {
    let (words, desk) = (Words::context(), Desk::context());
    let told: RwSignal<Option<Answer<Told>>> = RwSignal::new(None);
    let asked: StoredValue<Option<Ticket>> = StoredValue::new(None);
    Effect::new(move |_| {
        if let Some(ticket) = asked.get_value() {
            desk.cancel(ticket);
        }
        told.set(None);
        asked.set_value(place.get().map(|place| desk.ask(&Explain { place }, move |answer| told.set(Some(answer)))));
    });
    on_cleanup(move || {
        if let Some(ticket) = asked.try_get_value().flatten() {
            desk.cancel(ticket);
        }
    });
    view! { <section class="why" aria-busy=live(move || told.with(Option::is_none).to_string())>{seen(move || shown(words, told.get()))}</section> }
}

/// The explanation, or that it is being thought about, or why there is none.
pub(crate) fn shown(words: Words, told: Option<Answer<Told>>) -> AnyView {
    match told {
        None => view! { <p class="soft">{words.id("web-thinking")}</p> }.into_any(),
        Some(Ok(told)) => html::steps(words, &told.steps()),
        Some(Err(message)) => html::text(&crate::words::sentence(&words.say(&message))),
    }
}
