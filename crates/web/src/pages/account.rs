//! The account: its password, browsers and bots, data, and deletion.
use super::{heading, of_player, of_site};
use crate::{
    parts::{
        form::{
            file,
            list::table,
            sign_in_form::{self, Sending, field, form},
        },
        remote::Remote,
        time,
    },
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route},
    site::{Call, Site},
    words::Words,
};
use engine::message::Message;
use leptos::prelude::*;
use protocol::{
    IgnoredAny, Json, Object,
    site::{Me, NewPassword, NewToken, Password, SessionInfo, TokenRequest},
};

/// The page.
pub(crate) fn view() -> AnyView {
    view! { {heading(Page::Account)} {of_site(|| of_player(content))} }.into_any()
}

fn content() -> AnyView {
    let site = Site::context();
    let guest = Memo::new(move |_| site.me().is_some_and(|me| me.guest));
    let body = dyn_view(move || if guest.get() { of_guest() } else { of_account() });
    view! { {who()} {body} }.into_any()
}

fn of_guest() -> AnyView {
    view! { <div class="two">{sign_in_form::account("account-open", "account-open-about")} {end(true)}</div> }
        .into_any()
}

fn of_account() -> AnyView {
    let sessions = Remote::follow(|| "sessions".to_owned());
    view! {
        {browsers(sessions)}
        <div class="two halves">{bot(sessions)} {password(sessions)} {data()} {end(false)}</div>
    }
    .into_any()
}

/// Who is signed in, and the button to sign out.
fn who() -> AnyView {
    let (words, site, sending) = (Words::context(), Site::context(), Sending::new());
    let card = move |me: Me| {
        let id = if me.guest { "account-guest" } else { "account-name" };
        let href = Route::about(Page::Player, me.name.clone()).href();
        let sentence = words.say(&Message::new(id).with("name", me.name));
        let page = (!me.guest).then(|| view! { <a class="button" href=href>{words.id("account-page")}</a> });
        let back = me.running.map(|id| {
            let href = Route::about(Page::Match, id).href();
            view! { <a class="button main" href=href>{words.id("online-back")}</a> }
        });
        view! { <p id="who">{sentence}</p> <div class="row">{page} {back}</div> }.into_any()
    };
    let sign_out = move |path: &str| {
        sending.send(Call::delete(path, &Object::new()), move |_: IgnoredAny| site.welcome(None));
    };
    let out = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        sign_out("session");
    };
    let leave = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        sign_out("session?leave=true");
    };
    // Beside the refusal because of a rated match, the way to lose it and sign out.
    let both = dyn_view(move || {
        sending.has_problem("refused-sign-out").then(|| {
            let button = sending.button("leave-and-sign-out", "account-leave-and-sign-out", "");
            view! { <form class="row" on:submit=handler(leave)>{button}</form> }
        })
    });
    view! {
        <section class="card">
            {dyn_view(move || site.me().map(card))}
            <form class="row" on:submit=handler(out)>{sending.button("sign-out", "account-sign-out", "")}</form>
            {sending.view("sign-out-refused")}
            {both}
        </section>
    }
    .into_any()
}

/// All browsers and bots, each with a way to end it.
fn browsers(sessions: Remote<Vec<SessionInfo>>) -> AnyView {
    let words = Words::context();
    let sending = Sending::new();
    let body = sessions.view(move |list| {
        let rows = list.into_iter().map(|session| browser(words, sending, sessions, session)).collect();
        table(words, "account-sessions", &["account-label", "account-kind", "account-since", "account-end-one"], rows)
    });
    view! { <section class="card"><h2>{words.live("account-sessions")}</h2>{body}
    {sending.view("session-refused")}</section> }
    .into_any()
}

