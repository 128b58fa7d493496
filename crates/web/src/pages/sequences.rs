//! Nim-values of taking-and-breaking games: values, pictures, the period with its proof, and a table of many games.
use super::heading;
use crate::{
    html,
    parts::{answer::query::Query, form::field::Field, pane},
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    words::Words,
    work::sequence::{Compute, PeriodProof, SequenceReport},
};
use engine::{games::FAMILIES, message::Message, params::Kind};
use leptos::prelude::*;

mod atlas;

/// Choices for the number of values.
const SIZES: [usize; 5] = [100, 1_000, 10_000, 100_000, 1_000_000];

/// Games that are worth a look.
const EXAMPLES: [&str; 8] = ["0.77", "0.07", "0.137", "0.6", "0.007", "4.0u", "subtraction:1,3,4", "all-but:2"];

/// The page.
pub(crate) fn view(about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let code = about.unwrap_or_else(|| EXAMPLES[0].to_owned());
    let to = RwSignal::new(SIZES[1]);
    let query_code = code.clone();
    let sequence: Query<SequenceReport> = Query::follow(move || {
        Some(Compute { code: query_code.clone(), to: to.get(), lang: words.lang().code().to_owned() })
    });
    let input = RwSignal::new(code);
    let go = Callback::new(move |()| router.go(Route::about(Page::Sequences, input.get_untracked().trim())));
    let wrong = Signal::derive(String::new);
    let example = |code: &'static str| {
        view! { <a class="button" href=Route::about(Page::Sequences, code).href()><code>{code}</code></a> }
    };
    view! {
        {heading(Page::Sequences)}
        {dyn_view(move || html::text(&words.id("sequence-intro")))}
        <form class="card setup" on:submit=|event| event.prevent_default()>
            <Field id="code" label=Signal::derive(move || words.id("sequence-code")) value=input error=wrong enter=go />
            {sizes(to)}
            <button type="button" id="compute"
                on:click=handler(move |_| go.run(()))>{words.live("sequence-compute")}</button>
        </form>
        <p class="doors"><span class="soft">{words.live("sequence-examples")}</span>
            {EXAMPLES.into_iter().map(example).collect_view()}</p>
        <section class="card" aria-live="polite">{sequence.view(move |sequence| report(words, &sequence))}</section>
        {atlas::view()}
    }
    .into_any()
}

fn sizes(to: RwSignal<usize>) -> impl IntoView {
    let words = Words::context();
    let option = move |size: usize| {
        view! { <option value=size.to_string() selected=reactive(move || to.get() == size)>{size}</option> }
    };
    view! {
        <div class="field">
            <label for="to">{words.live("sequence-to")}</label>
            <select id="to" on:change=handler(move |event|
                to.set(event_target_value(&event).parse().unwrap_or(SIZES[1])))>
                {SIZES.into_iter().map(option).collect_view()}
            </select>
        </div>
    }
}

/// The whole report.
fn report(words: Words, sequence: &SequenceReport) -> AnyView {
    let standard = sequence.standard.clone().map(|(code, smaller)| {
        html::text(&words.say(&Message::new("sequence-standard").with("code", code).with("smaller", smaller)))
    });
    let (value, heap) = sequence.largest;
    let largest = Message::new("sequence-largest").with("value", value).with("heap", heap);
    let counts = Message::new("sequence-counts").with("known", sequence.known).with("computed", sequence.computed);
    view! {
        <h2><code>{sequence.code.clone()}</code></h2>
        {standard}
        {period(words, sequence.period.as_ref(), sequence.known)}
        {html::text(&words.say(&largest))}
        {html::text(&words.say(&counts))}
        {playable(words, &sequence.code)}
        {values(words, sequence)}
        <div class="drawing">{pane::picture(sequence.plot.clone(), "draw-nim-values")}</div>
        <div class="drawing">{pane::picture(sequence.histogram.clone(), "draw-histogram")}</div>
    }
    .into_any()
}

/// The period with its proof, or a note that none is known.
fn period(words: Words, period: Option<&PeriodProof>, count: usize) -> AnyView {
    let Some(period) = period else {
        return html::text(&words.say(&Message::new("sequence-no-period").with("known", count)));
    };
    let id = if period.saltus > 0 { "sequence-period-saltus" } else { "sequence-period" };
    let message = Message::new(id).with("length", period.length).with("from", period.from);
    let message = if period.saltus > 0 { message.with("saltus", period.saltus) } else { message };
    view! {
        <p class="result">{words.say(&message)}</p>
        {html::text(&words.say(&period.why))}
    }
    .into_any()
}

/// The first values, the heap above each.
fn values(words: Words, sequence: &SequenceReport) -> impl IntoView {
    let cell =
        |(heap, value): (usize, &u32)| view! { <li><span class="soft">{heap}</span><strong>{*value}</strong></li> };
    view! {
        <h3>{words.id("sequence-values")}</h3>
        <ol class="values" start="0">{sequence.first.iter().enumerate().map(cell).collect_view()}</ol>
    }
}

/// Links to play this game, if the engine has it.
fn playable(words: Words, code: &str) -> Option<AnyView> {
    let place = FAMILIES.iter().find_map(|family| {
        let parameter = family.parameters.iter().find(|p| p.kind == Kind::Text && p.name == "code")?;
        let place =
            PositionRef { set: vec![format!("{}={code}", parameter.name)], ..PositionRef::usual(family) }.at("7,9");
        let game = place.build().ok()?;
        game.normalise(&place.position).ok().map(|_| place)
    })?;
    let link =
        |page: Page, id: &'static str| view! { <a class="button" href=place.route(page).href()>{words.id(id)}</a> };
    Some(
        view! { <p class="doors">{link(Page::Play, "sequence-play")} {link(Page::Analyse, "graph-analyse")}</p> }
            .into_any(),
    )
}
