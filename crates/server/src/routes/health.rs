//! Checks and figures for operators: liveness, readiness, metrics.
use crate::{
    caller::bearer,
    problem::Refusal,
    site::{Site, TokenHash},
};
use axum::{
    Router,
    extract::State,
    http::{HeaderMap, HeaderName, StatusCode, header},
    routing::get,
};
use std::sync::Arc;
use tokio::net::TcpListener;

/// Whether the server is alive.
pub(crate) async fn health() -> StatusCode {
    StatusCode::NO_CONTENT
}

/// Whether the server takes requests: the database can be read and written, and the site is not about to stop.
pub(crate) async fn ready(State(site): State<Arc<Site>>) -> Result<StatusCode, Refusal> {
    if !*site.stopping.borrow() && site.store.is_ready().await {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refusal::not_ready())
}

/// Text in the format of Prometheus.
type Figures = ([(HeaderName, &'static str); 1], String);

/// Figures for Prometheus, for callers with the token. For all others there is nothing at this address.
pub(crate) async fn metrics(State(site): State<Arc<Site>>, headers: HeaderMap) -> Result<Figures, Refusal> {
    let token = bearer(&headers).map(TokenHash::of);
    if token.is_none() || token != site.options.metrics_token {
        return Err(Refusal::missing("refused-no-address"));
    }
    Ok(figures(&site))
}

/// Serves the figures, and nothing else, to everybody who can reach a listener.
pub(crate) async fn serve_metrics(listener: TcpListener, site: Arc<Site>) {
    let figures = async |State(site): State<Arc<Site>>| figures(&site);
    let router = Router::new().route("/metrics", get(figures)).with_state(site);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "the metrics are not served any more");
    }
}

fn figures(site: &Site) -> Figures {
    let text = site.metrics.render(site.passwords.hash_count());
    let text = text + &site.question_pool.figures() + &site.match_pool.figures();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
