//! What belongs to an account: its password, browsers and bots, data, and its end.
use super::{heading, of_player, of_site};
use crate::{
    live::{heard, live, seen},
    parts::{
        door::{self, Sending, field, form},
        fetched::Fetched,
        file,
        list::table,
        when,
    },
    route::{Page, Route},
    site::{Call, Json, Me, Site},
    words::Words,
};
use engine::message::Message;
use leptos::prelude::*;

/// The page.
pub(crate) fn view() -> AnyView {
    view! { {heading(Page::Account)} {of_site(|| of_player(shown))} }.into_any()
}

fn shown() -> AnyView {
    let site = Site::context();
    let guest = Memo::new(move |_| site.me().is_some_and(|me| me.guest));
    let shown = seen(move || if guest.get() { of_guest() } else { of_account() });
    view! { {who()} {shown} }.into_any()
}

fn of_guest() -> AnyView {
    view! { <div class="two">{door::account("account-open", "account-open-about")} {end(true)}</div> }.into_any()
}

fn of_account() -> AnyView {
    let sessions = Fetched::follow(|| "sessions".to_owned());
    view! {
        {browsers(sessions)}
        <div class="two halves">{bot(sessions)} {password(sessions)} {data()} {end(false)}</div>
    }
    .into_any()
}

/// Who is signed in, and the way out.
fn who() -> AnyView {
    let (words, site, sending) = (Words::context(), Site::context(), Sending::new());
    let said = move |me: Me| {
        let id = if me.guest { "account-guest" } else { "account-name" };
        let href = Route::about(Page::Player, me.name.clone()).href();
        let said = words.say(&Message::new(id).with("name", me.name));
        let page = (!me.guest).then(|| view! { <a class="button" href=href>{words.id("account-page")}</a> });
        let back = me.running.map(|id| {
            let href = Route::about(Page::Match, id).href();
            view! { <a class="button main" href=href>{words.id("online-back")}</a> }
        });
        view! { <p id="who">{said}</p> <div class="row">{page} {back}</div> }.into_any()
    };
    let out = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        sending.send(Call::delete("session", &[]), move |_| site.welcome(None));
    };
    view! {
        <section class="card">
            {seen(move || site.me().map(said))}
            <form class="row" on:submit=heard(out)>{sending.button("sign-out", "account-sign-out", "")}</form>
            {sending.view("sign-out-refused")}
        </section>
    }
    .into_any()
}

/// All browsers and bots, each with a way to end it.
fn browsers(sessions: Fetched) -> AnyView {
    let words = Words::context();
    let sending = Sending::new();
    let shown = sessions.view(move |found| {
        let rows = found.list().iter().map(|session| browser(words, sending, sessions, session)).collect();
        table(words, "account-sessions", &["account-label", "account-kind", "account-since", "account-end-one"], rows)
    });
    view! { <section class="card"><h2>{words.live("account-sessions")}</h2>{shown} {sending.view("session-refused")}</section> }
        .into_any()
}

fn browser(words: Words, sending: Sending, sessions: Fetched, session: &Json) -> Vec<AnyView> {
    let kind = if session.text("kind").as_deref() == Some("bot") { "account-bot" } else { "account-browser" };
    let id = session.text("id").unwrap_or_default();
    let end = move |_| {
        sending.send(Call::delete(format!("sessions/{id}"), &[]), move |_| sessions.again());
    };
    let end = if session.is("current") {
        words.id("account-this").into_any()
    } else {
        view! { <button class="small" on:click=heard(end)>{words.id("account-revoke")}</button> }.into_any()
    };
    vec![
        session.text("label").unwrap_or_default().into_any(),
        words.id(kind).into_any(),
        when::day(words, session.number("created").unwrap_or(0.0)).into_any(),
        end,
    ]
}

/// A token for a bot, shown once.
fn bot(sessions: Fetched) -> AnyView {
    let (words, sending) = (Words::context(), Sending::new());
    let (label, token) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let send = move || {
        let call = Call::post("tokens", &[("label", label.get_untracked().into())]);
        sending.send(call, move |made| {
            token.set(made.text("token").unwrap_or_default());
            label.set(String::new());
            sessions.again();
        });
    };
    let secret = move || token.with(|token| (!token.is_empty()).then(|| token.clone()));
    let shown = seen(move || {
        secret().map(|secret| view! { <p>{words.id("account-token")}</p> <p><code id="token">{secret}</code></p> })
    });
    let inside = view! {
        {field("token-label", "account-token-label", label, "text", "off")}
        {sending.view("token-refused")}
        <div aria-live="polite">{shown}</div>
        <div class="row">{sending.button("make-token", "account-make-token", "")}</div>
    };
    form("account-bots", "account-bots-about", inside.into_any(), send)
}

fn password(sessions: Fetched) -> AnyView {
    let (words, sending) = (Words::context(), Sending::new());
    let (old, new, changed) = (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(false));
    let send = move || {
        changed.set(false);
        let fields = [("old", old.get_untracked().into()), ("new", new.get_untracked().into())];
        sending.send(Call::put("account/password", &fields), move |_| {
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
        <p aria-live="polite">{seen(move || changed.get().then(|| words.id("account-password-changed")))}</p>
        <div class="row">{sending.button("change-password", "account-change-password", "")}</div>
    };
    form("account-password", "account-password-about", inside.into_any(), send)
}

/// Everything that is kept, as a file.
fn data() -> AnyView {
    let sending = Sending::new();
    let send = move || {
        sending.send(Call::get("account"), |data| file::download("nimatron.json", &data.write()));
    };
    let inside = view! {
        {sending.view("export-refused")}
        <div class="row">{sending.button("export", "account-export", "")}</div>
    };
    form("account-data", "account-data-about", inside.into_any(), send)
}

/// The end of the account: asked first, and confirmed by the password where there is one.
fn end(guest: bool) -> AnyView {
    let (words, sending, site) = (Words::context(), Sending::new(), Site::context());
    let (password, sure) = (RwSignal::new(String::new()), RwSignal::new(false));
    let send = move || {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        let call = Call::delete("account", &[("password", password.get_untracked().into())]);
        sending.send(call, move |_| site.welcome(None));
    };
    let word = live(move || words.id(if sure.get() { "account-delete-sure" } else { "account-delete" }));
    let confirm = (!guest).then(|| field("delete-password", "door-password", password, "password", "current-password"));
    let inside = view! {
        {confirm}
        {sending.view("delete-refused")}
        <p role="alert">{seen(move || sure.get().then(|| words.id("account-delete-asked")))}</p>
        <div class="row">
            <button id="delete" type="submit">{word}</button>
            <button type="button" hidden=live(move || !sure.get()) on:click=heard(move |_| sure.set(false))>
                {words.live("web-cancel")}
            </button>
        </div>
    };
    form("account-end", "account-end-about", inside.into_any(), send)
}
