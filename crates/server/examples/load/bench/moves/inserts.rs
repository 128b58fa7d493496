//! Bare inserts: rows as moves have them, one for each client in a transaction that is flushed to the disk.
use super::CLIENTS;
use crate::{player::Failure, process::Database};
use sqlx::{AnyConnection, Connection, Executor};
use std::time::{Duration, Instant};

/// A table of moves, and how many rows were added in which time.
pub(super) struct Inserts {
    connection: AnyConnection,
    rows: u32,
    taken: Duration,
    /// Removed in the end.
    _database: Database,
}

impl Inserts {
    pub(super) async fn new() -> Result<Inserts, Failure> {
        let database = Database::new("inserts");
        sqlx::any::install_default_drivers();
        let url = format!("{}?mode=rwc", database.url().replace("sqlite:", "sqlite://"));
        let mut connection = AnyConnection::connect(&url).await?;
        connection.execute("PRAGMA journal_mode = WAL").await?;
        connection.execute("PRAGMA synchronous = FULL").await?;
        // As the server has it.
        connection.execute("PRAGMA wal_autocheckpoint = 10000").await?;
        connection.execute("CREATE TABLE moves (game TEXT, ply BIGINT, mv TEXT, PRIMARY KEY (game, ply))").await?;
        Ok(Inserts { connection, rows: 0, taken: Duration::ZERO, _database: database })
    }

    /// Adds rows for so long.
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
        self.taken += start.elapsed();
        Ok(())
    }

    /// Rows in a second.
    pub(super) fn rate(&self) -> f64 {
        f64::from(self.rows) / self.taken.as_secs_f64()
    }
}
