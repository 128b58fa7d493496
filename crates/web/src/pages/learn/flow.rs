//! How each opponent chooses a move, as a chart of questions and actions.
use crate::{
    html,
    reactive::{dyn_view, reactive},
    route::{Page, Route},
    words::Words,
};
use leptos::prelude::*;
use play::{Opponent, opponent::FlowBox};

/// The charts of all opponents, from weak to strong.
pub(super) fn view() -> AnyView {
    let words = Words::context();
    view! {
        <p><a href=Route::to(Page::Learn).href()>{words.live(Page::Learn.title())}</a></p>
        <h1>{words.live("learn-opponents")}</h1>
        <p class="lead">{words.live("learn-opponents-about")}</p>
        {Opponent::ALL.map(chart).into_iter().collect_view()}
    }
    .into_any()
}

/// The chart of one opponent.
fn chart(opponent: Opponent) -> AnyView {
    let words = Words::context();
    view! {
        <section class="card" id=format!("chart-{}", opponent.name())>
            <h2>{reactive(move || words.say(&opponent.title()))}</h2>
            <p class="soft">{dyn_view(move || html::line(&words.say(&opponent.meaning())))}</p>
            <div class="flow">{flow_box(words, opponent.flow(), 0)}</div>
        </section>
    }
    .into_any()
}

/// A box of a chart, with everything that follows it.
fn flow_box(words: Words, flow: &'static [FlowBox], at: usize) -> AnyView {
    let Some(&here) = flow.get(at) else { return ().into_any() };
    let text = reactive(move || words.say(&here.message()));
    match here {
        FlowBox::Ask { yes, no, .. } => view! {
            <p class="ask">{text}</p>
            <ul>
                <li><span class="way">{words.live("flow-yes")}</span> {flow_box(words, flow, yes)}</li>
                <li><span class="way">{words.live("flow-no")}</span> {flow_box(words, flow, no)}</li>
            </ul>
        }
        .into_any(),
        FlowBox::Act(_) => view! { <p class="act">{text}</p> }.into_any(),
        FlowBox::Like(_) => view! { <p class="act like">{text}</p> }.into_any(),
    }
}
