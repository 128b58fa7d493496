//! Puzzles: a won position in which all winning moves must be found.
//!
//! A puzzle is made from a seed, from a date, or from a player's own mistakes; its solution is always the engine's.
//! What is remembered about a solver, the rating, the streak and when mistakes come back, is data for the front end to
//! store.
use crate::{
    effort::{Effort, Look},
    game_match::Match,
    review::Review,
};
use engine::{Convention, GameError, Outcome, Params, games};

mod make;
mod rating;
mod repetition;
mod streak;
mod theme;

pub use make::{LEVELS, daily, puzzle, puzzle_with_theme};
pub use rating::Solver;
pub use repetition::{Repetition, due};
pub use streak::{PuzzleStreak, share};
pub use theme::PuzzleTheme;

/// Maximum number of legal moves in a puzzle.
const MOST_MOVES: usize = 60;

/// Minimum number of legal moves in a puzzle.
const FEWEST_MOVES: usize = 3;

/// A won position in which all winning moves must be found.
///
/// ```
/// use engine::{Convention, Params};
/// use play::{Effort, Puzzle};
/// let puzzle = Puzzle::at("nim", Params::default(), Convention::Normal, "3,5,7", &Effort::small()).unwrap().unwrap();
/// assert_eq!(puzzle.solution, ["1-1", "2-1", "3-1"]);
/// assert!(puzzle.judge(&["2-1".to_owned(), "3-1".to_owned(), "1-1".to_owned()]).is_solved());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The id of the game.
    pub game: &'static str,
    /// The parameters of the game.
    pub params: Params,
    /// How it is played.
    pub convention: Convention,
    /// The position in the notation of the game.
    pub position: String,
    /// All winning moves, sorted.
    pub solution: Vec<String>,
    /// Number of legal moves.
    pub moves: usize,
    /// Number of moves that the game still takes if the winner hurries and the loser delays.
    pub remoteness: u32,
}

impl Puzzle {
    /// The puzzle of a position; `None` if it is not won, if no move loses, if a winning move ends the game at once, or
    /// if it has too many moves.
    pub fn at(
        game: &str,
        params: Params,
        convention: Convention,
        position: &str,
        effort: &Effort,
    ) -> Result<Option<Puzzle>, GameError> {
        let family = games::family(game)?;
        let built = games::build(family.id, &params)?;
        let moves = built.moves(position, MOST_MOVES + 1)?.len();
        if built.players() > 2 || !(FEWEST_MOVES..=MOST_MOVES).contains(&moves) {
            return Ok(None);
        }
        let found = Look::new(&*built, convention, effort).at(position, 0)?;
        let Some(remoteness) = found.remoteness.filter(|&remoteness| remoteness > 1) else { return Ok(None) };
        if found.outcome != Some(Outcome::Win) || !found.complete || found.winning_moves.len() == moves {
            return Ok(None);
        }
        let (position, solution) = (found.position, found.winning_moves);
        Ok(Some(Puzzle { game: family.id, params, convention, position, solution, moves, remoteness }))
    }

    /// Its difficulty: moves to look through, winning ones to find, and how far one has to look ahead; misère play adds
    /// a little, because it is less familiar.
    pub fn difficulty(&self) -> usize {
        let ahead = 2 * usize::try_from(self.remoteness).unwrap_or(usize::MAX / 4);
        let unfamiliar = if self.convention == Convention::Misere { 4 } else { 0 };
        self.moves + 2 * self.solution.len() + ahead + unfamiliar
    }

    /// Compares the moves that a player found with the solution.
    pub fn judge(&self, found: &[String]) -> Attempt {
        Attempt::of(&self.solution, found)
    }
}

/// The result of an attempt at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The moves that win.
    pub right: Vec<String>,
    /// The moves that do not.
    pub wrong: Vec<String>,
    /// Number of winning moves that were not found.
    pub missed: usize,
}

