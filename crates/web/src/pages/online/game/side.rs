//! Beside the board: the end of the match, offers, and what can be done.
use super::Arena;
use crate::{
    live::{heard, live, seen},
    parts::table::opener,
    route::{Page, Route},
    site::State,
    sitting::{Panel, Sitting},
};
use engine::message::Message;
use leptos::prelude::*;
use play::record;

/// Everything beside the board.
pub(super) fn view(arena: Arena) -> AnyView {
    view! { {end(arena)} {offer(arena)} {actions(arena)} {arena.sending.view("match-refused")} }.into_any()
}

/// The end of the match, and what comes next.
fn end(arena: Arena) -> AnyView {
    let words = arena.words;
    let here = expect_context::<Sitting>();
    let review = move |_| {
        let text = arena.sitting.record().map(|(_, text)| text);
        if let Some(game) = text.and_then(|text| record::read(&text).ok()) {
            here.sit(game);
            here.open(Panel::Review);
            arena.router.go(Route::to(Page::Game));
        }
    };
    let rematch = move || may(arena, |state| state.ended.is_some() && state.next.is_none() && of_two(state));
    view! {
        <div class="end card" hidden=live(move || arena.with(|state| state.ended.is_none()).unwrap_or(true))>
            <h2>{live(move || words.id(arena.with(result).unwrap_or("web-end")))}</h2>
            <p>{seen(move || arena.sitting.turn_words())}</p>
            <div class="row">
                <button
                    class="main"
                    id="rematch"
                    hidden=live(move || !rematch())
                    on:click=heard(move |_| make(arena, "rematch"))
                >
                    {words.live("online-rematch")}
                </button>
                <button id="review" on:click=heard(review)>{words.live("web-review")}</button>
                {seen(move || arena.with(|state| state.next.clone()).flatten().map(|id| link(arena, id, "online-next")))}
            </div>
        </div>
        {seen(move || arena.with(|state| state.pair.clone()).flatten().map(|id| link(arena, id, "online-pair")))}
    }
    .into_any()
}

/// The way to another match.
fn link(arena: Arena, id: String, word: &'static str) -> AnyView {
    let href = Route::about(Page::Match, id).href();
    view! { <a class="button" href=href>{arena.words.id(word)}</a> }.into_any()
}

/// The heading of the end.
fn result(state: &State) -> &'static str {
    let Some(ended) = &state.ended else { return "web-end" };
    match state.you {
        _ if ended.winners.is_empty() => "web-end-drawn",
        Some(you) if ended.winners.contains(&you) => "web-end-won",
        Some(_) => "online-lost",
        None => "web-end",
    }
}

/// Whether somebody who plays may do something now; tracked.
fn may(arena: Arena, allowed: fn(&State) -> bool) -> bool {
    arena.with(|state| state.you.is_some() && state.offer.is_none() && allowed(state)).unwrap_or(false)
}

/// Whether two people play.
fn of_two(state: &State) -> bool {
    state.seats.len() == 2 && !state.has_computer()
}

/// Offers something to the other player.
fn make(arena: Arena, offer: &'static str) {
    arena.command("offers", &[("offer", offer.into())]);
}

/// What is offered: to be answered by the one, to be taken back by the other.
fn offer(arena: Arena) -> AnyView {
    let open = Memo::new(move |_| arena.with(|state| state.offer.clone().zip(state.you)).flatten());
    let shown = seen(move || open.get().map(|((offer, by), you)| offered(arena, offer, by, you)));
    view! { <div aria-live="polite">{shown}</div> }.into_any()
}

fn offered(arena: Arena, offer: String, by: usize, you: usize) -> AnyView {
    let (words, mine) = (arena.words, by == you);
    let what = words.id(match offer.as_str() {
        "takeback" => "online-offer-takeback",
        "draw" => "online-offer-draw",
        _ => "online-offer-rematch",
    });
    let name = arena.with(|state| state.seats.get(by)?.name.clone()).flatten().unwrap_or_default();
    let said = if mine {
        Message::new("online-offer-mine").with("what", what)
    } else {
        Message::new("online-offer-theirs").with("who", name).with("what", what)
    };
    let button = move |id: &'static str, word: &'static str, accept: bool, offer: String| {
        let answer = move |_| arena.command("answers", &[("offer", offer.as_str().into()), ("accept", accept.into())]);
        view! { <button id=id on:click=heard(answer)>{words.id(word)}</button> }.into_any()
    };
    let accept = (!mine).then(|| button("accept", "online-accept", true, offer.clone()));
    let decline = button("decline", if mine { "online-offer-back" } else { "online-decline" }, false, offer);
    view! { <div class="card offer"><p>{words.say(&said)}</p><div class="row">{accept} {decline}</div></div> }
        .into_any()
}

/// What can be done while the match goes on.
fn actions(arena: Arena) -> AnyView {
    let words = arena.words;
    let button = move |offer: &'static str, word: &'static str, allowed: fn(&State) -> bool| {
        view! {
            <button id=offer hidden=live(move || !may(arena, allowed)) on:click=heard(move |_| make(arena, offer))>
                {words.live(word)}
            </button>
        }
        .into_any()
    };
    let draw = |state: &State| state.ended.is_none() && of_two(state);
    view! {
        <div class="row actions" role="group" aria-label=words.live("web-actions")>
            {opener(arena.sitting, Panel::Rules, "web-rules")}
            {button("takeback", "online-takeback", has_moved)}
            {loops(arena).then(|| button("draw", "online-draw", draw))}
            {leave(arena)}
        </div>
    }
    .into_any()
}

/// Whether positions can come back, so that a draw may be agreed on.
fn loops(arena: Arena) -> bool {
    arena.sitting.now(|table| table.game.game().is_loopy()).unwrap_or(false)
}

/// Whether there is a move of one's own that can be taken back by consent.
fn has_moved(state: &State) -> bool {
    let moved = state.you.is_some_and(|you| state.moves.len() > you);
    moved && !state.rated && state.ended.is_none() && of_two(state)
}

/// Leaving is asked first, and said to lose.
fn leave(arena: Arena) -> AnyView {
    let words = arena.words;
    let sure = RwSignal::new(false);
    let playing = move || arena.with(|state| state.you.is_some() && state.ended.is_none()).unwrap_or(false);
    let leave = move |_| {
        if sure.get_untracked() {
            arena.command("leave", &[]);
        }
        sure.update(|sure| *sure = !*sure);
    };
    let word = live(move || words.id(if sure.get() { "online-leave-sure" } else { "web-leave" }));
    let asked = seen(move || {
        let rated = arena.with(|state| state.rated).unwrap_or(false);
        sure.get().then(|| words.id(if rated { "online-leave-rated" } else { "online-leave-asked" }))
    });
    view! {
        <button id="leave" hidden=live(move || !playing()) on:click=heard(leave)>{word}</button>
        <button hidden=live(move || !sure.get()) on:click=heard(move |_| sure.set(false))>{words.live("web-cancel")}</button>
        <span role="alert">{asked}</span>
    }
    .into_any()
}
