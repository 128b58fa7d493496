//! Removing what is old: guests who do not play any more, links that have expired.
use super::{Store, accounts};
use crate::problem::Refusal;
use sqlx::{AnyConnection, AssertSqlSafe};

/// Maximum number of rows removed at once.
const AT_ONCE: i64 = 50;

/// Guests from before a time who have no match in progress and have ended none since.
const OLD_GUESTS: &str = "SELECT a.id FROM accounts a
     WHERE a.password IS NULL AND a.name IS NOT NULL AND a.created < $1 AND NOT EXISTS
         (SELECT 1 FROM seats s JOIN matches m ON m.id = s.match_id
          WHERE s.account = a.id AND (m.state <> 'over' OR COALESCE(m.ended, m.created) >= $1))
     ORDER BY a.created LIMIT $2";

impl Store {
    /// Removes some guests who have not played since a time, and returns how many. Their matches stay without the name.
    pub(crate) async fn remove_old_guests(&self, before: i64) -> Result<usize, Refusal> {
        let query = sqlx::query(OLD_GUESTS).bind(before).bind(1_i64);
        if query.fetch_optional(&mut *self.read().await?).await?.is_none() {
            return Ok(0);
        }
        let lock = if self.is_shared() { " FOR UPDATE OF a SKIP LOCKED" } else { "" };
        self.write(move |connection| Box::pin(remove_guests(connection, before, lock))).await
    }

    /// Removes links that have expired, and returns how many.
    pub(crate) async fn remove_old_links(&self, now: i64) -> Result<u64, Refusal> {
        self.remove_if_any(
            "SELECT 1 FROM links WHERE expires <= $1 LIMIT 1",
            "DELETE FROM links WHERE expires <= $1",
            now,
        )
        .await
    }

    /// Removes rows from before a time, if there are any: a look is cheaper than a write.
    pub(super) async fn remove_if_any(
        &self,
        look: &'static str,
        remove: &'static str,
        time: i64,
    ) -> Result<u64, Refusal> {
        if sqlx::query(look).bind(time).fetch_optional(&mut *self.read().await?).await?.is_none() {
            return Ok(0);
        }
        self.write_match(move |connection| {
            Box::pin(async move { Ok(sqlx::query(remove).bind(time).execute(connection).await?.rows_affected()) })
        })
        .await
    }
}

async fn remove_guests(connection: &mut AnyConnection, before: i64, lock: &str) -> Result<usize, Refusal> {
    let query = sqlx::query_scalar(AssertSqlSafe(format!("{OLD_GUESTS}{lock}"))).bind(before).bind(AT_ONCE);
    let guests: Vec<String> = query.fetch_all(&mut *connection).await?;
    for guest in &guests {
        accounts::erase(connection, guest).await?;
        let sql = "DELETE FROM accounts WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.account = $1)";
        sqlx::query(sql).bind(guest.clone()).execute(&mut *connection).await?;
    }
    Ok(guests.len())
}
