//! The general method, for any code: for each number of heaps and of tokens, it holds the set of the nim-sums of that
//! many heaps with that many tokens in total.
use crate::{
    Code, SequenceError,
    codes::{NOTHING, ONE, TWO},
    methods::spend,
    storage::bitset::{Bitset, WORDS_OF_UNIT},
};

/// Computes values by sets of nim-sums.
pub(crate) struct General {
    code: Code,
    values: Vec<u32>,
    /// For two and more heaps: the nim-sums of that many heaps, by the total of their tokens.
    sums: Vec<Vec<Bitset>>,
    /// For each number of heaps from one on, and each residue: all nim-sums that a repeated digit allows for the known
    /// heaps.
    tail_sums: Vec<Vec<Bitset>>,
    /// The values of the options of the current heap.
    options: Bitset,
}

impl General {
    /// Starts with heap 0.
    pub(crate) fn new(code: &Code) -> General {
        let heaps = code.heaps() as usize;
        let tail = code.tail().len();
        General {
            code: code.clone(),
            values: Vec::new(),
            sums: vec![Vec::new(); heaps.saturating_sub(1)],
            tail_sums: vec![vec![Bitset::default(); tail]; heaps],
            options: Bitset::default(),
        }
    }

    /// Computes the value of the next heap, unless an [`interrupt`](crate::interrupt) comes first.
    pub(crate) fn step(&mut self) -> Result<u32, SequenceError> {
        let n = self.values.len();
        self.sum_up(n)?;
        self.options.clear();
        if self.code.digit(n) & NOTHING != 0 && n > 0 {
            self.options.insert(0);
        }
        let finite = self.code.digits().len();
        let words = self.sums.iter().filter_map(|sums| sums.last()).map(Bitset::words).sum::<usize>();
        spend(finite.min(n) * (1 + words) / WORDS_OF_UNIT)?;
        for (taken, &digit) in self.code.digits().iter().enumerate().take(n) {
            mark(&mut self.options, digit, &self.values, &self.sums, n - taken);
        }
        if let Some(rest) = n.checked_sub(finite) {
            self.repeat(rest);
        }
        let value = self.options.mex();
        if value == u32::MAX {
            return Err(SequenceError::TooLarge { heap: n as u64 });
        }
        self.values.push(value);
        Ok(value)
    }

    /// Adds the nim-sums of two and more heaps that have `n` tokens together, or nothing if an interrupt comes first.
    fn sum_up(&mut self, n: usize) -> Result<(), SequenceError> {
        for more in 0..self.sums.len() {
            // These are known if an interrupt came while the others were computed.
            if self.sums[more].len() > n {
                continue;
            }
            let words = more.checked_sub(1).and_then(|less| self.sums[less].last()).map_or(0, Bitset::words);
            spend(n * (1 + words) / WORDS_OF_UNIT)?;
            let mut set = Bitset::default();
            for heap in 1..n {
                let rest = n - heap;
                if more == 0 && heap <= rest && !(self.code.is_unequal() && heap == rest) {
                    set.insert(self.values[heap] ^ self.values[rest]);
                } else if more > 0 {
                    set.add_sums(&self.sums[more - 1][rest], self.values[heap]);
                }
            }
            self.sums[more].push(set);
        }
        Ok(())
    }

    /// Marks everything that repeated digits allow when at most `rest` tokens are left.
    fn repeat(&mut self, rest: usize) {
        let tail = self.code.tail();
        if tail.is_empty() {
            return;
        }
        let class = rest % tail.len();
        for heaps in 1..=self.tail_sums.len() {
            let set = &mut self.tail_sums[heaps - 1][class];
            match heaps {
                1 if rest > 0 => set.insert(self.values[rest]),
                1 => {}
                _ => set.add(&self.sums[heaps - 2][rest]),
            }
            set.mex();
        }
        for (beyond, digit) in tail.iter().enumerate() {
            for heaps in (1..=self.tail_sums.len()).filter(|heaps| digit >> heaps & 1 == 1) {
                if let Some(left) = rest.checked_sub(beyond) {
                    self.options.add(&self.tail_sums[heaps - 1][left % tail.len()]);
                }
            }
        }
    }
}

/// Marks what one digit allows when `rest` > 0 tokens are left.
fn mark(options: &mut Bitset, digit: u16, values: &[u32], sums: &[Vec<Bitset>], rest: usize) {
    if digit & ONE != 0 && rest < values.len() {
        options.insert(values[rest]);
    }
    for (more, sums) in sums.iter().enumerate() {
        if digit & TWO << more != 0 {
            options.add(&sums[rest]);
        }
    }
}
