//! Requests that run to their end, even if their caller does not wait for the answer.
use crate::{caller::Origin, engine_pool::Caller, limits::network, problem::Refusal};
use axum::{
    extract::Request,
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use engine::message::Message;
use std::net::IpAddr;
use tokio::sync::watch;
use tracing::Instrument;

/// The caller that waits for the answer.
#[derive(Clone)]
struct Waiting {
    /// Closed when nobody waits any more.
    gone: watch::Receiver<()>,
    network: IpAddr,
}

tokio::task_local! {
    static WAITING: Waiting;
}

/// Detaches a request from its caller: it goes on when the caller hangs up or times out. What is in the database must
/// also reach the memory and the viewers.
pub(crate) async fn detach(origin: Origin, request: Request, next: Next) -> Response {
    let (_waits, gone) = watch::channel(());
    let waiting = Waiting { gone, network: network(origin.address) };
    match tokio::spawn(WAITING.scope(waiting, next.run(request)).in_current_span()).await {
        Ok(answer) => answer,
        Err(error) => Refusal::failure(&error).into_response(),
    }
}

/// Runs work to its end for a caller at an address. If the caller leaves, it stops waiting and returns none.
pub(crate) async fn until_gone<T>(
    address: IpAddr,
    gone: impl Future<Output = ()>,
    work: impl Future<Output = T>,
) -> Option<T> {
    let (waits, receiver) = watch::channel(());
    let work = WAITING.scope(Waiting { gone: receiver, network: network(address) }, work);
    tokio::pin!(work);
    tokio::select! {
        done = &mut work => return Some(done),
        () = gone => {}
    }
    drop(waits);
    work.await;
    None
}

/// Does work to its end for the caller who waits, even if that caller leaves in the middle of it.
pub(crate) async fn to_the_end<T>(work: impl Future<Output = T>) -> T {
    let Ok(network) = WAITING.try_with(|waiting| waiting.network) else { return work.await };
    let (_waits, gone) = watch::channel(());
    WAITING.scope(Waiting { gone, network }, work).await
}

/// Does work that changes nothing, and stops it when the caller is gone.
pub(crate) async fn while_awaited<T>(work: impl Future<Output = Result<T, Refusal>>) -> Result<T, Refusal> {
    let Ok(mut gone) = WAITING.try_with(|waiting| waiting.gone.clone()) else { return work.await };
    tokio::select! {
        done = work => done,
        _ = gone.changed() => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, Message::new("refused-slow"))),
    }
}

/// The network of the caller who waits; the site itself if nobody does.
pub(crate) fn waiting_caller() -> Caller {
    WAITING.try_with(|waiting| Caller::Network(waiting.network)).unwrap_or(Caller::Site)
}
