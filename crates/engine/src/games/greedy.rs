//! Greedy Nim: take any number of tokens from a heap that is largest. `5,3,3` is a position, `1-2` takes 2 from heap 1.
//! When several heaps are largest, any of them may be chosen.
//! Source: M. H. Albert and R. J. Nowakowski, Nim restrictions, 2004.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape, Touch},
    explain::{Step, words},
    family::{Family, Preset, random_heaps},
    game::{Game, Impartial, Size},
    heap::{all_heaps, sorted_ranges},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "greedy",
    parameters: &[],
    presets: &[
        Preset::new("five-heaps", "1,2,3,4,5"),
        Preset::new("two-below-one", "5,3,3"),
        Preset::new("three-equal-heaps", "7,7,7,2"),
        Preset::new("marienbad", "1,3,5,7").misere(),
    ],
    usual: 0,
    tags: &[],
    random: random_heaps,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Greedy))
}

const THEOREM: Theorem = Theorem { id: "parity-of-the-number-of-largest-heaps", source: "Albert, Nowakowski 2004" };

/// The rules of Greedy Nim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy;

impl Game for Greedy {
    type Position = HeapList;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        text.parse()
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = Takes> {
        let largest = Largest::of(position);
        largest.heaps(position).flat_map(move |heap| (1..=largest.size).map(move |take| Takes::one(heap, take)))
    }

    fn play(&self, position: &HeapList, mv: &Takes) -> HeapList {
        mv.apply(position)
    }

    fn board(&self, position: &HeapList) -> Board {
        Board::of_heaps(Shape::Heaps, position)
    }

    fn effect(&self, position: &HeapList, mv: &Takes) -> Vec<Touch> {
        Touch::takes(position, mv)
    }

    fn is_legal(&self, position: &HeapList, mv: &Takes) -> bool {
        let largest = Largest::of(position).size;
        mv.fits(position) && mv.0.len() == 1 && position.0[mv.0[0].0] == largest
    }

    fn canonical(&self, position: HeapList) -> HeapList {
        position.sorted_without(|heap| heap == 0)
    }

    fn size(&self, position: &HeapList) -> Size {
        // Only one size of heap can be touched, so one share of the moves in all heaps is left.
        let Size { positions, moves } = Size::of_largest(&position.0, u64::MAX);
        Size { positions, moves: moves / (position.len().max(1) as u128) }
    }

    fn describe(&self, _: &HeapList, mv: &Takes) -> Message {
        words::takes(mv)
    }
}

impl Impartial for Greedy {}

/// The largest size with its number of heaps, and the same of the next smaller size. Empty heaps do not count.
#[derive(Clone, Copy, Debug, Default)]
struct Largest {
    size: u64,
    count: usize,
    next: u64,
    next_count: usize,
}

impl Largest {
    fn of(heaps: &HeapList) -> Largest {
        let below = |bound: u128| heaps.iter().filter(|&h| u128::from(h) < bound).max().unwrap_or(0);
        let count = |size: u64| if size == 0 { 0 } else { heaps.iter().filter(|&h| h == size).count() };
        let size = below(u128::MAX);
        let next = below(u128::from(size));
        Largest { size, count: count(size), next, next_count: count(next) }
    }

    fn outcome(self, convention: Convention) -> Outcome {
        let switched = convention == Convention::Misere && self.size <= 1;
        Outcome::win_if((self.count % 2 == 1) != switched)
    }

    /// The heaps of the largest size, counted from zero.
    fn heaps(self, heaps: &HeapList) -> impl Iterator<Item = usize> {
        let is_largest = move |&(_, h): &(usize, u64)| h > 0 && h == self.size;
        heaps.iter().enumerate().filter(is_largest).map(|(heap, _)| heap)
    }

