//! Matches in which a seat is free.
use super::{insert, insert_events, notify, number, params_text, pieces, stored_pace};
use crate::{
    clock::{DAY, now},
    ids,
    presence::AWAY,
    problem::Refusal,
    server_match::{Event, EventKind, MatchTerms, ServerMatch},
    store::{
        Store,
        accounts::{self, Account},
    },
};
use axum::http::StatusCode;
use engine::message::Message;
use protocol::site::{ClockSettings, OpenMatch};
use sqlx::{AnyConnection, Row, any::AnyRow};
use std::net::IpAddr;

/// Maximum number of open challenges in the list.
const LISTED: i64 = 50;

/// Maximum number of listed invitations of one person: others want to be seen, too.
const LISTED_OF_ONE: u32 = 5;

/// Maximum number of invitations by link of one person.
const LINKS_OF_ONE: u32 = 40;

/// Parameters of a game as they are stored if all are the usual ones.
const USUAL_PARAMS: &str = "{}";

/// An open match that fits the request of a player.
pub(crate) struct WaitingMatch {
    pub(crate) id: String,
    /// Whether the next person to sit down makes the first move.
    pub(crate) begins: bool,
    /// Whether the player who asks waits there.
    pub(crate) is_own: bool,
}

impl Store {
    /// Seats an account in a free seat; false if somebody else was faster.
    ///
    /// If that completes a rated match between two people, the second match of the pair begins as well.
    pub(crate) async fn join(
        &self,
        server_match: &ServerMatch,
        seat: usize,
        account: Account,
        network: IpAddr,
    ) -> Result<bool, Refusal> {
        let (mut terms, events) = (MatchTerms::clone(server_match.terms()), number(server_match.events()));
        let shared = self.is_shared();
        terms.seat_person(seat, &account);
        self.write(move |connection| {
            Box::pin(async move {
                if terms.rated {
                    terms.near = is_near(connection, &terms.id, network).await?;
                }
                let done = sit_down(connection, &terms, seat, events).await?;
                if done && shared {
                    notify(connection, terms.id).await?;
                }
                Ok(done)
            })
        })
        .await
    }

