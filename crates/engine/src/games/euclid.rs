//! Euclid's game: there are two heaps; take a positive multiple of the smaller heap from the larger one. The game ends
//! when a heap is empty. `25,7` is a position, `1-14` takes 14 from heap 1. Source: A. J. Cole and A. J. T. Davie, A
//! game based on the Euclidean algorithm and a winning strategy for it, 1969.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape, Touch},
    explain::{Step, words},
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Game, Impartial, Size},
    heap::all_heaps,
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "euclid",
    parameters: &[],
    presets: &[
        Preset::new("larger-and-smaller", "25,7"),
        Preset::new("golden-rectangle", "55,34"),
        Preset::new("last-zero-loses", "24,9").misere(),
    ],
    usual: 0,
    tags: &[Tag::Short, Tag::Classroom],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Euclid))
}

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let most = sizes.most(20, 60, u64::MAX, dice);
    let heaps: HeapList = [dice.between(1, most), dice.between(1, most)].into_iter().collect();
    Ok(heaps.to_string())
}

const GOLDEN_RATIO: Theorem = Theorem { id: "golden-ratio-of-two-numbers", source: "Cole and Davie 1969" };

/// The rules of Euclid's game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Euclid;

impl Game for Euclid {
    type Position = HeapList;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let heaps: HeapList = text.parse()?;
        if heaps.len() == 2 { Ok(heaps) } else { Err(ParseError::new(text, "expected-euclid-position")) }
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = Takes> {
        let sizes = [position.0[0], position.0[1]];
        let larger = [(0, sizes[0], sizes[1]), (1, sizes[1], sizes[0])];
        let larger = larger.into_iter().filter(|&(_, size, other)| size >= other && other > 0);
        larger.flat_map(|(heap, size, other)| (1..=size / other).map(move |times| Takes::one(heap, times * other)))
    }

    fn play(&self, position: &HeapList, mv: &Takes) -> HeapList {
        mv.apply(position)
    }

    fn is_legal(&self, position: &HeapList, mv: &Takes) -> bool {
        let [(heap, amount)] = mv.0[..] else { return false };
        mv.fits(position) && position.0[1 - heap] > 0 && amount.is_multiple_of(position.0[1 - heap])
    }

    fn canonical(&self, mut position: HeapList) -> HeapList {
        position.0.sort_unstable();
        position
    }

    fn size(&self, position: &HeapList) -> Size {
        let quotients = Pair::of(position).quotients().map(u128::from);
        let size = |size: Size, q: u128| Size { positions: size.positions + q, moves: size.moves + q * (q + 1) / 2 };
        quotients.fold(Size { positions: 1, moves: 0 }, size)
    }

    fn board(&self, position: &HeapList) -> Board {
        Board::of_heaps(Shape::Heaps, position)
    }

    fn effect(&self, position: &HeapList, mv: &Takes) -> Vec<Touch> {
        Touch::takes(position, mv)
    }

    fn describe(&self, _: &HeapList, mv: &Takes) -> Message {
        words::takes(mv)
    }
}

impl Impartial for Euclid {}

/// The two numbers in order, and which heap is the larger one.
#[derive(Clone, Copy, Debug)]
struct Pair {
    large: u64,
    small: u64,
    heap: usize,
}

impl Pair {
    fn of(position: &HeapList) -> Pair {
        let (first, second) = (position.0[0], position.0[1]);
        if first >= second {
            Pair { large: first, small: second, heap: 0 }
        } else {
            Pair { large: second, small: first, heap: 1 }
        }
    }

    /// Whether the larger number is less than the golden ratio times the smaller, in whole numbers.
    fn is_below_golden_ratio(self) -> bool {
        let (large, small) = (u128::from(self.large), u128::from(self.small));
        large * (large - small) < small * small
    }

    fn outcome(self, convention: Convention) -> Outcome {
        match convention {
            _ if self.small == 0 => Outcome::win_if(convention == Convention::Misere),
            Convention::Normal => Outcome::win_if(self.large == self.small || !self.is_below_golden_ratio()),
            Convention::Misere => Outcome::win_if(!self.is_below_golden_ratio()),
        }
    }

    /// The quotients of Euclid's algorithm, which are the digits of the continued fraction.
    fn quotients(self) -> impl Iterator<Item = u64> {
        let (mut large, mut small) = (self.large, self.small);
        std::iter::from_fn(move || {
            let quotient = large.checked_div(small)?;
            (large, small) = (small, large % small);
            Some(quotient)
        })
    }

    /// The nim-value: with a quotient of q, the options beyond the remainder have the first q − 1 numbers that the
    /// remainder does not have.
    fn nim_value(self) -> NimValue {
        let quotients: Vec<u64> = self.quotients().collect();
        let value = |rest: u64, &q: &u64| if q - 1 < rest { q - 1 } else { q };
        NimValue::from(quotients.iter().rev().fold(0, value))
    }

