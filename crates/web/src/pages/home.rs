//! The first page: what this is, a board to try at once, and every game.
use crate::{
    match_session::{MatchSession, Panel},
    parts::{
        gallery::Gallery,
        table::{LiveBoard, Status, confirmation, panel, refusal},
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route},
    words::Words,
};
use engine::games;
use leptos::prelude::*;
use play::{Deal, Level, Match, Player};

/// The page.
pub(crate) fn view() -> AnyView {
    let words = Words::context();
    let session = MatchSession::new(None);
    if let Some(game) = gold_bars(words) {
        session.open_match(game);
    }
    let over = move || session.is_over();
    let can_play = move || session.is_yours() && session.by_finger() && session.chosen_words().is_some();
    let caption = move || {
        let chosen = || {
            session.chosen_words().map(|(_, description)| view! { {description} {confirmation(session)} }.into_any())
        };
        refusal(session).or_else(chosen).unwrap_or_else(|| words.id("web-quick-rules").into_any())
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
                <Status session />
                <LiveBoard session />
                <p class="soft" id="chosen-move" aria-live="polite">{dyn_view(caption)}</p>
                <button class="main" id="play-move" hidden=reactive(move || !can_play())
                    on:click=handler(move |_| session.play_choice())>
                    {words.live("web-play-move")}
                </button>
                <div class="row" hidden=reactive(move || !over())>
                    <button class="main" id="review" on:click=handler(move |_| session.open(Panel::Review))>
                        {words.live("web-review")}
                    </button>
                    <button id="again" on:click=handler(move |_| session.restart())>{words.live("web-again")}</button>
                </div>
            </section>
        </section>
        {dyn_view(move || panel(session))}
        <Gallery />
    }
    .into_any()
}

/// Gold Bars against a computer that can be beaten.
fn gold_bars(words: Words) -> Option<Match> {
    let family = games::family(crate::position_ref::FIRST).ok()?;
    let PositionRef { position: start, convention, .. } = PositionRef::usual(family);
    let seats = vec![Player::Person(words.now("web-you")), Player::computer(Level::Alternating)];
    let params = engine::Params::default();
    Match::new(Deal { game: family.id, params, convention, start, seats }).ok()
}