    /// Listed matches with a free seat whose players are at the site, newest first. If there are too many, everybody's
    /// newest one comes before the second of anybody, and those of accounts before those of guests, who cost nothing.
    pub(crate) async fn open_matches(&self) -> Result<Vec<OpenMatch>, Refusal> {
        let query = sqlx::query(
            "WITH waiting AS (
                 SELECT m.id, m.family, m.convention, m.rated, m.start, m.initial, m.increment, m.created, m.pieces,
                 MIN(a.name) AS name, MAX(CASE WHEN a.password IS NULL THEN 1 ELSE 0 END) AS guest, m.params,
                 MAX(a.bot) AS bot,
                 ROW_NUMBER() OVER (PARTITION BY MIN(a.id) ORDER BY m.created DESC, m.id) AS nth
                 FROM matches m JOIN seats s ON s.match_id = m.id JOIN accounts a ON a.id = s.account
                 WHERE m.state = 'open' AND m.listed = 1 AND m.created > $1 AND m.seen > $2 AND a.name IS NOT NULL
                 GROUP BY m.id, m.family, m.convention, m.rated, m.start, m.initial, m.increment, m.created, m.pieces,
                 m.params)
             SELECT id, family, convention, rated, start, initial, increment, created, pieces, name, guest, params, bot
             FROM waiting WHERE nth <= $3 ORDER BY nth, guest, created DESC, id LIMIT $4",
        );
        let query = query.bind(now() - DAY).bind(now() - AWAY).bind(i64::from(LISTED_OF_ONE)).bind(LISTED);
        let rows = query.fetch_all(&mut *self.read().await?).await?;
        let mut lines: Vec<OpenMatch> = rows.iter().map(line).collect::<sqlx::Result<_>>()?;
        lines.sort_by(|one, other| (other.created, &one.id).cmp(&(one.created, &other.id)));
        Ok(lines)
    }

    /// Listed matches with a free seat and the same terms as a match that has not begun, oldest first.
    pub(crate) async fn waiting(&self, terms: &MatchTerms, account: &str) -> Result<Vec<WaitingMatch>, Refusal> {
        let query = sqlx::query(
            "SELECT m.id, MIN(CASE WHEN s.account IS NULL THEN s.seat END), MAX(CASE WHEN s.account = $12 THEN 1 ELSE \
                0 END)
             FROM matches m JOIN seats s ON s.match_id = m.id LEFT JOIN accounts a ON a.id = s.account
             WHERE m.state = 'open' AND m.listed = 1 AND m.created > $1 AND m.family = $2 AND m.params = $3
             AND m.convention = $4 AND m.rated = $5 AND m.initial = $6 AND m.increment = $7 AND m.pieces = $8
             AND m.chosen = $9 AND (m.chosen = 0 OR m.start = $10) AND (m.seen > $13 OR s.account = $12)
             GROUP BY m.id, m.created HAVING COUNT(a.name) > 0 ORDER BY m.created, m.id LIMIT $11",
        );
        let query =
            query.bind(now() - DAY).bind(terms.deal.game).bind(params_text(terms)).bind(terms.deal.convention.name());
        let (initial, increment) = stored_pace(terms);
        let query = query.bind(i64::from(terms.rated)).bind(initial).bind(increment);
        let query = query.bind(number(terms.pieces.unwrap_or(0))).bind(i64::from(terms.is_start_chosen));
        let query = query.bind(terms.deal.start.clone()).bind(LISTED).bind(account.to_owned()).bind(now() - AWAY);
        let rows = query.fetch_all(&mut *self.read().await?).await?;
        Ok(rows.iter().map(waiting_match).collect::<sqlx::Result<_>>()?)
    }
}

/// The refusal of one more invitation, if the person who invites has too many.
pub(super) async fn check_count(
    connection: &mut AnyConnection,
    terms: &MatchTerms,
) -> Result<Option<Refusal>, Refusal> {
    let Some(account) = terms.accounts.iter().flatten().next().filter(|_| terms.free_seat().is_some()) else {
        return Ok(None);
    };
    let query = sqlx::query_scalar(
        "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id
         WHERE s.account = $1 AND m.state = 'open' AND m.listed = $2",
    );
    let count: i64 = query.bind(account.id.clone()).bind(i64::from(terms.listed)).fetch_one(connection).await?;
    let most = if terms.listed { LISTED_OF_ONE } else { LINKS_OF_ONE };
    if count < i64::from(most) {
        return Ok(None);
    }
    let message = Message::new("refused-many-challenges").with("most", most);
    Ok(Some(Refusal::new(StatusCode::CONFLICT, message)))
}

/// The key by which networks of the players of one match are compared. Each match has others.
fn network_key(id: &str, network: IpAddr) -> String {
    ids::hash(&format!("{id} {network}"))
}

/// Remembers the network of the player who waits in a match.
pub(super) async fn remember_network(connection: &mut AnyConnection, id: &str, network: IpAddr) -> Result<(), Refusal> {
    let query = sqlx::query("UPDATE seats SET network = $2 WHERE match_id = $1 AND account IS NOT NULL");
    query.bind(id.to_owned()).bind(network_key(id, network)).execute(connection).await?;
    Ok(())
}

/// Whether the player who waits in a match sits in a network.
async fn is_near(connection: &mut AnyConnection, id: &str, network: IpAddr) -> Result<bool, Refusal> {
    let query = sqlx::query("SELECT 1 FROM seats WHERE match_id = $1 AND network = $2");
    let query = query.bind(id.to_owned()).bind(network_key(id, network));
    Ok(query.fetch_optional(connection).await?.is_some())
}

