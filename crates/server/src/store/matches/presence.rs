//! The presence of people who wait in listed matches, for all servers.
use super::number;
use crate::{
    presence::{AWAY, PAUSE, Presence},
    problem::Refusal,
    store::{Store, places_after},
};
use sqlx::AssertSqlSafe;

/// Maximum number of matches that are looked at in one go.
const AT_ONCE: usize = 500;

impl Store {
    /// Writes the presence of those who wait in listed matches.
    pub(crate) async fn write_presence(&self, presence: &Presence, now: i64) -> Result<(), Refusal> {
        let query = sqlx::query_as(
            "SELECT m.id, s.account FROM matches m JOIN seats s ON s.match_id = m.id
             WHERE m.state = 'open' AND m.listed = 1 AND m.seen <= $1 AND s.account IS NOT NULL
             ORDER BY m.created DESC LIMIT $2",
        );
        let query = query.bind(now - PAUSE).bind(number(AT_ONCE));
        let waiting: Vec<(String, String)> = query.fetch_all(&mut *self.read().await?).await?;
        let present = waiting.into_iter().filter(|(_, account)| presence.last(account, now).is_some());
        let ids: Vec<String> = present.map(|(id, _)| id).collect();
        if ids.is_empty() {
            return Ok(());
        }
        self.write_match(move |connection| {
            Box::pin(async move {
                let places = places_after(1, 1, ids.len());
                let sql = format!("UPDATE matches SET seen = $1 WHERE id IN {places}");
                let query = sqlx::query(AssertSqlSafe(sql)).bind(now);
                ids.into_iter().fold(query, |query, id| query.bind(id)).execute(connection).await?;
                Ok(())
            })
        })
        .await
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
