//! Matches and their events. Events are only ever added, each number once.
mod adopt;
pub(crate) mod append;
mod count;
mod occupants;
mod open;
mod presence;
mod upkeep;
mod withdraw;

pub(crate) use occupants::{ActiveSeat, active_seats, note_rename};

use super::{Store, accounts, placeholders, placeholders_after};
use crate::{
    problem::Refusal,
    server_match::{Event, EventKind, MatchTerms, Pace, SeatAccount, ServerMatch},
};
use append::Append;
use axum::http::StatusCode;
use engine::{Convention, Params, games, message::Message};
use play::{Deal, Level, Player};
use protocol::{
    Object,
    site::{EndReason, ListCursor, MatchEnd, MatchLine},
};
use sqlx::{Any, AnyConnection, AssertSqlSafe, Database, Row, any::AnyRow};
use std::{net::IpAddr, sync::Arc};

/// Maximum number of matches on one page of a list.
const LINES: usize = 50;

/// A match as it is stored.
pub(crate) struct History {
    terms: MatchTerms,
    events: Vec<Event>,
}

impl History {
    /// Replays all events. That may take a while, so callers do it in the engine pool.
    pub(crate) fn replay(&self) -> Result<ServerMatch, Refusal> {
        let mut server_match = ServerMatch::new(self.terms.clone())?;
        for event in &self.events {
            server_match.apply(event)?;
        }
        Ok(server_match)
    }
}

impl Store {
    /// Stores a new match with its first events.
    ///
    /// An account plays one rated match against the computer at a time, and has only some open invitations: otherwise
    /// nothing is stored and the reason is returned. A rated challenge remembers the network of its
    /// player until somebody sits down.
    pub(crate) async fn add_match(
        &self,
        server_match: &ServerMatch,
        events: Vec<Event>,
        network: IpAddr,
    ) -> Result<Option<Refusal>, Refusal> {
        let terms = Arc::clone(server_match.terms());
        self.write_match(move |connection| Box::pin(add(connection, terms, events, network))).await
    }

    /// A match with all its events.
    ///
    /// Seats and events are read from one snapshot, whatever others write at the same time.
    pub(crate) async fn history(&self, id: &str) -> Result<Option<History>, Refusal> {
        let mut snapshot = self.snapshot().await?;
        let Some(terms) = read_terms(&mut snapshot, id).await? else { return Ok(None) };
        let events = events_since(&mut snapshot, id, 0).await?;
        snapshot.commit().await?;
        Ok(Some(History { terms, events }))
    }

    /// The events of a match from a number on.
    pub(crate) async fn events_since(&self, id: &str, number: usize) -> Result<Vec<Event>, Refusal> {
        events_since(&mut *self.read().await?, id, number).await
    }

    /// Adds events to a match, and counts its result if they end it. False if other events were added since `before`.
    ///
    /// Stores the rematch with them, if the players agreed on one.
    pub(crate) async fn add_events(
        &self,
        before: &ServerMatch,
        after: &ServerMatch,
        events: Vec<Event>,
        next: Option<MatchTerms>,
    ) -> Result<bool, Refusal> {
        let append = Append::new(before, after, events, next);
        match &self.writer {
            Some(writer) => writer.append(append).await,
            None => {
                self.write_match(move |connection| {
                    Box::pin(async move {
                        let done = append::append_one(connection, &append).await?;
                        if done {
                            notify(connection, append.id().to_owned()).await?;
                        }
                        Ok(done)
                    })
                })
                .await
            }
        }
    }

    /// The rated match against the computer that an account is playing.
    pub(crate) async fn running(&self, account: &str) -> Result<Option<String>, Refusal> {
        running(&mut *self.read().await?, account).await
    }

