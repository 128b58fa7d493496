//! Adding events to matches. Those of many matches that go on take two statements together, since each statement is a trip
//! to the database.
use super::{count, insert_events, joined, number, open};
use crate::{
    problem::Refusal,
    table::{Event, Settled, Table},
};
use protocol::site::Ended;
use sqlx::{AnyConnection, AssertSqlSafe};

/// Events that are to be added to a match, if it has come exactly so far as is known.
pub(crate) struct Append {
    settled: Settled,
    /// How many events there should be before.
    known: i64,
    events: Vec<Event>,
    ended: Option<Ended>,
    /// Whether it was not over before.
    ends: bool,
    /// The match that follows, when that was agreed on.
    next: Option<Settled>,
}

impl Append {
    pub(crate) fn new(before: &Table, after: &Table, events: Vec<Event>) -> Append {
        Append {
            settled: after.settled().clone(),
            known: number(before.events()),
            events,
            ended: after.ended(),
            ends: before.ended().is_none(),
            next: after.rematch(before),
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
    if !ended(connection, append).await? {
        return Ok(false);
    }
    insert_events(connection, append.rows()).await?;
    if let Some(ended) = append.ended.as_ref().filter(|_| append.settled.rated && append.ends) {
        count::result(connection, &append.settled, ended).await?;
    }
    if let Some(next) = append.next.clone() {
        open::begin(connection, next, append.at()).await?;
    }
    Ok(true)
}

/// Adds events to different matches that go on. False when in one of them something else has happened in between: then
/// whoever asks must take back what was done.
pub(crate) async fn to_all(connection: &mut AnyConnection, appends: &[&Append]) -> Result<bool, Refusal> {
    let mut query = sqlx::query(AssertSqlSafe(advancing(appends.len())));
    for append in appends {
        query = query.bind(append.settled.id.clone()).bind(append.known);
        query = query.bind(append.known + number(append.events.len()));
    }
    let advanced = query.execute(&mut *connection).await?.rows_affected();
    if usize::try_from(advanced) != Ok(appends.len()) {
        return Ok(false);
    }
    insert_events(connection, appends.iter().flat_map(|append| append.rows())).await?;
    Ok(true)
}

/// The statement that takes so many matches from the number of events that is known to the next.
fn advancing(matches: usize) -> String {
    let places = || (0..matches).map(|index| 3 * index);
    let known = places().map(|p| format!("(id = ${} AND events = ${} AND state = 'playing')", p + 1, p + 2));
    let next: String = places().map(|p| format!(" WHEN ${} THEN ${}", p + 1, p + 3)).collect();
    let known = known.collect::<Vec<_>>().join(" OR ");
    format!("UPDATE matches SET events = CASE id{next} END WHERE {known}")
}

/// Notes of a match how it ended; false when something else has happened in between.
async fn ended(connection: &mut AnyConnection, append: &Append) -> Result<bool, Refusal> {
    let Append { settled, known, events, ended, .. } = append;
    if let Some(pair) = &settled.pair {
        // Both matches of a pair are counted together, so they end one after the other.
        let hold = sqlx::query("UPDATE matches SET created = created WHERE id = $1");
        hold.bind(settled.id.clone().min(pair.clone())).execute(&mut *connection).await?;
    }
    let query = sqlx::query(
        "UPDATE matches SET events = $3, state = 'over', how = $4, winners = $5, ended = COALESCE(ended, $6)
         WHERE id = $1 AND events = $2 AND state <> 'open'",
    );
    let query = query.bind(settled.id.clone()).bind(*known).bind(known + number(events.len()));
    let query = query.bind(ended.as_ref().map(|ended| ended.how.clone()));
    let query = query.bind(ended.as_ref().map(|ended| joined(&ended.winners))).bind(append.at());
    Ok(query.execute(connection).await?.rows_affected() == 1)
}
