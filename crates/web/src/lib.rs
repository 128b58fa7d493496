//! The page: the engine in the browser, with everything that can be played, asked and learned.
//!
//! One WebAssembly file with two entries: [`start_page`] builds the page, [`start_worker`] answers questions beside it,
//! so that the page never waits. Everything a visitor can bookmark is in the address, behind the `#`, so that any static
//! host serves it, also below a sub-path.
#![expect(unreachable_pub, reason = "the macro of components makes their functions public")]
#![expect(clippy::needless_pass_by_value, reason = "components and handlers own what they are given")]
mod app;
mod chunk;
mod html;
mod live;
mod notation;
mod pages;
mod parts;
mod place;
mod route;
mod settings;
mod site;
mod sitting;
mod sound;
mod storage;
mod wanted;
mod words;
mod work;

use js_sys::Function;
use wasm_bindgen::{JsError, prelude::wasm_bindgen};

/// Builds the page; `worker` is the address of the script that calls [`start_worker`], `speak` loads the words of the
/// language whose code it is given.
#[wasm_bindgen]
pub fn start_page(worker: String, speak: Function) {
    tell_panics();
    app::start(worker, speak);
}

/// The code of the language in which the page begins.
#[wasm_bindgen]
pub fn language() -> String {
    settings::Settings::load().lang.code().to_owned()
}

/// Takes in the words of a language.
#[wasm_bindgen]
pub fn load_words(code: &str, words: &[u8]) -> Result<(), JsError> {
    let lang = code.parse().map_err(|_| JsError::new(code))?;
    text::load(lang, words).map_err(JsError::from)
}

/// Answers questions of the page, one after the other.
#[wasm_bindgen]
pub fn start_worker() {
    tell_panics();
    work::listen();
}

/// While the page is worked on, a panic is told in the console. What visitors get does without the words of it.
fn tell_panics() {
    #[cfg(all(debug_assertions, target_family = "wasm"))]
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_style_of_pictures_is_that_of_the_drawings() {
        let kept = include_str!("../assets/pictures.css");
        let update = "write it anew with `cargo run -p draw --example style > crates/web/assets/pictures.css`";
        assert!(kept == draw::page_style(), "the style has changed: {update}");
    }
}