    /// A page of the matches of an account, newest first, and whether there are more. Only the account itself sees its
    /// invitations by link, since a link is enough to take the seat.
    pub(crate) async fn matches_of(
        &self,
        account: &str,
        before: &ListCursor,
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

/// A count as it is stored.
fn number(count: usize) -> i64 {
    i64::try_from(count).expect("matches are short")
}

async fn add(
    connection: &mut AnyConnection,
    terms: Arc<MatchTerms>,
    events: Vec<Event>,
    network: IpAddr,
) -> Result<Option<Refusal>, Refusal> {
    for account in terms.accounts.iter().flatten() {
        if !accounts::lock_if_active(connection, &account.id).await? {
            return Ok(Some(Refusal::new(StatusCode::UNAUTHORIZED, Message::new("refused-not-signed-in"))));
        }
    }
    if let Some(account) = terms.player()
        && running(connection, account).await?.is_some()
    {
        return Ok(Some(Refusal::conflict("refused-running")));
    }
    if let Some(refusal) = open::check_count(connection, &terms).await? {
        return Ok(Some(refusal));
    }
    insert(connection, &terms, &events).await?;
    if terms.rated && terms.free_seat().is_some() {
        open::remember_network(connection, &terms.id, network).await?;
    }
    Ok(None)
}

/// Writes a new match with its seats and first events.
async fn insert(connection: &mut AnyConnection, terms: &MatchTerms, events: &[Event]) -> Result<(), Refusal> {
    let query = sqlx::query(
        "INSERT INTO matches
         (id, family, params, convention, start, level, rated, listed, initial, increment, pair, state, events, created,
          pieces, chosen, player, due, seen, near)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $14, $19)",
    );
    let query = query.bind(terms.id.clone()).bind(terms.deal.game).bind(params_text(terms));
    let query = query.bind(terms.deal.convention.name());
    let query = query.bind(terms.deal.start.clone()).bind(i64::from(terms.level())).bind(i64::from(terms.rated));
    let (initial, increment) = stored_pace(terms);
    let query = query.bind(i64::from(terms.listed)).bind(initial).bind(increment).bind(terms.pair.clone());
    let state = if terms.free_seat().is_some() { "open" } else { "playing" };
    let query = query.bind(state).bind(number(events.len())).bind(terms.created);
    let query = query.bind(number(terms.pieces.unwrap_or(0))).bind(i64::from(terms.is_start_chosen));
    let query = query.bind(terms.player().map(str::to_owned)).bind(terms.first_due(terms.created));
    let query = query.bind(i64::from(terms.near));
    query.execute(&mut *connection).await?;
    insert_seats(connection, terms).await?;
    insert_events(connection, events.iter().zip(0..).map(|(event, number)| (terms.id.as_str(), number, event))).await
}

/// The parameters of a game as they are stored.
fn params_text(terms: &MatchTerms) -> String {
    protocol::line(&protocol::params::write(&terms.deal.params))
}

/// The time of each player and the increment as they are stored: 0 without a clock.
fn stored_pace(terms: &MatchTerms) -> (i64, i64) {
    terms.pace.map_or((0, 0), |pace| (pace.initial, pace.increment))
}

async fn insert_seats(connection: &mut AnyConnection, terms: &MatchTerms) -> Result<(), Refusal> {
    let placeholders = placeholders(terms.deal.seats.len(), 4);
    let sql = format!("INSERT INTO seats (match_id, seat, account, level) VALUES {placeholders}");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (seat, (player, account)) in terms.deal.seats.iter().zip(&terms.accounts).enumerate() {
        let account = account.as_ref().map(|account| account.id.clone());
        let level = player.level().map_or(0, |level| i64::from(level.number()));
        query = query.bind(terms.id.clone()).bind(number(seat)).bind(account).bind(level);
    }
    query.execute(connection).await?;
    Ok(())
}

/// Notifies other servers that a match has changed.
async fn notify(connection: &mut AnyConnection, id: String) -> Result<(), Refusal> {
    sqlx::query("SELECT pg_notify('nimatron', $1)").bind(id).execute(connection).await?;
    Ok(())
}

/// A statement with its arguments.
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
    let query = sqlx::query(AssertSqlSafe(insert_sql(0, rows.len())));
    bind_events(query, rows.into_iter()).execute(connection).await?;
    Ok(())
}

/// The statement that writes a number of events, with placeholders after the first `taken` ones.
fn insert_sql(taken: usize, rows: usize) -> String {
    let placeholders = placeholders_after(taken, rows, 6);
    format!("INSERT INTO events (match_id, number, seat, kind, content, at) VALUES {placeholders}")
}

