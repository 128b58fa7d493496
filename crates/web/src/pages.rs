//! The pages, one file each.
pub(crate) mod about;
pub(crate) mod account;
pub(crate) mod analyse;
pub(crate) mod chunks;
pub(crate) mod game;
pub(crate) mod graph;
pub(crate) mod home;
pub(crate) mod lab;
pub(crate) mod learn;
pub(crate) mod map;
pub(crate) mod missing;
pub(crate) mod online;
pub(crate) mod play;
pub(crate) mod player;
pub(crate) mod puzzle;
pub(crate) mod ranking;
pub(crate) mod sequences;
pub(crate) mod sign_in;

use crate::{
    parts::form::sign_in_form,
    reactive::dyn_view,
    route::Page,
    site::{Presence, Site},
    words::{Words, sentence},
};
use leptos::prelude::*;

/// The heading of a page.
pub(crate) fn heading(page: Page) -> impl IntoView {
    let words = Words::context();
    view! { <h1>{words.live(page.title())}</h1> }
}

/// Content that needs a site; without one the page says so.
pub(crate) fn of_site(content: fn() -> AnyView) -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let presence = Memo::new(move |_| site.presence());
    let body = dyn_view(move || match presence.get() {
        Presence::Unknown => view! { <p class="soft" aria-busy="true">{words.id("site-waiting")}</p> }.into_any(),
        Presence::Unreachable => {
            let id = if window().navigator().on_line() { "site-no-answer" } else { "web-offline" };
            view! { <p id="no-site">{sentence(&words.id(id))}</p> }.into_any()
        }
        Presence::Absent => view! { <p id="no-site">{words.id("site-absent")}</p> }.into_any(),
        Presence::Present => untrack(content),
    });
    view! { {body} }.into_any()
}

/// Content for signed-in visitors; everybody else gets the form to sign in.
pub(crate) fn of_player(content: fn() -> AnyView) -> AnyView {
    let site = Site::context();
    let is_signed_in = Memo::new(move |_| site.me().is_some());
    let body = dyn_view(move || if is_signed_in.get() { untrack(content) } else { sign_in_form::view() });
    view! { {body} }.into_any()
}