impl Attempt {
    /// Compares the moves that a player found with all winning moves.
    pub fn of(solution: &[String], found: &[String]) -> Attempt {
        let (right, wrong) = found.iter().cloned().partition(|mv| solution.contains(mv));
        let missed = solution.iter().filter(|mv| !found.contains(mv)).count();
        Attempt { right, wrong, missed }
    }

    /// Whether all winning moves were found, and nothing else.
    pub fn is_solved(&self) -> bool {
        self.wrong.is_empty() && self.missed == 0
    }
}

/// The wins that a player of a match threw away, as puzzles.
///
/// ```
/// use engine::{Convention, Params};
/// use play::{Deal, Effort, Match, Player, puzzle, review};
/// let seats = vec![Player::Person("Ana".to_owned()), Player::Person("Bor".to_owned())];
/// let (params, convention) = (Params::default(), Convention::Normal);
/// let mut game = Match::new(Deal { game: "nim", params, convention, start: "1,3,5".to_owned(), seats }).unwrap();
/// game.play("3-1").unwrap();
/// let effort = Effort::default();
/// let mistakes = puzzle::mistakes(&game, &review(&game, &effort).unwrap(), 0, &effort);
/// assert_eq!((mistakes[0].position.as_str(), &mistakes[0].solution[..]), ("1,3,5", &["3-3".to_owned()][..]));
/// ```
pub fn mistakes(game: &Match, review: &Review, seat: usize, effort: &Effort) -> Vec<Puzzle> {
    let deal = game.deal();
    let thrown = review.turning_points().filter(|judgement| judgement.seat == seat);
    let puzzle = |from: &str| Puzzle::at(deal.game, deal.params.clone(), deal.convention, from, effort).ok().flatten();
    thrown.filter_map(|judgement| puzzle(&judgement.from)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{review, testing::nim_match};

    fn at(convention: Convention, position: &str) -> Option<Puzzle> {
        Puzzle::at("nim", Params::default(), convention, position, &Effort::small()).unwrap()
    }

    #[test]
    fn what_is_lost_over_trivial_or_tedious_is_no_puzzle() {
        for position in ["1,2,3", "0", "5", "1,1,1", "100,200"] {
            assert_eq!(at(Convention::Normal, position), None, "{position}");
        }
        assert_eq!(at(Convention::Misere, "1,1,1,1"), None);
        assert!(at(Convention::Misere, "1,1,3").is_some());
        assert!(Puzzle::at("nym", Params::default(), Convention::Normal, "3", &Effort::small()).is_err());
        assert!(Puzzle::at("nim", Params::default(), Convention::Normal, "x", &Effort::small()).is_err());
    }

    #[test]
    fn an_attempt_tells_right_from_wrong_and_missed() {
        let puzzle = at(Convention::Normal, "3,5,7").unwrap();
        let attempt = puzzle.judge(&["1-1".to_owned(), "1-2".to_owned()]);
        assert_eq!(attempt, Attempt { right: vec!["1-1".to_owned()], wrong: vec!["1-2".to_owned()], missed: 2 });
        assert!(!attempt.is_solved());
        assert!(puzzle.judge(&puzzle.solution).is_solved());
        assert!(!puzzle.judge(&[]).is_solved());
    }

    #[test]
    fn only_the_own_mistakes_become_puzzles() {
        let mut game = nim_match(Convention::Normal, "1,3,5");
        for mv in ["3-1", "2-1", "3-4"] {
            game.play(mv).unwrap();
        }
        let effort = Effort::default();
        let review = review(&game, &effort).unwrap();
        let positions = |seat| mistakes(&game, &review, seat, &effort).into_iter().map(|puzzle| puzzle.position);
        assert_eq!(positions(0).collect::<Vec<_>>(), ["1,3,5", "1,2,4"]);
        assert_eq!(positions(1).collect::<Vec<_>>(), ["1,3,4"]);
    }
}
