//! A match that can be played: the board, the messages, the actions, and what is beside the board.
use crate::{
    html,
    match_session::{MatchSession, Panel},
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use leptos::{ev, prelude::*};
use play::seats;
use text::phrase;

mod actions;
mod board;
mod choice;
mod coach;
mod end;
pub(crate) mod example;
mod keys;
mod moves;
mod replay;
mod review;
mod side;
mod thinking;
mod title;

pub(crate) use board::LiveBoard;
pub(crate) use choice::{ChoiceView, confirmation, refusal};
pub(crate) use end::Story;
pub(crate) use replay::replay;
pub(crate) use side::panel;

/// A match with everything around it.
#[component]
pub(crate) fn MatchView(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let replaying = Memo::new(move |_| session.is_replaying());
    let keys = window_event_listener(ev::keydown, move |event| keys::global(session, &event));
    on_cleanup(move || {
        keys.remove();
        keys::end_projector();
    });
    view! {
        <div class="match" on:click=handler(|event| keys::keep_focus(&event))>
            <section class="table" aria-label=words.live("web-board")>
                <Strip session />
                <div class="card">
                    <title::Title session />
                    <coach::Evaluation session />
                    <LiveBoard session />
                    <ChoiceView session />
                    <News session />
                    {thinking::controls(session)}
                    <actions::Actions session />
                    {replay(session, replaying)}
                </div>
            </section>
            <end::End session />
            <side::Side session />
        </div>
    }
}

/// Whose turn it is, the goal of the game, and the opponent.
#[component]
pub(crate) fn Strip(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    view! {
        <div class="strip">
            <p class="turn" aria-live="polite">
                <span class="dot" class:yours=reactive(move || session.is_yours())
                    class:over=reactive(move || session.is_over())></span>
                <strong>{dyn_view(move || session.headline())}</strong>
                <span class="soft busy"
                    hidden=reactive(move || !session.is_thinking())>{words.live("web-thinking")}</span>
            </p>
            <p class="goal soft">{reactive(move || goal(words, session))}</p>
        </div>
    }
}

/// The name of the game, who wins it, and the opponent.
fn goal(words: Words, session: MatchSession) -> String {
    let parts = session.with(|table| {
        let deal = table.game.deal();
        let rule = words.say(&phrase::convention_meaning(deal.convention));
        let opponent = seats::opponent(&table.game).map(|opponent| words.say(&opponent.title()));
        let mut parts = vec![words.title(deal.game), rule.trim_end_matches('.').to_owned()];
        parts.extend(opponent);
        parts.join(" · ")
    });
    parts.unwrap_or_default()
}

/// The last move, the last message, and what must be known to play; read out when it changes.
#[component]
pub(crate) fn News(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let facts = move || {
        let facts = session.visible(|table| facts(words, &table.board)).unwrap_or_default();
        facts.into_iter().map(|fact| view! { <span>{html::line(&fact)}</span> }).collect_view()
    };
    view! {
        <div class="status" aria-live="polite">
            <p class="last soft">{dyn_view(move || html::line(&session.last_words()))}</p>
            {dyn_view(move || session.note_view())}
        </div>
        <p class="facts soft">{facts}
            {dyn_view(move || session.scores().map(|scores| view! { <span>{scores}</span> }))}</p>
    }
}

/// Facts needed to play; those of a part of a sum are in its picture.
fn facts(words: Words, board: &engine::board::Board) -> Vec<String> {
    board.facts.iter().map(|fact| words.say(fact)).collect()
}

/// A button that opens something beside the board.
pub(crate) fn opener(session: MatchSession, panel: Panel, id: &'static str) -> impl IntoView {
    let words = Words::context();
    let open = move || (session.panel() == panel).to_string();
    view! { <button aria-pressed=open on:click=handler(move |_| session.toggle(panel))>{words.live(id)}</button> }
}
