//! The moves of a match: while it goes on as a list, afterwards judged one by one.
use super::side;
use crate::{
    match_session::MatchSession,
    reactive::{dyn_view, reactive},
    words::Words,
};
use leptos::prelude::*;
use play::{
    Match,
    chain::{Arrow, chain},
    seats,
};
use text::phrase;

/// The moves.
#[component]
pub(super) fn Moves(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let over = Memo::new(move |_| session.is_over());
    let list = move || session.with(|table| list(words, &table.game));
    let positions = move || session.with(|table| chain(&table.game, Arrow::Unicode)).unwrap_or_default();
    view! {
        {dyn_view(move || if over.get() { untrack(|| side::review(session)) } else { dyn_view(list).into_any() })}
        <details class="chain">
            <summary>{words.live("web-chain")}</summary>
            <p><code>{reactive(positions)}</code></p>
        </details>
    }
}

/// The moves one after the other.
fn list(words: Words, game: &Match) -> AnyView {
    if game.plies().is_empty() {
        return view! { <p class="soft">{words.id("web-no-moves")}</p> }.into_any();
    }
    let row = |(number, ply): (usize, &play::Ply)| {
        let who = words.say(&phrase::seat(seats::seat(game, ply.seat)));
        let hand = if seats::hand(game, ply.seat).0 == 0 { "hand mine-hand" } else { "hand theirs-hand" };
        view! {
            <li><span class="soft">{number} "."</span> <span class=hand>{who}</span>
                <code>{ply.mv.clone()}</code></li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = (1..).zip(game.plies()).map(row).collect();
    view! { <ol class="move-table">{rows}</ol> }.into_any()
}