fn browser(words: Words, sending: Sending, sessions: Remote<Vec<SessionInfo>>, session: SessionInfo) -> Vec<AnyView> {
    let SessionInfo { id, kind, label, created, current, .. } = session;
    let kind = if kind == "bot" { "account-bot" } else { "account-browser" };
    let end = move |_| {
        let call = Call::delete(format!("sessions/{id}"), &Object::new());
        sending.send(call, move |_: IgnoredAny| sessions.again());
    };
    let end = if current {
        words.id("account-this").into_any()
    } else {
        view! { <button class="small" on:click=handler(end)>{words.id("account-revoke")}</button> }.into_any()
    };
    vec![label.into_any(), words.id(kind).into_any(), time::day(words, created).into_any(), end]
}

/// A token for a bot, shown once.
fn bot(sessions: Remote<Vec<SessionInfo>>) -> AnyView {
    let (words, sending) = (Words::context(), Sending::new());
    let (label, token) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let send = move || {
        let call = Call::post("tokens", &TokenRequest::new(label.get_untracked()));
        sending.send(call, move |new: NewToken| {
            token.set(new.token);
            label.set(String::new());
            sessions.again();
        });
    };
    let secret = move || token.with(|token| (!token.is_empty()).then(|| token.clone()));
    let secret_view = dyn_view(move || {
        secret().map(|secret| view! { <p>{words.id("account-token")}</p> <p><code id="token">{secret}</code></p> })
    });
    let inside = view! {
        {field("token-label", "account-token-label", label, "text", "off")}
        {sending.view("token-refused")}
        <div aria-live="polite">{secret_view}</div>
        <div class="row">{sending.button("make-token", "account-make-token", "")}</div>
    };
    form("account-bots", "account-bots-about", inside.into_any(), send)
}

fn password(sessions: Remote<Vec<SessionInfo>>) -> AnyView {
    let (words, sending) = (Words::context(), Sending::new());
    let (old, new, changed) = (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(false));
    let send = move || {
        changed.set(false);
        let passwords = NewPassword { old: old.get_untracked(), new: new.get_untracked() };
        sending.send(Call::put("account/password", &passwords), move |_: IgnoredAny| {
            changed.set(true);
            old.set(String::new());
            new.set(String::new());
            sessions.again();
        });
    };
    let inside = view! {
        {field("old-password", "account-old-password", old, "password", "current-password")}
        {field("new-password", "account-new-password", new, "password", "new-password")}
        {sending.view("password-refused")}
        <p aria-live="polite">{dyn_view(move || changed.get().then(|| words.id("account-password-changed")))}</p>
        <div class="row">{sending.button("change-password", "account-change-password", "")}</div>
    };
    form("account-password", "account-password-about", inside.into_any(), send)
}

/// Everything that the site stores, as a file.
fn data() -> AnyView {
    let sending = Sending::new();
    let send = move || {
        sending.send(Call::get("account"), |data: Json| file::download("nimatron.json", &data.to_string()));
    };
    let inside = view! {
        {sending.view("export-refused")}
        <div class="row">{sending.button("export", "account-export", "")}</div>
    };
    form("account-data", "account-data-about", inside.into_any(), send)
}

/// Deletes the account: asks first, and confirms by the password if there is one.
fn end(guest: bool) -> AnyView {
    let (words, sending, site) = (Words::context(), Sending::new(), Site::context());
    let (password, sure) = (RwSignal::new(String::new()), RwSignal::new(false));
    let send = move || {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        let call = Call::delete("account", &Password { password: password.get_untracked() });
        sending.send(call, move |_: IgnoredAny| site.welcome(None));
    };
    let word = reactive(move || words.id(if sure.get() { "account-delete-sure" } else { "account-delete" }));
    let confirm = (!guest).then(|| field("delete-password", "door-password", password, "password", "current-password"));
    let inside = view! {
        {confirm}
        {sending.view("delete-refused")}
        <p role="alert">{dyn_view(move || sure.get().then(|| words.id("account-delete-asked")))}</p>
        <div class="row">
            <button id="delete" type="submit">{word}</button>
            <button type="button" hidden=reactive(move || !sure.get()) on:click=handler(move |_| sure.set(false))>
                {words.live("web-cancel")}
            </button>
        </div>
    };
    form("account-end", "account-end-about", inside.into_any(), send)
}
