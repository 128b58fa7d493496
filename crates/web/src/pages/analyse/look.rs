//! The board of the position, on which moves can be made, and what can be copied: link, notation, pictures.
use crate::{
    html,
    parts::{
        answer::export,
        board::{point_board::PlaceBoard, pointing::Pointing},
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler},
    route::{Page, Router},
    settings::SettingsStore,
    words::Words,
    work::map::has_map,
};
use draw::{Paper, board::BoardScene};
use leptos::prelude::*;

/// The board and what can be done with it.
pub(super) fn view(place: Signal<Option<PositionRef>>) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let play = Callback::new(move |mv: String| {
        let Some(place) = place.get_untracked() else { return };
        if let Ok(to) = place.build().and_then(|game| game.play(&place.position, &mv)) {
            router.go(place.at(&to).route(Page::Analyse));
        }
    });
    view! {
        <section class="card look">
            <h2>{words.live("analyse-board")}</h2>
            {dyn_view(move || place.get().map(|place| view! { <p class="notation"><code>{place.position}</code></p> }))}
            <PlaceBoard place=place pointing=Pointing::of_place(place) on_choose=play />
            {dyn_view(move || place.get().map(|place| links(words, &place)))}
            {dyn_view(move || place.get().map(|place| copies(words, place)))}
        </section>
    }
}

/// The same position on other pages.
fn links(words: Words, place: &PositionRef) -> AnyView {
    let has_map = place.family().is_ok_and(has_map);
    let link =
        |page: Page, id: &'static str| view! { <a class="button" href=place.route(page).href()>{words.id(id)}</a> };
    view! {
        <p class="doors">
            {link(Page::Play, "analyse-play")}
            {link(Page::Graph, "analyse-graph")}
            {has_map.then(|| link(Page::Map, "web-page-map"))}
            {link(Page::Puzzle, "analyse-puzzle")}
        </p>
    }
    .into_any()
}

/// Link, notation and pictures to copy or save.
fn copies(words: Words, place: PositionRef) -> impl IntoView {
    let (copied, settings) = (RwSignal::new(false), SettingsStore::context());
    let address = format!("{}{}", base(), place.route(Page::Analyse).href());
    let (link, notation, svg, png) = (address.clone(), place.position.clone(), place.clone(), place);
    let copy = move |text: &str| {
        export::copy(text);
        copied.set(true);
    };
    view! {
        <div class="field">
            <label for="link">{words.id("analyse-link")}</label>
            <input id="link" type="text" readonly=true prop:value=address />
        </div>
        <p class="doors">
            <button type="button" on:click=handler(move |_| copy(&link))>{words.id("analyse-copy-link")}</button>
            <button type="button"
                on:click=handler(move |_| copy(&notation))>{words.id("analyse-copy-notation")}</button>
            <button type="button"
                on:click=handler(move |_|
                picture(settings, &svg, export::save_svg))>{words.id("analyse-save-svg")}</button>
            <button type="button"
                on:click=handler(move |_|
                picture(settings, &png, export::save_png))>{words.id("analyse-save-png")}</button>
            <span class="soft" role="status">{dyn_view(move ||
                copied.get().then(|| html::line(&words.id("analyse-copied"))))}</span>
        </p>
    }
}

/// The address of this page, up to the `#`.
fn base() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Saves the board with its own style.
fn picture(settings: SettingsStore, place: &PositionRef, save: fn(&str, &str)) {
    let Ok(board) = place.build().and_then(|game| game.board(&place.position)) else { return };
    let (look, lang) = settings.now(|settings| (settings.look, settings.lang));
    let scene = BoardScene::new(&board).with_look(look).with_note(place.position.as_str());
    save(&place.game, &draw::board::svg(&scene, &Paper::new(lang)));
}
