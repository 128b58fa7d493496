//! Games whose positions have numbers of their own: everything is solved in the order of the numbers, without a look at
//! positions and without a hash table.
use super::{Budget, Meter, OutOfBudget, Solution};
use crate::{
    nim_value::{MexSet, NimValue},
    outcome::{Convention, Outcome},
};

/// The numbers of a position and of all positions that can follow it, in a game that ends when no move is left. If no
/// position can come back, the game is impartial and every move leads to a smaller number.
pub trait Numbering<P> {
    /// All numbers are less than this.
    fn count(&self) -> usize;

    /// The number of a position, if it can follow.
    fn number(&self, position: &P) -> Option<usize>;

    /// Adds the numbers of the options of the position with this number; for a number that stands for no position,
    /// anything less than it.
    fn options(&self, number: usize, options: &mut Vec<u32>);
}

/// Outcome and remoteness of every position with a number, and in normal play its nim-value.
pub(crate) struct Numbered<P> {
    numbering: Box<dyn Numbering<P>>,
    convention: Convention,
    remoteness: Vec<u16>,
    values: Vec<u32>,
}

impl<P> Numbered<P> {
    /// Solves every position with a number.
    pub(crate) fn solve(
        numbering: Box<dyn Numbering<P>>,
        convention: Convention,
        budget: Budget,
    ) -> Result<Self, OutOfBudget> {
        let (mut remoteness, mut values) = (Vec::<u16>::new(), Vec::<u32>::new());
        for_each(&*numbering, budget, size_of::<u16>() + size_of::<u32>(), |options| {
            if convention == Convention::Normal {
                values.push(mex(options, &values));
            }
            // The winner hurries and the loser delays. Remoteness is even if the player who moves last is the other.
            let (mut win, mut loss) = (u16::MAX, 0);
            for &option in options {
                let after = remoteness[option as usize];
                if is_lost(after, convention) {
                    win = win.min(after);
                } else {
                    loss = loss.max(after + 1);
                }
            }
            let found = if win < u16::MAX { win + 1 } else { loss };
            remoteness.push(found.min(u16::MAX - 2));
        })?;
        Ok(Numbered { numbering, convention, remoteness, values })
    }

    /// Outcome and remoteness of a position that has a number.
    pub(crate) fn value(&self, position: &P) -> Option<Solution> {
        let remoteness = self.remoteness[self.numbering.number(position)?];
        let outcome = Outcome::win_if(!is_lost(remoteness, self.convention));
        Some(Solution { outcome, remoteness: remoteness.into() })
    }

    /// The nim-value of a position that has a number, in normal play.
    pub(crate) fn nim_value(&self, position: &P) -> Option<NimValue> {
        self.values.get(self.numbering.number(position)?).map(|&value| NimValue(value.into()))
    }

    /// Number of solved positions.
    pub(crate) fn positions(&self) -> usize {
        self.remoteness.len()
    }
}

/// Whether the player to move loses: the last move is the other's in normal play, and the own one in misère play.
fn is_lost(remoteness: u16, convention: Convention) -> bool {
    remoteness.is_multiple_of(2) == (convention == Convention::Normal)
}

/// Nim-values of every position with a number.
pub(crate) struct NumberedValues<P> {
    numbering: Box<dyn Numbering<P>>,
    values: Vec<u32>,
}

impl<P> NumberedValues<P> {
    /// Values every position with a number.
    pub(crate) fn solve(numbering: Box<dyn Numbering<P>>, budget: Budget) -> Result<Self, OutOfBudget> {
        let mut values: Vec<u32> = Vec::new();
        for_each(&*numbering, budget, size_of::<u32>(), |options| {
            values.push(mex(options, &values));
        })?;
        Ok(NumberedValues { numbering, values })
    }

    /// The nim-value of a position that has a number.
    pub(crate) fn value(&self, position: &P) -> Option<NimValue> {
        Some(NimValue(self.values[self.numbering.number(position)?].into()))
    }

    /// Number of solved positions.
    pub(crate) fn positions(&self) -> usize {
        self.values.len()
    }
}

/// The least value that no option has.
fn mex(options: &[u32], values: &[u32]) -> u32 {
    let mut small = [0u64; 2];
    let mut all_small = true;
    for &option in options {
        let value = values[option as usize];
        small[(value >> 6 & 1) as usize] |= 1 << (value & 63);
        all_small &= value < 128;
    }
    if all_small {
        let first = small[0].trailing_ones();
        return if first < 64 { first } else { 64 + small[1].trailing_ones() };
    }
    let mut seen = MexSet::default();
    options.iter().for_each(|&option| seen.insert(values[option as usize]));
    seen.mex()
}

/// Shows the options of each number in turn, within a budget.
fn for_each<P>(
    numbering: &dyn Numbering<P>,
    budget: Budget,
    bytes: usize,
    mut show: impl FnMut(&[u32]),
) -> Result<(), OutOfBudget> {
    if numbering.count() > budget.positions {
        return Err(OutOfBudget::Positions(budget.positions));
    }
    let mut meter = Meter::new(budget);
    let mut options = Vec::new();
    for number in 0..numbering.count() {
        meter.position(bytes)?;
        options.clear();
        numbering.options(number, &mut options);
        meter.some_moves(options.len() as u64)?;
        show(&options);
    }
    Ok(())
}
