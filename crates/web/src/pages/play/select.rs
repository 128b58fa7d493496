//! The fields of the set-up.
use crate::{
    html,
    live::{heard, live, seen},
    wanted::{Origin, Wanted},
    words::Words,
};
use engine::{games, message::Say, params::Kind};
use leptos::prelude::*;

/// A list of choices for one wish.
pub(super) fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    words: Words,
    id: &'static str,
    label: &'static str,
    wanted: RwSignal<Wanted>,
    read: fn(&Wanted) -> T,
    write: fn(&mut Wanted, T),
    choices: &'static [(T, &'static str)],
) -> AnyView {
    let change = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        if let Some((choice, _)) = choices.get(index) {
            wanted.update(|wanted| write(wanted, *choice));
        }
    };
    let option = move |(index, (choice, word)): (usize, &'static (T, &'static str))| {
        let here = move || wanted.with(|wanted| read(wanted) == *choice);
        view! { <option value=index.to_string() selected=here>{words.live(word)}</option> }
    };
    view! {
        <div class="field">
            <label for=id>{words.live(label)}</label>
            <select id=id on:change=heard(change)>{choices.iter().enumerate().map(option).collect_view()}</select>
        </div>
    }
    .into_any()
}

/// Where the match starts.
#[component]
pub(super) fn StartField(wanted: RwSignal<Wanted>) -> impl IntoView {
    let words = Words::context();
    let family = wanted.with_untracked(Wanted::family);
    let places = wanted.with_untracked(|wanted| {
        games::build(wanted.game, &engine::Params::default()).is_ok_and(|game| game.placement().is_some())
    });
    let mut starts: Vec<(Origin, &'static str)> =
        (0..family.presets.len()).map(|index| (Origin::Preset(index), "")).collect();
    starts.extend([(Origin::Random, "web-start-random"), (Origin::Own, "web-start-own")]);
    starts.extend(places.then_some((Origin::Placed, "web-start-placed")));
    let all = starts.clone();
    let change = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        if let Some((from, _)) = all.get(index) {
            wanted.update(|wanted| {
                wanted.from = *from;
                wanted.set.clear();
            });
        }
    };
    let name = move |from: Origin, id: &'static str| match from {
        Origin::Preset(index) => {
            let preset = &family.presets[index];
            let name = text::preset(words.lang(), preset.id).unwrap_or(preset.id);
            format!("{name} · {}", shortened(preset.position))
        }
        _ => words.id(id),
    };
    let option = move |(index, (from, id)): (usize, (Origin, &'static str))| {
        let here = move || wanted.with(|wanted| wanted.from == from);
        view! { <option value=index.to_string() selected=here>{seen(move || name(from, id))}</option> }
    };
    view! {
        <div class="field">
            <label for="start">{words.live("web-start")}</label>
            <select id="start" on:change=heard(change)>{starts.into_iter().enumerate().map(option).collect_view()}</select>
        </div>
    }
}

/// A position that fits into a list.
fn shortened(position: &str) -> String {
    const MOST: usize = 28;
    if position.chars().count() <= MOST {
        position.to_owned()
    } else {
        position.chars().take(MOST).chain(['…']).collect()
    }
}

/// A number for a start by chance.
#[component]
pub(super) fn SizeField(
    wanted: RwSignal<Wanted>,
    id: &'static str,
    word: &'static str,
    read: fn(&mut Wanted) -> &mut String,
) -> impl IntoView {
    let words = Words::context();
    let value = move || wanted.with(|wanted| read(&mut wanted.clone()).clone());
    view! {
        <div class="field">
            <label for=id>{words.live(word)}</label>
            <input
                id=id
                type="number"
                min="1"
                max="64"
                prop:value=value
                on:input=heard(move |event| wanted.update(|wanted| *read(wanted) = event_target_value(&event)))
            />
        </div>
    }
}

/// The parameters of the game, each with a sentence about it and what is wrong with it.
#[component]
pub(super) fn Parameters(wanted: RwSignal<Wanted>) -> impl IntoView {
    let words = Words::context();
    let family = wanted.with_untracked(Wanted::family);
    let field = move |parameter: &'static engine::params::Parameter| {
        let name = parameter.name;
        let id = format!("set-{name}");
        let set = move |value: String| {
            wanted.update(|wanted| {
                wanted.set.retain(|(known, _)| known != name);
                wanted.set.push((name.to_owned(), value));
            });
        };
        let value = Memo::new(move |_| wanted.with(|wanted| wanted.parameter(name)));
        // A sentence elsewhere, the name of a field here.
        let about =
            move || html::line(text::about(words.lang(), family.id, name).unwrap_or(name).trim_end_matches('.'));
        let wrong = move || {
            let given = format!("{name}={}", value.get());
            let fits = games::plain(family, &given).is_ok_and(|(_, value)| value.is(parameter.kind));
            let expected =
                || words.say(&engine::message::Message::new("web-expected").with("expected", parameter.kind.message()));
            (!fits && !value.with(String::is_empty)).then(expected)
        };
        let input = match parameter.kind {
            Kind::Choice(choices) => {
                let option = move |word: &'static str| view! { <option value=word selected=live(move || value.get() == word)>{word}</option> };
                view! {
                    <select id=id.clone() on:change=heard(move |event| set(event_target_value(&event)))>
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
                    aria-invalid=live(move || wrong().is_some().to_string())
                    prop:value=value
                    on:change=heard(move |event| set(event_target_value(&event)))
                />
            }
            .into_any(),
        };
        view! {
            <div class="field">
                <label for=id.clone()>{seen(about)}</label>
                {input}
                <p class="error" role="alert">{seen(move || wrong().map(|text| html::line(&text)))}</p>
            </div>
        }
    };
    view! { <div class="pair parameters">{family.parameters.iter().map(field).collect_view()}</div> }
}
