//! Which solvers a kind of game has.
use super::builder::{GameInfo, NimSearchOf, SeatsOf, Solvers};
use crate::{
    analysis::{NimSolver, ScoreReport, Solver},
    game::{Game, Impartial, ScoredGame},
    outcome::Convention,
    solve::{Budget, Memo, OutOfBudget, Scores, seats::forced_to_lose},
};
use std::marker::PhantomData;

/// A kind of game, with its solvers.
pub trait SolverKind<G: Game> {
    /// Builds the solvers.
    fn solvers(info: &GameInfo<G>) -> Solvers<G>;
}

/// Impartial games without cycles.
pub struct LoopFree;

/// Games in which positions may come back.
pub struct Loopy;

/// Impartial games whose parameters decide whether positions may come back.
pub(crate) struct LoopFreeOrLoopy;

/// Games without cycles in which the players have different moves or aims.
pub struct Partisan;

/// Games of more than two players.
pub struct WithSeats<K>(PhantomData<K>);

/// Games in which moves gain something.
pub struct WithScore<K>(PhantomData<K>);

fn only<G: Game>(solver: Solver<G>) -> Solvers<G> {
    Solvers { solver, nim_search: None, score: None, seats: None }
}

impl<G: Impartial> SolverKind<G> for LoopFree {
    fn solvers(_: &GameInfo<G>) -> Solvers<G> {
        let nim_search: NimSearchOf<G> = |game, budget| Box::new(NimSolver::new(game, budget));
        Solvers { nim_search: Some(nim_search), ..only(Solver::loop_free()) }
    }
}

impl<G: Game> SolverKind<G> for Loopy {
    fn solvers(_: &GameInfo<G>) -> Solvers<G> {
        only(Solver::loopy())
    }
}

impl<G: Impartial> SolverKind<G> for LoopFreeOrLoopy {
    fn solvers(info: &GameInfo<G>) -> Solvers<G> {
        if info.is_loopy { only(Solver::loopy_impartial()) } else { LoopFree::solvers(info) }
    }
}

impl<G: Game> SolverKind<G> for Partisan {
    fn solvers(_: &GameInfo<G>) -> Solvers<G> {
        only(Solver::partisan())
    }
}

impl<G: Game, K: SolverKind<G>> SolverKind<G> for WithSeats<K> {
    fn solvers(info: &GameInfo<G>) -> Solvers<G> {
        let seats: SeatsOf<G> = forced_to_lose;
        Solvers { seats: (info.players > 2).then_some(seats), ..K::solvers(info) }
    }
}

impl<G: ScoredGame, K: SolverKind<G>> SolverKind<G> for WithScore<K> {
    fn solvers(info: &GameInfo<G>) -> Solvers<G> {
        Solvers { score: Some(score), ..K::solvers(info) }
    }
}

fn score<G: ScoredGame>(
    game: &G,
    convention: Convention,
    position: &G::Position,
    budget: Budget,
) -> Result<ScoreReport, OutOfBudget> {
    let mut search = Memo::new(game, Scores(convention), budget);
    let best = search.value(position)?;
    let mut best_moves = Vec::new();
    for mv in game.moves(position) {
        if search.value(&game.play(position, &mv))?.before(game.gain(position, &mv)) == best {
            best_moves.push(mv.to_string());
        }
    }
    best_moves.sort_unstable();
    Ok(ScoreReport { mine: best.mine, theirs: best.theirs, best_moves })
}
