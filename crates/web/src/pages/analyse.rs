//! Analysis of any position of any game.
use super::heading;
use crate::{
    html,
    parts::{
        answer::{explanation::Why, query::Query},
        form::position,
    },
    position_ref::PositionRef,
    reactive::dyn_view,
    route::{Page, Router},
    words::Words,
    work::analyse::Analyse,
};
use engine::Analysis;
use leptos::prelude::*;

mod answer;
mod look;

/// Number of positions searched at first, and the factor for each request for more.
const POSITIONS: usize = 100_000;
const LONGER: usize = 8;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let request = Memo::new(move |_| PositionRef::of_route(&router.route()));
    let game = Memo::new(move |_| request.with(|place| place.as_ref().ok().map(|place| place.game.clone())));
    let place = Memo::new(move |_| request.get().ok().filter(is_position));
    let effort = RwSignal::new(POSITIONS);
    Effect::new(move |_| {
        place.track();
        effort.set(POSITIONS);
    });
    let analysis: Query<Analysis> =
        Query::follow(move || Some(Analyse { place: place.get()?, positions: effort.get() }));
    let longer = Callback::new(move |()| effort.update(|effort| *effort = effort.saturating_mul(LONGER)));
    let unknown = move || request.get().err().map(|error| html::text(&words.wrong(&error)));
    view! {
        {heading(Page::Analyse)}
        {dyn_view(move || html::text(&words.id("analyse-intro")))}
        <div class="error" role="alert">{unknown}</div>
        {dyn_view(move || game.get().map(|_| position::view()))}
        <div class="two">
            {look::view(place.into())}
            <section class="card" aria-live="polite">
                <h2>{words.live("analyse-answer")}</h2>
                <Show when=move || place.with(Option::is_some)>
                    {analysis.view(move |analysis| answer::summary(words, &analysis, place.get_untracked(), longer))}
                </Show>
                <h2>{words.live("analyse-why")}</h2>
                <Why place=place />
            </section>
        </div>
        {dyn_view(move || analysis.result().zip(place.get()).map(|(analysis, place)|
            answer::moves(words, &place, &analysis)))}
    }
    .into_any()
}

/// Whether the game exists, the position belongs to it, and it may be analysed.
fn is_position(place: &PositionRef) -> bool {
    position::refusal(place).is_none()
}
