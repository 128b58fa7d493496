//! Beside the board: the end of the match, offers, and what can be done.
use super::OnlineMatch;
use crate::{
    match_session::{MatchSession, Panel},
    parts::table::opener,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route},
    site::has_computer,
};
use engine::message::Message;
use leptos::prelude::*;
use play::record;
use protocol::{
    Object,
    site::{AnswerRequest, MatchState, Offer, OfferRequest, OfferState},
};

/// Everything beside the board.
pub(super) fn view(online: OnlineMatch) -> AnyView {
    view! { {end(online)} {offer(online)} {actions(online)} {online.sending.view("match-refused")} }.into_any()
}

/// The end of the match, and what comes next.
fn end(online: OnlineMatch) -> AnyView {
    let words = online.words;
    let here = expect_context::<MatchSession>();
    let review = move |_| {
        let text = online.session.record().map(|(_, text)| text);
        if let Some(game) = text.and_then(|text| record::read(&text).ok()) {
            here.open_match(game);
            here.open(Panel::Review);
            online.router.go(Route::to(Page::Game));
        }
    };
    let rematch = move || may(online, |state| state.ended.is_some() && state.next.is_none() && of_two(state));
    view! {
        <div class="end card" hidden=reactive(move || online.with(|state| state.ended.is_none()).unwrap_or(true))>
            <h2>{reactive(move || words.id(online.with(result).unwrap_or("web-end")))}</h2>
            <p>{dyn_view(move || online.session.turn_words())}</p>
            <div class="row">
                <button
                    class="main"
                    id="rematch"
                    hidden=reactive(move || !rematch())
                    on:click=handler(move |_| make(online, Offer::Rematch))
                >
                    {words.live("online-rematch")}
                </button>
                <button id="review" on:click=handler(review)>{words.live("web-review")}</button>
                {dyn_view(move || online.with(|state| state.next.clone()).flatten().map(|id|
                    link(online, id, "online-next")))}
            </div>
        </div>
        {dyn_view(move || online.with(|state| state.pair.clone()).flatten().map(|id| link(online, id, "online-pair")))}
    }
    .into_any()
}

/// A link to another match.
fn link(online: OnlineMatch, id: String, word: &'static str) -> AnyView {
    let href = Route::about(Page::Match, id).href();
    view! { <a class="button" href=href>{online.words.id(word)}</a> }.into_any()
}

/// The heading of the end.
fn result(state: &MatchState) -> &'static str {
    let Some(ended) = &state.ended else { return "web-end" };
    match state.you {
        _ if ended.winners.is_empty() => "web-end-drawn",
        Some(you) if ended.winners.contains(&you) => "web-end-won",
        Some(_) => "online-lost",
        None => "web-end",
    }
}

/// Whether the visitor plays and may do something now; tracked.
fn may(online: OnlineMatch, allowed: fn(&MatchState) -> bool) -> bool {
    online.with(|state| state.you.is_some() && state.offer.is_none() && allowed(state)).unwrap_or(false)
}

/// Whether two people play.
fn of_two(state: &MatchState) -> bool {
    state.seats.len() == 2 && !has_computer(state)
}

/// Offers something to the other player.
fn make(online: OnlineMatch, offer: Offer) {
    online.command("offers", &OfferRequest { offer });
}

/// An open offer: one player answers it, the other can withdraw it.
fn offer(online: OnlineMatch) -> AnyView {
    let open = Memo::new(move |_| online.with(|state| state.offer.clone().zip(state.you)).flatten());
    let card = dyn_view(move || open.get().map(|(offer, you)| offer_card(online, &offer, you)));
    view! { <div aria-live="polite">{card}</div> }.into_any()
}

fn offer_card(online: OnlineMatch, &OfferState { offer, seat: by }: &OfferState, you: usize) -> AnyView {
    let (words, mine) = (online.words, by == you);
    let what = words.id(match offer {
        Offer::Takeback => "online-offer-takeback",
        Offer::Draw => "online-offer-draw",
        Offer::Rematch | Offer::Unknown => "online-offer-rematch",
    });
    let name = online.with(|state| state.seats.get(by)?.name.clone()).flatten().unwrap_or_default();
    let message = if mine {
        Message::new("online-offer-mine").with("what", what)
    } else {
        Message::new("online-offer-theirs").with("who", name).with("what", what)
    };
    let button = move |id: &'static str, word: &'static str, accept: bool| {
        let answer = move |_| online.command("answers", &AnswerRequest { offer, accept });
        view! { <button id=id on:click=handler(answer)>{words.id(word)}</button> }.into_any()
    };
    let accept = (!mine).then(|| button("accept", "online-accept", true));
    let decline = button("decline", if mine { "online-offer-back" } else { "online-decline" }, false);
    view! { <div class="card offer"><p>{words.say(&message)}</p><div class="row">{accept} {decline}</div></div> }
        .into_any()
}

/// What can be done while the match goes on.
fn actions(online: OnlineMatch) -> AnyView {
    let words = online.words;
    let button = move |offer: Offer, word: &'static str, allowed: fn(&MatchState) -> bool| {
        view! {
            <button id=offer.name() hidden=reactive(move || !may(online, allowed))
                on:click=handler(move |_| make(online, offer))>
                {words.live(word)}
            </button>
        }
        .into_any()
    };
    let draw = |state: &MatchState| state.ended.is_none() && of_two(state);
    view! {
        <div class="row actions" role="group" aria-label=words.live("web-actions")>
            {opener(online.session, Panel::Rules, "web-rules")}
            {button(Offer::Takeback, "online-takeback", has_moved)}
            {loops(online).then(|| button(Offer::Draw, "online-draw", draw))}
            {leave(online)}
        </div>
    }
    .into_any()
}

/// Whether positions can come back, so that a draw may be agreed on.
fn loops(online: OnlineMatch) -> bool {
    online.session.now(|table| table.game.game().is_loopy()).unwrap_or(false)
}

/// Whether the visitor has made a move that can be taken back by consent.
fn has_moved(state: &MatchState) -> bool {
    let has_own_move = state.you.is_some_and(|you| state.moves.len() > you);
    has_own_move && !state.rated && state.ended.is_none() && of_two(state)
}

/// The button to leave: it asks first, and says that leaving loses.
fn leave(online: OnlineMatch) -> AnyView {
    let words = online.words;
    let sure = RwSignal::new(false);
    let playing = move || online.with(|state| state.you.is_some() && state.ended.is_none()).unwrap_or(false);
    let leave = move |_| {
        if sure.get_untracked() {
            online.command("leave", &Object::new());
        }
        sure.update(|sure| *sure = !*sure);
    };
    let word = reactive(move || words.id(if sure.get() { "online-leave-sure" } else { "web-leave" }));
    let question = dyn_view(move || {
        let rated = online.with(|state| state.rated).unwrap_or(false);
        sure.get().then(|| words.id(if rated { "online-leave-rated" } else { "online-leave-asked" }))
    });
    view! {
        <button id="leave" hidden=reactive(move || !playing()) on:click=handler(leave)>{word}</button>
        <button hidden=reactive(move || !sure.get())
            on:click=handler(move |_| sure.set(false))>{words.live("web-cancel")}</button>
        <span role="alert">{question}</span>
    }
    .into_any()
}
