//! Results and ratings, one row for each category.
use super::{Store, accounts, placeholders};
use crate::{
    problem::Refusal,
    ratings::{Category, GameResult, beginner},
};
use protocol::site::{CategoryScore, Rank, Ranking};
use skillratings::glicko2::Glicko2Rating;
use sqlx::{AnyConnection, AssertSqlSafe, Row, any::AnyRow};
use std::collections::HashMap;

/// Minimum number of games of a listed player: one lucky win does not lead.
const LEAST_GAMES: u32 = 5;

/// Maximum uncertainty of a listed rating: one that is still moving fast does not lead.
pub(crate) const MOST_DEVIATION: u32 = 110;

/// Maximum number of players on one page of the ranking.
const PAGE: u32 = 50;

/// Stands for all games, or for both conventions.
const ALL: &str = "*";

/// Stands for all levels.
const ALL_LEVELS: i64 = -1;

impl Store {
    /// A page of the ranking of a category, of bots or of people. Only settled ratings are listed.
    pub(crate) async fn ranking(&self, category: &Category, bots: bool, after: u32) -> Result<Ranking, Refusal> {
        let query = sqlx::query(
            "SELECT r.family, r.convention, r.level, r.games, r.wins, r.losses, r.rating, r.deviation, a.name
             FROM ratings r JOIN accounts a ON a.id = r.account
             WHERE r.family = $1 AND r.convention = $2 AND r.level = $3 AND r.games >= $4 AND a.name IS NOT NULL
             AND r.deviation <= $7 AND a.bot = $8
             ORDER BY r.rating DESC, a.name LIMIT $5 OFFSET $6",
        );
        let (family, convention, level) = key(category);
        let query = query.bind(family).bind(convention).bind(level).bind(i64::from(LEAST_GAMES));
        let query = query.bind(i64::from(PAGE) + 1).bind(i64::from(after));
        let query = query.bind(f64::from(MOST_DEVIATION)).bind(i64::from(bots));
        let rows = query.fetch_all(&mut *self.read().await?).await?;
        let page = rows.iter().take(PAGE as usize).zip(after.saturating_add(1)..);
        let rank = |(row, place): (&AnyRow, u32)| -> sqlx::Result<Rank> {
            Ok(Rank { place, name: row.try_get(8)?, score: score(row)? })
        };
        let ranks = page.map(rank).collect::<sqlx::Result<_>>()?;
        Ok(Ranking {
            least_games: LEAST_GAMES,
            most_deviation: MOST_DEVIATION,
            ranks,
            more: rows.len() > PAGE as usize,
        })
    }

    /// All results of an account, the total first.
    pub(crate) async fn scores(&self, account: &str) -> Result<Vec<CategoryScore>, Refusal> {
        let query = sqlx::query(
            "SELECT family, convention, level, games, wins, losses, rating, deviation
             FROM ratings WHERE account = $1 ORDER BY family, convention, level",
        );
        let rows = query.bind(account.to_owned()).fetch_all(&mut *self.read().await?).await?;
        Ok(rows.iter().map(score).collect::<sqlx::Result<_>>()?)
    }
}

/// Locks the ratings of accounts until the transaction ends, and returns them by account and category.
pub(crate) async fn lock_ratings(
    connection: &mut AnyConnection,
    accounts: &[&String],
    categories: &[Category],
) -> Result<Vec<Vec<Glicko2Rating>>, Refusal> {
    for account in accounts {
        accounts::lock(connection, account).await?;
    }
    let sql = format!(
        "SELECT account, family, convention, level, rating, deviation, volatility FROM ratings
         WHERE (account, family, convention, level) IN (VALUES {})",
        placeholders(accounts.len() * categories.len(), 4)
    );
    let keys: Vec<Vec<Key>> =
        accounts.iter().map(|account| categories.iter().map(|category| key_of(account, category)).collect()).collect();
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (account, family, convention, level) in keys.iter().flatten().cloned() {
        query = query.bind(account).bind(family).bind(convention).bind(level);
    }
    let rows = query.fetch_all(connection).await?;
    let stored = rows.iter().map(rating).collect::<sqlx::Result<HashMap<_, _>>>()?;
    let all = |keys: &Vec<Key>| keys.iter().map(|key| stored.get(key).copied().unwrap_or_else(beginner)).collect();
    Ok(keys.iter().map(all).collect())
}

