//! Connections: each is served by itself, and closed when it keeps the site waiting.
use super::patient::Patient;
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

/// When the machine has no connections left, this much later there may be one.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers whoever connects until the site stops, then finishes what was begun.
///
/// Whoever does not send the head of a request within the patience of the site is cut off; those who send the rest slowly
/// are told so and cut off as well, and so is whoever does not take an answer for as long.
pub async fn answer(listener: TcpListener, site: Arc<Site>) {
    let router = app(Arc::clone(&site));
    let mut stopping = site.stopping.subscribe();
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    let stop = site.stopping.subscribe();
                    connections.spawn(converse(stream, from, router.clone(), site.options.patience, stop));
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(PAUSE).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = stopped(&mut stopping) => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Waits until the site stops. When nobody can tell any more, it has stopped.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    drop(stop.wait_for(|stop| *stop).await);
}

/// Answers the requests that come over one connection, one after the other.
async fn converse(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    patience: Duration,
    mut stop: watch::Receiver<bool>,
) {
    // Answers are short: without this some would wait for others to fill a packet.
    drop(stream.set_nodelay(true));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        router.clone().oneshot(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = pin!(http.serve_connection(Patient::new(stream, patience), service).with_upgrades());
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = stopped(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %from, "a connection ended early");
    }
}
