//! The first page: a game that goes on, a board to try at once, and every game.
use crate::{
    match_session::{MatchSession, Panel, seed},
    parts::table::{LiveBoard, News, Strip, confirmation, panel, refusal},
    position_ref::{FIRST, PositionRef},
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    settings::SettingsStore,
    words::Words,
};
use engine::{Sizes, games, message::Message};
use leptos::prelude::*;
use play::{Deal, Level, Match, Player, Setup, Start, Wish, seats};
use text::phrase;

mod gallery;

/// The page.
pub(crate) fn view() -> AnyView {
    let words = Words::context();
    let session = MatchSession::new(None);
    if let Some(game) = gold_bars(words) {
        session.open_match(game);
    }
    view! {
        {unfinished(words)}
        <section class="hero">
            <div class="welcome">
                <h1>{words.live("web-page-home")}</h1>
                <p class="lead">{words.live("web-lead")}</p>
                <div class="row">
                    <button class="main" id="play-now"
                        on:click=handler(play_now())>{words.live("web-play-now")}</button>
                    <a class="button" href=Route::to(Page::Learn).href()>{words.live("web-learn-to-win")}</a>
                </div>
            </div>
            <QuickBoard session />
        </section>
        {dyn_view(move || panel(session))}
        <gallery::Gallery />
    }
    .into_any()
}

/// The match that was left, with a way back to it.
pub(super) fn unfinished(words: Words) -> AnyView {
    let game = expect_context::<MatchSession>().unfinished();
    let card = game.map(|game| {
        let sentence = reactive(move || {
            let turn = game.turn().map(|seat| words.say(&phrase::turn(seats::seat(&game, seat)))).unwrap_or_default();
            let message = Message::new("web-unfinished").with("game", words.title(game.deal().game));
            words.say(&message.with("turn", turn))
        });
        view! {
            <section class="card unfinished" aria-label=words.live("web-continue-game")>
                <p>{sentence}</p>
                <a class="button main" id="continue"
                    href=Route::to(Page::Game).href()>{words.live("web-continue-game")}</a>
            </section>
        }
    });
    view! { {card} }.into_any()
}

/// Begins Gold Bars from a random start that you can win, against the last opponent.
fn play_now() -> impl FnMut(leptos::ev::MouseEvent) + 'static {
    let (words, router) = (Words::context(), Router::context());
    let (settings, session) = (SettingsStore::context(), expect_context::<MatchSession>());
    move |_| {
        let opponent = settings.now(|settings| settings.opponent);
        let seats = vec![Player::Person(words.now("web-you")), Player::Computer(opponent)];
        let heaps = 3 + seed() % 3;
        let start = Start::Random(Sizes { heaps: Some(heaps), most: Some(7) });
        let setup = Setup { wish: Wish::Won, ..Setup::new(FIRST, start, seats) };
        session.begin(setup, move |answer| {
            if answer.is_ok() {
                router.go(Route::to(Page::Game));
            }
        });
    }
}

/// A board to try at once.
#[component]
fn QuickBoard(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let can_play = move || session.is_yours() && session.pointing().by_finger() && session.chosen_words().is_some();
    let caption = move || {
        let chosen = || {
            session.chosen_words().map(|(_, description)| view! { {description} {confirmation(session)} }.into_any())
        };
        refusal(session).or_else(chosen).unwrap_or_else(|| words.id("web-quick-rules").into_any())
    };
    view! {
        <section class="card quick" aria-label=words.live("web-quick")>
            <Strip session />
            <LiveBoard session />
            <p class="soft" id="chosen-move" aria-live="polite">{dyn_view(caption)}</p>
            <button class="main" id="play-move" hidden=reactive(move || !can_play())
                on:click=handler(move |_| session.play_choice())>
                {words.live("web-play-move")}
            </button>
            <News session />
            <div class="row" hidden=reactive(move || !session.is_over())>
                <button class="main" id="review" on:click=handler(move |_| session.open(Panel::Review))>
                    {words.live("web-review")}
                </button>
                <button id="again" on:click=handler(move |_| session.restart())>{words.live("web-again")}</button>
            </div>
        </section>
    }
}

/// Gold Bars against a computer that can be beaten.
fn gold_bars(words: Words) -> Option<Match> {
    let family = games::family(FIRST).ok()?;
    let PositionRef { position: start, convention, .. } = PositionRef::usual(family);
    let seats = vec![Player::Person(words.now("web-you")), Player::computer(Level::Alternating)];
    let params = engine::Params::default();
    Match::new(Deal { game: family.id, params, convention, start, seats }).ok()
}
