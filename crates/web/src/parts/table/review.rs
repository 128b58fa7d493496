//! The review: every move judged, and any position of the match to be practised.
use crate::{
    html,
    live::heard,
    sitting::Sitting,
    words::{Words, sentence},
    work::review::{Judged, Judgement},
};
use engine::message::Message;
use leptos::prelude::*;

/// The review of a match.
#[component]
pub(crate) fn ReviewView(sitting: Sitting) -> impl IntoView {
    let words = Words::context();
    move || match sitting.judged() {
        None => view! { <p class="soft" aria-busy="true">{words.id("web-thinking")}</p> }.into_any(),
        Some(Err(message)) => html::text(&sentence(&words.say(&message))),
        Some(Ok(judged)) => shown(sitting, words, judged),
    }
}

fn said(words: Words, messages: &[Message]) -> String {
    messages.iter().map(|message| words.say(message)).collect::<Vec<_>>().join(" ")
}

fn shown(sitting: Sitting, words: Words, judged: Judged) -> AnyView {
    let moves = judged.moves.into_iter().map(|judgement| row(sitting, words, judgement)).collect_view();
    view! {
        {html::text(&said(words, &judged.summary))}
        <ol class="review">{moves}</ol>
        {html::text(&said(words, &judged.closing))}
    }
    .into_any()
}

fn row(sitting: Sitting, words: Words, judgement: Judgement) -> AnyView {
    let practise = move |_| sitting.practise(&judgement.from);
    let show = move |_| {
        sitting.look_at(judgement.number);
        to_board();
    };
    let mark = (judgement.mistake || judgement.right).then(|| html::verdict(judgement.right, ""));
    view! {
        <li class:mistake=judgement.mistake>
            {mark}
            {html::line(&said(words, &judgement.messages))}
            " "
            <button class="small show" on:click=heard(show)>{words.id("replay-show")}</button>
            " "
            <button class="small" on:click=heard(practise)>{words.id("web-practise")}</button>
        </li>
    }
    .into_any()
}

/// Brings the board into view, where it is not beside the review.
fn to_board() {
    if let Some(board) = document().query_selector(".live").ok().flatten() {
        super::live::into_view(&board);
    }
}
