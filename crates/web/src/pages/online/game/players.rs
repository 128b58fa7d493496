//! Who plays, whose turn it is, and what time is left.
use super::OnlineMatch;
use crate::{
    parts::time,
    reactive::{dyn_view, reactive},
    route::{Page, Route},
};
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use std::time::Duration;
use text::phrase;

/// Interval at which the clocks are updated.
const TICK: Duration = Duration::from_millis(250);

/// All seats in the order of moves, and whether the visitor only watches.
pub(super) fn view(online: OnlineMatch) -> AnyView {
    let words = online.words;
    let now = RwSignal::new(time::now());
    let (seats, timed) = online.with(|state| (state.seats.len(), state.clock.is_some())).unwrap_or_default();
    if timed && let Ok(ticking) = set_interval_with_handle(move || now.set(time::now()), TICK) {
        on_cleanup(move || ticking.clear());
    }
    let all: Vec<AnyView> = (0..seats).map(|seat| player(online, seat, now)).collect();
    let over = move || online.with(|state| state.ended.is_some()).unwrap_or(true);
    let plays = move || online.with(|state| state.you.is_some()).unwrap_or(true);
    view! {
        <ul class="players" aria-label=words.live("online-players")>{all}</ul>
        <p class="soft" id="lost" role="status" hidden=reactive(move || online.connected.get() || over())>
            {words.live("online-lost-line")}
        </p>
        <p class="soft" id="watching" hidden=reactive(plays)>{words.live("online-watching")}</p>
    }
    .into_any()
}

fn player(online: OnlineMatch, seat: usize, now: RwSignal<f64>) -> AnyView {
    let turn = Memo::new(move |_| online.with(|state| state.turn == Some(seat)).unwrap_or(false));
    let mark = reactive(move || if turn.get() { "▶" } else { "" });
    let time = reactive(move || left(online, seat, now).map(time::left).unwrap_or_default());
    view! {
        <li class:on-move=reactive(move || turn.get())>
            <span class="mark" aria-hidden="true">{mark}</span>
            {dyn_view(move || name(online, seat))}
            <span class="time">{time}</span>
        </li>
    }
    .into_any()
}

/// The name of the player in a seat; tracked.
fn name(online: OnlineMatch, seat: usize) -> AnyView {
    let words = online.words;
    let occupant = online.with(|state| Some((state.seats.get(seat)?.clone(), state.you == Some(seat))));
    let Some((info, you)) = occupant.flatten() else { return ().into_any() };
    let you = you.then(|| format!(" ({})", words.id("seat-you")));
    match (info.name, info.level) {
        (_, Some(level)) => {
            let level = words.say(&phrase::level(level));
            view! { <span>{words.id("online-computer")} ", " {level}</span> }.into_any()
        }
        (Some(name), None) if info.guest => view! { <span>{super::super::guest(words, &name)} {you}</span> }.into_any(),
        (Some(name), None) if info.bot => view! { <span>{super::super::bot(words, &name)} {you}</span> }.into_any(),
        (Some(name), None) => {
            let href = Route::about(Page::Player, name.clone()).href();
            view! { <span><a href=href>{name}</a> {you}</span> }.into_any()
        }
        (None, None) => view! { <span class="soft">{words.id("online-nameless")}</span> }.into_any(),
    }
}

/// The seconds left for a seat; tracked.
#[expect(clippy::cast_precision_loss, reason = "no clock shows that much time")]
fn left(online: OnlineMatch, seat: usize, now: RwSignal<f64>) -> Option<u64> {
    let (left, runs) =
        online.with(|state| Some((*state.clock.as_ref()?.left.get(seat)?, state.turn == Some(seat))))??;
    let elapsed = if runs { now.get() - online.received_at.get() } else { 0.0 };
    Some(time::seconds(left as f64 - elapsed))
}
