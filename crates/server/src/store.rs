//! The database, SQLite or PostgreSQL: the same SQL for both, one file per concern.
//!
//! A write is a piece of work on a connection, done wholly or not at all; `write` returns when it is on disk.
pub(crate) mod accounts;
mod address;
mod copy;
mod database_file;
pub(crate) mod links;
pub(crate) mod matches;
pub(crate) mod operators;
pub(crate) mod ratings;
mod ready;
mod retention;
mod schema;
mod security_events;
mod session_cache;
pub(crate) mod sessions;
mod streaks;
mod writer;

use crate::{clock, problem::Refusal};
pub use address::{DatabaseError, without_secrets};
pub use copy::{CopyError, backup, restore};
use database_file::{DatabaseFile, make_private};
pub use operators::{AccountLine, AuditLine, MOST_ACCOUNTS};
use ready::LastCheck;
#[cfg(test)]
pub(crate) use schema::columns_of_schema;
pub use security_events::SecurityLine;
use sqlx::{
    Any, AnyConnection, AnyPool, Connection, Executor, Transaction,
    any::{AnyConnectOptions, AnyPoolOptions},
    pool::PoolConnection,
    postgres::PgListener,
};
use std::{
    path::{Path, PathBuf},
    pin::Pin,
    str::FromStr,
    sync::atomic::AtomicI64,
    time::Duration,
};
pub use streaks::Streak;
use writer::{Scope, Writer};

/// The future of a piece of work on a connection.
pub(crate) type WorkFuture<'c, T> = Pin<Box<dyn Future<Output = Result<T, Refusal>> + Send + 'c>>;

/// The database.
pub struct Store {
    /// Connections that read; with PostgreSQL also those that write.
    pool: AnyPool,
    /// SQLite has one writer.
    writer: Option<Writer>,
    /// The address of the database.
    database: String,
    last_check: LastCheck,
    /// Number of the last action of an operator that this server knows.
    last_action: AtomicI64,
}

/// Begins a transaction of PostgreSQL that reads one snapshot; SQLite does so in every transaction.
const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Maximum number of open connections to the database.
const CONNECTIONS: u32 = 8;

/// Maximum time that a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens `sqlite:FILE` or `postgres://…`, and brings its schema up to date.
    pub async fn open(database: &str) -> Result<Store, DatabaseError> {
        let failed = |error: sqlx::Error| DatabaseError::Unreachable(address::without_secrets(database), error);
        let (mut first, sqlite, options) = open_connection(database).await?;
        let pool = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        // A file does not hang up, so there is no need to test connections before each use.
        let pool = pool.test_before_acquire(!sqlite);
        let pool = pool.connect_with(options).await.map_err(failed)?;
        let last_action = AtomicI64::new(operators::last_action(&mut first).await.map_err(failed)?);
        let file = address::file(database).filter(|_| sqlite).map(|file| DatabaseFile::new(PathBuf::from(file)));
        let writer = file.map(|file| Writer::start(first, file));
        Ok(Store { pool, writer, database: database.to_owned(), last_check: LastCheck::default(), last_action })
    }

    /// Opens a database that must exist and hold a site.
    pub async fn open_existing(database: &str) -> Result<Store, DatabaseError> {
        copy::check_existing(database).await?;
        Store::open(database).await
    }

    /// A connection to read from.
    pub(crate) async fn read(&self) -> Result<PoolConnection<Any>, Refusal> {
        Ok(self.pool.acquire().await?)
    }

    /// A connection that reads one snapshot of the database.
    pub(crate) async fn snapshot(&self) -> Result<Transaction<'static, Any>, Refusal> {
        Ok(self.pool.begin_with(if self.is_shared() { SNAPSHOT } else { "BEGIN" }).await?)
    }

    /// Does a piece of work wholly or not at all, and returns when it is on disk.
    pub(crate) async fn write<T, W>(&self, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> WorkFuture<'c, T> + Send + 'static,
    {
        self.write_within(Scope::Anything, work).await
    }

    /// The same for work that changes nothing about accounts and sessions.
    pub(crate) async fn write_match<T, W>(&self, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> WorkFuture<'c, T> + Send + 'static,
    {
        self.write_within(Scope::Match, work).await
    }

    async fn write_within<T, W>(&self, scope: Scope, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> WorkFuture<'c, T> + Send + 'static,
    {
        match &self.writer {
            Some(writer) => writer.write(scope, work).await,
            None => {
                let mut transaction = self.pool.begin().await?;
                let value = work(&mut transaction).await?;
                transaction.commit().await?;
                Ok(value)
            }
        }
    }

    /// Locks the pairing of players for all servers until the transaction is dropped.
    pub(crate) async fn lock_pairing(&self) -> Result<Option<Transaction<'static, Any>>, Refusal> {
        if !self.is_shared() {
            return Ok(None);
        }
        let mut transaction = self.pool.begin().await?;
        transaction.execute("SELECT pg_advisory_xact_lock(1940)").await?;
        Ok(Some(transaction))
    }

    /// Whether other servers may write to the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.writer.is_none()
    }

    /// A listener for changes of matches by other servers on the same database.
    pub(crate) async fn listener(&self) -> Result<Option<PgListener>, DatabaseError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let failed = |error| DatabaseError::Unreachable(address::without_secrets(&self.database), error);
        let mut listener = PgListener::connect(&self.database).await.map_err(failed)?;
        listener.listen("nimatron").await.map_err(failed)?;
        Ok(Some(listener))
    }

    /// Finishes pending writes and closes all connections.
    pub(crate) async fn close(&self) {
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
        self.pool.close().await;
    }
}

