//! A match that can be played: the board, what is said, and what can be done.
use crate::{
    html,
    live::{heard, live, seen},
    sitting::{Panel, Sitting},
    words::Words,
};
use leptos::prelude::*;

mod choice;
mod coach;
mod keys;
mod live;
mod replay;
mod review;
mod side;

pub(crate) use choice::{ChoiceView, confirmation, refusal};
pub(crate) use live::LiveBoard;
pub(crate) use replay::replay;
pub(crate) use side::panel;

/// A match with everything around it.
#[component]
pub(crate) fn MatchView(sitting: Sitting) -> impl IntoView {
    let words = Words::context();
    let replaying = Memo::new(move |_| sitting.is_replaying());
    view! {
        <div class="match" on:keydown=heard(move |event| keys::global(sitting, &event))>
            <section class="table card" aria-label=words.live("web-board")>
                <Status sitting />
                <LiveBoard sitting />
                <ChoiceView sitting />
                {replay(sitting, replaying)}
            </section>
            <side::Side sitting />
        </div>
    }
}

/// Whose turn it is, the last move, and what was said; read out when it changes.
#[component]
pub(crate) fn Status(sitting: Sitting) -> impl IntoView {
    let words = Words::context();
    let facts = move || {
        let facts = sitting.shown(|table| facts(words, &table.board)).unwrap_or_default();
        facts.into_iter().map(|fact| view! { <span>{html::line(&fact)}</span> }).collect_view()
    };
    view! {
        <div class="status" aria-live="polite">
            <p class="turn">
                <span class="dot" class:yours=live(move || sitting.is_yours()) class:over=live(move || sitting.is_over())></span>
                <strong>{seen(move || sitting.headline())}</strong>
                <span class="soft busy" hidden=live(move || !sitting.is_thinking())>{words.live("web-thinking")}</span>
            </p>
            <p class="last soft">{seen(move || html::line(&sitting.last_words()))}</p>
            {seen(move || sitting.note_view())}
        </div>
        <p class="facts soft">{facts} {seen(move || sitting.scores().map(|scores| view! { <span>{scores}</span> }))}</p>
    }
}

/// Everything else that must be known to play; what belongs to a part of a sum is told in its picture.
fn facts(words: Words, board: &engine::board::Board) -> Vec<String> {
    board.facts.iter().map(|fact| words.say(fact)).collect()
}

/// A button that opens something beside the board.
pub(crate) fn opener(sitting: Sitting, panel: Panel, id: &'static str) -> impl IntoView {
    let words = Words::context();
    let open = move || (sitting.panel() == panel).to_string();
    view! { <button aria-pressed=open on:click=heard(move |_| sitting.open(panel))>{words.live(id)}</button> }
}
