//! The check of a strategy: plain code that knows only the rules. It plays every reply to the moves of the strategy.
use super::{Choice, Flaw, MOST_POSITIONS, OutcomeProof, Strategy};
use crate::{
    game::{Footprint, Game},
    outcome::{Convention, Ending, Outcome},
    solve::{Budget, Meter, Numbers, OutOfBudget},
};

/// The rules of a game, as far as a check needs them.
pub(super) trait Rules {
    type Position: Clone + Footprint + ToString;

    fn ending(&self, position: &Self::Position) -> Result<Option<Ending>, Flaw>;

    /// Every option of a position.
    fn options(&self, position: &Self::Position, meter: &mut Meter) -> Result<Vec<Self::Position>, Flaw>;

    /// The option by the legal move with this number.
    fn option(&self, position: &Self::Position, mv: u32, meter: &mut Meter) -> Result<Option<Self::Position>, Flaw>;
}

/// Number of moves that are passed over in the time of a move that is played.
const PASSED: u32 = 16;

/// Collects the options of a position, and counts them before there are too many.
pub(super) fn collect<P>(options: impl Iterator<Item = Result<P, Flaw>>, meter: &mut Meter) -> Result<Vec<P>, Flaw> {
    let mut list = Vec::new();
    for option in options {
        meter.mv()?;
        meter.memory((list.len() + 1) * size_of::<P>())?;
        list.push(option?);
    }
    Ok(list)
}

/// The rules of a typed game.
pub(super) struct Typed<'g, G>(pub(super) &'g G);

impl<G: Game> Rules for Typed<'_, G> {
    type Position = G::Position;

    fn ending(&self, position: &G::Position) -> Result<Option<Ending>, Flaw> {
        Ok(self.0.ending(position))
    }

    fn options(&self, position: &G::Position, meter: &mut Meter) -> Result<Vec<G::Position>, Flaw> {
        collect(self.0.moves(position).map(|mv| Ok(self.0.play(position, &mv))), meter)
    }

    fn option(&self, position: &G::Position, mv: u32, meter: &mut Meter) -> Result<Option<G::Position>, Flaw> {
        for (number, legal) in (0..=mv).zip(self.0.moves(position)) {
            if number as usize == MOST_POSITIONS {
                return Err(OutOfBudget::Moves(meter.budget.moves).into());
            }
            if number % PASSED == 0 {
                meter.mv()?;
            }
            if number == mv {
                return Ok(Some(self.0.play(position, &legal)));
            }
        }
        Ok(None)
    }
}

/// What a strategy achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// A win, in a game that ends anyway.
    Win,
    /// A win within as many moves as each choice says.
    WinWithin,
    /// No loss.
    Draw,
}

/// Finds the move in a position, the one with this number in the order in which positions are met.
pub(super) type Choose<'c, P> = &'c mut dyn FnMut(usize, &P) -> Result<Choice, Flaw>;

/// A walk through everything that can happen against a strategy.
struct Walk<'w, R: Rules> {
    rules: &'w R,
    convention: Convention,
    aim: Aim,
    choose: Choose<'w, R::Position>,
    choices: usize,
    meter: Meter,
    /// Positions in which the strategy moves, with the numbers of moves within which it has won.
    own: Numbers,
    remoteness: Vec<u32>,
    /// Positions in which the other player moves, with the least number of moves of the one before.
    replies: Numbers,
    bounds: Vec<u32>,
    /// Positions whose move was not played yet.
    waiting: Vec<(R::Position, Choice)>,
}

/// Plays through everything that can happen against a strategy, and returns the number of its moves.
pub(super) fn walk<R: Rules>(
    rules: &R,
    convention: Convention,
    start: &R::Position,
    begins: bool,
    aim: Aim,
    budget: &Budget,
    choose: Choose<'_, R::Position>,
) -> Result<usize, Flaw> {
    let mut walk = Walk {
        rules,
        convention,
        aim,
        choose,
        choices: 0,
        meter: Meter::new(budget.clone()),
        own: Numbers::default(),
        remoteness: Vec::new(),
        replies: Numbers::default(),
        bounds: Vec::new(),
        waiting: Vec::new(),
    };
    if begins {
        walk.enter(start.clone())?
    } else {
        walk.reply(start)?
    };
    while let Some((position, choice)) = walk.waiting.pop() {
        let option = rules.option(&position, choice.mv, &mut walk.meter)?;
        let option = option.ok_or_else(|| Flaw::Move(position.to_string()))?;
        let bound = walk.reply(&option)?;
        if aim == Aim::WinWithin && choice.remoteness < bound {
            return Err(Flaw::Circle(position.to_string()));
        }
    }
    Ok(walk.choices)
}

