//! A request for an explanation, and its view.
use crate::{
    html,
    position_ref::PositionRef,
    reactive::{dyn_view, reactive},
    words::Words,
    work::{
        Answer, Ticket, WorkerClient,
        explain::{Explain, ExplainMove},
    },
};
use engine::explain::Explanation;
use leptos::prelude::*;

/// Why a position is won or lost; asked again whenever the position changes.
#[component]
pub(crate) fn Why(#[prop(into)] place: Signal<Option<PositionRef>>) -> impl IntoView {
    let (words, worker) = (Words::context(), WorkerClient::context());
    let explanation: RwSignal<Option<Answer<Explanation>>> = RwSignal::new(None);
    let ticket: StoredValue<Option<Ticket>> = StoredValue::new(None);
    Effect::new(move |_| {
        if let Some(ticket) = ticket.get_value() {
            worker.cancel(ticket);
        }
        explanation.set(None);
        ticket.set_value(
            place.get().map(|place| worker.ask(&Explain { place }, move |answer| explanation.set(Some(answer)))),
        );
    });
    on_cleanup(move || {
        if let Some(ticket) = ticket.try_get_value().flatten() {
            worker.cancel(ticket);
        }
    });
    view! { <section class="why"
    aria-busy=reactive(move ||
    explanation.with(Option::is_none).to_string())>{dyn_view(move || view(words, explanation.get()))}</section> }
}

/// Why a move wins or loses in a position.
#[component]
pub(crate) fn WhyMove(place: PositionRef, mv: String) -> impl IntoView {
    let (words, worker) = (Words::context(), WorkerClient::context());
    let explanation: RwSignal<Option<Answer<Explanation>>> = RwSignal::new(None);
    let ticket = worker.ask(&ExplainMove { place, mv }, move |answer| {
        explanation.try_set(Some(answer));
    });
    on_cleanup(move || worker.cancel(ticket));
    view! {
        <div class="why-move" aria-live="polite"
            aria-busy=reactive(move || explanation.with(Option::is_none).to_string())>
            {dyn_view(move || view(words, explanation.get()))}
        </div>
    }
}

/// The explanation, a notice while it is computed, or why there is none.
pub(crate) fn view(words: Words, explanation: Option<Answer<Explanation>>) -> AnyView {
    match explanation {
        None => view! { <p class="soft">{words.id("web-thinking")}</p> }.into_any(),
        Some(Ok(explanation)) => html::steps(words, &text::phrase::steps(&explanation)),
        Some(Err(message)) => html::text(&crate::words::sentence(&words.say(&message))),
    }
}
