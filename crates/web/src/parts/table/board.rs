//! The board that is played on: pointing shows what a move would do, pressing makes it.
use super::keys;
use crate::{
    match_session::MatchSession,
    parts::pointer::{self, Target},
    reactive::{handler, reactive},
    settings::SettingsStore,
    words::Words,
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// The board of a match.
#[component]
pub(crate) fn LiveBoard(session: MatchSession) -> impl IntoView {
    let (words, settings) = (Words::context(), SettingsStore::context());
    let svg = Memo::new(move |_| {
        let look = settings.get(|settings| settings.look);
        session.picture().map(|picture| picture.svg(words.lang(), look)).unwrap_or_default()
    });
    Effect::new(move |_| {
        if svg.with(|svg| !svg.is_empty())
            && let Some(performance) = window().performance()
        {
            drop(performance.mark("playable"));
        }
    });
    let name = move || session.picture().map(|picture| picture.name).unwrap_or_default();
    let last: StoredValue<Option<Target>> = StoredValue::new(None);
    let node = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(board) = node.get().filter(|_| session.has_begun()) {
            look_at(&board);
        }
    });
    let on_press = move |event: ev::PointerEvent| session.set_finger(event.pointer_type() != "mouse");
    let on_move = move |event: ev::PointerEvent| {
        let target = pointer::target(&event);
        if event.pointer_type() == "mouse" && (target != last.get_value() || !session.shows_move_now()) {
            last.set_value(target);
            point(session, target);
        }
    };
    // The keyboard focus shows the move pointed at; a pointer has not pointed at anything yet.
    let on_focus = move |event: ev::FocusEvent| {
        let board: web_sys::Element = event_target(&event);
        if board.matches(":focus-visible").unwrap_or(true) {
            session.reveal_move();
        }
    };
    let on_click = move |event: ev::MouseEvent| {
        let target = pointer::target(&event);
        let Some((spot, piece)) = target else { return };
        // A finger points first; tapping the same place once more plays.
        let again = session.shows_move_now() && target == last.get_value();
        if untrack(|| session.by_finger()) && !again {
            point(session, target);
        } else {
            session.press(spot, piece);
        }
        last.set_value(target);
    };
    view! {
        <div
            class="board live"
            class:yours=reactive(move || session.is_yours())
            class:laying=reactive(move || session.is_fresh())
            tabindex="0"
            role="application"
            aria-label=name
            aria-describedby="chosen-move"
            node_ref=node
            inner_html=reactive(move || svg.get())
            on:pointerdown=handler(on_press)
            on:focus=handler(on_focus)
            on:pointermove=handler(on_move)
            on:click=handler(on_click)
            on:keydown=handler(move |event| keys::on_board(session, &event, &|spot| middle(node, spot)))
        ></div>
    }
}

/// Points at what lies under the pointer.
fn point(session: MatchSession, target: Option<Target>) {
    if let Some((spot, piece)) = target {
        session.aim(spot, piece);
    }
}

/// Brings a board into focus and into view: the page begins at its top unless the board would be cut off there.
fn look_at(board: &web_sys::HtmlElement) {
    drop(board.focus());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    into_view(board);
}

/// Scrolls just far enough for an element to be visible.
pub(super) fn into_view(element: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// The middle of a spot on the screen.
fn middle(node: NodeRef<leptos::html::Div>, spot: usize) -> Option<(i32, i32)> {
    let board: web_sys::Element = node.get_untracked()?.unchecked_into();
    let rect = board.query_selector(&format!("[data-spot=\"{spot}\"]")).ok().flatten()?.get_bounding_client_rect();
    #[expect(clippy::cast_possible_truncation, reason = "places in a window are small")]
    let whole = |number: f64| number.round() as i32;
    Some((whole(rect.x() + rect.width() / 2.0), whole(rect.y() + rect.height() / 2.0)))
}
