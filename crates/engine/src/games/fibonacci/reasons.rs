//! Why a heap is won or lost in Fibonacci Nim: its Zeckendorf parts, and the smallest of them against the limit.
use super::{Fibonacci, LimitedHeap, Take, winning, zeckendorf};
use crate::{explain::Step, game::Game, message::Message, outcome::Convention};

impl Fibonacci {
    pub(super) fn why(&self, convention: Convention, position: &LimitedHeap) -> Vec<Step> {
        let misere = convention == Convention::Misere;
        let mut steps = Vec::new();
        if misere {
            if position.heap == 1 {
                return vec![Message::new("reason-fibonacci-last").into()];
            }
            let one_less = Message::new("reason-fibonacci-misere").with("heap", position.heap);
            steps.push(one_less.with("less", position.heap - 1).into());
        }
        let heap = position.heap - u64::from(misere);
        if position.limit >= heap {
            let id = if misere { "reason-fibonacci-leave-one" } else { "reason-fibonacci-all" };
            let message = Message::new(id).with("limit", position.limit);
            steps.push(message.with("move", self.describe(position, &Take(heap))).into());
            return steps;
        }
        let parts = zeckendorf(heap);
        steps.push(decomposition(heap, &parts).into());
        match winning(heap, position.limit).list.first() {
            Some(mv) => steps.extend(self.winning_steps(position, &parts, *mv)),
            None => steps.extend(losing_steps(position, &parts)),
        }
        steps
    }

    /// The smallest part is taken, or several together: what may be taken then is less than the next part.
    fn winning_steps(&self, position: &LimitedHeap, parts: &[u64], mv: Take) -> Vec<Step> {
        let taken =
            parts.iter().scan(0, |sum, part| Some(std::mem::replace(sum, *sum + part))).take_while(|&sum| sum < mv.0);
        let next = parts[taken.count()];
        let take = Message::new("reason-fibonacci-take").with("limit", position.limit).with("part", parts[0]);
        let left: Vec<u64> = parts.iter().copied().filter(|&part| part >= next).collect();
        let check = Message::new("reason-fibonacci-check").with("left", sum_of(&left));
        vec![
            take.with("move", self.describe(position, &mv)).into(),
            check.with("most", u128::from(mv.0) * 2).with("next", next).into(),
            Message::new("reason-fibonacci-then").into(),
        ]
    }
}

/// A number as the sum of its parts.
fn decomposition(heap: u64, parts: &[u64]) -> Message {
    match parts {
        [only] => Message::new("reason-fibonacci-single").with("heap", *only),
        _ => Message::new("reason-fibonacci-parts").with("heap", heap).with("sum", sum_of(parts)),
    }
}

/// Parts as a sum, largest first.
fn sum_of(parts: &[u64]) -> String {
    let parts: Vec<String> = parts.iter().rev().map(u64::to_string).collect();
    parts.join("\u{a0}+\u{a0}")
}

fn losing_steps(position: &LimitedHeap, parts: &[u64]) -> [Step; 2] {
    let limit = Message::new("reason-fibonacci-lost").with("limit", position.limit).with("part", parts[0]);
    [limit.into(), Message::new("reason-fibonacci-why").into()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_and_no_two_are_neighbours() {
        let mut fibonacci = vec![1u64, 2];
        while let Some(next) = fibonacci[fibonacci.len() - 2].checked_add(fibonacci[fibonacci.len() - 1]) {
            fibonacci.push(next);
        }
        for heap in (1..500).chain([u64::MAX, u64::MAX - 7, 1 << 63]) {
            let parts = zeckendorf(heap);
            assert_eq!(parts.iter().sum::<u64>(), heap);
            let index = |part: &u64| fibonacci.iter().position(|f| f == part).unwrap();
            assert!(parts.windows(2).all(|two| index(&two[1]) - index(&two[0]) >= 2), "{parts:?}");
        }
    }

    #[test]
    fn after_the_move_shown_the_next_part_is_out_of_reach() {
        for heap in 2..300 {
            for limit in 1..heap {
                let steps = Fibonacci.why(Convention::Normal, &LimitedHeap { heap, limit });
                let check = steps.iter().find_map(|step| match step {
                    Step::Say(message) if message.id == "reason-fibonacci-check" => Some(message.clone()),
                    _ => None,
                });
                let Some(check) = check else { continue };
                let number = |name: &str| check.arg(name).unwrap().to_string().parse::<u64>().unwrap();
                assert!(number("most") < number("next"), "{heap}:{limit} {check}");
            }
        }
    }
}
