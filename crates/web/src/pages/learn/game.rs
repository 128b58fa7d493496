//! A page about a game: rules, theory, history, and starts to play inside the text.
use crate::{
    html,
    parts::{answer::explanation::Why, table::example::Example},
    position_ref::PositionRef,
    reactive::{dyn_view, reactive},
    route::{Page, Route},
    words::Words,
    work::map::has_map,
};
use engine::{Family, games};
use leptos::prelude::*;
use text::{GameText, phrase};

/// Maximum number of moves of a start that is played inside the text.
const SMALL: usize = 24;

/// The page about a game; a sentence if there is no such game.
pub(super) fn view(id: &str) -> AnyView {
    let words = Words::context();
    let family = match games::family(id) {
        Ok(family) => family,
        Err(error) => return view!
            { <h1>{words.live(Page::Learn.title())}</h1> {dyn_view(move || html::text(&words.wrong(&error)))}
            }.into_any(),
    };
    let section = move |kind: GameText| {
        view! {
            <section class="card">
                <h2>{reactive(move || words.say(&phrase::heading(kind)))}</h2>
                {dyn_view(move || html::text(&words.about(kind, family.id)))}
            </section>
        }
    };
    view! {
        <p><a href=Route::to(Page::Learn).href()>{words.live(Page::Learn.title())}</a></p>
        <h1>{reactive(move || words.title(family.id))}</h1>
        <p class="lead">{dyn_view(move || html::line(&words.summary(family.id)))}</p>
        {links(family)}
        {section(GameText::Rules)}
        {examples(family)}
        {section(GameText::Theory)}
        {why(family)}
        {history(family)}
    }
    .into_any()
}

/// The game on other pages.
fn links(family: &'static Family) -> impl IntoView {
    let words = Words::context();
    let link = |page: Page, id: &'static str| {
        view! { <a class="button" href=Route::about(page, family.id).href()>{words.live(id)}</a> }
    };
    view! { <p class="doors">{link(Page::Play, "learn-play")} {link(Page::Analyse, "graph-analyse")}
    {link(Page::Graph, "analyse-graph")} {has_map(family).then(|| link(Page::Map, "web-page-map"))}</p> }
}

/// The named starts: a small one to play here, all as links.
fn examples(family: &'static Family) -> impl IntoView {
    let words = Words::context();
    let places: Vec<PositionRef> = (0..family.presets.len()).map(|index| PositionRef::preset(family, index)).collect();
    let fits = |place: &&PositionRef| {
        place.build().is_ok_and(|game| {
            game.players() == 2
                && game.moves(&place.position, SMALL + 1).is_ok_and(|moves| (1..=SMALL).contains(&moves.len()))
        })
    };
    let small = places.iter().find(fits).cloned();
    let item = move |(index, preset): (usize, &'static engine::family::Preset)| {
        let place = PositionRef::preset(family, index);
        let (href, position) = (place.route(Page::Play).href(), place.position.clone());
        view! {
            <li>
                <a href=href>{dyn_view(move || text::preset(words.lang(), preset.id).unwrap_or(preset.id))}</a>
                " " <code>{position}</code> " "
                <span class="soft">{reactive(move || words.say(&phrase::convention(preset.convention)))}</span>
            </li>
        }
    };
    view! {
        <section class="card">
            <h2>{words.live("learn-examples")}</h2>
            {small.map(|place| view! { <Example place=place /> })}
            <ul>{family.presets.iter().enumerate().map(item).collect_view()}</ul>
        </section>
    }
}

/// The usual start, explained.
fn why(family: &'static Family) -> impl IntoView {
    let words = Words::context();
    let place = PositionRef::usual(family);
    let position = place.position.clone();
    view! {
        <section class="card">
            <h2>{words.live("learn-explained")} " " <code>{position}</code></h2>
            <Why place=Signal::derive(move || Some(place.clone())) />
        </section>
    }
}

/// Chapters of history about this game.
fn history(family: &'static Family) -> impl IntoView {
    let words = Words::context();
    let chapters = move || phrase::history().into_iter().filter(|chapter| chapter.game == family.id);
    let chapter = move |chapter: phrase::Chapter| {
        view! { <article class="card"><h2>{chapter.year} " · " {words.say(&chapter.title)}</h2>
        {html::text(&words.say(&chapter.text))}</article> }
    };
    move || chapters().map(chapter).collect_view()
}
