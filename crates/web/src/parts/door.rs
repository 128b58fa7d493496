//! The door of the site: one form that signs in or opens an account, and one for guests.
use crate::{
    html,
    live::{heard, live, seen},
    parts::field::Field,
    site::{Call, Json, Site, Told},
    words::Words,
};
use leptos::prelude::*;

/// What is done when a form is sent: busy until there is an answer, which may be a refusal.
#[derive(Clone, Copy)]
pub(crate) struct Sending {
    pub(crate) site: Site,
    busy: RwSignal<bool>,
    refused: RwSignal<String>,
}

impl Sending {
    /// Nothing is on its way.
    pub(crate) fn new() -> Sending {
        Sending { site: Site::context(), busy: RwSignal::new(false), refused: RwSignal::new(String::new()) }
    }

    /// Sends something unless something is on its way; `done` gets what is granted.
    pub(crate) fn send(self, call: Call, done: impl FnOnce(Json) + 'static) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.refused.set(String::new());
        self.site.ask(call, move |told: Told| {
            self.busy.set(false);
            match told {
                Ok(answer) => done(answer),
                Err(refused) => self.refused.set(refused.sentence),
            }
        });
    }

    /// Why the last one was refused.
    pub(crate) fn view(self, id: &'static str) -> AnyView {
        let refused = self.refused;
        view! { <p class="error" role="alert" id=id>{seen(move || html::line(&refused.get()))}</p> }.into_any()
    }

    /// A button that sends.
    pub(crate) fn button(self, id: &'static str, word: &'static str, class: &'static str) -> AnyView {
        let (words, busy) = (Words::context(), self.busy);
        view! { <button id=id class=class type="submit" disabled=live(move || busy.get())>{words.live(word)}</button> }
            .into_any()
    }
}

/// A field of a form.
pub(crate) fn field(
    id: &'static str,
    label: &'static str,
    value: RwSignal<String>,
    kind: &'static str,
    complete: &'static str,
) -> AnyView {
    let words = Words::context();
    let label = Signal::derive(move || words.id(label));
    view! { <Field id=id label=label value=value error=Signal::derive(String::new) kind=kind complete=complete /> }
        .into_any()
}

/// A form that does something of its own when it is sent.
pub(crate) fn form(title: &'static str, about: &'static str, inside: AnyView, send: impl Fn() + 'static) -> AnyView {
    let words = Words::context();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        send();
    };
    view! {
        <form class="card wishes" on:submit=heard(submit)>
            <h2>{words.live(title)}</h2>
            <p class="soft">{words.live(about)}</p>
            {inside}
        </form>
    }
    .into_any()
}

/// Everything for somebody who is not signed in yet.
pub(crate) fn view() -> AnyView {
    view! { <div class="two">{account("door-account", "door-about")} {guest()}</div> }.into_any()
}

/// Signs in, or opens an account when the password is repeated. A guest becomes that account.
pub(crate) fn account(title: &'static str, about: &'static str) -> AnyView {
    let (name, password, repeat) =
        (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(String::new()));
    let sending = Sending::new();
    let send = move || {
        let (name, password, repeat) = (name.get_untracked(), password.get_untracked(), repeat.get_untracked());
        let mut fields = vec![("name", name.into()), ("password", password.into())];
        if !repeat.is_empty() {
            fields.push(("repeat", repeat.into()));
        }
        sending.send(Call::post("session", &fields), move |me| sending.site.welcome(Some(&me)));
    };
    let inside = view! {
        {field("door-name", "door-name", name, "text", "username")}
        {field("door-password", "door-password", password, "password", "current-password")}
        {field("door-repeat", "door-repeat", repeat, "password", "new-password")}
        {sending.view("door-refused")}
        <div class="row">{sending.button("door-enter", "door-enter", "main")}</div>
    };
    form(title, about, inside.into_any(), send)
}

/// Begins as a guest, with a name only.
fn guest() -> AnyView {
    let name = RwSignal::new(String::new());
    let sending = Sending::new();
    let send = move || {
        let call = Call::post("session/guest", &[("name", name.get_untracked().into())]);
        sending.send(call, move |me| sending.site.welcome(Some(&me)));
    };
    let inside = view! {
        {field("guest-name", "door-guest-name", name, "text", "nickname")}
        {sending.view("guest-refused")}
        <div class="row">{sending.button("guest-enter", "door-guest-enter", "")}</div>
    };
    form("door-guest", "door-guest-about", inside.into_any(), send)
}
