//! The foot of every page.
use crate::{
    reactive::{dyn_view, reactive},
    route::{Page, Route},
    site::Site,
    words::Words,
};
use leptos::prelude::*;

/// What this is, and where more is said about it.
#[component]
pub(crate) fn Footer() -> impl IntoView {
    let (words, site) = (Words::context(), Site::context());
    let is_offline = offline(site);
    let link = move |href: String, id: &'static str| view! { <a href=href>{words.live(id)}</a> }.into_any();
    let of_site =
        move || site.is_there().then(|| (link("api".into(), "web-api"), link("privacy".into(), "web-privacy")));
    view! {
        <footer>
            <p id="offline" role="status">{dyn_view(move || is_offline.get().then(|| words.id("web-offline")))}</p>
            <p>{reactive(move || words.id(if site.is_there() { "site-footer" } else { "web-footer" }))}</p>
            <p class="links">
                {link(Route::to(Page::About).href(), "web-page-about")}
                {link(Route::about(Page::About, "sources").href(), "web-sources")}
                {dyn_view(of_site)}
                <span>{words.live("web-licence")}</span>
            </p>
        </footer>
    }
}

/// Whether the browser has no network, as a signal. With the network the site may be back.
fn offline(site: Site) -> RwSignal<bool> {
    let offline = RwSignal::new(!window().navigator().on_line());
    let lost = window_event_listener(leptos::ev::offline, move |_| offline.set(true));
    let back = window_event_listener(leptos::ev::online, move |_| {
        offline.set(false);
        site.look();
    });
    on_cleanup(move || {
        lost.remove();
        back.remove();
    });
    offline
}
