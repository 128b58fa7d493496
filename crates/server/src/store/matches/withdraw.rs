//! Invitations that are withdrawn, by whoever made them or because nobody follows.
use super::{number, seated::seated, tell};
use crate::{problem::Refusal, store::Store, table::Table};
use sqlx::AnyConnection;

impl Store {
    /// Withdraws a match in which somebody waits; false when it is none, or complete, or an invitation of somebody else.
    pub(crate) async fn withdraw(&self, id: String, account: String) -> Result<bool, Refusal> {
        let shared = self.is_shared();
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query(
                    "UPDATE matches SET state = 'withdrawn' WHERE id = $1 AND state = 'open'
                     AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = $1 AND s.account = $2 AND NOT EXISTS
                         (SELECT 1 FROM events e WHERE e.match_id = $1 AND e.seat = s.seat AND e.kind = 'joined'))",
                );
                let done = query.bind(id.clone()).bind(account).execute(&mut *connection).await?;
                Ok(done.rows_affected() == 1 && removed(connection, id, shared).await?)
            })
        })
        .await
    }

    /// Withdraws a match that nobody has followed, if nothing has happened in it since it was looked at.
    pub(crate) async fn withdraw_stale(&self, table: &Table) -> Result<bool, Refusal> {
        let (id, events, shared) = (table.settled().id.clone(), number(table.events()), self.is_shared());
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query(
                    "UPDATE matches SET state = 'withdrawn' WHERE id = $1 AND state = 'open' AND events = $2",
                );
                let done = query.bind(id.clone()).bind(events).execute(&mut *connection).await?;
                Ok(done.rows_affected() == 1 && removed(connection, id, shared).await?)
            })
        })
        .await
    }

    /// Frees the seat of somebody who waits in a match with others; false when it is complete, or there is no such seat.
    pub(crate) async fn stand_up(&self, id: String, account: String) -> Result<bool, Refusal> {
        let shared = self.is_shared();
        self.write_match(move |connection| {
            Box::pin(async move {
                let done = freed(connection, &id, &account).await?;
                if done && shared {
                    tell(connection, id).await?;
                }
                Ok(done)
            })
        })
        .await
    }
}

async fn freed(connection: &mut AnyConnection, id: &str, account: &str) -> Result<bool, Refusal> {
    // Whoever sits down at the same time waits.
    let hold = sqlx::query("UPDATE matches SET created = created WHERE id = $1 AND state = 'open'");
    if hold.bind(id.to_owned()).execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    let query =
        sqlx::query_scalar("UPDATE seats SET account = NULL WHERE match_id = $1 AND account = $2 RETURNING seat");
    let query = query.bind(id.to_owned()).bind(account.to_owned());
    let Some(seat) = query.fetch_optional(&mut *connection).await? else { return Ok(false) };
    seated(connection, id, seat).await?;
    Ok(true)
}

/// Removes a match that was marked as withdrawn, and tells other servers that it is gone.
async fn removed(connection: &mut AnyConnection, id: String, shared: bool) -> Result<bool, Refusal> {
    for sql in [
        "DELETE FROM events WHERE match_id = $1",
        "DELETE FROM seats WHERE match_id = $1",
        "DELETE FROM matches WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id.clone()).execute(&mut *connection).await?;
    }
    if shared {
        tell(connection, id).await?;
    }
    Ok(true)
}
