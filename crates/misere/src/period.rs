//! Periods of pretending functions, with proof.
use crate::{QuotientLimits, Stopped};
use crate::{heaps::HeapTable, monoid::QuotientElement, quotient::Quotient};
use lab::Code;

/// A period of a pretending function: heaps `start`, `start + 1`, … have the elements of the heaps `length` larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PretendingPeriod {
    /// The first heap of the period.
    pub start: usize,
    /// Its length.
    pub length: usize,
}

impl PretendingPeriod {
    /// The largest heap that has to be known to prove the period: the heaps before it have the elements that the period
    /// says, and then all others have them.
    ///
    /// A move from a heap of n + p takes at most k and leaves at most j heaps. If n is at least js + (j - 1)p + k,
    /// with s the start, the largest of them has at least s + p tokens, so that p fewer in it make a move from the
    /// heap n with the same elements, and the other way round. So n + p adds nothing to the closure that n has not.
    /// For one heap left, this is the argument for subtraction games, for two it is the periodicity theorem of
    /// Plambeck and Siegel, after Guy and Smith.
    pub fn proof_bound(self, code: &Code) -> Option<usize> {
        if code.is_unequal() {
            return None;
        }
        let (last, parts) = (code.last()?, (code.heaps() as usize).max(1));
        Some(parts * self.start.max(1) + (parts - 1) * self.length + last + self.length - 1)
    }

    /// The heap of the table that a heap equals.
    pub fn reduce(self, heap: u64) -> usize {
        let (start, length) = (self.start as u64, self.length as u64);
        let reduced = if heap < start + length { heap } else { start + (heap - start) % length };
        usize::try_from(reduced).expect("less than the table")
    }
}

impl Quotient {
    /// The period of the pretending function, if the heaps known prove one: the shortest.
    ///
    /// ```
    /// use misere::{HeapTable, QuotientLimits, PretendingPeriod, Quotient};
    /// let code = "0.123".parse().unwrap();
    /// let quotient = Quotient::of(&HeapTable::of_code(&code, 30), &QuotientLimits::default()).unwrap();
    /// assert_eq!(quotient.period(&code), Some(PretendingPeriod { start: 5, length: 5 }));
    /// ```
    pub fn period(&self, code: &Code) -> Option<PretendingPeriod> {
        let elements = self.elements();
        (1..elements.len()).find_map(|length| {
            let period = PretendingPeriod { start: first_of_period(elements, length)?, length };
            (period.proof_bound(code)? <= self.largest()).then_some(period)
        })
    }
}

/// The heap from which on elements repeat.
fn first_of_period(elements: &[QuotientElement], length: usize) -> Option<usize> {
    let differs = |&heap: &usize| elements[heap] != elements[heap + length];
    let start = (0..elements.len() - length).rev().find(differs).map_or(0, |heap| heap + 1);
    (start + length < elements.len()).then_some(start)
}

/// The misère play of a taking-and-breaking game as far as it was solved.
#[derive(Clone, Debug)]
pub struct MisereSolution {
    /// The quotient of the heaps solved.
    pub quotient: Quotient,
    /// The period, if it was proved: then the quotient is that of all heaps.
    pub period: Option<PretendingPeriod>,
    /// Why there is no quotient of more heaps, if there is none.
    pub stopped: Option<Stopped>,
}

impl MisereSolution {
    /// Solves a game up to a heap or until a period is proved. `progress` is told each quotient, and ends the search by
    /// returning false.
    ///
    /// ```
    /// use misere::{QuotientLimits, MisereSolution};
    /// let code = "0.77".parse().unwrap();
    /// let kayles = MisereSolution::of_code(&code, 200, &QuotientLimits::default(), &mut |_| true);
    /// assert_eq!(kayles.period.unwrap().length, 12);
    /// assert!(kayles.is_p(&[1, 9, 1_000_000_000_000]).is_some());
    /// ```
    pub fn of_code(
        code: &Code,
        largest: usize,
        limits: &QuotientLimits,
        progress: &mut dyn FnMut(&Quotient) -> bool,
    ) -> MisereSolution {
        let heaps = HeapTable::of_code(code, largest);
        let mut solution = MisereSolution { quotient: Quotient::trivial(), period: None, stopped: None };
        while solution.quotient.largest() < largest && solution.period.is_none() {
            match solution.quotient.with_next(&heaps, limits) {
                Ok(quotient) => solution.quotient = quotient,
                Err(stopped) => {
                    solution.stopped = Some(stopped);
                    break;
                }
            }
            if !progress(&solution.quotient) {
                solution.stopped = Some(Stopped::Interrupted);
                break;
            }
            solution.period = solution.quotient.period(code);
        }
        solution
    }

    /// The element of a heap, if it is known.
    pub fn element(&self, heap: u64) -> Option<QuotientElement> {
        match self.period {
            Some(period) => Some(self.quotient.element(period.reduce(heap))),
            None => self.quotient.elements().get(usize::try_from(heap).ok()?).copied(),
        }
    }

    /// Whether the player to move loses, if it is known.
    pub fn is_p(&self, heaps: &[u64]) -> Option<bool> {
        let product = heaps
            .iter()
            .try_fold(0, |product, &heap| Some(self.quotient.monoid().product(product, self.element(heap)?)))?;
        Some(self.quotient.is_p(product))
    }
}
