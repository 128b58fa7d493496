//! The board that is played on: pointing shows what a move would do, pressing makes it.
use super::keys;
use crate::{
    live::{heard, live},
    settings::Chosen,
    sitting::Sitting,
    words::Words,
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// What lies under the pointer: a spot, and perhaps one of its pieces.
type Target = (usize, Option<u64>);

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
    let by_finger = StoredValue::new(false);
    let node = NodeRef::<leptos::html::Div>::new();
    let moved = move |event: ev::PointerEvent| {
        let target = under(event.client_x(), event.client_y());
        if event.pointer_type() == "mouse" && target != last.get_value() {
            last.set_value(target);
            point(sitting, target);
        }
    };
    let clicked = move |event: ev::MouseEvent| {
        let target = under(event.client_x(), event.client_y());
        let Some((spot, piece)) = target else { return };
        // A finger points first; touching the same place once more plays.
        if by_finger.get_value() && target != last.get_value() {
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
            on:pointerdown=heard(move |event: ev::PointerEvent| by_finger.set_value(event.pointer_type() != "mouse"))
            on:focus=heard(move |_| sitting.regard())
            on:pointermove=heard(moved)
            on:click=heard(clicked)
            on:keydown=heard(move |event| keys::on_board(sitting, &event, &|spot| middle(node, spot)))
        ></div>
    }
}

/// Points at what lies under the pointer.
fn point(sitting: Sitting, target: Option<Target>) {
    let Some((spot, piece)) = target else { return };
    sitting.point(|table| {
        if table.picker.held().iter().any(|touch| touch.spot == spot) {
            return false;
        }
        match piece {
            Some(piece) => {
                let before = (table.picker.cursor(), table.picker.here().1);
                table.picker.point_piece(spot, piece, &table.board);
                before != (table.picker.cursor(), table.picker.here().1)
            }
            None => table.picker.cursor() != spot && table.picker.point(spot),
        }
    });
}

/// What lies at a place of the window.
fn under(x: i32, y: i32) -> Option<Target> {
    #[expect(clippy::cast_precision_loss, reason = "places in a window are small")]
    let element = document().element_from_point(x as f32, y as f32)?;
    let number = |name: &str| -> Option<u64> {
        let holder = element.closest(&format!("[{name}]")).ok().flatten()?;
        holder.get_attribute(name)?.parse().ok()
    };
    let spot = number("data-spot").or_else(|| only_spot(&element))?;
    Some((usize::try_from(spot).ok()?, number("data-piece")))
}

/// The spot of a board that has only one, such as a counter: it is meant wherever the board is pressed.
fn only_spot(element: &web_sys::Element) -> Option<u64> {
    let board = element.closest(".live").ok().flatten()?;
    let spots = board.query_selector_all("[data-spot]").ok()?;
    (spots.length() == 1).then_some(0)
}

/// Where a spot is seen.
fn middle(node: NodeRef<leptos::html::Div>, spot: usize) -> Option<(i32, i32)> {
    let board: web_sys::Element = node.get_untracked()?.unchecked_into();
    let place = board.query_selector(&format!("[data-spot=\"{spot}\"]")).ok().flatten()?.get_bounding_client_rect();
    #[expect(clippy::cast_possible_truncation, reason = "places in a window are small")]
    let whole = |number: f64| number.round() as i32;
    Some((whole(place.x() + place.width() / 2.0), whole(place.y() + place.height() / 2.0)))
}
