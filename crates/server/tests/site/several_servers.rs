//! Several servers on one PostgreSQL database: each sees what the others do.
use crate::{
    UNLIMITED,
    client::Visitor,
    site_on,
    sockets::{connect, serve, state},
};
use axum::http::StatusCode;
use protocol::site::MatchState;
use serde_json::json;
use sqlx::{AnyConnection, Connection, Executor};
use std::{sync::Arc, time::Duration};
use test_support::postgres;

/// Two servers without notifications between them.
async fn servers(database: &str) -> (Visitor, Visitor) {
    (Visitor::new(site_on(database, UNLIMITED).await), Visitor::new(site_on(database, UNLIMITED).await))
}

async fn look(visitor: &mut Visitor, id: &str) -> MatchState {
    visitor.get(&format!("/api/v1/matches/{id}")).await.ok().json()
}

async fn invite(visitor: &mut Visitor) -> String {
    let request = json!({"game": "nim", "start": "1,2", "first": "you"});
    visitor.post("/api/v1/challenges", &request).await.ok().json::<MatchState>().id
}

async fn join(visitor: &mut Visitor, id: &str) {
    visitor.post(&format!("/api/v1/matches/{id}/join"), &json!({})).await.ok();
}

/// Waits until a query waits for a lock.
async fn wait_for_a_blocked_lock(connection: &mut AnyConnection) {
    loop {
        let waiting: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM pg_locks WHERE NOT granted")
            .fetch_one(&mut *connection)
            .await
            .unwrap();
        if waiting > 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_match_is_read_from_one_snapshot() {
    let database = postgres::database().await;
    let (mut ana, mut there) = servers(&database).await;
    ana.register("Ana").await;
    let mut bor = ana.stranger();
    bor.register("Bor").await;
    let id = invite(&mut ana).await;
    // A reader on the other server has read the seats and waits for the events, while Bor sits down.
    let mut writer = AnyConnection::connect(&database).await.unwrap();
    writer.execute("BEGIN").await.unwrap();
    writer.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE").await.unwrap();
    let (path, mut reader) = (format!("/api/v1/matches/{id}"), there.clone());
    let reading = tokio::spawn(async move { reader.get(&path).await.ok().json::<MatchState>() });
    wait_for_a_blocked_lock(&mut writer).await;
    for sql in [
        "UPDATE seats SET account = (SELECT id FROM accounts WHERE name = 'Bor') WHERE account IS NULL",
        "UPDATE matches SET state = 'playing', events = 1",
        "INSERT INTO events (match_id, number, seat, kind, content, at) SELECT id, 0, 1, 'joined', '', created FROM \
            matches",
        "COMMIT",
    ] {
        writer.execute(sql).await.unwrap();
    }
    let seen = reading.await.unwrap();
    assert_eq!((seen.open, seen.events), (true, 0), "as it was before, all of it");
    let seen = look(&mut there, &id).await;
    assert_eq!((seen.open, seen.events, seen.seats[1].name.as_deref()), (false, 1, Some("Bor")));
}

#[tokio::test]
async fn all_servers_see_that_a_guest_has_opened_an_account() {
    let database = postgres::database().await;
    let (mut guest, mut there) = servers(&database).await;
    guest.post("/api/v1/session/guest", &json!({"name": "Gal"})).await.ok();
    let mut bor = there.stranger();
    bor.register("Bor").await;
    let (running, waiting) = (invite(&mut guest).await, invite(&mut guest).await);
    join(&mut bor, &running).await;
    let address = serve(Arc::clone(&there.site)).await;
    server::listen_to_servers(&there.site).await.unwrap();
    let mut spectator = connect(address, &running, None, None).await.unwrap();
    assert!(state(&mut spectator).await.seats[0].guest);
    assert!(look(&mut there, &waiting).await.seats[0].guest);
    guest.register("Ana").await;
    for id in [&running, &waiting] {
        let seen = look(&mut there, id).await;
        assert_eq!((seen.seats[0].name.as_deref(), seen.seats[0].guest), (Some("Ana"), false));
    }
    assert_eq!(state(&mut spectator).await.seats[0].name.as_deref(), Some("Ana"), "viewers are notified");
    // The match is as it was otherwise.
    guest.play(&running, 0, "2-1").await.ok();
    assert_eq!(look(&mut there, &running).await.moves, ["2-1"]);
}

#[tokio::test]
async fn a_deleted_account_is_gone_everywhere() {
    let database = postgres::database().await;
    let (mut ana, mut bor) = servers(&database).await;
    ana.register("Ana").await;
    bor.register("Bor").await;
    let (over, running) = (invite(&mut ana).await, invite(&mut ana).await);
    for id in [&over, &running] {
        join(&mut bor, id).await;
    }
    bor.post(&format!("/api/v1/matches/{over}/leave"), &json!({})).await.ok();
    for id in [&over, &running] {
        assert_eq!(look(&mut bor, id).await.seats[0].name.as_deref(), Some("Ana"));
    }
    ana.delete("/api/v1/account", &json!({"password": "gold bars 1940"})).await.ok();
    for id in [&over, &running] {
        let seen = look(&mut bor, id).await;
        assert_eq!((seen.seats[0].name.as_deref(), seen.seats[1].name.as_deref()), (None, Some("Bor")));
        assert!(seen.ended.is_some(), "{seen:?}");
    }
}

#[tokio::test]
async fn a_withdrawn_invitation_is_gone_everywhere() {
    let database = postgres::database().await;
    let (mut ana, mut there) = servers(&database).await;
    ana.register("Ana").await;
    let (unnotified, notified) = (invite(&mut ana).await, invite(&mut ana).await);
    assert!(look(&mut there, &unnotified).await.open);
    ana.delete(&format!("/api/v1/challenges/{unnotified}"), &json!({})).await.ok();
    assert_eq!(there.get(&format!("/api/v1/matches/{unnotified}")).await.status, StatusCode::NOT_FOUND);
    let mut news = sqlx::postgres::PgListener::connect(&database).await.unwrap();
    news.listen("nimatron").await.unwrap();
    ana.delete(&format!("/api/v1/challenges/{notified}"), &json!({})).await.ok();
    assert_eq!(news.recv().await.unwrap().payload(), notified, "other servers are notified at once");
}
