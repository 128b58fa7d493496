//! The head of every page: the five places, and search, language, shade, help and account as icons.
use super::icon::Icon;
use crate::{
    reactive::{dyn_view, handler, reactive},
    route::{Page, Place, Route, Router},
    settings::{SettingsStore, Shade},
    site::Site,
    words::Words,
};
use leptos::prelude::*;
use text::Lang;

/// The head of the page. `help` says whether the help is open.
#[component]
pub(crate) fn Menu(help: RwSignal<bool>) -> impl IntoView {
    let words = Words::context();
    view! {
        <header>
            <a class="brand" href="#/">{words.live("web-name")}</a>
            <nav aria-label=words.live("web-menu")>{dyn_view(places)}</nav>
            <div class="tools">
                <a class="tool" id="find" href=Route::to(Page::Home).with("search", "").href()
                    aria-label=words.live("web-search") title=words.live("web-search")>{Icon::Search.view()}</a>
                {language()}
                {shade()}
                <button class="tool help-key" aria-label=words.live("web-help") title=words.live("web-help")
                    on:click=handler(move |_| help.set(true))>"?"</button>
                {dyn_view(account)}
            </div>
        </header>
    }
}

/// The places; that of people only if there is a site.
fn places() -> AnyView {
    let (words, page, site) = (Words::context(), Router::context().page(), Site::context());
    let has_site = site.is_there();
    let link = move |place: Place| {
        let here = reactive(move || (Place::of(page.get().0) == Some(place)).then_some("page"));
        view! {
            <li>
                <a href=Route::to(place.page()).href() aria-current=here>
                    {place.icon().view()}
                    <span>{words.live(place.label())}</span>
                </a>
            </li>
        }
        .into_any()
    };
    let places = Place::ALL.into_iter().filter(|place| *place != Place::People || has_site);
    view! { <ul>{places.map(link).collect::<Vec<_>>()}</ul> }.into_any()
}

/// The language: its code, with a list of names behind it.
fn language() -> AnyView {
    let (words, settings) = (Words::context(), SettingsStore::context());
    let option = move |lang: Lang| {
        let here = move || settings.get(|settings| settings.lang) == lang;
        view! { <option value=lang.code() lang=lang.code() selected=here>{lang.name()}</option> }
    };
    let set = move |event| {
        if let Ok(lang) = event_target_value(&event).parse() {
            settings.speak(lang);
        }
    };
    view! {
        <span class="tool pick">
            <span aria-hidden="true">{reactive(move || words.lang().code().to_uppercase())}</span>
            <select aria-label=words.live("web-language") title=words.live("web-language") id="language"
                on:change=handler(set)>{Lang::ALL.into_iter().map(option).collect_view()}</select>
        </span>
    }
    .into_any()
}

/// Light or dark.
fn shade() -> AnyView {
    let (words, settings) = (Words::context(), SettingsStore::context());
    let option = move |shade: Shade| {
        let here = move || settings.get(|settings| settings.shade) == shade;
        view! { <option value=shade.name() selected=here>{words.live(shade.title())}</option> }
    };
    let set = move |event| {
        let name = event_target_value(&event);
        settings.set(|settings| {
            settings.shade = Shade::ALL.into_iter().find(|shade| shade.name() == name).unwrap_or_default();
        });
    };
    view! {
        <span class="tool pick">
            {Icon::Shade.view()}
            <select aria-label=words.live("web-shade") title=words.live("web-shade") id="shade"
                on:change=handler(set)>{Shade::ALL.into_iter().map(option).collect_view()}</select>
        </span>
    }
    .into_any()
}

/// Who is signed in, or a link to sign in; nothing without a site.
fn account() -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    if !site.is_there() {
        return ().into_any();
    }
    let (page, name) = match site.me() {
        Some(me) => (Page::Account, me.name),
        None => (Page::SignIn, words.id(Page::SignIn.title())),
    };
    // On a phone only the icon is visible.
    let label = name.clone();
    view! {
        <a class="tool account" href=Route::to(page).href() aria-label=label>
            {Icon::Account.view()} <span>{name}</span>
        </a>
    }
    .into_any()
}
