//! Why heaps in a circle are won or lost: the form that the lost positions have, and where this one has or gets it.
use super::{Circle, Circuit, Order, Rule};
use crate::{
    explain::{
        Step,
        nim_sum::{Ones, Parts},
    },
    game::Game,
    message::Message,
    notation::{HeapList, Takes},
    outcome::Convention,
    theory::Theory,
};

impl Circle {
    pub(super) fn why(&self, convention: Convention, heaps: &HeapList) -> Vec<Step> {
        let Some(rule) = self.rule(convention, heaps) else { return Vec::new() };
        let winning = self.claim(convention, heaps).and_then(|claim| claim.winning);
        let list = winning.map(|moves| moves.list).unwrap_or_default();
        let mv = list.first();
        match rule {
            Rule::Nim => {
                let winning = mv.map(|mv| (mv.0[0].0, self.describe(heaps, mv)));
                Parts::heaps(heaps.iter().map(u128::from)).reasons(convention, Ones::Taken, winning)
            }
            Rule::Together => vec![self.together(convention, heaps, mv).into()],
            _ if mv.is_none() && !is_lost(rule, heaps) => Vec::new(),
            _ => self.rule_steps(rule, heaps, mv),
        }
    }

    /// Everything can be taken at once, or all but one token in misère play.
    fn together(&self, convention: Convention, heaps: &HeapList, mv: Option<&Takes>) -> Message {
        let words = mv.map(|mv| self.describe(heaps, mv));
        match (convention, words) {
            (Convention::Normal, Some(words)) => Message::new("reason-cn-all").with("move", words),
            (Convention::Misere, Some(words)) => Message::new("reason-cn-leave-one").with("move", words),
            (_, None) => Message::new("reason-cn-last"),
        }
    }

    /// The form of the lost positions, and that this one has it or gets it by a move.
    fn rule_steps(&self, rule: Rule, heaps: &HeapList, mv: Option<&Takes>) -> Vec<Step> {
        let mut steps = vec![rule.form().with("k", self.k).into()];
        match mv {
            None => {
                steps.extend(shape(rule, heaps).map(Step::from));
                steps.push(Message::new("reason-cn-lost").with("k", self.k).into());
            }
            Some(mv) => {
                steps.push(Message::new("reason-cn-won").with("move", self.describe(heaps, mv)).into());
                steps.extend(shape(rule, &self.play(heaps, mv)).map(Step::from));
                steps.push(Message::new("reason-cn-then").into());
            }
        }
        steps
    }
}

fn circuit(heaps: &HeapList) -> Circuit {
    heaps.iter().map(i128::from).collect()
}

fn is_lost(rule: Rule, heaps: &HeapList) -> bool {
    rule.is_lost(&circuit(heaps))
}

/// How a lost position has the form of its rule: from which heap on it is read, and what is equal then.
fn shape(rule: Rule, heaps: &HeapList) -> Option<Message> {
    let circuit = circuit(heaps);
    let order = Order::all(heaps.len()).find(|order| rule.has_form(&order.read(&circuit)))?;
    let read = order.read(&circuit);
    let sum = |a: usize, b: usize| (read[a] + read[b]).unsigned_abs();
    let names: Vec<String> = order.of(heaps.len()).map(|place| (place + 1).to_string()).collect();
    let sizes: Vec<String> = read.iter().map(i128::to_string).collect();
    let message = |id| Message::new(id).with("heaps", names.join(", ")).with("sizes", sizes.join(", "));
    match rule {
        Rule::Together | Rule::Nim => None,
        Rule::AllButOne => Some(Message::new("reason-cn-equal").with("size", read[0].unsigned_abs())),
        Rule::FourTwo => {
            let opposite = Message::new("reason-cn-opposite");
            Some(opposite.with("first", read[0].unsigned_abs()).with("second", read[1].unsigned_abs()))
        }
        Rule::FiveTwo => Some(message("reason-cn-five-two").with("sum", sum(0, 1))),
        Rule::FiveThree => Some(message("reason-cn-five-three").with("sum", sum(2, 3))),
        Rule::SixThree => Some(message("reason-cn-six-three").with("first", sum(0, 1)).with("second", sum(1, 2))),
        Rule::SixFour => {
            let message = message("reason-cn-six-four").with("first", sum(0, 1)).with("second", sum(1, 2));
            let triple = [0, 2, 4].map(|i| read[i].to_string());
            Some(message.with("triple", triple.join("\u{a0}⊕\u{a0}")))
        }
    }
}

impl Rule {
    /// What the lost positions look like.
    fn form(self) -> Message {
        let id = match self {
            Rule::Together | Rule::Nim => unreachable!("they have their own words"),
            Rule::AllButOne => "reason-cn-form-equal",
            Rule::FourTwo => "reason-cn-form-four-two",
            Rule::FiveTwo => "reason-cn-form-five-two",
            Rule::FiveThree => "reason-cn-form-five-three",
            Rule::SixThree => "reason-cn-form-six-three",
            Rule::SixFour => "reason-cn-form-six-four",
        };
        Message::new(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::all_heaps;

    #[test]
    fn every_lost_position_has_the_form_of_its_rule() {
        for (k, places, most) in [(2, 3, 5), (2, 4, 4), (2, 5, 3), (3, 5, 3), (3, 6, 2), (4, 6, 2)] {
            let game = Circle { k };
            for heaps in all_heaps(places, 0, most) {
                let Some(rule) = game.rule(Convention::Normal, &heaps) else { continue };
                if rule != Rule::Together {
                    assert_eq!(shape(rule, &heaps).is_some(), is_lost(rule, &heaps), "k={k} {heaps}");
                }
            }
        }
    }
}
