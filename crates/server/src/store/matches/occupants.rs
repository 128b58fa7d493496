//! The people in matches that are not over, and the events that say that they changed.
use super::{insert_events, notify};
use crate::{
    clock::now,
    problem::Refusal,
    server_match::{Event, EventKind},
};
use sqlx::{AnyConnection, Row};

/// A seat in a match that is open or in progress.
pub(crate) struct ActiveSeat {
    pub(crate) id: String,
    pub(crate) is_open: bool,
    seat: i64,
}

/// The seats of an account in matches that are open or in progress, always in the same order.
pub(crate) async fn active_seats(connection: &mut AnyConnection, account: &str) -> Result<Vec<ActiveSeat>, Refusal> {
    let query = sqlx::query(
        "SELECT m.id, m.state, s.seat FROM seats s JOIN matches m ON m.id = s.match_id
         WHERE s.account = $1 AND m.state <> 'over' ORDER BY m.id",
    );
    let rows = query.bind(account.to_owned()).fetch_all(connection).await?;
    let seats = rows.iter().map(|row| {
        let is_open = row.try_get::<String, _>(1)? == "open";
        Ok(ActiveSeat { id: row.try_get(0)?, is_open, seat: row.try_get(2)? })
    });
    Ok(seats.collect::<sqlx::Result<_>>()?)
}

/// Records in all open matches and matches in progress that an account has a new name, and notifies other servers.
pub(crate) async fn note_rename(connection: &mut AnyConnection, account: &str, shared: bool) -> Result<(), Refusal> {
    for ActiveSeat { id, seat, .. } in active_seats(connection, account).await? {
        note_seat_change(connection, &id, seat).await?;
        if shared {
            notify(connection, id).await?;
        }
    }
    Ok(())
}

/// Records that the person in a seat has changed. That is an event, so that servers with the match in memory read it
/// again.
pub(super) async fn note_seat_change(connection: &mut AnyConnection, id: &str, seat: i64) -> Result<(), Refusal> {
    let query = sqlx::query_scalar("UPDATE matches SET events = events + 1 WHERE id = $1 RETURNING events");
    let events: i64 = query.bind(id.to_owned()).fetch_one(&mut *connection).await?;
    let seat_number = usize::try_from(seat).map_err(|error| Refusal::failure(&error))?;
    let event = Event { seat: seat_number, kind: EventKind::Seated, at: now() };
    insert_events(connection, std::iter::once((id, events - 1, &event))).await
}
