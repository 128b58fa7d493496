//! Matches over the network: who waits for an opponent, and how to find one.
use super::{heading, of_site, play::clock, player::convention, ranking::games};
use crate::{
    parts::{
        form::{
            list::{self, table},
            sign_in_form::{self, Sending, form},
        },
        remote::Remote,
    },
    reactive::{dyn_view, handler},
    route::{Page, Route, Router},
    setup_form::CLOCKS,
    site::{Call, Site},
    words::Words,
};
use engine::message::Message;
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use protocol::{
    IgnoredAny, Object,
    site::{MatchState, NewChallenge, OpenMatch},
};
use std::time::Duration;

pub(crate) mod game;

/// Interval at which the list of open challenges is refreshed.
const REFRESH_INTERVAL: Duration = Duration::from_secs(5);

/// The page.
pub(crate) fn view() -> AnyView {
    view! { {heading(Page::Online)} {of_site(content)} }.into_any()
}

fn content() -> AnyView {
    let site = Site::context();
    let is_signed_in = Memo::new(move |_| site.me().is_some());
    let top = dyn_view(move || if is_signed_in.get() { start_cards() } else { sign_in_form::view() });
    view! { {top} {waiting()} {players()} }.into_any()
}

/// The links to the ranking and to the visitor's own page.
fn players() -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let own = move || {
        let me = site.me().filter(|me| !me.guest)?;
        let href = Route::about(Page::Player, me.name).href();
        Some(view! { <a class="button" id="own-matches" href=href>{words.live("account-page")}</a> })
    };
    view! {
        <p class="row">
            <a class="button" id="ranking"
                href=Route::to(Page::Ranking).href()>{words.live(Page::Ranking.title())}</a>
            {dyn_view(own)}
        </p>
    }
    .into_any()
}

/// What a signed-in visitor can begin.
fn start_cards() -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let link = |with: &str| Route::about(Page::Play, crate::position_ref::FIRST).with("with", with).href();
    let back = dyn_view(move || site.me().and_then(|me| me.running).map(|id| back(words, id)));
    view! {
        <div class="two">
            {quick()}
            <section class="card wishes">
                <h2>{words.live("online-choose")}</h2>
                <p class="soft">{words.live("online-choose-about")}</p>
                {back}
                <div class="row">
                    <a class="button" id="invite" href=link("invited")>{words.live("online-invite")}</a>
                    <a class="button" id="challenge" href=link("anybody")>{words.live("online-challenge")}</a>
                    <a class="button" id="rated" href=link("rated")>{words.live("online-rated")}</a>
                </div>
            </section>
        </div>
    }
    .into_any()
}

/// The link back to a rated match.
fn back(words: Words, id: String) -> AnyView {
    let href = Route::about(Page::Match, id).href();
    view! { <p><a class="button main" href=href>{words.id("online-back")}</a></p> }.into_any()
}

/// Finds an opponent who wants the same game and clock.
fn quick() -> AnyView {
    let (words, router, sending) = (Words::context(), Router::context(), Sending::new());
    let (game, index) = (RwSignal::new(crate::position_ref::FIRST.to_owned()), RwSignal::new("0".to_owned()));
    let send = move || {
        let pace = index.with_untracked(|index| index.parse().unwrap_or(0));
        let challenge = NewChallenge { clock: clock(pace), ..NewChallenge::new(&game.get_untracked()) };
        sending.send(Call::post("quick", &challenge), move |state: MatchState| {
            router.go(Route::about(Page::Match, state.id));
        });
    };
    let inside = view! {
        {list::list("quick-game", "web-game", Box::new(move || games(words)), Box::new(move || game.get()),
            Box::new(move |id| game.set(id)))}
        {list::list("quick-clock", "online-clock", Box::new(move || clocks(words)), Box::new(move || index.get()),
            Box::new(move |chosen| index.set(chosen)))}
        {sending.view("quick-refused")}
        <div class="row">{sending.button("quick", "online-quick", "main")}</div>
    };
    form("online-quick-title", "online-quick-about", inside.into_any(), send)
}

/// All clocks, by their number.
pub(crate) fn clocks(words: Words) -> Vec<list::Choice> {
    CLOCKS.iter().enumerate().map(|(index, pace)| (index.to_string(), pace_words(words, *pace))).collect()
}

/// A clock in words: seconds for the match, and seconds after each move.
fn pace_words(words: Words, pace: Option<(u32, u32)>) -> String {
    match pace {
        None => words.id("online-no-clock"),
        Some((initial, increment)) => {
            words.say(&Message::new("online-pace").with("minutes", initial / 60).with("seconds", increment))
        }
    }
}

/// The open challenges.
fn waiting() -> AnyView {
    let (words, sending) = (Words::context(), Sending::new());
    let open = Remote::follow(|| "challenges".to_owned());
    if let Ok(again) = set_interval_with_handle(move || open.again(), REFRESH_INTERVAL) {
        on_cleanup(move || again.clear());
    }
    let body = open.view(move |list: Vec<OpenMatch>| match list {
        none if none.is_empty() => view! { <p>{words.id("online-nobody")}</p> }.into_any(),
        all => {
            let rows = all.into_iter().map(|open| row(words, sending, open)).collect();
            let head = [
                "ranking-name",
                "web-game",
                "web-start",
                "web-convention",
                "online-clock",
                "player-counts",
                "online-seat",
            ];
            table(words, "online-waiting", &head, rows)
        }
    });
    view! {
        <section class="card" id="waiting">
            <h2>{words.live("online-waiting")}</h2>
            {body}
            {sending.view("join-refused")}
        </section>
    }
    .into_any()
}

/// The name of a guest.
fn guest(words: Words, name: &str) -> String {
    format!("{name} ({})", words.id("online-guest"))
}

/// The name of a bot.
fn bot(words: Words, name: &str) -> String {
    format!("{name} ({})", words.id("account-bot"))
}

fn row(words: Words, sending: Sending, open: OpenMatch) -> Vec<AnyView> {
    let router = Router::context();
    let id = open.id;
    let pace = open.clock.map(|clock| (clock.initial, clock.increment));
    let join = move |_| {
        let there = Route::about(Page::Match, id.clone());
        let call = Call::post(format!("matches/{id}/join"), &Object::new());
        sending.send(call, move |_: IgnoredAny| router.go(there));
    };
    let counts = words.id(if open.rated { "player-rated" } else { "player-casual" });
    let name = match () {
        () if open.guest => guest(words, &open.name),
        () if open.bot => bot(words, &open.name),
        () => open.name,
    };
    let start = match open.custom {
        true => words.id("online-custom").into_any(),
        false => view! { <code>{open.start}</code> }.into_any(),
    };
    vec![
        name.into_any(),
        words.title(&open.game).into_any(),
        start,
        convention(words, &open.convention).into_any(),
        pace_words(words, pace).into_any(),
        counts.into_any(),
        view! { <button class="small" on:click=handler(join)>{words.id("online-sit")}</button> }.into_any(),
    ]
}
