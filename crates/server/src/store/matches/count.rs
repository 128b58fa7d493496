//! Counting the results of rated matches, each exactly once: in the transaction that ends it.
use super::split;
use crate::{
    problem::Refusal,
    ratings::{Category, Opponent, Result as Played, categories},
    store::ratings,
    table::{Seat, Settled},
};
use protocol::site::Ended;
use sqlx::AnyConnection;

/// Counts a match that has just ended.
pub(crate) async fn result(connection: &mut AnyConnection, settled: &Settled, ended: &Ended) -> Result<(), Refusal> {
    match (&settled.pair, settled.level()) {
        (None, 0) => Ok(()),
        (None, level) => against_computer(connection, settled, ended, level).await,
        (Some(pair), _) => of_pair(connection, settled, ended, pair).await,
    }
}

/// The account of a person who still has one.
fn account(seat: &Seat) -> Option<&String> {
    match seat {
        Seat::Person { account, name: Some(_), .. } => Some(account),
        _ => None,
    }
}

async fn against_computer(
    connection: &mut AnyConnection,
    settled: &Settled,
    ended: &Ended,
    level: u8,
) -> Result<(), Refusal> {
    let Some((seat, account)) =
        settled.seats.iter().enumerate().find_map(|(seat, sitting)| Some((seat, account(sitting)?)))
    else {
        return Ok(());
    };
    let played = Played::of(seat, &ended.winners);
    let all: Vec<Category> = categories(settled.game, settled.convention.name(), level).collect();
    let before = ratings::held(connection, &[account], &all).await?;
    let after = before[0].iter().map(|rating| Opponent::Computer(level).after(rating, played)).collect();
    ratings::count(connection, &all, &[ratings::Counted { account, played, after }]).await
}

/// Counts a pair of matches when the second has ended: who has won more of the two has won.
async fn of_pair(connection: &mut AnyConnection, settled: &Settled, ended: &Ended, pair: &str) -> Result<(), Refusal> {
    let query = sqlx::query_scalar("SELECT winners FROM matches WHERE id = $1 AND state = 'over'");
    let others: Option<Option<String>> = query.bind(pair.to_owned()).fetch_optional(&mut *connection).await?;
    let Some(others) = others else { return Ok(()) };
    let others = split(&others.unwrap_or_default());
    // In the other match the players sit in each other's seats.
    let points = |seat: usize| usize::from(ended.winners.contains(&seat)) + usize::from(others.contains(&(1 - seat)));
    let first = Played::by_points(points(0), points(1));
    let [Some(one), Some(other)] = [account(&settled.seats[0]), account(&settled.seats[1])] else { return Ok(()) };
    // Always in the same order, so that two transactions never wait for each other in a circle.
    let mut people = [(one, first), (other, first.reversed())];
    people.sort_unstable_by_key(|(account, _)| *account);
    let all: Vec<Category> = categories(settled.game, settled.convention.name(), 0).collect();
    let before = ratings::held(connection, &people.map(|(account, _)| account), &all).await?;
    let after = |index: usize| {
        let pairs = before[index].iter().zip(&before[1 - index]);
        pairs.map(move |(own, other)| Opponent::Person(*other).after(own, people[index].1))
    };
    let results = [0, 1].map(|index| ratings::Counted {
        account: people[index].0,
        played: people[index].1,
        after: after(index).collect(),
    });
    ratings::count(connection, &all, &results).await
}
