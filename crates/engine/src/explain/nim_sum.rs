//! Columns without carry: the reasons of Nim and of every game that is Nim in disguise.
//!
//! A game says which numbers stand for its parts; the columns, the arrows and the check table are the same everywhere.
use super::{Columns, Step};
use crate::message::Message;

/// Parts of a position with the numbers that stand for them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Each part with its name and number, in order.
    pub rows: Vec<(Message, u128)>,
}

/// How one part must change so that every column becomes even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// Which part, from 0.
    pub part: usize,
    /// Its number before.
    pub from: u128,
    /// Its number after.
    pub to: u128,
    /// The leftmost odd column, as a power of two.
    pub column: u32,
}

impl FromIterator<(Message, u128)> for Parts {
    fn from_iter<I: IntoIterator<Item = (Message, u128)>>(rows: I) -> Parts {
        Parts { rows: rows.into_iter().collect() }
    }
}

impl Parts {
    /// Heaps named by their number.
    pub fn heaps(numbers: impl IntoIterator<Item = u128>) -> Parts {
        let name = |(i, number)| (Message::new("explain-heap").with("heap", i), number);
        (1u64..).zip(numbers).map(name).collect()
    }

    /// The nim-sum of the numbers.
    pub fn sum(&self) -> u128 {
        self.rows.iter().fold(0, |sum, (_, number)| sum ^ number)
    }

    /// The numbers under each other.
    pub fn columns(&self) -> Columns {
        Columns { rows: self.rows.clone(), modulus: 2, ..Columns::default() }
    }

    /// The leftmost odd column, if there is an odd one.
    pub fn odd_column(&self) -> Option<u32> {
        self.sum().checked_ilog2()
    }

    /// What becomes of one part so that all columns are even.
    pub fn repair(&self, part: usize) -> Option<Repair> {
        let (from, column) = (self.rows[part].1, self.odd_column()?);
        Some(Repair { part, from, to: from ^ self.sum(), column })
    }

    /// The first part with a one in the leftmost odd column: making it smaller repairs all columns.
    pub fn first_repair(&self) -> Option<Repair> {
        let column = self.odd_column()?;
        let part = self.rows.iter().position(|(_, number)| number >> column & 1 == 1)?;
        self.repair(part)
    }

    /// The numbers after a repair.
    #[must_use]
    pub fn repaired(&self, repair: &Repair) -> Parts {
        let mut parts = self.clone();
        parts.rows[repair.part].1 = repair.to;
        parts
    }

    /// Why all columns are even, and what that means for the player to move.
    pub fn even(&self) -> Vec<Step> {
        let intro = Message::new("explain-columns-intro").into();
        vec![intro, Step::Columns(self.columns()), Message::new("explain-columns-even").into()]
    }

    /// Why some column is odd: columns with both arrows, the change, the move in words, and the check.
    pub fn odd(&self, repair: &Repair, mv: Message) -> Vec<Step> {
        let marked = Columns { marked_rows: vec![repair.part], marked_column: Some(repair.column), ..self.columns() };
        let grows = repair.to > repair.from;
        let change = Message::new(if grows { "explain-columns-raise" } else { "explain-columns-odd" })
            .with("column", 1u128 << repair.column)
            .with("part", self.rows[repair.part].0.clone())
            .with("before", binary(repair.from))
            .with("after", binary(repair.to))
            .with("from", repair.from)
            .with("to", repair.to)
            .with("move", mv);
        vec![
            Message::new("explain-columns-intro").into(),
            Step::Columns(marked),
            change.into(),
            Message::new("explain-columns-check").into(),
            Step::Columns(self.repaired(repair).columns()),
            Message::new("explain-columns-then").into(),
        ]
    }
}

impl Parts {
    /// The same for games in which a move may change several numbers: those after the move are given.
    pub fn compared(&self, after: &Parts, mv: Message) -> Vec<Step> {
        let odd = Columns { marked_column: self.odd_column(), ..self.columns() };
        let column = self.odd_column().map_or(0, |column| 1u128 << column);
        let change = Message::new("explain-columns-change").with("column", column).with("move", mv);
        let mut steps = vec![Message::new("explain-columns-intro").into(), Step::Columns(odd), change.into()];
        if after.rows.is_empty() {
            steps.push(Message::new("explain-nothing-left").into());
            return steps;
        }
        steps.push(Message::new("explain-columns-check").into());
        steps.push(Step::Columns(after.columns()));
        steps.push(Message::new("explain-columns-then").into());
        steps
    }
}

/// A number in binary digits.
pub fn binary(number: u128) -> String {
    format!("{number:b}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_literature_takes_three_from_forty() {
        let parts = Parts::heaps([5, 19, 40, 51]);
        assert_eq!(parts.columns().sums(), [2, 2, 1, 1, 2, 3]);
        let repair = parts.first_repair().unwrap();
        assert_eq!(repair, Repair { part: 2, from: 40, to: 37, column: 3 });
        assert_eq!((binary(repair.from), binary(repair.to)), ("101000".to_owned(), "100101".to_owned()));
        assert_eq!(parts.repaired(&repair).sum(), 0);
    }

    #[test]
    fn even_columns_need_no_repair() {
        assert_eq!(Parts::heaps([3, 5, 6]).first_repair(), None);
        assert_eq!(Parts::default().odd_column(), None);
    }
}
