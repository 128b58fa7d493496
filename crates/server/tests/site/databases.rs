//! Databases: persistence, migrations, backup and restore, errors.
use crate::{UNLIMITED, client::Visitor, site_on};
use engine::message::Say;
use server::Store;
use sqlx::{AnyConnection, Connection, Executor, Row};
use std::path::Path;
use test_support::{SqliteFile, postgres};

#[tokio::test]
async fn a_restart_loses_nothing() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        let begun = ana.begin(3).await;
        let elsewhere = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut later = Visitor { cookie: ana.cookie.clone(), ..elsewhere };
        let again: protocol::site::MatchState = later.get(&format!("/api/v1/matches/{}", begun.id)).await.ok().json();
        assert_eq!(again, begun);
        let over = later.finish(again, true).await;
        assert_eq!(over.ended.unwrap().winners, [0]);
    }
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        drop(Store::open(&database).await.unwrap());
        let url = database.replace("sqlite:", "sqlite://");
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        connection.execute("INSERT INTO schema_steps (version) VALUES (1940)").await.unwrap();
        let error = Store::open(&database).await.err().expect("a newer schema");
        let sentence = text::say(text::Lang::En, &error);
        assert!(sentence.contains("version 1940") && sentence.contains("use a newer program"), "{sentence}");
        assert_eq!(error.message().id, "start-database-newer");
    }
}

#[tokio::test]
async fn unusable_databases_are_reported_in_one_sentence() {
    for (database, want) in [
        ("sqlite:/there/is/no/folder/x.sqlite", "cannot use the database `sqlite:/there/is/no/folder/x.sqlite`"),
        ("postgres://user:secret@127.0.0.1:1/site", "cannot use the database `postgres://127.0.0.1:1/site`"),
        ("mysql://localhost/site", "expected `sqlite:FILE` or `postgres://…`"),
        ("sqlite:/", "cannot use the database `sqlite:/`"),
    ] {
        let error = Store::open(database).await.err().expect(database);
        let sentence = text::say(text::Lang::En, &error);
        assert!(sentence.contains(want) && !sentence.contains("secret") && sentence.lines().count() == 1, "{sentence}");
    }
}

#[tokio::test]
async fn a_backup_is_the_way_from_one_database_to_another() {
    let (file, copy, other) = (SqliteFile::new(), SqliteFile::new(), SqliteFile::new());
    let postgres = postgres::database().await;
    let mut ana = Visitor::new(site_on(&file.url(), UNLIMITED).await);
    ana.register("Ana").await;
    let begun = ana.begin(3).await;
    let over = ana.finish(begun, true).await;
    let page = ana.get("/api/v1/players/Ana").await.ok().text;
    // The site goes on while it is copied: from SQLite to a file, to PostgreSQL, to a file, and back.
    let rows = server::backup(&file.url(), copy.path()).await.unwrap();
    assert_eq!(server::restore(copy.path(), &postgres).await.unwrap(), rows);
    assert_eq!(server::backup(&postgres, other.path()).await.unwrap(), rows);
    for database in [&postgres, &other.url()] {
        let elsewhere = Visitor::new(site_on(database, UNLIMITED).await);
        let mut there = Visitor { cookie: ana.cookie.clone(), ..elsewhere };
        assert_eq!(there.get("/api/v1/players/Ana").await.ok().text, page, "{database}");
        let again: protocol::site::MatchState = there.get(&format!("/api/v1/matches/{}", over.id)).await.ok().json();
        assert_eq!(again, over);
        there.begin(1).await;
    }
    let error = |error: server::CopyError| error.message().id;
    assert_eq!(server::backup(&postgres, copy.path()).await.map_err(error), Err("backup-exists"));
    assert_eq!(server::restore(copy.path(), &postgres).await.map_err(error), Err("backup-in-use"));
    assert_eq!(server::restore(Path::new("/there/is/none"), &postgres).await.map_err(error), Err("backup-missing"));
}

#[tokio::test]
async fn a_backup_is_restored_into_an_empty_database_on_which_a_site_runs() {
    let (file, copy, empty) = (SqliteFile::new(), SqliteFile::new(), SqliteFile::new());
    let mut ana = Visitor::new(site_on(&file.url(), UNLIMITED).await);
    ana.register("Ana").await;
    let begun = ana.begin(1).await;
    server::backup(&file.url(), copy.path()).await.unwrap();
    for database in [empty.url(), postgres::database().await] {
        let mut there = Visitor::new(site_on(&database, UNLIMITED).await);
        let path = format!("/api/v1/matches/{}", begun.id);
        assert_eq!(there.get(&path).await.status, 404);
        server::restore(copy.path(), &database).await.unwrap();
        assert_eq!(there.get(&path).await.ok().json::<protocol::site::MatchState>().start, begun.start);
        there.cookie.clone_from(&ana.cookie);
        let state = there.get(&path).await.ok().json();
        assert_eq!(there.finish(state, true).await.ended.unwrap().winners, [0], "the site goes on with it");
        let again = server::restore(copy.path(), &database).await;
        assert_eq!(again.map_err(|error| error.message().id), Err("backup-in-use"));
    }
}

