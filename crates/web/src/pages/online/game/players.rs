//! Who plays, whose turn it is, and what time is left.
use super::Arena;
use crate::{
    live::{live, seen},
    parts::when,
    route::{Page, Route},
};
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use std::time::Duration;
use text::phrase;

/// Interval at which the clocks are updated.
const TICK: Duration = Duration::from_millis(250);

/// All seats in the order of moving, and whether one only watches.
pub(super) fn view(arena: Arena) -> AnyView {
    let words = arena.words;
    let now = RwSignal::new(when::now());
    let (seats, timed) = arena.with(|state| (state.seats.len(), !state.left.is_empty())).unwrap_or_default();
    if timed && let Ok(ticking) = set_interval_with_handle(move || now.set(when::now()), TICK) {
        on_cleanup(move || ticking.clear());
    }
    let all: Vec<AnyView> = (0..seats).map(|seat| player(arena, seat, now)).collect();
    let over = move || arena.with(|state| state.ended.is_some()).unwrap_or(true);
    let plays = move || arena.with(|state| state.you.is_some()).unwrap_or(true);
    view! {
        <ul class="players" aria-label=words.live("online-players")>{all}</ul>
        <p class="soft" id="lost" role="status" hidden=live(move || arena.connected.get() || over())>
            {words.live("online-lost-line")}
        </p>
        <p class="soft" id="watching" hidden=live(plays)>{words.live("online-watching")}</p>
    }
    .into_any()
}

fn player(arena: Arena, seat: usize, now: RwSignal<f64>) -> AnyView {
    let turn = Memo::new(move |_| arena.with(|state| state.turn == Some(seat)).unwrap_or(false));
    let mark = live(move || if turn.get() { "▶" } else { "" });
    let time = live(move || left(arena, seat, now).map(when::left).unwrap_or_default());
    view! {
        <li class:on-move=live(move || turn.get())>
            <span class="mark" aria-hidden="true">{mark}</span>
            {seen(move || name(arena, seat))}
            <span class="time">{time}</span>
        </li>
    }
    .into_any()
}

/// Who sits in a seat; tracked.
fn name(arena: Arena, seat: usize) -> AnyView {
    let words = arena.words;
    let found = arena.with(|state| Some((state.seats.get(seat)?.clone(), state.you == Some(seat))));
    let Some((sitter, you)) = found.flatten() else { return ().into_any() };
    let you = you.then(|| format!(" ({})", words.id("seat-you")));
    match (sitter.name, sitter.level) {
        (_, Some(level)) => {
            let level = words.say(&phrase::level(level.number()));
            view! { <span>{words.id("online-computer")} ", " {level}</span> }.into_any()
        }
        (Some(name), None) if sitter.guest => {
            view! { <span>{super::super::guest(words, &name)} {you}</span> }.into_any()
        }
        (Some(name), None) => {
            let href = Route::about(Page::Player, name.clone()).href();
            view! { <span><a href=href>{name}</a> {you}</span> }.into_any()
        }
        (None, None) => view! { <span class="soft">{words.id("online-nameless")}</span> }.into_any(),
    }
}

/// The seconds that a seat has left; tracked.
fn left(arena: Arena, seat: usize, now: RwSignal<f64>) -> Option<u64> {
    let (left, runs) = arena.with(|state| Some((*state.left.get(seat)?, state.turn == Some(seat))))??;
    let gone = if runs { now.get() - arena.came.get() } else { 0.0 };
    Some(when::seconds(left - gone))
}
