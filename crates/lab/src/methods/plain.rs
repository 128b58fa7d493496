//! The plain method: tries every move of every heap, one after another. Slow, and hard to get wrong.
use crate::codes::moves::Moves;

/// Computes values by looking at all moves.
pub(crate) struct Plain {
    moves: Moves,
    pub(crate) values: Vec<u32>,
    options: Vec<u64>,
}

impl Plain {
    /// Starts with heap 0.
    pub(crate) fn new(moves: Moves) -> Plain {
        Plain { moves, values: Vec::new(), options: vec![0; 1] }
    }

    /// Returns the number of splits of the next heap.
    pub(crate) fn splits(&self) -> usize {
        self.moves.split.len() * self.values.len() / 2
    }

    /// Computes the value of the next heap.
    pub(crate) fn step(&mut self) -> u32 {
        let n = self.values.len();
        self.options.fill(0);
        let Plain { moves, values, options } = self;
        if moves.whole.contains(&n) {
            mark(options, 0);
        }
        for &t in moves.take.iter().filter(|&&t| n > t) {
            mark(options, values[n - t]);
        }
        for &t in moves.split.iter().filter(|&&t| n > t + 1) {
            let parts = &values[1..n - t];
            for (a, b) in parts.iter().zip(parts.iter().rev()).take(moves.half(n - t)) {
                mark(options, a ^ b);
            }
        }
        let full = options.iter().take_while(|&&word| word == u64::MAX).count();
        let ones = options.get(full).map_or(0, |word| word.trailing_ones());
        let value = u32::try_from(full * 64).unwrap_or(u32::MAX - 64) + ones;
        values.push(value);
        value
    }
}

#[inline]
fn mark(options: &mut Vec<u64>, value: u32) {
    let word = value as usize / 64;
    if word >= options.len() {
        options.resize(word + 1, 0);
    }
    options[word] |= 1 << (value % 64);
}
