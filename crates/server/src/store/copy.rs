//! Backups: everything copied from one database to another, as it was at one moment, while the site goes on.
//!
//! A backup is one SQLite file, whatever the site runs on; restored into the other kind of database, it is also the way from
//! one to the other. It has the schema of the database from which it was made, which is left as it is; an older one is
//! brought up to date when it is restored.
mod part;
mod tables;

use super::{DatabaseError, SNAPSHOT, address, is_sqlite, opened, schema};
use engine::message::{Message, Say};
use part::Part;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, any::AnyConnectOptions};
use std::{error::Error, fmt, io, path::Path, str::FromStr};
use tables::TABLES;
use text::phrase::unwritable;

/// Why nothing was copied.
#[derive(Debug)]
pub enum CopyError {
    /// A database cannot be used.
    Database(DatabaseError),
    /// The file of a new backup is there already.
    Exists(String),
    /// There is no such backup.
    Missing(String),
    /// There are accounts in the database into which a backup should go.
    InUse(String),
    /// The file of a new backup cannot be written.
    Unwritten(String, io::Error),
}

impl Say for CopyError {
    fn message(&self) -> Message {
        match self {
            CopyError::Database(error) => error.message(),
            CopyError::Exists(file) => Message::new("backup-exists").with("file", file.as_str()),
            CopyError::Missing(file) => Message::new("backup-missing").with("file", file.as_str()),
            CopyError::Unwritten(file, error) => {
                Message::new("draw-error-write").with("file", file.as_str()).with("reason", unwritable(error))
            }
            CopyError::InUse(database) => Message::new("backup-in-use").with("database", database.as_str()),
        }
    }
}

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for CopyError {}

impl From<DatabaseError> for CopyError {
    fn from(error: DatabaseError) -> CopyError {
        CopyError::Database(error)
    }
}

/// Writes everything into a new file; says how many rows there are.
///
/// The file has its name only when it is whole and on the disk.
pub async fn backup(database: &str, file: &Path) -> Result<u64, CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.display().to_string()));
    }
    let (mut source, version) = existing(database).await?;
    let part = Part::beside(file);
    let failed = failing(&named(file));
    let mut target = connected(&part.url()?).await.map_err(&failed)?;
    target.execute("BEGIN IMMEDIATE").await.map_err(&failed)?;
    schema::steps_to(&mut target, version).await.map_err(&failed)?;
    let rows = copied(&mut source, &mut target).await.map_err(&failed)?;
    // Nothing of it is left beside the file from now on.
    target.close().await.map_err(&failed)?;
    source.close().await.map_err(failing(database))?;
    part.becomes(file)?;
    Ok(rows)
}

/// Puts a backup into an empty database; says how many rows there are.
///
/// A site may be running on that database: whoever wants to write waits until everything is there at once. One in which
/// there are accounts already is refused.
pub async fn restore(file: &Path, database: &str) -> Result<u64, CopyError> {
    if !file.is_file() {
        return Err(CopyError::Missing(file.display().to_string()));
    }
    let (source, version) = existing(&named(file)).await?;
    if version < schema::NEWEST {
        return restore_older(source, file, database).await;
    }
    put_into(source, database).await
}

/// The same for a backup with an older schema, which is brought up to date in a copy of it.
async fn restore_older(mut older: AnyConnection, file: &Path, database: &str) -> Result<u64, CopyError> {
    let part = Part::beside(&std::env::temp_dir().join("nimatron-restore"));
    let failed = failing(&named(file));
    let name = part.path().display().to_string().replace('\'', "''");
    older.execute(AssertSqlSafe(format!("VACUUM INTO '{name}'"))).await.map_err(&failed)?;
    older.close().await.map_err(&failed)?;
    let mut source = connected(&part.url()?).await.map_err(&failed)?;
    schema::migrate(&mut source, true, &named(file)).await?;
    put_into(source, database).await
}

async fn put_into(mut source: AnyConnection, database: &str) -> Result<u64, CopyError> {
    let (mut target, sqlite, _) = opened(database).await?;
    let failed = failing(database);
    // From here on nobody else writes, so that an empty database stays empty.
    let begin = if sqlite { "BEGIN IMMEDIATE" } else { "BEGIN; LOCK TABLE accounts IN EXCLUSIVE MODE" };
    sqlx::raw_sql(begin).execute(&mut target).await.map_err(&failed)?;
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM accounts");
    let used: i64 = query.fetch_one(&mut target).await.map_err(&failed)?;
    if used > 0 {
        return Err(CopyError::InUse(address::shown(database)));
    }
    let rows = copied(&mut source, &mut target).await.map_err(&failed)?;
    target.close().await.map_err(&failed)?;
    source.close().await.map_err(&failed)?;
    Ok(rows)
}

/// Copies everything as it is at one moment into a database in which a transaction has begun, and ends that.
async fn copied(source: &mut AnyConnection, target: &mut AnyConnection) -> sqlx::Result<u64> {
    let (from_file, to_file) = (is_sqlite(source), is_sqlite(target));
    source.execute(if from_file { "BEGIN" } else { SNAPSHOT }).await?;
    let mut rows = 0;
    for table in &TABLES {
        // One of the two is the file of the backup, whose columns are to be copied.
        let there = table.columns_in(if to_file { &mut *target } else { &mut *source }).await?;
        rows += table.copy(source, target, &there).await?;
    }
    target.execute("COMMIT").await?;
    source.execute("COMMIT").await?;
    Ok(rows)
}

/// A connection to a database that is there already, and its version. Nothing in it is made or changed.
async fn existing(database: &str) -> Result<(AnyConnection, i64), DatabaseError> {
    let failed = failing(database);
    let mut connection = connected(&address::existing(database)?).await.map_err(&failed)?;
    let version = schema::version(&mut connection).await.map_err(&failed)?;
    let version = version.ok_or_else(|| DatabaseError::NoSite(address::shown(database)))?;
    schema::known(version, &address::shown(database))?;
    Ok((connection, version))
}

async fn connected(url: &str) -> sqlx::Result<AnyConnection> {
    sqlx::any::install_default_drivers();
    AnyConnection::connect_with(&AnyConnectOptions::from_str(url)?).await
}

/// A file as a database.
fn named(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// Says of a failure which database it was about.
fn failing(database: &str) -> impl Fn(sqlx::Error) -> DatabaseError + use<> {
    let database = address::shown(database);
    move |error| DatabaseError::Unreachable(database.clone(), error)
}
