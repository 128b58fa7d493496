//! Counting the results of rated matches, each exactly once: in the transaction that ends it.
mod meeting;

use super::split_seats;
use crate::{
    problem::Refusal,
    ratings::{Category, GameResult, Opponent, beginner, categories, fairness::blend},
    server_match::MatchTerms,
    store::ratings,
};
use protocol::site::MatchEnd;
use sqlx::AnyConnection;

/// Counts a match that has just ended.
pub(crate) async fn result(
    connection: &mut AnyConnection,
    terms: &MatchTerms,
    ended: &MatchEnd,
) -> Result<(), Refusal> {
    match (&terms.pair, terms.level()) {
        (None, 0) => Ok(()),
        (None, level) => against_computer(connection, terms, ended, level).await,
        (Some(pair), _) => of_pair(connection, terms, ended, pair).await,
    }
}

async fn against_computer(
    connection: &mut AnyConnection,
    terms: &MatchTerms,
    ended: &MatchEnd,
    level: u8,
) -> Result<(), Refusal> {
    let seats = 0..terms.deal.seats.len();
    let person = seats.into_iter().find_map(|seat| Some((seat, terms.account_in(seat)?)));
    let Some((seat, account)) = person else { return Ok(()) };
    let result = GameResult::of(seat, &ended.winners);
    let all: Vec<Category> = categories(terms.deal.game, terms.deal.convention.name(), level).collect();
    let before = ratings::lock_ratings(connection, &[account], &all).await?;
    let after = before[0].iter().map(|rating| Opponent::Computer(level).after(rating, result)).collect();
    ratings::count(connection, &all, &[ratings::RatingUpdate { account, result, after }]).await
}

/// Counts a pair of matches when the second has ended. The player who won more of the two has won. How much that moves
/// the ratings depends on who has met.
async fn of_pair(
    connection: &mut AnyConnection,
    terms: &MatchTerms,
    ended: &MatchEnd,
    pair: &str,
) -> Result<(), Refusal> {
    let query = sqlx::query_scalar("SELECT winners FROM matches WHERE id = $1 AND state = 'over'");
    let other_match: Option<Option<String>> = query.bind(pair.to_owned()).fetch_optional(&mut *connection).await?;
    let Some(other_match) = other_match else { return Ok(()) };
    let other_winners = split_seats(&other_match.unwrap_or_default());
    // In the other match the players sit in each other's seats.
    let points =
        |seat: usize| usize::from(ended.winners.contains(&seat)) + usize::from(other_winners.contains(&(1 - seat)));
    let first = GameResult::by_points(points(0), points(1));
    let [Some(one), Some(other)] = [terms.account_in(0), terms.account_in(1)] else { return Ok(()) };
    // Always in the same order, so that transactions cannot deadlock.
    let mut people = [(one, first), (other, first.for_opponent())];
    people.sort_unstable_by_key(|(account, _)| *account);
    let all: Vec<Category> = categories(terms.deal.game, terms.deal.convention.name(), 0).collect();
    let before = ratings::lock_ratings(connection, &people.map(|(account, _)| account), &all).await?;
    let weights = meeting::read(connection, terms, pair, people.map(|(account, _)| account)).await?.weights();
    let after = |index: usize| {
        let rating = |(own, category): (_, &Category)| {
            // What somebody has won against the computer makes nobody harder to beat.
            let between_people = Category { level: Some(0), ..category.clone() };
            let other = all.iter().position(|category| *category == between_people);
            let other = other.map_or_else(beginner, |category| before[1 - index][category]);
            blend(own, &Opponent::Person(other).after(own, people[index].1), weights[index])
        };
        before[index].iter().zip(&all).map(rating).collect()
    };
    let counted = [0, 1].into_iter().filter(|index| weights[*index] > 0.0);
    let results: Vec<_> = counted
        .map(|index| ratings::RatingUpdate { account: people[index].0, result: people[index].1, after: after(index) })
        .collect();
    if results.is_empty() {
        return Ok(());
    }
    meeting::mark_counted(connection, &terms.id).await?;
    ratings::count(connection, &all, &results).await
}
