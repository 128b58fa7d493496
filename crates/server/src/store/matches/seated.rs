//! Who sits in matches that are not over, and what is told when they change.
use super::{insert_events, tell};
use crate::{
    clock::now,
    problem::Refusal,
    table::{Event, Kind},
};
use sqlx::{AnyConnection, Row};

/// A match that waits for somebody or goes on.
pub(crate) struct Live {
    pub(crate) id: String,
    pub(crate) is_open: bool,
    seat: i64,
}

/// The matches of an account that wait or go on, always in the same order.
pub(crate) async fn live_of(connection: &mut AnyConnection, account: &str) -> Result<Vec<Live>, Refusal> {
    let query = sqlx::query(
        "SELECT m.id, m.state, s.seat FROM seats s JOIN matches m ON m.id = s.match_id
         WHERE s.account = $1 AND m.state <> 'over' ORDER BY m.id",
    );
    let rows = query.bind(account.to_owned()).fetch_all(connection).await?;
    let live = rows.iter().map(|row| {
        let is_open = row.try_get::<String, _>(1)? == "open";
        Ok(Live { id: row.try_get(0)?, is_open, seat: row.try_get(2)? })
    });
    Ok(live.collect::<sqlx::Result<_>>()?)
}

/// Notes that somebody is called otherwise from now on in all matches that wait or go on, and tells other servers.
pub(crate) async fn renamed(connection: &mut AnyConnection, account: &str, shared: bool) -> Result<(), Refusal> {
    for Live { id, seat, .. } in live_of(connection, account).await? {
        seated(connection, &id, seat).await?;
        if shared {
            tell(connection, id).await?;
        }
    }
    Ok(())
}

/// Notes that who sits in a seat has changed. That is an event, so that whoever has the match in memory looks again.
pub(super) async fn seated(connection: &mut AnyConnection, id: &str, seat: i64) -> Result<(), Refusal> {
    let query = sqlx::query_scalar("UPDATE matches SET events = events + 1 WHERE id = $1 RETURNING events");
    let events: i64 = query.bind(id.to_owned()).fetch_one(&mut *connection).await?;
    let place = usize::try_from(seat).map_err(|error| Refusal::failed(&error))?;
    let event = Event { seat: place, kind: Kind::Seated, at: now() };
    insert_events(connection, std::iter::once((id, events - 1, &event))).await
}
