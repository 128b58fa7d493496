//! Columns without carry: the reasons of Nim and of every game that is equivalent to Nim.
//!
//! A game says which numbers stand for its parts; the columns, the arrows and the check table are the same everywhere.
use super::{Cell, Columns, Step, Table};
use crate::{message::Message, outcome::Convention};

/// Parts of a position with the numbers that stand for them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    /// Each part with its name and number, in order.
    pub rows: Vec<(Message, u128)>,
}

/// How one part must change for every column to become even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repair {
    /// Which part, from 0.
    pub part: usize,
    /// Its number before.
    pub from: u128,
    /// Its number after.
    pub to: u128,
    /// The leftmost odd column, as a power of two.
    pub column: u32,
}

/// What happens to ones at the end of misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ones {
    /// Each can only be taken away, so that their number alone decides.
    Taken,
    /// They are nim-values or gaps, which may also grow; then the winner undoes that.
    Mended,
}

impl FromIterator<(Message, u128)> for Parts {
    fn from_iter<I: IntoIterator<Item = (Message, u128)>>(rows: I) -> Parts {
        Parts { rows: rows.into_iter().collect() }
    }
}

impl Parts {
    /// Heaps named by their number.
    pub(crate) fn heaps(numbers: impl IntoIterator<Item = u128>) -> Parts {
        let name = |(i, number)| (Message::new("explain-heap").with("heap", i), number);
        (1u64..).zip(numbers).map(name).collect()
    }

    /// The nim-sum of the numbers.
    pub(crate) fn sum(&self) -> u128 {
        self.rows.iter().fold(0, |sum, (_, number)| sum ^ number)
    }

    /// The numbers under each other.
    pub(crate) fn columns(&self) -> Columns {
        Columns { rows: self.rows.clone(), modulus: 2, ..Columns::default() }
    }

    /// The leftmost odd column, if there is an odd one.
    pub(crate) fn odd_column(&self) -> Option<u32> {
        self.sum().checked_ilog2()
    }

    /// How one part changes so that all columns are even.
    pub(crate) fn repair(&self, part: usize) -> Option<Repair> {
        let (from, column) = (self.rows[part].1, self.odd_column()?);
        Some(Repair { part, from, to: from ^ self.sum(), column })
    }

    /// The first part with a one in the leftmost odd column: making it smaller repairs all columns.
    pub(crate) fn first_repair(&self) -> Option<Repair> {
        let column = self.odd_column()?;
        let part = self.rows.iter().position(|(_, number)| number >> column & 1 == 1)?;
        self.repair(part)
    }

    /// Misère play with at most one number larger than 1: how an odd number of ones is left, by taking only.
    pub(crate) fn last_repair(&self) -> Option<Repair> {
        let ones = self.rows.iter().filter(|(_, number)| *number == 1).count();
        let part = self.large().next().or_else(|| self.rows.iter().position(|(_, number)| *number == 1))?;
        let from = self.rows[part].1;
        let to = if from > 1 { u128::from(ones % 2 == 0) } else { 0 };
        (from > 1 || ones % 2 == 0).then_some(Repair { part, from, to, column: 0 })
    }

    /// The numbers after a repair.
    #[must_use]
    pub(crate) fn after_repair(&self, repair: &Repair) -> Parts {
        let mut parts = self.clone();
        parts.rows[repair.part].1 = repair.to;
        parts
    }

    /// The reasons in either convention: the columns and, if misère play switches, the ones. `winning` is the part that
    /// changes in a winning move, and the move in words.
    pub(crate) fn reasons(&self, convention: Convention, ones: Ones, winning: Option<(usize, Message)>) -> Vec<Step> {
        if self.is_switched(convention) {
            return self.switch_steps(self.large().next(), ones, winning);
        }
        let repair = winning.and_then(|(part, mv)| Some((self.repair(part)?, mv)));
        repair.map_or_else(|| self.even(convention), |(repair, mv)| self.odd(convention, &repair, mv))
    }

    /// The numbers larger than 1.
    fn large(&self) -> impl Iterator<Item = usize> {
        (0..self.rows.len()).filter(|&part| self.rows[part].1 > 1)
    }

    /// Whether this is misère play with at most one number larger than 1.
    pub(crate) fn is_switched(&self, convention: Convention) -> bool {
        convention == Convention::Misere && self.large().nth(1).is_none()
    }

    /// Misère play if at most one number is larger than 1.
    fn switch_steps(&self, large: Option<usize>, ones: Ones, winning: Option<(usize, Message)>) -> Vec<Step> {
        let count = self.rows.iter().filter(|(_, number)| *number == 1).count();
        let mv = winning.map(|(_, mv)| mv);
        let counted = |id| Message::new(id).with("count", count);
        match (large, mv) {
            (Some(large), Some(mv)) => {
                let part = self.rows[large].0.clone();
                let message = counted("explain-misere-switch").with("part", part).with("move", mv);
                let why = if ones == Ones::Taken { "explain-misere-why" } else { "explain-misere-mended" };
                vec![message.into(), Message::new(why).into()]
            }
            (_, Some(mv)) if ones == Ones::Mended => {
                vec![
                    counted("explain-misere-even-values").with("move", mv).into(),
                    Message::new("explain-misere-mended").into(),
                ]
            }
            (_, Some(_)) => vec![counted("explain-misere-even-ones").into()],
            (_, None) if ones == Ones::Mended => vec![counted("explain-misere-odd-values").into()],
            (_, None) => vec![counted("explain-misere-odd-ones").into()],
        }
    }

    /// How to write the numbers down.
    fn intro(&self) -> Step {
        Message::new("explain-columns-intro").with("numbers", self.rows.len()).into()
    }

