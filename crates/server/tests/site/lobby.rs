//! The list of open challenges: who is in it, and what it shows.
use crate::{UNLIMITED, client::Visitor, on_both, site_on};
use axum::http::StatusCode;
use protocol::site::{MatchState, OpenMatch};
use serde_json::{Value, json};
use server::upkeep;
use sqlx::{AnyConnection, Connection, Executor};
use test_support::{SqliteFile, postgres};

async fn challenge(visitor: &mut Visitor, request: Value) -> MatchState {
    visitor.post("/api/v1/challenges", &request).await.ok().json()
}

async fn list(visitor: &mut Visitor) -> Vec<OpenMatch> {
    visitor.get("/api/v1/challenges").await.ok().json()
}

#[tokio::test]
async fn texts_of_a_match_are_not_in_the_list() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let graph = json!({"graph": {"buy at evil": ["sink"], "sink": []}});
        let request = json!({"game": "graph", "params": graph, "start": "buy at evil", "listed": true});
        let rude = challenge(&mut ana, request).await;
        challenge(&mut ana, json!({"game": "nim", "start": "1,2", "listed": true})).await;
        let mut stranger = ana.stranger();
        let answer = stranger.get("/api/v1/challenges").await.ok();
        assert!(!answer.text.contains("evil"), "{}", answer.text);
        let all: Vec<(String, String, bool)> =
            answer.json::<Vec<OpenMatch>>().into_iter().map(|open| (open.game, open.start, open.custom)).collect();
        assert!(all.contains(&("graph".to_owned(), String::new(), true)), "{all:?}");
        assert!(all.contains(&("nim".to_owned(), "1,2".to_owned(), false)), "{all:?}");
        let page = stranger.get("/api/v1/players/Ana").await.ok().text;
        assert!(!page.contains("evil"), "{page}");
        let seen = stranger.get(&format!("/api/v1/matches/{}", rude.id)).await.ok().text;
        assert!(seen.contains("evil"), "whoever looks at the match sees it");
    })
    .await;
}

#[tokio::test]
async fn nobody_fills_the_list_alone() {
    on_both(async |mut guest: Visitor| {
        let mut ana = guest.stranger();
        ana.register("Ana").await;
        challenge(&mut ana, json!({"game": "wythoff", "listed": true})).await;
        guest.post("/api/v1/session/guest", &json!({"name": "Loud"})).await.ok();
        for _ in 0..51 {
            // After the first ones they are refused.
            guest.post("/api/v1/challenges", &json!({"game": "nim", "start": "1,2", "listed": true})).await;
        }
        let list = list(&mut ana).await;
        let names: Vec<&str> = list.iter().map(|open| open.name.as_str()).collect();
        assert_eq!(names, ["Loud", "Loud", "Loud", "Loud", "Loud", "Ana"]);
    })
    .await;
}

#[tokio::test]
async fn guests_do_not_hide_the_challenges_of_accounts() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        challenge(&mut ana, json!({"game": "wythoff", "listed": true})).await;
        for number in 0..51 {
            let mut guest = ana.stranger();
            guest.post("/api/v1/session/guest", &json!({"name": format!("Loud {number}")})).await.ok();
            for _ in 0..2 {
                challenge(&mut guest, json!({"game": "nim", "start": "1,2", "listed": true})).await;
            }
        }
        let list = list(&mut ana).await;
        let names: std::collections::HashSet<&str> = list.iter().map(|open| open.name.as_str()).collect();
        assert_eq!((list.len(), names.len()), (50, 50), "one of each");
        assert!(names.contains("Ana"), "{names:?}");
        assert!(list.is_sorted_by_key(|open| std::cmp::Reverse(open.created)), "the newest first");
    })
    .await;
}

/// Challenges of somebody who has gone away.
const ABANDONED: [&str; 3] = [
    "INSERT INTO accounts (id, name, created) VALUES ('gone', 'Gone', 1)",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
     INSERT INTO matches
     (id, family, params, convention, start, level, rated, listed, initial, increment, state, events, created)
     SELECT 'gone' || i, 'nim', '{}', 'normal', '1', 0, 0, 1, 0, 0, 'open', 0, 9000000000000 FROM n",
    "INSERT INTO seats (match_id, seat, account, level) SELECT id, 0, 'gone', 0 FROM matches WHERE id LIKE 'gone%'",
];

#[tokio::test]
async fn a_challenge_is_listed_however_many_others_are_abandoned() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        challenge(&mut ana, json!({"game": "nim", "listed": true})).await;
        let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
        for sql in ABANDONED {
            connection.execute(sql).await.unwrap();
        }
        connection.close().await.unwrap();
        everybody_goes(&database).await;
        ana.get("/api/v1/session").await.ok();
        upkeep(&ana.site).await;
        let list = list(&mut ana).await;
        assert_eq!(list.iter().map(|open| open.name.as_str()).collect::<Vec<_>>(), ["Ana"]);
    }
}

/// Lets the players who wait be away for some minutes.
async fn everybody_goes(database: &str) {
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    connection.execute("UPDATE matches SET seen = seen - 600000").await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_challenge_leaves_the_list_with_its_owner_and_comes_back() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        let request = json!({"game": "nim", "rated": true, "clock": {"initial": 10, "increment": 0}});
        let mut listed = request.clone();
        listed["listed"] = json!(true);
        let open = challenge(&mut ana, listed).await;
        let linked = challenge(&mut ana, json!({"game": "nim"})).await;
        // A new server has seen nobody.
        let mut bor = Visitor::new(site_on(&database, UNLIMITED).await);
        bor.register("Bor").await;
        assert_eq!(list(&mut bor).await.len(), 1);
        everybody_goes(&database).await;
        upkeep(&bor.site).await;
        assert!(list(&mut bor).await.is_empty(), "nobody is there to play");
        let join = format!("/api/v1/matches/{}/join", open.id);
        let sniped = bor.post(&join, &json!({})).await;
        assert_eq!((sniped.status, sniped.problem_id().as_str()), (StatusCode::CONFLICT, "refused-away"));
        let quick: MatchState = bor.post("/api/v1/quick", &request).await.ok().json();
        assert_ne!(quick.id, open.id);
        bor.delete(&format!("/api/v1/challenges/{}", quick.id), &json!({})).await.ok();
        // Back at the server that Ana used.
        ana.get("/api/v1/session").await.ok();
        upkeep(&ana.site).await;
        assert_eq!(list(&mut bor).await.len(), 1, "the owner is back");
        bor.post(&join, &json!({})).await.ok();
        everybody_goes(&database).await;
        bor.post(&format!("/api/v1/matches/{}/join", linked.id), &json!({})).await.ok();
    }
}
