//! Setting up a match: the game, its start, who plays.
use super::heading;
use crate::{
    html,
    match_session::MatchSession,
    parts::form::{field::Field, picker::GamePicker, sign_in_form::Sending},
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

    /// Begins the match, here or at the site.
    fn begin(self) {
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
                Ok(()) => self.router.go(Route::to(Page::Game)),
                Err(message) => self.error.set(Some(message)),
            }
        });
    }

    /// Goes to the set-up of another game; choices that do not depend on the game stay.
    fn choose_game(self, game: String) {
        let query = self.router.now().query.into_iter().filter(|(name, _)| GENERAL_QUERY.contains(&name.as_str()));
        self.router.go(Route { query: query.collect(), ..Route::about(Page::Play, game) });
    }

    /// Whether the other players are people elsewhere; tracked.
    fn has_people_elsewhere(self) -> bool {
        self.form.with(|form| matches!(form.with, Company::Invited | Company::Anybody))
    }

    /// Whether the site referees; tracked.
    fn is_elsewhere(self) -> bool {
        self.form.with(|form| form.with.is_elsewhere())
    }
}

/// The set-up.
#[component]
fn SetUp(form: SetupForm) -> impl IntoView {
    let page = SetupPage::new(form);
    let SetupPage { form, placing, session, .. } = page;
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.begin();
    };
    let game = Signal::derive(move || form.with(|form| form.game.to_owned()));
    view! {
        <div class="setup">
            <form class="card wishes" on:submit=handler(submit)>
                <GamePicker game on_choose=Callback::new(move |game| page.choose_game(game)) />
                {start_fields(page)}
                {player_fields(page)}
                {rule_fields(page)}
                {submission(page)}
            </form>
            <preview::Preview form />
        </div>
        {dyn_view(move || placing.get().map(|placing| view! { <placing::PlacingView placing session /> }))}
    }
}

/// Where the match starts.
fn start_fields(page: SetupPage) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let position = RwSignal::new(form.with_untracked(|form| form.position.clone()));
    Effect::new(move |_| position.with(|text| form.update(|form| form.position.clone_from(text))));
    let is_random = Memo::new(move |_| form.with(SetupForm::has_random_start));
    let own = move || form.with(|form| form.from == Origin::Own) && !is_random.get();
    let random = move || form.with(|form| form.from == Origin::Random) && !page.is_elsewhere();
    let wrong = Signal::derive(move || preview::wrong_position(words, &form.get()));
    view! {
        <div hidden=reactive(move || is_random.get())><select::StartField form /></div>
        <p class="soft" hidden=reactive(move || !is_random.get())>{words.live("online-drawn")}</p>
        <div hidden=reactive(move || !own())>
            <Field id="position" label=Signal::derive(move || words.id("web-position")) value=position error=wrong />
        </div>
        <div class="pair" hidden=reactive(move || !random())>
            <select::SizeField form id="heaps" word="web-random-heaps" read=|form| &mut form.heaps />
            <select::SizeField form id="most" word="web-random-most" read=|form| &mut form.most />
        </div>
        <div hidden=reactive(move || is_random.get())><select::Parameters form /></div>
    }
    .into_any()
}

/// Who plays.
fn player_fields(page: SetupPage) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let levels = &[(Level::Random, "level-1"), (Level::Alternating, "level-2"), (Level::Perfect, "level-3")];
    let level = select(words, "level", "web-level", form, |form| form.level, |form, level| form.level = level, levels);
    let meaning = move || words.say(&text::phrase::level_meaning(form.with(|form| form.level).number()));
    view! {
        <div class="pair">
            {online::company(form)}
            <div hidden=reactive(move || page.has_people_elsewhere())>{level}</div>
        </div>
        {online::options(form)}
        <p class="soft" hidden=reactive(move || page.has_people_elsewhere())>{reactive(meaning)}</p>
    }
    .into_any()
}

/// The winning rule, who begins, and for whom the start is won.
fn rule_fields(page: SetupPage) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let rules = &[(Convention::Normal, "convention-normal"), (Convention::Misere, "convention-misere")];
    let rule = select(
        words,
        "convention",
        "web-convention",
        form,
        SetupForm::convention,
        |form, rule| form.convention = Some(rule),
        rules,
    );
    let firsts =
        &[(First::You, "web-first-you"), (First::Computer, "web-first-computer"), (First::Lot, "web-first-lot")];
    let first = select(words, "first", "web-first", form, |form| form.first, |form, first| form.first = first, firsts);
    let wishes = &[(Wish::Any, "web-wish-any"), (Wish::Won, "web-wish-won"), (Wish::Lost, "web-wish-lost")];
    let wish = select(words, "wish", "web-wish", form, |form| form.wish, |form, wish| form.wish = wish, wishes);
    let meaning = move || words.say(&text::phrase::convention_meaning(form.with(SetupForm::convention)));
    view! {
        <div class="pair">
            {rule}
            {first}
            <div hidden=reactive(move || page.is_elsewhere())>{wish}</div>
        </div>
        <p class="soft">{reactive(meaning)}</p>
    }
    .into_any()
}

/// What is wrong, and the buttons.
fn submission(page: SetupPage) -> AnyView {
    let SetupPage { error, busy, words, session, .. } = page;
    let sentence = move || error.get().map(|message| crate::words::sentence(&words.say(&message)));
    view! {
        <p class="error" role="alert"
            id="setup-error">{dyn_view(move || sentence().map(|text| html::line(&text)))}</p>
        {page.sending.view("begin-refused")}
        <div class="row">
            <button class="main" id="begin" type="submit" disabled=reactive(move || busy.get())>
                {words.live("web-begin")}
            </button>
            <Upload session />
        </div>
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
