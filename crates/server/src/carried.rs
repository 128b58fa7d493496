//! Requests that are carried through, whether or not somebody still waits for the answer.
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
    /// Whoever waits for the answer: closed when nobody does any more.
    static CALLER: watch::Receiver<()>;
}

/// Goes on when the caller hangs up or time is over: what is in the database must come to be in memory, and be told to
/// those who watch, although whoever has sent it is gone.
pub(crate) async fn through(request: Request, next: Next) -> Response {
    let (_there, caller) = watch::channel(());
    match tokio::spawn(CALLER.scope(caller, next.run(request)).in_current_span()).await {
        Ok(answer) => answer,
        Err(error) => Refusal::failed(&error).into_response(),
    }
}

/// Does work that changes nothing, and gives it up when nobody waits for the answer any more.
pub(crate) async fn while_awaited<T>(work: impl Future<Output = Result<T, Refusal>>) -> Result<T, Refusal> {
    let Ok(mut caller) = CALLER.try_with(Clone::clone) else { return work.await };
    tokio::select! {
        done = work => done,
        _ = caller.changed() => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, Message::new("refused-slow"))),
    }
}
