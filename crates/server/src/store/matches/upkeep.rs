//! Work that nobody asks for: matches that must be looked at, sessions that have expired.
//!
//! Several servers share it: each takes rows that no other is at, and a match that was taken is due again a little later,
//! should the server that took it be gone by then.
use crate::{problem::Refusal, store::Store};
use sqlx::{AnyConnection, AssertSqlSafe};

/// Maximum number of matches claimed at once.
const AT_ONCE: i64 = 50;

/// Time in milliseconds for which a match belongs to the server that claimed it.
const TAKEN: i64 = 60_000;

/// Matches that were taken to be looked at, and until when.
pub(crate) struct Taken {
    pub(crate) ids: Vec<String>,
    until: i64,
}

impl Store {
    /// Takes some of the matches that are due. When none is, nothing is written.
    pub(crate) async fn take_due(&self, now: i64) -> Result<Taken, Refusal> {
        let (until, shared) = (now + TAKEN, self.is_shared());
        if !self.has_any(include_str!("due.sql"), now).await? {
            return Ok(Taken { ids: Vec::new(), until });
        }
        let ids = self.write_match(move |connection| Box::pin(taken(connection, now, until, shared))).await?;
        Ok(Taken { ids, until })
    }

    /// Notes when a match that was taken is really due, unless that has been noted meanwhile.
    pub(crate) async fn put_off(&self, id: String, due: i64, taken: &Taken) -> Result<(), Refusal> {
        let until = taken.until;
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE matches SET due = $2 WHERE id = $1 AND due = $3");
                query.bind(id).bind(due).bind(until).execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// Removes some of the sessions that have expired, and says how many. Nobody believes them any more, so nothing that is
    /// remembered about sessions changes.
    pub(crate) async fn remove_expired(&self, now: i64) -> Result<u64, Refusal> {
        let skip = skipping(self.is_shared());
        if !self.has_any("SELECT 1 FROM sessions WHERE expires <= $1 LIMIT 1", now).await? {
            return Ok(0);
        }
        self.write_match(move |connection| {
            Box::pin(async move {
                let sql = format!(
                    "WITH old AS MATERIALIZED
                     (SELECT hash FROM sessions WHERE expires <= $1 ORDER BY expires LIMIT $2{skip})
                     DELETE FROM sessions WHERE hash IN (SELECT hash FROM old)"
                );
                let query = sqlx::query(AssertSqlSafe(sql)).bind(now).bind(AT_ONCE);
                Ok(query.execute(connection).await?.rows_affected())
            })
        })
        .await
    }

    /// Whether a statement finds anything before a time.
    async fn has_any(&self, sql: &'static str, time: i64) -> Result<bool, Refusal> {
        let found = sqlx::query(sql).bind(time).fetch_optional(&mut *self.read().await?).await?;
        Ok(found.is_some())
    }
}

/// Several servers pass over the rows at which another is.
fn skipping(shared: bool) -> &'static str {
    if shared { " FOR UPDATE SKIP LOCKED" } else { "" }
}

async fn taken(connection: &mut AnyConnection, now: i64, until: i64, shared: bool) -> Result<Vec<String>, Refusal> {
    let skip = skipping(shared);
    let sql = format!(
        "WITH chosen AS MATERIALIZED (SELECT id FROM matches WHERE due <= $1 ORDER BY due LIMIT $3{skip})
         UPDATE matches SET due = $2 WHERE id IN (SELECT id FROM chosen) RETURNING id"
    );
    let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(until).bind(AT_ONCE);
    Ok(query.fetch_all(connection).await?)
}
