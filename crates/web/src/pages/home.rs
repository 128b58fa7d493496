//! The first page: what this is, a board to try at once, and every game.
use crate::{
    live::{heard, live, seen},
    parts::{
        gallery::Gallery,
        table::{LiveBoard, Status, confirmation, panel, refusal},
    },
    place::Place,
    route::{Page, Route},
    sitting::{Panel, Sitting},
    words::Words,
};
use engine::games;
use leptos::prelude::*;
use play::{Deal, Level, Match, Player};

/// The page.
pub(crate) fn view() -> AnyView {
    let words = Words::context();
    let sitting = Sitting::new(None);
    if let Some(game) = gold_bars(words) {
        sitting.sit(game);
    }
    let over = move || sitting.is_over();
    let can_play = move || sitting.is_yours() && sitting.by_finger() && sitting.chosen_words().is_some();
    let said = move || {
        let chosen = || sitting.chosen_words().map(|(_, said)| view! { {said} {confirmation(sitting)} }.into_any());
        refusal(sitting).or_else(chosen).unwrap_or_else(|| words.id("web-quick-rules").into_any())
    };
    view! {
        <section class="hero">
            <div class="welcome">
                <h1>{words.live("web-page-home")}</h1>
                <p class="lead">{words.live("web-lead")}</p>
                <div class="row">
                    <a class="button main" href=Route::about(Page::Play, "nim").href()>{words.live("web-play-nim")}</a>
                    <a class="button" href=Route::to(Page::Learn).href()>{words.live("web-learn-to-win")}</a>
                </div>
            </div>
            <section class="card quick" aria-label=words.live("web-quick")>
                <Status sitting />
                <LiveBoard sitting />
                <p class="soft" id="chosen-move" aria-live="polite">{seen(said)}</p>
                <button class="main" id="play-move" hidden=live(move || !can_play()) on:click=heard(move |_| sitting.play_chosen())>
                    {words.live("web-play-move")}
                </button>
                <div class="row" hidden=live(move || !over())>
                    <button class="main" id="review" on:click=heard(move |_| sitting.open(Panel::Review))>
                        {words.live("web-review")}
                    </button>
                    <button id="again" on:click=heard(move |_| sitting.restart())>{words.live("web-again")}</button>
                </div>
            </section>
        </section>
        {seen(move || panel(sitting))}
        <Gallery />
    }
    .into_any()
}

/// Gold Bars against a computer that can be beaten.
fn gold_bars(words: Words) -> Option<Match> {
    let family = games::family(crate::place::FIRST).ok()?;
    let Place { position: start, convention, .. } = Place::usual(family);
    let seats = vec![Player::Person(words.now("web-you")), Player::Computer(Level::Alternating)];
    let params = engine::Params::default();
    Match::new(Deal { game: family.id, params, convention, start, seats }).ok()
}
