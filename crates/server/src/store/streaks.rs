//! Unusual streaks, for the operator to look at: rated matches that one side keeps winning.
use super::{DatabaseError, Store, address};
use crate::ratings::fairness::MOST_MEETINGS;
use sqlx::Row;

/// Minimum number of rated matches of a streak against the computer.
const LEAST_MATCHES: i64 = 20;

/// The same against a person: as many matches as count within a month.
const LEAST_MATCHES_OF_PEOPLE: u32 = 2 * MOST_MEETINGS;

/// Minimum number of wins in percent.
const LEAST_PERCENT: i64 = 95;

/// Maximum number of streaks in the list.
const MOST: i64 = 100;

/// A series of rated matches in which one player nearly always won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Streak {
    /// The name of the winner.
    pub name: String,
    /// Whether that is a bot.
    pub bot: bool,
    /// The name of the opponent; none for the computer and for deleted accounts.
    pub opponent: Option<String>,
    /// The level of the computer; 0 between people.
    pub level: u8,
    /// Number of finished rated matches.
    pub matches: u32,
    /// Number of those that were won.
    pub wins: u32,
    /// Number of those that ended without a move.
    pub unplayed: u32,
}

impl Store {
    /// Players who have nearly always won against the same opponent since a time, in milliseconds since 1970; the
    /// longest streaks first.
    pub async fn streaks(&self, since: i64) -> Result<Vec<Streak>, DatabaseError> {
        let failed = |error| DatabaseError::Unreachable(address::without_secrets(&self.database), error);
        let query = sqlx::query(
            "WITH results AS (
                 SELECT s.account, o.account AS opponent, m.level,
                 CASE WHEN m.winners = CAST(s.seat AS TEXT) THEN 1 ELSE 0 END AS won,
                 CASE WHEN EXISTS (SELECT 1 FROM events e WHERE e.match_id = m.id AND e.kind = 'move') THEN 0 ELSE 1 END
                 AS unplayed
                 FROM matches m JOIN seats s ON s.match_id = m.id
                 JOIN seats o ON o.match_id = m.id AND o.seat <> s.seat
                 WHERE m.state = 'over' AND m.rated = 1 AND m.ended > $1 AND s.account IS NOT NULL),
             streaks AS (
                 SELECT account, opponent, level, COUNT(*) AS matches, SUM(won) AS wins, SUM(unplayed) AS unplayed
                 FROM results GROUP BY account, opponent, level)
             SELECT a.name, a.bot, b.name, t.level, t.matches, CAST(t.wins AS BIGINT), CAST(t.unplayed AS BIGINT)
             FROM streaks t JOIN accounts a ON a.id = t.account LEFT JOIN accounts b ON b.id = t.opponent
             WHERE (t.matches >= $2 OR (t.level = 0 AND t.matches >= $5)) AND t.wins * 100 >= t.matches * $3
             AND a.name IS NOT NULL
             ORDER BY t.matches DESC, a.name LIMIT $4",
        );
        let query = query.bind(since).bind(LEAST_MATCHES).bind(LEAST_PERCENT).bind(MOST);
        let query = query.bind(i64::from(LEAST_MATCHES_OF_PEOPLE));
        let rows = query.fetch_all(&self.pool).await.map_err(failed)?;
        rows.iter().map(streak).collect::<sqlx::Result<_>>().map_err(failed)
    }
}

fn streak(row: &sqlx::any::AnyRow) -> sqlx::Result<Streak> {
    let count =
        |column: usize| -> sqlx::Result<u32> { Ok(u32::try_from(row.try_get::<i64, _>(column)?).unwrap_or(u32::MAX)) };
    Ok(Streak {
        name: row.try_get(0)?,
        bot: row.try_get::<i64, _>(1)? == 1,
        opponent: row.try_get(2)?,
        level: u8::try_from(row.try_get::<i64, _>(3)?).unwrap_or(0),
        matches: count(4)?,
        wins: count(5)?,
        unplayed: count(6)?,
    })
}
