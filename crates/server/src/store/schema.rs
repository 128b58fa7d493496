//! Migrations of the schema, one file each. A schema that is newer than this program is refused.
use super::DatabaseError;
use sqlx::{AnyConnection, Executor};

/// The migrations in order, each with the version to which it leads. A migration is never changed, only added.
const MIGRATIONS: [(i64, &str); 9] = [
    (1, include_str!("../../migrations/0001_accounts_and_matches.sql")),
    (2, include_str!("../../migrations/0002_secret_placement.sql")),
    (3, include_str!("../../migrations/0003_chosen_start.sql")),
    (4, include_str!("../../migrations/0004_one_running_rated_match.sql")),
    (5, include_str!("../../migrations/0005_upkeep_due_times.sql")),
    (6, include_str!("../../migrations/0006_rights_and_presence.sql")),
    (7, include_str!("../../migrations/0007_honest_ratings.sql")),
    (8, include_str!("../../migrations/0008_operators.sql")),
    (9, include_str!("../../migrations/0009_security_events.sql")),
];

/// The version after all migrations.
pub(crate) const NEWEST: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Runs all missing migrations in one transaction. If two servers start at once, one waits.
pub(crate) async fn migrate(connection: &mut AnyConnection, sqlite: bool, database: &str) -> Result<(), DatabaseError> {
    let failed = |error| DatabaseError::Unreachable(database.to_owned(), error);
    let version = migrate_under_lock(connection, sqlite).await.map_err(failed)?;
    check_version(version, database)
}

/// Refuses a version that is newer than this program.
pub(crate) fn check_version(version: i64, database: &str) -> Result<(), DatabaseError> {
    if version > NEWEST {
        return Err(DatabaseError::Newer { database: database.to_owned(), version, known: NEWEST });
    }
    Ok(())
}

/// The version of a database; none if it holds no site. The database does not change.
pub(crate) async fn version(connection: &mut AnyConnection) -> sqlx::Result<Option<i64>> {
    match stored_version(connection).await {
        // The codes of PostgreSQL and SQLite for a missing table.
        Err(sqlx::Error::Database(error)) if matches!(error.code().as_deref(), Some("42P01" | "1")) => Ok(None),
        version => version,
    }
}

async fn stored_version(connection: &mut AnyConnection) -> sqlx::Result<Option<i64>> {
    sqlx::query_scalar("SELECT MAX(version) FROM schema_steps").fetch_one(connection).await
}

/// Runs all missing migrations under a lock and returns the version after them.
async fn migrate_under_lock(connection: &mut AnyConnection, sqlite: bool) -> sqlx::Result<i64> {
    if sqlite {
        connection.execute("BEGIN IMMEDIATE").await?;
    } else {
        connection.execute("BEGIN").await?;
        connection.execute("SELECT pg_advisory_xact_lock(1940)").await?;
    }
    let version = migrate_to(connection, NEWEST).await?;
    // A read-only database fails now, and not with the first move.
    connection.execute("UPDATE schema_steps SET version = version").await?;
    connection.execute("COMMIT").await?;
    Ok(version)
}

/// Runs the missing migrations up to a version, and returns the version after them.
pub(crate) async fn migrate_to(connection: &mut AnyConnection, to: i64) -> sqlx::Result<i64> {
    connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (version BIGINT PRIMARY KEY)").await?;
    let version = stored_version(connection).await?.unwrap_or(0);
    for (next, migration) in MIGRATIONS.into_iter().filter(|(next, _)| (version + 1..=to).contains(next)) {
        sqlx::raw_sql(migration).execute(&mut *connection).await?;
        sqlx::query("INSERT INTO schema_steps (version) VALUES ($1)").bind(next).execute(&mut *connection).await?;
    }
    Ok(version.max(to))
}

/// All tables with their columns, in order.
#[cfg(test)]
pub(crate) async fn columns_of_schema() -> Vec<(String, String)> {
    use sqlx::{Connection, Row};
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect("sqlite::memory:").await.unwrap();
    migrate(&mut connection, true, "").await.unwrap();
    let query = sqlx::query(
        "SELECT t.name, c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name <> 'schema_steps' ORDER BY t.name, c.name",
    );
    let rows = query.fetch_all(&mut connection).await.unwrap();
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{Connection, Row};
    use std::{fs, path::PathBuf};

    #[test]
    fn files_are_numbered_like_versions_and_none_is_forgotten() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        assert_eq!(files.len(), MIGRATIONS.len());
        for (file, (version, migration)) in files.iter().zip(MIGRATIONS) {
            let name = file.file_name().unwrap().to_str().unwrap();
            assert!(name.starts_with(&format!("{version:04}_")), "{name} leads to version {version}");
            assert_eq!(fs::read_to_string(file).unwrap(), migration, "{name}");
        }
    }

    /// All tables and indexes of a database.
    async fn schema(connection: &mut AnyConnection) -> Vec<(String, String)> {
        let query = "SELECT name, COALESCE(sql, '') FROM sqlite_master ORDER BY name";
        let rows = sqlx::query(query).fetch_all(connection).await.unwrap();
        rows.iter().map(|row| (row.get(0), row.get(1))).collect()
    }

    #[tokio::test]
    async fn a_database_of_every_older_version_is_brought_up_to_date() {
        sqlx::any::install_default_drivers();
        let mut newest = AnyConnection::connect("sqlite::memory:").await.unwrap();
        migrate(&mut newest, true, "").await.unwrap();
        let expected = schema(&mut newest).await;
        for older in MIGRATIONS.map(|(version, _)| version).into_iter().filter(|version| *version < NEWEST) {
            let mut connection = AnyConnection::connect("sqlite::memory:").await.unwrap();
            migrate_to(&mut connection, older).await.unwrap();
            let row = "INSERT INTO accounts (id, name, created) VALUES ('a', 'Ana', 1)";
            connection.execute(row).await.unwrap();
            assert_eq!(version(&mut connection).await.unwrap(), Some(older));
            migrate(&mut connection, true, "").await.unwrap();
            assert_eq!(version(&mut connection).await.unwrap(), Some(NEWEST));
            assert_eq!(schema(&mut connection).await, expected, "from version {older}");
            let names: String =
                sqlx::query_scalar("SELECT name FROM accounts").fetch_one(&mut connection).await.unwrap();
            assert_eq!(names, "Ana", "rows survive");
        }
    }
}