impl<R: Rules> Walk<'_, R> {
    /// Meets a position in which the strategy moves; returns the number of moves within which it has won.
    fn enter(&mut self, position: R::Position) -> Result<u32, Flaw> {
        let number = self.own.number(&position, &mut self.meter)?;
        if let Some(&remoteness) = self.remoteness.get(number as usize) {
            return Ok(remoteness);
        }
        self.meter.position(size_of::<R::Position>() + position.heap_bytes() + size_of::<Choice>() * 2)?;
        let remoteness = match self.rules.ending(&position)? {
            Some(ending) => {
                self.compare(&position, ending.outcome(self.convention))?;
                0
            }
            None => {
                let choice = (self.choose)(self.choices, &position)?;
                self.choices += 1;
                self.waiting.push((position, choice));
                choice.remoteness
            }
        };
        self.remoteness.push(remoteness);
        Ok(remoteness)
    }

    /// Meets every position after a position of the other player; returns the least number of moves of the one before.
    fn reply(&mut self, position: &R::Position) -> Result<u32, Flaw> {
        let number = self.replies.number(position, &mut self.meter)?;
        if let Some(&bound) = self.bounds.get(number as usize) {
            return Ok(bound);
        }
        let mut bound = 0;
        match self.rules.ending(position)? {
            Some(ending) => self.compare(position, ending.outcome(self.convention).reverse())?,
            None => {
                for option in self.rules.options(position, &mut self.meter)? {
                    let least = self.enter(option)?.checked_add(1);
                    bound = bound.max(least.ok_or_else(|| Flaw::Circle(position.to_string()))?);
                }
            }
        }
        self.bounds.push(bound);
        Ok(bound)
    }

    /// Compares the end of a game with the aim.
    fn compare(&self, position: &R::Position, outcome: Outcome) -> Result<(), Flaw> {
        let least = if self.aim == Aim::Draw { Outcome::Draw } else { Outcome::Win };
        if outcome < least { Err(Flaw::Lost(position.to_string())) } else { Ok(()) }
    }
}

/// The aims of the strategies that an outcome needs, and whether their players begin.
pub(super) fn aims(outcome: Outcome, is_loopy: bool) -> &'static [(Aim, bool)] {
    match (outcome, is_loopy) {
        (Outcome::Win, false) => &[(Aim::Win, true)],
        (Outcome::Loss, false) => &[(Aim::Win, false)],
        (Outcome::Win, true) => &[(Aim::WinWithin, true)],
        (Outcome::Loss, true) => &[(Aim::WinWithin, false)],
        (Outcome::Draw, _) => &[(Aim::Draw, true), (Aim::Draw, false)],
    }
}

/// Checks strategies; returns the number of their moves.
pub(super) fn check_strategies<R: Rules>(
    rules: &R,
    convention: Convention,
    start: &R::Position,
    is_loopy: bool,
    certificate: (&OutcomeProof, &[Strategy]),
    budget: &Budget,
) -> Result<usize, Flaw> {
    let (OutcomeProof { outcome, .. }, strategies) = certificate;
    let aims = aims(*outcome, is_loopy);
    if strategies.len() != aims.len() {
        return Err(Flaw::Strategies);
    }
    let mut moves = 0;
    for (strategy, &(aim, begins)) in strategies.iter().zip(aims) {
        let count = walk(rules, convention, start, begins, aim, budget, &mut |number, position| {
            strategy.get(number).copied().ok_or_else(|| Flaw::Short(position.to_string()))
        })?;
        if count < strategy.len() {
            return Err(Flaw::Long);
        }
        moves += count;
    }
    Ok(moves)
}
