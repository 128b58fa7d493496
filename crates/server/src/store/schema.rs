//! Bringing a database up to date, step by step; a later schema than the known one is refused.
use super::DatabaseError;
use sqlx::{AnyConnection, Executor};

/// Each step leads from one version to the next. They are never changed, only added.
const STEPS: [&str; 4] = [
    include_str!("../../migrations/1.sql"),
    include_str!("../../migrations/2.sql"),
    include_str!("../../migrations/3.sql"),
    include_str!("../../migrations/4.sql"),
];

/// The version after all steps.
const NEWEST: i64 = STEPS.len() as i64;

/// Makes all steps that are missing, in one transaction: of two servers that start at once one waits.
pub(crate) async fn migrate(connection: &mut AnyConnection, sqlite: bool, database: &str) -> Result<(), DatabaseError> {
    let failed = |error| DatabaseError::Unreachable(database.to_owned(), error);
    let version = stepped(connection, sqlite).await.map_err(failed)?;
    if version > NEWEST {
        return Err(DatabaseError::Newer { database: database.to_owned(), version, known: NEWEST });
    }
    Ok(())
}

/// Makes the steps and gives the version afterwards.
async fn stepped(connection: &mut AnyConnection, sqlite: bool) -> sqlx::Result<i64> {
    if sqlite {
        connection.execute("BEGIN IMMEDIATE").await?;
    } else {
        connection.execute("BEGIN").await?;
        connection.execute("SELECT pg_advisory_xact_lock(1940)").await?;
    }
    connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (version BIGINT PRIMARY KEY)").await?;
    let version: Option<i64> =
        sqlx::query_scalar("SELECT MAX(version) FROM schema_steps").fetch_one(&mut *connection).await?;
    let version = version.unwrap_or(0);
    for (step, next) in STEPS.iter().zip(1..).filter(|(_, next)| *next > version) {
        sqlx::raw_sql(*step).execute(&mut *connection).await?;
        sqlx::query("INSERT INTO schema_steps (version) VALUES ($1)")
            .bind::<i64>(next)
            .execute(&mut *connection)
            .await?;
    }
    connection.execute("COMMIT").await?;
    Ok(version.max(NEWEST))
}
