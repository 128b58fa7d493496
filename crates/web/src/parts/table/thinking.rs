//! The computer thinks aloud: its thoughts one after the other, and what can be pressed meanwhile.
use super::side;
use crate::{
    html,
    match_session::MatchSession,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use engine::explain::Step;
use leptos::prelude::*;
use play::trace::{Thought, ThoughtKind};

/// What can be pressed while the computer thinks aloud.
pub(super) fn controls(session: MatchSession) -> AnyView {
    let words = Words::context();
    view! {
        <p class="row thinking" hidden=reactive(move || !session.is_watching())>
            <button type="button" id="next-thought" on:click=handler(move |_| session.next_thought())>
                {words.live("trace-next")}</button>
            <button type="button" id="move-now" on:click=handler(move |_| session.skip_thoughts())>
                {words.live("trace-skip")}</button>
        </p>
    }
    .into_any()
}

/// Shows what the computer thought before its last move.
pub(super) fn button(session: MatchSession) -> AnyView {
    let words = Words::context();
    view! {
        <p hidden=reactive(move || !session.can_watch_last())>
            <button type="button" class="small" id="watch-last" on:click=handler(move |_| session.watch_last())>
                {words.live("trace-title")}</button>
        </p>
    }
    .into_any()
}

/// The thoughts beside the board, if there are any.
pub(super) fn panel(session: MatchSession) -> AnyView {
    let has_thoughts = Memo::new(move |_| !session.thoughts().is_empty());
    view! { {dyn_view(move || has_thoughts.get().then(|| untrack(|| side::thoughts(session))))} }.into_any()
}

/// The thoughts, the last one at the end.
pub(super) fn list(session: MatchSession) -> AnyView {
    let words = Words::context();
    let items = move || session.thoughts().into_iter().map(|thought| item(words, thought)).collect::<Vec<_>>();
    view! {
        <section id="thinking" tabindex="0" aria-label=words.live("trace-title")>
            <div>
                <h2>{words.live("trace-title")}</h2>
                <ol class="thoughts">{dyn_view(items)}</ol>
            </div>
        </section>
    }
    .into_any()
}

fn item(words: Words, thought: Thought) -> AnyView {
    let (class, sign) = match thought.kind {
        ThoughtKind::Look => ("look", "·"),
        ThoughtKind::Reject => ("reject", "✗"),
        ThoughtKind::Find => ("find", "→"),
    };
    let steps = thought.columns.map(Step::Columns).into_iter().chain(thought.table.map(Step::Table));
    let steps: Vec<Step> = steps.collect();
    view! {
        <li class=class>
            <span class="sign" aria-hidden="true">{sign}</span>
            <div>{html::line(&words.say(&thought.say))} {html::steps(words, &steps)}</div>
        </li>
    }
    .into_any()
}
