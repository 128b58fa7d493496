//! The page and its files: every address that is not another route.
use crate::{
    problem::{Refusal, language},
    site::Site,
};
use axum::{
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use engine::message::Message;
use std::sync::Arc;
use text::render;

/// A file of the page, or the page itself for each of its routes.
pub(crate) async fn file(State(site): State<Arc<Site>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path() == "/api" || uri.path().starts_with("/api/") {
        return Refusal::missing("refused-no-address").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    if !site.page.is_built() {
        return render(language(&headers), &Message::new("site-no-page")).into_response();
    }
    if let Some(preview) = site.page.preview(uri.path(), &headers, site.options.https) {
        return ([(header::CACHE_CONTROL, "no-cache"), (header::VARY, "sec-fetch-dest")], Html(preview))
            .into_response();
    }
    site.page.answer(uri.path(), &headers).unwrap_or_else(|| Refusal::missing("refused-no-file").into_response())
}
