//! A seat is free: an invitation to pass on, or to follow.
use super::Arena;
use crate::{
    live::{heard, seen},
    parts::{door, export},
    route::{Page, Route},
    site::Call,
};
use leptos::prelude::*;

/// What somebody who waits, or somebody who was invited, sees.
pub(super) fn view(arena: Arena) -> AnyView {
    let mine = Memo::new(move |_| arena.with(|state| state.you.is_some()).unwrap_or(false));
    let known = Memo::new(move |_| arena.site.me().is_some());
    let body = seen(move || match (mine.get(), known.get()) {
        (true, _) => waiting(arena),
        (false, true) => invited(arena),
        (false, false) => view! { {arena.invitation()} {door::view()} }.into_any(),
    });
    view! {
        {body}
        {arena.sending.view("match-refused")}
        <section class="card">{arena.picture()}</section>
    }
    .into_any()
}

/// The link to pass on.
fn waiting(arena: Arena) -> AnyView {
    let words = arena.words;
    let link = window().location().href().unwrap_or_default();
    let copied = RwSignal::new(false);
    let text = link.clone();
    let copy = move |_| {
        export::copy(&text);
        copied.set(true);
    };
    let withdraw = move |_| {
        let path = arena.id.get_value().replacen("matches", "challenges", 1);
        arena.sending.send(Call::delete(path, &[]), move |_| arena.router.go(Route::to(Page::Online)));
    };
    view! {
        <section class="card wishes">
            <h2>{words.live("online-wait")}</h2>
            <p>{words.live("online-wait-about")}</p>
            <p><code id="invite-link">{link}</code></p>
            <div class="row">
                <button class="main" id="copy-link" on:click=heard(copy)>{words.live("online-copy")}</button>
                <button id="withdraw" on:click=heard(withdraw)>{words.live("online-withdraw")}</button>
                <span role="status">{seen(move || copied.get().then(|| words.id("online-copied")))}</span>
            </div>
        </section>
    }
    .into_any()
}

/// The way to the free seat.
fn invited(arena: Arena) -> AnyView {
    let sit = move |_| arena.command("join", &[]);
    view! {
        <section class="card wishes">
            {arena.invitation()}
            <div class="row">
                <button class="main" id="sit" on:click=heard(sit)>{arena.words.live("online-sit")}</button>
            </div>
        </section>
    }
    .into_any()
}
