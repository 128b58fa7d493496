//! Why heaps are won or lost in Greedy Nim: how many of them are largest.
use super::{Greedy, Largest};
use crate::{
    explain::Step,
    game::Game,
    message::Message,
    notation::{HeapList, Takes},
    outcome::{Convention, Outcome},
};

impl Greedy {
    pub(super) fn why(&self, convention: Convention, heaps: &HeapList) -> Vec<Step> {
        let largest = Largest::of(heaps);
        let misere = convention == Convention::Misere;
        if misere && largest.size <= 1 {
            let odd = largest.count % 2 == 1;
            let id = if odd { "explain-misere-odd-ones" } else { "explain-misere-even-ones" };
            return vec![Message::new(id).with("count", largest.count).into()];
        }
        let message = Message::new("reason-greedy-count").with("size", largest.size);
        let mut steps = vec![message.with("count", largest.count).into()];
        match largest.outcome(convention) {
            Outcome::Win => steps.extend(self.winning_steps(convention, heaps, largest)),
            _ => steps.push(Message::new("reason-greedy-even").into()),
        }
        if misere && (largest.count > 1 || largest.next > 1) {
            steps.push(Message::new("reason-greedy-misere").into());
        }
        steps
    }

    fn winning_steps(&self, convention: Convention, heaps: &HeapList, largest: Largest) -> Vec<Step> {
        let Some(heap) = largest.heaps(heaps).next() else { return Vec::new() };
        let (least, most) = largest.winning_sizes(convention);
        // The smallest of several sizes ends the game soonest.
        let mv = Takes::one(heap, largest.size - least);
        let ones_next = convention == Convention::Misere && largest.next <= 1;
        let message = match largest.count {
            1 if largest.next == 0 && !ones_next => Message::new("reason-greedy-only"),
            1 if ones_next => Message::new("reason-greedy-switch").with("count", largest.next_count),
            1 => {
                let id = if largest.next_count % 2 == 1 { "reason-greedy-join" } else { "reason-greedy-below" };
                Message::new(id).with("size", largest.next).with("count", largest.next_count)
            }
            count => Message::new("reason-greedy-many").with("count", count - 1),
        };
        let mut steps: Vec<Step> = vec![message.with("move", self.describe(heaps, &mv)).into()];
        debug_assert!(least < most, "a won position has a winning size");
        let after = Largest::of(&self.play(heaps, &mv));
        if after.size > 1 || after.size == 1 && convention == Convention::Normal {
            let check = Message::new("reason-greedy-check").with("size", after.size).with("count", after.count);
            steps.extend([check.into(), Message::new("reason-greedy-then").into()]);
        }
        steps
    }
}
