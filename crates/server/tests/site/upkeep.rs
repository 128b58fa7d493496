//! Upkeep: what the site does without requests.
use crate::{UNLIMITED, client::Visitor, site_on};
use protocol::site::{MatchState, PlayerPage, SessionInfo};
use serde_json::{Value, json};
use server::{Admin, SiteOptions, upkeep};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use test_support::{SqliteFile, postgres};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// A direct connection to the database.
async fn connect(database: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap()
}

/// Lets time pass by moving all times back.
async fn time_passes(database: &str, millis: i64) {
    let mut connection = connect(database).await;
    for (table, column) in
        [("events", "at"), ("matches", "created"), ("matches", "due"), ("sessions", "expires"), ("sessions", "created")]
    {
        let sql = format!("UPDATE {table} SET {column} = {column} - {millis}");
        connection.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// The number that a query returns.
async fn number(database: &str, sql: &str) -> i64 {
    let mut connection = connect(database).await;
    let number = sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    number
}

async fn count(database: &str, what: &str) -> i64 {
    number(database, &format!("SELECT COUNT(*) FROM {what}")).await
}

/// Ana and Bor, with accounts.
async fn two(database: &str) -> (Visitor, Visitor) {
    let mut ana = Visitor::new(site_on(database, UNLIMITED).await);
    let mut bor = ana.stranger();
    ana.register("Ana").await;
    bor.register("Bor").await;
    (ana, bor)
}

/// A match of Ana's, in which Bor has sat down.
async fn between(ana: &mut Visitor, bor: &mut Visitor, request: Value) -> MatchState {
    let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok().json()
}

/// A rated pair in which both have moved and it is Bor's turn both times.
async fn pair(ana: &mut Visitor, bor: &mut Visitor, clock: &Value) {
    let first = between(ana, bor, json!({"game": "nim", "rated": true, "first": "you", "clock": clock})).await;
    let mut position = first.position;
    for ply in 0..3 {
        let analysis: Value =
            ana.post("/api/v1/analyse", &json!({"game": "nim", "position": position})).await.ok().json();
        let mv = analysis["moves"][0]["move"].as_str().unwrap().to_owned();
        let mover = if ply == 1 { &mut *bor } else { &mut *ana };
        position = mover.play(&first.id, ply, &mv).await.ok().json::<MatchState>().position;
    }
}

#[tokio::test]
async fn a_pair_ends_and_counts_without_requests() {
    let clock = json!({"initial": 60, "increment": 5});
    // With a clock when that has run out, without one when it was left alone.
    for (clock, too_soon, late) in [(clock, HOUR / 120, HOUR), (Value::Null, 13 * DAY, 2 * DAY)] {
        let file = SqliteFile::new();
        for database in [file.url(), postgres::database().await] {
            let (mut ana, mut bor) = two(&database).await;
            crate::honest::make_known(&database).await;
            pair(&mut ana, &mut bor, &clock).await;
            time_passes(&database, too_soon).await;
            let site = site_on(&database, UNLIMITED).await;
            upkeep(&site).await;
            assert_eq!(count(&database, "matches WHERE state = 'playing'").await, 2, "there is still time");
            time_passes(&database, late).await;
            let site = site_on(&database, UNLIMITED).await;
            assert_eq!(upkeep(&site).await, 2);
            assert_eq!(count(&database, "matches WHERE state = 'over' AND how = 'time' AND due IS NULL").await, 2);
            let mut visitor = Visitor::new(site);
            for (name, wins) in [("Ana", 1), ("Bor", 0)] {
                let page: PlayerPage = visitor.get(&format!("/api/v1/players/{name}")).await.ok().json();
                assert_eq!((page.scores[0].games, page.scores[0].wins), (6, wins), "{name}");
            }
        }
    }
}

#[tokio::test]
async fn after_a_start_with_a_wrong_clock_idle_matches_wait_a_day() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let (mut ana, mut bor) = two(&database).await;
        between(&mut ana, &mut bor, json!({"game": "nim", "start": "1,2"})).await;
        time_passes(&database, 30 * DAY).await;
        let site = site_on(&database, SiteOptions { clocks_stand_still: true, ..UNLIMITED }).await;
        assert_eq!(upkeep(&site).await, 1, "the server looks once");
        assert_eq!(upkeep(&site).await, 0, "and again in a day");
        assert_eq!(count(&database, "matches WHERE state = 'playing'").await, 1);
    }
}

