//! The end of a match: who has won, where it was decided, and what can be done now.
use crate::{
    html,
    match_session::{MatchSession, Panel},
    parts::{
        answer::export,
        board::{BoardPicture, Picture},
        form::file,
    },
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    words::Words,
    work::review::Judgement,
};
use leptos::prelude::*;
use play::{Match, Player};

/// The card.
#[component]
pub(super) fn End(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let story = Memo::new(move |_| session.story());
    let has_turned = move || story.with(|story| matches!(story, Story::Turned(_)));
    let is_lost = move || story.with(|story| *story == Story::Lost);
    // The place of the first button is kept until it is known what it says, so that nobody hits another one instead.
    let is_pending = move || result(session) == "web-end-lost" && session.review_report().is_none();
    let retry = move |_| {
        if let Story::Turned(judgement) = story.get_untracked() {
            session.practise(&judgement.from);
        }
    };
    view! {
        <section class="end card" hidden=reactive(move || !session.is_over())>
            <div>
                <h2>{reactive(move || words.id(result(session)))}</h2>
                <p>{dyn_view(move || session.closing_words())}</p>
                <div class="row">
                    <button class="main" id="retry" hidden=reactive(move || !has_turned() && !is_pending())
                        disabled=reactive(is_pending) on:click=handler(retry)>{words.live("web-retry")}</button>
                    <button class="main" id="swap" hidden=reactive(move || !is_lost())
                        on:click=handler(move |_| session.swap_sides())>{words.live("web-swap")}</button>
                    <button id="again" class:main=reactive(move || !has_turned() && !is_lost() && !is_pending())
                        on:click=handler(move |_| session.again())>{words.live("web-again")}</button>
                    <button id="review" on:click=handler(move |_| review(session))>{words.live("web-review")}</button>
                    {share(session)}
                </div>
                {others(session)}
                {dyn_view(move || telling(words, &story.get()))}
            </div>
            {dyn_view(move || pictures(words, session, &story.get()))}
        </section>
    }
}

/// What a finished match teaches the person who played it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Story {
    /// Nothing is known yet, or nothing is to be said.
    #[default]
    Open,
    /// It was lost by this move.
    Turned(Box<Judgement>),
    /// It was lost from the start.
    Lost,
}

impl Story {
    /// The story of a match, as its judgements tell it to its only person.
    pub(crate) fn of(game: &Match, judgements: &[Judgement]) -> Story {
        let people: Vec<usize> = (0..game.deal().seats.len()).filter(|&seat| is_person(game, seat)).collect();
        let ([you], Some(finish)) = (&people[..], game.finish()) else { return Story::Open };
        if finish.winners.contains(you) || finish.is_draw() {
            return Story::Open;
        }
        let mut own = judgements.iter().filter(|judgement| judgement.seat == *you);
        let decisive = own.clone().rfind(|judgement| judgement.mistake && !judgement.best.is_empty());
        match decisive {
            Some(judgement) => Story::Turned(Box::new(judgement.clone())),
            None if own.clone().count() > 0 && own.all(|judgement| judgement.lost) => Story::Lost,
            None => Story::Open,
        }
    }
}

fn is_person(game: &Match, seat: usize) -> bool {
    game.deal().seats.get(seat).is_some_and(Player::is_person)
}

/// The story in words.
fn telling(words: Words, story: &Story) -> AnyView {
    match story {
        Story::Open => ().into_any(),
        Story::Lost => view! { <p id="lost-start">{words.id("web-lost-start")}</p> }.into_any(),
        Story::Turned(judgement) => {
            let sentences: Vec<String> = judgement.messages.iter().map(|message| words.say(message)).collect();
            view! {
                <p id="turning-point"><strong>{words.id("web-turning-point")}</strong> " "
                    {html::line(&sentences.join(" "))}</p>
            }
            .into_any()
        }
    }
}

/// The move that lost beside one that would have won, on the board on which they were made.
fn pictures(words: Words, session: MatchSession, story: &Story) -> AnyView {
    let Story::Turned(judgement) = story else { return ().into_any() };
    let picture = |right: bool, mv: &str| {
        let picture = session.with(|table| move_picture(&table.game, &judgement.from, mv)).flatten();
        let title = words.id(if right { "web-winning-move" } else { "web-your-move" });
        view! {
            <figure>
                <figcaption>{html::verdict(right, &title)} " " <code>{mv.to_owned()}</code></figcaption>
                <Picture picture=Signal::derive(move || picture.clone()) />
            </figure>
        }
        .into_any()
    };
    let best = judgement.best.first().cloned().unwrap_or_default();
    view! { <div class="twice">{picture(false, &judgement.mv)} {picture(true, &best)}</div> }.into_any()
}

fn move_picture(game: &Match, from: &str, mv: &str) -> Option<BoardPicture> {
    let board = game.game().board(from).ok()?;
    let touches = game.game().effect(from, mv).ok()?;
    let plain = engine::board::Board { facts: Vec::new(), ..board };
    Some(BoardPicture { touches, ..BoardPicture::of(plain, format!("{from}: {mv}")) })
}

/// Opens the review beside the board and brings it into view.
fn review(session: MatchSession) {
    session.open(Panel::Review);
    request_animation_frame(|| {
        if let Some(side) = document().query_selector(".side").ok().flatten() {
            super::board::into_view(&side);
        }
    });
}

/// Copies the result and the address of the start.
fn share(session: MatchSession) -> AnyView {
    let (words, copied) = (Words::context(), RwSignal::new(false));
    let copy = move |_| {
        if let Some(place) = session.start_place() {
            let href = window().location().href().unwrap_or_default();
            let base = href.split('#').next().unwrap_or_default();
            export::copy(&format!("{} {base}{}", untrack(|| session.turn_words()), place.route(Page::Play).href()));
            copied.set(true);
        }
    };
    view! {
        <button id="share" on:click=handler(copy)>{words.live("web-share")}</button>
        <span class="soft" role="status">{dyn_view(move || copied.get().then(|| words.id("web-copied")))}</span>
    }
    .into_any()
}

/// What is rarely needed.
fn others(session: MatchSession) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let settings = move |_| {
        if let Some(place) = session.place() {
            router.go(Route::about(Page::Play, place.game));
        }
    };
    let download = move |_| {
        if let Some((name, text)) = session.record() {
            file::download(&name, &text);
        }
    };
    let pressed = reactive(move || session.is_replaying().to_string());
    view! {
        <div class="row quiet-row">
            <button class="small" id="replay" aria-pressed=pressed
                on:click=handler(move |_| session.toggle_replay())>{words.live("replay-title")}</button>
            <button class="small" id="settings" on:click=handler(settings)>{words.live("web-other-settings")}</button>
            <button class="small" id="download" on:click=handler(download)>{words.live("web-download")}</button>
        </div>
    }
    .into_any()
}

/// The heading of the end: won, lost, drawn, or simply over.
fn result(session: MatchSession) -> &'static str {
    let result = session.with(|table| {
        let seats = &table.game.deal().seats;
        let people: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat].is_person()).collect();
        let finish = table.game.finish()?;
        Some(match people[..] {
            _ if finish.is_draw() => "web-end-drawn",
            [you] if finish.winners.contains(&you) => "web-end-won",
            [_] => "web-end-lost",
            _ => "web-end",
        })
    });
    result.flatten().unwrap_or("web-end")
}