/// A connection to a database with the newest schema, whether it is SQLite, and the options to open more.
async fn open_connection(database: &str) -> Result<(AnyConnection, bool, AnyConnectOptions), DatabaseError> {
    sqlx::any::install_default_drivers();
    let failed = |error: sqlx::Error| DatabaseError::Unreachable(address::without_secrets(database), error);
    let options = AnyConnectOptions::from_str(&address::url(database)?).map_err(failed)?;
    if let Some(file) = address::file(database) {
        make_private(Path::new(file));
    }
    let mut connection = AnyConnection::connect_with(&options).await.map_err(failed)?;
    let sqlite = is_sqlite(&connection);
    if sqlite {
        // A write-ahead log, which is on disk before anything is acknowledged.
        connection.execute("PRAGMA journal_mode = WAL").await.map_err(failed)?;
        connection.execute("PRAGMA synchronous = FULL").await.map_err(failed)?;
        // Moves touch pages all over the file. The log is copied back seldom, after up to 40 MB, since a page that
        // changed many times is then copied once. Up to 16 MB of pages stay in memory.
        connection.execute("PRAGMA wal_autocheckpoint = 10000").await.map_err(failed)?;
        connection.execute("PRAGMA cache_size = -16000").await.map_err(failed)?;
    } else {
        let time = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
        clock::start_at(sqlx::query_scalar(time).fetch_one(&mut connection).await.map_err(failed)?);
    }
    schema::migrate(&mut connection, sqlite, &address::without_secrets(database)).await?;
    Ok((connection, sqlite, options))
}

/// Whether a connection is to SQLite.
fn is_sqlite(connection: &AnyConnection) -> bool {
    connection.backend_name() == "SQLite"
}

/// The placeholders of a number of rows and columns: `($1, $2), ($3, $4)`.
fn placeholders(rows: usize, columns: usize) -> String {
    placeholders_after(0, rows, columns)
}

/// The same, after the first `used` placeholders.
fn placeholders_after(used: usize, rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let placeholders: Vec<String> =
            (1..=columns).map(|number| format!("${}", used + columns * row + number)).collect();
        format!("({})", placeholders.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        Refusal::failure(&error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_numbered_through_all_rows() {
        assert_eq!(placeholders(2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(placeholders_after(6, 2, 1), "($7), ($8)");
    }
}
