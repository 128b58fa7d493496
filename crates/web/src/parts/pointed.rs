//! What was pointed at in a picture.
use wasm_bindgen::JsCast;

/// An attribute of the nearest element around the pointer that has it.
pub(crate) fn attribute(event: &web_sys::Event, name: &str) -> Option<String> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name)
}
