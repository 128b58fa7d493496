//! A board that can be pointed at: pointing shows what a move would do, pressing makes it. Its owner decides what a
//! move does.
use super::{BoardPicture, keys, pointer, pointing::Pointing};
use crate::{
    html,
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    settings::SettingsStore,
    words::Words,
};
use leptos::{ev, html::Div, prelude::*};
use wasm_bindgen::JsCast;

/// What a finger does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taps {
    /// One tap makes a move, which can easily be taken back.
    Once,
    /// The first tap points, a second one at the same place makes the move.
    Twice,
}

/// A board. `on_play` gets the move that is made; `node` is its element.
#[component]
pub(crate) fn PointBoard(
    pointing: Pointing,
    #[prop(into)] picture: Signal<Option<BoardPicture>>,
    taps: Taps,
    on_play: Callback<String>,
    node: NodeRef<Div>,
    #[prop(into)] yours: Signal<bool>,
    #[prop(into)] laying: Signal<bool>,
    /// The id of the element that says which move is chosen.
    #[prop(optional)]
    described_by: Option<&'static str>,
    /// The ratio of width to height that the board keeps, whatever is drawn.
    #[prop(optional)]
    ratio: Option<Memo<String>>,
) -> impl IntoView {
    let svg = svg(picture);
    let name = move || picture.with(|picture| picture.as_ref().map(|picture| picture.name.clone())).unwrap_or_default();
    view! {
        <div
            class="board live"
            class:yours=reactive(move || yours.get())
            class:laying=reactive(move || laying.get())
            class:steady=ratio.is_some()
            tabindex="0"
            role="application"
            aria-label=name
            aria-describedby=described_by
            style:aspect-ratio=reactive(move || ratio.map(|ratio| ratio.get()).unwrap_or_default())
            node_ref=node
            inner_html=reactive(move || svg.get())
            on:pointerdown=handler(move |event: ev::PointerEvent| pointing.set_finger(event.pointer_type() != "mouse"))
            on:focus=handler(move |event| focus(pointing, &event))
            on:pointermove=handler(move |event| hover(pointing, &event))
            on:pointerleave=handler(move |_: ev::PointerEvent| leave(pointing, taps))
            on:click=handler(move |event| press(pointing, taps, on_play, &event))
            on:keydown=handler(move |event| key(pointing, on_play, &event, node))
        ></div>
    }
}

/// The picture as markup, drawn again only when it changes.
fn svg(picture: Signal<Option<BoardPicture>>) -> Memo<String> {
    let (words, settings) = (Words::context(), SettingsStore::context());
    Memo::new(move |_| {
        let look = settings.get(|settings| settings.look);
        picture.with(|picture| picture.as_ref().map(|picture| picture.svg(words.lang(), look))).unwrap_or_default()
    })
}

/// The keyboard focus shows the move pointed at; a pointer has not pointed at anything yet.
fn focus(pointing: Pointing, event: &ev::FocusEvent) {
    let board: web_sys::Element = event_target(event);
    if board.matches(":focus-visible").unwrap_or(true) {
        pointing.reveal();
    }
}

/// A mouse points; a finger does so by its click.
fn hover(pointing: Pointing, event: &ev::PointerEvent) {
    let target = pointer::target(event).filter(|_| event.pointer_type() == "mouse");
    if let Some(target) = target.filter(|target| !pointing.is_last(*target)) {
        pointing.aim(target);
    }
}

/// A move that takes two taps stays shown, so that a button can play it.
fn leave(pointing: Pointing, taps: Taps) {
    if taps == Taps::Once {
        pointing.hide();
    }
}

fn press(pointing: Pointing, taps: Taps, on_play: Callback<String>, event: &ev::MouseEvent) {
    let Some(target) = pointer::target(event) else { return };
    let mv = match taps {
        Taps::Once => pointing.aim(target).then(|| untrack(|| pointing.choice())).flatten(),
        Taps::Twice if untrack(|| pointing.by_finger()) && !pointing.is_last(target) => {
            pointing.tap(target);
            None
        }
        Taps::Twice => pointing.press(target),
    };
    if let Some(mv) = mv {
        on_play.run(mv);
    }
}

fn key(pointing: Pointing, on_play: Callback<String>, event: &ev::KeyboardEvent, node: NodeRef<Div>) {
    let key = event.key();
    let known = match key.as_str() {
        "Enter" => {
            if let Some(mv) = pointing.confirm() {
                on_play.run(mv);
            }
            true
        }
        key => keys::steer(pointing, key, &|spot| middle(node, spot)),
    };
    if known {
        event.prevent_default();
    }
}

/// The middle of a spot on the screen.
fn middle(node: NodeRef<Div>, spot: usize) -> Option<(i32, i32)> {
    let board: web_sys::Element = node.get_untracked()?.unchecked_into();
    let rect = board.query_selector(&format!("[data-spot=\"{spot}\"]")).ok().flatten()?.get_bounding_client_rect();
    #[expect(clippy::cast_possible_truncation, reason = "places in a window are small")]
    let whole = |number: f64| number.round() as i32;
    Some((whole(rect.x() + rect.width() / 2.0), whole(rect.y() + rect.height() / 2.0)))
}

/// The board of a position outside a match, with the move pointed at in words. `on_choose` gets the move.
#[component]
pub(crate) fn PlaceBoard(
    #[prop(into)] place: Signal<Option<PositionRef>>,
    pointing: Pointing,
    on_choose: Callback<String>,
) -> impl IntoView {
    let words = Words::context();
    let picture = Signal::derive(move || place.get().and_then(|place| picture(&place, pointing)));
    let caption = move || match pointing.slip() {
        Some(slip) => Some(html::line(&words.say(&slip))),
        None => place.get().zip(pointing.choice()).and_then(|(place, mv)| description(words, &place, &mv)),
    };
    view! {
        <PointBoard pointing picture taps=Taps::Once on_play=on_choose node=NodeRef::new() yours=true laying=false />
        <p class="pointed" aria-live="polite">{dyn_view(caption)}</p>
    }
}

/// The board of a position, with what the move pointed at would do to it; tracked.
fn picture(place: &PositionRef, pointing: Pointing) -> Option<BoardPicture> {
    let board = place.build().ok()?.board(&place.position).ok()?;
    Some(BoardPicture { touches: pointing.preview(), ..BoardPicture::of(board, place.position.as_str()) })
}

/// A move in words, with its notation.
fn description(words: Words, place: &PositionRef, mv: &str) -> Option<AnyView> {
    let message = place.build().ok()?.describe(&place.position, mv).ok()?;
    Some(html::line(&format!("`{mv}` {}", words.say(&message).replace('`', ""))))
}
