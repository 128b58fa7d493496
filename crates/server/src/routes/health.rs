//! Checks and figures for operators: liveness, readiness, metrics.
use crate::{problem::Refusal, site::Site};
use axum::{
    extract::State,
    http::{HeaderName, StatusCode, header},
};
use std::sync::Arc;

/// Whether the server is alive.
pub(crate) async fn health() -> StatusCode {
    StatusCode::NO_CONTENT
}

/// Whether the server takes requests: the database answers, and the site is not about to stop.
pub(crate) async fn ready(State(site): State<Arc<Site>>) -> Result<StatusCode, Refusal> {
    if !*site.stopping.borrow() && site.store.is_ready().await {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refusal::not_ready())
}

/// Figures for Prometheus.
pub(crate) async fn metrics(State(site): State<Arc<Site>>) -> ([(HeaderName, &'static str); 1], String) {
    let text = site.metrics.render(site.passwords.hash_count());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
