//! Whole tables of two-heap games at once, if moves run along rays: rows, columns, diagonals.
//!
//! Outcomes are stored as bits, a word for 64 positions, so that a table of 20000 by 20000 takes 50 MB and a moment.

/// A two-heap game whose moves follow rays: any multiple of one of the steps may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rays {
    /// Any number from one heap.
    Nim,
    /// Any number from one heap or the same number from both.
    Wythoff,
}

/// A rectangle of bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitTable {
    words: Vec<u64>,
    stride: usize,
    width: usize,
    height: usize,
}

impl BitTable {
    fn new(width: usize, height: usize) -> BitTable {
        let stride = width.div_ceil(64);
        BitTable { words: vec![0; stride * height], stride, width, height }
    }

    /// Whether the bit of column `x` and row `y` is set.
    pub fn get(&self, x: usize, y: usize) -> bool {
        assert!(x < self.width && y < self.height, "{x}, {y} is outside {} × {}", self.width, self.height);
        self.words[y * self.stride + x / 64] >> (x % 64) & 1 == 1
    }

    /// Number of set bits.
    pub fn count(&self) -> u64 {
        self.words.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// Width and height.
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }
}

/// The P-positions of normal play among heaps `0..width` and `0..height`, as set bits.
///
/// Every ray through a P-position consists of N-positions, so each row, column and diagonal holds at most one; the
/// smallest free place of a row is its P-position.
///
/// ```
/// use engine::solve::dense::{Rays, p_positions};
/// let table = p_positions(Rays::Wythoff, 100, 100);
/// assert!(table.get(3, 5) && table.get(8, 13) && !table.get(5, 5));
/// ```
pub fn p_positions(rays: Rays, width: usize, height: usize) -> BitTable {
    let mut table = BitTable::new(width, height);
    let mut columns = vec![0u64; table.stride];
    // Diagonals are relative to the row: bit x says that the diagonal through (x, y) is taken.
    let mut diagonals = vec![0u64; table.stride];
    for y in 0..height {
        let free = |i: usize| !(columns[i] | diagonals[i]);
        let found = (0..table.stride).find_map(|i| (free(i) != 0).then(|| i * 64 + free(i).trailing_zeros() as usize));
        if let Some(x) = found.filter(|&x| x < width) {
            table.words[y * table.stride + x / 64] |= 1 << (x % 64);
            columns[x / 64] |= 1 << (x % 64);
            if rays == Rays::Wythoff {
                diagonals[x / 64] |= 1 << (x % 64);
            }
        }
        if rays == Rays::Wythoff {
            shift_up(&mut diagonals);
        }
    }
    table
}

/// Moves every bit one place up.
fn shift_up(words: &mut [u64]) {
    let mut carry = 0;
    for word in words {
        (*word, carry) = (*word << 1 | carry, *word >> 63);
    }
}

/// Nim-values of normal play among heaps `0..width` and `0..height`, row by row.
pub fn nim_values(rays: Rays, width: usize, height: usize) -> Vec<Vec<u32>> {
    // Values along each column and diagonal up to here, as bit sets; no value exceeds the number of moves.
    let words = (width + height + width.min(height)).div_ceil(64) + 1;
    let mut columns = vec![0u64; width * words];
    let mut diagonals = vec![0u64; if rays == Rays::Wythoff { (width + height) * words } else { 0 }];
    let mut table = Vec::with_capacity(height);
    for y in 0..height {
        let mut row_seen = vec![0u64; words];
        let mut row = Vec::with_capacity(width);
        for x in 0..width {
            let column = &mut columns[x * words..(x + 1) * words];
            let diagonal: &mut [u64] = match rays {
                Rays::Nim => &mut [],
                Rays::Wythoff => &mut diagonals[(x + height - y) * words..(x + height - y + 1) * words],
            };
            let seen = |i: usize| row_seen[i] | column[i] | diagonal.get(i).copied().unwrap_or(0);
            let word = (0..words).find(|&i| seen(i) != u64::MAX).expect("a mex is at most the number of moves");
            let bit = seen(word).trailing_ones();
            for set in [&mut row_seen[..], column, diagonal] {
                if let Some(word) = set.get_mut(word) {
                    *word |= 1 << bit;
                }
            }
            row.push(u32::try_from(word).expect("tables fit in memory") * 64 + bit);
        }
        table.push(row);
    }
    table
}
