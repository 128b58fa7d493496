//! A match as it happens: every change is told at once, and whoever comes back is told how it stands.
use crate::{
    caller::{Anyone, is_same_origin},
    clock::now,
    problem::Refusal,
    site::Site,
    store::sessions::Session,
    table::Table,
};
use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    http::{HeaderMap, header},
    response::Response,
};
use std::{sync::Arc, time::Duration};
use tokio::time::{sleep, timeout};

/// Nobody has to say anything here, so messages are short.
const LONGEST_MESSAGE: usize = 1 << 10;

/// Few bytes wait for a spectator: idle ones cost next to nothing.
const BUFFER: usize = 1 << 10;

/// Idle time after which the server pings a connection.
const QUIET: Duration = Duration::from_secs(25);

/// With several servers everybody looks by themselves so often, should a notification be lost.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

/// Whoever does not take a message by then is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// Watch a match: a WebSocket that sends the state after each change
#[utoipa::path(get, path = "/api/v1/matches/{id}/socket", tag = "people", params(("id" = String, Path)),
    responses((status = 101, description = "Each message is a `MatchState`")))]
pub(crate) async fn socket(
    State(site): State<Arc<Site>>,
    Anyone(session): Anyone,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let from_browser = headers.contains_key(header::ORIGIN) || headers.contains_key(header::COOKIE);
    if from_browser && !is_same_origin(&headers) {
        return Err(Refusal::forbidden("refused-foreign"));
    }
    site.referee.look(&id).await?;
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0);
    let viewer = move |socket| Viewer { site, id, session, trusted: None, socket, seen: None };
    Ok(upgrade.on_upgrade(move |socket| viewer(socket).watch()))
}

/// Somebody who watches a match.
struct Viewer {
    site: Arc<Site>,
    id: String,
    session: Option<Session>,
    /// When it was last known that the session holds.
    trusted: Option<u64>,
    socket: WebSocket,
    /// How much had happened when the state was sent last.
    seen: Option<usize>,
}

impl Viewer {
    /// Tells everything until the connection ends or the site stops.
    async fn watch(mut self) {
        let mut watching = self.site.referee.watch(&self.id);
        let mut stopping = self.site.stopping.subscribe();
        let site = Arc::clone(&self.site);
        let _open = site.metrics.socket();
        loop {
            let Some(pause) = self.tell().await else { return };
            tokio::select! {
                _ = watching.bell.changed() => {}
                _ = stopping.changed() => return self.come_back().await,
                heard = self.socket.recv() => match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
                () = sleep(pause) => {
                    if !self.send(Message::Ping(Vec::new().into())).await {
                        return;
                    }
                }
            }
        }
    }

    /// Sends the state if something has happened, and says how long to wait at the most; none when nobody is there, or
    /// somebody whose session has ended: such a person may come back as another.
    async fn tell(&mut self) -> Option<Duration> {
        let table = self.site.referee.look(&self.id).await.ok()?;
        if self.seen != Some(table.events()) {
            if let Some(session) = &self.session
                && !self.site.store.holds(session, &mut self.trusted).await.ok()?
            {
                return None;
            }
            let account = self.session.as_ref().map(|session| session.account.id.as_str());
            let state = table.state(account, now());
            if !self.send(Message::Text(protocol::line(&state).into())).await {
                return None;
            }
            self.seen = Some(table.events());
        }
        Some(self.pause(&table))
    }

    fn pause(&self, table: &Table) -> Duration {
        let quiet = if self.site.store.is_shared() { LOOK_AGAIN } else { QUIET };
        let deadline = table.deadline().map(|deadline| u64::try_from(deadline - now()).unwrap_or(0) + 1);
        deadline.map_or(quiet, |millis| Duration::from_millis(millis).min(quiet))
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(PATIENCE, self.socket.send(message)).await, Ok(Ok(())))
    }

    /// Says that the site stops for a moment.
    async fn come_back(mut self) {
        let frame = CloseFrame { code: close_code::RESTART, reason: "".into() };
        self.send(Message::Close(Some(frame))).await;
    }
}
