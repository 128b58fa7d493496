//! Backup and restore: a snapshot of one database copied to another while the site runs.
//!
//! A backup is one SQLite file, whichever kind of database the site uses, so it also serves to move from one kind to
//! the other. It has the schema of the database from which it was made; an older schema is brought up to date by the
//! restore.
mod columns;
mod part;

use super::{DatabaseError, SNAPSHOT, address, is_sqlite, open_connection, schema};
use columns::TABLES;
use engine::message::{Message, Say};
use part::Part;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, any::AnyConnectOptions};
use std::{error::Error, fmt, io, path::Path, str::FromStr};
use text::phrase::unwritable;

/// Why nothing was copied.
#[derive(Debug)]
pub enum CopyError {
    /// A database cannot be used.
    Database(DatabaseError),
    /// The file of a new backup exists already.
    Exists(String),
    /// There is no such backup.
    Missing(String),
    /// The database to restore into is not empty.
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

/// Writes everything into a new file and returns the number of rows.
///
/// The file gets its name only when it is complete and on disk.
pub async fn backup(database: &str, file: &Path) -> Result<u64, CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.display().to_string()));
    }
    let (mut source, version) = existing(database).await?;
    let part = Part::beside(file);
    let failed = unreachable(&sqlite_address(file));
    let mut target = connect(&part.url()?).await.map_err(&failed)?;
    target.execute("BEGIN IMMEDIATE").await.map_err(&failed)?;
    schema::migrate_to(&mut target, version).await.map_err(&failed)?;
    let rows = copy_all(&mut source, &mut target).await.map_err(&failed)?;
    // Closing removes the auxiliary files.
    target.close().await.map_err(&failed)?;
    source.close().await.map_err(unreachable(database))?;
    part.publish(file)?;
    Ok(rows)
}

/// Restores a backup into an empty database and returns the number of rows.
///
/// A site may be running on that database: its writes wait for the restore. A database that holds anything is refused.
pub async fn restore(file: &Path, database: &str) -> Result<u64, CopyError> {
    if !file.is_file() {
        return Err(CopyError::Missing(file.display().to_string()));
    }
    let (source, version) = existing(&sqlite_address(file)).await?;
    if version < schema::NEWEST {
        return restore_older(source, file, database).await;
    }
    copy_into(source, database).await
}

/// The same for a backup with an older schema, which is brought up to date in a copy.
async fn restore_older(mut older: AnyConnection, file: &Path, database: &str) -> Result<u64, CopyError> {
    let part = Part::beside(&std::env::temp_dir().join("nimatron-restore"));
    let failed = unreachable(&sqlite_address(file));
    let name = part.path().display().to_string().replace('\'', "''");
    older.execute(AssertSqlSafe(format!("VACUUM INTO '{name}'"))).await.map_err(&failed)?;
    older.close().await.map_err(&failed)?;
    let mut source = connect(&part.url()?).await.map_err(&failed)?;
    schema::migrate(&mut source, true, &sqlite_address(file)).await?;
    copy_into(source, database).await
}

async fn copy_into(mut source: AnyConnection, database: &str) -> Result<u64, CopyError> {
    let (mut target, sqlite, _) = open_connection(database).await?;
    let failed = unreachable(database);
    // From here on nobody else writes, so an empty database stays empty.
    let lock = format!("BEGIN; LOCK TABLE {} IN EXCLUSIVE MODE", TABLES.each_ref().map(|table| table.name).join(", "));
    let begin = if sqlite { "BEGIN IMMEDIATE".to_owned() } else { lock };
    sqlx::raw_sql(AssertSqlSafe(begin)).execute(&mut target).await.map_err(&failed)?;
    for table in &TABLES {
        if !table.is_empty(&mut target).await.map_err(&failed)? {
            return Err(CopyError::InUse(address::without_secrets(database)));
        }
    }
    let rows = copy_all(&mut source, &mut target).await.map_err(&failed)?;
    target.close().await.map_err(&failed)?;
    source.close().await.map_err(&failed)?;
    Ok(rows)
}

/// Copies a snapshot into a database in which a transaction has begun, and commits it.
async fn copy_all(source: &mut AnyConnection, target: &mut AnyConnection) -> sqlx::Result<u64> {
    let (from_file, to_file) = (is_sqlite(source), is_sqlite(target));
    source.execute(if from_file { "BEGIN" } else { SNAPSHOT }).await?;
    let mut rows = 0;
    for table in &TABLES {
        // One of the two is the backup; its columns are copied.
        let columns = table.columns_in(if to_file { &mut *target } else { &mut *source }).await?;
        rows += table.copy(source, target, &columns).await?;
    }
    target.execute("COMMIT").await?;
    source.execute("COMMIT").await?;
    Ok(rows)
}

/// A connection to an existing database, and its version. The database does not change.
async fn existing(database: &str) -> Result<(AnyConnection, i64), DatabaseError> {
    let failed = unreachable(database);
    let mut connection = connect(&address::existing(database)?).await.map_err(&failed)?;
    let version = schema::version(&mut connection).await.map_err(&failed)?;
    let version = version.ok_or_else(|| DatabaseError::NoSite(address::without_secrets(database)))?;
    schema::check_version(version, &address::without_secrets(database))?;
    Ok((connection, version))
}

/// Refuses a database that does not exist or holds no site.
pub(super) async fn check_existing(database: &str) -> Result<(), DatabaseError> {
    let (connection, _) = existing(database).await?;
    connection.close().await.map_err(unreachable(database))
}

async fn connect(url: &str) -> sqlx::Result<AnyConnection> {
    sqlx::any::install_default_drivers();
    AnyConnection::connect_with(&AnyConnectOptions::from_str(url)?).await
}

/// The address of a file as a database.
fn sqlite_address(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// Turns errors into errors about a database.
fn unreachable(database: &str) -> impl Fn(sqlx::Error) -> DatabaseError + use<> {
    let database = address::without_secrets(database);
    move |error| DatabaseError::Unreachable(database.clone(), error)
}
