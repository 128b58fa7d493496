//! Matches that the site referees: for the ranking, or with people elsewhere.
use super::select::select;
use crate::{
    live::{heard, live, seen},
    pages::online::clocks,
    parts::{door::Sending, list},
    place::Place,
    route::{Page, Route, Router},
    site::{Call, Json, Site},
    wanted::{CLOCKS, Company, Origin, Wanted},
    words::Words,
};
use engine::games;
use leptos::prelude::*;
use play::First;
use wasm_bindgen::JsValue;

/// With whom one can play; with a site there are more.
const COMPANY: [(Company, &str); 6] = [
    (Company::Computer, "web-with-computer"),
    (Company::People, "web-with-people"),
    (Company::Computers, "web-with-computers"),
    (Company::Rated, "online-with-rated"),
    (Company::Invited, "online-with-invited"),
    (Company::Anybody, "online-with-anybody"),
];

/// Who plays.
pub(super) fn company(wanted: RwSignal<Wanted>) -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let there = Memo::new(move |_| site.is_there());
    let shown = seen(move || {
        let choices = if there.get() { &COMPANY[..] } else { &COMPANY[..3] };
        select(words, "with", "web-with", wanted, |wanted| wanted.with, |wanted, with| wanted.with = with, choices)
    });
    view! { {shown} }.into_any()
}

/// What can be wished besides when people elsewhere play, and who has to sign in first.
pub(super) fn wishes(wanted: RwSignal<Wanted>) -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let people = move || wanted.with(|wanted| matches!(wanted.with, Company::Invited | Company::Anybody));
    let now = move || wanted.with(|wanted| wanted.clock.to_string());
    let chosen = move |index: String| wanted.update(|wanted| wanted.clock = index.parse().unwrap_or(0));
    let rated = move |event| wanted.update(|wanted| wanted.rated = event_target_checked(&event));
    let outside = move || wanted.with(|wanted| wanted.with.is_elsewhere()) && site.me().is_none();
    view! {
        <div class="pair" hidden=live(move || !people())>
            {list::list("clock", "online-clock", Box::new(move || clocks(words)), Box::new(now), Box::new(chosen))}
            <label class="tick">
                <input type="checkbox" id="rated" prop:checked=live(move || wanted.with(|wanted| wanted.rated)) on:change=heard(rated) />
                " "
                {words.live("online-counts")}
            </label>
        </div>
        <p hidden=live(move || !outside())>
            <a class="button" href=Route::to(Page::SignIn).href()>{words.live("door-title")}</a>
            " "
            {words.live("online-sign-in-first")}
        </p>
    }
    .into_any()
}

/// Begins it, and goes there.
pub(super) fn begin(wanted: &Wanted, sending: Sending, router: Router) {
    sending.send(call(wanted), move |state| {
        sending.site.refresh();
        router.go(Route::about(Page::Match, state.text("id").unwrap_or_default()));
    });
}

/// What is asked of the site.
fn call(wanted: &Wanted) -> Call {
    let (game, convention): (JsValue, JsValue) = (wanted.game.into(), wanted.convention().name().into());
    let first = |other: &'static str| match wanted.first {
        First::You => "you",
        First::Computer => other,
        First::Lot => "lot",
    };
    let mut fields = vec![("game", game), ("convention", convention)];
    if wanted.with == Company::Rated {
        fields.extend([("level", wanted.level.number().into()), ("first", first("computer").into())]);
        return Call::post("matches", &fields);
    }
    let listed = wanted.with == Company::Anybody;
    fields.extend([("first", first("other").into()), ("rated", wanted.rated.into()), ("listed", listed.into())]);
    fields.push(("clock", clock_json(wanted.clock)));
    if !wanted.is_drawn() {
        fields.push(("params", parameters(wanted)));
        fields.extend(start(wanted).map(|start| ("start", start.into())));
        fields.extend(pieces(wanted).map(|pieces| ("pieces", pieces.into())));
    }
    Call::post("challenges", &fields)
}

/// The position to start from, unless it is drawn by lot.
fn start(wanted: &Wanted) -> Option<String> {
    match wanted.from {
        Origin::Preset(_) => wanted.preset().map(|preset| preset.position.to_owned()),
        Origin::Own => Some(wanted.position.clone()),
        Origin::Random | Origin::Placed => None,
    }
}

/// How many pieces each player places in secret, if that is wished.
fn pieces(wanted: &Wanted) -> Option<u32> {
    let place = Place { set: wanted.parameters(), ..Place::usual(wanted.family()) };
    let game = place.build().ok().filter(|_| wanted.from == Origin::Placed)?;
    u32::try_from(game.placement()?.pieces).ok()
}

/// The parameters as the site reads them; what cannot be read is left to the site to refuse.
fn parameters(wanted: &Wanted) -> JsValue {
    let family = wanted.family();
    let read = |given: &String| -> Option<(String, JsValue)> {
        let (name, value) = given.split_once('=')?;
        let known = games::plain(family, given).ok().map(|(name, value)| play::parameter_text(name, &value));
        let json = known.and_then(|text| Some(Json::read(text.split_once('=')?.1).value()));
        Some((name.to_owned(), json.unwrap_or_else(|| value.into())))
    };
    let all: Vec<(String, JsValue)> = wanted.parameters().iter().filter_map(read).collect();
    let fields: Vec<(&str, JsValue)> = all.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    Json::object(&fields).value()
}

/// One of the clocks as the site reads it.
pub(crate) fn clock_json(index: usize) -> JsValue {
    match CLOCKS.get(index).copied().flatten() {
        None => JsValue::NULL,
        Some((initial, increment)) => {
            Json::object(&[("initial", initial.into()), ("increment", increment.into())]).value()
        }
    }
}
