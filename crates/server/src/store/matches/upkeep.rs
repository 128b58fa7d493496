//! Work that no request asks for: matches that are due, sessions that have expired.
//!
//! Several servers share it: each claims rows that no other has locked. A claimed match is due again a little later, in
//! case the server that claimed it fails.
use crate::{problem::Refusal, store::Store};
use sqlx::{AnyConnection, AssertSqlSafe};

/// Maximum number of matches claimed at once.
const AT_ONCE: i64 = 50;

/// Time in milliseconds for which a match belongs to the server that claimed it.
const CLAIM_TIME: i64 = 60_000;

/// Matches that this server has claimed.
pub(crate) struct Claim {
    pub(crate) ids: Vec<String>,
    /// When the claim ends.
    until: i64,
}

impl Store {
    /// Claims some of the matches that are due. If none is, nothing is written.
    pub(crate) async fn claim_due(&self, now: i64) -> Result<Claim, Refusal> {
        let (until, shared) = (now + CLAIM_TIME, self.is_shared());
        if !self.has_any(include_str!("due.sql"), now).await? {
            return Ok(Claim { ids: Vec::new(), until });
        }
        let ids = self.write_match(move |connection| Box::pin(claim(connection, now, until, shared))).await?;
        Ok(Claim { ids, until })
    }

    /// Sets the next due time of a claimed match, unless another write has set it since.
    pub(crate) async fn reschedule(&self, id: String, due: i64, claim: &Claim) -> Result<(), Refusal> {
        let until = claim.until;
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE matches SET due = $2 WHERE id = $1 AND due = $3");
                query.bind(id).bind(due).bind(until).execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// Removes some of the expired sessions, and returns how many. They were not accepted any more, so the session
    /// cache stays valid.
    pub(crate) async fn remove_expired(&self, now: i64) -> Result<u64, Refusal> {
        let skip = skip_locked(self.is_shared());
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

    /// Whether a statement finds a row before a time.
    async fn has_any(&self, sql: &'static str, time: i64) -> Result<bool, Refusal> {
        let row = sqlx::query(sql).bind(time).fetch_optional(&mut *self.read().await?).await?;
        Ok(row.is_some())
    }
}

/// The clause by which servers on a shared database skip rows that another has locked.
fn skip_locked(shared: bool) -> &'static str {
    if shared { " FOR UPDATE SKIP LOCKED" } else { "" }
}

async fn claim(connection: &mut AnyConnection, now: i64, until: i64, shared: bool) -> Result<Vec<String>, Refusal> {
    let skip = skip_locked(shared);
    let sql = format!(
        "WITH chosen AS MATERIALIZED (SELECT id FROM matches WHERE due <= $1 ORDER BY due LIMIT $3{skip})
         UPDATE matches SET due = $2 WHERE id IN (SELECT id FROM chosen) RETURNING id"
    );
    let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(until).bind(AT_ONCE);
    Ok(query.fetch_all(connection).await?)
}
