//! How good a solver is: an Elo rating against the puzzles, in whole numbers.
use super::Puzzle;

/// The rating of somebody who has not solved anything yet.
const START: u32 = 700;

/// The least rating.
const LEAST: u32 = 100;

/// The greatest change by one puzzle, for beginners and later.
const STEPS: (u32, u32) = (64, 24);

/// Number of attempts after which somebody is no beginner any more.
const BEGINNING: u32 = 15;

/// What the stronger side is expected to win, in thousandths, if it is stronger by 0, 25, 50, … points (Elo 1978).
const EXPECTED: [u32; 33] = [
    500, 536, 571, 606, 640, 673, 703, 733, 760, 785, 808, 830, 849, 867, 882, 896, 909, 920, 930, 939, 947, 954, 960,
    965, 969, 973, 977, 980, 983, 985, 987, 989, 990,
];

/// Distance between two entries of the table.
const BETWEEN: u32 = 25;

impl Puzzle {
    /// Its rating, from its difficulty.
    ///
    /// ```
    /// use play::puzzle::puzzle;
    /// assert!(puzzle(1, 5).rating() < puzzle(4, 5).rating());
    /// ```
    pub fn rating(&self) -> u32 {
        let difficulty = u32::try_from(self.difficulty()).unwrap_or(u32::MAX / 64);
        350 + 30 * difficulty.min(100)
    }
}

/// A person who solves puzzles.
///
/// ```
/// use play::puzzle::Solver;
/// let solver = Solver::default();
/// assert!(solver.after(800, true).rating > solver.rating && solver.after(800, false).rating < solver.rating);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// The rating.
    pub rating: u32,
    /// Number of puzzles that were tried.
    pub attempts: u32,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver { rating: START, attempts: 0 }
    }
}

impl Solver {
    /// The solver after an attempt at a puzzle. It counts as solved only if the first answer was right and no solution
    /// was shown before.
    #[must_use]
    pub fn after(self, puzzle_rating: u32, solved: bool) -> Solver {
        let step = if self.attempts < BEGINNING { STEPS.0 } else { STEPS.1 };
        let expected = expected(self.rating, puzzle_rating);
        let rating = if solved {
            self.rating + (step * (1000 - expected)).div_ceil(1000)
        } else {
            self.rating.saturating_sub((step * expected).div_ceil(1000)).max(LEAST)
        };
        Solver { rating, attempts: self.attempts.saturating_add(1) }
    }

    /// The level of puzzles that suits the solver.
    pub fn level(self) -> usize {
        let suits =
            |level: &usize| 350 + 30 * u32::try_from(super::make::most_difficult(*level)).unwrap_or(u32::MAX / 64);
        (1..=super::LEVELS).find(|level| suits(level) >= self.rating).unwrap_or(super::LEVELS)
    }
}

/// What a solver is expected to score against a puzzle, in thousandths.
fn expected(solver: u32, puzzle: u32) -> u32 {
    let index = usize::try_from(solver.abs_diff(puzzle) / BETWEEN).unwrap_or(usize::MAX).min(EXPECTED.len() - 1);
    if solver >= puzzle { EXPECTED[index] } else { 1000 - EXPECTED[index] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rng, puzzle::LEVELS};

    #[test]
    fn a_rating_comes_to_rest_where_half_of_the_puzzles_are_solved() {
        let mut rng = Rng::new(1);
        let mut solver = Solver::default();
        for _ in 0..2_000 {
            // Somebody who solves a puzzle of 1200 in half of the cases.
            let puzzle = 1_000 + 50 * u32::try_from(rng.below(9)).unwrap();
            let solved = u32::try_from(rng.below(1000)).unwrap() < expected(1_200, puzzle);
            solver = solver.after(puzzle, solved);
        }
        assert!((1_100..=1_300).contains(&solver.rating), "{solver:?}");
    }

    #[test]
    fn a_hard_puzzle_gives_more_and_an_easy_one_costs_more() {
        let solver = Solver { rating: 1_000, attempts: 100 };
        let gain = |puzzle| solver.after(puzzle, true).rating - 1_000;
        let loss = |puzzle| 1_000 - solver.after(puzzle, false).rating;
        assert!(gain(1_400) > gain(1_000) && gain(1_000) > gain(600) && gain(600) > 0);
        assert!(loss(600) > loss(1_000) && loss(1_000) > loss(1_400) && loss(1_400) > 0);
    }

    #[test]
    fn the_table_is_that_of_elo() {
        for (index, &expected) in EXPECTED.iter().enumerate() {
            let points = f64::from(BETWEEN) * f64::from(u32::try_from(index).unwrap());
            let exact = 1000.0 / (1.0 + 10f64.powf(-points / 400.0));
            assert!((exact - f64::from(expected)).abs() < 1.0, "{points}: {exact} and {expected}");
        }
    }

    #[test]
    fn levels_follow_the_rating() {
        let level = |rating| Solver { rating, attempts: 9 }.level();
        assert_eq!((level(LEAST), level(9_999)), (1, LEVELS));
        assert!((LEAST..3_000).step_by(50).map(level).is_sorted());
    }
}
