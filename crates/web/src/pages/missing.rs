//! An address that leads nowhere.
use super::heading;
use crate::{route::Page, words::Words};
use leptos::prelude::*;

/// The page.
pub(crate) fn view() -> AnyView {
    let words = Words::context();
    view! {
        {heading(Page::Missing)}
        <p><a href="#/">{words.live("web-missing-home")}</a></p>
    }
    .into_any()
}
