//! Clocks: the server judges, whatever a client says.
use crate::{File, UNLIMITED, client::Visitor, postgres, site_on};
use protocol::site::MatchState;
use serde_json::json;
use sqlx::{AnyConnection, Connection};

/// Lets an hour pass: everything happened an hour earlier.
async fn an_hour_passes(database: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    let query = sqlx::query("UPDATE events SET at = at - 3600000");
    assert!(query.execute(&mut connection).await.unwrap().rows_affected() > 0);
    connection.close().await.unwrap();
}

/// Ana has moved in a match with a minute for each; it is Bor's turn.
async fn begun(ana: &mut Visitor, bor: &mut Visitor) -> MatchState {
    ana.register("Ana").await;
    bor.register("Bor").await;
    let clock = json!({"initial": 60, "increment": 5});
    let wishes = json!({"game": "nim", "start": "1,2,3", "first": "you", "clock": clock});
    let open: MatchState = ana.post("/api/v1/challenges", &wishes).await.ok().json();
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
    ana.play(&open.id, 0, "3-1").await.ok().json()
}

#[tokio::test]
async fn whoever_has_no_time_left_has_lost_whatever_the_client_says() {
    let file = File::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = ana.stranger();
        let begun = begun(&mut ana, &mut bor).await;
        let clock = begun.clock.unwrap();
        assert!(clock.left[0] > 60_000 && clock.left[1] <= 60_000, "Ana got her increment: {clock:?}");
        let path = format!("/api/v1/matches/{}/moves", begun.id);
        for lie in [
            json!({"ply": 1, "move": "2-1", "at": 0}),
            json!({"ply": 1, "move": "2-1", "clock": {"left": [0, 60_000]}}),
            json!({"ply": 1, "move": "2-1", "left": 60_000}),
        ] {
            assert_eq!(bor.post(&path, &lie).await.refused(), "refused-unreadable", "{lie}");
        }
        an_hour_passes(&database).await;
        // A server that was started since knows of nothing but what is kept.
        let later = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = Visitor { cookie: bor.cookie.clone(), ..later.clone() };
        let late: MatchState = bor.play(&begun.id, 1, "2-1").await.ok().json();
        let ended = late.ended.unwrap();
        assert_eq!(
            (ended.how.as_str(), ended.winners, late.moves.len()),
            ("time", vec![0], 1),
            "the move was too late"
        );
        assert_eq!(late.clock.unwrap().left[1], 0);
        assert_eq!(bor.play(&begun.id, 1, "2-1").await.refused(), "refused-over");
    }
}

#[tokio::test]
async fn looking_is_enough_to_end_a_match_whose_time_is_over() {
    let file = File::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = ana.stranger();
        let begun = begun(&mut ana, &mut bor).await;
        an_hour_passes(&database).await;
        let mut spectator = Visitor::new(site_on(&database, UNLIMITED).await);
        let seen: MatchState = spectator.get(&format!("/api/v1/matches/{}", begun.id)).await.ok().json();
        assert_eq!(seen.ended.unwrap().winners, [0]);
    }
}
