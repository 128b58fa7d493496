//! The routes of the API, one file per resource.
mod account;
mod ask;
mod challenges;
mod files;
mod health;
mod links;
mod matches;
mod operator;
mod players;
mod reference;
mod session;
mod socket;

pub(crate) use health::serve_metrics;

use crate::{
    answer_bytes, detach::detach, headers::protect, observe, privacy::privacy, problem::render_refusals,
    reference::complete, site::Site,
};
use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    http::StatusCode,
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::get,
};
use serde_json::Value;
use std::sync::Arc;
use utoipa::{
    Modify, OpenApi,
    openapi::security::{Http, HttpAuthScheme, SecurityScheme},
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// Maximum length of the body of a request, in bytes.
pub(crate) const LONGEST_REQUEST: usize = 256 << 10;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Nimatron",
        description = "Nim and every game like it: exact analysis, explanations, refereed matches and rankings. \
            Refusals \
                       are problem details (RFC 9457) in the language of `Accept-Language`. Programs sign in with \
                       `Authorization: Bearer TOKEN`; `/api/v1/tokens` makes tokens.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    modifiers(&Tokens),
    tags(
        (name = "ask", description = "Questions to the engine; no account needed"),
        (name = "session", description = "Signing in and out, as a guest or with a password"),
        (name = "account", description = "The account and its sessions"),
        (name = "matches", description = "Matches that the server referees"),
        (name = "people", description = "Matches between people"),
        (name = "players", description = "Results of people")
    )
)]
struct Document;

/// How programs sign in.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// Refuses a query with a NUL, which PostgreSQL cannot store in a text.
async fn refuse_nul(request: Request, next: Next) -> Response {
    if request.uri().query().is_some_and(|query| query.contains("%00")) {
        return StatusCode::BAD_REQUEST.into_response();
    }
    next.run(request).await
}

/// The router of the site.
pub fn app(site: Arc<Site>) -> Router {
    let (router, _) = questions()
        .merge(stateful().layer(from_fn_with_state(Arc::clone(&site), detach)))
        .layer(from_fn_with_state(Arc::clone(&site), answer_bytes::count))
        .split_for_parts();
    router
        .merge(reference::routes(api_document()).layer(from_fn_with_state(Arc::clone(&site), answer_bytes::count)))
        .merge(links::routes().merge(operator::routes()).layer(from_fn_with_state(Arc::clone(&site), detach)))
        .route("/privacy", get(privacy))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(files::file)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
        .layer(from_fn(refuse_nul))
        .layer(from_fn_with_state(Arc::clone(&site), observe::request))
        .layer(from_fn(render_refusals))
        .layer(from_fn_with_state(Arc::clone(&site), protect))
        .with_state(site)
}

/// The OpenAPI document of everything below `/api/v1`.
pub fn api_document() -> Value {
    let documented = OpenApiRouter::with_openapi(Document::openapi()).merge(questions()).merge(stateful());
    let mut document = serde_json::to_value(documented.into_openapi()).expect("names are texts");
    complete(&mut document);
    document
}

/// Questions to the engine, which stops when the caller is gone.
fn questions() -> OpenApiRouter<Arc<Site>> {
    OpenApiRouter::new()
        .routes(routes!(ask::games))
        .routes(routes!(ask::analyse))
        .routes(routes!(ask::explain))
        .routes(routes!(ask::review))
        .routes(routes!(ask::sequence))
}

/// Requests that may change something. Even a look at a match may end it, if a player is out of time.
fn stateful() -> OpenApiRouter<Arc<Site>> {
    OpenApiRouter::new()
        .routes(routes!(session::me, session::sign_in, session::sign_out))
        .routes(routes!(session::guest))
        .routes(routes!(session::visitor))
        .routes(routes!(session::list))
        .routes(routes!(session::revoke))
        .routes(routes!(account::token))
        .routes(routes!(account::password))
        .routes(routes!(account::export, account::delete))
        .routes(routes!(matches::begin))
        .routes(routes!(matches::look))
        .routes(routes!(matches::play))
        .routes(routes!(matches::place))
        .routes(routes!(matches::leave))
        .routes(routes!(matches::record))
        .routes(routes!(matches::offer))
        .routes(routes!(matches::answer))
        .routes(routes!(challenges::challenge, challenges::list))
        .routes(routes!(challenges::withdraw))
        .routes(routes!(challenges::join))
        .routes(routes!(challenges::quick))
        .routes(routes!(socket::socket))
        .routes(routes!(players::ranking))
        .routes(routes!(players::player))
}
