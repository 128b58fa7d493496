//! The review: a judgement of every move, and any position of the match to practise.
use crate::{
    html,
    match_session::MatchSession,
    reactive::handler,
    words::{Words, sentence},
    work::review::{Judgement, ReviewReport},
};
use engine::message::Message;
use leptos::prelude::*;

/// The review of a match.
#[component]
pub(crate) fn ReviewView(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    move || match session.review_report() {
        None => view! { <p class="soft" aria-busy="true">{words.id("web-thinking")}</p> }.into_any(),
        Some(Err(message)) => html::text(&sentence(&words.say(&message))),
        Some(Ok(review)) => report(session, words, review),
    }
}

fn sentences(words: Words, messages: &[Message]) -> String {
    messages.iter().map(|message| words.say(message)).collect::<Vec<_>>().join(" ")
}

fn report(session: MatchSession, words: Words, review: ReviewReport) -> AnyView {
    let moves = review.moves.into_iter().map(|judgement| row(session, words, judgement)).collect_view();
    view! {
        {html::text(&sentences(words, &review.summary))}
        <ol class="review">{moves}</ol>
        {html::text(&sentences(words, &review.closing))}
    }
    .into_any()
}

fn row(session: MatchSession, words: Words, judgement: Judgement) -> AnyView {
    let practise = move |_| session.practise(&judgement.from);
    let show = move |_| {
        session.look_at(judgement.number);
        to_board();
    };
    let mark = (judgement.mistake || judgement.right).then(|| html::verdict(judgement.right, ""));
    view! {
        <li class:mistake=judgement.mistake>
            {mark}
            {html::line(&sentences(words, &judgement.messages))}
            " "
            <button class="small show" on:click=handler(show)>{words.id("replay-show")}</button>
            " "
            <button class="small" on:click=handler(practise)>{words.id("web-practise")}</button>
        </li>
    }
    .into_any()
}

/// Brings the board into view, if it is not beside the review.
fn to_board() {
    if let Some(board) = document().query_selector(".live").ok().flatten() {
        super::board::into_view(&board);
    }
}
