//! The frame around every page, and the choice of the page.
use crate::{
    match_session::MatchSession,
    pages::{self, chunks},
    parts::{
        focus::recover,
        frame::{footer::Footer, help::Help, menu::Menu},
    },
    reactive::{dyn_view, handler},
    route::{Page, Router},
    settings::SettingsStore,
    site::Site,
    words::Words,
    work::WorkerClient,
};
use js_sys::Function;
use leptos::prelude::*;

/// Builds the page in the body of the document.
pub(crate) fn start(worker: String, speak: Function) {
    mount_to_body(move || view! { <App worker=worker.clone() speak=speak.clone() /> });
}

/// Everything on the page.
#[component]
fn App(worker: String, speak: Function) -> impl IntoView {
    provide_context(SettingsStore::start(speak));
    provide_context(Router::start());
    provide_context(Site::start());
    provide_context(WorkerClient::start(worker, SettingsStore::context()));
    provide_context(MatchSession::new(Some("match")));
    let (words, router) = (Words::context(), Router::context());
    let help = RwSignal::new(false);
    let page = router.page();
    Effect::new(move |_| {
        let title = words.id(page.get().0.title());
        document().set_title(&format!("{title} · {}", words.id("web-name")));
    });
    let mut is_first = true;
    let body = move || {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        // A link inside the page before took the focus away with it.
        if !std::mem::take(&mut is_first) {
            recover("#main");
        }
        page_view(page.get())
    };
    view! {
        <a class="skip" href="#main" on:click=handler(skip)>{words.live("web-skip")}</a>
        <Menu help />
        <main id="main" tabindex="-1">{dyn_view(body)}</main>
        <Footer />
        <Help open=help />
    }
}

/// Moves the focus to the content. The address stays, because it names the page.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    if let Some(main) = document().get_element_by_id("main") {
        drop(wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>(main).focus());
    }
}

/// The page of an address. All but the first are loaded in chunks.
fn page_view((page, about): (Page, Option<String>)) -> AnyView {
    match page {
        Page::Home => pages::home::view(),
        Page::Play => chunks::to_set_up(about),
        Page::Game => chunks::to_play(),
        Page::Missing => pages::missing::view(),
        Page::Learn | Page::Puzzle | Page::About => chunks::to_learn(page, about),
        Page::Lab | Page::Analyse | Page::Graph | Page::Map | Page::Sequences => chunks::to_understand(page, about),
        Page::Ranking | Page::Player | Page::SignIn | Page::Account | Page::Online | Page::Match => {
            chunks::of_site(page)
        }
    }
}
