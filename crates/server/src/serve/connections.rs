//! Connections: each has a task of its own, and is closed if the client is too slow. They are limited in all, and from
//! each address.
use super::timed_stream::TimedStream;
use crate::{
    limits::{OpenLimit, OpenSlot, network},
    routes::app,
    site::{Site, SiteOptions},
};
use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioTimer;
use std::{
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::Arc,
    time::Duration,
};
use tokio::{net::TcpListener, sync::watch, task::JoinSet, time::sleep};
use tower::ServiceExt;

/// Pause before the next attempt if the machine has no free connections.
const PAUSE: Duration = Duration::from_millis(100);

/// The answer to a client for whom there is no connection left.
const NO_PLACE: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n";

/// Maximum length of the head of a request, in bytes.
const LONGEST_HEAD: usize = 32 << 10;

/// Limits on connections.
struct ConnectionLimits {
    all: Arc<OpenLimit<()>>,
    /// From each network; none behind a proxy, where all connections come from the proxy.
    from: Option<Arc<OpenLimit<IpAddr>>>,
}

/// The slots of an open connection.
pub(super) type ConnectionSlots = (OpenSlot<()>, Option<OpenSlot<IpAddr>>);

impl ConnectionLimits {
    fn new(options: &SiteOptions) -> ConnectionLimits {
        let counts = !options.behind_proxy && !options.unlimited;
        let from = counts.then(|| OpenLimit::new(options.most_connections_from));
        ConnectionLimits { all: OpenLimit::new(options.most_connections), from }
    }

    /// Takes the slots for one more connection, if any are left.
    fn enter(&self, from: SocketAddr) -> Option<ConnectionSlots> {
        let slot = match &self.from {
            Some(limit) => Some(limit.enter(network(from.ip()))?),
            None => None,
        };
        Some((self.all.enter(())?, slot))
    }
}

/// Serves connections until the site stops, then finishes the requests in progress.
///
/// The server drops clients that do not send the head of a request, or do not read an answer, within the patience of
/// the site. Clients that send the body too slowly get an answer that says so.
pub async fn serve_connections(listener: TcpListener, site: Arc<Site>) {
    let router = app(Arc::clone(&site));
    let mut stopping = site.stopping.subscribe();
    let (mut connections, limits) = (JoinSet::new(), ConnectionLimits::new(&site.options));
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => match limits.enter(from) {
                    Some(slots) => {
                        // Answers are short: without this some would wait to fill a packet.
                        drop(stream.set_nodelay(true));
                        let (patience, stop) = (site.options.patience, site.stopping.subscribe());
                        let stream = TimedStream::new(stream, patience, slots);
                        connections.spawn(serve_connection(stream, from, router.clone(), patience, stop));
                    }
                    // Whether the client reads it does not matter.
                    None => drop(stream.try_write(NO_PLACE)),
                },
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
    stream: TimedStream,
    from: SocketAddr,
    router: Router,
    patience: Duration,
    mut stop: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        router.clone().oneshot(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(LONGEST_HEAD);
    let mut connection = pin!(http.serve_connection(stream, service).with_upgrades());
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
