//! The description of the API: a document for programs, a reference for people.
use crate::{problem::language, reference, site::Site};
use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, HeaderName, header},
    routing::get,
};
use serde_json::Value;
use std::sync::Arc;

/// A text with its media type.
type WithType<T> = ([(HeaderName, &'static str); 1], T);

/// Maximum length of a host with its port. The page repeats it in every example.
const LONGEST_HOST: usize = 260;

/// The host in examples if the request names none.
const HOST: &str = "127.0.0.1:1940";

/// The routes of the description.
pub(crate) fn routes(document: Value) -> Router<Arc<Site>> {
    let document = Arc::new(document);
    let json = Bytes::from(document.to_string());
    let page = async move |State(site): State<Arc<Site>>, headers: HeaderMap| page(&document, &site, &headers);
    Router::new()
        .route("/api", get(page))
        .route(reference::STYLE_PATH, get(async || with_type("text/css; charset=utf-8", reference::STYLE)))
        .route("/api/v1/openapi.json", get(async move || with_type("application/json", json.clone())))
}

fn with_type<T>(kind: &'static str, text: T) -> WithType<T> {
    ([(header::CONTENT_TYPE, kind)], text)
}

fn page(document: &Value, site: &Site, headers: &HeaderMap) -> WithType<String> {
    let address = site_address(site, headers);
    with_type("text/html; charset=utf-8", reference::page(document, &address, language(headers)))
}

/// The address of the site, such as `https://nim.example`, as the reader knows it.
pub(crate) fn site_address(site: &Site, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).filter(|host| is_host(host));
    let scheme = if site.options.https { "https" } else { "http" };
    format!("{scheme}://{}", host.unwrap_or(HOST))
}

/// Whether a text could be a host. Readers copy the examples into a shell.
fn is_host(text: &str) -> bool {
    text.len() <= LONGEST_HOST && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
}
