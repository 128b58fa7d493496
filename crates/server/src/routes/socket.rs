//! A match as it happens: a WebSocket that sends the state when it opens and after every change.
use crate::{
    caller::{Anyone, Origin, is_same_origin},
    clock::now,
    detach::until_gone,
    limits::network,
    problem::Refusal,
    server_match::ServerMatch,
    site::{Site, SocketSlots},
    store::sessions::Session,
};
use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    http::{HeaderMap, header},
    response::Response,
};
use protocol::site::Problem;
use std::{
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::{sleep, timeout};

/// Maximum length of a message from a client, which has nothing to say.
const LONGEST_MESSAGE: usize = 1 << 10;

/// Size of the read buffer: idle spectators must be cheap.
const BUFFER: usize = 1 << 10;

/// Idle time after which the server pings a connection.
const QUIET: Duration = Duration::from_secs(25);

/// Time between two looks with several servers, in case a notification is lost.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

/// Time to the next attempt to send a long state if too many bytes wait to be sent.
const FULL: Duration = Duration::from_secs(1);

/// Drop clients that do not read within this time.
const PATIENCE: Duration = Duration::from_secs(10);

/// Watch a match: a WebSocket that sends the state after each change
#[utoipa::path(get, path = "/api/v1/matches/{id}/socket", tag = "people", params(("id" = String, Path)),
    responses((status = 101, description = "Each message is a `MatchState`"), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 426, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn socket(
    State(site): State<Arc<Site>>,
    origin: Origin,
    Anyone(session): Anyone,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let from_browser = headers.contains_key(header::ORIGIN) || headers.contains_key(header::COOKIE);
    if from_browser && !is_same_origin(&headers, site.options.https) {
        return Err(Refusal::forbidden("refused-foreign"));
    }
    let account = session.as_ref().map(|session| &session.account).filter(|account| !account.is_guest);
    site.referee.look(&id).await?;
    let slots = site.sockets.enter(&id, account.map(|account| account.id.as_str()), origin.address)?;
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0);
    let address = origin.address;
    let viewer = move |socket| Viewer {
        site,
        id,
        address,
        session,
        checked: None,
        checked_at: Instant::now(),
        socket,
        sent: None,
        _slots: slots,
    };
    Ok(upgrade.on_upgrade(move |socket| viewer(socket).watch()))
}

/// A client that watches a match.
struct Viewer {
    site: Arc<Site>,
    id: String,
    address: IpAddr,
    session: Option<Session>,
    /// Change number of the session cache when the session was last valid.
    checked: Option<u64>,
    /// When the session was last valid.
    checked_at: Instant,
    socket: WebSocket,
    /// Number of events in the state that was sent last.
    sent: Option<usize>,
    /// Counts the socket as open.
    _slots: SocketSlots,
}

/// Waits until the client is gone.
async fn hang_up(socket: &mut WebSocket) {
    while !matches!(socket.recv().await, Some(Ok(Message::Close(_)) | Err(_)) | None) {}
}

impl Viewer {
    /// Sends all changes until the connection ends or the site stops.
    async fn watch(mut self) {
        let Ok(mut subscription) = self.site.referee.subscribe(&self.id) else { return };
        let mut stopping = self.site.stopping.subscribe();
        let site = Arc::clone(&self.site);
        let _open = site.metrics.socket();
        let _watching = self.session.as_ref().map(|session| site.presence.watch(&session.account.id));
        let mut check_session = true;
        loop {
            let Some(pause) = self.send_changes(check_session).await else { return };
            tokio::select! {
                _ = subscription.changes.changed() => check_session = true,
                _ = stopping.changed() => return self.send_restart().await,
                // Whatever else the client sends is ignored, and costs no look at the match.
                () = hang_up(&mut self.socket) => return,
                () = sleep(pause) => {
                    if !self.send(Message::Ping(Vec::new().into())).await {
                        return;
                    }
                    check_session = self.checked_at.elapsed() >= QUIET;
                }
            }
        }
    }

    /// Sends the state if it has changed, and returns how long to wait at most; none if the client is gone or its
    /// session has ended. Then the client may come back with another session.
    async fn send_changes(&mut self, check_session: bool) -> Option<Duration> {
        // In a box: this future is large, and would take its room in every idle socket.
        let look = Box::pin(self.site.referee.look(&self.id));
        let account = self.session.as_ref().map(|session| &session.account);
        let server_match = until_gone((self.address, account), hang_up(&mut self.socket), look).await?.ok()?;
        let has_changed = self.sent != Some(server_match.events());
        if let Some(session) = self.session.as_ref().filter(|_| has_changed || check_session) {
            if !self.site.store.is_valid(session, &mut self.checked).await.ok()? {
                return None;
            }
            self.checked_at = Instant::now();
        }
        if has_changed {
            let account = self.session.as_ref().map(|session| session.account.id.as_str());
            let text = protocol::line(&server_match.state(account, now()));
            let site = Arc::clone(&self.site);
            // The bytes count until they are sent.
            let Ok(_slots) = site.answer_bytes.take(network(self.address), text.len() as u64) else {
                return Some(FULL);
            };
            if !self.send(Message::Text(text.into())).await {
                return None;
            }
            self.sent = Some(server_match.events());
        }
        Some(self.pause(&server_match))
    }

    fn pause(&self, server_match: &ServerMatch) -> Duration {
        let quiet = if self.site.store.is_shared() { LOOK_AGAIN } else { QUIET };
        let deadline = server_match.deadline().map(|deadline| u64::try_from(deadline - now()).unwrap_or(0) + 1);
        deadline.map_or(quiet, |millis| Duration::from_millis(millis).min(quiet))
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(PATIENCE, self.socket.send(message)).await, Ok(Ok(())))
    }

    /// Tells the client that the site restarts.
    async fn send_restart(mut self) {
        let frame = CloseFrame { code: close_code::RESTART, reason: "".into() };
        self.send(Message::Close(Some(frame))).await;
    }
}
