//! Find all winning moves.
use super::heading;
use crate::route::Page;
use leptos::prelude::*;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    heading(Page::Puzzle).into_any()
}
