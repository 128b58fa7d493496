//! What is under the pointer in a picture.
use leptos::prelude::document;
use wasm_bindgen::JsCast;

/// What lies under a pointer on a board: a spot, and perhaps one of its pieces.
pub(crate) type Target = (usize, Option<u64>);

/// An attribute of the nearest element around the pointer that has it.
pub(crate) fn attribute(event: &web_sys::Event, name: &str) -> Option<String> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name)
}

/// What is under the pointer now, even if the board was redrawn since the event began.
pub(crate) fn target(event: &web_sys::MouseEvent) -> Option<Target> {
    #[expect(clippy::cast_precision_loss, reason = "places in a window are small")]
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let number = |name: &str| -> Option<u64> {
        let holder = element.closest(&format!("[{name}]")).ok().flatten()?;
        holder.get_attribute(name)?.parse().ok()
    };
    let (spot, piece) = (number("data-spot").or_else(|| only_spot(&element))?, number("data-piece"));
    // Only the numbers of a counter can be pointed at.
    let counter = element.closest(".counter").ok().flatten();
    let numbers = counter.and_then(|counter| counter.query_selector("[data-piece]").ok().flatten());
    if piece.is_none() && numbers.is_some() {
        return None;
    }
    Some((usize::try_from(spot).ok()?, piece))
}

/// The spot of a board that has only one, such as a single heap: pressing anywhere on the board means it.
fn only_spot(element: &web_sys::Element) -> Option<u64> {
    let board = element.closest(".board").ok().flatten()?;
    let spots = board.query_selector_all("[data-spot]:not(.counter)").ok()?;
    (spots.length() == 1).then_some(0)
}
