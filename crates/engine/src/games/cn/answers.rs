//! Winning moves of circular Nim, by solving for the heaps that may change.
use super::{Circuit, Order, Rule};
use crate::{
    notation::{HeapList, Takes},
    theory::{MOST_MOVES, Moves},
};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Finds every move to a lost position of normal play by solving for the heaps that may change.
///
/// The circle is read in every order, so that the lost position has the form of its rule in one of them; then the heaps
/// of each window are computed from the others. The results are tested, so superfluous candidates do no harm.
pub(super) struct Answers<'a> {
    rule: Rule,
    heaps: &'a HeapList,
    order: Order,
    seen: FxHashSet<Takes>,
    found: Moves<Takes>,
}

impl Answers<'_> {
    /// The winning moves, unless there are too many candidates.
    pub(super) fn of(rule: Rule, heaps: &HeapList) -> Option<Moves<Takes>> {
        let order = Order { start: 0, backwards: false };
        let mut answers = Answers { rule, heaps, order, seen: FxHashSet::default(), found: Moves::default() };
        let circuit: Circuit = heaps.iter().map(i128::from).collect();
        for order in Order::all(heaps.len()) {
            answers.order = order;
            if !answers.look(&order.read(&circuit))? {
                break;
            }
        }
        Some(answers.found)
    }

    /// Offers every lost position that differs from `h` in one window; false if enough were found, `None` if there are
    /// too many to offer.
    fn look(&mut self, h: &[i128]) -> Option<bool> {
        Some(match self.rule {
            Rule::Together | Rule::Nim => unreachable!("they have their own moves"),
            Rule::AllButOne => {
                let least = h.iter().copied().min().unwrap_or(0);
                self.offer(&vec![least; h.len()])
            }
            Rule::FourTwo => {
                let (odd, even) = (h[0].min(h[2]), h[1].min(h[3]));
                self.offer(&[odd, even, odd, even])
            }
            Rule::FiveTwo => self.look_five_two(h),
            Rule::FiveThree => self.look_five_three(h),
            Rule::SixThree => self.look_six_three(h),
            Rule::SixFour => return self.look_six_four(h),
        })
    }

    /// The heaps a,b or b,c or c,d of a,b,c,d,b may change; the first two are then determined.
    fn look_five_two(&mut self, h: &[i128]) -> bool {
        let (from, to) = (h[1].max(h[0] + h[1] - h[3]), h[2].min(h[0]));
        self.offer(&[h[2] + h[3] - h[4], h[4], h[2], h[3], h[4]])
            && self.offer(&[h[0], h[4], h[0] + h[4] - h[3], h[3], h[4]])
            && (h[1] != h[4] || (from..=to).all(|c| self.offer(&[h[0], h[1], c, h[0] + h[1] - c, h[4]])))
    }

    /// The heaps 0,b,c or b,0,b or b,c,d of 0,b,c,d,b may change; the first two are then determined.
    fn look_five_three(&mut self, h: &[i128]) -> bool {
        let (from, to) = ((h[4] - h[3]).max(0), h[2].min(h[4]));
        let sum = h[2] + h[3];
        self.offer(&[0, h[4], h[4] - h[3], h[3], h[4]])
            && self.offer(&[0, sum, h[2], h[3], sum])
            && (h[0] != 0 || h[4] > h[1] || (from..=to).all(|c| self.offer(&[0, h[4], c, h[4] - c, h[4]])))
    }

    /// Three neighbours may change; the middle one determines the two others.
    fn look_six_three(&mut self, h: &[i128]) -> bool {
        let (left, right) = (h[3] + h[4], h[4] + h[5]);
        let (from, to) = ((left - h[0]).max(right - h[2]).max(0), h[1].min(left).min(right));
        (from..=to).all(|middle| self.offer(&[left - middle, middle, right - middle, h[3], h[4], h[5]]))
    }

    /// Four neighbours may change. The differences of opposite heaps are equal with changing sign; the difference and
    /// the triple that has nim-sum 0 determine everything.
    fn look_six_four(&mut self, h: &[i128]) -> Option<bool> {
        let (from, to) = ((h[4] - h[1]).max(-h[5]), h[4].min(h[2] - h[5]));
        if to - from > MOST_MOVES as i128 {
            return None;
        }
        Some((from..=to).all(|difference| {
            let (second, third) = (h[4] - difference, h[5] + difference);
            let (first, fourth) = (third ^ h[4], second ^ h[5]);
            self.offer(&[first, second, third, first - difference, h[4], h[5]])
                && self.offer(&[fourth + difference, second, third, fourth, h[4], h[5]])
        }))
    }

    /// Adds a position, in the current order, if it is an option and lost; false if enough were found.
    fn offer(&mut self, left: &[i128]) -> bool {
        let mut heaps: Circuit = SmallVec::from_elem(0, left.len());
        for (place, &size) in self.order.of(left.len()).zip(left) {
            heaps[place] = size;
        }
        let mut takes = Takes(SmallVec::new());
        for (place, (before, &after)) in self.heaps.iter().zip(&heaps).enumerate() {
            match u64::try_from(after).ok().and_then(|after| before.checked_sub(after)) {
                Some(0) => {}
                Some(amount) => takes.0.push((place, amount)),
                None => return true,
            }
        }
        let is_new = !takes.0.is_empty() && self.rule.is_lost(&heaps) && self.seen.insert(takes.clone());
        !is_new || self.found.push(takes)
    }
}
