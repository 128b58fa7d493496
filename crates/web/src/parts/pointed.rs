//! What was pointed at in a picture.
use leptos::prelude::document;
use wasm_bindgen::JsCast;

/// What lies under a pointer on a board: a spot, and perhaps one of its pieces.
pub(crate) type Target = (usize, Option<u64>);

/// An attribute of the nearest element around the pointer that has it.
pub(crate) fn attribute(event: &web_sys::Event, name: &str) -> Option<String> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name)
}

/// What lies under the pointer now, also when the board was drawn anew since the event began.
pub(crate) fn target(event: &web_sys::MouseEvent) -> Option<Target> {
    #[expect(clippy::cast_precision_loss, reason = "places in a window are small")]
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let number = |name: &str| -> Option<u64> {
        let holder = element.closest(&format!("[{name}]")).ok().flatten()?;
        holder.get_attribute(name)?.parse().ok()
    };
    let spot = number("data-spot").or_else(|| only_spot(&element))?;
    Some((usize::try_from(spot).ok()?, number("data-piece")))
}

/// The spot of a board that has only one, such as a counter: it is meant wherever the board is pressed.
fn only_spot(element: &web_sys::Element) -> Option<u64> {
    let board = element.closest(".board").ok().flatten()?;
    let spots = board.query_selector_all("[data-spot]").ok()?;
    (spots.length() == 1).then_some(0)
}
