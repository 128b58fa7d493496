//! Requests that run to their end, whether or not somebody still waits for the answer.
use crate::problem::Refusal;
use axum::{
    extract::Request,
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use engine::message::Message;
use tokio::sync::watch;
use tracing::Instrument;

tokio::task_local! {
    /// The caller that waits for the answer; closed when it is gone.
    static CALLER: watch::Receiver<()>;
}

/// Detaches a request from its caller: it goes on when the caller hangs up or times out. What is in the database must
/// also reach the memory and the viewers.
pub(crate) async fn detach(request: Request, next: Next) -> Response {
    let (_waiting, caller) = watch::channel(());
    match tokio::spawn(CALLER.scope(caller, next.run(request)).in_current_span()).await {
        Ok(answer) => answer,
        Err(error) => Refusal::failed(&error).into_response(),
    }
}

/// Does work that changes nothing, and stops it when the caller is gone.
pub(crate) async fn while_awaited<T>(work: impl Future<Output = Result<T, Refusal>>) -> Result<T, Refusal> {
    let Ok(mut caller) = CALLER.try_with(Clone::clone) else { return work.await };
    tokio::select! {
        done = work => done,
        _ = caller.changed() => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, Message::new("refused-slow"))),
    }
}
