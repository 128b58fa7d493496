//! What the browser keeps between visits. A browser that keeps nothing is no error.
use leptos::prelude::window;

/// Everything of ours begins so.
const PREFIX: &str = "nimatron-";

fn store() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a name.
pub(crate) fn load(name: &str) -> Option<String> {
    store()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Keeps a text under a name.
pub(crate) fn save(name: &str, text: &str) {
    if let Some(store) = store() {
        drop(store.set_item(&format!("{PREFIX}{name}"), text));
    }
}
