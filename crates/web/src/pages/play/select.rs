//! The fields of the set-up.
use crate::{
    html,
    reactive::{dyn_view, handler, reactive},
    setup_form::{Origin, SetupForm},
    words::Words,
};
use engine::{games, message::Say, params::Kind};
use leptos::prelude::*;

/// A list of choices for one field.
pub(super) fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    words: Words,
    id: &'static str,
    label: &'static str,
    form: RwSignal<SetupForm>,
    read: fn(&SetupForm) -> T,
    write: fn(&mut SetupForm, T),
    choices: &'static [(T, &'static str)],
) -> AnyView {
    let change = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        if let Some((choice, _)) = choices.get(index) {
            form.update(|form| write(form, *choice));
        }
    };
    let option = move |(index, (choice, word)): (usize, &'static (T, &'static str))| {
        let here = move || form.with(|form| read(form) == *choice);
        view! { <option value=index.to_string() selected=here>{words.live(word)}</option> }
    };
    view! {
        <div class="field">
            <label for=id>{words.live(label)}</label>
            <select id=id on:change=handler(change)>{choices.iter().enumerate().map(option).collect_view()}</select>
        </div>
    }
    .into_any()
}

/// Where the match starts.
#[component]
pub(super) fn StartField(form: RwSignal<SetupForm>) -> impl IntoView {
    let words = Words::context();
    let family = form.with_untracked(SetupForm::family);
    let has_placement = form.with_untracked(|form| {
        games::build(form.game, &engine::Params::default()).is_ok_and(|game| game.placement().is_some())
    });
    let mut starts: Vec<(Origin, &'static str)> =
        (0..family.presets.len()).map(|index| (Origin::Preset(index), "")).collect();
    starts.extend([(Origin::Random, "web-start-random"), (Origin::Own, "web-start-own")]);
    starts.extend(has_placement.then_some((Origin::Placed, "web-start-placed")));
    let all = starts.clone();
    let change = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        if let Some((from, _)) = all.get(index) {
            form.update(|form| {
                form.from = *from;
                form.set.clear();
            });
        }
    };
    let name = move |from: Origin, id: &'static str| match from {
        Origin::Preset(index) => {
            let preset = &family.presets[index];
            let name = text::preset(words.lang(), preset.id).unwrap_or(preset.id);
            format!("{name} · {}", shorten(preset.position))
        }
        _ => words.id(id),
    };
    let option = move |(index, (from, id)): (usize, (Origin, &'static str))| {
        let here = move || form.with(|form| form.from == from);
        view! { <option value=index.to_string() selected=here>{dyn_view(move || name(from, id))}</option> }
    };
    view! {
        <div class="field">
            <label for="start">{words.live("web-start")}</label>
            <select id="start" on:change=handler(change)>
                    {starts.into_iter().enumerate().map(option).collect_view()}</select>
        </div>
    }
}

/// A position that fits into a list.
fn shorten(position: &str) -> String {
    const MOST: usize = 28;
    if position.chars().count() <= MOST {
        position.to_owned()
    } else {
        position.chars().take(MOST).chain(['…']).collect()
    }
}

/// A number for a random start.
#[component]
pub(super) fn SizeField(
    form: RwSignal<SetupForm>,
    id: &'static str,
    word: &'static str,
    read: fn(&mut SetupForm) -> &mut String,
) -> impl IntoView {
    let words = Words::context();
    let value = move || form.with(|form| read(&mut form.clone()).clone());
    view! {
        <div class="field">
            <label for=id>{words.live(word)}</label>
            <input
                id=id
                type="number"
                min="1"
                max="64"
                prop:value=value
                on:input=handler(move |event| form.update(|form| *read(form) = event_target_value(&event)))
            />
        </div>
    }
}

/// The parameters of the game, each with a sentence about it and what is wrong with it.
#[component]
pub(super) fn Parameters(form: RwSignal<SetupForm>) -> impl IntoView {
    let words = Words::context();
    let family = form.with_untracked(SetupForm::family);
    let field = move |parameter: &'static engine::params::Parameter| {
        let name = parameter.name;
        let id = format!("set-{name}");
        let set = move |value: String| {
            form.update(|form| {
                form.set.retain(|(known, _)| known != name);
                form.set.push((name.to_owned(), value));
            });
        };
        let value = Memo::new(move |_| form.with(|form| form.parameter(name)));
        // The text is a sentence elsewhere, but the name of a field here.
        let about =
            move || html::line(text::about(words.lang(), family.id, name).unwrap_or(name).trim_end_matches('.'));
        let wrong = move || {
            let fits = parameter.read(&value.get()).is_ok_and(|value| value.is(parameter.kind));
            let expected =
                || words.say(&engine::message::Message::new("web-expected").with("expected", parameter.kind.message()));
            (!fits && !value.with(String::is_empty)).then(expected)
        };
        let input = match parameter.kind {
            Kind::Choice(choices) => {
                let option = move |word: &'static str| {
                    view! { <option value=word selected=reactive(move || value.get() == word)>{word}</option> }
                };
                view! {
                    <select id=id.clone() on:change=handler(move |event| set(event_target_value(&event)))>
                        {choices.iter().map(|word| option(word)).collect_view()}
                    </select>
                }
                .into_any()
            }
            _ => view! {
                <input
                    id=id.clone()
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    aria-invalid=reactive(move || wrong().is_some().to_string())
                    prop:value=value
                    on:change=handler(move |event| set(event_target_value(&event)))
                />
            }
            .into_any(),
        };
        view! {
            <div class="field">
                <label for=id.clone()>{dyn_view(about)}</label>
                {input}
                <p class="error" role="alert">{dyn_view(move || wrong().map(|text| html::line(&text)))}</p>
            </div>
        }
    };
    view! { <div class="pair parameters">{family.parameters.iter().map(field).collect_view()}</div> }
}
