//! Search part by part, of games that say how positions fall into independent parts.
use super::searches::{Answer, AnySearch, StartedSearch};
use crate::{
    any::NimSearch,
    game::{Game, Impartial, Size},
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{
        Budget, Memo, NimValues, OutOfBudget, Remoteness,
        numbered::{Numbered, NumberedValues, Numbering},
        parts::{MisereSearch, PartSearch, Parts, Sum},
    },
};

/// Outcomes and nim-values of positions in parts.
pub(crate) struct ByParts<'g, G: Game> {
    game: &'g G,
    rules: Box<dyn Parts<G::Position>>,
    search: PartSearch,
}

impl<'g, G: Game> ByParts<'g, G> {
    /// Starts with an empty memory, if the game says how this position falls into parts.
    pub(crate) fn new(game: &'g G, position: &G::Position, budget: &Budget) -> Option<Self> {
        let rules = game.parts(Convention::Normal, position)?;
        let search = PartSearch::for_kind(budget.clone(), rules.kind());
        Some(ByParts { game, rules, search })
    }

    /// The parts of a position, and the sum of the values of those that a formula knows. Larger positions have other
    /// rules for their parts, and what is known of parts is lost.
    fn split(&mut self, position: &G::Position) -> Option<(Sum, u8)> {
        if let Some(split) = self.rules.split(position) {
            return Some(split);
        }
        self.rules = self.game.parts(Convention::Normal, position)?;
        self.search.forget();
        self.rules.split(position)
    }

    fn outcome(&mut self, position: &G::Position) -> Result<Outcome, OutOfBudget> {
        let (sum, value) = self.split(position).ok_or(OutOfBudget::NotSearched)?;
        self.search.is(&*self.rules, sum, value).map(|is_zero| Outcome::win_if(!is_zero))
    }

    fn value(&mut self, position: &G::Position) -> Result<NimValue, OutOfBudget> {
        let (sum, value) = self.split(position).ok_or(OutOfBudget::NotSearched)?;
        Ok(NimValue((value ^ self.search.value(&*self.rules, sum)?).into()))
    }

    /// The value, if it can be found by looking at this number of positions or fewer.
    fn value_within(&mut self, position: &G::Position, positions: usize) -> Result<NimValue, OutOfBudget> {
        let all = self.search.limit(usize::MAX);
        self.search.limit(all.min(self.search.positions().saturating_add(positions)));
        let value = self.value(position);
        self.search.limit(all);
        value
    }
}

/// Outcomes of positions in parts, in misère play.
struct MisereByParts<G: Game> {
    rules: Box<dyn Parts<G::Position>>,
    search: MisereSearch,
}

impl<G: Game> MisereByParts<G> {
    fn outcome(&mut self, position: &G::Position) -> Result<Outcome, OutOfBudget> {
        let (sum, _) = self.rules.split(position).ok_or(OutOfBudget::NotSearched)?;
        self.search.wins(&*self.rules, &sum).map(Outcome::win_if)
    }
}

/// Outcomes by parts, in either convention.
enum PartOutcomes<'g, G: Game> {
    Normal(ByParts<'g, G>),
    Misere(MisereByParts<G>),
}

impl<'g, G: Game> PartOutcomes<'g, G> {
    fn new(game: &'g G, convention: Convention, position: &G::Position, budget: &Budget) -> Option<Self> {
        if convention == Convention::Normal {
            return ByParts::new(game, position, budget).map(PartOutcomes::Normal);
        }
        let rules = game.parts(convention, position)?;
        Some(PartOutcomes::Misere(MisereByParts { rules, search: MisereSearch::new(budget.clone()) }))
    }

    fn outcome(&mut self, position: &G::Position) -> Result<Outcome, OutOfBudget> {
        match self {
            PartOutcomes::Normal(parts) => parts.outcome(position),
            PartOutcomes::Misere(parts) => parts.outcome(position),
        }
    }

    fn positions(&self) -> usize {
        match self {
            PartOutcomes::Normal(parts) => parts.search.positions(),
            PartOutcomes::Misere(parts) => parts.search.positions(),
        }
    }
}

/// Outcomes by parts, with the remoteness of positions that have few positions after them.
struct PartsAndRemoteness<'g, G: Game> {
    parts: PartOutcomes<'g, G>,
    remoteness: Option<Box<dyn AnySearch<G> + 'g>>,
    /// Number of positions that may still be searched for the values of options.
    spare: usize,
}

/// Positions that may be searched for what is nice to know: a number, and a multiple of what the outcome has cost.
const SPARE: usize = 20_000;
const SPARE_TIMES: usize = 8;

/// A search with more positions than this many budgets is not begun: parts are fewer, but not by such a factor.
const HOPELESS: u128 = 1_000;