    /// Why all columns are even, and what that means for the player to move.
    pub(crate) fn even(&self, convention: Convention) -> Vec<Step> {
        self.even_then(conclusion(convention, "explain-answer-lost"))
    }

    /// The same with another conclusion.
    pub(crate) fn even_then(&self, conclusion: Step) -> Vec<Step> {
        let intro = self.intro();
        let even = Message::new("explain-columns-even").into();
        vec![intro, Step::Columns(self.columns()), even, conclusion]
    }

    /// Why some column is odd: columns with both arrows, the change, the move in words, and the check.
    pub(crate) fn odd(&self, convention: Convention, repair: &Repair, mv: Message) -> Vec<Step> {
        let marked = Columns { marked_rows: vec![repair.part], marked_column: Some(repair.column), ..self.columns() };
        let grows = repair.to > repair.from;
        let [before, after] = binary_pair(repair.from, repair.to);
        let change = Message::new(if grows { "explain-columns-raise" } else { "explain-columns-odd" })
            .with("column", 1u128 << repair.column)
            .with("part", self.rows[repair.part].0.clone())
            .with("before", before)
            .with("after", after)
            .with("from", repair.from)
            .with("to", repair.to)
            .with("move", mv);
        vec![
            self.intro(),
            Step::Columns(marked),
            change.into(),
            Message::new("explain-columns-check").into(),
            Step::Columns(self.after_repair(repair).columns()),
            Message::new("explain-columns-then").into(),
            conclusion(convention, "explain-answer-won"),
        ]
    }
}

impl Parts {
    /// The same for games in which a move may change several numbers; `after` has the numbers after the move.
    pub(crate) fn comparison(&self, convention: Convention, after: &Parts, mv: Message) -> Vec<Step> {
        self.compared_with(after, mv, None, conclusion(convention, "explain-answer-won"))
    }

    /// The same with a remark after the sentence with the move, or with another conclusion.
    pub(crate) fn compared_with(
        &self,
        after: &Parts,
        mv: Message,
        remark: Option<Message>,
        conclusion: Step,
    ) -> Vec<Step> {
        let odd = Columns { marked_column: self.odd_column(), ..self.columns() };
        let column = self.odd_column().map_or(0, |column| 1u128 << column);
        let change = Message::new("explain-columns-change").with("column", column).with("move", mv);
        let mut steps = vec![self.intro(), Step::Columns(odd), change.into()];
        steps.extend(remark.map(Step::Say));
        if after.rows.is_empty() {
            steps.push(Message::new("explain-nothing-left").into());
            return steps;
        }
        steps.push(Message::new("explain-columns-check").into());
        steps.push(Step::Columns(after.columns()));
        steps.push(Message::new("explain-columns-then").into());
        steps.push(conclusion);
        steps
    }
}

/// Who has the last move in normal play, or what misère play changes.
pub(crate) fn conclusion(convention: Convention, normal: &'static str) -> Step {
    let id = if convention == Convention::Misere { "explain-misere-same" } else { normal };
    Message::new(id).into()
}

/// Each heap with its remainder.
pub(crate) fn remainders(heaps: impl Iterator<Item = u64>, modulus: u128) -> Table {
    let row = |(i, heap): (u64, u64)| {
        let heap = u128::from(heap);
        let why = Message::new("reason-remainder").with("heap", heap).with("modulus", modulus);
        let why = why.with("quotient", heap / modulus).with("remainder", heap % modulus);
        let name = Message::new("explain-heap").with("heap", i);
        vec![Cell::Say(name), Cell::Text(heap.to_string()), Cell::Text((heap % modulus).to_string()), Cell::Say(why)]
    };
    let header = ["label-heap", "label-size", "label-remainder", "label-reason"].map(Message::new).to_vec();
    Table { header, rows: (1u64..).zip(heaps).map(row).collect(), marked: Vec::new() }
}

/// A number before and after a change in binary, both with the same number of digits.
pub(crate) fn binary_pair(before: u128, after: u128) -> [String; 2] {
    let width = format!("{:b}", before.max(after)).len();
    [before, after].map(|number| format!("{number:0width$b}"))
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
        assert_eq!(binary_pair(repair.from, repair.to), ["101000", "100101"]);
        assert_eq!(binary_pair(9, 3), ["1001", "0011"]);
        assert_eq!(parts.after_repair(&repair).sum(), 0);
    }

    #[test]
    fn misere_play_switches_when_one_large_part_is_left() {
        let ids = |heaps: &[u128], ones, winning: Option<usize>| {
            let mv = winning.map(|part| (part, Message::new("move-plain").with("move", "x")));
            let steps = Parts::heaps(heaps.iter().copied()).reasons(Convention::Misere, ones, mv);
            steps
                .into_iter()
                .filter_map(|step| if let Step::Say(message) = step { Some(message.id) } else { None })
                .collect()
        };
        let messages: Vec<&str> = ids(&[1, 1, 1, 2], Ones::Taken, Some(3));
        assert_eq!(messages, ["explain-misere-switch", "explain-misere-why"]);
        assert_eq!(ids(&[1, 1], Ones::Taken, Some(0)), ["explain-misere-even-ones"]);
        assert_eq!(ids(&[0, 0], Ones::Mended, Some(0)), ["explain-misere-even-values", "explain-misere-mended"]);
        assert_eq!(ids(&[1, 0], Ones::Mended, None), ["explain-misere-odd-values"]);
        assert_eq!(ids(&[2, 2], Ones::Taken, None).last(), Some(&"explain-misere-same"));
    }

    #[test]
    fn even_columns_need_no_repair() {
        assert_eq!(Parts::heaps([3, 5, 6]).first_repair(), None);
        assert_eq!(Parts::default().odd_column(), None);
    }
}
