//! Connections: each has a task of its own, and is closed if the client is too slow.
use super::timed_stream::TimedStream;
use crate::{routes::app, site::Site};
use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioTimer;
use std::{net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
    time::sleep,
};
use tower::ServiceExt;

/// Pause before the next attempt if the machine has no free connections.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves connections until the site stops, then finishes the requests in progress.
///
/// The server drops clients that do not send the head of a request, or do not read an answer, within the patience of
/// the site. Clients that send the body too slowly get an answer that says so.
pub async fn serve_connections(listener: TcpListener, site: Arc<Site>) {
    let router = app(Arc::clone(&site));
    let mut stopping = site.stopping.subscribe();
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    let stop = site.stopping.subscribe();
                    connections.spawn(serve_connection(stream, from, router.clone(), site.options.patience, stop));
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(PAUSE).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = wait_for_stop(&mut stopping) => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Waits until the site stops. If the sender is gone, it has stopped.
async fn wait_for_stop(stop: &mut watch::Receiver<bool>) {
    drop(stop.wait_for(|stop| *stop).await);
}

/// Answers the requests of one connection, one after the other.
async fn serve_connection(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    patience: Duration,
    mut stop: watch::Receiver<bool>,
) {
    // Answers are short: without this some would wait to fill a packet.
    drop(stream.set_nodelay(true));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        router.clone().oneshot(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = pin!(http.serve_connection(TimedStream::new(stream, patience), service).with_upgrades());
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = wait_for_stop(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %from, "a connection ended early");
    }
}