#[tokio::test]
async fn matches_that_are_not_due_are_rescheduled() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let (mut ana, mut bor) = two(&database).await;
        let timed = json!({"game": "nim", "start": "1,2", "clock": {"initial": 600, "increment": 0}});
        between(&mut ana, &mut bor, timed).await;
        between(&mut ana, &mut bor, json!({"game": "nim", "start": "1,2"})).await;
        ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok();
        let dues = "SELECT CAST(SUM(due) AS BIGINT) FROM matches";
        let expected = number(&database, dues).await;
        // As after a migration from a schema without due times.
        let mut connection = connect(&database).await;
        connection.execute("UPDATE matches SET due = 0").await.unwrap();
        connection.close().await.unwrap();
        assert_eq!(upkeep(&ana.site).await, 3);
        assert_eq!(number(&database, dues).await, expected);
        assert_eq!(count(&database, "matches WHERE state <> 'over'").await, 3);
        assert_eq!(upkeep(&ana.site).await, 0, "nothing is due any more");
        ana.begin(1).await;
        assert_eq!(count(&database, "matches WHERE due IS NULL").await, 1, "the computer waits for ever");
    }
}

#[tokio::test]
async fn old_invitations_are_withdrawn() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let (mut ana, _) = two(&database).await;
        ana.post("/api/v1/challenges", &json!({"game": "nim", "listed": true})).await.ok();
        ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok();
        for (passes, left) in [(DAY - HOUR, 2), (2 * HOUR, 1), (27 * DAY, 1), (3 * DAY, 0)] {
            time_passes(&database, passes).await;
            let site = site_on(&database, UNLIMITED).await;
            upkeep(&site).await;
            assert_eq!(count(&database, "matches").await, left);
        }
        assert_eq!((count(&database, "seats").await, count(&database, "events").await), (0, 0));
    }
}

#[tokio::test]
async fn expired_sessions_are_removed() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let (mut ana, _) = two(&database).await;
        time_passes(&database, 91 * DAY).await;
        ana.cookie = None;
        ana.post("/api/v1/session", &json!({"name": "Ana", "password": "gold bars 1940"})).await.ok();
        let bor = "sessions s JOIN accounts a ON a.id = s.account WHERE a.name = 'Bor'";
        assert_eq!(count(&database, bor).await, 2, "the session, and the mark of the browser");
        upkeep(&ana.site).await;
        assert_eq!(count(&database, bor).await, 1, "the browser is known for a year");
        let left: Vec<SessionInfo> = ana.get("/api/v1/sessions").await.ok().json();
        assert_eq!((left.len(), count(&database, "sessions WHERE kind <> 'device'").await), (1, 1));
        time_passes(&database, 366 * DAY).await;
        upkeep(&ana.site).await;
        assert_eq!(count(&database, "sessions").await, 0);
    }
}

