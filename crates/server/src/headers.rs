//! What every answer carries: what keeps browsers from doing what the page never asks for, and that a site answers.
use axum::{
    extract::Request,
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

/// Only the page's own files run, and nobody frames it.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: \
                      blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action \
                      'self'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    // By this the page knows that a site is behind it and not a static host.
    (HeaderName::from_static("nimatron-site"), "1"),
];

/// Adds the headers to whatever is answered.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    for (name, value) in ALWAYS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}