async fn sit_down(
    connection: &mut AnyConnection,
    terms: &MatchTerms,
    seat: usize,
    events: i64,
) -> Result<bool, Refusal> {
    let Some(account) = terms.account_in(seat) else { return Ok(false) };
    if !accounts::lock_if_active(connection, account).await? {
        return Ok(false);
    }
    let (complete, at) = (terms.free_seat().is_none(), now());
    let pair = (complete && terms.rated).then(ids::id);
    let query = sqlx::query(
        "UPDATE matches SET events = $3, state = $4, pair = $5, due = $6, near = $7
         WHERE id = $1 AND events = $2 AND state = 'open'",
    );
    let query = query.bind(terms.id.clone()).bind(events).bind(events + 1);
    let query = query.bind(if complete { "playing" } else { "open" }).bind(pair.clone()).bind(terms.first_due(at));
    let query = query.bind(i64::from(terms.near));
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    let query = sqlx::query("UPDATE seats SET account = $3 WHERE match_id = $1 AND seat = $2");
    query.bind(terms.id.clone()).bind(number(seat)).bind(account.clone()).execute(&mut *connection).await?;
    if terms.rated {
        let query = sqlx::query("UPDATE seats SET network = NULL WHERE match_id = $1").bind(terms.id.clone());
        query.execute(&mut *connection).await?;
    }
    let event = Event { seat, kind: EventKind::Joined, at };
    insert_events(connection, std::iter::once((terms.id.as_str(), events, &event))).await?;
    if let Some(id) = pair {
        insert_second(connection, terms, id, at).await?;
    }
    Ok(true)
}

/// Begins a match without free seats, and the second of the pair if it is rated.
pub(crate) async fn begin(connection: &mut AnyConnection, mut terms: MatchTerms, at: i64) -> Result<(), Refusal> {
    terms.pair = terms.rated.then(ids::id);
    insert(connection, &terms, &[Event { seat: 0, kind: EventKind::Joined, at }]).await?;
    match terms.pair.clone() {
        Some(id) => insert_second(connection, &terms, id, at).await,
        None => Ok(()),
    }
}

/// The second match of a pair: the same start with sides swapped.
async fn insert_second(connection: &mut AnyConnection, first: &MatchTerms, id: String, at: i64) -> Result<(), Refusal> {
    let mut second = MatchTerms { id, pair: Some(first.id.clone()), created: at, ..first.clone() };
    second.swap_sides();
    insert(connection, &second, &[Event { seat: 0, kind: EventKind::Joined, at }]).await
}

fn waiting_match(row: &AnyRow) -> sqlx::Result<WaitingMatch> {
    let free: Option<i64> = row.try_get(1)?;
    Ok(WaitingMatch { id: row.try_get(0)?, begins: free == Some(0), is_own: row.try_get::<i64, _>(2)? == 1 })
}

fn line(row: &AnyRow) -> sqlx::Result<OpenMatch> {
    let seconds = |column: usize| -> sqlx::Result<u32> {
        Ok(u32::try_from(row.try_get::<i64, _>(column)? / 1000).unwrap_or(u32::MAX))
    };
    let clock = ClockSettings { initial: seconds(5)?, increment: seconds(6)? };
    let custom = row.try_get::<String, _>(11)? != USUAL_PARAMS;
    // Parameters, such as the names of the vertices of a graph, are any text, and so is a start that contains them.
    let start: String = if custom { String::new() } else { row.try_get(4)? };
    Ok(OpenMatch {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        convention: row.try_get(2)?,
        rated: row.try_get::<i64, _>(3)? == 1,
        start,
        custom,
        pieces: pieces(row, 8)?,
        clock: (clock.initial > 0).then_some(clock),
        created: row.try_get(7)?,
        name: row.try_get(9)?,
        guest: row.try_get::<i64, _>(10)? == 1,
        bot: row.try_get::<i64, _>(12)? == 1,
    })
}
