//! A graph of the visitor's own, typed or pasted as JSON or DOT.
use crate::{
    html,
    position_ref::PositionRef,
    reactive::{dyn_view, handler},
    route::{Page, Router},
    words::{Words, sentence},
};
use engine::{
    Family,
    games::{self, FAMILIES},
    graph::Graph,
    params::Kind,
};
use leptos::prelude::*;

/// The graph at first.
const EXAMPLE: &str = "digraph {\n  a -> {b c}\n  b -> {c d}\n  c -> d\n}";

/// The game that is played on any graph, and the name of the parameter that holds it.
fn graph_family() -> Option<(&'static Family, &'static str)> {
    let graph = |family: &'static Family| {
        family
            .parameters
            .iter()
            .find(|parameter| parameter.kind == Kind::Graph)
            .map(|parameter| (family, parameter.name))
    };
    FAMILIES.iter().find_map(graph)
}

/// A typed graph as a position at its first vertex, or the sentence that says what is wrong.
fn place(text: &str, words: Words) -> Result<PositionRef, String> {
    let (family, name) = graph_family().ok_or_else(|| sentence(&words.id("graph-no-vertices")))?;
    let set = format!("{name}={}", text.trim());
    let (_, value) = games::parameter(family, &set).map_err(|error| words.wrong(&error))?;
    let graph = Graph::read(&value).map_err(|error| words.wrong(&error))?;
    if graph.is_empty() {
        return Err(sentence(&words.id("graph-no-vertices")));
    }
    Ok(PositionRef { set: vec![set], position: graph.name(0).to_string(), ..PositionRef::usual(family) })
}

/// A field for a graph of the visitor's own.
pub(super) fn view() -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let text = RwSignal::new(EXAMPLE.to_owned());
    let wrong = RwSignal::new(String::new());
    let draw = move |_| match place(&text.get_untracked(), words) {
        Ok(place) => {
            wrong.set(String::new());
            router.go(place.route(Page::Graph).with("whole", "yes"));
        }
        Err(sentence) => wrong.set(sentence),
    };
    view! {
        <details class="card">
            <summary>{words.live("graph-own")}</summary>
            {dyn_view(move || html::text(&words.id("graph-own-how")))}
            <div class="field">
                <label for="own">{words.live("graph-own-label")}</label>
                <textarea
                    id="own"
                    rows="8"
                    spellcheck="false"
                    aria-describedby="own-error"
                    prop:value=text
                    on:input=handler(move |event| text.set(event_target_value(&event))
                )></textarea>
                <p class="error" id="own-error" role="alert">{dyn_view(move || html::line(&wrong.get()))}</p>
            </div>
            <button type="button" id="draw-own" on:click=handler(draw)>{words.live("graph-own-draw")}</button>
        </details>
    }
}
