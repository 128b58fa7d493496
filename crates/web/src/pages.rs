//! The pages, one file each.
pub(crate) mod about;
pub(crate) mod analyse;
pub(crate) mod game;
pub(crate) mod graph;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod map;
pub(crate) mod missing;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod sequences;

use crate::{route::Page, words::Words};
use leptos::prelude::*;

/// The heading of a page.
pub(crate) fn heading(page: Page) -> impl IntoView {
    let words = Words::context();
    view! { <h1>{words.live(page.title())}</h1> }
}
