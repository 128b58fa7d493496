//! The head of every page: links, the language, light or dark.
use crate::{
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    settings::{SettingsStore, Shade},
    site::Site,
    words::Words,
};
use leptos::prelude::*;
use text::Lang;

/// The head of the page.
#[component]
pub(crate) fn Menu() -> impl IntoView {
    let (words, settings, page) = (Words::context(), SettingsStore::context(), Router::context().page());
    let site = Site::context();
    let named = move |to: Page, name: String| {
        let here = reactive(move || (page.get().0 == to).then_some("page"));
        view! { <li><a href=Route::to(to).href() aria-current=here>{name}</a></li> }.into_any()
    };
    let links = move |pages: &[Page]| pages.iter().map(|to| named(*to, words.id(to.label()))).collect::<Vec<_>>();
    let of_site = move || {
        let me = match site.me() {
            Some(me) => named(Page::Account, me.name),
            None => named(Page::SignIn, words.id(Page::SignIn.label())),
        };
        site.is_there().then(|| (links(&Page::OF_SITE), me))
    };
    let lang = move |lang: Lang| {
        let here = move || settings.get(|settings| settings.lang) == lang;
        view! { <option value=lang.code() lang=lang.code() selected=here>{lang.name()}</option> }
    };
    let shade = move |shade: Shade| {
        let here = move || settings.get(|settings| settings.shade) == shade;
        view! { <option value=shade.name() selected=here>{words.live(shade.title())}</option> }
    };
    let set_lang = move |event| {
        if let Ok(lang) = event_target_value(&event).parse() {
            settings.speak(lang);
        }
    };
    let set_shade = move |event| {
        let name = event_target_value(&event);
        settings.set(|settings| {
            settings.shade = Shade::ALL.into_iter().find(|shade| shade.name() == name).unwrap_or_default();
        });
    };
    view! {
        <header>
            <a class="brand" href="#/">{words.live("web-name")}</a>
            <nav aria-label=words.live("web-menu")>
                <ul>{dyn_view(move || links(&Page::MENU))} {dyn_view(of_site)}</ul>
            </nav>
            <div class="choices">
                <select aria-label=words.live("web-language") id="language" on:change=handler(set_lang)>
                    {Lang::ALL.into_iter().map(lang).collect_view()}
                </select>
                <select aria-label=words.live("web-shade") id="shade" on:change=handler(set_shade)>
                    {Shade::ALL.into_iter().map(shade).collect_view()}
                </select>
            </div>
        </header>
    }
}
