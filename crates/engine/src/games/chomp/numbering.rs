//! The bars within a bar, numbered: rows from the bottom up are a rising sequence, and sequences are in the order of
//! their last numbers. A bite makes rows shorter, so that the number becomes smaller.
use crate::{notation::HeapList, solve::numbered::Numbering};

/// The bars of at most so many rows and columns.
pub(super) struct Bars {
    rows: usize,
    columns: usize,
    /// Binomial coefficients: how many ways there are to choose `rows` of `rows + columns`, by columns and rows.
    ways: Vec<usize>,
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
        for column in 1..=columns {
            for row in 1..=rows {
                let ways = bars.ways(column - 1, row).checked_add(bars.ways(column, row - 1))?;
                bars.ways[column * (rows + 1) + row] = ways;
            }
        }
        let count = bars.ways(columns, rows);
        (count <= MOST && count as u128 <= 8 * within + 1_000).then_some(bars)
    }

    /// Number of bars of `rows` rows, some of which may be empty, and at most `columns` columns.
    fn ways(&self, columns: usize, rows: usize) -> usize {
        self.ways[columns * (self.rows + 1) + rows]
    }

    /// What a row adds to the number, counted from the bottom: the bars with shorter rows here.
    fn share(&self, row: usize, length: usize) -> usize {
        if length == 0 { 0 } else { self.ways(length - 1, row + 1) }
    }

    /// What rows add that are all equally long, from the bottom up to `count`.
    fn shares(&self, count: usize, length: usize) -> usize {
        self.ways(length, count) - 1
    }
}

impl Numbering<HeapList> for Bars {
    fn count(&self) -> usize {
        self.ways(self.columns, self.rows)
    }

    fn number(&self, bar: &HeapList) -> Option<usize> {
        let longest = usize::try_from(*bar.0.first()?).ok()?;
        if bar.len() > self.rows || longest > self.columns {
            return None;
        }
        let length = |row: u64| usize::try_from(row).expect("at most the longest row");
        let rows = bar.iter().enumerate();
        Some(rows.map(|(row, squares)| self.share(self.rows - 1 - row, length(squares))).sum())
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        // The rows from the bottom up, and what those below each one add.
        let mut lengths = [0; 64];
        let mut below = [0; 65];
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
        for row in 0..self.rows {
            let poison = usize::from(row + 1 == self.rows);
            let mut first = row + 1;
            for square in (poison..lengths[row]).rev() {
                while first > 0 && lengths[first - 1] > square {
                    first -= 1;
                }
                let bitten = self.shares(row + 1, square) - self.shares(first, square);
                let option = below[first] + bitten + (number - below[row + 1]);
                options.push(u32::try_from(option).expect("fewer than four million"));
            }
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
