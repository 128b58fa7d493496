//! The title of a match: the game, its goal, who begins. It goes away by itself, by a click or by a key.
use crate::{
    match_session::MatchSession,
    reactive::{handler, reactive},
    words::Words,
};
use leptos::prelude::*;
use text::phrase;

/// The title over the board. Screen readers hear the same from the line above the board.
#[component]
pub(super) fn Title(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let name = move || session.with(|table| words.title(table.game.deal().game)).unwrap_or_default();
    let goal = move || {
        let rule = session.with(|table| phrase::convention_meaning(table.game.deal().convention));
        rule.map(|rule| words.say(&rule)).unwrap_or_default()
    };
    view! {
        <div class="opening" aria-hidden="true" hidden=reactive(move || !session.has_title())
            on:click=handler(move |_| session.skip_title())>
            <p class="name">{reactive(name)}</p>
            <p>{reactive(goal)}</p>
            <p><strong>{reactive(move || session.turn_words())}</strong></p>
        </div>
    }
}