#[tokio::test]
async fn several_servers_share_the_work() {
    let database = postgres::database().await;
    let (mut ana, mut bor) = two(&database).await;
    for _ in 0..60 {
        let request = json!({"game": "nim", "start": "1,2", "clock": {"initial": 60, "increment": 0}});
        between(&mut ana, &mut bor, request).await;
    }
    time_passes(&database, HOUR).await;
    let (one, other) = (site_on(&database, UNLIMITED).await, site_on(&database, UNLIMITED).await);
    let mut elsewhere = connect(&database).await;
    // A row that another connection has locked: nobody waits for it.
    elsewhere.execute("BEGIN").await.unwrap();
    let locked = elsewhere.fetch_one("SELECT id FROM matches ORDER BY due LIMIT 1 FOR UPDATE").await.unwrap();
    let (first, second) = tokio::join!(upkeep(&one), upkeep(&other));
    assert_eq!(first + second, 59, "each match was looked after by one of them: {first}, {second}");
    assert_eq!(count(&database, "matches WHERE state = 'playing'").await, 1);
    elsewhere.execute("COMMIT").await.unwrap();
    assert_eq!(upkeep(&one).await, 1, "{}", locked.get::<String, _>(0));
    assert_eq!(count(&database, "matches WHERE state = 'over'").await, 60);
    assert_eq!(count(&database, "events WHERE kind = 'time'").await, 60, "each has ended once");
}

#[tokio::test]
async fn due_matches_are_found_by_an_index() {
    let file = SqliteFile::new();
    for (database, explain, column, want) in [
        (file.url(), "EXPLAIN QUERY PLAN", 3, "USING COVERING INDEX due_matches (due<?)"),
        (postgres::database().await, "EXPLAIN", 0, "using due_matches on matches"),
    ] {
        drop(site_on(&database, UNLIMITED).await);
        let mut connection = connect(&database).await;
        connection.execute(crate::databases::PLAYED).await.unwrap();
        connection.execute("ANALYZE").await.unwrap();
        let sql = include_str!("../../src/store/matches/due.sql").replace("$1", "1940");
        let rows = sqlx::query(AssertSqlSafe(format!("{explain} {sql}"))).fetch_all(&mut connection).await.unwrap();
        let plan: String = rows.iter().map(|row| row.get::<String, _>(column) + "\n").collect();
        assert!(plan.contains(want), "{plan}");
        connection.close().await.unwrap();
    }
}

#[tokio::test]
async fn guests_who_do_not_play_any_more_are_removed() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let (mut bor, mut eva) = (ana.stranger(), ana.stranger());
        for (visitor, name) in [(&mut ana, "Ana"), (&mut bor, "Bor"), (&mut eva, "Eva")] {
            visitor.post("/api/v1/session/guest", &json!({"name": name})).await.ok();
        }
        let waiting: MatchState = bor.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        let mut connection = connect(&database).await;
        let old = format!("UPDATE accounts SET created = created - {} WHERE name <> 'Eva'", 91 * DAY);
        connection.execute(AssertSqlSafe(old)).await.unwrap();
        upkeep(&ana.site).await;
        assert_eq!(ana.get("/api/v1/session").await.status, 401, "Ana has been away for long");
        bor.get("/api/v1/session").await.ok();
        eva.get("/api/v1/session").await.ok();
        assert_eq!(count(&database, "accounts").await, 2, "nothing is left of a guest without matches");
        bor.delete(&format!("/api/v1/challenges/{}", waiting.id), &json!({})).await.ok();
        upkeep(&ana.site).await;
        assert_eq!(bor.get("/api/v1/session").await.status, 401);
    }
}

#[tokio::test]
async fn old_events_and_links_are_removed() {
    let options = SiteOptions { keep_events_days: 7, ..UNLIMITED };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, options).await);
        ana.register("Ana").await;
        let admin = Admin::open(&database, "Ida").await.unwrap();
        admin.invite(3).await.unwrap();
        let counts = async || (count(&database, "security_events").await, count(&database, "links").await);
        for (days, expected) in [(2, (1, 1)), (2, (1, 0)), (2, (1, 0)), (2, (0, 0))] {
            let mut connection = connect(&database).await;
            for (table, column) in [("security_events", "at"), ("links", "expires")] {
                let sql = format!("UPDATE {table} SET {column} = {column} - {}", days * DAY);
                connection.execute(AssertSqlSafe(sql)).await.unwrap();
            }
            connection.close().await.unwrap();
            upkeep(&ana.site).await;
            assert_eq!(counts().await, expected);
        }
        assert_eq!(admin.audit(9).await.unwrap().len(), 1, "what operators did is kept");
    }
}
