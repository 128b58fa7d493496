//! Exact solvers, one file per method. Each takes a budget and may give up, but never guesses.
use crate::{
    interrupt,
    message::{Message, Say},
};
use std::{
    error::Error,
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

pub mod alphabeta;
pub mod dense;
pub mod fold;
pub mod numbered;
pub mod parts;
pub mod retrograde;
pub mod seats;
mod walk;

pub(crate) use fold::RemotenessAndValue;
pub use fold::{Memo, NimValues, Outcomes, Remoteness, Score, Scores, Solution};
pub use parts::{EndgameStore, SharedTable};
pub use walk::Label;
#[cfg(feature = "verify")]
pub(crate) use walk::Numbers;

/// How much a solver may use before it gives up.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Maximum number of stored positions.
    pub positions: usize,
    /// Maximum number of generated moves.
    pub moves: u64,
    /// Maximum number of bytes of memory; use is estimated from above.
    pub memory: usize,
    /// Maximum number of plies below the root.
    pub depth: usize,
    /// A flag that the caller sets to stop the solver.
    pub cancel: Option<Arc<AtomicBool>>,
    /// What other searches know about parts of positions; a search of parts adds to it.
    pub table: Option<Arc<SharedTable>>,
    /// Where tables of small parts come from; without it, searches have none.
    pub endgames: Option<Arc<dyn EndgameStore>>,
    /// Where searches add up the positions they have looked at, so that progress can be shown.
    pub counter: Option<Arc<AtomicUsize>>,
}

impl Default for Budget {
    /// Five million positions, fifty million moves, two gigabytes: some seconds of work.
    fn default() -> Budget {
        Budget { positions: 5_000_000, moves: 50_000_000, memory: 2 << 30, depth: 5_000_000, ..Budget::unlimited() }
    }
}

impl Budget {
    /// A budget of `positions` positions, and twenty times as many moves.
    pub fn positions(positions: usize) -> Budget {
        Budget { positions, moves: (positions as u64).saturating_mul(20), ..Budget::default() }
    }

    /// No limit but the cancel flag.
    pub fn unlimited() -> Budget {
        let (positions, moves, memory, depth) = (usize::MAX, u64::MAX, usize::MAX, usize::MAX);
        Budget { positions, moves, memory, depth, cancel: None, table: None, endgames: None, counter: None }
    }

    /// A part of the budget: positions and moves divided by `times`.
    pub(crate) fn part(&self, times: u32) -> Budget {
        let positions = self.positions / times as usize;
        Budget { positions, moves: self.moves / u64::from(times), ..self.clone() }
    }

    /// Whether a search of at least this size cannot end within the budget.
    pub(crate) fn excludes(&self, size: crate::game::Size) -> bool {
        size.positions > self.positions as u128 || size.moves > u128::from(self.moves)
    }

    /// Refuses a search that is known in advance not to end within the budget.
    pub(crate) fn admit(&self, size: crate::game::Size) -> Result<(), OutOfBudget> {
        let too_large = OutOfBudget::TooLarge { positions: size.positions, moves: size.moves };
        if self.excludes(size) { Err(too_large) } else { Ok(()) }
    }
}

/// Why a solver gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfBudget {
    /// The search would store more than this many positions.
    Positions(usize),
    /// The search would generate more than this many moves.
    Moves(u64),
    /// The search would need more than this many bytes.
    Memory(usize),
    /// The search would go deeper than this many plies.
    Depth(usize),
    /// Known in advance to be too large.
    TooLarge {
        /// Lower bound of the number of positions.
        positions: u128,
        /// Lower bound of the number of moves.
        moves: u128,
    },
    /// Only theory was asked, and it has no answer here.
    NotSearched,
    /// The caller cancelled the search.
    Cancelled,
}

impl Say for OutOfBudget {
    fn message(&self) -> Message {
        match *self {
            OutOfBudget::Positions(count) => Message::new("gave-up-positions").with("count", count),
            OutOfBudget::Moves(count) => Message::new("gave-up-moves").with("count", count),
            OutOfBudget::Memory(bytes) => Message::new("gave-up-memory").with("count", bytes),
            OutOfBudget::Depth(count) => Message::new("gave-up-depth").with("count", count),
            OutOfBudget::TooLarge { positions, moves } => {
                Message::new("gave-up-too-large").with("positions", positions).with("moves", moves)
            }
            OutOfBudget::NotSearched => Message::new("gave-up-not-searched"),
            OutOfBudget::Cancelled => Message::new("gave-up-cancelled"),
        }
    }
}

