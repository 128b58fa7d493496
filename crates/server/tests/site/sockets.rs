//! Matches as they happen, over real connections.
use crate::{UNLIMITED, client::Visitor, on_both, site_on};
use futures_util::{SinkExt, StreamExt};
use protocol::site::MatchState;
use serde_json::json;
use server::{Admin, Site, upkeep};
use std::{net::SocketAddr, sync::Arc};
use test_support::{SqliteFile, postgres};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Serves a site on a free port.
pub(crate) async fn serve(site: Arc<Site>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve_connections(listener, site));
    address
}

pub(crate) async fn connect(
    address: SocketAddr,
    id: &str,
    cookie: Option<&str>,
    origin: Option<&str>,
) -> Result<Socket, Error> {
    let mut request = format!("ws://{address}/api/v1/matches/{id}/socket").into_client_request().unwrap();
    for (name, value) in [("cookie", cookie), ("origin", origin)] {
        if let Some(value) = value {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
    }
    connect_async(request).await.map(|(socket, _)| socket)
}

/// The next state on a socket.
pub(crate) async fn state(socket: &mut Socket) -> MatchState {
    loop {
        if let Message::Text(text) = next(socket).await {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

pub(crate) async fn next(socket: &mut Socket) -> Message {
    socket.next().await.expect("the connection is open").unwrap()
}

/// An invitation of Ana, who begins; Bor has not joined. Returns also the address of the site.
async fn invite(ana: &mut Visitor) -> (Visitor, MatchState, SocketAddr) {
    let mut bor = ana.stranger();
    ana.register("Ana").await;
    bor.register("Bor").await;
    let request = json!({"game": "nim", "start": "1,2", "first": "you"});
    let open = ana.post("/api/v1/challenges", &request).await.ok().json();
    (bor, open, serve(Arc::clone(&ana.site)).await)
}

#[tokio::test]
async fn players_and_spectators_get_every_change_and_can_reconnect() {
    on_both(async |mut ana: Visitor| {
        let (mut bor, open, address) = invite(&mut ana).await;
        let own = format!("http://{address}");
        let mut hers = connect(address, &open.id, ana.cookie.as_deref(), Some(&own)).await.unwrap();
        assert!(state(&mut hers).await.open);
        let mut spectator = connect(address, &open.id, None, None).await.unwrap();
        assert_eq!(state(&mut spectator).await.you, None);
        bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
        for socket in [&mut hers, &mut spectator] {
            assert!(!state(socket).await.open);
        }
        drop(hers);
        ana.play(&open.id, 0, "2-1").await.ok();
        bor.play(&open.id, 1, "1-1").await.ok();
        let mut again = connect(address, &open.id, ana.cookie.as_deref(), Some(&own)).await.unwrap();
        let missed = state(&mut again).await;
        assert_eq!((missed.moves.len(), missed.you), (2, Some(0)), "nothing was missed");
        ana.play(&open.id, 2, "2-1").await.ok();
        loop {
            if state(&mut spectator).await.ended.is_some() {
                break;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn sockets_refuse_other_sites_and_long_messages() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let open: MatchState = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        let address = serve(Arc::clone(&ana.site)).await;
        for (cookie, origin) in [
            (ana.cookie.as_deref(), Some("http://evil.example")),
            (None, Some("http://evil.example")),
            (ana.cookie.as_deref(), None),
        ] {
            let refused = connect(address, &open.id, cookie, origin).await;
            assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403), "{origin:?}");
        }
        let nothing = connect(address, "none", None, None).await;
        assert!(matches!(nothing, Err(Error::Http(answer)) if answer.status() == 404));
        let mut socket = connect(address, &open.id, None, None).await.unwrap();
        state(&mut socket).await;
        let long = Message::Text("x".repeat(1 << 20).into());
        // The server may hang up while the message is still being sent.
        drop(socket.send(long).await);
        while let Some(Ok(Message::Ping(_) | Message::Text(_))) = socket.next().await {}
        ana.get("/health").await.ok();
    })
    .await;
}

#[tokio::test]
async fn an_ended_session_gets_no_more_states() {
    on_both(async |mut ana: Visitor| {
        let (mut bor, open, address) = invite(&mut ana).await;
        let own = format!("http://{address}");
        let mut socket = connect(address, &open.id, ana.cookie.as_deref(), Some(&own)).await.unwrap();
        assert_eq!(state(&mut socket).await.you, Some(0));
        let stolen = ana.cookie.clone();
        ana.delete("/api/v1/session", &json!({})).await.ok();
        bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
        while let Some(Ok(message)) = socket.next().await {
            assert!(!matches!(message, Message::Text(_)), "{message:?}");
        }
        let mut again = connect(address, &open.id, stolen.as_deref(), Some(&own)).await.unwrap();
        assert_eq!(state(&mut again).await.you, None, "it is nobody's any more");
    })
    .await;
}

#[tokio::test]
async fn the_socket_of_a_blocked_account_is_closed_although_nothing_happens() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let (mut bor, open, address) = invite(&mut ana).await;
        bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
        let own = format!("http://{address}");
        let mut socket = connect(address, &open.id, ana.cookie.as_deref(), Some(&own)).await.unwrap();
        assert_eq!(state(&mut socket).await.you, Some(0));
        Admin::open(&database, "Ida").await.unwrap().block("Ana").await.unwrap();
        upkeep(&ana.site).await;
        while let Some(Ok(message)) = socket.next().await {
            assert!(!matches!(message, Message::Text(_) | Message::Ping(_)), "{message:?}");
        }
    }
}

#[tokio::test]
async fn changes_without_a_notification_are_found_by_looking() {
    let database = postgres::database().await;
    let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
    // This server gets no notifications.
    let there = Visitor::new(site_on(&database, UNLIMITED).await);
    ana.register("Ana").await;
    let open: MatchState = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
    let address = serve(Arc::clone(&there.site)).await;
    let mut spectator = connect(address, &open.id, None, None).await.unwrap();
    assert!(state(&mut spectator).await.open);
    let mut bor = ana.stranger();
    bor.register("Bor").await;
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
    assert!(!state(&mut spectator).await.open);
}

#[tokio::test]
async fn a_move_on_one_server_reaches_viewers_on_the_other() {
    let database = postgres::database().await;
    let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
    let there = Visitor::new(site_on(&database, UNLIMITED).await);
    let mut bor = there.clone();
    ana.register("Ana").await;
    bor.register("Bor").await;
    let request = json!({"game": "nim", "start": "1,1", "first": "you"});
    let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
    server::listen_to_servers(&there.site).await.unwrap();
    let address = serve(Arc::clone(&there.site)).await;
    let mut spectator = connect(address, &open.id, None, None).await.unwrap();
    assert!(state(&mut spectator).await.open);
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
    assert!(!state(&mut spectator).await.open);
    ana.play(&open.id, 0, "1-1").await.ok();
    assert_eq!(state(&mut spectator).await.moves, ["1-1"]);
    bor.play(&open.id, 1, "2-1").await.ok();
    assert_eq!(state(&mut spectator).await.ended.unwrap().winners, [1]);
}
