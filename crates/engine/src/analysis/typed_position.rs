//! What an analysis asks a game: the only part of it that is compiled for every game.
use super::{Answer, ScoreReport, StartedSearch};
use crate::{
    any::{GameInfo, NimSearch, Solvers},
    game::{Game, Size},
    nim_value::NimValue,
    outcome::Convention,
    solve::{Budget, OutOfBudget},
    theory::{Claim, Moves, Theory},
};

/// A position of any game, with the searches begun for it.
pub(crate) trait ErasedPosition {
    /// The position as the game writes it.
    fn text(&self) -> String;
    /// Whether no move is left.
    fn is_over(&self) -> bool;
    /// Whether the game has nim-values.
    fn has_values(&self) -> bool;
    /// Lower bound of the work of a full search.
    fn size(&self) -> Size;
    /// What theory says, with the winning moves as texts.
    fn claim(&self) -> Option<Claim<String>>;
    /// Begins a search for everything, or for as much as the budget allows; fails if it has no answer.
    fn search(&mut self, all_or_nothing: bool, budget: &Budget) -> Result<(), OutOfBudget>;
    /// Begins a search for nim-values, if the game has them, and returns the value of the position.
    fn search_values(&mut self, budget: &Budget) -> Option<Result<NimValue, OutOfBudget>>;
    /// With three or more players: for each seat, whether the others can make it lose.
    fn seats(&self, budget: &Budget) -> Option<Result<Vec<bool>, OutOfBudget>>;
    /// Number of positions that the search has solved.
    fn positions(&self) -> usize;
    /// What the search says about the position itself.
    fn answer(&mut self) -> Option<Answer>;
    /// Calls `show` for each move until it returns false, with what theory says about the move if requested.
    fn moves(&mut self, theory: TheoryUse, show: &mut dyn FnMut(MoveAnswer) -> bool);
    /// What both collect, in games that count.
    fn score(&self, budget: &Budget) -> Option<Result<ScoreReport, OutOfBudget>>;
    /// Goes on to the position after a move, given by its number in the order of the rules. The searches stay.
    fn descend(&mut self, index: usize);
    /// Goes back to where the last `descend` began.
    fn ascend(&mut self);
}

/// When theory is asked about the position after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TheoryUse {
    /// Never.
    Nowhere,
    /// If search has no answer.
    Unanswered,
    /// Always.
    Everywhere,
}

/// A move, and what is known about the position after it.
pub(crate) struct MoveAnswer {
    pub(crate) mv: String,
    pub(crate) to: String,
    pub(crate) answer: Option<Result<Answer, OutOfBudget>>,
    pub(crate) nim_value: Option<NimValue>,
    /// What theory says.
    pub(crate) verdict: Option<Claim<String>>,
}

/// A position of one game.
pub(crate) struct TypedPosition<'a, G: Game> {
    info: &'a GameInfo<G>,
    solvers: &'a Solvers<G>,
    convention: Convention,
    position: G::Position,
    /// The positions before it, from which it was reached.
    earlier: Vec<G::Position>,
    searched: Option<StartedSearch<'a, G>>,
    nim_search: Option<Box<dyn NimSearch<G> + 'a>>,
}

impl<'a, G: Theory> TypedPosition<'a, G> {
    pub(crate) fn new(
        info: &'a GameInfo<G>,
        solvers: &'a Solvers<G>,
        convention: Convention,
        position: G::Position,
    ) -> Self {
        TypedPosition { info, solvers, convention, position, earlier: Vec::new(), searched: None, nim_search: None }
    }

    fn look(&mut self, mv: &G::Move, theory: TheoryUse) -> MoveAnswer {
        let game = &self.info.game;
        let to = game.play(&self.position, mv);
        let searched = self.searched.as_mut().and_then(|searched| searched.as_mut().ok());
        let answer = searched.map(|search| search.answer(&to));
        let is_wanted = match theory {
            TheoryUse::Nowhere => false,
            TheoryUse::Unanswered => !matches!(answer, Some(Ok(_))),
            TheoryUse::Everywhere => true,
        };
        let verdict = if is_wanted { game.verdict(self.convention, &to) } else { None };
        MoveAnswer {
            mv: mv.to_string(),
            answer,
            nim_value: self.option_value(&to),
            verdict: verdict.map(|claim| Claim { winning: None, ..in_texts(claim, false) }),
            to: to.to_string(),
        }
    }
}

