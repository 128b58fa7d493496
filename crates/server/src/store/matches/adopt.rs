//! Guests who sign in to an account that they already have.
use super::{notify, occupants::note_seat_change};
use crate::{problem::Refusal, store::Store};
use sqlx::{AnyConnection, Row};

impl Store {
    /// Moves all seats of a guest to the account into which the same person has signed in, and removes the guest.
    /// Returns the matches that changed.
    ///
    /// A match of the guest against that very account stays as it is: nobody sits in two seats.
    pub(crate) async fn adopt(&self, guest: String, account: String) -> Result<Vec<String>, Refusal> {
        let shared = self.is_shared();
        self.write(move |connection| {
            Box::pin(async move {
                let mut moved = Vec::new();
                for (id, seat) in seats(connection, &guest, &account).await? {
                    reseat(connection, &id, seat, &account).await?;
                    if shared {
                        notify(connection, id.clone()).await?;
                    }
                    moved.push(id);
                }
                end(connection, &guest).await?;
                Ok(moved)
            })
        })
        .await
    }
}

/// The seats that can be moved, always in the same order.
async fn seats(connection: &mut AnyConnection, guest: &str, account: &str) -> Result<Vec<(String, i64)>, Refusal> {
    let query = sqlx::query(
        "SELECT s.match_id, s.seat FROM seats s WHERE s.account = $1
         AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.match_id = s.match_id AND o.account = $2) ORDER BY s.match_id",
    );
    let rows = query.bind(guest.to_owned()).bind(account.to_owned()).fetch_all(connection).await?;
    Ok(rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<sqlx::Result<_>>()?)
}

/// Gives a seat to an account.
async fn reseat(connection: &mut AnyConnection, id: &str, seat: i64, account: &str) -> Result<(), Refusal> {
    note_seat_change(connection, id, seat).await?;
    let query = sqlx::query("UPDATE seats SET account = $3 WHERE match_id = $1 AND seat = $2");
    query.bind(id.to_owned()).bind(seat).bind(account.to_owned()).execute(connection).await?;
    Ok(())
}

/// Ends the sessions of a guest, and the guest too unless a seat is left.
async fn end(connection: &mut AnyConnection, guest: &str) -> Result<(), Refusal> {
    for sql in [
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM accounts WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.account = $1)",
    ] {
        sqlx::query(sql).bind(guest.to_owned()).execute(&mut *connection).await?;
    }
    Ok(())
}
