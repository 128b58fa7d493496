//! Withdrawing invitations: by the player who made them, or because nobody accepts them.
use super::{notify, number, occupants::note_seat_change};
use crate::{problem::Refusal, server_match::ServerMatch, store::Store};
use sqlx::AnyConnection;

impl Store {
    /// Withdraws an invitation; false if there is none, if it has no free seat, or if somebody else made it.
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
                Ok(done.rows_affected() == 1 && remove(connection, id, shared).await?)
            })
        })
        .await
    }

    /// Withdraws an invitation that nobody accepted, if it has not changed since it was read.
    pub(crate) async fn withdraw_stale(&self, server_match: &ServerMatch) -> Result<bool, Refusal> {
        let (id, events, shared) = (server_match.terms().id.clone(), number(server_match.events()), self.is_shared());
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query(
                    "UPDATE matches SET state = 'withdrawn' WHERE id = $1 AND state = 'open' AND events = $2",
                );
                let done = query.bind(id.clone()).bind(events).execute(&mut *connection).await?;
                Ok(done.rows_affected() == 1 && remove(connection, id, shared).await?)
            })
        })
        .await
    }

    /// Frees the seat of an account in an open match; false if the match is complete or the account has no seat.
    pub(crate) async fn stand_up(&self, id: String, account: String) -> Result<bool, Refusal> {
        let shared = self.is_shared();
        self.write_match(move |connection| {
            Box::pin(async move {
                let done = free_seat(connection, &id, &account).await?;
                if done && shared {
                    notify(connection, id).await?;
                }
                Ok(done)
            })
        })
        .await
    }
}

async fn free_seat(connection: &mut AnyConnection, id: &str, account: &str) -> Result<bool, Refusal> {
    // Others who sit down at the same time wait for this lock.
    let lock = sqlx::query("UPDATE matches SET created = created WHERE id = $1 AND state = 'open'");
    if lock.bind(id.to_owned()).execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    let query =
        sqlx::query_scalar("UPDATE seats SET account = NULL WHERE match_id = $1 AND account = $2 RETURNING seat");
    let query = query.bind(id.to_owned()).bind(account.to_owned());
    let Some(seat) = query.fetch_optional(&mut *connection).await? else { return Ok(false) };
    note_seat_change(connection, id, seat).await?;
    Ok(true)
}

/// Removes a match that is marked as withdrawn, and notifies other servers.
async fn remove(connection: &mut AnyConnection, id: String, shared: bool) -> Result<bool, Refusal> {
    for sql in [
        "DELETE FROM events WHERE match_id = $1",
        "DELETE FROM seats WHERE match_id = $1",
        "DELETE FROM matches WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id.clone()).execute(&mut *connection).await?;
    }
    if shared {
        notify(connection, id).await?;
    }
    Ok(true)
}
