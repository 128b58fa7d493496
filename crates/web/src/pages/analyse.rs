//! Any position of any game, asked everything.
use super::heading;
use crate::route::Page;
use leptos::prelude::*;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    heading(Page::Analyse).into_any()
}