impl fmt::Display for OutOfBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for OutOfBudget {}

/// Counts what a solver uses and compares it with the budget.
#[derive(Debug)]
pub(crate) struct Meter {
    pub(crate) budget: Budget,
    pub(crate) positions: usize,
    pub(crate) moves: u64,
    pub(crate) bytes: usize,
    /// Number of moves at the last check of the cancel flag.
    checked: u64,
    /// Number of positions at the same time.
    counted: usize,
}

/// Number of moves between two checks of the cancel flag.
const UNCHECKED: u64 = 1024;

/// Work of a position, in moves.
const POSITION: u64 = 4;

impl Meter {
    pub(crate) fn new(budget: Budget) -> Meter {
        Meter { budget, positions: 0, moves: 0, bytes: 0, checked: 0, counted: 0 }
    }

    /// Counts one more position, with the memory it is stored in.
    pub(crate) fn position(&mut self, bytes: usize) -> Result<(), OutOfBudget> {
        self.positions += 1;
        if self.positions > self.budget.positions {
            return Err(OutOfBudget::Positions(self.budget.positions));
        }
        self.spend(POSITION)?;
        self.store(bytes)
    }

    /// Counts additional stored bytes.
    pub(crate) fn store(&mut self, bytes: usize) -> Result<(), OutOfBudget> {
        self.bytes += bytes;
        self.memory(0)
    }

    /// Counts one more move; checks the cancel flag now and then.
    #[inline]
    pub(crate) fn mv(&mut self) -> Result<(), OutOfBudget> {
        self.moves += 1;
        if self.moves > self.budget.moves {
            return Err(OutOfBudget::Moves(self.budget.moves));
        }
        if self.moves < self.checked + UNCHECKED {
            return Ok(());
        }
        let units = self.moves - self.checked;
        self.checked = self.moves;
        if let Some(counter) = &self.budget.counter {
            counter.fetch_add(self.positions - self.counted, Ordering::Relaxed);
            self.counted = self.positions;
        }
        self.spend(units)
    }

    /// Counts several moves at once.
    pub(crate) fn some_moves(&mut self, count: u64) -> Result<(), OutOfBudget> {
        self.moves = self.moves.saturating_add(count.saturating_sub(1));
        if count == 0 { Ok(()) } else { self.mv() }
    }

    /// Counts one more move from a position with `heap_bytes` bytes outside itself: the longer the position, the slower
    /// the move, since all its bytes are copied, put in order and compared.
    #[inline]
    pub(crate) fn long_mv(&mut self, heap_bytes: usize) -> Result<(), OutOfBudget> {
        self.moves += heap_bytes.div_ceil(64) as u64;
        self.mv()
    }

    /// Checks the stored memory together with `extra` bytes in temporary use.
    #[inline]
    pub(crate) fn memory(&self, extra: usize) -> Result<(), OutOfBudget> {
        if self.bytes + extra > self.budget.memory { Err(OutOfBudget::Memory(self.budget.memory)) } else { Ok(()) }
    }

    pub(crate) fn depth(&self, depth: usize) -> Result<(), OutOfBudget> {
        if depth > self.budget.depth { Err(OutOfBudget::Depth(self.budget.depth)) } else { Ok(()) }
    }

    /// Counts work of this thread, and checks whether it must end.
    fn spend(&self, units: u64) -> Result<(), OutOfBudget> {
        let is_over = interrupt::spend(units);
        match &self.budget.cancel {
            Some(flag) if flag.load(Ordering::Relaxed) => Err(OutOfBudget::Cancelled),
            _ if is_over => Err(OutOfBudget::Cancelled),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_of_long_positions_count_by_their_length() {
        let mut meter = Meter::new(Budget { moves: 9, ..Budget::default() });
        let counts = [0, 1, 128].map(|heap_bytes| {
            meter.long_mv(heap_bytes).unwrap();
            meter.moves
        });
        assert_eq!(counts, [1, 3, 6], "a short position, one with a byte elsewhere, sixteen heaps");
        assert_eq!(meter.long_mv(256), Err(OutOfBudget::Moves(9)));
    }
}
