//! Adding events to matches. Those of many matches that go on are added together, since each statement is a trip to the
//! database.
use super::{Query, count, insert_events, inserting, joined, number, open, with_events};
use crate::{
    problem::Refusal,
    table::{Event, Settled, Table},
};
use protocol::site::Ended;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::sync::Arc;

/// Events that are to be added to a match, if it has come exactly so far as is known.
pub(crate) struct Append {
    settled: Arc<Settled>,
    /// How many events there should be before.
    known: i64,
    events: Vec<Event>,
    ended: Option<Ended>,
    /// Whether it was not over before.
    ends: bool,
    /// The match that follows, when that was agreed on.
    next: Option<Settled>,
    /// When the server must look at the match by itself, and whether that has changed.
    due: Option<i64>,
    is_put_off: bool,
}

impl Append {
    pub(crate) fn new(before: &Table, after: &Table, events: Vec<Event>, next: Option<Settled>) -> Append {
        Append {
            settled: Arc::clone(after.settled()),
            known: number(before.events()),
            events,
            ended: after.ended(),
            ends: before.ended().is_none(),
            next,
            due: after.due(),
            is_put_off: after.due() != before.due(),
        }
    }

    pub(crate) fn id(&self) -> &str {
        &self.settled.id
    }

    /// Whether the match goes on, so that nothing but the events is to be written.
    pub(crate) fn goes_on(&self) -> bool {
        self.ended.is_none() && self.next.is_none()
    }

    /// When the last of the events happened.
    fn at(&self) -> i64 {
        self.events.last().map_or(0, |event| event.at)
    }

    /// What [`ENDING`] is given.
    fn with_end<'q>(&self, query: Query<'q>) -> Query<'q> {
        let query = query.bind(self.settled.id.clone()).bind(self.known).bind(self.known + number(self.events.len()));
        let query = query.bind(self.ended.as_ref().map(|ended| ended.how.clone()));
        query.bind(self.ended.as_ref().map(|ended| joined(&ended.winners))).bind(self.at())
    }

    /// The events with their match and their numbers.
    fn rows(&self) -> impl Iterator<Item = (&str, i64, &Event)> {
        self.events.iter().zip(self.known..).map(|(event, number)| (self.id(), number, event))
    }
}

/// Adds events to a match, and counts its result when it is over by that. False when something else has happened in between.
pub(crate) async fn to_one(connection: &mut AnyConnection, append: &Append) -> Result<bool, Refusal> {
    if append.goes_on() {
        return to_all(connection, &[append]).await;
    }
    if let Some(pair) = &append.settled.pair {
        // Both matches of a pair are counted together, so they end one after the other.
        let hold = sqlx::query("UPDATE matches SET created = created WHERE id = $1");
        hold.bind(append.id().min(pair).to_owned()).execute(&mut *connection).await?;
    }
    let query = append.with_end(sqlx::query(ENDING));
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    insert_events(connection, append.rows()).await?;
    follow(connection, append).await?;
    Ok(true)
}

/// What follows when a match is over: its result is counted, and the next begins if that was agreed on.
async fn follow(connection: &mut AnyConnection, append: &Append) -> Result<(), Refusal> {
    if let Some(ended) = append.ended.as_ref().filter(|_| append.settled.rated && append.ends) {
        count::result(connection, &append.settled, ended).await?;
    }
    if let Some(next) = append.next.clone() {
        open::begin(connection, next, append.at()).await?;
    }
    Ok(())
}

/// Adds events to different matches that go on. False when in one of them something else has happened in between: then
/// whoever asks must take back what was done.
async fn to_all(connection: &mut AnyConnection, appends: &[&Append]) -> Result<bool, Refusal> {
    let query = with_advances(sqlx::query(AssertSqlSafe(advancing(appends))), appends);
    let advanced = query.execute(&mut *connection).await?.rows_affected();
    if usize::try_from(advanced) != Ok(appends.len()) {
        return Ok(false);
    }
    insert_events(connection, appends.iter().flat_map(|append| append.rows())).await?;
    Ok(true)
}

/// The same in a single trip to SQLite, with something to be done before.
pub(crate) async fn to_all_after(
    first: &str,
    connection: &mut AnyConnection,
    appends: &[&Append],
) -> Result<bool, Refusal> {
    let events = appends.iter().map(|append| append.events.len()).sum();
    let (advancing, inserting) = (advancing(appends), inserting(places(appends) * appends.len(), events));
    let query = sqlx::query(AssertSqlSafe(format!("{first}; {advancing} RETURNING id; {inserting}")));
    let query = with_events(with_advances(query, appends), appends.iter().flat_map(|append| append.rows()));
    changed(query, connection, appends.len()).await
}

/// Adds events to one match that is over by them, or was over before, in as few trips to SQLite as can be. False when
/// something else has happened in between: then whoever asks must take back what was done.
pub(crate) async fn to_ended_after(
    first: &str,
    connection: &mut AnyConnection,
    append: &Append,
) -> Result<bool, Refusal> {
    let inserting = inserting(END_PLACES, append.events.len());
    let query = sqlx::query(AssertSqlSafe(format!("{first}; {ENDING} RETURNING id; {inserting}")));
    let query = with_events(append.with_end(query), append.rows());
    if !changed(query, connection, 1).await? {
        return Ok(false);
    }
    follow(connection, append).await?;
    Ok(true)
}

/// Whether so many matches were as far as was thought. An event that is there already says that one was not.
async fn changed(query: Query<'_>, connection: &mut AnyConnection, matches: usize) -> Result<bool, Refusal> {
    match query.fetch_all(connection).await {
        Ok(rows) => Ok(rows.len() == matches),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// How many places of a statement each match takes: when it is due is written only if that has changed for one of them, since
/// an index must follow.
fn places(appends: &[&Append]) -> usize {
    if appends.iter().any(|append| append.is_put_off) { 4 } else { 3 }
}

/// The statement that takes matches from the number of events that is known to the next.
fn advancing(appends: &[&Append]) -> String {
    let width = places(appends);
    let starts = || (0..appends.len()).map(|index| width * index);
    let by_id = |place: usize| starts().map(|p| format!(" WHEN ${} THEN ${}", p + 1, p + place)).collect::<String>();
    let known = starts().map(|p| format!("(id = ${} AND events = ${} AND state = 'playing')", p + 1, p + 2));
    let known = known.collect::<Vec<_>>().join(" OR ");
    let due = if width > 3 { format!(", due = CASE id{} END", by_id(4)) } else { String::new() };
    format!("UPDATE matches SET events = CASE id{} END{due} WHERE {known}", by_id(3))
}

/// What that statement is given.
fn with_advances<'q>(query: Query<'q>, appends: &[&Append]) -> Query<'q> {
    let with_due = places(appends) > 3;
    appends.iter().fold(query, |query, append| {
        let next = append.known + number(append.events.len());
        let query = query.bind(append.settled.id.clone()).bind(append.known).bind(next);
        if with_due { query.bind(append.due) } else { query }
    })
}

/// The statement that notes of a match how it ended.
const ENDING: &str =
    "UPDATE matches SET events = $3, state = 'over', how = $4, winners = $5, ended = COALESCE(ended, $6), due = NULL
     WHERE id = $1 AND events = $2 AND state <> 'open'";

/// Number of placeholders in that statement.
const END_PLACES: usize = 6;