/// Solves a position by its parts, if the game has parts.
pub(super) fn start<'g, G: Game>(
    game: &'g G,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
) -> Option<StartedSearch<'g, G>> {
    if game.size(position).positions / HOPELESS > budget.positions as u128 {
        return None;
    }
    let mut parts = PartOutcomes::new(game, convention, position, budget)?;
    if let Err(reason) = parts.outcome(position) {
        return Some(Err(reason));
    }
    let cost = parts.positions();
    let remoteness = match game.numbering(position) {
        Some(numbering) => remoteness_by_numbers(numbering, convention, game.size(position), budget),
        None if cost <= SPARE => remoteness_of_few(game, convention, position, cost, budget),
        None => None,
    };
    Some(Ok(Box::new(PartsAndRemoteness { parts, remoteness, spare: SPARE.max(cost) })))
}

fn remoteness_by_numbers<'g, G: Game>(
    numbering: Box<dyn Numbering<G::Position>>,
    convention: Convention,
    size: Size,
    budget: &Budget,
) -> Option<Box<dyn AnySearch<G> + 'g>>
where
    G::Position: 'g,
{
    budget.admit(size).ok()?;
    let solved = Numbered::solve(numbering, convention, budget.clone()).ok()?;
    Some(Box::new(solved))
}

fn remoteness_of_few<'g, G: Game>(
    game: &'g G,
    convention: Convention,
    position: &G::Position,
    cost: usize,
    budget: &Budget,
) -> Option<Box<dyn AnySearch<G> + 'g>> {
    let spare = Budget::positions((SPARE_TIMES * cost + SPARE).min(budget.positions / 4));
    let spare = Budget { memory: budget.memory, cancel: budget.cancel.clone(), ..spare };
    let mut memo = Memo::new(game, Remoteness(convention), spare);
    memo.value(position).ok()?;
    Some(Box::new(memo))
}

impl<G: Game> AnySearch<G> for PartsAndRemoteness<'_, G> {
    fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        if let Some(search) = &mut self.remoteness
            && let Ok(answer) = search.answer(position)
        {
            return Ok(answer);
        }
        self.parts.outcome(position).map(Answer::from)
    }

    fn positions(&self) -> usize {
        self.parts.positions() + self.remoteness.as_ref().map_or(0, |search| search.positions())
    }

    fn start_value(&mut self, position: &G::Position) -> Option<Result<NimValue, OutOfBudget>> {
        match &mut self.parts {
            // The other half is for the outcomes of the moves.
            PartOutcomes::Normal(parts) => Some(parts.value_within(position, parts.search.positions_left() / 2)),
            PartOutcomes::Misere(_) => None,
        }
    }

    fn option_value(&mut self, position: &G::Position) -> Option<NimValue> {
        let PartOutcomes::Normal(parts) = &mut self.parts else { return None };
        let before = parts.search.positions();
        let value = parts.value_within(position, self.spare);
        self.spare = self.spare.saturating_sub(parts.search.positions() - before);
        value.ok()
    }
}

/// A search for nim-values: of parts or numbers where the game has them, otherwise of whole positions.
pub(crate) struct NimSolver<'g, G: Impartial> {
    game: &'g G,
    budget: Budget,
    parts: Option<ByParts<'g, G>>,
    /// The values of the first position in question and of all that follow it.
    numbered: Option<NumberedValues<G::Position>>,
    whole: Memo<'g, G, NimValues>,
}

impl<'g, G: Impartial> NimSolver<'g, G> {
    pub(crate) fn new(game: &'g G, budget: Budget) -> Self {
        NimSolver { game, parts: None, numbered: None, whole: Memo::new(game, NimValues, budget.clone()), budget }
    }
}

impl<G: Impartial> NimSearch<G> for NimSolver<'_, G> {
    fn nim_value(&mut self, position: &G::Position) -> Result<NimValue, OutOfBudget> {
        if self.parts.is_none() {
            self.parts = ByParts::new(self.game, position, &self.budget);
        }
        if let Some(parts) = &mut self.parts {
            return parts.value(position);
        }
        if let Some(value) = self.numbered.as_ref().and_then(|numbered| numbered.value(position)) {
            return Ok(value);
        }
        // All numbers are solved at once, which must not be done for every position anew: the first one decides.
        let is_first = self.numbered.is_none() && self.whole.positions() == 0;
        let numbering = if is_first { self.game.numbering(position) } else { None };
        let Some(numbering) = numbering else { return self.whole.value(position).map(NimValue::from) };
        let numbered = self.numbered.insert(NumberedValues::solve(numbering, self.budget.clone())?);
        Ok(numbered.value(position).expect("the start has a number"))
    }

    #[cfg(feature = "verify")]
    fn value_of_whole(&mut self, position: &G::Position) -> Result<NimValue, OutOfBudget> {
        self.whole.value(position).map(NimValue::from)
    }

    fn positions(&self) -> usize {
        let by_parts = self.parts.as_ref().map_or(0, |parts| parts.search.positions());
        by_parts + self.numbered.as_ref().map_or(0, NumberedValues::positions) + self.whole.positions()
    }
}
