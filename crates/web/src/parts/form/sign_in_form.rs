//! Forms to sign in, to open an account, and to play as a guest.
use crate::{
    html,
    parts::form::field::Field,
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
    refusal: RwSignal<String>,
    /// The id of the problem when it was refused.
    problem: RwSignal<String>,
}

impl Sending {
    /// A form that is not being sent.
    pub(crate) fn new() -> Sending {
        Sending {
            site: Site::context(),
            busy: RwSignal::new(false),
            refusal: RwSignal::new(String::new()),
            problem: RwSignal::new(String::new()),
        }
    }

    /// Sends a request unless one is pending; `on_answer` gets the answer.
    pub(crate) fn send<T: DeserializeOwned + 'static>(self, call: Call, on_answer: impl FnOnce(T) + 'static) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.refusal.set(String::new());
        self.problem.set(String::new());
        self.site.ask(call, move |reply: Reply<T>| {
            self.busy.set(false);
            match reply {
                Ok(answer) => on_answer(answer),
                Err(refusal) => {
                    self.refusal.set(refusal.sentence);
                    self.problem.set(refusal.problem);
                }
            }
        });
    }

    /// Why the last request was refused.
    pub(crate) fn view(self, id: &'static str) -> AnyView {
        let refusal = self.refusal;
        view! { <p class="error" role="alert" id=id>{dyn_view(move || html::line(&refusal.get()))}</p> }.into_any()
    }

    /// Whether the last one was refused because of a problem; tracked.
    pub(crate) fn has_problem(self, id: &str) -> bool {
        self.problem.with(|problem| problem == id)
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

/// A form with an action of its own.
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

/// The forms for visitors who are not signed in.
pub(crate) fn view() -> AnyView {
    view! { <div class="two">{account("door-account", "door-about")} {guest()}</div> }.into_any()
}

/// Signs in, or opens an account if the password is repeated. A guest becomes that account.
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

/// Signs in as a guest, with a name only.
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
