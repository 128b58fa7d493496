//! Bare inserts: rows like those of moves, one for each client in a transaction that is flushed to disk.
use super::CLIENTS;
use crate::player::Failure;
use sqlx::{AnyConnection, Connection, Executor};
use std::time::{Duration, Instant};
use test_support::SqliteFile;

/// A table of moves, with the number of rows and the time to add them.
pub(super) struct Inserts {
    connection: AnyConnection,
    rows: u32,
    elapsed: Duration,
    /// Removes the file on drop.
    _database: SqliteFile,
}

impl Inserts {
    pub(super) async fn new() -> Result<Inserts, Failure> {
        let database = SqliteFile::new();
        sqlx::any::install_default_drivers();
        let url = format!("{}?mode=rwc", database.url().replace("sqlite:", "sqlite://"));
        let mut connection = AnyConnection::connect(&url).await?;
        connection.execute("PRAGMA journal_mode = WAL").await?;
        connection.execute("PRAGMA synchronous = FULL").await?;
        // Like the server.
        connection.execute("PRAGMA wal_autocheckpoint = 10000").await?;
        connection.execute("CREATE TABLE moves (game TEXT, ply BIGINT, mv TEXT, PRIMARY KEY (game, ply))").await?;
        Ok(Inserts { connection, rows: 0, elapsed: Duration::ZERO, _database: database })
    }

    /// Adds rows for a time.
    pub(super) async fn add(&mut self, time: Duration) -> Result<(), Failure> {
        let start = Instant::now();
        while start.elapsed() < time {
            self.connection.execute("BEGIN IMMEDIATE").await?;
            for client in 0..CLIENTS {
                let insert = sqlx::query("INSERT INTO moves (game, ply, mv) VALUES ($1, $2, $3)");
                let insert = insert.bind(format!("game {client}")).bind(i64::from(self.rows)).bind("1-1");
                insert.execute(&mut self.connection).await?;
                self.rows += 1;
            }
            self.connection.execute("COMMIT").await?;
        }
        self.elapsed += start.elapsed();
        Ok(())
    }

    /// Rows per second.
    pub(super) fn rate(&self) -> f64 {
        f64::from(self.rows) / self.elapsed.as_secs_f64()
    }
}