#[tokio::test]
async fn a_backup_is_restored_into_no_database_that_holds_anything() {
    let (file, copy) = (SqliteFile::new(), SqliteFile::new());
    drop(Store::open(&file.url()).await.unwrap());
    server::backup(&file.url(), copy.path()).await.unwrap();
    for row in [
        "INSERT INTO accounts (id, name, created) VALUES ('ana', 'Ana', 1)",
        "INSERT INTO matches
         (id, family, params, convention, start, level, rated, listed, initial, increment, state, events, created)
         VALUES ('past', 'nim', '{}', 'normal', '1', 1, 0, 0, 0, 0, 'over', 0, 0)",
        "INSERT INTO audit (number, at, operator, action, detail) VALUES (1, 1, 'console', 'invite', '')",
        "INSERT INTO links (hash, kind, created, expires) VALUES ('hash', 'invitation', 1, 2)",
    ] {
        let target = SqliteFile::new();
        for database in [target.url(), postgres::database().await] {
            drop(Store::open(&database).await.unwrap());
            let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
            connection.execute(row).await.unwrap();
            connection.close().await.unwrap();
            let refusal = server::restore(copy.path(), &database).await;
            assert_eq!(refusal.map_err(|error| error.message().id), Err("backup-in-use"), "{row}");
        }
    }
}

/// Takes a database back to the schema of version 4.
async fn revert_to_version_4(database: &str) {
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    for step in [
        "DROP TABLE security_events",
        "DROP TABLE audit",
        "DROP TABLE links",
        "DROP INDEX guests",
        "ALTER TABLE accounts DROP COLUMN operator",
        "ALTER TABLE accounts DROP COLUMN blocked",
        "ALTER TABLE accounts DROP COLUMN bot",
        "ALTER TABLE matches DROP COLUMN near",
        "ALTER TABLE matches DROP COLUMN counted",
        "ALTER TABLE seats DROP COLUMN network",
        "DROP INDEX guests_by_name",
        "ALTER TABLE sessions DROP COLUMN scopes",
        "ALTER TABLE accounts DROP COLUMN guest_skeleton",
        "ALTER TABLE matches DROP COLUMN seen",
        "DROP INDEX due_matches",
        "DROP INDEX expired_sessions",
        "ALTER TABLE matches DROP COLUMN due",
        "DELETE FROM schema_steps WHERE version > 4",
    ] {
        connection.execute(step).await.unwrap();
    }
    connection.close().await.unwrap();
}

async fn version(database: &str) -> i64 {
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    let version = count(&mut connection, "SELECT MAX(version) FROM schema_steps").await;
    connection.close().await.unwrap();
    version
}

#[tokio::test]
async fn an_older_schema_is_backed_up_as_it_is_and_brought_up_to_date_when_restored() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        let waiting = ana.post("/api/v1/challenges", &serde_json::json!({"game": "nim"})).await.ok();
        let waiting: protocol::site::MatchState = waiting.json();
        revert_to_version_4(&database).await;
        let (copy, target, newest) = (SqliteFile::new(), SqliteFile::new(), SqliteFile::new());
        drop(Store::open(&newest.url()).await.unwrap());
        let newest = version(&newest.url()).await;
        let rows = server::backup(&database, copy.path()).await.unwrap();
        assert_eq!((version(&database).await, version(&copy.url()).await), (4, 4), "nothing was changed");
        for target in [target.url(), postgres::database().await] {
            assert_eq!(server::restore(copy.path(), &target).await.unwrap(), rows);
            assert_eq!((version(&target).await, version(&copy.url()).await), (newest, 4));
            let mut there = Visitor::new(site_on(&target, UNLIMITED).await);
            assert!(there.get(&format!("/api/v1/matches/{}", waiting.id)).await.ok().text.contains("Ana"));
            assert_eq!(server::upkeep(&there.site).await, 1, "the older schema has no due times");
        }
    }
}

