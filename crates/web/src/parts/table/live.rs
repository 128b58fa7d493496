//! The board that is played on: pointing shows what a move would do, pressing makes it.
use super::keys;
use crate::{
    live::{heard, live},
    parts::pointed::{self, Target},
    settings::Chosen,
    sitting::Sitting,
    words::Words,
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// The board of a match.
#[component]
pub(crate) fn LiveBoard(sitting: Sitting) -> impl IntoView {
    let (words, chosen) = (Words::context(), Chosen::context());
    let svg = Memo::new(move |_| {
        let look = chosen.get(|settings| settings.look);
        sitting.sight().map(|sight| sight.svg(words.lang(), look)).unwrap_or_default()
    });
    Effect::new(move |_| {
        if svg.with(|svg| !svg.is_empty())
            && let Some(performance) = window().performance()
        {
            drop(performance.mark("playable"));
        }
    });
    let name = move || sitting.sight().map(|sight| sight.name).unwrap_or_default();
    let last: StoredValue<Option<Target>> = StoredValue::new(None);
    let node = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(board) = node.get().filter(|_| sitting.has_begun()) {
            look_at(&board);
        }
    });
    let pressed = move |event: ev::PointerEvent| sitting.set_finger(event.pointer_type() != "mouse");
    let moved = move |event: ev::PointerEvent| {
        let target = pointed::target(&event);
        if event.pointer_type() == "mouse" && (target != last.get_value() || !sitting.is_aimed()) {
            last.set_value(target);
            point(sitting, target);
        }
    };
    // Whoever comes with the keyboard sees where it points. A pointer has not yet said what it means.
    let focused = move |event: ev::FocusEvent| {
        let board: web_sys::Element = event_target(&event);
        if board.matches(":focus-visible").unwrap_or(true) {
            sitting.regard();
        }
    };
    let clicked = move |event: ev::MouseEvent| {
        let target = pointed::target(&event);
        let Some((spot, piece)) = target else { return };
        // A finger points first; tapping the same place once more plays.
        let again = sitting.is_aimed() && target == last.get_value();
        if untrack(|| sitting.by_finger()) && !again {
            point(sitting, target);
        } else {
            sitting.press(spot, piece);
        }
        last.set_value(target);
    };
    view! {
        <div
            class="board live"
            class:yours=live(move || sitting.is_yours())
            class:laying=live(move || sitting.is_fresh())
            tabindex="0"
            role="application"
            aria-label=name
            aria-describedby="chosen-move"
            node_ref=node
            inner_html=live(move || svg.get())
            on:pointerdown=heard(pressed)
            on:focus=heard(focused)
            on:pointermove=heard(moved)
            on:click=heard(clicked)
            on:keydown=heard(move |event| keys::on_board(sitting, &event, &|spot| middle(node, spot)))
        ></div>
    }
}

/// Points at what lies under the pointer.
fn point(sitting: Sitting, target: Option<Target>) {
    if let Some((spot, piece)) = target {
        sitting.aim(spot, piece);
    }
}

/// Brings a board into focus and into view: the page begins at its top unless the board would be cut off there.
fn look_at(board: &web_sys::HtmlElement) {
    drop(board.focus());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    into_view(board);
}

/// Scrolls no further than an element needs to be seen.
pub(super) fn into_view(element: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Where a spot is seen.
fn middle(node: NodeRef<leptos::html::Div>, spot: usize) -> Option<(i32, i32)> {
    let board: web_sys::Element = node.get_untracked()?.unchecked_into();
    let place = board.query_selector(&format!("[data-spot=\"{spot}\"]")).ok().flatten()?.get_bounding_client_rect();
    #[expect(clippy::cast_possible_truncation, reason = "places in a window are small")]
    let whole = |number: f64| number.round() as i32;
    Some((whole(place.x() + place.width() / 2.0), whole(place.y() + place.height() / 2.0)))
}
