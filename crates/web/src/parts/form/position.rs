//! The form for a position: game, named start, parameters, convention, and the position, typed or changed by buttons.
use crate::{
    parts::form::{field::Field, numbers, picker::GamePicker},
    position_ref::PositionRef,
    reactive::{handler, reactive},
    route::{Route, Router},
    words::Words,
};
use engine::{Convention, Family, GameError, Method, Question, params::Parameter, solve::Budget};
use leptos::prelude::*;
use text::phrase;

/// Why a position cannot be analysed, if so.
pub(crate) fn refusal(place: &PositionRef) -> Option<GameError> {
    let question = Question { method: Method::Theory, budget: Budget::positions(1), move_limit: 0 };
    place.build().and_then(|game| game.analyse(&place.position, place.convention, &question)).err()
}

/// The form for the game of the address.
pub(crate) fn view() -> AnyView {
    let router = Router::context();
    let Ok(place) = PositionRef::of_route(&router.now()) else { return ().into_any() };
    let Ok(family) = place.family() else { return ().into_any() };
    let input = RwSignal::new(place.position.clone());
    let place =
        Memo::new(move |_| PositionRef::of_route(&router.route()).unwrap_or_else(|_| PositionRef::usual(family)));
    Effect::new(move |_| {
        let position = place.get().position;
        if input.with_untracked(|input| input.trim() != position) {
            input.set(position);
        }
    });
    let go = Callback::new(move |place: PositionRef| router.note(place.route(router.now().page)));
    view! {
        <form class="card setup" on:submit=|event| event.prevent_default()>
            {games(family)}
            {starts(family, place, go)}
            {conventions(place, go)}
            {family.parameters.iter().map(|parameter| parameter_field(family, parameter, place, go)).collect_view()}
            {position(input, place, go)}
        </form>
    }
    .into_any()
}

/// The choice of the game.
fn games(family: &'static Family) -> impl IntoView {
    let router = Router::context();
    let on_choose = Callback::new(move |id: String| router.go(Route::about(router.now().page, id)));
    view! { <GamePicker game=family.id.to_owned() on_choose=on_choose /> }
}

/// The choice of a named start.
fn starts(family: &'static Family, place: Memo<PositionRef>, go: Callback<PositionRef>) -> impl IntoView {
    let words = Words::context();
    let here = move || {
        let place = place.get();
        (0..family.presets.len()).find(|&index| PositionRef::preset(family, index) == place)
    };
    let option = move |(index, preset): (usize, &'static engine::family::Preset)| {
        let name = move || text::preset(words.lang(), preset.id).unwrap_or(preset.id);
        view! { <option value=index.to_string() selected=reactive(move || here() == Some(index))>{name}</option> }
    };
    let change = move |event| {
        if let Ok(index) = event_target_value(&event).parse() {
            go.run(PositionRef::preset(family, index));
        }
    };
    view! {
        <div class="field">
            <label for="start">{words.live("analyse-start")}</label>
            <select id="start" on:change=handler(change)>
                <option value="" selected=reactive(move || here().is_none())>{words.live("analyse-own")}</option>
                {family.presets.iter().enumerate().map(option).collect_view()}
            </select>
        </div>
    }
}

/// Normal or misère play.
pub(crate) fn conventions(place: Memo<PositionRef>, go: Callback<PositionRef>) -> impl IntoView {
    let words = Words::context();
    let option = move |convention: Convention| {
        let here = move || place.with(|place| place.convention == convention);
        let name = move || words.say(&phrase::convention(convention));
        view! { <option value=convention.to_string() selected=here>{name}</option> }
    };
    let change = move |event| {
        let name = event_target_value(&event);
        let convention =
            Convention::BOTH.into_iter().find(|known| known.to_string() == name).unwrap_or(Convention::Normal);
        go.run(PositionRef { convention, ..place.get_untracked() });
    };
    view! {
        <div class="field">
            <label for="convention">{words.live("analyse-convention")}</label>
            <select id="convention"
                on:change=handler(change)>{Convention::BOTH.into_iter().map(option).collect_view()}</select>
        </div>
    }
}

/// A field for a parameter, with what it means below it.
fn parameter_field(
    family: &'static Family,
    parameter: &'static Parameter,
    place: Memo<PositionRef>,
    go: Callback<PositionRef>,
) -> AnyView {
    let words = Words::context();
    let current = move || place.with(|place| place.value(parameter.name).unwrap_or(parameter.default).to_owned());
    let value = RwSignal::new(current());
    Effect::new(move |_| value.set(current()));
    let error = Signal::derive(move || {
        let text = value.get();
        let wrong = parameter.read(&text).err().map(|error| GameError::Parameter { game: family.id, error });
        let wrong = wrong.or_else(|| place.get().with_value(parameter.name, &text).build().err());
        wrong.map(|error| words.wrong(&error)).unwrap_or_default()
    });
    let enter =
        Callback::new(move |()| go.run(place.get_untracked().with_value(parameter.name, &value.get_untracked())));
    let label = Signal::derive(move || {
        let about = text::about(words.lang(), family.id, parameter.name).unwrap_or_default();
        format!("{} · {}", parameter.name, about.replace('`', ""))
    });
    view! {
        <div on:change=handler(move |_| enter.run(()))>
            <Field id=parameter.name label=label value=value error=error enter=enter />
        </div>
    }
    .into_any()
}

/// The position, typed or changed number by number.
fn position(input: RwSignal<String>, place: Memo<PositionRef>, go: Callback<PositionRef>) -> impl IntoView {
    let words = Words::context();
    let error = Signal::derive(move || {
        let error = refusal(&place.get().at(input.get().trim()));
        error.map(|error| words.wrong(&error)).unwrap_or_default()
    });
    Effect::new(move |_| {
        let target = place.get_untracked().at(input.get().trim());
        if target != place.get_untracked() && refusal(&target).is_none() {
            go.run(target);
        }
    });
    let label = Signal::derive(move || words.id("analyse-position"));
    view! {
        <Field id="position" label=label value=input error=error />
        {numbers::view(input, place)}
    }
}