    /// What to take from the larger heap to win; the player loses if there is nothing.
    fn winning_amount(self, convention: Convention) -> Option<u64> {
        if self.small == 0 || self.outcome(convention) == Outcome::Loss {
            return None;
        }
        let rest = self.large % self.small;
        let after = |left: u64| Pair { large: left.max(self.small), small: left.min(self.small), heap: 0 };
        let lost = |left: &u64| after(*left).outcome(convention) == Outcome::Loss;
        // A larger number is left only if the player after that could leave the remainder.
        [rest, rest + self.small].into_iter().find(lost).map(|left| self.large - left)
    }
}

impl Theory for Euclid {
    fn claim(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let pair = Pair::of(position);
        let heaps = [pair.heap, 1 - pair.heap];
        let heaps = &heaps[..if pair.large == pair.small { 2 } else { 1 }];
        let takes = |amount: u64| heaps.iter().map(move |&heap| Takes::one(heap, amount));
        let winning: Moves<Takes> = pair.winning_amount(convention).into_iter().flat_map(takes).collect();
        let value = (convention == Convention::Normal).then(|| pair.nim_value());
        let claim = Claim::new(pair.outcome(convention), &GOLDEN_RATIO);
        Some(claim.with_value(value).with_winning(Some(winning)))
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        reasons::of(convention, position)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let most = if deep { 1_500 } else { 500 };
        vec![Range::new(Message::new("range-heaps").with("heaps", 2u64).with("most", most), all_heaps(2, 0, most))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::assert_claim;
    use Convention::{Misere, Normal};

    fn check(convention: Convention, position: &str, outcome: Outcome, winning: &str) {
        assert_claim(&Euclid, convention, position, outcome, winning);
    }

    #[test]
    fn the_golden_ratio_decides() {
        check(Normal, "25,7", Outcome::Win, "1-14");
        check(Normal, "7,25", Outcome::Win, "2-14");
        check(Normal, "55,34", Outcome::Loss, "");
        check(Normal, "34,21", Outcome::Win, "1-21");
        check(Normal, "12,4", Outcome::Win, "1-12");
        check(Normal, "4,4", Outcome::Win, "1-4 2-4");
        check(Normal, "0,9", Outcome::Loss, "");
    }

    #[test]
    fn misere_play_differs_only_where_a_zero_is_near() {
        check(Misere, "4,4", Outcome::Loss, "");
        check(Misere, "12,4", Outcome::Win, "1-8");
        check(Misere, "0,9", Outcome::Win, "");
        check(Misere, "55,34", Outcome::Loss, "");
        for x in 1..200u64 {
            for y in (1..200).filter(|&y| y != x) {
                let pair = Pair::of(&HeapList::from_iter([x, y]));
                assert_eq!(pair.outcome(Normal), pair.outcome(Misere), "{x},{y}");
            }
        }
    }

    #[test]
    fn consecutive_fibonacci_numbers_alternate_as_far_as_numbers_go() {
        let (mut small, mut large) = (1u64, 2u64);
        let mut is_lost = false;
        while let Some(next) = small.checked_add(large) {
            let pair = Pair::of(&HeapList::from_iter([large, small]));
            assert_eq!(pair.outcome(Normal) == Outcome::Loss, is_lost, "{large},{small}");
            (small, large, is_lost) = (large, next, !is_lost);
        }
        assert!(large > 1 << 63);
    }

    #[test]
    fn the_largest_numbers_are_answered_and_their_moves_are_lazy() {
        let position = Euclid.read("18446744073709551615,1").unwrap();
        let claim = Euclid.claim(Normal, &position).unwrap();
        assert_eq!(claim.nim_value, Some(NimValue(u128::from(u64::MAX))));
        assert_eq!(Euclid.moves(&position).nth(5), Some(Takes::one(0, 6)));
        assert!(Euclid.is_legal(&position, &claim.winning.unwrap().list[0]));
        assert_eq!(Euclid.size(&position).positions, 1 << 64);
    }

    #[test]
    fn only_multiples_of_the_smaller_heap_may_be_taken() {
        let position = Euclid.read("25,7").unwrap();
        let moves: Vec<String> = Euclid.moves(&position).map(|mv| mv.to_string()).collect();
        assert_eq!(moves, ["1-7", "1-14", "1-21"]);
        for text in ["1-8", "2-7", "1-7,2-7", "1-28"] {
            assert!(!Euclid.is_legal(&position, &Euclid.read_move(text).unwrap()), "{text}");
        }
    }
}
