//! History, sources and what this is.
use super::heading;
use crate::{html, reactive::dyn_view, route::Page, words::Words};
use leptos::prelude::*;
use text::phrase;

/// Sources, as they are cited everywhere: the same in all languages.
const SOURCES: [&str; 10] = [
    "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901)",
    "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907)",
    "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910)",
    "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935)",
    "P. M. Grundy, Mathematics and games, Eureka 2 (1939)",
    "E. U. Condon, The Nimatron, American Mathematical Monthly 49 (1942)",
    "R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)",
    "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963)",
    "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays (1982)",
    "A. N. Siegel, Combinatorial Game Theory (2013)",
];

/// The page; with a part named in the address, its sources are brought into view.
pub(crate) fn view(part: Option<String>) -> AnyView {
    let words = Words::context();
    let sources = NodeRef::<leptos::html::Section>::new();
    Effect::new(move |_| {
        if let Some(section) = sources.get().filter(|_| part.is_some()) {
            section.scroll_into_view();
        }
    });
    let chapter = move |chapter: phrase::Chapter| {
        view! {
            <article class="card">
                <h2>{chapter.year} " · " {words.say(&chapter.title)}</h2>
                {html::text(&words.say(&chapter.text))}
            </article>
        }
    };
    view! {
        {heading(Page::About)}
        {dyn_view(move || html::text(&words.id("web-about")))}
        {dyn_view(move || phrase::history().into_iter().map(chapter).collect_view())}
        <section class="card" id="sources" node_ref=sources>
            <h2>{words.live("credits-sources")}</h2>
            {dyn_view(move || html::text(&words.id("credits-sources-text")))}
            <ul>{SOURCES.into_iter().map(|source| view! { <li lang="en">{source}</li> }).collect_view()}</ul>
        </section>
        <section class="card">
            <h2>{words.live("credits-title")}</h2>
            {dyn_view(move || html::text(&words.id("credits-text")))}
        </section>
    }
    .into_any()
}
