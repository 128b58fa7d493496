//! The words of a language, loaded when it is wanted: the page holds none of its own.
use std::cell::RefCell;
use text::Lang;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    /// Where the words of each language are, and those loaded last as they came.
    static FILES: RefCell<Vec<(Lang, String)>> = const { RefCell::new(Vec::new()) };
    static BYTES: RefCell<Option<js_sys::Uint8Array>> = const { RefCell::new(None) };
}

/// Learns where the words are: in each line a language and an address.
pub(crate) fn find(files: &str) {
    let file = |line: &str| {
        let (lang, address) = line.split_once(' ')?;
        Some((lang.parse().ok()?, address.to_owned()))
    };
    FILES.with_borrow_mut(|known| *known = files.lines().filter_map(file).collect());
}

/// Loads the words of a language unless they are there, then goes on; `false` when they cannot be had.
pub(crate) fn load(lang: Lang, then: impl FnOnce(bool) + 'static) {
    if is_loaded(lang) {
        return then(true);
    }
    leptos::task::spawn_local(async move {
        let loaded = fetched(lang).await.is_some_and(|bytes| {
            let known = taken(lang, &bytes);
            BYTES.set(Some(bytes));
            known
        });
        then(loaded);
    });
}

async fn fetched(lang: Lang) -> Option<js_sys::Uint8Array> {
    let address = FILES.with_borrow(|files| files.iter().find(|(known, _)| *known == lang).map(|(_, a)| a.clone()))?;
    let answer = wasm_bindgen_futures::JsFuture::from(leptos::prelude::window().fetch_with_str(&address)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    let buffer = wasm_bindgen_futures::JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    answer.ok().then(|| js_sys::Uint8Array::new(&buffer))
}

/// The words loaded last, for the worker: a language and its bytes.
pub(crate) fn bytes() -> Option<js_sys::Uint8Array> {
    BYTES.with_borrow(Clone::clone)
}

/// Takes in, in the worker, words that the page has sent. Which language they are does not matter there.
pub(crate) fn take_in(data: &JsValue) {
    if let Some(bytes) = data.dyn_ref::<js_sys::Uint8Array>() {
        taken(Lang::En, bytes);
    }
}

#[cfg(target_family = "wasm")]
fn taken(lang: Lang, bytes: &js_sys::Uint8Array) -> bool {
    text::load(lang, &bytes.to_vec()).is_ok()
}

#[cfg(target_family = "wasm")]
fn is_loaded(lang: Lang) -> bool {
    text::is_loaded(lang)
}

/// Outside a browser all words are there.
#[cfg(not(target_family = "wasm"))]
fn taken(_: Lang, _: &js_sys::Uint8Array) -> bool {
    true
}

#[cfg(not(target_family = "wasm"))]
fn is_loaded(_: Lang) -> bool {
    true
}
