//! The headers of every answer: security policies, and the mark that a site answers.
use crate::site::Site;
use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};
use std::sync::Arc;

/// Content security policy: only the page's own files run, and nobody frames it.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: \
                      blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri \
                      'none'; form-action 'self'; frame-ancestors 'none'";

/// Headers of all answers.
const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    // Tells the page that a site serves it, not a static host.
    (HeaderName::from_static("nimatron-site"), "1"),
];

/// Browsers use only HTTPS for a year.
const ONLY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Proxies must not store answers of the API, which may be personal.
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// Adds the headers to an answer.
pub(crate) async fn protect(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if site.options.https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONLY_HTTPS);
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(NO_STORE);
    }
    answer
}
