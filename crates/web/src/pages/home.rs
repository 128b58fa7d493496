//! The first page: what this is, and every game.
use super::heading;
use crate::route::Page;
use leptos::prelude::*;

/// The page.
pub(crate) fn view() -> AnyView {
    heading(Page::Home).into_any()
}
