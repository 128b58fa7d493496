//! Playing: the set-up, the game, the end.
use super::heading;
use crate::route::Page;
use leptos::prelude::*;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    heading(Page::Play).into_any()
}