    /// The sizes a largest heap may get so that a won position stays won: from the first size on, below the second.
    fn winning_sizes(self, convention: Convention) -> (u64, u64) {
        let exactly = |size: u64| (size, size + 1);
        match self.next {
            // Several largest heaps: one of them changes, and an even number stays, whatever it becomes.
            _ if self.count > 1 => (0, self.size),
            next if next <= 1 && convention == Convention::Misere => {
                exactly(u64::from(self.next_count.is_multiple_of(2)))
            }
            next if self.next_count % 2 == 1 => exactly(next),
            0 => exactly(0),
            next => (0, next),
        }
    }
}

impl Theory for Greedy {
    fn claim(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let largest = Largest::of(position);
        let outcome = largest.outcome(convention);
        let winning: Moves<Takes> = if outcome == Outcome::Win && largest.size > 0 {
            let (from, to) = largest.winning_sizes(convention);
            let takes = |heap| (from..to).map(move |left| Takes::one(heap, largest.size - left));
            largest.heaps(position).flat_map(takes).collect()
        } else {
            Moves::default()
        };
        Some(self.verdict(convention, position)?.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let largest = Largest::of(position);
        // A single heap is a heap of Nim.
        let value =
            (convention == Convention::Normal && largest.count <= 1 && largest.next == 0).then_some(largest.size);
        Some(Claim::new(largest.outcome(convention), &THEOREM).with_value(value.map(NimValue::from)))
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        self.why(convention, position)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let sizes: &[(usize, u64)] = if deep {
            &[(3, 160), (4, 64), (5, 38), (6, 27), (12, 14)]
        } else {
            &[(3, 80), (4, 36), (5, 23), (6, 16), (12, 11)]
        };
        let any_order = Range::new(
            Message::new("range-heaps-any-order").with("heaps", 3u64).with("most", 20u64),
            all_heaps(3, 0, 20),
        );
        sorted_ranges(sizes).chain([any_order]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::assert_claim;
    use Convention::{Misere, Normal};

    fn check(convention: Convention, position: &str, outcome: Outcome, winning: &str) {
        assert_claim(&Greedy, convention, position, outcome, winning);
    }

    #[test]
    fn a_single_largest_heap_goes_to_the_next_or_below_it() {
        check(Normal, "5,3,3", Outcome::Win, "1-3 1-4 1-5");
        check(Normal, "3,5,0", Outcome::Win, "2-2");
        check(Normal, "0,5,0", Outcome::Win, "2-5");
        check(Normal, "18446744073709551615,1", Outcome::Win, "1-18446744073709551614");
    }

    #[test]
    fn three_largest_heaps_win_with_every_move() {
        check(Normal, "2,2,2", Outcome::Win, "1-1 1-2 2-1 2-2 3-1 3-2");
        check(Misere, "2,2,2,1", Outcome::Win, "1-1 1-2 2-1 2-2 3-1 3-2");
        let huge = Greedy.read("18446744073709551615,18446744073709551615,18446744073709551615").unwrap();
        let winning = Greedy.claim(Normal, &huge).unwrap().winning.unwrap();
        assert!(!winning.complete && winning.list.iter().all(|mv| Greedy.is_legal(&huge, mv)));
    }

    #[test]
    fn misere_play_switches_when_only_ones_are_left() {
        check(Misere, "2,1,1", Outcome::Win, "1-1");
        check(Misere, "2,1", Outcome::Win, "1-2");
        check(Misere, "9", Outcome::Win, "1-8");
        check(Misere, "1,1", Outcome::Win, "1-1 2-1");
        check(Misere, "1,1,1", Outcome::Loss, "");
        check(Misere, "-", Outcome::Win, "");
        check(Normal, "0,0", Outcome::Loss, "");
        check(Misere, "2,2,1", Outcome::Loss, "");
    }

    #[test]
    fn only_largest_heaps_may_be_touched() {
        let position = Greedy.read("5,3,5").unwrap();
        for (mv, legal) in [("1-5", true), ("3-1", true), ("2-1", false), ("1-6", false), ("1-1,3-1", false)] {
            assert_eq!(Greedy.is_legal(&position, &mv.parse().unwrap()), legal, "{mv}");
        }
    }
}