impl<G: Game> TypedPosition<'_, G> {
    fn option_value(&mut self, option: &G::Position) -> Option<NimValue> {
        match &mut self.nim_search {
            Some(search) => search.nim_value(option).ok(),
            None => self.searched.as_mut()?.as_mut().ok()?.option_value(option),
        }
    }
}

impl<G: Theory> ErasedPosition for TypedPosition<'_, G> {
    fn text(&self) -> String {
        self.position.to_string()
    }

    fn is_over(&self) -> bool {
        self.info.game.ending(&self.position).is_some()
    }

    fn has_values(&self) -> bool {
        self.solvers.nim_search.is_some()
    }

    fn size(&self) -> Size {
        self.info.game.size(&self.position)
    }

    fn claim(&self) -> Option<Claim<String>> {
        self.info.game.claim(self.convention, &self.position).map(|claim| in_texts(claim, true))
    }

    fn search(&mut self, all_or_nothing: bool, budget: &Budget) -> Result<(), OutOfBudget> {
        let (game, solver) = (&self.info.game, &self.solvers.solver);
        let started = if all_or_nothing {
            (solver.full)(game, self.convention, &self.position, budget)
        } else {
            solver.start(game, self.convention, &self.position, budget)
        };
        let result = started.as_ref().map(|_| ()).map_err(|reason| *reason);
        self.searched = Some(started);
        result
    }

    fn search_values(&mut self, budget: &Budget) -> Option<Result<NimValue, OutOfBudget>> {
        if let Some(Ok(searched)) = &mut self.searched
            && let Some(value) = searched.start_value(&self.position)
        {
            return Some(value);
        }
        let mut search = (self.solvers.nim_search?)(&self.info.game, budget.clone());
        let value = search.nim_value(&self.position);
        self.nim_search = value.is_ok().then_some(search);
        Some(value)
    }

    fn seats(&self, budget: &Budget) -> Option<Result<Vec<bool>, OutOfBudget>> {
        let seats = self.solvers.seats?;
        Some(seats(&self.info.game, self.convention, &self.position, self.info.players, budget.clone()))
    }

    fn positions(&self) -> usize {
        match &self.searched {
            Some(searched) => searched.as_ref().map_or(0, |search| search.positions()),
            None => self.nim_search.as_ref().map_or(0, |search| search.positions()),
        }
    }

    fn answer(&mut self) -> Option<Answer> {
        self.searched.as_mut()?.as_mut().ok()?.answer(&self.position).ok()
    }

    fn moves(&mut self, theory: TheoryUse, show: &mut dyn FnMut(MoveAnswer) -> bool) {
        let (info, position) = (self.info, self.position.clone());
        for mv in info.game.moves(&position) {
            if !show(self.look(&mv, theory)) {
                break;
            }
        }
    }

    fn score(&self, budget: &Budget) -> Option<Result<ScoreReport, OutOfBudget>> {
        let score = self.solvers.score?;
        let admitted = budget.admit(self.size());
        Some(admitted.and_then(|()| score(&self.info.game, self.convention, &self.position, budget.clone())))
    }

    fn descend(&mut self, index: usize) {
        let game = &self.info.game;
        let mv = game.moves(&self.position).nth(index);
        let after = mv.map_or_else(|| self.position.clone(), |mv| game.play(&self.position, &mv));
        self.earlier.push(std::mem::replace(&mut self.position, after));
    }

    fn ascend(&mut self) {
        if let Some(position) = self.earlier.pop() {
            self.position = position;
        }
    }
}

/// Converts the moves of a claim to texts, or drops them.
fn in_texts<M: ToString>(claim: Claim<M>, moves: bool) -> Claim<String> {
    let Claim { outcome, nim_value, winning, theorem, standing } = claim;
    Claim { outcome, nim_value, winning: winning.filter(|_| moves).map(Moves::into_texts), theorem, standing }
}
