//! Bringing a database up to date, step by step; a later schema than the known one is refused.
use super::DatabaseError;
use sqlx::{AnyConnection, Executor};

/// Each step leads from one version to the next. They are never changed, only added.
const STEPS: [&str; 5] = [
    include_str!("../../migrations/0001_accounts_and_matches.sql"),
    include_str!("../../migrations/0002_secret_placement.sql"),
    include_str!("../../migrations/0003_chosen_start.sql"),
    include_str!("../../migrations/0004_one_running_rated_match.sql"),
    include_str!("../../migrations/0005_upkeep_due_times.sql"),
];

/// The version after all steps.
pub(crate) const NEWEST: i64 = STEPS.len() as i64;

/// Makes all steps that are missing, in one transaction: of two servers that start at once one waits.
pub(crate) async fn migrate(connection: &mut AnyConnection, sqlite: bool, database: &str) -> Result<(), DatabaseError> {
    let failed = |error| DatabaseError::Unreachable(database.to_owned(), error);
    let version = stepped(connection, sqlite).await.map_err(failed)?;
    known(version, database)
}

/// Refuses a version of which nothing is known here.
pub(crate) fn known(version: i64, database: &str) -> Result<(), DatabaseError> {
    if version > NEWEST {
        return Err(DatabaseError::Newer { database: database.to_owned(), version, known: NEWEST });
    }
    Ok(())
}

/// The version of a database that is left as it is; none when no site was ever in it.
pub(crate) async fn version(connection: &mut AnyConnection) -> sqlx::Result<Option<i64>> {
    match newest_step(connection).await {
        // What PostgreSQL and SQLite say of a table that is not there.
        Err(sqlx::Error::Database(error)) if matches!(error.code().as_deref(), Some("42P01" | "1")) => Ok(None),
        version => version,
    }
}

async fn newest_step(connection: &mut AnyConnection) -> sqlx::Result<Option<i64>> {
    sqlx::query_scalar("SELECT MAX(version) FROM schema_steps").fetch_one(connection).await
}

/// Makes the steps and gives the version afterwards.
async fn stepped(connection: &mut AnyConnection, sqlite: bool) -> sqlx::Result<i64> {
    if sqlite {
        connection.execute("BEGIN IMMEDIATE").await?;
    } else {
        connection.execute("BEGIN").await?;
        connection.execute("SELECT pg_advisory_xact_lock(1940)").await?;
    }
    let version = steps_to(connection, NEWEST).await?;
    // Where nothing can be written, that is found out now, and not by the first who plays.
    connection.execute("UPDATE schema_steps SET version = version").await?;
    connection.execute("COMMIT").await?;
    Ok(version)
}

/// Makes the steps that are missing up to a version, and gives the version afterwards.
pub(crate) async fn steps_to(connection: &mut AnyConnection, to: i64) -> sqlx::Result<i64> {
    connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (version BIGINT PRIMARY KEY)").await?;
    let version = newest_step(connection).await?.unwrap_or(0);
    for (step, next) in STEPS.iter().zip(1..).filter(|(_, next)| (version + 1..=to).contains(next)) {
        sqlx::raw_sql(*step).execute(&mut *connection).await?;
        sqlx::query("INSERT INTO schema_steps (version) VALUES ($1)")
            .bind::<i64>(next)
            .execute(&mut *connection)
            .await?;
    }
    Ok(version.max(to))
}
