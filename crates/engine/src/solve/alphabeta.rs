//! Minimax and alpha-beta side by side, both counting what they look at.
//!
//! Alpha-beta remembers positions in a transposition table and skips moves that cannot matter; minimax looks at the
//! whole tree. Their values are equal; the difference of their counts is the lesson.
use super::{Budget, Meter, OutOfBudget, walk::ENTRY};
use crate::{
    game::{Footprint, Game, Packed},
    outcome::{Convention, Outcome},
};
use rustc_hash::FxHashMap;

/// Maximum depth of both methods, whatever the budget says: both recurse.
const DEEPEST: usize = 2_000;

/// What a search looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Positions visited, repeated ones counted again.
    pub visited: u64,
    /// Moves not looked at because they could not matter.
    pub cut: u64,
    /// Positions answered from the table.
    pub remembered: u64,
}

/// Alpha-beta search with a transposition table.
#[derive(Debug)]
pub struct AlphaBeta<'g, G: Game> {
    game: &'g G,
    convention: Convention,
    table: FxHashMap<Packed, Bounds>,
    meter: Meter,
    count: Count,
}

/// The outcomes between which the value of a position lies.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: Outcome,
    most: Outcome,
}

impl<'g, G: Game> AlphaBeta<'g, G> {
    /// A search with an empty table.
    pub fn new(game: &'g G, convention: Convention, budget: Budget) -> Self {
        AlphaBeta { game, convention, table: FxHashMap::default(), meter: Meter::new(budget), count: Count::default() }
    }

    /// The outcome of a position.
    pub fn outcome(&mut self, position: &G::Position) -> Result<Outcome, OutOfBudget> {
        let window = Bounds { least: Outcome::Loss, most: Outcome::Win };
        self.search(&self.game.canonical(position.clone()), window, 0)
    }

    /// What was looked at since the start.
    pub fn count(&self) -> Count {
        self.count
    }

    /// Positions in the table.
    pub fn positions(&self) -> usize {
        self.table.len()
    }

    fn search(&mut self, position: &G::Position, window: Bounds, depth: usize) -> Result<Outcome, OutOfBudget> {
        self.count.visited += 1;
        if let Some(ending) = self.game.ending(position) {
            return Ok(ending.outcome(self.convention));
        }
        let mut alpha = window.least;
        let key = position.pack();
        if let Some(&known) = self.table.get(&key) {
            if known.least == known.most || known.least >= window.most || known.most <= window.least {
                self.count.remembered += 1;
                return Ok(if known.most <= window.least { known.most } else { known.least });
            }
            alpha = alpha.max(known.least);
        }
        self.meter.depth(depth)?;
        if depth > DEEPEST {
            return Err(OutOfBudget::Depth(DEEPEST));
        }
        let mut best = Outcome::Loss;
        // To choose promising moves, all are looked at.
        for _ in self.game.moves(position) {
            self.meter.mv()?;
        }
        let mut moves = match self.game.promising(position) {
            Ok(moves) => moves,
            Err(outcome) => return Ok(outcome),
        };
        while let Some(mv) = moves.next() {
            let option = self.game.canonical(self.game.play(position, &mv));
            let narrowed = Bounds { least: window.most.reverse(), most: alpha.reverse() };
            best = best.max(self.search(&option, narrowed, depth + 1)?.reverse());
            alpha = alpha.max(best);
            if alpha >= window.most {
                self.count.cut += moves.by_ref().count() as u64;
                break;
            }
        }
        drop(moves);
        self.remember(key, window, best)?;
        Ok(best)
    }

    fn remember(&mut self, key: Packed, window: Bounds, best: Outcome) -> Result<(), OutOfBudget> {
        let found = Bounds {
            least: if best <= window.least { Outcome::Loss } else { best },
            most: if best >= window.most { Outcome::Win } else { best },
        };
        let tightened = match self.table.get(&key) {
            Some(known) => Bounds { least: known.least.max(found.least), most: known.most.min(found.most) },
            None => {
                self.meter.position(ENTRY)?;
                found
            }
        };
        self.table.insert(key, tightened);
        Ok(())
    }
}

/// Plain minimax: the whole tree, nothing remembered, nothing cut.
pub fn minimax<G: Game>(
    game: &G,
    convention: Convention,
    position: &G::Position,
    budget: Budget,
) -> Result<(Outcome, Count), OutOfBudget> {
    let mut meter = Meter::new(budget);
    let mut count = Count::default();
    let outcome = visit(game, convention, position, &mut meter, &mut count, 0)?;
    Ok((outcome, count))
}

fn visit<G: Game>(
    game: &G,
    convention: Convention,
    position: &G::Position,
    meter: &mut Meter,
    count: &mut Count,
    depth: usize,
) -> Result<Outcome, OutOfBudget> {
    count.visited += 1;
    if let Some(ending) = game.ending(position) {
        return Ok(ending.outcome(convention));
    }
    meter.depth(depth)?;
    if depth > DEEPEST {
        return Err(OutOfBudget::Depth(DEEPEST));
    }
    let mut best = Outcome::Loss;
    for mv in game.moves(position) {
        meter.mv()?;
        best = best.max(visit(game, convention, &game.play(position, &mv), meter, count, depth + 1)?.reverse());
    }
    Ok(best)
}
