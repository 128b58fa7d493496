//! Setting up a match: the game, its start, who plays.
use super::heading;
use crate::{
    html,
    live::{heard, live, seen},
    parts::{door::Sending, field::Field, picker::GamePicker},
    route::{Page, Route, Router},
    sitting::{Sitting, seed},
    wanted::{Company, Origin, Wanted},
    words::Words,
};
use engine::{Convention, message::Message};
use leptos::prelude::*;
use play::{First, Level, Wish, record};

mod elsewhere;
mod placing;
mod preview;
mod select;

pub(crate) use elsewhere::clock_json;
use select::select;

/// Wishes that have nothing to do with the game, so that they are the same for another one.
const KEPT: [&str; 5] = ["with", "level", "first", "rated", "clock"];

/// The set-up of the game that the address names.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let wanted = Memo::new(move |_| Wanted::of_route(&router.route()).map_err(|error| words.wrong(&error)));
    let game = Memo::new(move |_| wanted.with(|wanted| wanted.as_ref().ok().map(|wanted| wanted.game)));
    let shown = move || match game.get() {
        Some(_) => wanted.get_untracked().ok().map(|wanted| view! { <SetUp wanted /> }.into_any()),
        None => wanted
            .get_untracked()
            .err()
            .map(|sentence| view! { <p class="error">{html::line(&sentence)}</p> }.into_any()),
    };
    view! { {heading(Page::Play)} {shown} }.into_any()
}

/// Everything that can be wished.
#[component]
fn SetUp(wanted: Wanted) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let sitting = expect_context::<Sitting>();
    let wanted = RwSignal::new(wanted);
    let error: RwSignal<Option<Message>> = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let placing = RwSignal::new(None);
    let sending = Sending::new();
    // The address follows the wishes, so that it can be shared at any time.
    Effect::new(move |_| router.note(wanted.get().route()));
    let begin = move || {
        let begin = wanted.with_untracked(|wanted| wanted.begin(words, seed()));
        error.set(None);
        if wanted.with_untracked(|wanted| wanted.with.is_elsewhere()) {
            return elsewhere::begin(&wanted.get_untracked(), sending, router);
        }
        if wanted.with_untracked(|wanted| wanted.from) == Origin::Placed {
            return placing::start(&begin, placing, error);
        }
        busy.set(true);
        sitting.begin(begin, move |answer| {
            busy.set(false);
            match answer {
                Ok(()) => router.go(Route::to(Page::Game)),
                Err(message) => error.set(Some(message)),
            }
        });
    };
    let position = RwSignal::new(wanted.with_untracked(|wanted| wanted.position.clone()));
    Effect::new(move |_| position.with(|text| wanted.update(|wanted| wanted.position.clone_from(text))));
    let drawn = Memo::new(move |_| wanted.with(Wanted::is_drawn));
    let elsewhere = Memo::new(move |_| wanted.with(|wanted| wanted.with.is_elsewhere()));
    let people = move || wanted.with(|wanted| matches!(wanted.with, Company::Invited | Company::Anybody));
    let own = move || wanted.with(|wanted| wanted.from == Origin::Own) && !drawn.get();
    let random = move || wanted.with(|wanted| wanted.from == Origin::Random) && !elsewhere.get();
    let wrong = Signal::derive(move || preview::wrong_position(words, &wanted.get()));
    let sentence = move || error.get().map(|message| crate::words::sentence(&words.say(&message)));
    let chosen = Callback::new(move |game: String| {
        let kept = router.now().query.into_iter().filter(|(name, _)| KEPT.contains(&name.as_str()));
        router.go(Route { query: kept.collect(), ..Route::about(Page::Play, game) });
    });
    view! {
        <div class="setup">
            <form
                class="card wishes"
                on:submit=heard(move |event: leptos::ev::SubmitEvent| {
                    event.prevent_default();
                    begin();
                })
            >
                <GamePicker game=Signal::derive(move || wanted.with(|wanted| wanted.game.to_owned())) chosen />
                <div hidden=live(move || drawn.get())><select::StartField wanted /></div>
                <p class="soft" hidden=live(move || !drawn.get())>{words.live("online-drawn")}</p>
                <div hidden=live(move || !own())>
                    <Field id="position" label=Signal::derive(move || words.id("web-position")) value=position error=wrong />
                </div>
                <div class="pair" hidden=live(move || !random())>
                    <select::SizeField wanted id="heaps" word="web-random-heaps" read=|wanted| &mut wanted.heaps />
                    <select::SizeField wanted id="most" word="web-random-most" read=|wanted| &mut wanted.most />
                </div>
                <div hidden=live(move || drawn.get())><select::Parameters wanted /></div>
                <div class="pair">
                    {elsewhere::company(wanted)}
                    <div hidden=live(people)>{select(words, "level", "web-level", wanted, |wanted| wanted.level, |wanted, level| wanted.level = level, &[
                        (Level::Random, "level-1"),
                        (Level::Alternating, "level-2"),
                        (Level::Perfect, "level-3"),
                    ])}</div>
                </div>
                {elsewhere::wishes(wanted)}
                <p class="soft" hidden=live(people)>{live(move || words.say(&text::phrase::level_meaning(wanted.with(|w| w.level).number())))}</p>
                <div class="pair">
                    {select(words, "convention", "web-convention", wanted, Wanted::convention, |wanted, c| wanted.convention = Some(c), &[
                        (Convention::Normal, "convention-normal"),
                        (Convention::Misere, "convention-misere"),
                    ])}
                    {select(words, "first", "web-first", wanted, |wanted| wanted.first, |wanted, first| wanted.first = first, &[
                        (First::You, "web-first-you"),
                        (First::Computer, "web-first-computer"),
                        (First::Lot, "web-first-lot"),
                    ])}
                    <div hidden=live(move || elsewhere.get())>{select(words, "wish", "web-wish", wanted, |wanted| wanted.wish, |wanted, wish| wanted.wish = wish, &[
                        (Wish::Any, "web-wish-any"),
                        (Wish::Won, "web-wish-won"),
                        (Wish::Lost, "web-wish-lost"),
                    ])}</div>
                </div>
                <p class="soft">
                    {live(move || words.say(&text::phrase::convention_meaning(wanted.with(Wanted::convention))))}
                </p>
                <p class="error" role="alert" id="setup-error">{seen(move || sentence().map(|text| html::line(&text)))}</p>
                {sending.view("begin-refused")}
                <div class="row">
                    <button class="main" id="begin" type="submit" disabled=live(move || busy.get())>
                        {words.live("web-begin")}
                    </button>
                    <Upload sitting />
                </div>
            </form>
            <preview::Preview wanted />
        </div>
        {seen(move || placing.get().map(|placing| view! { <placing::PlacingView placing sitting /> }))}
    }
}

/// A record brought in from a file: it is continued, or reviewed when it is over.
#[component]
fn Upload(sitting: Sitting) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let refused = RwSignal::new(String::new());
    let chosen = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        crate::parts::file::read(&file, move |text| match record::read(&text) {
            Ok(game) => {
                sitting.start(game);
                router.go(Route::to(Page::Game));
            }
            Err(error) => refused.set(words.wrong(&error)),
        });
    };
    view! {
        <label class="button" for="record">{words.live("web-upload")}</label>
        <input class="quiet" id="record" type="file" on:change=heard(chosen) />
        <p class="error" role="alert">{seen(move || refused.get())}</p>
    }
}
