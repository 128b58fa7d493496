//! Searches behind one interface. Each kind of game compiles only the ones it needs.
use super::by_parts;
use crate::{
    game::{Game, Impartial},
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{
        Budget, Memo, OutOfBudget, Outcomes, Remoteness, RemotenessAndValue, Solution,
        alphabeta::AlphaBeta,
        numbered::Numbered,
        retrograde::{NumberedRetrograde, Retrograde},
    },
};

/// What a search says about one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) outcome: Outcome,
    pub(crate) remoteness: Option<u32>,
}

impl From<Solution> for Answer {
    fn from(solved: Solution) -> Answer {
        let remoteness = (solved.outcome != Outcome::Draw).then_some(solved.remoteness);
        Answer { outcome: solved.outcome, remoteness }
    }
}

impl From<Outcome> for Answer {
    fn from(outcome: Outcome) -> Answer {
        Answer { outcome, remoteness: None }
    }
}

/// A finished or running search, of any method.
pub(crate) trait AnySearch<G: Game> {
    /// What it says about the start or one of its options.
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget>;
    /// Number of solved positions.
    fn positions(&self) -> usize;

    /// The nim-value of the start, if this search finds nim-values.
    fn start_value(&mut self, _start: &G::Position) -> Option<Result<NimValue, OutOfBudget>> {
        None
    }

    /// The nim-value of an option, if it is known or takes little.
    fn option_value(&mut self, _option: &G::Position) -> Option<NimValue> {
        None
    }
}

type Start<G> = for<'g> fn(&'g G, Convention, &<G as Game>::Position, &Budget) -> StartedSearch<'g, G>;
type StartByParts<G> = for<'g> fn(&'g G, Convention, &<G as Game>::Position, &Budget) -> Option<StartedSearch<'g, G>>;
type Fallback<G> = for<'g> fn(&'g G, Convention, &<G as Game>::Position, &Budget, OutOfBudget) -> StartedSearch<'g, G>;

/// How a kind of game is searched.
pub(crate) struct Solver<G: Game> {
    /// For outcome and remoteness.
    pub(crate) full: Start<G>,
    /// For these and nim-values, where they exist.
    with_values: Start<G>,
    /// For the outcome alone, after a full search has given up for this reason.
    pub(crate) outcome: Fallback<G>,
    /// For the outcome, and nim-values in normal play, of games in independent parts.
    parts: Option<StartByParts<G>>,
}

impl<G: Game> Solver<G> {
    /// Games without cycles: memo search.
    pub(crate) fn loop_free() -> Self
    where
        G: Impartial,
    {
        Solver { full, with_values: full_with_values, outcome: outcomes, parts: Some(by_parts::start) }
    }

    /// Games with cycles: retrograde analysis, or nothing.
    pub(crate) fn loopy() -> Self {
        Solver { full: backwards, with_values: backwards, outcome: |_, _, _, _, reason| Err(reason), parts: None }
    }

    /// Impartial games with cycles: the same, with nim-values where they are numbers.
    pub(crate) fn loopy_impartial() -> Self
    where
        G: Impartial,
    {
        let full: Start<G> = |game, convention, position, budget| {
            budget.admit(game.size(position))?;
            Ok(Box::new(Retrograde::solve_with_values(game, convention, position, budget.clone())?))
        };
        Solver { full, with_values: full, ..Solver::loopy() }
    }

    /// Games of two different players: memo search while it is small, then alpha-beta.
    pub(crate) fn partisan() -> Self {
        // Alpha-beta is much faster, so a full search for the remoteness gets only a small budget.
        let full: Start<G> = |game, convention, position, budget| full(game, convention, position, &budget.part(64));
        Solver { full, with_values: full, outcome: alpha_beta, parts: None }
    }
}

impl<G: Game> Solver<G> {
    /// Solves by the method that finds most within the budget.
    pub(crate) fn start<'g>(
        &self,
        game: &'g G,
        convention: Convention,
        position: &G::Position,
        budget: &Budget,
    ) -> StartedSearch<'g, G> {
        if let Some(started) = self.parts.and_then(|start| start(game, convention, position, budget)) {
            return started;
        }
        match (self.with_values)(game, convention, position, budget) {
            Err(OutOfBudget::Cancelled) => Err(OutOfBudget::Cancelled),
            Err(reason) => (self.outcome)(game, convention, position, budget, reason),
            full => full,
        }
    }
}

pub(crate) type StartedSearch<'g, G> = Result<Box<dyn AnySearch<G> + 'g>, OutOfBudget>;

