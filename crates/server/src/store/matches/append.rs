//! Adding events to matches. Events of many matches in progress are added together, since each statement is a trip to
//! the database.
use super::{Query, bind_events, count, insert_events, insert_sql, join_seats, number, open};
use crate::{
    problem::Refusal,
    server_match::{Event, MatchTerms, ServerMatch},
};
use protocol::site::MatchEnd;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::sync::Arc;

/// Events to be added to a match, provided that nothing else was added before them.
pub(crate) struct Append {
    terms: Arc<MatchTerms>,
    /// Expected number of events before these.
    expected: i64,
    events: Vec<Event>,
    ended: Option<MatchEnd>,
    /// Whether the match was not over before.
    ends: bool,
    /// The terms of the rematch, if the players agreed on one.
    next: Option<MatchTerms>,
    /// When the server must look at the match of its own accord.
    due: Option<i64>,
    /// Whether that time changes.
    is_due_changed: bool,
}

impl Append {
    pub(crate) fn new(
        before: &ServerMatch,
        after: &ServerMatch,
        events: Vec<Event>,
        next: Option<MatchTerms>,
    ) -> Append {
        Append {
            terms: Arc::clone(after.terms()),
            expected: number(before.events()),
            events,
            ended: after.end(),
            ends: before.end().is_none(),
            next,
            due: after.due(),
            is_due_changed: after.due() != before.due(),
        }
    }

    pub(crate) fn id(&self) -> &str {
        &self.terms.id
    }

    /// Whether the match goes on, so that only the events have to be written.
    pub(crate) fn goes_on(&self) -> bool {
        self.ended.is_none() && self.next.is_none()
    }

    /// When the last event happened.
    fn at(&self) -> i64 {
        self.events.last().map_or(0, |event| event.at)
    }

    /// Binds the arguments of [`END_SQL`].
    fn bind_end<'q>(&self, query: Query<'q>) -> Query<'q> {
        let query =
            query.bind(self.terms.id.clone()).bind(self.expected).bind(self.expected + number(self.events.len()));
        let query = query.bind(self.ended.as_ref().map(|ended| ended.how.name()));
        query.bind(self.ended.as_ref().map(|ended| join_seats(&ended.winners))).bind(self.at())
    }

    /// The events with their match and their numbers.
    fn rows(&self) -> impl Iterator<Item = (&str, i64, &Event)> {
        self.events.iter().zip(self.expected..).map(|(event, number)| (self.id(), number, event))
    }
}

/// Adds events to a match, and counts its result if they end it. False if other events came first.
pub(crate) async fn append_one(connection: &mut AnyConnection, append: &Append) -> Result<bool, Refusal> {
    if append.goes_on() {
        return append_many(connection, &[append]).await;
    }
    if let Some(pair) = &append.terms.pair {
        // Both matches of a pair are counted together, so this lock makes them end one after the other.
        let lock = sqlx::query("UPDATE matches SET created = created WHERE id = $1");
        lock.bind(append.id().min(pair).to_owned()).execute(&mut *connection).await?;
    }
    let query = append.bind_end(sqlx::query(END_SQL));
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    insert_events(connection, append.rows()).await?;
    finish(connection, append).await?;
    Ok(true)
}

/// Counts the result of a match that has ended, and begins the rematch if the players agreed on one.
async fn finish(connection: &mut AnyConnection, append: &Append) -> Result<(), Refusal> {
    if let Some(ended) = append.ended.as_ref().filter(|_| append.terms.rated && append.ends) {
        count::result(connection, &append.terms, ended).await?;
    }
    if let Some(next) = append.next.clone() {
        open::begin(connection, next, append.at()).await?;
    }
    Ok(())
}

/// Adds events to different matches in progress. False if other events came first in one of them: then the caller must
/// roll back.
async fn append_many(connection: &mut AnyConnection, appends: &[&Append]) -> Result<bool, Refusal> {
    let query = bind_advances(sqlx::query(AssertSqlSafe(advance_sql(appends))), appends);
    let advanced = query.execute(&mut *connection).await?.rows_affected();
    if usize::try_from(advanced) != Ok(appends.len()) {
        return Ok(false);
    }
    insert_events(connection, appends.iter().flat_map(|append| append.rows())).await?;
    Ok(true)
}

/// The same in a single trip to SQLite, after a first statement.
pub(crate) async fn append_many_after(
    first: &str,
    connection: &mut AnyConnection,
    appends: &[&Append],
) -> Result<bool, Refusal> {
    let events = appends.iter().map(|append| append.events.len()).sum();
    let (advance, insert) = (advance_sql(appends), insert_sql(placeholder_count(appends) * appends.len(), events));
    let query = sqlx::query(AssertSqlSafe(format!("{first}; {advance} RETURNING id; {insert}")));
    let query = bind_events(bind_advances(query, appends), appends.iter().flat_map(|append| append.rows()));
    has_changed(query, connection, appends.len()).await
}

/// Adds events to a match that they end, or that was over before, in few trips to SQLite. False if other events came
/// first: then the caller must roll back.
pub(crate) async fn append_end_after(
    first: &str,
    connection: &mut AnyConnection,
    append: &Append,
) -> Result<bool, Refusal> {
    let insert = insert_sql(END_PLACES, append.events.len());
    let query = sqlx::query(AssertSqlSafe(format!("{first}; {END_SQL} RETURNING id; {insert}")));
    let query = bind_events(append.bind_end(query), append.rows());
    if !has_changed(query, connection, 1).await? {
        return Ok(false);
    }
    finish(connection, append).await?;
    Ok(true)
}

/// Whether a statement changed the expected number of matches. An event that exists already means that it did not.
async fn has_changed(query: Query<'_>, connection: &mut AnyConnection, matches: usize) -> Result<bool, Refusal> {
    match query.fetch_all(connection).await {
        Ok(rows) => Ok(rows.len() == matches),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Number of placeholders for each match. The due time is written only if it changes for one of them, since that costs
/// an update of an index.
fn placeholder_count(appends: &[&Append]) -> usize {
    if appends.iter().any(|append| append.is_due_changed) { 4 } else { 3 }
}

/// The statement that moves matches from the expected number of events to the next.
fn advance_sql(appends: &[&Append]) -> String {
    let width = placeholder_count(appends);
    let starts = || (0..appends.len()).map(|index| width * index);
    let by_id = |number: usize| starts().map(|p| format!(" WHEN ${} THEN ${}", p + 1, p + number)).collect::<String>();
    let expected = starts().map(|p| format!("(id = ${} AND events = ${} AND state = 'playing')", p + 1, p + 2));
    let expected = expected.collect::<Vec<_>>().join(" OR ");
    let due = if width > 3 { format!(", due = CASE id{} END", by_id(4)) } else { String::new() };
    format!("UPDATE matches SET events = CASE id{} END{due} WHERE {expected}", by_id(3))
}

/// Binds the arguments of that statement.
fn bind_advances<'q>(query: Query<'q>, appends: &[&Append]) -> Query<'q> {
    let with_due = placeholder_count(appends) > 3;
    appends.iter().fold(query, |query, append| {
        let next = append.expected + number(append.events.len());
        let query = query.bind(append.terms.id.clone()).bind(append.expected).bind(next);
        if with_due { query.bind(append.due) } else { query }
    })
}

/// The statement that records how a match ended.
const END_SQL: &str =
    "UPDATE matches SET events = $3, state = 'over', how = $4, winners = $5, ended = COALESCE(ended, $6), due = NULL
     WHERE id = $1 AND events = $2 AND state <> 'open'";

/// Number of placeholders in that statement.
const END_PLACES: usize = 6;
