//! Matches in which a seat is free.
use super::{insert, insert_events, number, params_text, pieces, tell, time};
use crate::{
    clock::{DAY, now},
    ids,
    problem::Refusal,
    store::{
        Store,
        accounts::{self, Account},
    },
    table::{Event, Kind, Seat, Settled, Table},
};
use protocol::site::{ClockWish, OpenMatch};
use sqlx::{AnyConnection, Row, any::AnyRow};

/// Maximum number of open challenges in the list.
const LISTED: i64 = 50;

/// A match that waits for somebody.
pub(crate) struct Waiting {
    pub(crate) id: String,
    /// Whether whoever sits down next makes the first move.
    pub(crate) begins: bool,
    /// Whether the one who asks waits there.
    pub(crate) is_own: bool,
}

impl Store {
    /// Lets somebody sit down in a free seat; false when somebody else was faster.
    ///
    /// When a rated match between two is complete by that, the second match of the pair begins as well.
    pub(crate) async fn join(&self, table: &Table, seat: usize, account: Account) -> Result<bool, Refusal> {
        let (mut settled, known, shared) = (Settled::clone(table.settled()), number(table.events()), self.is_shared());
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
            "SELECT m.id, m.family, m.convention, m.rated, m.start, m.initial, m.increment, m.created, m.pieces, MIN(a.name), MAX(CASE WHEN a.password IS NULL THEN 1 ELSE 0 END)
             FROM matches m JOIN seats s ON s.match_id = m.id JOIN accounts a ON a.id = s.account
             WHERE m.state = 'open' AND m.listed = 1 AND m.created > $1 AND a.name IS NOT NULL
             GROUP BY m.id, m.family, m.convention, m.rated, m.start, m.initial, m.increment, m.created, m.pieces
             ORDER BY m.created DESC, m.id LIMIT $2",
        );
        let rows = query.bind(now() - DAY).bind(LISTED).fetch_all(&mut *self.read().await?).await?;
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Matches that wait for somebody with the very wishes of a match that is not begun yet, the oldest first.
    pub(crate) async fn waiting(&self, wished: &Settled, account: &str) -> Result<Vec<Waiting>, Refusal> {
        let query = sqlx::query(
            "SELECT m.id, MIN(CASE WHEN s.account IS NULL THEN s.seat END), MAX(CASE WHEN s.account = $12 THEN 1 ELSE 0 END)
             FROM matches m JOIN seats s ON s.match_id = m.id LEFT JOIN accounts a ON a.id = s.account
             WHERE m.state = 'open' AND m.listed = 1 AND m.created > $1 AND m.family = $2 AND m.params = $3
             AND m.convention = $4 AND m.rated = $5 AND m.initial = $6 AND m.increment = $7 AND m.pieces = $8
             AND m.chosen = $9 AND (m.chosen = 0 OR m.start = $10)
             GROUP BY m.id, m.created HAVING COUNT(a.name) > 0 ORDER BY m.created, m.id LIMIT $11",
        );
        let query = query.bind(now() - DAY).bind(wished.game).bind(params_text(wished)).bind(wished.convention.name());
        let (initial, increment) = time(wished);
        let query = query.bind(i64::from(wished.rated)).bind(initial).bind(increment);
        let query = query.bind(number(wished.pieces.unwrap_or(0))).bind(i64::from(wished.chosen));
        let query = query.bind(wished.start.clone()).bind(LISTED).bind(account.to_owned());
        let rows = query.fetch_all(&mut *self.read().await?).await?;
        Ok(rows.iter().map(waits).collect::<sqlx::Result<_>>()?)
    }
}

async fn joined(connection: &mut AnyConnection, settled: &Settled, seat: usize, known: i64) -> Result<bool, Refusal> {
    let Seat::Person { account, .. } = &settled.seats[seat] else { return Ok(false) };
    if !accounts::hold_living(connection, account).await? {
        return Ok(false);
    }
    let (complete, at) = (settled.free_seat().is_none(), now());
    let pair = (complete && settled.rated).then(ids::id);
    let query = sqlx::query(
        "UPDATE matches SET events = $3, state = $4, pair = $5, due = $6
         WHERE id = $1 AND events = $2 AND state = 'open'",
    );
    let query = query.bind(settled.id.clone()).bind(known).bind(known + 1);
    let query = query.bind(if complete { "playing" } else { "open" }).bind(pair.clone()).bind(settled.first_due(at));
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    let query = sqlx::query("UPDATE seats SET account = $3 WHERE match_id = $1 AND seat = $2");
    query.bind(settled.id.clone()).bind(number(seat)).bind(account.clone()).execute(&mut *connection).await?;
    let event = Event { seat, kind: Kind::Joined, at };
    insert_events(connection, std::iter::once((settled.id.as_str(), known, &event))).await?;
    if let Some(id) = pair {
        insert_second(connection, settled, id, at).await?;
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

fn waits(row: &AnyRow) -> sqlx::Result<Waiting> {
    let free: Option<i64> = row.try_get(1)?;
    Ok(Waiting { id: row.try_get(0)?, begins: free == Some(0), is_own: row.try_get::<i64, _>(2)? == 1 })
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
        guest: row.try_get::<i64, _>(10)? == 1,
    })
}
