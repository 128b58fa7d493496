//! Why a total is won or lost: what is left to the target is a heap, and the totals to be said lie a round apart.
use super::{Call, Count, Tally};
use crate::{
    explain::{Cell, Step},
    game::Game,
    games::subtraction::reasons::{Single, Taking},
    message::{Arg, Message},
    outcome::{Convention, Outcome},
};

/// Maximum number of totals that are named.
const MOST_NAMED: usize = 12;

/// A move in words: what is added, and what is said then.
pub(super) fn describe(position: &Tally, mv: Call) -> Message {
    match (*position, mv) {
        (Tally::Total(total), Call::More(more)) => {
            Message::new("move-add").with("more", more).with("said", total + more)
        }
        (_, Call::More(number) | Call::First(number)) => Message::new("move-say").with("said", number),
    }
}

impl Count {
    pub(super) fn why(&self, convention: Convention, position: &Tally) -> Vec<Step> {
        match *position {
            Tally::Nothing => self.why_first(convention),
            Tally::Total(total) => self.why_total(convention, total),
        }
    }

    fn why_total(&self, convention: Convention, total: u64) -> Vec<Step> {
        let position = Tally::Total(total);
        let step = |more: u64| {
            let mv = Call::More(more);
            Taking {
                mv: mv.to_string(),
                to: self.play(&position, &mv).to_string(),
                words: self.describe(&position, &mv),
            }
        };
        let rest = self.target - total;
        let single = Single { values: &self.values, rest, convention, step: &step };
        let left =
            Message::new("reason-count-left").with("total", total).with("target", self.target).with("rest", rest);
        let mut steps = vec![left.into()];
        steps.extend(single.reasons());
        if self.outcome(convention, &position) == Outcome::Win {
            steps.extend(self.key_totals(convention, total).map(Step::from));
        }
        steps
    }

    /// The first number is special: one that is forced, or any that leaves the opponent lost.
    fn why_first(&self, convention: Convention) -> Vec<Step> {
        let lost = |first: &u64| self.outcome(convention, &Tally::Total(*first)) == Outcome::Loss;
        // The totals to be said repeat, so that the last one, nearest to the target, is found at once.
        let Some(first) = (1..=self.firsts()).rev().find(lost) else {
            return if self.firsts() > 1 { Vec::new() } else { self.why_forced(convention) };
        };
        let words = self.describe(&Tally::Nothing, &Call::First(first));
        let id = if self.firsts() > 1 { "reason-count-choose" } else { "reason-count-forced-won" };
        let mut steps = vec![Message::new(id).with("move", words).with("total", first).into()];
        if self.ending(&Tally::Total(first)).is_some() {
            return steps;
        }
        steps.extend(self.why_after(convention, first).map(|mut step| {
            step.address_the_other();
            step
        }));
        steps
    }

    /// The first number has to be 1, and the opponent has an answer that wins, or has won already.
    fn why_forced(&self, convention: Convention) -> Vec<Step> {
        let one = Tally::Total(1);
        let lost = |mv: &Call| self.outcome(convention, &self.play(&one, mv)) == Outcome::Loss;
        let answer = if self.ending(&one).is_none() { self.moves(&one).find(lost) } else { None };
        let Some(answer) = answer else { return vec![Message::new("reason-count-forced-over").into()] };
        let total = self.play(&one, &answer);
        let words = self.describe(&one, &answer);
        let mut steps =
            vec![Message::new("reason-count-forced").with("move", words).with("to", total.to_string()).into()];
        if let Tally::Total(total) = total
            && self.ending(&Tally::Total(total)).is_none()
        {
            steps.extend(self.why_after(convention, total));
        }
        steps
    }

    /// Why a total is won or lost that is said first; its moves are none of the position explained.
    fn why_after(&self, convention: Convention, first: u64) -> impl Iterator<Item = Step> {
        let to_text = |cell: &mut Cell| {
            if let Cell::Move(mv) = cell {
                *cell = Cell::Text(std::mem::take(mv));
            }
        };
        self.why_total(convention, first).into_iter().map(move |mut step| {
            if let Step::Table(table) = &mut step {
                table.rows.iter_mut().flatten().for_each(to_text);
            }
            step
        })
    }

    /// The totals after this one that leave the opponent lost, the target of normal play among them.
    fn key_totals(&self, convention: Convention, total: u64) -> Option<Message> {
        let last = self.target - u64::from(convention == Convention::Misere);
        let lost = |number: &u64| self.outcome(convention, &Tally::Total(*number)) == Outcome::Loss;
        let mut totals: Vec<Arg> = (total + 1..=last).filter(lost).take(MOST_NAMED + 1).map(Arg::from).collect();
        let more = totals.len() > MOST_NAMED;
        totals.truncate(MOST_NAMED);
        if totals.len() < 2 {
            return None;
        }
        let id = if more { "reason-count-next-totals" } else { "reason-count-totals" };
        Some(Message::new(id).with("totals", totals))
    }
}
