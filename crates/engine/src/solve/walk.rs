//! A walk through a game: positions get numbers when they first occur, so that solvers work on numbers and are compiled
//! once, not once for every game.
use super::{Meter, OutOfBudget};
use crate::{
    game::{Footprint, Game, Packed},
    outcome::Ending,
};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// What happens to an option that a walk has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// It is entered later.
    Wait,
    /// It is known well enough.
    Skip,
    /// It is known, and no other option matters.
    Stop,
}

/// A walk through any game. The current position was entered from among those that wait.
pub(crate) trait Walk {
    /// Enters the position that has waited for the shortest time.
    fn enter_last(&mut self);
    /// Enters the position that has waited longest.
    fn enter_first(&mut self);
    /// Forgets the position that has waited for the shortest time.
    fn forget_last(&mut self);
    /// Keeps only the `count` positions that have waited longest.
    fn forget_but(&mut self, count: usize);
    /// Returns to where the walk was before it entered this position.
    fn leave(&mut self);
    /// Leaves everything, and nothing waits.
    fn clear(&mut self);
    /// Whether and how the game is over here.
    fn ending(&self) -> Option<Ending>;
    /// Shows up to `take` options after the first `skip`, each by its number and the label of its move; returns how
    /// many there were.
    fn options(
        &mut self,
        skip: usize,
        take: usize,
        meter: &mut Meter,
        show: &mut dyn FnMut(u32, u64) -> Wish,
    ) -> Result<usize, OutOfBudget>;
    /// Number of positions with numbers; they are numbered from zero.
    fn len(&self) -> usize;
}

/// What is remembered of a move.
pub type Label<G> = fn(&G, &<G as Game>::Position, &<G as Game>::Move) -> u64;

/// The walk through one game.
#[derive(Debug)]
pub(crate) struct Path<'g, G: Game> {
    game: &'g G,
    label: Option<Label<G>>,
    numbers: Numbers,
    entered: Vec<G::Position>,
    waiting: VecDeque<G::Position>,
}

impl<'g, G: Game> Path<'g, G> {
    pub(crate) fn new(game: &'g G, label: Option<Label<G>>) -> Self {
        Path { game, label, numbers: Numbers::default(), entered: Vec::new(), waiting: VecDeque::new() }
    }

    /// The number of a position, if it has one.
    pub(crate) fn lookup(&self, position: G::Position) -> Option<u32> {
        self.numbers.get(&self.game.canonical(position))
    }

    /// The number of a position, which now waits to be entered.
    pub(crate) fn add(&mut self, position: G::Position, meter: &mut Meter) -> Result<u32, OutOfBudget> {
        let canonical = self.game.canonical(position);
        let number = self.numbers.number(&canonical, meter)?;
        self.waiting.push_back(canonical);
        Ok(number)
    }
}

impl<G: Game> Walk for Path<'_, G> {
    fn enter_last(&mut self) {
        self.entered.extend(self.waiting.pop_back());
    }

    fn enter_first(&mut self) {
        self.entered.extend(self.waiting.pop_front());
    }

    fn forget_last(&mut self) {
        self.waiting.pop_back();
    }

    fn forget_but(&mut self, count: usize) {
        self.waiting.truncate(count);
    }

    fn leave(&mut self) {
        self.entered.pop();
    }

    fn clear(&mut self) {
        self.entered.clear();
        self.waiting.clear();
    }

    fn ending(&self) -> Option<Ending> {
        self.game.ending(self.entered.last()?)
    }

    fn options(
        &mut self,
        skip: usize,
        take: usize,
        meter: &mut Meter,
        show: &mut dyn FnMut(u32, u64) -> Wish,
    ) -> Result<usize, OutOfBudget> {
        let Some(position) = self.entered.last() else { return Ok(0) };
        let heap_bytes = position.heap_bytes();
        let mut count = 0;
        for mv in self.game.choices(position).skip(skip).take(take) {
            count += 1;
            meter.long_mv(heap_bytes)?;
            let option = self.game.canonical(self.game.play(position, &mv));
            let number = self.numbers.number(&option, meter)?;
            let label = self.label.map_or(0, |label| label(self.game, position, &mv));
            match show(number, label) {
                Wish::Wait => {
                    self.waiting.push_back(option);
                    if self.waiting.len().is_multiple_of(1024) {
                        meter.memory(self.waiting.len() * (size_of::<G::Position>() + WAITING + heap_bytes))?;
                    }
                }
                Wish::Skip => {}
                Wish::Stop => break,
            }
        }
        Ok(count)
    }

    fn len(&self) -> usize {
        self.numbers.len()
    }
}

/// The numbers of positions, by their short forms: those of at most fifteen bytes as words, which are compared quickly.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    short: FxHashMap<[u64; 2], u32>,
    long: FxHashMap<Packed, u32>,
}

impl Numbers {
    fn len(&self) -> usize {
        self.short.len() + self.long.len()
    }

    fn get(&self, position: &impl Footprint) -> Option<u32> {
        match position.words() {
            Some(words) => self.short.get(&words).copied(),
            None => self.long.get(&position.pack()).copied(),
        }
    }

    /// The number of a position; a new one gets the next.
    pub(crate) fn number(&mut self, position: &impl Footprint, meter: &mut Meter) -> Result<u32, OutOfBudget> {
        let known = self.get(position);
        known.map_or_else(|| self.insert(position, meter), Ok)
    }

    #[cold]
    fn insert(&mut self, position: &impl Footprint, meter: &mut Meter) -> Result<u32, OutOfBudget> {
        let next = u32::try_from(self.len()).map_err(|_| OutOfBudget::Positions(u32::MAX as usize))?;
        match position.words() {
            Some(words) => {
                meter.store(ENTRY)?;
                self.short.insert(words, next);
            }
            None => {
                let packed = position.pack();
                meter.store(ENTRY + if packed.spilled() { packed.capacity() } else { 0 })?;
                self.long.insert(packed, next);
            }
        }
        Ok(next)
    }
}

/// Bytes that an entry costs, including what solvers store for it: a hash table may be only seven sixteenths full.
pub(crate) const ENTRY: usize = (size_of::<(Packed, u32)>() + 1) * 16 / 7 + 16;

/// Bytes that solvers store for a position that waits.
const WAITING: usize = 16;
