//! How certificates of typed games are made and checked: theory and search name the moves.
use super::{
    Choice, Evidence, Flaw, MOST_POSITIONS, OutcomeProof, Statement, Strategy, Unproved,
    walk::{Aim, Typed, aims, check_strategies, walk},
};
use crate::{
    analysis::StartedSearch,
    any::{GameInfo, Solvers},
    game::Game,
    interrupt,
    outcome::{Convention, Outcome},
    solve::{Budget, OutOfBudget},
    theory::{Claim, Standing, Theory},
};

/// Finds the outcome of a position, and strategies that prove it.
pub(crate) fn prove<G: Theory>(
    info: &GameInfo<G>,
    solvers: &Solvers<G>,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
) -> Result<OutcomeProof, Unproved> {
    two_players(info)?;
    let mut source = Source { info, solvers, convention, start: position, budget, searched: None };
    let claim = firm(info.game.claim(convention, position));
    let outcome = match &claim {
        Some(claim) => claim.outcome,
        None => source.outcome(position)?,
    };
    match (source.strategies(outcome), claim) {
        (Ok(strategies), _) => Ok(OutcomeProof { outcome, evidence: Evidence::Strategies(strategies) }),
        (Err(Flaw::OutOfBudget(reason)), Some(claim)) if reason != OutOfBudget::Cancelled => {
            let mv = claim.winning.and_then(|moves| moves.list.first().map(ToString::to_string));
            let statement = Statement { theorem: claim.theorem.id.to_owned(), nim_value: claim.nim_value, mv };
            Ok(OutcomeProof { outcome, evidence: Evidence::Theorem(statement) })
        }
        (Err(flaw), _) => Err(flaw.into()),
    }
}

/// Checks a certificate of a position; returns the number of moves of its strategies.
pub(crate) fn check<G: Theory>(
    info: &GameInfo<G>,
    convention: Convention,
    position: &G::Position,
    certificate: &OutcomeProof,
    budget: &Budget,
) -> Result<usize, Flaw> {
    two_players(info)?;
    match &certificate.evidence {
        Evidence::Strategies(strategies) => {
            let (rules, budget) = (Typed(&info.game), limits(budget));
            check_strategies(&rules, convention, position, info.is_loopy, (certificate, strategies), &budget)
        }
        Evidence::Theorem(statement) => {
            check_statement(&info.game, convention, position, certificate.outcome, statement)
        }
    }
}

/// Refuses games of more than two players.
fn two_players<G: Game>(info: &GameInfo<G>) -> Result<(), Flaw> {
    if info.players > 2 { Err(Flaw::Players) } else { Ok(()) }
}

/// Compares a statement with what theory says.
fn check_statement<G: Theory>(
    game: &G,
    convention: Convention,
    position: &G::Position,
    outcome: Outcome,
    statement: &Statement,
) -> Result<usize, Flaw> {
    let wrong = || Flaw::Theorem(statement.theorem.clone());
    let claim = firm(game.claim(convention, position)).ok_or_else(wrong)?;
    let is_same =
        claim.theorem.id == statement.theorem && claim.outcome == outcome && claim.nim_value == statement.nim_value;
    if !is_same {
        return Err(wrong());
    }
    if let Some(text) = &statement.mv {
        let mv = game.read_move(text).map_err(|_| wrong())?;
        let is_legal = game.ending(position).is_none() && game.is_legal(position, &mv);
        let after = is_legal.then(|| firm(game.verdict(convention, &game.play(position, &mv)))).flatten();
        if after.is_none_or(|after| after.outcome.reverse() != outcome) {
            return Err(wrong());
        }
    }
    Ok(0)
}

/// The limits of a strategy: larger than those of a search, since positions that are equal by symmetry are each met.
pub(super) fn limits(budget: &Budget) -> Budget {
    let (positions, moves) = (budget.positions.saturating_mul(2).min(MOST_POSITIONS), budget.moves.saturating_mul(8));
    Budget { positions, moves, depth: usize::MAX, ..budget.clone() }
}

