//! Placing pieces in secret before the first move.
use super::{OnlineMatch, players};
use crate::{
    parts::board::squares::squares,
    reactive::{dyn_view, handler},
    words::sentence,
};
use engine::message::Message;
use leptos::prelude::*;
use protocol::site::{PlaceRequest, PlacingState};
use text::phrase::{self, Seat};

/// The view of a player or a spectator meanwhile.
pub(super) fn view(online: OnlineMatch) -> AnyView {
    let placing =
        Memo::new(move |_| online.with(|state| state.placing.clone().map(|placing| (placing, state.you))).flatten());
    let body = dyn_view(move || match placing.get() {
        Some((placing, Some(you))) if placing.placed.get(you) == Some(&false) => board(online, &placing, you),
        Some((_, Some(_))) => view! { <p>{online.words.id("online-placed")}</p> }.into_any(),
        _ => view! { <p>{online.words.id("online-placing")}</p> }.into_any(),
    });
    view! {
        <section class="card placing" id="placing" aria-live="polite">
            {players::view(online)}
            {body}
            {online.sending.view("match-refused")}
        </section>
    }
    .into_any()
}

/// The squares of the visitor's own half.
fn board(online: OnlineMatch, placing: &PlacingState, you: usize) -> AnyView {
    let words = online.words;
    let half = placing.squares.get(you).map_or((1, 1), |&[first, last]| (first, last));
    let rows = placing.squares.iter().map(|[_, last]| *last).max().unwrap_or(0);
    let choice = RwSignal::new(vec![half.0; placing.pieces]);
    let prompt =
        Message::new("web-place").with("who", phrase::seat(Seat::You)).with("least", half.0).with("most", half.1);
    let again = placing.again.then(|| view! { <p>{words.id("web-nothing-to-play")}</p> });
    let place = move |_| {
        online.command("placement", &PlaceRequest { squares: choice.get_untracked() });
    };
    view! {
        {again}
        <p>{sentence(&words.say(&prompt))}</p>
        {squares(placing.pieces, rows, Memo::new(move |_| half), Signal::derive(move || you != 0), choice)}
        <div class="row"><button class="main" id="placed"
            on:click=handler(place)>{words.id("web-placed")}</button></div>
    }
    .into_any()
}
