//! Clocks: the time of the server counts, whatever a client claims.
use crate::{UNLIMITED, client::Visitor, site_on};
use protocol::site::MatchState;
use serde_json::json;
use server::SiteOptions;
use sqlx::{AnyConnection, Connection};
use test_support::{SqliteFile, postgres};

/// Lets an hour pass by moving all events an hour back.
async fn shift_by_an_hour(database: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    let query = sqlx::query("UPDATE events SET at = at - 3600000");
    assert!(query.execute(&mut connection).await.unwrap().rows_affected() > 0);
    connection.close().await.unwrap();
}

/// Ana has moved in a match with a minute for each; it is Bor's turn.
async fn begin_match(ana: &mut Visitor, bor: &mut Visitor) -> MatchState {
    ana.register("Ana").await;
    bor.register("Bor").await;
    let clock = json!({"initial": 60, "increment": 5});
    let request = json!({"game": "nim", "start": "1,2,3", "first": "you", "clock": clock});
    let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
    ana.play(&open.id, 0, "3-1").await.ok().json()
}

#[tokio::test]
async fn a_player_out_of_time_loses_whatever_the_client_claims() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = ana.stranger();
        let begun = begin_match(&mut ana, &mut bor).await;
        let clock = begun.clock.unwrap();
        assert!(clock.left[0] > 60_000 && clock.left[1] <= 60_000, "Ana got her increment: {clock:?}");
        let path = format!("/api/v1/matches/{}/moves", begun.id);
        for lie in [
            json!({"ply": 1, "move": "2-1", "at": 0}),
            json!({"ply": 1, "move": "2-1", "clock": {"left": [0, 60_000]}}),
            json!({"ply": 1, "move": "2-1", "left": 60_000}),
        ] {
            assert_eq!(bor.post(&path, &lie).await.problem_id(), "refused-unreadable", "{lie}");
        }
        shift_by_an_hour(&database).await;
        // A new server knows only what is stored.
        let later = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = Visitor { cookie: bor.cookie.clone(), ..later.clone() };
        let late: MatchState = bor.play(&begun.id, 1, "2-1").await.ok().json();
        let ended = late.ended.unwrap();
        assert_eq!((ended.how.name(), ended.winners, late.moves.len()), ("time", vec![0], 1), "the move was too late");
        assert_eq!(late.clock.unwrap().left[1], 0);
        assert_eq!(bor.play(&begun.id, 1, "2-1").await.problem_id(), "refused-over");
    }
}

#[tokio::test]
async fn a_look_ends_a_match_whose_time_has_run_out() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = ana.stranger();
        let begun = begin_match(&mut ana, &mut bor).await;
        shift_by_an_hour(&database).await;
        let mut spectator = Visitor::new(site_on(&database, UNLIMITED).await);
        let seen: MatchState = spectator.get(&format!("/api/v1/matches/{}", begun.id)).await.ok().json();
        assert_eq!(seen.ended.unwrap().winners, [0]);
    }
}

#[tokio::test]
async fn a_restart_or_a_step_of_the_clock_forfeits_nothing() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = ana.stranger();
        let begun = begin_match(&mut ana, &mut bor).await;
        // The clock of the machine jumps by an hour, and the server starts again.
        shift_by_an_hour(&database).await;
        let options = SiteOptions { clocks_stand_still: true, ..UNLIMITED };
        let later = Visitor::new(site_on(&database, options).await);
        let mut bor = Visitor { cookie: bor.cookie.clone(), ..later.clone() };
        let seen: MatchState = bor.get(&format!("/api/v1/matches/{}", begun.id)).await.ok().json();
        let (left, ended) = (seen.clock.unwrap().left[1], seen.ended);
        assert!(ended.is_none() && left > 30_000, "an hour is not charged: {ended:?} {left}");
        bor.play(&begun.id, 1, "2-1").await.ok();
        // What is stored says the same to any other server.
        let mut other = Visitor::new(site_on(&database, UNLIMITED).await);
        let seen: MatchState = other.get(&format!("/api/v1/matches/{}", begun.id)).await.ok().json();
        assert!(seen.ended.is_none() && seen.clock.unwrap().left[1] > 30_000);
    }
}
