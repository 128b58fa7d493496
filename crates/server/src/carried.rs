//! Requests that are carried through, whether or not somebody still waits for the answer.
use crate::problem::Refusal;
use axum::{
    extract::Request,
    middleware::Next,
    response::{IntoResponse, Response},
};
use tracing::Instrument;

/// Goes on when the caller hangs up or time is over: what is in the database must come to be in memory, and be told to
/// those who watch, although whoever has sent it is gone.
pub(crate) async fn through(request: Request, next: Next) -> Response {
    match tokio::spawn(next.run(request).in_current_span()).await {
        Ok(answer) => answer,
        Err(error) => Refusal::failed(&error).into_response(),
    }
}