/// A claim that is more than a conjecture.
fn firm<M>(claim: Option<Claim<M>>) -> Option<Claim<M>> {
    claim.filter(|claim| claim.standing != Standing::Conjectured)
}

/// Where moves come from: theory first, then one search for all positions.
struct Source<'s, G: Theory> {
    info: &'s GameInfo<G>,
    solvers: &'s Solvers<G>,
    convention: Convention,
    start: &'s G::Position,
    budget: &'s Budget,
    searched: Option<StartedSearch<'s, G>>,
}

impl<'s, G: Theory> Source<'s, G> {
    fn search(&mut self) -> Result<&mut StartedSearch<'s, G>, OutOfBudget> {
        let Source { info, solvers, convention, start, budget, .. } = *self;
        Ok(self.searched.get_or_insert_with(|| solvers.solver.start(&info.game, convention, start, budget)))
    }

    fn outcome(&mut self, position: &G::Position) -> Result<Outcome, OutOfBudget> {
        let search = self.search()?.as_mut().map_err(|reason| *reason)?;
        Ok(search.answer(position)?.outcome)
    }

    fn strategies(&mut self, outcome: Outcome) -> Result<Vec<Strategy>, Flaw> {
        let budget = limits(self.budget);
        let (game, is_loopy) = (&self.info.game, self.info.is_loopy);
        let (start, convention) = (self.start, self.convention);
        let strategy = |&(aim, begins): &(Aim, bool)| {
            let mut strategy = Strategy::new();
            walk(&Typed(game), convention, start, begins, aim, &budget, &mut |_, position| {
                let choice = self.choice(aim, position)?;
                strategy.push(choice);
                Ok(choice)
            })?;
            Ok(strategy)
        };
        aims(outcome, is_loopy).iter().map(strategy).collect()
    }

    /// A move that keeps to the aim.
    fn choice(&mut self, aim: Aim, position: &G::Position) -> Result<Choice, Flaw> {
        let found = if aim == Aim::Win { self.by_theory(position) } else { None };
        let found = match found {
            Some(mv) => Some(Choice { mv, remoteness: 0 }),
            None => self.by_search(aim, position)?,
        };
        if interrupt::is_set() {
            return Err(OutOfBudget::Cancelled.into());
        }
        found.ok_or_else(|| Flaw::Lost(position.to_string()))
    }

    /// The number of a move that wins by theory.
    fn by_theory(&self, position: &G::Position) -> Option<u32> {
        let game = &self.info.game;
        let claim = firm(game.claim(self.convention, position))?;
        let mut moves = (0..).zip(interrupt::until(game.moves(position), 1)).take(MOST_POSITIONS);
        let found = match claim.winning.as_ref().and_then(|winning| winning.list.first()) {
            Some(mv) => moves.find(|(_, legal)| legal == mv),
            None => moves.find(|(_, mv)| {
                let after = firm(game.verdict(self.convention, &game.play(position, mv)));
                after.is_some_and(|after| after.outcome == Outcome::Loss)
            }),
        };
        found.map(|(number, _)| number)
    }

    /// The quickest of the moves after which the other player has the worst outcome.
    fn by_search(&mut self, aim: Aim, position: &G::Position) -> Result<Option<Choice>, Flaw> {
        let game = &self.info.game;
        let search = self.search()?.as_mut().map_err(|reason| *reason)?;
        let mut best: Option<(Outcome, Choice)> = None;
        for (mv, legal) in (0..).zip(game.moves(position)) {
            let answer = search.answer(&game.play(position, &legal))?;
            let remoteness = if aim == Aim::WinWithin { answer.remoteness.unwrap_or(0) + 1 } else { 0 };
            let is_better = best
                .as_ref()
                .is_none_or(|(outcome, choice)| (answer.outcome, remoteness) < (*outcome, choice.remoteness));
            if is_better {
                best = Some((answer.outcome, Choice { mv, remoteness }));
            }
            if answer.outcome == Outcome::Loss && aim != Aim::WinWithin {
                break;
            }
        }
        Ok(best.map(|(_, choice)| choice))
    }
}
