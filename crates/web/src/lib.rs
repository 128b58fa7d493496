//! The page: the engine in the browser, with everything that can be played, asked and learned.
//!
//! One WebAssembly file with two entries: [`start_page`] builds the page, [`start_worker`] answers questions beside it,
//! so that the page never waits. Everything a visitor can bookmark is in the address, behind the `#`, so that any static
//! host serves it, also below a sub-path.
#![expect(unreachable_pub, reason = "the macro of components makes their functions public")]
mod app;
mod html;
mod notation;
mod pages;
mod parts;
mod place;
mod route;
mod settings;
mod sitting;
mod storage;
mod tongue;
mod wanted;
mod words;
mod work;

use wasm_bindgen::prelude::wasm_bindgen;

/// Builds the page; `worker` is the address of the script that calls [`start_worker`], `words` names in each line a
/// language and the address of its words.
#[wasm_bindgen]
pub fn start_page(worker: String, words: &str) {
    tongue::find(words);
    app::start(worker);
}

/// Answers questions of the page, one after the other.
#[wasm_bindgen]
pub fn start_worker() {
    work::listen();
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