#[tokio::test]
async fn a_backup_creates_no_other_file() {
    let (nothing, copy, empty) = (SqliteFile::new(), SqliteFile::new(), SqliteFile::new());
    let message = async |database: String| {
        let error = server::backup(&database, copy.path()).await.unwrap_err();
        text::say(text::Lang::En, &error)
    };
    let sentence = message(nothing.url()).await;
    assert_eq!(sentence, format!("cannot use the database `{}`: there is no such database", nothing.url()));
    std::fs::write(empty.path(), "").unwrap();
    for database in [empty.url(), postgres::database().await] {
        let sentence = message(database).await;
        assert!(sentence.ends_with("it holds no site"), "{sentence}");
    }
    assert!(!nothing.path().exists() && !copy.path().exists());
    assert_eq!(std::fs::metadata(empty.path()).unwrap().len(), 0);
}

#[tokio::test]
async fn a_read_only_server_is_refused_at_the_start() {
    let database = postgres::database().await;
    drop(Store::open(&database).await.unwrap());
    let mut connection = AnyConnection::connect(&database).await.unwrap();
    let name: String =
        sqlx::query_scalar("SELECT CAST(current_database() AS TEXT)").fetch_one(&mut connection).await.unwrap();
    let sql = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    connection.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
    let error = Store::open(&database).await.err().expect("nothing can be written");
    let sentence = text::say(text::Lang::En, &error);
    assert!(sentence.ends_with("it can be read, but not written"), "{sentence}");
}

/// The number that a query returns.
async fn count(connection: &mut AnyConnection, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(connection).await.unwrap()
}

#[tokio::test]
async fn a_backup_while_people_play_is_a_snapshot() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        let playing = tokio::spawn(async move {
            for _ in 0..6 {
                let begun = ana.begin(1).await;
                ana.finish(begun, true).await;
            }
        });
        let mut copies = 0;
        while copies == 0 || !playing.is_finished() {
            let copy = SqliteFile::new();
            server::backup(&database, copy.path()).await.unwrap();
            let mut connection = AnyConnection::connect(&copy.url().replace("sqlite:", "sqlite://")).await.unwrap();
            let torn = "SELECT COUNT(*) FROM matches m
                        WHERE m.events <> (SELECT COUNT(*) FROM events e WHERE e.match_id = m.id)";
            assert_eq!(count(&mut connection, torn).await, 0, "all events of a move are there, or none");
            let over = count(&mut connection, "SELECT COUNT(*) FROM matches WHERE state = 'over'").await;
            let counted =
                "SELECT COALESCE(SUM(games), 0) FROM ratings WHERE family = '*' AND convention = '*' AND level = -1";
            assert_eq!(count(&mut connection, counted).await, over, "every finished match is counted once");
            connection.close().await.unwrap();
            copies += 1;
        }
        playing.await.unwrap();
    }
}

/// Finished matches of one player against the computer, as if played in the past.
pub(crate) const PLAYED: &str = "
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO matches
    (id, family, params, convention, start, level, rated, listed, initial, increment, state, events, created, player)
    SELECT 'past ' || i, 'nim', '{}', 'normal', '1', 1, 1, 0, 0, 0, 'over', 0, 0, 'ana' FROM n";

/// How the database finds the running match of a player.
async fn plan(connection: &mut AnyConnection, explain: &str, column: usize) -> String {
    let running = include_str!("../../src/store/matches/running.sql").replace("$1", "'ana'");
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{explain} {running}"))).fetch_all(connection).await.unwrap();
    rows.iter().map(|row| row.get::<String, _>(column) + "\n").collect()
}

#[tokio::test]
async fn the_running_match_is_found_by_an_index() {
    let file = SqliteFile::new();
    for (database, explain, column, found) in [
        (file.url(), "EXPLAIN QUERY PLAN", 3, "USING INDEX running_matches (player=?)"),
        (postgres::database().await, "EXPLAIN", 0, "Index Scan using running_matches on matches"),
    ] {
        drop(Store::open(&database).await.unwrap());
        let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
        connection.execute(PLAYED).await.unwrap();
        connection.execute("ANALYZE").await.unwrap();
        let plan = plan(&mut connection, explain, column).await;
        assert!(plan.contains(found) && !plan.to_lowercase().contains("seats"), "{plan}");
    }
}

#[tokio::test]
async fn a_match_from_before_the_index_is_found_by_it() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        let begun = ana.begin(1).await;
        revert_to_version_4(&database).await;
        let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
        for step in [
            "DROP INDEX running_matches",
            "ALTER TABLE matches DROP COLUMN player",
            "DELETE FROM schema_steps WHERE version = 4",
        ] {
            connection.execute(step).await.unwrap();
        }
        connection.close().await.unwrap();
        let elsewhere = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut later = Visitor { cookie: ana.cookie.clone(), ..elsewhere };
        let me: protocol::site::Me = later.get("/api/v1/session").await.ok().json();
        assert_eq!(me.running, Some(begun.id));
    }
}
