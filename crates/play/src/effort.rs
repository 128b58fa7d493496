//! How much thinking a move, a start or a review may cost, and looking at positions within it.
use engine::{
    Analysis, AnyGame, Convention, GameError, Method, Outcome, Question,
    solve::{Budget, OutOfBudget},
};

/// Limits of thinking. What lies beyond them is answered with "not known".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions searched for one analysis.
    pub positions: usize,
    /// Positions searched for all analyses together; afterwards theory alone is asked.
    pub total: usize,
    /// Legal moves listed one by one.
    pub moves: usize,
}

impl Default for Effort {
    /// Some tenths of a second at the most.
    fn default() -> Effort {
        Effort { positions: 200_000, total: 600_000, moves: 10_000 }
    }
}

impl Effort {
    /// A thousand games in a second, where there is a theory.
    pub fn small() -> Effort {
        Effort { positions: 2_000, total: 20_000, moves: 2_000 }
    }
}

/// A look at positions of one game, with the effort that is left.
pub(crate) struct Look<'g> {
    pub(crate) game: &'g dyn AnyGame,
    pub(crate) convention: Convention,
    effort: &'g Effort,
    left: usize,
}

impl<'g> Look<'g> {
    pub(crate) fn new(game: &'g dyn AnyGame, convention: Convention, effort: &'g Effort) -> Look<'g> {
        Look { game, convention, effort, left: effort.total }
    }

    /// What theory and, while there is effort left, search say; the first moves are reported one by one.
    pub(crate) fn at(&mut self, position: &str, move_limit: usize) -> Result<Analysis, GameError> {
        if self.left == 0 {
            return self.by_theory(position, move_limit);
        }
        let positions = self.effort.positions.min(self.left);
        let question = Question { budget: Budget::positions(positions), move_limit, ..Question::default() };
        let analysis = self.game.analyse(position, self.convention, &question)?;
        self.left = self.left.saturating_sub(spent(&analysis, positions).max(1));
        Ok(analysis)
    }

    /// What theory says.
    pub(crate) fn by_theory(&self, position: &str, move_limit: usize) -> Result<Analysis, GameError> {
        let question = Question { method: Method::Theory, budget: Budget::positions(1), move_limit };
        self.game.analyse(position, self.convention, &question)
    }

    /// What theory says, and search where theory is silent; no moves are reported.
    pub(crate) fn quickly(&mut self, position: &str) -> Result<Analysis, GameError> {
        let analysis = self.by_theory(position, 0)?;
        if analysis.outcome.is_some() && analysis.complete { Ok(analysis) } else { self.at(position, 0) }
    }

    /// The legal moves, as many as may be listed, and whether these are all.
    pub(crate) fn moves(&self, position: &str) -> Result<(Vec<String>, bool), GameError> {
        let mut moves = self.game.moves(position, self.effort.moves.saturating_add(1))?;
        let all = moves.len() <= self.effort.moves;
        moves.truncate(self.effort.moves);
        Ok((moves, all))
    }

    /// Whether a move ends the game at once, and for its player's good.
    pub(crate) fn ends_well(&self, position: &str, mv: &str) -> Result<bool, GameError> {
        let ending = self.game.ending(&self.game.play(position, mv)?)?;
        Ok(ending.is_some_and(|ending| ending.outcome(self.convention) == Outcome::Loss))
    }
}

/// What an analysis has cost. A search that gave up does not tell; where a theorem answered as well, it was a short one.
fn spent(analysis: &Analysis, positions: usize) -> usize {
    match (analysis.positions, analysis.gave_up) {
        (0, Some(OutOfBudget::TooLarge { .. })) => 0,
        (0, Some(_)) => positions,
        (0, None) => positions / 16,
        (searched, _) => searched,
    }
}
