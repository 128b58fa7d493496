//! Matches and their events. Events are only ever added, each number once.
mod adopt;
pub(crate) mod append;
mod count;
mod open;
mod seated;
mod upkeep;
mod withdraw;

pub(crate) use seated::{Live, live_of, renamed};

use super::{Store, accounts, places, places_after};
use crate::{
    problem::Refusal,
    table::{Event, Kind, Pace, Seat, Settled, Table},
};
use append::Append;
use engine::{Convention, Params, games, interrupt};
use play::Level;
use protocol::{
    Object,
    site::{Before, Ended, MatchLine},
};
use sqlx::{Any, AnyConnection, AssertSqlSafe, Database, Row, any::AnyRow};
use std::sync::Arc;

/// Maximum number of matches on one page of a list.
const LINES: usize = 50;

/// A match as the database keeps it.
pub(crate) struct History {
    settled: Settled,
    events: Vec<Event>,
}

impl History {
    /// The match as far as it has come. That may take a while, so it is done beside the requests.
    pub(crate) fn replay(self) -> Result<Table, Refusal> {
        let mut table = Table::new(self.settled)?;
        for event in &self.events {
            if interrupt::is_set() {
                return Err(Refusal::not_ready());
            }
            table.apply(event)?;
        }
        Ok(table)
    }
}

impl Store {
    /// Keeps a new match with its first events.
    ///
    /// Somebody who plays a rated match against the computer already gets none beside it; its id is given back instead.
    pub(crate) async fn add_match(&self, table: &Table, events: Vec<Event>) -> Result<Option<String>, Refusal> {
        let settled = Arc::clone(table.settled());
        self.write_match(move |connection| Box::pin(added(connection, settled, events))).await
    }

    /// The match of an id, with everything that has happened.
    ///
    /// Who sits where and what has happened are read as they are at one moment, whatever others write meanwhile.
    pub(crate) async fn history(&self, id: &str) -> Result<Option<History>, Refusal> {
        let mut snapshot = self.snapshot().await?;
        let Some(settled) = settled(&mut snapshot, id).await? else { return Ok(None) };
        let events = events_since(&mut snapshot, id, 0).await?;
        snapshot.commit().await?;
        Ok(Some(History { settled, events }))
    }

    /// What has happened in a match from an event on.
    pub(crate) async fn events_since(&self, id: &str, number: usize) -> Result<Vec<Event>, Refusal> {
        events_since(&mut *self.read().await?, id, number).await
    }

    /// Adds events to a match that has come exactly so far, and counts its result when it is over by that. False when
    /// something else has happened in between.
    ///
    /// The match that follows comes with them, when that was agreed on.
    pub(crate) async fn add_events(
        &self,
        before: &Table,
        after: &Table,
        events: Vec<Event>,
        next: Option<Settled>,
    ) -> Result<bool, Refusal> {
        let append = Append::new(before, after, events, next);
        match &self.writer {
            Some(writer) => writer.append(append).await,
            None => {
                self.write_match(move |connection| {
                    Box::pin(async move {
                        let done = append::to_one(connection, &append).await?;
                        if done {
                            tell(connection, append.id().to_owned()).await?;
                        }
                        Ok(done)
                    })
                })
                .await
            }
        }
    }

    /// The rated match against the computer that somebody is playing.
    pub(crate) async fn running(&self, account: &str) -> Result<Option<String>, Refusal> {
        running(&mut *self.read().await?, account).await
    }

    /// Matches of an account, newest first, from the ones after a place in that order on. Invitations by link are for the
    /// account's own eyes: whoever knows one can follow it.
    pub(crate) async fn matches_of(
        &self,
        account: &str,
        before: &Before,
        is_own: bool,
    ) -> Result<(Vec<MatchLine>, bool), Refusal> {
        let query = sqlx::query(
            "SELECT m.id, m.family, m.convention, m.level, m.rated, s.seat, m.how, m.winners, m.created
             FROM seats s JOIN matches m ON m.id = s.match_id
             WHERE s.account = $1 AND (m.created < $2 OR (m.created = $2 AND m.id > $3))
             AND (m.state <> 'open' OR m.listed = 1 OR $5 = 1)
             ORDER BY m.created DESC, m.id LIMIT $4",
        );
        let query = query.bind(account.to_owned()).bind(before.created).bind(before.id.clone()).bind(number(LINES + 1));
        let query = query.bind(i64::from(is_own));
        let rows = query.fetch_all(&mut *self.read().await?).await?;
        let mut lines = rows.iter().map(line).collect::<sqlx::Result<Vec<_>>>()?;
        let more = lines.len() > LINES;
        lines.truncate(LINES);
        Ok((lines, more))
    }
}

