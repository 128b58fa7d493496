//! Guests who sign in to an account that they already have.
use crate::{UNLIMITED, client::Visitor, on_both, site_on};
use axum::http::StatusCode;
use protocol::site::{Export, MatchState, Me};
use serde_json::json;
use test_support::postgres;

const SESSION: &str = "/api/v1/session";

async fn be_guest(visitor: &mut Visitor, name: &str) {
    visitor.post("/api/v1/session/guest", &json!({"name": name})).await.ok();
}

async fn sign_in(visitor: &mut Visitor, name: &str) {
    visitor.post(SESSION, &json!({"name": name, "password": "gold bars 1940"})).await.ok();
}

/// A match of the first, joined by the second.
async fn between(one: &mut Visitor, other: &mut Visitor) -> MatchState {
    let request = json!({"game": "nim", "start": "1,2", "first": "you"});
    let open: MatchState = one.post("/api/v1/challenges", &request).await.ok().json();
    other.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok().json()
}

#[tokio::test]
async fn a_guest_who_signs_in_keeps_the_matches() {
    on_both(async |mut bor: Visitor| {
        let (mut ana, mut guest) = (bor.stranger(), bor.stranger());
        bor.register("Bor").await;
        ana.register("Ana").await;
        be_guest(&mut guest, "Gal").await;
        let running = between(&mut guest, &mut bor).await;
        let waiting: MatchState = guest.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        guest.play(&running.id, 0, "2-1").await.ok();
        let before = guest.clone();
        sign_in(&mut guest, "Ana").await;
        let path = format!("/api/v1/matches/{}", running.id);
        let seen: MatchState = guest.get(&path).await.ok().json();
        assert_eq!((seen.you, seen.seats[0].name.as_deref(), seen.seats[0].guest), (Some(0), Some("Ana"), false));
        assert_eq!((seen.moves.len(), seen.turn), (1, Some(1)), "the match is as it was");
        let export: Export = ana.get("/api/v1/account").await.ok().json();
        assert_eq!(export.matches.len(), 2, "on every browser of the account");
        assert!(export.matches.iter().any(|line| line.id == waiting.id));
        bor.play(&running.id, 1, "1-1").await.ok();
        let over: MatchState = guest.play(&running.id, 2, "2-1").await.ok().json();
        assert_eq!(over.ended.unwrap().winners, [0]);
        assert_eq!(before.clone().get(SESSION).await.status, StatusCode::UNAUTHORIZED, "the guest is no more");
        let me: Me = guest.get(SESSION).await.ok().json();
        assert_eq!((me.name.as_str(), me.guest), ("Ana", false));
    })
    .await;
}

#[tokio::test]
async fn no_account_gets_two_seats_and_a_wrong_password_moves_nothing() {
    on_both(async |mut ana: Visitor| {
        let mut guest = ana.stranger();
        ana.register("Ana").await;
        be_guest(&mut guest, "Gal").await;
        let with_herself = between(&mut ana, &mut guest).await;
        let alone: MatchState = guest.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        let wrong = guest.post(SESSION, &json!({"name": "Ana", "password": "a guess"})).await;
        assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
        let path = format!("/api/v1/matches/{}", alone.id);
        let seen: MatchState = guest.get(&path).await.ok().json();
        assert_eq!(seen, alone, "nothing has moved");
        sign_in(&mut guest, "Ana").await;
        let seen: MatchState = guest.get(&format!("/api/v1/matches/{}", with_herself.id)).await.ok().json();
        assert_eq!((seen.you, seen.seats[0].name.as_deref()), (Some(0), Some("Ana")));
        assert_eq!((seen.seats[1].name.as_deref(), seen.seats[1].guest), (Some("Gal"), true));
        assert_eq!(guest.get(&path).await.ok().json::<MatchState>().you, alone.you);
    })
    .await;
}

#[tokio::test]
async fn other_servers_see_the_new_account() {
    let database = postgres::database().await;
    let mut here = Visitor::new(site_on(&database, UNLIMITED).await);
    let mut bor = Visitor::new(site_on(&database, UNLIMITED).await);
    here.register("Ana").await;
    bor.register("Bor").await;
    let mut guest = here.stranger();
    be_guest(&mut guest, "Gal").await;
    let running = between(&mut guest, &mut bor).await;
    sign_in(&mut guest, "Ana").await;
    let mut there = Visitor { cookie: guest.cookie.clone(), ..bor.clone() };
    there.play(&running.id, 0, "2-1").await.ok();
    let seen: MatchState = bor.get(&format!("/api/v1/matches/{}", running.id)).await.ok().json();
    assert_eq!((seen.seats[0].name.as_deref(), seen.moves.len()), (Some("Ana"), 1));
}
