//! The page: the engine in the browser, to play, analyse and learn every game.
//!
//! One WebAssembly module has two entries: [`start_page`] builds the page, [`start_worker`] answers its questions in a
//! web worker, so that the page never blocks. Everything that can be bookmarked is in the address, behind the `#`, so
//! that any static host can serve the page, even below a sub-path.
//!
//! | module | what |
//! |---|---|
//! | `app`, `route`, `chunk` | the frame around every page, addresses, parts that are loaded when needed |
//! | `pages` | one file for each page |
//! | `parts` | what several pages share: `frame`, `board`, `form`, `answer`; `parts/table` is a match |
//! | `match_session` | a match on the page: its turns, the computer's moves, replay, coach |
//! | `setup_form`, `position_ref` | the form for a match and a position of a game, both as addresses hold them |
//! | `work` | questions to the worker: the page's side is `client`, each question a file of `kinds`, the text `wire` |
//! | `site` | the server behind the page, if there is one: who is signed in, requests, the socket of a match |
//! | `settings`, `storage`, `words`, `sound` | what the visitor has chosen, what the browser saves, sentences, tones |
//! | `reactive`, `html`, `notation` | reactive values and handlers, texts as elements, texts with notation |
#![expect(unreachable_pub, reason = "the macro of components makes their functions public")]
#![expect(clippy::needless_pass_by_value, reason = "components and handlers own what they are given")]
mod app;
mod chunk;
mod html;
mod match_session;
mod notation;
mod pages;
mod parts;
mod position_ref;
mod reactive;
mod route;
mod settings;
mod setup_form;
mod site;
mod sound;
mod storage;
mod words;
mod work;

use js_sys::Function;
use text::Share;
use wasm_bindgen::{JsError, prelude::wasm_bindgen};

/// Builds the page. `worker` is the address of the script that calls [`start_worker`]; `speak` loads a share of the
/// words of a language, both given by their names.
#[wasm_bindgen]
pub fn start_page(worker: String, speak: Function) {
    log_panics();
    app::start(worker, speak);
}

/// The code of the language in which the page begins.
#[wasm_bindgen]
pub fn language() -> String {
    settings::Settings::load().lang.code().to_owned()
}

/// Loads a share of the words of a language.
#[wasm_bindgen]
pub fn load_words(code: &str, share: &str, words: &[u8]) -> Result<(), JsError> {
    let lang = code.parse().map_err(|_| JsError::new(code))?;
    let share = Share::OF_PAGE.into_iter().find(|known| known.name() == share).ok_or_else(|| JsError::new(share))?;
    text::load(lang, share, words).map_err(JsError::from)
}

/// Answers questions of the page, one after the other.
#[wasm_bindgen]
pub fn start_worker() {
    log_panics();
    work::listen();
}

/// Prints panics to the console in development builds; release builds leave out their messages.
fn log_panics() {
    #[cfg(all(debug_assertions, target_family = "wasm"))]
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_style_of_pictures_is_that_of_the_drawings() {
        let style = include_str!("../assets/pictures.css");
        let update = "write it anew with `cargo run -p nimatron-draw --example style > crates/web/assets/pictures.css`";
        assert!(style == draw::page_style(), "the style has changed: {update}");
    }
}