/// A count as the database keeps it.
fn number(count: usize) -> i64 {
    i64::try_from(count).expect("matches are short")
}

async fn added(
    connection: &mut AnyConnection,
    settled: Arc<Settled>,
    events: Vec<Event>,
) -> Result<Option<String>, Refusal> {
    if let Some(account) = settled.player() {
        accounts::hold(connection, account).await?;
        if let Some(other) = running(connection, account).await? {
            return Ok(Some(other));
        }
    }
    insert(connection, &settled, &events).await?;
    Ok(None)
}

/// Writes a new match with its seats and first events.
async fn insert(connection: &mut AnyConnection, settled: &Settled, events: &[Event]) -> Result<(), Refusal> {
    let query = sqlx::query(
        "INSERT INTO matches
         (id, family, params, convention, start, level, rated, listed, initial, increment, pair, state, events, created,
          pieces, chosen, player, due)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
    );
    let query = query.bind(settled.id.clone()).bind(settled.game).bind(params_text(settled));
    let query = query.bind(settled.convention.name());
    let query = query.bind(settled.start.clone()).bind(i64::from(settled.level())).bind(i64::from(settled.rated));
    let (initial, increment) = time(settled);
    let query = query.bind(i64::from(settled.listed)).bind(initial).bind(increment).bind(settled.pair.clone());
    let state = if settled.free_seat().is_some() { "open" } else { "playing" };
    let query = query.bind(state).bind(number(events.len())).bind(settled.created);
    let query = query.bind(number(settled.pieces.unwrap_or(0))).bind(i64::from(settled.chosen));
    let query = query.bind(settled.player().map(str::to_owned)).bind(settled.first_due(settled.created));
    query.execute(&mut *connection).await?;
    insert_seats(connection, settled).await?;
    insert_events(connection, events.iter().zip(0..).map(|(event, number)| (settled.id.as_str(), number, event))).await
}

/// The parameters of a game as they are kept.
fn params_text(settled: &Settled) -> String {
    protocol::line(&protocol::params::write(&settled.params))
}

/// The time of each player and what is added after each move, as they are kept: 0 when there is no clock.
fn time(settled: &Settled) -> (i64, i64) {
    settled.pace.map_or((0, 0), |pace| (pace.initial, pace.increment))
}

async fn insert_seats(connection: &mut AnyConnection, settled: &Settled) -> Result<(), Refusal> {
    let places = places(settled.seats.len(), 4);
    let sql = format!("INSERT INTO seats (match_id, seat, account, level) VALUES {places}");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (seat, sitting) in settled.seats.iter().enumerate() {
        let (account, level) = match sitting {
            Seat::Free => (None, 0),
            Seat::Person { account, .. } => (Some(account.clone()), 0),
            Seat::Computer(level) => (None, i64::from(level.number())),
        };
        query = query.bind(settled.id.clone()).bind(number(seat)).bind(account).bind(level);
    }
    query.execute(connection).await?;
    Ok(())
}

/// Tells other servers that something has happened in a match. They look for themselves what it was.
async fn tell(connection: &mut AnyConnection, id: String) -> Result<(), Refusal> {
    sqlx::query("SELECT pg_notify('nimatron', $1)").bind(id).execute(connection).await?;
    Ok(())
}

/// A statement with what it is given.
type Query<'q> = sqlx::query::Query<'q, Any, <Any as Database>::Arguments>;

/// Writes events, each with its match and its number, in one statement.
async fn insert_events<'e>(
    connection: &mut AnyConnection,
    rows: impl Iterator<Item = (&'e str, i64, &'e Event)>,
) -> Result<(), Refusal> {
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return Ok(());
    }
    let query = sqlx::query(AssertSqlSafe(inserting(0, rows.len())));
    with_events(query, rows.into_iter()).execute(connection).await?;
    Ok(())
}

/// The statement that writes so many events, after places that are taken by something else.
fn inserting(taken: usize, rows: usize) -> String {
    let places = places_after(taken, rows, 6);
    format!("INSERT INTO events (match_id, number, seat, kind, content, at) VALUES {places}")
}

