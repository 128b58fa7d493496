//! Forms to sign in, to open an account, and to play as a guest.
use crate::{
    html,
    parts::field::Field,
    reactive::{dyn_view, handler, reactive},
    site::{Call, Reply, Site},
    words::Words,
};
use leptos::prelude::*;
use protocol::{
    DeserializeOwned,
    site::{Credentials, GuestName},
};

/// State of a form that is being sent.
#[derive(Clone, Copy)]
pub(crate) struct Sending {
    pub(crate) site: Site,
    busy: RwSignal<bool>,
    refused: RwSignal<String>,
}

impl Sending {
    /// A form that is not being sent.
    pub(crate) fn new() -> Sending {
        Sending { site: Site::context(), busy: RwSignal::new(false), refused: RwSignal::new(String::new()) }
    }

    /// Sends a request unless one is pending; `done` gets the answer.
    pub(crate) fn send<T: DeserializeOwned + 'static>(self, call: Call, done: impl FnOnce(T) + 'static) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.refused.set(String::new());
        self.site.ask(call, move |reply: Reply<T>| {
            self.busy.set(false);
            match reply {
                Ok(answer) => done(answer),
                Err(refused) => self.refused.set(refused.sentence),
            }
        });
    }

    /// Why the last one was refused.
    pub(crate) fn view(self, id: &'static str) -> AnyView {
        let refused = self.refused;
        view! { <p class="error" role="alert" id=id>{dyn_view(move || html::line(&refused.get()))}</p> }.into_any()
    }

    /// A button that sends.
    pub(crate) fn button(self, id: &'static str, word: &'static str, class: &'static str) -> AnyView {
        let (words, busy) = (Words::context(), self.busy);
        view! { <button id=id class=class type="submit"
        disabled=reactive(move || busy.get())>{words.live(word)}</button> }
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
        <form class="card wishes" on:submit=handler(submit)>
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
        let credentials = Credentials { name, password, repeat: Some(repeat).filter(|repeat| !repeat.is_empty()) };
        sending.send(Call::post("session", &credentials), move |me| sending.site.welcome(Some(me)));
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
        let call = Call::post("session/guest", &GuestName { name: name.get_untracked() });
        sending.send(call, move |me| sending.site.welcome(Some(me)));
    };
    let inside = view! {
        {field("guest-name", "door-guest-name", name, "text", "nickname")}
        {sending.view("guest-refused")}
        <div class="row">{sending.button("guest-enter", "door-guest-enter", "")}</div>
    };
    form("door-guest", "door-guest-about", inside.into_any(), send)
}
