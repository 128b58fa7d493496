//! The presence of people who wait in listed matches, for all servers.
use crate::{
    presence::{AWAY, PAUSE, Presence},
    problem::Refusal,
    store::{Store, placeholders_after},
};
use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, Row};

/// Maximum number of matches in one statement.
const AT_ONCE: usize = 500;

impl Store {
    /// Writes the presence of those who wait in listed matches.
    pub(crate) async fn write_presence(&self, presence: &Presence, now: i64) -> Result<(), Refusal> {
        let query = sqlx::query(
            "SELECT m.id, s.account FROM matches m JOIN seats s ON s.match_id = m.id
             WHERE m.state = 'open' AND m.listed = 1 AND m.seen <= $1 AND s.account IS NOT NULL",
        );
        // All of them are looked at: nobody hides the others by many challenges that wait for somebody who is away.
        let (mut connection, mut present) = (self.read().await?, Vec::new());
        let mut waiting = query.bind(now - PAUSE).fetch(&mut *connection);
        while let Some(row) = waiting.try_next().await? {
            if presence.last(row.try_get(1)?, now).is_some() {
                present.push(row.try_get::<String, _>(0)?);
            }
        }
        drop(waiting);
        drop(connection);
        for ids in present.chunks(AT_ONCE).map(<[String]>::to_vec) {
            self.write_match(move |connection| {
                Box::pin(async move {
                    let placeholders = placeholders_after(1, 1, ids.len());
                    let sql = format!("UPDATE matches SET seen = $1 WHERE id IN {placeholders}");
                    let query = sqlx::query(AssertSqlSafe(sql)).bind(now);
                    ids.into_iter().fold(query, |query, id| query.bind(id)).execute(connection).await?;
                    Ok(())
                })
            })
            .await?;
        }
        Ok(())
    }

    /// Whether a match is a rated challenge of somebody who is away.
    pub(crate) async fn is_challenger_away(&self, id: &str, now: i64) -> Result<bool, Refusal> {
        let query = sqlx::query(
            "SELECT 1 FROM matches WHERE id = $1 AND state = 'open' AND listed = 1 AND rated = 1 AND seen <= $2",
        );
        let query = query.bind(id.to_owned()).bind(now - AWAY);
        Ok(query.fetch_optional(&mut *self.read().await?).await?.is_some())
    }
}
