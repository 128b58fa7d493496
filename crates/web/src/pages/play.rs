//! The page of a game: its board, its start, who plays, and where more is known about it.
use super::heading;
use crate::{
    html,
    match_session::MatchSession,
    parts::form::{picker::GamePicker, sign_in_form::Sending},
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    setup_form::{Company, SetupForm},
    words::Words,
};
use engine::{
    Convention,
    message::{Message, Say},
};
use leptos::prelude::*;
use play::{First, Start, Wish, record};

mod board;
mod chips;
mod online;
mod opponents;
mod parameters;
mod placing;
mod select;
mod starts;

use chips::chips;
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
            let error = |sentence: String| view! { {heading(Page::Play)} <p class="error">{html::line(&sentence)}</p> };
            form.get_untracked().err().map(|sentence| error(sentence).into_any())
        }
    };
    view! { {body} }.into_any()
}

/// The form and what happens when it is sent. Cheap to copy: only signals.
#[derive(Clone, Copy)]
struct SetupPage {
    form: RwSignal<SetupForm>,
    error: RwSignal<Option<Message>>,
    busy: RwSignal<bool>,
    placing: RwSignal<Option<placing::Shared>>,
    sending: Sending,
    session: MatchSession,
    words: Words,
    router: Router,
}

impl SetupPage {
    fn new(form: SetupForm) -> SetupPage {
        let page = SetupPage {
            form: RwSignal::new(form),
            error: RwSignal::new(None),
            busy: RwSignal::new(false),
            placing: RwSignal::new(None),
            sending: Sending::new(),
            session: expect_context::<MatchSession>(),
            words: Words::context(),
            router: Router::context(),
        };
        // The address follows the form, so that it can be shared at any time.
        Effect::new(move |_| page.router.note(page.form.get().route()));
        page
    }

    /// Begins the match, here or at the site; if it begins here, with a first move that was already chosen.
    fn begin(self, first_move: Option<String>) {
        self.error.set(None);
        if self.form.with_untracked(|form| form.with.is_elsewhere()) {
            return online::begin(&self.form.get_untracked(), self.sending, self.router);
        }
        let setup = match self.form.with_untracked(|form| form.setup(self.words)) {
            Ok(setup) => setup,
            Err(refusal) => return self.error.set(Some(refusal.message())),
        };
        if matches!(setup.start, Start::Placed(_)) {
            return placing::start(&setup, self.placing, self.error);
        }
        self.busy.set(true);
        self.session.begin(setup, move |answer| {
            self.busy.set(false);
            match answer {
                Ok(()) => {
                    self.router.go(Route::to(Page::Game));
                    if let Some(mv) = &first_move {
                        self.session.play(mv);
                    }
                }
                Err(message) => self.error.set(Some(message)),
            }
        });
    }

    /// Goes to the set-up of another game; choices that do not depend on the game stay.
    fn choose_game(self, game: String) {
        let query = self.router.now().query.into_iter().filter(|(name, _)| GENERAL_QUERY.contains(&name.as_str()));
        self.router.go(Route { query: query.collect(), ..Route::about(Page::Play, game) });
    }

    /// Whether the site referees; tracked.
    fn is_elsewhere(self) -> bool {
        self.form.with(|form| form.with.is_elsewhere())
    }
}

/// The page of a game: its board, and everything that is chosen before a match.
#[component]
fn SetUp(form: SetupForm) -> impl IntoView {
    let page = SetupPage::new(form);
    let SetupPage { form, placing, session, words, .. } = page;
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.begin(None);
    };
    let game = form.with_untracked(|form| form.game);
    let summary = move || html::line(&words.summary(game));
    view! {
        {super::home::unfinished(words)}
        <h1>{reactive(move || words.title(game))}</h1>
        <p class="lead">{dyn_view(summary)}</p>
        <div class="setup">
            <board::StartBoard page />
            <form class="wishes" on:submit=handler(submit)>
                <starts::Starts page />
                <opponents::Opponents page />
                {rule(page)}
                {submission(page)}
                {more(page)}
            </form>
        </div>
        {dyn_view(move || placing.get().map(|placing| view! { <placing::PlacingView placing session /> }))}
    }
}

/// The winning rule.
fn rule(page: SetupPage) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let rules = &[(Convention::Normal, "convention-normal"), (Convention::Misere, "convention-misere")];
    let choose = |form: &mut SetupForm, rule| form.convention = Some(rule);
    let meaning = move || words.say(&text::phrase::convention_meaning(form.with(SetupForm::convention)));
    view! {
        {chips("convention", "web-convention", form, SetupForm::convention, choose, rules)}
        <p class="soft">{reactive(meaning)}</p>
    }
    .into_any()
}

/// What is rarely changed: who begins, for whom the start is won, parameters, another game, a saved game.
fn more(page: SetupPage) -> AnyView {
    let SetupPage { form, words, session, .. } = page;
    let firsts =
        &[(First::You, "web-first-you"), (First::Computer, "web-first-computer"), (First::Lot, "web-first-lot")];
    let first = select(words, "first", "web-first", form, |form| form.first, |form, first| form.first = first, firsts);
    let wishes = &[(Wish::Any, "web-wish-any"), (Wish::Won, "web-wish-won"), (Wish::Lost, "web-wish-lost")];
    let wish = select(words, "wish", "web-wish", form, |form| form.wish, |form, wish| form.wish = wish, wishes);
    let has_choice = move || form.with(|form| !matches!(form.with, Company::People | Company::Computers));
    let is_random = Memo::new(move |_| form.with(SetupForm::has_random_start));
    let is_open = form.with_untracked(|form| !form.set.is_empty() || form.first != First::You);
    let game = Signal::derive(move || form.with(|form| form.game.to_owned()));
    view! {
        <details class="more" open=is_open>
            <summary>{words.live("web-more")}</summary>
            <div class="pair">
                <div hidden=reactive(move || !has_choice())>{first}</div>
                <div hidden=reactive(move || page.is_elsewhere())>{wish}</div>
                <GamePicker game on_choose=Callback::new(move |game| page.choose_game(game)) />
            </div>
            <div hidden=reactive(move || is_random.get())><parameters::Parameters form /></div>
            <Upload session />
        </details>
    }
    .into_any()
}

/// What is wrong, and the button.
fn submission(page: SetupPage) -> AnyView {
    let SetupPage { error, busy, words, .. } = page;
    let sentence = move || error.get().map(|message| crate::words::sentence(&words.say(&message)));
    view! {
        <p class="error" role="alert"
            id="setup-error">{dyn_view(move || sentence().map(|text| html::line(&text)))}</p>
        {page.sending.view("begin-refused")}
        <button class="main begin" id="begin" type="submit" disabled=reactive(move || busy.get())>
            {words.live("web-begin")}
        </button>
    }
    .into_any()
}

/// Uploads a record from a file, to continue or review it.
#[component]
fn Upload(session: MatchSession) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let refusal = RwSignal::new(String::new());
    let on_change = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        crate::parts::form::file::read(&file, move |text| match record::read(&text) {
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
