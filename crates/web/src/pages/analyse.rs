//! Any position of any game, asked everything.
use super::heading;
use crate::{
    html,
    live::seen,
    parts::{asked::Asked, position, told::Why},
    place::Place,
    route::{Page, Router},
    words::Words,
    work::analyse::{Analyse, Facts},
};
use leptos::prelude::*;

mod answer;
mod look;

/// Positions searched at first, and after each wish for more.
const POSITIONS: usize = 100_000;
const LONGER: usize = 8;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let asked_for = Memo::new(move |_| Place::of_route(&router.route()));
    let game = Memo::new(move |_| asked_for.with(|place| place.as_ref().ok().map(|place| place.game.clone())));
    let place = Memo::new(move |_| asked_for.get().ok().filter(is_position));
    let effort = RwSignal::new(POSITIONS);
    Effect::new(move |_| {
        place.track();
        effort.set(POSITIONS);
    });
    let facts: Asked<Facts> = Asked::follow(move || Some(Analyse { place: place.get()?, positions: effort.get() }));
    let longer = Callback::new(move |()| effort.update(|effort| *effort = effort.saturating_mul(LONGER)));
    let unknown = move || asked_for.get().err().map(|error| html::text(&words.wrong(&error)));
    view! {
        {heading(Page::Analyse)}
        {seen(move || html::text(&words.id("analyse-intro")))}
        <div class="error" role="alert">{unknown}</div>
        {seen(move || game.get().map(|_| position::view()))}
        <div class="two">
            {look::view(place.into())}
            <section class="card" aria-live="polite">
                <h2>{words.live("analyse-answer")}</h2>
                <Show when=move || place.with(Option::is_some)>
                    {facts.view(move |found| answer::summary(words, &found, longer))}
                </Show>
                <h2>{words.live("analyse-why")}</h2>
                <Why place=place />
            </section>
        </div>
        {seen(move || facts.found().zip(place.get()).map(|(found, place)| answer::moves(words, &place, &found)))}
    }
    .into_any()
}

/// Whether the game is there, the position is one of its own, and it may be asked.
fn is_position(place: &Place) -> bool {
    position::refusal(place).is_none()
}
