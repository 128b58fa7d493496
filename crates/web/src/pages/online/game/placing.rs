//! Pieces are placed in secret before the first move.
use super::{Arena, players};
use crate::{
    live::{heard, seen},
    parts::squares::squares,
    site::Placing,
    words::sentence,
};
use engine::message::Message;
use leptos::prelude::*;
use text::phrase::{self, Seat};
use wasm_bindgen::JsValue;

/// What a player, or somebody who watches, sees meanwhile.
pub(super) fn view(arena: Arena) -> AnyView {
    let placing =
        Memo::new(move |_| arena.with(|state| state.placing.clone().map(|placing| (placing, state.you))).flatten());
    let body = seen(move || match placing.get() {
        Some((placing, Some(you))) if placing.placed.get(you) == Some(&false) => board(arena, &placing, you),
        Some((_, Some(_))) => view! { <p>{arena.words.id("online-placed")}</p> }.into_any(),
        _ => view! { <p>{arena.words.id("online-placing")}</p> }.into_any(),
    });
    view! {
        <section class="card placing" id="placing" aria-live="polite">
            {players::view(arena)}
            {body}
            {arena.sending.view("match-refused")}
        </section>
    }
    .into_any()
}

/// The squares of one's own half.
fn board(arena: Arena, placing: &Placing, you: usize) -> AnyView {
    let words = arena.words;
    let half = placing.squares.get(you).copied().unwrap_or((1, 1));
    let rows = placing.squares.iter().map(|half| half.1).max().unwrap_or(0);
    let chosen = RwSignal::new(vec![half.0; placing.pieces]);
    let said =
        Message::new("web-place").with("who", phrase::seat(Seat::You)).with("least", half.0).with("most", half.1);
    let again = placing.again.then(|| view! { <p>{words.id("web-nothing-to-play")}</p> });
    let place = move |_| {
        #[expect(clippy::cast_precision_loss, reason = "no board has so many squares")]
        let number = |square: &u64| JsValue::from_f64(*square as f64);
        let squares: js_sys::Array = chosen.with_untracked(|chosen| chosen.iter().map(number).collect());
        arena.command("placement", &[("squares", squares.into())]);
    };
    view! {
        {again}
        <p>{sentence(&words.say(&said))}</p>
        {squares(placing.pieces, rows, Memo::new(move |_| half), Signal::derive(move || you != 0), chosen)}
        <div class="row"><button class="main" id="placed" on:click=heard(place)>{words.id("web-placed")}</button></div>
    }
    .into_any()
}
