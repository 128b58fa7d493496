//! Matches that the site referees: for the ranking, or with people elsewhere.
use crate::{
    pages::online::clocks,
    parts::form::{list, sign_in_form::Sending},
    position_ref::PositionRef,
    reactive::{handler, reactive},
    route::{Page, Route, Router},
    setup_form::{CLOCKS, Company, Origin, SetupForm},
    site::{Call, Site},
    words::Words,
};
use engine::{Params, games};
use leptos::{prelude::*, task::spawn_local};
use play::{First, Level};
use protocol::{
    Object,
    site::{ClockSettings, FirstPlayer, MatchState, NewChallenge, NewMatch},
};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Options for matches with people elsewhere, and a link to sign in first.
pub(super) fn options(form: RwSignal<SetupForm>) -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let people = move || form.with(|form| matches!(form.with, Company::Invited | Company::Anybody));
    let now = move || form.with(|form| form.clock.to_string());
    let set_clock = move |index: String| form.update(|form| form.clock = index.parse().unwrap_or(0));
    let set_rated = move |event| form.update(|form| form.rated = event_target_checked(&event));
    let must_sign_in = move || form.with(|form| form.with.is_elsewhere()) && site.is_there() && site.me().is_none();
    view! {
        <div class="pair" hidden=reactive(move || !people())>
            {list::list("clock", "online-clock", Box::new(move || clocks(words)), Box::new(now), Box::new(set_clock))}
            <label class="tick">
                <input type="checkbox" id="rated" prop:checked=reactive(move || form.with(|form| form.rated))
                    on:change=handler(set_rated) />
                " "
                {words.live("online-counts")}
            </label>
        </div>
        <p hidden=reactive(move || !must_sign_in())>
            <a class="button" href=Route::to(Page::SignIn).href()>{words.live("door-title")}</a>
            " "
            {words.live("online-sign-in-first")}
        </p>
    }
    .into_any()
}

/// Sets up the match at the site, and goes there.
pub(super) fn begin(form: &SetupForm, sending: Sending, router: Router) {
    let form = form.clone();
    spawn_local(async move { drop(send(form, sending, router).await) });
}

/// A chunk of its own, since playing on this device needs no JSON.
#[wasm_split(arrange, fallible)]
fn send(form: SetupForm, sending: Sending, router: Router) -> Result<(), SplitLoaderError> {
    sending.send(call(&form), move |state: MatchState| {
        sending.site.refresh();
        router.go(Route::about(Page::Match, state.id));
    });
    Ok(())
}

/// The request to the site.
fn call(form: &SetupForm) -> Call {
    let convention = form.convention().name().to_owned();
    let first = |other: FirstPlayer| match form.first {
        First::You => FirstPlayer::You,
        First::Computer => other,
        First::Lot => FirstPlayer::Lot,
    };
    if form.with == Company::Rated {
        let (game, level) = (form.game.to_owned(), form.opponent.level().unwrap_or(Level::Perfect).number());
        return Call::post("matches", &NewMatch { game, convention, level, first: first(FirstPlayer::Computer) });
    }
    let mut challenge = NewChallenge {
        convention,
        first: first(FirstPlayer::Other),
        rated: form.rated,
        listed: form.with == Company::Anybody,
        clock: clock(form.clock),
        ..NewChallenge::new(form.game)
    };
    if !form.has_random_start() {
        challenge.params = parameters(form);
        challenge.start = start(form);
        challenge.pieces = pieces(form);
    }
    Call::post("challenges", &challenge)
}

/// The position to start from, unless it is random.
fn start(form: &SetupForm) -> Option<String> {
    match form.from {
        Origin::Preset(_) => form.preset().map(|preset| preset.position.to_owned()),
        Origin::Own => Some(form.position.clone()),
        Origin::Random | Origin::Placed => None,
    }
}

/// Number of pieces that each player places in secret, if they do.
fn pieces(form: &SetupForm) -> Option<usize> {
    let place = PositionRef { set: form.parameters(), ..PositionRef::usual(form.family()) };
    let game = place.build().ok().filter(|_| form.from == Origin::Placed)?;
    Some(game.placement()?.pieces)
}

/// The parameters as JSON; the site refuses those that cannot be read here.
fn parameters(form: &SetupForm) -> Object {
    let mut params = Object::new();
    for text in form.parameters() {
        match games::parameter(form.family(), &text) {
            Ok((name, value)) => params.extend(protocol::params::write(&Params(vec![(name.to_owned(), value)]))),
            Err(_) => params.extend(text.split_once('=').map(|(name, value)| (name.to_owned(), value.into()))),
        }
    }
    params
}

/// A clock, as the site reads it.
pub(crate) fn clock(index: usize) -> Option<ClockSettings> {
    let (initial, increment) = CLOCKS.get(index).copied().flatten()?;
    Some(ClockSettings { initial, increment })
}