/// What that statement is given.
fn with_events<'q, 'e>(query: Query<'q>, rows: impl Iterator<Item = (&'e str, i64, &'e Event)>) -> Query<'q> {
    rows.fold(query, |query, (id, number, event)| {
        let (word, content) = event.kind.written();
        let query = query.bind(id.to_owned()).bind(number).bind(self::number(event.seat)).bind(word);
        query.bind(content).bind(event.at)
    })
}

async fn running(connection: &mut AnyConnection, account: &str) -> Result<Option<String>, Refusal> {
    let query = sqlx::query_scalar(include_str!("matches/running.sql"));
    Ok(query.bind(account.to_owned()).fetch_optional(connection).await?)
}

async fn settled(connection: &mut AnyConnection, id: &str) -> Result<Option<Settled>, Refusal> {
    let query = sqlx::query(
        "SELECT family, params, convention, start, rated, created, listed, initial, increment, pair, pieces,
         chosen FROM matches WHERE id = $1",
    );
    let Some(row) = query.bind(id.to_owned()).fetch_optional(&mut *connection).await? else { return Ok(None) };
    let query = sqlx::query(
        "SELECT s.account, a.name, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END, s.level
         FROM seats s LEFT JOIN accounts a ON a.id = s.account WHERE s.match_id = $1 ORDER BY s.seat",
    );
    let seats = query.bind(id.to_owned()).fetch_all(connection).await?;
    Ok(Some(Settled {
        id: id.to_owned(),
        game: games::family(row.try_get(0)?).map_err(|error| Refusal::failed(&error))?.id,
        params: params(row.try_get(1)?)?,
        convention: convention(row.try_get(2)?),
        start: row.try_get(3)?,
        chosen: row.try_get::<i64, _>(11)? == 1,
        pieces: pieces(&row, 10)?,
        rated: row.try_get::<i64, _>(4)? == 1,
        listed: row.try_get::<i64, _>(6)? == 1,
        pace: pace(&row)?,
        pair: row.try_get(9)?,
        seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
        created: row.try_get(5)?,
    }))
}

fn pace(row: &AnyRow) -> sqlx::Result<Option<Pace>> {
    let pace = Pace { initial: row.try_get(7)?, increment: row.try_get(8)? };
    Ok((pace.initial > 0).then_some(pace))
}

/// How many pieces are placed before the first move, if any are.
fn pieces(row: &AnyRow, column: usize) -> sqlx::Result<Option<usize>> {
    let pieces = usize::try_from(row.try_get::<i64, _>(column)?);
    Ok(pieces.ok().filter(|pieces| *pieces > 0))
}

fn params(text: &str) -> Result<Params, Refusal> {
    let object: Object = serde_json::from_str(text).map_err(|error| Refusal::failed(&error))?;
    protocol::params::read(&object).map_err(|error| Refusal::failed(&error))
}

fn convention(name: &str) -> Convention {
    if name == Convention::Misere.name() { Convention::Misere } else { Convention::Normal }
}

fn seat(row: &AnyRow) -> Result<Seat, Refusal> {
    let account: Option<String> = row.try_get(0)?;
    let level = u8::try_from(row.try_get::<i64, _>(3)?).ok().and_then(Level::from_number);
    match (account, level) {
        (Some(account), _) => {
            Ok(Seat::Person { account, name: row.try_get(1)?, guest: row.try_get::<i64, _>(2)? == 1 })
        }
        (None, Some(level)) => Ok(Seat::Computer(level)),
        (None, None) => Ok(Seat::Free),
    }
}

async fn events_since(connection: &mut AnyConnection, id: &str, number: usize) -> Result<Vec<Event>, Refusal> {
    let query =
        sqlx::query("SELECT seat, kind, content, at FROM events WHERE match_id = $1 AND number >= $2 ORDER BY number");
    let rows = query.bind(id.to_owned()).bind(self::number(number)).fetch_all(connection).await?;
    rows.iter().map(event).collect()
}

fn event(row: &AnyRow) -> Result<Event, Refusal> {
    let kind = Kind::read(row.try_get(1)?, row.try_get(2)?).map_err(|error| Refusal::failed(&error))?;
    let seat = usize::try_from(row.try_get::<i64, _>(0)?).map_err(|error| Refusal::failed(&error))?;
    Ok(Event { seat, kind, at: row.try_get(3)? })
}

fn line(row: &AnyRow) -> sqlx::Result<MatchLine> {
    let how: Option<String> = row.try_get(6)?;
    let winners: Option<String> = row.try_get(7)?;
    Ok(MatchLine {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        convention: row.try_get(2)?,
        level: u8::try_from(row.try_get::<i64, _>(3)?).unwrap_or(0),
        rated: row.try_get::<i64, _>(4)? == 1,
        seat: usize::try_from(row.try_get::<i64, _>(5)?).unwrap_or(0),
        ended: how.map(|how| Ended { how, winners: split(&winners.unwrap_or_default()) }),
        created: row.try_get(8)?,
    })
}

fn joined(winners: &[usize]) -> String {
    winners.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
}

fn split(winners: &str) -> Vec<usize> {
    winners.split(',').filter_map(|seat| seat.parse().ok()).collect()
}
