//! Why one heap is won or lost when the numbers of a set may be taken from it: rounds of k + 1, or a table of values.
//! What is left to the target of a counting game is such a heap too.
use super::Values;
use crate::{
    common::small_sort::sort_few,
    explain::{Cell, Step, Table, mex},
    message::Message,
    outcome::{Convention, Outcome},
};

/// Maximum number of moves in a table.
const MOST_SHOWN: usize = 12;

/// Largest number of a set whose period is looked for: others may take long to repeat.
const LARGEST_WINDOW: u64 = 256;

/// One heap, or what is left to a target.
pub(crate) struct Single<'a> {
    pub(crate) values: &'a Values,
    pub(crate) rest: u64,
    pub(crate) convention: Convention,
    /// Taking a number from it, as a move.
    pub(crate) step: &'a dyn Fn(u64) -> Taking,
}

/// A move that takes a number.
pub(crate) struct Taking {
    pub(crate) mv: String,
    pub(crate) to: String,
    pub(crate) words: Message,
}

impl Single<'_> {
    /// The reasons, with the winning move if there is one.
    pub(crate) fn reasons(&self) -> Vec<Step> {
        if self.values.is_plain() { self.rounds() } else { self.table_steps() }
    }

    /// The nim-value at which the player to move loses.
    fn losing_value(&self) -> u64 {
        u64::from(self.convention == Convention::Misere)
    }

    /// What to take from a rest so that the player who then moves loses.
    fn answer(&self, rest: u64) -> Option<u64> {
        let lost = u128::from(self.losing_value());
        let takes = self.values.set().iter().take_while(|&&take| take <= rest);
        takes.copied().find(|take| self.values.of(rest - take).0 == lost)
    }

    /// Everything from 1 to k may be taken: the remainder modulo k + 1 decides, and each round takes k + 1.
    fn rounds(&self) -> Vec<Step> {
        let modulus = self.values.set().len() as u64 + 1;
        let (rest, misere) = (self.rest, self.convention == Convention::Misere);
        if rest == 1 && misere {
            return vec![Message::new("reason-rounds-last").into()];
        }
        let divided = |id, rest: u64| {
            let message = Message::new(id).with("rest", rest).with("modulus", modulus);
            message.with("quotient", rest / modulus).with("remainder", rest % modulus)
        };
        let mut steps = vec![divided("reason-rounds-rest", rest).into()];
        let Some(take) = self.answer(rest) else {
            let id = if misere { "reason-rounds-lost-misere" } else { "reason-rounds-lost" };
            steps.push(Message::new(id).with("modulus", modulus).with("most", modulus - 1).into());
            steps.push(Step::Table(self.answers()));
            return steps;
        };
        let (left, words) = (rest - take, (self.step)(take).words);
        if left == 0 {
            return vec![Message::new("reason-rounds-now").with("move", words).into()];
        }
        let id = if misere { "reason-rounds-won-misere" } else { "reason-rounds-won" };
        steps.push(Message::new(id).with("move", words).into());
        steps.push(divided("reason-rounds-check", left).into());
        if left > 1 {
            let then =
                Message::new("reason-rounds-then").with("modulus", modulus).with("remainder", self.losing_value());
            steps.push(then.into());
        }
        steps
    }

    /// Each move of a lost position with its answer.
    fn answers(&self) -> Table {
        let header = ["label-move", "label-leads-to", "label-result", "label-answer"].map(Message::new).to_vec();
        let takes = self.values.set().iter().take_while(|&&take| take <= self.rest).take(MOST_SHOWN);
        let row = |&take: &u64| {
            let Taking { mv, to, .. } = (self.step)(take);
            // The answer is written like the move: it takes from a smaller rest in the same way.
            let answer = self.answer(self.rest - take).map(|answer| (self.step)(answer).mv);
            let answer = Cell::Text(answer.unwrap_or_default());
            vec![Cell::Move(mv), Cell::Position(to), Cell::Outcome(Outcome::Win), answer]
        };
        Table { header, rows: takes.map(row).collect(), marked: Vec::new() }
    }

    /// Any other set: the values one move away.
    fn table_steps(&self) -> Vec<Step> {
        let mut steps = vec![Message::new("reason-values-set").with("set", self.values.set().to_vec()).into()];
        steps.extend(self.repeats().map(Step::from));
        steps.push(Step::Table(self.options()));
        let id = match self.convention {
            Convention::Normal => "reason-values-normal",
            Convention::Misere => "reason-values-misere",
        };
        steps.push(Message::new(id).with("value", self.values.of(self.rest)).into());
        match self.answer(self.rest) {
            Some(take) => steps.push(self.winning_move(take).into()),
            None => {
                let id = if self.ends_soon(self.rest) { "reason-values-lost-end" } else { "reason-values-lost" };
                steps.push(Message::new(id).with("value", self.losing_value()).into());
            }
        }
        steps
    }

    /// The move that wins by the table of values, and how it goes on.
    fn winning_move(&self, take: u64) -> Message {
        let (left, words) = (self.rest - take, (self.step)(take).words);
        if left < self.values.set()[0] {
            return Message::new("reason-rounds-now").with("move", words);
        }
        let id = if self.ends_soon(left) { "reason-values-won-end" } else { "reason-values-won" };
        Message::new(id).with("value", self.losing_value()).with("move", words)
    }

    /// Whether a move from a rest may end misère play, so that the other player has won and needs no answer.
    fn ends_soon(&self, rest: u64) -> bool {
        let set = self.values.set();
        let ends = |&take: &u64| take <= rest && rest - take < set[0];
        self.convention == Convention::Misere && set.iter().any(ends)
    }

    /// From where and how often the values repeat, if it is known and the rest lies there.
    fn repeats(&self) -> Option<Message> {
        let period = self.values.near_period()?;
        let folded = period.fold(self.rest);
        let message = Message::new("reason-values-period").with("period", period.length).with("start", period.start);
        (folded as u64 != self.rest).then(|| message.with("rest", self.rest).with("same", folded))
    }

    /// The positions one move away with their values, those that win first.
    fn options(&self) -> Table {
        let header = ["label-move", "label-leads-to", "label-nim-value", "label-result"].map(Message::new).to_vec();
        let lost = u128::from(self.losing_value());
        let takes = self.values.set().iter().copied().take_while(|&take| take <= self.rest);
        let mut takes: Vec<(bool, u64)> =
            takes.map(|take| (self.values.of(self.rest - take).0 != lost, take)).collect();
        sort_few(&mut takes);
        takes.truncate(MOST_SHOWN);
        let marked = (0..takes.len()).filter(|&row| !takes[row].0).collect();
        let row = |(wins, take): (bool, u64)| {
            let Taking { mv, to, .. } = (self.step)(take);
            let value = self.values.of(self.rest - take).0;
            vec![Cell::Move(mv), Cell::Position(to), Cell::Value(value), Cell::Outcome(Outcome::win_if(wins))]
        };
        Table { header, rows: takes.into_iter().map(row).collect(), marked }
    }
}

