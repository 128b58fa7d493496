//! Matches in which a seat is free.
use super::{insert, insert_events, number, pieces, tell};
use crate::{
    clock::{DAY, now},
    ids,
    problem::Refusal,
    store::{Store, accounts::Account},
    table::{Event, Kind, Seat, Settled, Table},
};
use protocol::site::{ClockWish, OpenMatch};
use sqlx::{AnyConnection, Row, any::AnyRow};

/// So many are listed.
const LISTED: i64 = 50;

impl Store {
    /// Lets somebody sit down in a free seat; false when somebody else was faster.
    ///
    /// When a rated match between two is complete by that, the second match of the pair begins as well.
    pub(crate) async fn join(&self, table: &Table, seat: usize, account: Account) -> Result<bool, Refusal> {
        let (mut settled, known, shared) = (table.settled().clone(), number(table.events()), self.is_shared());
        let sitting = Seat::Person { account: account.id, name: Some(account.name), guest: account.is_guest };
        self.write(move |connection| {
            Box::pin(async move {
                settled.seats[seat] = sitting;
                let done = joined(connection, &settled, seat, known).await?;
                if done && shared {
                    tell(connection, settled.id).await?;
                }
                Ok(done)
            })
        })
        .await
    }

    /// Matches that wait for somebody, newest first.
    pub(crate) async fn open_matches(&self) -> Result<Vec<OpenMatch>, Refusal> {
        let query = sqlx::query(
            "SELECT m.id, m.family, m.convention, m.rated, m.start, m.initial, m.increment, m.created, m.pieces, MIN(a.name)
             FROM matches m JOIN seats s ON s.match_id = m.id JOIN accounts a ON a.id = s.account
             WHERE m.state = 'open' AND m.listed = 1 AND m.created > $1 AND a.name IS NOT NULL
             GROUP BY m.id, m.family, m.convention, m.rated, m.start, m.initial, m.increment, m.created, m.pieces
             ORDER BY m.created DESC, m.id LIMIT $2",
        );
        let rows = query.bind(now() - DAY).bind(LISTED).fetch_all(&mut *self.read().await?).await?;
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Withdraws a match in which somebody waits; false when it is none, or complete.
    pub(crate) async fn withdraw(&self, id: String, account: String) -> Result<bool, Refusal> {
        self.write(move |connection| Box::pin(withdrawn(connection, id, account))).await
    }
}

async fn joined(connection: &mut AnyConnection, settled: &Settled, seat: usize, known: i64) -> Result<bool, Refusal> {
    let complete = settled.free_seat().is_none();
    let pair = (complete && settled.rated).then(ids::id);
    let query = sqlx::query(
        "UPDATE matches SET events = $3, state = $4, pair = $5 WHERE id = $1 AND events = $2 AND state = 'open'",
    );
    let query = query.bind(settled.id.clone()).bind(known).bind(known + 1);
    let query = query.bind(if complete { "playing" } else { "open" }).bind(pair.clone());
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    let Seat::Person { account, .. } = &settled.seats[seat] else { return Ok(false) };
    let query = sqlx::query("UPDATE seats SET account = $3 WHERE match_id = $1 AND seat = $2");
    query.bind(settled.id.clone()).bind(number(seat)).bind(account.clone()).execute(&mut *connection).await?;
    let event = Event { seat, kind: Kind::Joined, at: now() };
    insert_events(connection, &settled.id, known, std::slice::from_ref(&event)).await?;
    if let Some(id) = pair {
        insert_second(connection, settled, id, event.at).await?;
    }
    Ok(true)
}

/// Begins a match in which everybody has sat down, and the second of the pair when it is rated.
pub(crate) async fn begin(connection: &mut AnyConnection, mut settled: Settled, at: i64) -> Result<(), Refusal> {
    settled.pair = settled.rated.then(ids::id);
    insert(connection, &settled, &[Event { seat: 0, kind: Kind::Joined, at }]).await?;
    match settled.pair.clone() {
        Some(id) => insert_second(connection, &settled, id, at).await,
        None => Ok(()),
    }
}

/// The second match of a pair: the same start with sides swapped.
async fn insert_second(connection: &mut AnyConnection, first: &Settled, id: String, at: i64) -> Result<(), Refusal> {
    let mut second = Settled { id, pair: Some(first.id.clone()), created: at, ..first.clone() };
    second.seats.rotate_left(1);
    insert(connection, &second, &[Event { seat: 0, kind: Kind::Joined, at }]).await
}

async fn withdrawn(connection: &mut AnyConnection, id: String, account: String) -> Result<bool, Refusal> {
    let query = sqlx::query(
        "UPDATE matches SET state = 'withdrawn' WHERE id = $1 AND state = 'open'
         AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = $1 AND s.account = $2)",
    );
    if query.bind(id.clone()).bind(account).execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    for sql in [
        "DELETE FROM events WHERE match_id = $1",
        "DELETE FROM seats WHERE match_id = $1",
        "DELETE FROM matches WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id.clone()).execute(&mut *connection).await?;
    }
    Ok(true)
}

fn line(row: &AnyRow) -> sqlx::Result<OpenMatch> {
    let seconds = |column: usize| -> sqlx::Result<u32> {
        Ok(u32::try_from(row.try_get::<i64, _>(column)? / 1000).unwrap_or(u32::MAX))
    };
    let clock = ClockWish { initial: seconds(5)?, increment: seconds(6)? };
    Ok(OpenMatch {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        convention: row.try_get(2)?,
        rated: row.try_get::<i64, _>(3)? == 1,
        start: row.try_get(4)?,
        pieces: pieces(row, 8)?,
        clock: (clock.initial > 0).then_some(clock),
        created: row.try_get(7)?,
        name: row.try_get(9)?,
    })
}
