//! The graph of all positions below one.
use super::heading;
use crate::route::Page;
use leptos::prelude::*;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    heading(Page::Graph).into_any()
}
