//! Certificates of games that are known only by their texts, such as sums of different games.
use super::{
    Choice, Evidence, Flaw, MOST_POSITIONS, OutcomeProof, Strategy, Unproved,
    search::limits,
    walk::{Rules, aims, check_strategies, collect, walk},
};
use crate::{
    analysis::{Analysis, Question},
    any::{AnyRules, AnyTheory, GameError},
    game::{Footprint, Packed},
    outcome::{Convention, Ending},
    solve::{Budget, Meter, OutOfBudget},
};
use std::fmt;

/// A position in its notation.
#[derive(Clone)]
struct Text(String);

impl Footprint for Text {
    fn heap_bytes(&self) -> usize {
        self.0.capacity()
    }

    fn pack(&self) -> Packed {
        Packed::from_slice(self.0.as_bytes())
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

struct Texts<'g>(&'g dyn AnyRules);

impl Texts<'_> {
    /// The first `count` moves in a position, or all if they are fewer; never more than the budget has left.
    fn moves(&self, position: &Text, count: usize, meter: &Meter) -> Result<Vec<String>, Flaw> {
        let left = meter.budget.moves.saturating_sub(meter.moves);
        let most = usize::try_from(left).unwrap_or(usize::MAX).min(MOST_POSITIONS);
        let moves = self.0.moves(&position.0, count.min(most + 1))?;
        if moves.len() > most { Err(OutOfBudget::Moves(meter.budget.moves).into()) } else { Ok(moves) }
    }
}

impl Rules for Texts<'_> {
    type Position = Text;

    fn ending(&self, position: &Text) -> Result<Option<Ending>, Flaw> {
        Ok(self.0.ending(&position.0)?)
    }

    fn options(&self, position: &Text, meter: &mut Meter) -> Result<Vec<Text>, Flaw> {
        let moves = self.moves(position, usize::MAX, meter)?;
        collect(moves.iter().map(|mv| Ok(Text(self.0.play(&position.0, mv)?))), meter)
    }

    fn option(&self, position: &Text, mv: u32, meter: &mut Meter) -> Result<Option<Text>, Flaw> {
        let mv = mv as usize;
        let moves = self.moves(position, mv.saturating_add(1), meter)?;
        meter.some_moves(moves.len() as u64)?;
        Ok(moves.get(mv).map(|mv| self.0.play(&position.0, mv).map(Text)).transpose()?)
    }
}

/// Finds the outcome of a position of a game without cycles, and a strategy that proves it.
pub(crate) fn prove_texts(
    game: &(impl AnyRules + AnyTheory),
    position: &str,
    convention: Convention,
    budget: &Budget,
) -> Result<OutcomeProof, Unproved> {
    let question = Question { budget: budget.clone(), move_limit: 1, ..Question::default() };
    let analyse = |position: &str| -> Result<Analysis, GameError> { game.analyse(position, convention, &question) };
    let gave_up = |analysis: &Analysis| analysis.gave_up.unwrap_or(OutOfBudget::NotSearched);
    let first = analyse(position)?;
    let outcome = first.outcome.filter(|_| !first.is_conjecture()).ok_or_else(|| gave_up(&first))?;
    let start = Text(game.normalise(position)?);
    let limits = limits(budget);
    let mut strategies = Vec::new();
    for &(aim, begins) in aims(outcome, false) {
        let mut strategy = Strategy::new();
        walk(&Texts(game), convention, &start, begins, aim, &limits, &mut |_, position| {
            let analysis = analyse(&position.0)?;
            let best = analysis.winning_moves.first().ok_or_else(|| gave_up(&analysis))?;
            let moves = game.moves(&position.0, MOST_POSITIONS)?;
            let found = (0..).zip(&moves).find(|(_, mv)| *mv == best);
            let (mv, _) = found.ok_or_else(|| Flaw::Move(position.to_string()))?;
            let choice = Choice { mv, remoteness: 0 };
            strategy.push(choice);
            Ok(choice)
        })?;
        strategies.push(strategy);
    }
    Ok(OutcomeProof { outcome, evidence: Evidence::Strategies(strategies) })
}

/// Checks a certificate of a position of a game without cycles; returns the number of moves of its strategy.
pub(crate) fn check_texts(
    game: &dyn AnyRules,
    position: &str,
    convention: Convention,
    certificate: &OutcomeProof,
    budget: &Budget,
) -> Result<usize, Flaw> {
    let start = Text(game.normalise(position)?);
    match &certificate.evidence {
        Evidence::Strategies(strategies) => {
            check_strategies(&Texts(game), convention, &start, false, (certificate, strategies), &limits(budget))
        }
        Evidence::Theorem(statement) => Err(Flaw::Theorem(statement.theorem.clone())),
    }
}
