//! The start on a board that can be played at once, and where more is known about the game.
use super::SetupPage;
use crate::{
    html,
    parts::board::{
        BoardPicture,
        point_board::{PointBoard, Taps},
        pointing::Pointing,
    },
    position_ref::PositionRef,
    reactive::{dyn_view, reactive},
    route::{Page, Route},
    setup_form::{Company, Origin, SetupForm},
    words::Words,
    work::map::has_map,
};
use leptos::{html::Div, prelude::*};
use play::First;
use text::GameText;

/// The position of the visitor's own, with everything else as the form has it.
pub(super) fn own_place(form: &SetupForm) -> PositionRef {
    let (game, set) = (form.game.to_owned(), form.parameters());
    PositionRef { game, set, convention: form.convention(), position: form.position.clone() }
}

/// The start, unless it is random.
fn place(form: &SetupForm) -> Option<PositionRef> {
    match form.from {
        Origin::Preset(_) => Some(own_place(form).at(form.preset()?.position)),
        Origin::Own => Some(own_place(form)),
        Origin::Random | Origin::Placed => None,
    }
}

/// What is wrong with a position of the visitor's own; empty if nothing is.
pub(super) fn wrong_position(words: Words, form: &SetupForm) -> String {
    if form.from != Origin::Own {
        return String::new();
    }
    let result = own_place(form).build().ok().map(|game| game.normalise(&form.position));
    match result {
        Some(Err(error)) => words.wrong(&error),
        _ => String::new(),
    }
}

/// Whether the visitor makes the first move on this device.
fn begins_here(form: &SetupForm) -> bool {
    let here = matches!(form.with, Company::Computer | Company::People);
    here && (form.first == First::You || form.with == Company::People)
}

/// The board.
#[component]
pub(super) fn StartBoard(page: SetupPage) -> impl IntoView {
    let SetupPage { form, words, .. } = page;
    let place = Memo::new(move |_| form.with(place));
    let open = Signal::derive(move || place.get().filter(|_| form.with(begins_here)));
    let pointing = Pointing::of_place(open);
    let picture = Signal::derive(move || {
        let place = place.get()?;
        let board = place.build().ok()?.board(&place.position).ok()?;
        Some(BoardPicture { touches: pointing.preview(), ..BoardPicture::of(board, place.position) })
    });
    let on_play = Callback::new(move |mv: String| page.begin(Some(mv)));
    let node = NodeRef::<Div>::new();
    let caption = move || match (pointing.slip(), place.get().zip(pointing.choice())) {
        (Some(slip), _) => words.say(&slip),
        (None, Some((place, mv))) => description(words, &place, &mv),
        (None, None) if form.with(|form| form.from == Origin::Placed) => words.id("web-start-placed"),
        (None, None) if place.with(Option::is_none) => words.id("web-start-unknown"),
        (None, None) if open.with(Option::is_none) => String::new(),
        (None, None) => words.id("web-start-by-move"),
    };
    let is_unreadable = move || place.with(Option::is_some) && picture.with(Option::is_none);
    let by_finger = move || pointing.by_finger() && pointing.choice().is_some();
    view! {
        <section class="start-board">
            <div class="card" hidden=reactive(is_unreadable)>
                <PointBoard pointing picture taps=Taps::Twice on_play node
                    yours=Signal::derive(move || open.with(Option::is_some)) laying=false described_by="start-move" />
                <p class="chosen" id="start-move" aria-live="polite">
                    {dyn_view(move || html::line(&caption()))}
                    {dyn_view(move ||
                        by_finger().then(|| view! { " " <strong>{words.id("web-tap-to-begin")}</strong> }))}
                </p>
            </div>
            {links(page)}
            {rules(page)}
        </section>
    }
}

/// A move in words.
fn description(words: Words, place: &PositionRef, mv: &str) -> String {
    let message = place.build().and_then(|game| game.describe(&place.position, mv));
    message.map(|message| format!("`{mv}` {}", words.say(&message).replace('`', ""))).unwrap_or_default()
}

/// Where more is known about the game.
fn links(page: SetupPage) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let family = form.with_untracked(SetupForm::family);
    let here = move |to: Page| form.with(place).map_or_else(|| Route::about(to, family.id), |place| place.route(to));
    let link = move |to: Page, word: &'static str| {
        view! { <a href=reactive(move || here(to).href())>{words.live(word)}</a> }.into_any()
    };
    view! {
        <p class="doors">
            <a href=Route::about(Page::Learn, family.id).href()>{words.live("web-how-to-win")}</a>
            {link(Page::Analyse, "web-page-analyse")}
            {link(Page::Graph, "web-page-graph")}
            {has_map(family).then(|| link(Page::Map, "web-page-map"))}
            {link(Page::Puzzle, "web-page-puzzle")}
        </p>
    }
    .into_any()
}

fn rules(page: SetupPage) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let game = form.with_untracked(|form| form.game);
    let rules = move || html::text(&words.about(GameText::Rules, game));
    view! {
        <details class="card">
            <summary>{words.live("web-rules")}</summary>
            {dyn_view(rules)}
        </details>
    }
    .into_any()
}
