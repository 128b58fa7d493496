//! The parameters of a game: switches, steppers, lists.
use crate::{
    html,
    reactive::{dyn_view, handler, reactive},
    setup_form::SetupForm,
    words::Words,
};
use engine::{
    message::{Message, Say},
    params::{Kind, Parameter},
};
use leptos::prelude::*;

/// A parameter with its value. Cheap to copy.
#[derive(Clone, Copy)]
struct Setting {
    form: RwSignal<SetupForm>,
    parameter: &'static Parameter,
    value: Memo<String>,
    words: Words,
}

impl Setting {
    fn set(self, value: String) {
        let name = self.parameter.name;
        self.form.update(|form| {
            form.set.retain(|(known, _)| known != name);
            form.set.push((name.to_owned(), value));
        });
    }

    /// The id of its field.
    fn id(self) -> String {
        format!("set-{}", self.parameter.name)
    }

    /// What is wrong with the value; tracked.
    fn wrong(self) -> Option<String> {
        let Setting { parameter, value, words, .. } = self;
        let fits = parameter.read(&value.get()).is_ok_and(|value| value.is(parameter.kind));
        let expected = || words.say(&Message::new("web-expected").with("expected", parameter.kind.message()));
        (!fits && !value.with(String::is_empty)).then(expected)
    }

    fn field(self) -> AnyView {
        match self.parameter.kind {
            Kind::Choice(choices) => self.list(choices),
            Kind::Flag => self.switch(),
            Kind::Number { least, most } => self.stepper(least, most),
            Kind::Graph => self.area(),
            Kind::Numbers { .. } | Kind::Text | Kind::Parts => self.text(),
        }
    }

    fn list(self, choices: &'static [&'static str]) -> AnyView {
        let option = move |word: &'static str| {
            let here = reactive(move || self.value.with(|value| value == word));
            view! { <option value=word selected=here>{word}</option> }
        };
        view! {
            <select id=self.id() on:change=handler(move |event| self.set(event_target_value(&event)))>
                {choices.iter().map(|word| option(word)).collect_view()}
            </select>
        }
        .into_any()
    }

    fn switch(self) -> AnyView {
        let is_on = reactive(move || self.value.with(|value| value == "true"));
        let change = move |event| self.set(event_target_checked(&event).to_string());
        view! {
            <input id=self.id() class="switch" type="checkbox" role="switch" prop:checked=is_on
                on:change=handler(change) />
        }
        .into_any()
    }

    fn stepper(self, least: u64, most: u64) -> AnyView {
        let number = move || self.value.with(|value| value.parse::<u64>().unwrap_or(least));
        let step = move |sign: &'static str, word: &'static str, to: fn(u64) -> u64| {
            let target = move || to(number()).clamp(least, most);
            let click = move |_| self.set(untrack(target).to_string());
            view! {
                <button type="button" class="step" aria-label=self.words.live(word)
                    disabled=reactive(move || target() == number()) on:click=handler(click)>{sign}</button>
            }
            .into_any()
        };
        view! {
            <span class="stepper">
                {step("−", "web-less", |number| number.saturating_sub(1))}
                {self.text()}
                {step("+", "web-more-of", |number| number.saturating_add(1))}
            </span>
        }
        .into_any()
    }

    fn text(self) -> AnyView {
        let mode = if matches!(self.parameter.kind, Kind::Number { .. }) { "numeric" } else { "text" };
        view! {
            <input
                id=self.id()
                type="text"
                inputmode=mode
                autocomplete="off"
                spellcheck="false"
                aria-invalid=reactive(move || self.wrong().is_some().to_string())
                prop:value=self.value
                on:change=handler(move |event| self.set(event_target_value(&event)))
            />
        }
        .into_any()
    }

    fn area(self) -> AnyView {
        view! {
            <textarea
                id=self.id()
                rows="4"
                spellcheck="false"
                aria-invalid=reactive(move || self.wrong().is_some().to_string())
                prop:value=self.value
                on:change=handler(move |event| self.set(event_target_value(&event)))
            ></textarea>
        }
        .into_any()
    }
}

/// The parameters of the game, each with a sentence about it and what is wrong with it.
#[component]
pub(super) fn Parameters(form: RwSignal<SetupForm>) -> impl IntoView {
    let words = Words::context();
    let family = form.with_untracked(SetupForm::family);
    let field = move |parameter: &'static Parameter| {
        let name = parameter.name;
        let value = Memo::new(move |_| form.with(|form| form.parameter(name)));
        let setting = Setting { form, parameter, value, words };
        // The text is a sentence elsewhere, but the name of a field here.
        let about =
            move || html::line(text::about(words.lang(), family.id, name).unwrap_or(name).trim_end_matches('.'));
        view! {
            <div class="field">
                <label for=setting.id()>{dyn_view(about)}</label>
                {setting.field()}
                <p class="error" role="alert">{dyn_view(move || setting.wrong().map(|text| html::line(&text)))}</p>
            </div>
        }
    };
    view! { <div class="pair parameters">{family.parameters.iter().map(field).collect_view()}</div> }
}
