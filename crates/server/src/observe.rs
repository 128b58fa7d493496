//! Observes requests: each gets an id and a time limit, is counted and logged.
use crate::{ids, problem::Refusal, site::Site};
use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, StatusCode},
    middleware::Next,
    response::{IntoResponse, Response},
};
use engine::message::Message;
use std::{sync::Arc, time::Instant};
use tokio::time::timeout;
use tracing::Instrument;

/// The header with the id of a request in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Observes one request.
pub(crate) async fn request(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let id = ids::id();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::info_span!("request", id, %method, path);
    let began = Instant::now();
    let _open = site.metrics.open();
    let mut answer = match timeout(site.options.patience, next.run(request).instrument(span.clone())).await {
        Ok(answer) => answer,
        Err(_) => Refusal::new(StatusCode::REQUEST_TIMEOUT, Message::new("refused-slow")).into_response(),
    };
    let (status, took) = (answer.status().as_u16(), began.elapsed());
    site.metrics.count_answer(status, took);
    span.in_scope(|| tracing::info!(status, micros = took.as_micros(), "answered"));
    if let Ok(id) = HeaderValue::try_from(id) {
        answer.headers_mut().insert(REQUEST_ID, id);
    }
    answer
}
