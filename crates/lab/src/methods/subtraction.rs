//! Games in which a move leaves at most one heap: they have at most one value more than numbers that may be taken, so
//! one word holds them.
use crate::codes::moves::Moves;

/// Computes values of a game that never splits heaps and lets at most 63 numbers be taken.
pub(crate) struct Subtraction {
    moves: Moves,
    /// Bit `g` of word `i`: a heap `i` after the next one has an option of value `g`. The words are a ring.
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
        let round = self.excluded.len() - 1;
        let value = std::mem::take(&mut self.excluded[self.next & round]).trailing_ones();
        // Heap 0 cannot be left.
        if self.next > 0 {
            for &t in &self.moves.take {
                self.excluded[(self.next + t) & round] |= 1 << value;
            }
        }
        self.next += 1;
        value
    }
}