fn full<'g, G: Game>(
    game: &'g G,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
) -> StartedSearch<'g, G> {
    budget.admit(game.size(position))?;
    if let Some(numbering) = game.numbering(position) {
        return Ok(Box::new(Numbered::solve(numbering, convention, budget.clone())?));
    }
    let mut search = Memo::new(game, Remoteness(convention), budget.clone());
    search.value(position)?;
    Ok(Box::new(search))
}

fn full_with_values<'g, G: Impartial>(
    game: &'g G,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
) -> StartedSearch<'g, G> {
    if convention == Convention::Misere {
        return full(game, convention, position, budget);
    }
    budget.admit(game.size(position))?;
    if let Some(numbering) = game.numbering(position) {
        return Ok(Box::new(Numbered::solve(numbering, convention, budget.clone())?));
    }
    let mut search = Memo::new(game, RemotenessAndValue, budget.clone());
    search.value(position)?;
    Ok(Box::new(search))
}

fn backwards<'g, G: Game>(
    game: &'g G,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
) -> StartedSearch<'g, G> {
    budget.admit(game.size(position))?;
    if let Some(numbering) = game.numbering(position) {
        return Ok(Box::new(NumberedRetrograde::solve(numbering, convention, budget.clone())?));
    }
    Ok(Box::new(Retrograde::solve(game, convention, position, budget.clone())?))
}

fn outcomes<'g, G: Game>(
    game: &'g G,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
    reason: OutOfBudget,
) -> StartedSearch<'g, G> {
    // Looking for the outcome alone visits fewer positions, but not many orders of magnitude fewer.
    if matches!(reason, OutOfBudget::TooLarge { positions, .. } if positions / 1000 > budget.positions as u128) {
        return Err(reason);
    }
    // A second search must not make the answer twice as late.
    let mut search = Memo::new(game, Outcomes(convention), budget.part(2));
    search.value(position)?;
    Ok(Box::new(search))
}

fn alpha_beta<'g, G: Game>(
    game: &'g G,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
    _: OutOfBudget,
) -> StartedSearch<'g, G> {
    // Choosing promising moves takes time too.
    let mut search = AlphaBeta::new(game, convention, budget.part(4));
    search.outcome(position)?;
    Ok(Box::new(search))
}

impl<G: Game> AnySearch<G> for Memo<'_, G, Remoteness> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        self.value(position).map(Answer::from)
    }

    fn positions(&self) -> usize {
        Memo::positions(self)
    }
}

impl<G: Impartial> AnySearch<G> for Memo<'_, G, RemotenessAndValue> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        self.value(position).map(|(solved, _)| solved.into())
    }

    fn positions(&self) -> usize {
        Memo::positions(self)
    }

    fn start_value(&mut self, start: &G::Position) -> Option<Result<NimValue, OutOfBudget>> {
        Some(self.value(start).map(|(_, value)| value.into()))
    }

    fn option_value(&mut self, option: &G::Position) -> Option<NimValue> {
        self.value(option).ok().map(|(_, value)| value.into())
    }
}

impl<G: Game> AnySearch<G> for Numbered<G::Position> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        Ok(self.value(position).expect("options of the start have numbers").into())
    }

    fn positions(&self) -> usize {
        Numbered::positions(self)
    }

    fn start_value(&mut self, start: &G::Position) -> Option<Result<NimValue, OutOfBudget>> {
        self.nim_value(start).map(Ok)
    }

    fn option_value(&mut self, option: &G::Position) -> Option<NimValue> {
        self.nim_value(option)
    }
}

impl<G: Game> AnySearch<G> for Memo<'_, G, Outcomes> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        self.value(position).map(Answer::from)
    }

    fn positions(&self) -> usize {
        Memo::positions(self)
    }
}

impl<G: Game> AnySearch<G> for Retrograde<'_, G> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        Ok(self.value(position).expect("options of the start were explored").into())
    }

    fn positions(&self) -> usize {
        Retrograde::positions(self)
    }

    fn start_value(&mut self, start: &G::Position) -> Option<Result<NimValue, OutOfBudget>> {
        self.nim_value(start).map(Ok)
    }

    fn option_value(&mut self, option: &G::Position) -> Option<NimValue> {
        self.nim_value(option)
    }
}

impl<G: Game> AnySearch<G> for NumberedRetrograde<G::Position> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        Ok(self.value(position).expect("options of the start have numbers").into())
    }

    fn positions(&self) -> usize {
        NumberedRetrograde::positions(self)
    }
}

impl<G: Game> AnySearch<G> for AlphaBeta<'_, G> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        self.outcome(position).map(Answer::from)
    }

    fn positions(&self) -> usize {
        AlphaBeta::positions(self)
    }
}
