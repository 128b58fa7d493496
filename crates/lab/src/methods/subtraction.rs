//! The method for games in which a move leaves at most one heap: values are at most the number of subtraction numbers,
//! so that one word can hold the set of excluded values.
use crate::codes::moves::Moves;

/// Computes values of a game that never splits heaps and has fewer than 63 subtraction numbers.
pub(crate) struct Subtraction {
    moves: Moves,
    /// Excluded values by heap: bit `g` of a word says that its heap has an option of value `g`. The words are a ring.
    excluded: Vec<u64>,
    next: usize,
}

impl Subtraction {
    /// Whether the method works for the game.
    pub(crate) fn fits(moves: &Moves) -> bool {
        moves.split.is_empty() && moves.take.len() < 63
    }

    /// Starts with heap 0.
    pub(crate) fn new(moves: Moves) -> Subtraction {
        let mut excluded = vec![0; (moves.last + 1).next_power_of_two()];
        moves.whole.iter().for_each(|&t| excluded[t] |= 1);
        Subtraction { moves, excluded, next: 0 }
    }

    /// Computes the value of the next heap: its word is complete, and its value goes into the words after it.
    pub(crate) fn step(&mut self) -> u32 {
        let mask = self.excluded.len() - 1;
        let value = std::mem::take(&mut self.excluded[self.next & mask]).trailing_ones();
        // No move counts as leaving heap 0: those that leave nothing are in `whole`.
        if self.next > 0 {
            for &t in &self.moves.take {
                self.excluded[(self.next + t) & mask] |= 1 << value;
            }
        }
        self.next += 1;
        value
    }
}
