//! Rules, theory and the course.
use super::heading;
use crate::route::Page;
use leptos::prelude::*;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    heading(Page::Learn).into_any()
}
