//! The review: a judgement of every move with its reason in place, and any position of the match to practise.
use crate::{
    html,
    match_session::MatchSession,
    parts::answer::explanation::WhyMove,
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    words::{Words, sentence},
    work::review::{Judgement, ReviewReport},
};
use engine::{Outcome, message::Message};
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
    let strip = strip(session, words, &review.moves);
    let moves = review.moves.into_iter().map(|judgement| row(session, words, judgement)).collect_view();
    view! {
        {html::text(&sentences(words, &review.summary))}
        {strip}
        <ol class="review">{moves}</ol>
        {html::text(&sentences(words, &review.closing))}
    }
    .into_any()
}

/// Who was winning after each move, as a strip; each part shows its move.
fn strip(session: MatchSession, words: Words, moves: &[Judgement]) -> AnyView {
    let part = |judgement: &Judgement| {
        let number = judgement.number;
        // The side that the green strokes belong to moves first or is the person.
        let first = session.hand_of(judgement.seat) == 0;
        let class = match judgement.after {
            Some(Outcome::Draw) | None => "part",
            Some(Outcome::Win) if first => "part mine-part",
            Some(Outcome::Loss) if !first => "part mine-part",
            Some(_) => "part theirs-part",
        };
        let name = words.say(&Message::new("replay-at").with("at", number).with("count", moves.len()));
        let here = reactive(move || (session.is_replaying() && session.at() == number).then_some("step"));
        view! {
            <button class=class aria-label=name aria-current=here
                on:click=handler(move |_| session.look_at(number))>{judgement.mistake.then_some("✗")}</button>
        }
        .into_any()
    };
    let parts: Vec<AnyView> = moves.iter().map(part).collect();
    view! { <div class="eval-strip" role="group" aria-label=words.id("web-evaluation")>{parts}</div> }.into_any()
}

fn row(session: MatchSession, words: Words, judgement: Judgement) -> AnyView {
    let Judgement { number, mistake, right, .. } = judgement;
    let from = judgement.from.clone();
    let practise = move |_| session.practise(&from);
    let show = move |_| {
        session.look_at(number);
        to_board();
    };
    let mark = (mistake || right).then(|| html::verdict(right, ""));
    let here = reactive(move || (session.is_replaying() && session.at() == number).then_some("step"));
    let reason = mistake.then(|| reason(session, words, &judgement));
    view! {
        <li class:mistake=mistake aria-current=here>
            {mark}
            {html::line(&sentences(words, &judgement.messages))}
            <div class="row">
                <button class="small show" on:click=handler(show)>{words.id("replay-show")}</button>
                <button class="small practise" on:click=handler(practise)>{words.id("web-practise")}</button>
                {reason}
            </div>
        </li>
    }
    .into_any()
}

/// Why a move was a mistake, in the position in which it was made; asked when it is first opened.
fn reason(session: MatchSession, words: Words, judgement: &Judgement) -> AnyView {
    let (open, mv) = (RwSignal::new(false), judgement.mv.clone());
    let place: Option<PositionRef> = session.place().map(|place| place.at(&judgement.from));
    let answer = move || {
        let place = place.clone().filter(|_| open.get())?;
        Some(view! { <div class="reason"><WhyMove place mv=mv.clone() /></div> })
    };
    view! {
        <button class="small why" aria-expanded=reactive(move || open.get().to_string())
            on:click=handler(move |_| open.update(|open| *open = !*open))>{words.id("web-why")}</button>
        {dyn_view(answer)}
    }
    .into_any()
}

/// Brings the board into view, if it is not beside the review.
fn to_board() {
    if let Some(board) = document().query_selector(".live").ok().flatten() {
        super::board::into_view(&board);
    }
}
