//! The laboratory: everything that is known about positions, graphs, maps and sequences.
use super::heading;
use crate::{
    html,
    reactive::dyn_view,
    route::{Page, Route},
    words::Words,
};
use leptos::prelude::*;

/// The pages of the laboratory, each with its sentence and an address to begin with.
const PAGES: [(Page, &str, &str); 4] = [
    (Page::Analyse, "analyse-intro", "#/analyse/nim?play=normal&position=5,19,40,51"),
    (Page::Graph, "graph-intro", "#/graph/nim?position=1,2,3"),
    (Page::Map, "map-intro", "#/map/wythoff"),
    (Page::Sequences, "sequence-intro", "#/sequences"),
];

/// The page.
pub(crate) fn view() -> AnyView {
    let words = Words::context();
    let card = move |(page, intro, example): (Page, &'static str, &'static str)| {
        view! {
            <li class="card">
                <h2><a href=Route::to(page).href()>{words.live(page.title())}</a></h2>
                {dyn_view(move || html::text(&words.id(intro)))}
                <a class="button" href=example>{words.live("lab-example")}</a>
            </li>
        }
    };
    view! {
        {heading(Page::Lab)}
        <p class="lead">{words.live("lab-lead")}</p>
        <ul class="lab">{PAGES.map(card).into_iter().collect_view()}</ul>
    }
    .into_any()
}
