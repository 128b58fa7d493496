//! Moore's winning moves, found column by column.
use crate::{
    common::takings::{heaps_where, members, subsets},
    notation::{HeapList, Takes},
    theory::Moves,
};

/// Finds every move after which all binary columns hold a multiple of `k + 1` ones.
///
/// It walks down the columns and keeps the set of heaps that have been reduced, whose lower digits are free. In each
/// column some heaps with a one may join them by dropping it, and the free heaps get digits so that the column comes
/// out right. Every state leads to a solution, so nothing is tried in vain.
pub(super) struct Balancing<'a> {
    heaps: &'a HeapList,
    k: u32,
    /// For each binary digit, the heaps that have it.
    columns: [u64; 64],
    /// What is left of the free heaps, as far as it is decided.
    left: [u64; 64],
    found: TakesList,
    /// Whether one move is enough.
    only_one: bool,
}

/// A list of moves that take from many heaps.
#[derive(Default)]
pub(super) struct TakesList {
    moves: Moves<Takes>,
    /// Number of heaps that all moves touch together.
    touched: usize,
}

/// Maximum number of heaps that all listed moves touch together.
const MOST_TOUCHED: usize = 1 << 19;

impl TakesList {
    /// Adds a move unless the list is full; returns false if it is full, or if an interrupt has come.
    fn push(&mut self, takes: Takes) -> bool {
        self.touched += takes.0.len();
        self.moves.complete &= self.touched <= MOST_TOUCHED;
        self.moves.complete && self.moves.push(takes)
    }

    /// The moves, as many as are listed.
    pub(super) fn of(takes: impl Iterator<Item = Takes>) -> Moves<Takes> {
        let mut list = TakesList::default();
        for takes in takes {
            if !list.push(takes) {
                break;
            }
        }
        list.moves
    }
}

impl Balancing<'_> {
    /// The winning moves of a position that is won in normal play, or as many as are listed.
    pub(super) fn of(heaps: &HeapList, k: u32) -> Moves<Takes> {
        Balancing::search(heaps, k, false)
    }

    /// One of them.
    pub(super) fn one_of(heaps: &HeapList, k: u32) -> Option<Takes> {
        Balancing::search(heaps, k, true).list.into_iter().next()
    }

    fn search(heaps: &HeapList, k: u32, only_one: bool) -> Moves<Takes> {
        let columns = std::array::from_fn(|digit| heaps_where(heaps, |heap| heap >> digit & 1 == 1));
        let mut search = Balancing { heaps, k, columns, left: [0; 64], found: TakesList::default(), only_one };
        search.below(64, 0);
        search.found.moves
    }

    /// Decides the `digits` lowest columns if `free` are the reduced heaps; false if enough was found.
    fn below(&mut self, digits: usize, free: u64) -> bool {
        let Some(digit) = digits.checked_sub(1) else {
            let take = |i: usize| (i, self.heaps.0[i] - self.left[i]);
            return self.found.push(Takes(members(free).map(take).collect())) && !self.only_one;
        };
        let ones = self.columns[digit] & !free;
        let room = self.k - free.count_ones();
        for dropped in 0..=room.min(ones.count_ones()) {
            let remaining = ones.count_ones() - dropped;
            let raised = (self.k + 1 - remaining % (self.k + 1)) % (self.k + 1);
            if raised > free.count_ones() {
                continue;
            }
            for dropped in subsets(ones, dropped) {
                for raised in subsets(free, raised) {
                    self.write(digit, free, dropped, raised);
                    if !self.below(digit, free | dropped) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Writes one digit of all free heaps, old and new.
    fn write(&mut self, digit: usize, free: u64, dropped: u64, raised: u64) {
        for i in members(free) {
            self.left[i] = self.left[i] & !(1 << digit) | (raised >> i & 1) << digit;
        }
        for i in members(dropped) {
            self.left[i] = self.heaps.0[i] >> digit >> 1 << 1 << digit;
        }
    }
}
