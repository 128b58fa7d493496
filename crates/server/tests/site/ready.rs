//! Readiness: `/ready` is true only while the database can be read and written.
use crate::{UNLIMITED, client::Visitor, site_on};
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use std::{fs, path::Path, time::Duration};
use test_support::{SqliteFile, postgres};

/// Waits until the site says that it is ready, or that it is not; results are valid for a second.
async fn wait_for(visitor: &mut Visitor, status: u16) {
    while visitor.get("/ready").await.status != status {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn connect(database: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap()
}

#[tokio::test]
async fn a_locked_file_is_not_ready() {
    let file = SqliteFile::new();
    let mut visitor = Visitor::new(site_on(&file.url(), UNLIMITED).await);
    wait_for(&mut visitor, 204).await;
    let mut other = connect(&file.url()).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    wait_for(&mut visitor, 503).await;
    other.execute("ROLLBACK").await.unwrap();
    wait_for(&mut visitor, 204).await;
}

#[tokio::test]
async fn a_file_that_was_removed_or_replaced_is_not_ready_and_acknowledges_nothing() {
    let (file, moved) = (SqliteFile::new(), SqliteFile::new());
    let mut ana = Visitor::new(site_on(&file.url(), UNLIMITED).await);
    ana.register("Ana").await;
    fs::rename(file.path(), moved.path()).unwrap();
    wait_for(&mut ana, 503).await;
    let refused = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await;
    assert_eq!(refused.status, 500, "a match in a file without a name would be lost: {refused:?}");
    fs::copy(moved.path(), file.path()).unwrap();
    assert_eq!(ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.status, 500, "a copy is another file");
    fs::remove_file(file.path()).unwrap();
    fs::rename(moved.path(), file.path()).unwrap();
    wait_for(&mut ana, 204).await;
    ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok();
}

#[tokio::test]
async fn a_database_without_its_log_is_not_ready_and_acknowledges_nothing() {
    let (file, moved) = (SqliteFile::new(), SqliteFile::new());
    let mut ana = Visitor::new(site_on(&file.url(), UNLIMITED).await);
    ana.register("Ana").await;
    let log = format!("{}-wal", file.path().display());
    fs::rename(&log, moved.path()).unwrap();
    wait_for(&mut ana, 503).await;
    let refused = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await;
    assert_eq!(refused.status, 500, "a match in a log without a name would be lost: {refused:?}");
    fs::rename(moved.path(), &log).unwrap();
    wait_for(&mut ana, 204).await;
    ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok();
}

#[tokio::test]
async fn a_server_that_cannot_write_or_is_gone_is_not_ready() {
    let database = postgres::database().await;
    let mut visitor = Visitor::new(site_on(&database, UNLIMITED).await);
    wait_for(&mut visitor, 204).await;
    let mut connection = connect(&database).await;
    let name: String =
        sqlx::query_scalar("SELECT CAST(current_database() AS TEXT)").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let mut admin = connect(&database.replace(&format!("/{name}?"), "/postgres?")).await;
    let others = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
    for (sql, status) in [
        (format!("ALTER DATABASE {name} SET default_transaction_read_only = on"), 503),
        (format!("ALTER DATABASE {name} RESET default_transaction_read_only"), 204),
        (format!("DROP DATABASE {name} WITH (FORCE)"), 503),
    ] {
        admin.execute(AssertSqlSafe(sql)).await.unwrap();
        // The setting is valid for new connections.
        admin.execute(AssertSqlSafe(others.clone())).await.unwrap();
        wait_for(&mut visitor, status).await;
    }
}

/// The rights of a file.
#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_a_database_and_its_backups() {
    use std::os::unix::fs::PermissionsExt;
    let (file, copy, older) = (SqliteFile::new(), SqliteFile::new(), SqliteFile::new());
    let mut ana = Visitor::new(site_on(&file.url(), UNLIMITED).await);
    ana.register("Ana").await;
    for ending in ["", "-wal", "-shm"] {
        let path = format!("{}{ending}", file.path().display());
        assert_eq!(mode(Path::new(&path)), 0o600, "{path}");
    }
    server::backup(&file.url(), copy.path()).await.unwrap();
    assert_eq!(mode(copy.path()), 0o600);
    for (before, after) in [(0o644, 0o600), (0o640, 0o640)] {
        fs::copy(copy.path(), older.path()).unwrap();
        fs::set_permissions(older.path(), fs::Permissions::from_mode(before)).unwrap();
        drop(site_on(&older.url(), UNLIMITED).await);
        assert_eq!(mode(older.path()), after, "rights that somebody chose are kept");
        fs::remove_file(older.path()).unwrap();
    }
}
