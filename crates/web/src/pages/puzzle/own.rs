//! The visitor's own mistakes: those that are due, and when the others come back.
use super::{history::History, progress::PuzzleProgress};
use crate::{
    html,
    parts::{mistakes, time::today},
    reactive::dyn_view,
    words::Words,
};
use engine::message::Message;
use leptos::prelude::*;

/// Maximum number of mistakes in the list.
const LISTED: usize = 30;

/// The list; with `searches_now` the latest matches are searched at once.
pub(super) fn view(progress: PuzzleProgress, searches_now: bool) -> AnyView {
    let words = Words::context();
    let list = move || {
        let due = progress.due();
        let later = progress.mistakes.all().into_iter().rev().filter(|address| !due.contains(address));
        // The latest come first.
        let addresses: Vec<String> = due.iter().rev().cloned().chain(later).take(LISTED).collect();
        let items: Vec<AnyView> = addresses.into_iter().filter_map(|address| item(words, progress, address)).collect();
        if items.is_empty() { html::text(&words.id("puzzle-own-none")) } else { view! { <ul>{items}</ul> }.into_any() }
    };
    view! {
        <section class="card" id="own">
            <h2>{words.live("puzzle-own")}</h2>
            {History::new(progress.mistakes).view(searches_now)}
            {dyn_view(list)}
        </section>
    }
    .into_any()
}

/// A mistake with its game, its position and the day on which it comes back.
fn item(words: Words, progress: PuzzleProgress, address: String) -> Option<AnyView> {
    let place = mistakes::position_of(&address)?;
    let title = words.title(&place.game);
    let days = progress.cards.day(&address).saturating_sub(today());
    let when = match days {
        0 => words.id("puzzle-due-now"),
        days => words.say(&Message::new("puzzle-due-later").with("count", days)),
    };
    let link = view! { <a href=address>{title} " " <code>{place.position}</code></a> };
    Some(view! { <li class:due=(days == 0)>{link} " " <span class="soft">{when}</span></li> }.into_any())
}
