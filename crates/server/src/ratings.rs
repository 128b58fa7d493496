//! Ratings from results (Glicko-2 of M. Glickman, by the crate skillratings).
pub(crate) mod fairness;
pub(crate) mod farming;

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};
use std::cmp::Ordering;

/// The result of a match for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameResult {
    /// Won.
    Win,
    /// Lost.
    Loss,
    /// Neither.
    Draw,
}

impl GameResult {
    /// The result for a seat.
    pub(crate) fn of(seat: usize, winners: &[usize]) -> GameResult {
        match winners {
            [] => GameResult::Draw,
            winners if winners.contains(&seat) => GameResult::Win,
            _ => GameResult::Loss,
        }
    }

    /// The result of a comparison of points.
    pub(crate) fn by_points(mine: usize, theirs: usize) -> GameResult {
        match mine.cmp(&theirs) {
            Ordering::Greater => GameResult::Win,
            Ordering::Less => GameResult::Loss,
            Ordering::Equal => GameResult::Draw,
        }
    }

    /// The result for the opponent.
    pub(crate) fn for_opponent(self) -> GameResult {
        match self {
            GameResult::Win => GameResult::Loss,
            GameResult::Loss => GameResult::Win,
            GameResult::Draw => GameResult::Draw,
        }
    }
}

/// A category of the ranking; none stands for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Category {
    pub(crate) game: Option<String>,
    pub(crate) convention: Option<String>,
    pub(crate) level: Option<u8>,
}

/// The categories of a result: every way to leave out the game, the convention and the level.
pub(crate) fn categories(game: &str, convention: &str, level: u8) -> impl Iterator<Item = Category> {
    let (game, convention) = (game.to_owned(), convention.to_owned());
    (0..8).map(move |mask| Category {
        game: (mask & 1 == 0).then(|| game.clone()),
        convention: (mask & 2 == 0).then(|| convention.clone()),
        level: (mask & 4 == 0).then_some(level),
    })
}

/// A rating before the first game.
pub(crate) fn beginner() -> Glicko2Rating {
    Glicko2Rating::new()
}

/// The fixed rating of the computer at a level.
fn computer(level: u8) -> Glicko2Rating {
    let rating = match level {
        1 => 1200.0,
        2 => 1500.0,
        _ => 1800.0,
    };
    Glicko2Rating { rating, deviation: 50.0, volatility: 0.06 }
}

/// Maximum gain over the rating of the computer. Every rated start can be won, and the page shows how, so that more
/// wins say nothing about the player.
const MOST_ABOVE_COMPUTER: f64 = 200.0;

/// The opponent in a match.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Opponent {
    /// The computer at a level.
    Computer(u8),
    /// A person with a rating.
    Person(Glicko2Rating),
}

impl Opponent {
    /// The rating after a result against this opponent.
    pub(crate) fn after(self, rating: &Glicko2Rating, result: GameResult) -> Glicko2Rating {
        let mut after = self.plain(rating, result);
        if let Opponent::Computer(level) = self {
            let most = computer(level).rating + MOST_ABOVE_COMPUTER;
            after.rating = after.rating.min(most.max(rating.rating));
        }
        after
    }

    /// The same by Glicko-2 alone.
    fn plain(self, rating: &Glicko2Rating, result: GameResult) -> Glicko2Rating {
        let outcome = match result {
            GameResult::Win => Outcomes::WIN,
            GameResult::Loss => Outcomes::LOSS,
            GameResult::Draw => Outcomes::DRAW,
        };
        let opponent = match self {
            Opponent::Computer(level) => computer(level),
            Opponent::Person(rating) => rating,
        };
        glicko2(rating, &opponent, &outcome, &Glicko2Config::new()).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_raises_and_a_loss_lowers() {
        let start = beginner();
        let (won, lost) = (
            Opponent::Computer(2).after(&start, GameResult::Win),
            Opponent::Computer(2).after(&start, GameResult::Loss),
        );
        assert!(won.rating > start.rating && lost.rating < start.rating);
        assert!(won.deviation < start.deviation, "a result makes it more certain");
        assert!(
            Opponent::Computer(3).after(&start, GameResult::Win).rating > won.rating,
            "the stronger the opponent, the more it counts"
        );
    }

    #[test]
    fn wins_against_the_computer_lead_so_far_and_no_further() {
        for (level, most) in [(1, 1400.0), (2, 1700.0), (3, 2000.0)] {
            let low = Glicko2Rating { rating: 1000.0, ..beginner() };
            let top = (0..500).fold(low, |rating, _| Opponent::Computer(level).after(&rating, GameResult::Win));
            assert!((top.rating - most).abs() < 1.0, "{level}: {}", top.rating);
            let high = Glicko2Rating { rating: 2300.0, ..beginner() };
            assert!((Opponent::Computer(level).after(&high, GameResult::Win).rating - 2300.0).abs() < 1e-9);
            assert!(Opponent::Computer(level).after(&high, GameResult::Loss).rating < 2300.0);
        }
    }

    #[test]
    fn a_result_counts_in_eight_categories() {
        let all: Vec<Category> = categories("nim", "normal", 3).collect();
        assert_eq!(all.len(), 8);
        assert!(all.contains(&Category { game: None, convention: None, level: None }));
        assert!(all.contains(&Category { game: Some("nim".to_owned()), convention: None, level: Some(3) }));
        assert!((1..8).all(|i| !all[..i].contains(&all[i])));
    }

    #[test]
    fn nobody_wins_a_draw() {
        assert_eq!(GameResult::of(0, &[]), GameResult::Draw);
        assert_eq!(
            (GameResult::by_points(1, 1), GameResult::by_points(0, 2).for_opponent()),
            (GameResult::Draw, GameResult::Win)
        );
        assert_eq!((GameResult::of(0, &[1]), GameResult::of(1, &[1])), (GameResult::Loss, GameResult::Win));
    }
}