impl Values {
    /// Whether everything from 1 to some number may be taken.
    pub(crate) fn is_plain(&self) -> bool {
        self.set().iter().zip(1..).all(|(&take, i)| take == i)
    }

    /// The period, if it is found at once.
    fn near_period(&self) -> Option<crate::common::sequence::Period> {
        self.set().last().filter(|&&most| most <= LARGEST_WINDOW).and_then(|_| self.period())
    }

    /// Why a heap has its value, in a few words.
    pub(super) fn why(&self, heap: u64) -> Message {
        if self.is_plain() {
            let modulus = self.set().len() as u64 + 1;
            let message = Message::new("reason-remainder").with("heap", heap).with("modulus", modulus);
            return message.with("quotient", heap / modulus).with("remainder", heap % modulus);
        }
        let options = self.set().iter().take_while(|&&take| take <= heap);
        mex::reason(options.map(|take| self.of(heap - take)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(set: &[u64], rest: u64, convention: Convention) -> Vec<Step> {
        let step = |take: u64| Taking {
            mv: format!("1-{take}"),
            to: (rest - take).to_string(),
            words: Message::new("move-take").with("count", take).with("heap", 1u64),
        };
        Single { values: &Values::new(set), rest, convention, step: &step }.reasons()
    }

    #[test]
    fn every_move_from_a_lost_rest_is_completed_to_a_round() {
        for (rest, convention) in [(20, Convention::Normal), (21, Convention::Misere), (4, Convention::Normal)] {
            let steps = steps(&[1, 2, 3], rest, convention);
            let Some(Step::Table(table)) = steps.last() else { panic!("{steps:?}") };
            let answers: Vec<&Cell> = table.rows.iter().map(|row| &row[3]).collect();
            assert_eq!(answers, [3, 2, 1].map(|take| Cell::Text(format!("1-{take}"))).iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_won_rest_is_divided_before_and_after_the_move() {
        for (rest, convention, left) in [(23, Convention::Normal, 20u64), (20, Convention::Misere, 17)] {
            let steps = steps(&[1, 2, 3], rest, convention);
            let Step::Say(check) = &steps[2] else { panic!("{steps:?}") };
            assert_eq!(check.arg("rest"), Some(&left.into()));
            assert_eq!(check.arg("remainder"), Some(&u64::from(convention == Convention::Misere).into()));
        }
    }

    #[test]
    fn a_move_that_ends_the_game_has_no_answers() {
        let last = |rest, convention| match steps(&[1, 3, 4], rest, convention).pop() {
            Some(Step::Say(message)) => message.id,
            other => panic!("{other:?}"),
        };
        assert_eq!(last(4, Convention::Normal), "reason-rounds-now");
        assert_eq!(last(6, Convention::Normal), "reason-values-won");
        assert_eq!(last(4, Convention::Misere), "reason-values-won-end");
    }

    #[test]
    fn huge_rests_of_a_set_with_a_period_are_folded() {
        let steps = steps(&[1, 3, 4], u64::MAX, Convention::Normal);
        let Step::Say(repeats) = &steps[1] else { panic!("{steps:?}") };
        assert_eq!(repeats.arg("period"), Some(&7u64.into()));
    }
}