/// Binds the arguments of that statement.
fn bind_events<'q, 'e>(query: Query<'q>, rows: impl Iterator<Item = (&'e str, i64, &'e Event)>) -> Query<'q> {
    rows.fold(query, |query, (id, number, event)| {
        let (word, content) = event.kind.encode();
        let query = query.bind(id.to_owned()).bind(number).bind(self::number(event.seat)).bind(word);
        query.bind(content).bind(event.at)
    })
}

async fn running(connection: &mut AnyConnection, account: &str) -> Result<Option<String>, Refusal> {
    let query = sqlx::query_scalar(include_str!("matches/running.sql"));
    Ok(query.bind(account.to_owned()).fetch_optional(connection).await?)
}

async fn read_terms(connection: &mut AnyConnection, id: &str) -> Result<Option<MatchTerms>, Refusal> {
    let query = sqlx::query(
        "SELECT family, params, convention, start, rated, created, listed, initial, increment, pair, pieces,
         chosen, near FROM matches WHERE id = $1",
    );
    let Some(row) = query.bind(id.to_owned()).fetch_optional(&mut *connection).await? else { return Ok(None) };
    let query = sqlx::query(
        "SELECT s.account, a.name, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END, s.level, COALESCE(a.bot, 0)
         FROM seats s LEFT JOIN accounts a ON a.id = s.account WHERE s.match_id = $1 ORDER BY s.seat",
    );
    let seats = query.bind(id.to_owned()).fetch_all(connection).await?;
    let (players, accounts) = seats.iter().map(seat).collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
    let deal = Deal {
        game: games::family(row.try_get(0)?).map_err(|error| Refusal::failure(&error))?.id,
        params: params(row.try_get(1)?)?,
        convention: convention(row.try_get(2)?),
        start: row.try_get(3)?,
        seats: players,
    };
    Ok(Some(MatchTerms {
        id: id.to_owned(),
        deal,
        accounts,
        is_start_chosen: row.try_get::<i64, _>(11)? == 1,
        pieces: pieces(&row, 10)?,
        rated: row.try_get::<i64, _>(4)? == 1,
        listed: row.try_get::<i64, _>(6)? == 1,
        pace: pace(&row)?,
        pair: row.try_get(9)?,
        near: row.try_get::<i64, _>(12)? == 1,
        created: row.try_get(5)?,
    }))
}

fn pace(row: &AnyRow) -> sqlx::Result<Option<Pace>> {
    let pace = Pace { initial: row.try_get(7)?, increment: row.try_get(8)? };
    Ok((pace.initial > 0).then_some(pace))
}

/// Number of pieces that each player places before the first move, if any.
fn pieces(row: &AnyRow, column: usize) -> sqlx::Result<Option<usize>> {
    let pieces = usize::try_from(row.try_get::<i64, _>(column)?);
    Ok(pieces.ok().filter(|pieces| *pieces > 0))
}

fn params(text: &str) -> Result<Params, Refusal> {
    let object: Object = serde_json::from_str(text).map_err(|error| Refusal::failure(&error))?;
    protocol::params::read(&object).map_err(|error| Refusal::failure(&error))
}

fn convention(name: &str) -> Convention {
    if name == Convention::Misere.name() { Convention::Misere } else { Convention::Normal }
}

/// The player in a seat, with the account of a person.
fn seat(row: &AnyRow) -> Result<(Player, Option<SeatAccount>), Refusal> {
    let account: Option<String> = row.try_get(0)?;
    let level = u8::try_from(row.try_get::<i64, _>(3)?).ok().and_then(Level::from_number);
    match (account, level) {
        (Some(id), _) => {
            let name: Option<String> = row.try_get(1)?;
            let (is_guest, is_bot) = (row.try_get::<i64, _>(2)? == 1, row.try_get::<i64, _>(4)? == 1);
            let account = SeatAccount { id, is_guest, is_bot };
            Ok((Player::Person(name.unwrap_or_default()), Some(account)))
        }
        (None, Some(level)) => Ok((Player::computer(level), None)),
        (None, None) => Ok((Player::Person(String::new()), None)),
    }
}

async fn events_since(connection: &mut AnyConnection, id: &str, number: usize) -> Result<Vec<Event>, Refusal> {
    let query =
        sqlx::query("SELECT seat, kind, content, at FROM events WHERE match_id = $1 AND number >= $2 ORDER BY number");
    let rows = query.bind(id.to_owned()).bind(self::number(number)).fetch_all(connection).await?;
    rows.iter().map(event).collect()
}

fn event(row: &AnyRow) -> Result<Event, Refusal> {
    let kind = EventKind::decode(row.try_get(1)?, row.try_get(2)?).map_err(|error| Refusal::failure(&error))?;
    let seat = usize::try_from(row.try_get::<i64, _>(0)?).map_err(|error| Refusal::failure(&error))?;
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
        ended: how.map(|how| MatchEnd {
            how: EndReason::read(&how).unwrap_or(EndReason::Unknown),
            winners: split_seats(&winners.unwrap_or_default()),
        }),
        created: row.try_get(8)?,
    })
}

fn join_seats(winners: &[usize]) -> String {
    winners.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
}

fn split_seats(winners: &str) -> Vec<usize> {
    winners.split(',').filter_map(|seat| seat.parse().ok()).collect()
}
