//! How much search a move, a start or a review may cost, and analyses within that budget.
use engine::{
    Analysis, AnyGame, Convention, GameError, Method, Outcome, Question,
    solve::{Budget, OutOfBudget},
};
use std::cell::Cell;

/// Limits of the search. Whatever it does not reach within them is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions searched for one analysis.
    pub positions: usize,
    /// Positions searched for all analyses together; afterwards only theory is asked.
    pub total: usize,
    /// Legal moves listed one by one.
    pub moves: usize,
}

impl Default for Effort {
    /// At most some tenths of a second.
    fn default() -> Effort {
        Effort { positions: 200_000, total: 600_000, moves: 10_000 }
    }
}

impl Effort {
    /// A thousand games in a second, if there is a theory.
    pub fn small() -> Effort {
        Effort { positions: 2_000, total: 20_000, moves: 2_000 }
    }
}

/// Analyses positions of one game with the effort that is left.
pub(crate) struct Look<'g> {
    pub(crate) game: &'g dyn AnyGame,
    pub(crate) convention: Convention,
    effort: &'g Effort,
    left: usize,
    /// Bytes of moves that theory may still list.
    bytes_left: Cell<usize>,
}

/// Maximum number of bytes of moves that all analyses together may list. Theory needs no search, but may list a
/// hundred thousand winning moves.
const MOST_LISTED_BYTES: usize = 256 << 20;

impl<'g> Look<'g> {
    pub(crate) fn new(game: &'g dyn AnyGame, convention: Convention, effort: &'g Effort) -> Look<'g> {
        Look { game, convention, effort, left: effort.total, bytes_left: Cell::new(MOST_LISTED_BYTES) }
    }

    /// What theory says and, while there is effort left, search; the first moves are reported one by one.
    pub(crate) fn at(&mut self, position: &str, move_limit: usize) -> Result<Analysis, GameError> {
        if self.left == 0 {
            return self.by_theory(position, move_limit);
        }
        let positions = self.effort.positions.min(self.left);
        let question = Question { budget: Budget::positions(positions), move_limit, ..Question::default() };
        let analysis = self.analysis(position, &question)?;
        self.left = self.left.saturating_sub(cost(&analysis, positions).max(1));
        Ok(analysis)
    }

    /// What theory says.
    pub(crate) fn by_theory(&self, position: &str, move_limit: usize) -> Result<Analysis, GameError> {
        let question = Question { method: Method::Theory, budget: Budget::positions(1), move_limit };
        self.analysis(position, &question)
    }

    fn analysis(&self, position: &str, question: &Question) -> Result<Analysis, GameError> {
        if self.bytes_left.get() == 0 {
            let gave_up = Some(OutOfBudget::Memory(MOST_LISTED_BYTES));
            return Ok(Analysis { position: position.to_owned(), gave_up, ..Analysis::default() });
        }
        let analysis = self.game.analyse(position, self.convention, question)?;
        let listed = analysis.winning_moves.iter().chain(&analysis.drawing_moves).map(String::len);
        let reported = analysis.moves.iter().map(|report| report.mv.len() + report.to.len());
        self.bytes_left.set(self.bytes_left.get().saturating_sub(listed.chain(reported).sum()));
        Ok(analysis)
    }

    /// What theory says, or search if theory is silent; no moves are reported.
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

    /// Whether a move ends the game at once and wins.
    pub(crate) fn ends_well(&self, position: &str, mv: &str) -> Result<bool, GameError> {
        let ending = self.game.ending(&self.game.play(position, mv)?)?;
        Ok(ending.is_some_and(|ending| ending.outcome(self.convention) == Outcome::Loss))
    }
}

/// The cost of an analysis. A search that gave up does not report it; if a theorem answered as well, it was a short
/// one.
fn cost(analysis: &Analysis, positions: usize) -> usize {
    match (analysis.positions, analysis.gave_up) {
        (0, Some(OutOfBudget::TooLarge { .. })) => 0,
        (0, Some(_)) => positions,
        (0, None) => positions / 16,
        (searched, _) => searched,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::nim_for;
    use engine::interrupt::{self, Flag};

    #[test]
    fn nothing_more_is_known_after_too_many_listed_moves() {
        let (nim, effort) = (nim_for(2), Effort::default());
        let mut look = Look::new(&*nim, Convention::Normal, &effort);
        look.bytes_left.set(1);
        assert_eq!(look.at("3,5,7", 10).unwrap().outcome, Some(Outcome::Win));
        let late = look.at("3,5,7", 10).unwrap();
        assert_eq!((late.outcome, late.gave_up), (None, Some(OutOfBudget::Memory(MOST_LISTED_BYTES))));
    }

    #[test]
    fn an_interrupt_ends_every_look() {
        let (nim, effort) = (nim_for(2), Effort::default());
        let mut look = Look::new(&*nim, Convention::Normal, &effort);
        let cancelled = interrupt::scope(&Flag::new(true.into()), || look.at("3,5,7", 10)).unwrap();
        assert_eq!((cancelled.outcome, cancelled.gave_up), (None, Some(OutOfBudget::Cancelled)));
        assert_eq!(look.quickly("3,5,7").unwrap().outcome, Some(Outcome::Win));
    }
}