/// The key of a rating: account, game, convention, level.
type Key = (String, String, String, i64);

fn key_of(account: &str, category: &Category) -> Key {
    let (family, convention, level) = key(category);
    (account.to_owned(), family, convention, level)
}

/// A rating with its key.
fn rating(row: &AnyRow) -> sqlx::Result<(Key, Glicko2Rating)> {
    let rating = Glicko2Rating { rating: row.try_get(4)?, deviation: row.try_get(5)?, volatility: row.try_get(6)? };
    Ok(((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?), rating))
}

/// A result of an account with the new ratings, by category.
pub(crate) struct RatingUpdate<'a> {
    pub(crate) account: &'a str,
    pub(crate) result: GameResult,
    pub(crate) after: Vec<Glicko2Rating>,
}

/// Counts one result of each account in the same categories. There is at least one.
pub(crate) async fn count(
    connection: &mut AnyConnection,
    categories: &[Category],
    results: &[RatingUpdate<'_>],
) -> Result<(), Refusal> {
    let sql = format!(
        "INSERT INTO ratings (account, family, convention, level, games, wins, losses, rating, deviation, volatility)
         VALUES {} ON CONFLICT (account, family, convention, level) DO UPDATE SET games = ratings.games +
             excluded.games,
         wins = ratings.wins + excluded.wins, losses = ratings.losses + excluded.losses,
         rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility",
        placeholders(results.len() * categories.len(), 10)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for RatingUpdate { account, result, after } in results {
        for (category, rating) in categories.iter().zip(after) {
            let (account, family, convention, level) = key_of(account, category);
            query = query.bind(account).bind(family).bind(convention).bind(level).bind(1i64);
            query = query.bind(i64::from(*result == GameResult::Win)).bind(i64::from(*result == GameResult::Loss));
            query = query.bind(rating.rating).bind(rating.deviation).bind(rating.volatility);
        }
    }
    query.execute(connection).await?;
    Ok(())
}

/// The key of a category as it is stored.
fn key(category: &Category) -> (String, String, i64) {
    let or_all = |word: &Option<String>| word.clone().unwrap_or_else(|| ALL.to_owned());
    (or_all(&category.game), or_all(&category.convention), category.level.map_or(ALL_LEVELS, i64::from))
}

fn score(row: &AnyRow) -> sqlx::Result<CategoryScore> {
    let named = |word: String| (word != ALL).then_some(word);
    let count = |column: usize| -> sqlx::Result<u32> { Ok(u32::try_from(row.try_get::<i64, _>(column)?).unwrap_or(0)) };
    let (games, wins) = (count(3)?, count(4)?);
    Ok(CategoryScore {
        game: named(row.try_get(0)?),
        convention: named(row.try_get(1)?),
        level: u8::try_from(row.try_get::<i64, _>(2)?).ok(),
        games,
        wins,
        losses: count(5)?,
        percent: percent(wins, games),
        rating: round(row.try_get(6)?),
        deviation: round(row.try_get(7)?),
    })
}

/// Wins in percent, rounded to the nearest whole number.
fn percent(wins: u32, games: u32) -> u32 {
    (wins.saturating_mul(200) + games) / (games.max(1) * 2)
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are small, and a cast of too large ones saturates")]
fn round(number: f64) -> i32 {
    number.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_are_rounded() {
        assert_eq!([percent(0, 0), percent(1, 3), percent(2, 3), percent(1, 2), percent(7, 7)], [0, 33, 67, 50, 100]);
    }
}
