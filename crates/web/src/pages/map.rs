//! Two numbers as a map of positions: each cell is a position and opens it.
use super::heading;
use crate::{
    html,
    parts::{
        answer::query::Query,
        board::pointer,
        form::{field::Field, position},
        pane::{self, Start},
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    words::Words,
    work::map::{DrawMap, MapPicture, has_map},
};
use draw::table::Pattern;
use engine::games::FAMILIES;
use leptos::prelude::*;

/// Choices for the size of a map.
const SIZES: [usize; 4] = [10, 20, 30, 40];

/// The page.
pub(crate) fn view(about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let usual = FAMILIES.iter().rev().find(|family| has_map(family)).map(|family| family.id.to_owned());
    let game = about.or(usual);
    let place = Memo::new(move |_| {
        let route = router.route();
        let about = route.about.clone().or_else(|| game.clone());
        PositionRef::of_route(&Route { about, ..route })
    });
    let (to, outcomes, pattern) = (RwSignal::new(SIZES[1]), RwSignal::new(false), RwSignal::new(String::new()));
    let map: Query<MapPicture> = Query::follow(move || {
        let lang = words.lang().code().to_owned();
        Some(DrawMap { place: place.get().ok()?, pattern: pattern.get(), to: to.get(), outcomes: outcomes.get(), lang })
    });
    view! {
        {heading(Page::Map)}
        {dyn_view(move || html::text(&words.id("map-intro")))}
        <div class="error" role="alert">{dyn_view(move ||
            place.get().err().map(|error| html::text(&words.wrong(&error))))}</div>
        <form class="card setup" on:submit=|event| event.prevent_default()>
            {games(place)}
            {sizes(to)}
            {kinds(outcomes)}
            {conventions(place)}
            <Field id="pattern" label=Signal::derive(move || words.id("map-pattern")) value=pattern
                error=Signal::derive(String::new) />
        </form>
        <section class="card map">{map.view(move |picture| cells(place, picture))}</section>
    }
    .into_any()
}

type MapPosition = Memo<Result<PositionRef, engine::GameError>>;

/// The games that have a map.
fn games(place: MapPosition) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let here = move |id: &str| place.with(|place| place.as_ref().is_ok_and(|place| place.game == id));
    let with_map: Vec<&'static str> =
        FAMILIES.iter().filter(|family| has_map(family)).map(|family| family.id).collect();
    let options = move || {
        let mut named: Vec<(String, &'static str)> = with_map.iter().map(|&id| (words.title(id), id)).collect();
        named.sort();
        let option = |(title, id)| view! { <option value=id selected=reactive(move || here(id))>{title}</option> };
        named.into_iter().map(option).collect_view()
    };
    let change = move |event| router.go(Route::about(Page::Map, event_target_value(&event)));
    view! {
        <div class="field">
            <label for="game">{words.live("web-game")}</label>
            <select id="game" on:change=handler(change)>{options}</select>
        </div>
    }
}

fn sizes(to: RwSignal<usize>) -> impl IntoView {
    let words = Words::context();
    let option = move |size: usize| {
        view! { <option value=size.to_string() selected=reactive(move || to.get() == size)>{size}</option> }
    };
    view! {
        <div class="field">
            <label for="size">{words.live("map-size")}</label>
            <select id="size" on:change=handler(move |event|
                to.set(event_target_value(&event).parse().unwrap_or(SIZES[1])))>
                {SIZES.into_iter().map(option).collect_view()}
            </select>
        </div>
    }
}

fn kinds(outcomes: RwSignal<bool>) -> impl IntoView {
    let words = Words::context();
    view! {
        <div class="field">
            <label for="kind">{words.live("map-shows")}</label>
            <select id="kind" on:change=handler(move |event| outcomes.set(event_target_value(&event) == "outcomes"))>
                <option value="values">{words.live("draw-nim-values")}</option>
                <option value="outcomes">{words.live("draw-outcomes")}</option>
            </select>
        </div>
    }
}

fn conventions(place: MapPosition) -> impl IntoView {
    let router = Router::context();
    let known_position = Memo::new(move |_| place.get().unwrap_or_else(|_| PositionRef::usual(&FAMILIES[0])));
    position::conventions(known_position, Callback::new(move |place: PositionRef| router.note(place.route(Page::Map))))
}

/// The map; a click on a cell opens its position.
fn cells(place: MapPosition, picture: MapPicture) -> AnyView {
    let router = Router::context();
    let pattern = picture.pattern.clone();
    let click = Callback::new(move |event: leptos::ev::MouseEvent| {
        let number = |name: &str| pointer::attribute(&event, name).and_then(|text| text.parse().ok());
        let (Some(x), Some(y), Ok(place)) = (number("data-x"), number("data-y"), place.get_untracked()) else { return };
        if let Some(pattern) = Pattern::new(&pattern) {
            router.go(place.at(&pattern.position(x, y)).route(Page::Analyse));
        }
    });
    pane::view(picture.svg, (Page::Map.title(), "pane-how"), Start::Left, click)
}
