//! The bars within a bar, numbered: rows from the bottom up are a rising sequence, and sequences are in the order of
//! their last numbers. A bite makes rows shorter, so that the number becomes smaller.
use crate::{notation::HeapList, solve::numbered::Numbering};
use smallvec::SmallVec;

/// The bars with a limited number of rows and columns.
pub(super) struct Bars {
    rows: usize,
    columns: usize,
    /// Number of bars by their rows, some of which may be empty, and by the greatest number of columns.
    ways: Vec<u32>,
}

/// Maximum number of bars that are numbered.
const MOST: usize = 4_000_000;

impl Bars {
    /// The bars within a bar, if there are not too many and most of them can be reached; `within` is a lower bound of
    /// those that can.
    pub(super) fn new(bar: &HeapList, within: u128) -> Option<Bars> {
        let (rows, columns) = (bar.len(), usize::try_from(*bar.0.first()?).ok()?);
        if rows.checked_mul(columns)? > MOST {
            return None;
        }
        let mut bars = Bars { rows, columns, ways: vec![1; (rows + 1) * (columns + 1)] };
        for row in 1..=rows {
            for column in 1..=columns {
                let ways = bars.ways(row)[column - 1].checked_add(bars.ways(row - 1)[column])?;
                bars.ways[row * (columns + 1) + column] = ways;
            }
        }
        let count = bars.count();
        (count <= MOST && count as u128 <= 8 * within + 1_000).then_some(bars)
    }

    /// Number of bars of `rows` rows, by the greatest number of columns.
    fn ways(&self, rows: usize) -> &[u32] {
        &self.ways[rows * (self.columns + 1)..(rows + 1) * (self.columns + 1)]
    }

    /// What a row adds to the number, counted from the bottom: the bars with shorter rows here.
    fn share(&self, row: usize, length: usize) -> u32 {
        if length == 0 { 0 } else { self.ways(row + 1)[length - 1] }
    }
}

impl Numbering<HeapList> for Bars {
    fn count(&self) -> usize {
        self.ways(self.rows)[self.columns] as usize
    }

    fn number(&self, bar: &HeapList) -> Option<usize> {
        let longest = usize::try_from(*bar.0.first()?).ok()?;
        if bar.len() > self.rows || longest > self.columns {
            return None;
        }
        let length = |row: u64| usize::try_from(row).expect("at most the longest row");
        let rows = bar.iter().enumerate();
        Some(rows.map(|(row, squares)| self.share(self.rows - 1 - row, length(squares))).sum::<u32>() as usize)
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        // The rows from the bottom up, and what those below each one add.
        let mut lengths = [0; 64];
        let mut below = [0; 65];
        let mut shares: SmallVec<[u32; 64]> = SmallVec::new();
        let number = u32::try_from(number).expect("fewer than four million");
        let mut rest = number;
        for row in (0..self.rows).rev() {
            below[row + 1] = rest;
            let mut length = if row + 1 < self.rows { lengths[row + 1] } else { self.columns };
            while self.share(row, length) > rest {
                length -= 1;
            }
            lengths[row] = length;
            rest -= self.share(row, length);
        }
        // For each square: what the rows add that a bite there cuts, and the rows below them, without what depends on
        // the row of the bite. Rows of equal length add the number of bars of as many rows, without the empty one.
        let longest = lengths[self.rows - 1];
        let mut first = 0;
        for square in 0..longest {
            while lengths[first] <= square {
                first += 1;
            }
            shares.push(below[first].wrapping_sub(self.ways(first)[square]));
        }
        for row in 0..self.rows {
            let poison = usize::from(row + 1 == self.rows);
            let above = number - below[row + 1];
            let squares = poison..lengths[row].max(poison);
            let bites = self.ways(row + 1)[squares.clone()].iter().zip(&shares[squares.start.min(longest)..]);
            options.extend(bites.map(|(&bars, &share)| above.wrapping_add(bars).wrapping_add(share)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::Game,
        games::chomp::Chomp,
        heap::sorted_heaps,
        outcome::Convention,
        solve::{Budget, Memo, NimValues, Remoteness, numbered::Numbered, numbered::NumberedValues},
    };

    fn bars() -> Bars {
        Bars::new(&Chomp.read("5,5,5,5").unwrap(), 126).unwrap()
    }

    fn all() -> impl Iterator<Item = HeapList> {
        let bars = sorted_heaps(4, 0, 5).filter(|rows| rows.0[3] > 0);
        bars.map(|rows| rows.0.iter().rev().copied().filter(|&row| row > 0).collect())
    }

    #[test]
    fn every_bar_has_its_own_number_and_bites_lead_to_those_of_the_options() {
        let bars = bars();
        let mut numbers: Vec<usize> = all().map(|bar| bars.number(&bar).unwrap()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..bars.count()).collect::<Vec<_>>());
        for bar in all() {
            let mut options = Vec::new();
            bars.options(bars.number(&bar).unwrap(), &mut options);
            let mut expected: Vec<u32> = crate::game::options(&Chomp, &bar)
                .map(|option| u32::try_from(bars.number(&option).unwrap()).unwrap())
                .collect();
            options.sort_unstable();
            expected.sort_unstable();
            assert_eq!(options, expected, "{bar}");
        }
    }

    #[test]
    fn numbers_give_the_values_of_the_memo() {
        for convention in Convention::BOTH {
            let numbered = Numbered::solve(Box::new(bars()), convention, Budget::default()).unwrap();
            let mut memo = Memo::new(&Chomp, Remoteness(convention), Budget::default());
            for bar in all() {
                assert_eq!(numbered.value(&bar), memo.value(&bar).ok(), "{bar} {convention}");
            }
        }
        let numbered = NumberedValues::solve(Box::new(bars()), Budget::default()).unwrap();
        let mut memo = Memo::new(&Chomp, NimValues, Budget::default());
        for bar in all() {
            assert_eq!(numbered.value(&bar), memo.value(&bar).ok().map(Into::into), "{bar}");
        }
    }
}
