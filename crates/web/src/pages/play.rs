//! Setting up a match: the game, its start, who plays.
use super::heading;
use crate::{
    html,
    match_session::MatchSession,
    parts::{field::Field, picker::GamePicker, sign_in_form::Sending},
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    setup_form::{Company, Origin, SetupForm},
    words::Words,
};
use engine::{
    Convention,
    message::{Message, Say},
};
use leptos::prelude::*;
use play::{First, Level, Start, Wish, record};

mod online;
mod placing;
mod preview;
mod select;

pub(crate) use online::clock;
use select::select;

/// Query names that do not depend on the game and stay when another game is chosen.
const GENERAL_QUERY: [&str; 5] = ["with", "level", "first", "rated", "clock"];

/// The set-up of the game that the address names.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let form = Memo::new(move |_| SetupForm::of_route(&router.route()).map_err(|error| words.wrong(&error)));
    let game = Memo::new(move |_| form.with(|form| form.as_ref().ok().map(|form| form.game)));
    let body = move || match game.get() {
        Some(_) => form.get_untracked().ok().map(|form| view! { <SetUp form /> }.into_any()),
        None => {
            form.get_untracked().err().map(|sentence| view! { <p class="error">{html::line(&sentence)}</p> }.into_any())
        }
    };
    view! { {heading(Page::Play)} {body} }.into_any()
}

/// The form.
#[component]
fn SetUp(form: SetupForm) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let session = expect_context::<MatchSession>();
    let form = RwSignal::new(form);
    let error: RwSignal<Option<Message>> = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let placing = RwSignal::new(None);
    let sending = Sending::new();
    // The address follows the form, so that it can be shared at any time.
    Effect::new(move |_| router.note(form.get().route()));
    let begin = move || {
        error.set(None);
        if form.with_untracked(|form| form.with.is_elsewhere()) {
            return online::begin(&form.get_untracked(), sending, router);
        }
        let setup = match form.with_untracked(|form| form.setup(words)) {
            Ok(setup) => setup,
            Err(refusal) => return error.set(Some(refusal.message())),
        };
        if matches!(setup.start, Start::Placed(_)) {
            return placing::start(&setup, placing, error);
        }
        busy.set(true);
        session.begin(setup, move |answer| {
            busy.set(false);
            match answer {
                Ok(()) => router.go(Route::to(Page::Game)),
                Err(message) => error.set(Some(message)),
            }
        });
    };
    let position = RwSignal::new(form.with_untracked(|form| form.position.clone()));
    Effect::new(move |_| position.with(|text| form.update(|form| form.position.clone_from(text))));
    let is_random = Memo::new(move |_| form.with(SetupForm::has_random_start));
    let elsewhere = Memo::new(move |_| form.with(|form| form.with.is_elsewhere()));
    let people = move || form.with(|form| matches!(form.with, Company::Invited | Company::Anybody));
    let own = move || form.with(|form| form.from == Origin::Own) && !is_random.get();
    let random = move || form.with(|form| form.from == Origin::Random) && !elsewhere.get();
    let wrong = Signal::derive(move || preview::wrong_position(words, &form.get()));
    let sentence = move || error.get().map(|message| crate::words::sentence(&words.say(&message)));
    let on_choose = Callback::new(move |game: String| {
        let query = router.now().query.into_iter().filter(|(name, _)| GENERAL_QUERY.contains(&name.as_str()));
        router.go(Route { query: query.collect(), ..Route::about(Page::Play, game) });
    });
    view! {
        <div class="setup">
            <form
                class="card wishes"
                on:submit=handler(move |event: leptos::ev::SubmitEvent| {
                    event.prevent_default();
                    begin();
                })
            >
                <GamePicker game=Signal::derive(move || form.with(|form| form.game.to_owned())) on_choose />
                <div hidden=reactive(move || is_random.get())><select::StartField form /></div>
                <p class="soft" hidden=reactive(move || !is_random.get())>{words.live("online-drawn")}</p>
                <div hidden=reactive(move || !own())>
                    <Field id="position" label=Signal::derive(move || words.id("web-position")) value=position
                        error=wrong />
                </div>
                <div class="pair" hidden=reactive(move || !random())>
                    <select::SizeField form id="heaps" word="web-random-heaps" read=|form| &mut form.heaps />
                    <select::SizeField form id="most" word="web-random-most" read=|form| &mut form.most />
                </div>
                <div hidden=reactive(move || is_random.get())><select::Parameters form /></div>
                <div class="pair">
                    {online::company(form)}
                    <div hidden=reactive(people)>{select(words, "level", "web-level", form, |form| form.level, |form,
                        level| form.level = level, &[
                        (Level::Random, "level-1"),
                        (Level::Alternating, "level-2"),
                        (Level::Perfect, "level-3"),
                    ])}</div>
                </div>
                {online::options(form)}
                <p class="soft" hidden=reactive(people)>{reactive(move ||
                    words.say(&text::phrase::level_meaning(form.with(|w| w.level).number())))}</p>
                <div class="pair">
                    {select(words, "convention", "web-convention", form, SetupForm::convention, |form, c|
                        form.convention = Some(c), &[
                        (Convention::Normal, "convention-normal"),
                        (Convention::Misere, "convention-misere"),
                    ])}
                    {select(words, "first", "web-first", form, |form| form.first, |form, first| form.first = first, &[
                        (First::You, "web-first-you"),
                        (First::Computer, "web-first-computer"),
                        (First::Lot, "web-first-lot"),
                    ])}
                    <div hidden=reactive(move ||
                        elsewhere.get())>{select(words, "wish", "web-wish", form, |form| form.wish, |form, wish|
                        form.wish = wish, &[
                        (Wish::Any, "web-wish-any"),
                        (Wish::Won, "web-wish-won"),
                        (Wish::Lost, "web-wish-lost"),
                    ])}</div>
                </div>
                <p class="soft">
                    {reactive(move || words.say(&text::phrase::convention_meaning(form.with(SetupForm::convention))))}
                </p>
                <p class="error" role="alert"
                    id="setup-error">{dyn_view(move || sentence().map(|text| html::line(&text)))}</p>
                {sending.view("begin-refused")}
                <div class="row">
                    <button class="main" id="begin" type="submit" disabled=reactive(move || busy.get())>
                        {words.live("web-begin")}
                    </button>
                    <Upload session />
                </div>
            </form>
            <preview::Preview form />
        </div>
        {dyn_view(move || placing.get().map(|placing| view! { <placing::PlacingView placing session /> }))}
    }
}

/// Uploads a record from a file, to continue or review it.
#[component]
fn Upload(session: MatchSession) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let refusal = RwSignal::new(String::new());
    let on_change = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        crate::parts::file::read(&file, move |text| match record::read(&text) {
            Ok(game) => {
                session.start(game);
                router.go(Route::to(Page::Game));
            }
            Err(error) => refusal.set(words.wrong(&error)),
        });
    };
    view! {
        <label class="button" for="record">{words.live("web-upload")}</label>
        <input class="quiet" id="record" type="file" on:change=handler(on_change) />
        <p class="error" role="alert">{dyn_view(move || refusal.get())}</p>
    }
}
