//! History, sources and what this is.
use super::heading;
use crate::{html, route::Page, words::Words};
use leptos::prelude::*;
use text::phrase;

/// The page.
pub(crate) fn view() -> AnyView {
    let words = Words::context();
    let chapter = move |chapter: phrase::Chapter| {
        view! {
            <article>
                <h2>{chapter.year} " · " {words.say(&chapter.title)}</h2>
                {html::text(&words.say(&chapter.text))}
            </article>
        }
    };
    view! {
        {heading(Page::About)}
        {move || html::text(&words.id("web-about"))}
        {move || phrase::history().into_iter().map(chapter).collect_view()}
    }
    .into_any()
}
