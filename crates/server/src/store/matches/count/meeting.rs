//! What the database knows about two players who have finished a pair of matches.
use crate::{
    clock::now,
    problem::Refusal,
    ratings::fairness::{MEMORY, Meeting, Standing},
    server_match::MatchTerms,
};
use sqlx::{AnyConnection, Row};

/// The meeting of two players in a match and the other one of its pair, both of which are over.
pub(super) async fn read(
    connection: &mut AnyConnection,
    terms: &MatchTerms,
    pair: &str,
    players: [&String; 2],
) -> Result<Meeting, Refusal> {
    let [one, other] = players;
    Ok(Meeting {
        players: [
            standing(connection, one, &terms.id, pair).await?,
            standing(connection, other, &terms.id, pair).await?,
        ],
        before: meetings(connection, one, other).await?,
        same_network: terms.near,
    })
}

/// Records that the result of a match and its pair has changed a rating.
pub(super) async fn mark_counted(connection: &mut AnyConnection, id: &str) -> Result<(), Refusal> {
    let query = sqlx::query("UPDATE matches SET counted = 1 WHERE id = $1").bind(id.to_owned());
    query.execute(connection).await?;
    Ok(())
}

async fn standing(connection: &mut AnyConnection, account: &str, id: &str, pair: &str) -> Result<Standing, Refusal> {
    let query = sqlx::query(
        "SELECT a.created, a.bot,
         (SELECT COUNT(*) FROM seats s JOIN events e ON e.match_id = s.match_id AND e.seat = s.seat
          WHERE s.account = a.id AND s.match_id IN ($2, $3) AND e.kind = 'move'),
         COALESCE((SELECT r.games FROM ratings r
          WHERE r.account = a.id AND r.family = '*' AND r.convention = '*' AND r.level = -1), 0)
         FROM accounts a WHERE a.id = $1",
    );
    let query = query.bind(account.to_owned()).bind(id.to_owned()).bind(pair.to_owned());
    let row = query.fetch_one(connection).await?;
    let count =
        |column: usize| -> sqlx::Result<u32> { Ok(u32::try_from(row.try_get::<i64, _>(column)?).unwrap_or(u32::MAX)) };
    Ok(Standing {
        age: now() - row.try_get::<i64, _>(0)?,
        games: count(3)?,
        is_bot: row.try_get::<i64, _>(1)? == 1,
        moves: count(2)?,
    })
}

/// Number of pairs of two players that have moved a rating not long ago.
async fn meetings(connection: &mut AnyConnection, one: &str, other: &str) -> Result<u32, Refusal> {
    let query = sqlx::query_scalar(
        "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id JOIN seats o ON o.match_id = m.id
         WHERE s.account = $1 AND o.account = $2 AND m.counted = 1 AND m.ended > $3",
    );
    let query = query.bind(one.to_owned()).bind(other.to_owned()).bind(now() - MEMORY);
    let count: i64 = query.fetch_one(connection).await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}
