//! The match that is being played; it survives a reload.
use crate::{
    match_session::MatchSession,
    parts::table::MatchView,
    route::{Page, Route},
    words::Words,
};
use leptos::prelude::*;

/// The page.
pub(crate) fn view() -> AnyView {
    let (words, session) = (Words::context(), expect_context::<MatchSession>());
    let is_open = session.now(|_| ()).is_some() || session.resume();
    let title = move || session.with(|table| words.title(table.game.deal().game)).unwrap_or_default();
    if !is_open {
        return view! {
            <h1>{words.live("web-page-game")}</h1>
            <p>{words.live("web-no-game")}</p>
            <p><a class="button main" href=Route::to(Page::Play).href()>{words.live("web-page-play")}</a></p>
        }
        .into_any();
    }
    view! { <h1 class="quiet">{title}</h1> <MatchView session /> }.into_any()
}
