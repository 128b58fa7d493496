//! Signing in.
use super::{heading, of_site};
use crate::{
    parts::form::sign_in_form,
    reactive::{dyn_view, reactive},
    route::{Page, Route},
    site::Site,
    words::Words,
};
use engine::message::Message;
use leptos::prelude::*;

/// The page.
pub(crate) fn view() -> AnyView {
    view! { {heading(Page::SignIn)} {of_site(content)} }.into_any()
}

fn content() -> AnyView {
    let site = Site::context();
    let body = dyn_view(move || match site.me() {
        Some(me) => signed_in(me.name),
        None => sign_in_form::view(),
    });
    view! { {body} }.into_any()
}

/// Where to go from here.
fn signed_in(name: String) -> AnyView {
    let words = Words::context();
    let welcome = Message::new("door-welcome").with("name", name);
    let link = |page: Page| view! { <a class="button" href=Route::to(page).href()>{words.live(page.title())}</a> };
    view! {
        <p id="welcome">{reactive(move || words.say(&welcome))}</p>
        <p class="row">{link(Page::Play)} {link(Page::Online)} {link(Page::Ranking)} {link(Page::Account)}</p>
    }
    .into_any()
}
