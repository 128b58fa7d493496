//! A free seat: an invitation to pass on, or to follow.
use super::OnlineMatch;
use crate::{
    parts::{answer::export, form::sign_in_form},
    reactive::{dyn_view, handler},
    route::{Page, Route},
    site::Call,
};
use leptos::prelude::*;
use protocol::{IgnoredAny, Object};

/// The view of a player who waits, or of an invited visitor.
pub(super) fn view(online: OnlineMatch) -> AnyView {
    let mine = Memo::new(move |_| online.with(|state| state.you.is_some()).unwrap_or(false));
    let is_signed_in = Memo::new(move |_| online.site.me().is_some());
    // Only these two decide what is shown: news of the match must not rebuild a form in which somebody types.
    let body = dyn_view(move || match (mine.get(), is_signed_in.get()) {
        (true, _) => untrack(|| waiting(online)),
        (false, true) => untrack(|| invitation_view(online)),
        (false, false) => view! { {invitation(online)} {sign_in_form::view()} }.into_any(),
    });
    view! {
        {body}
        {online.sending.view("match-refused")}
        <section class="card">{online.picture()}</section>
    }
    .into_any()
}

/// Who invites, and to what.
fn invitation(online: OnlineMatch) -> AnyView {
    view! { {dyn_view(move || online.invitation())} }.into_any()
}

/// The link to pass on.
fn waiting(online: OnlineMatch) -> AnyView {
    let words = online.words;
    let link = window().location().href().unwrap_or_default();
    let copied = RwSignal::new(false);
    let text = link.clone();
    let copy = move |_| {
        export::copy(&text);
        copied.set(true);
    };
    let withdraw = move |_| {
        let path = online.id.get_value().replacen("matches", "challenges", 1);
        online
            .sending
            .send(Call::delete(path, &Object::new()), move |_: IgnoredAny| online.router.go(Route::to(Page::Online)));
    };
    view! {
        <section class="card wishes">
            <h2>{words.live("online-wait")}</h2>
            <p>{words.live("online-wait-about")}</p>
            <p><code id="invite-link">{link}</code></p>
            <div class="row">
                <button class="main" id="copy-link" on:click=handler(copy)>{words.live("online-copy")}</button>
                <button id="withdraw" on:click=handler(withdraw)>{words.live("online-withdraw")}</button>
                <span role="status">{dyn_view(move || copied.get().then(|| words.id("online-copied")))}</span>
            </div>
        </section>
    }
    .into_any()
}

/// The button to take the free seat.
fn invitation_view(online: OnlineMatch) -> AnyView {
    let join = move |_| online.command("join", &Object::new());
    view! {
        <section class="card wishes">
            {invitation(online)}
            <div class="row">
                <button class="main" id="sit" on:click=handler(join)>{online.words.live("online-sit")}</button>
            </div>
        </section>
    }
    .into_any()
}
