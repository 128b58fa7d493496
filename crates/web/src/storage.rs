//! What the browser saves between visits. A browser that saves nothing is no error.
use leptos::prelude::window;

/// Prefix of all our keys.
const PREFIX: &str = "nimatron-";

fn store() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Loads what was saved under a name.
pub(crate) fn load(name: &str) -> Option<String> {
    store()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Saves a text under a name.
pub(crate) fn save(name: &str, text: &str) {
    if let Some(store) = store() {
        drop(store.set_item(&format!("{PREFIX}{name}"), text));
    }
}
