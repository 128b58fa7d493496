//! Multi-heap Nim: take any number from one heap, or the same number from every heap. `2,2,4` is a position, `3-1`
//! takes 1 from heap 3, `*-1` takes 1 from every heap. With two heaps it is Wythoff's game. Sources: J. Novak, Zlate
//! palice, 2024; W. A. Wythoff, A modification of the game of Nim, 1907.
use super::{
    nim,
    wythoff::{self, Pairs},
};
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape, Touch},
    common::{
        falling::{Falling, FallingSequences, for_each_place},
        takings::{heaps_where, members},
    },
    explain::{
        Step,
        nim_sum::{Ones, Parts},
    },
    family::{Dice, Family, Preset, Sizes, heaps_between},
    game::{Game, Impartial, Size},
    heap::{HeapMove, all_heaps, sorted_ranges},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    params::{Kind, Parameter, Params},
    solve::numbered::Numbering,
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use smallvec::SmallVec;
use std::{fmt, str::FromStr};

pub(crate) const FAMILY: Family = Family {
    id: "multiheap",
    parameters: &[Parameter { name: "all", kind: Kind::Choice(&["nonempty", "original"]), default: "nonempty" }],
    presets: &[
        Preset::new("three-heaps", "3,5,7"),
        Preset::new("small-heaps", "2,2,4"),
        Preset::new("four-heaps-of-the-start", "3,4,5,6").with("all=original"),
        Preset::new("two-heaps", "8,13").misere(),
    ],
    usual: 0,
    tags: &[],
    random,
    samples: &["", "all=original"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Multiheap::new(params)))
}

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    Ok(heaps_between(sizes, (2, 4), (6, 15), dice))
}

const TWO_HEAPS: Theorem = Theorem { id: "complementary-pairs-of-wythoff-s-game", source: "Wythoff 1907" };
const AS_NIM: Theorem = Theorem { id: "nim-for-an-odd-number-of-heaps", source: "Bouton 1901, and parity" };

/// The rules of multi-heap Nim.
#[derive(Clone, Copy, Debug)]
pub struct Multiheap {
    /// Whether empty heaps count among all heaps.
    pub original: bool,
}

/// A move: `2-3` or `*-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// From which heap, or from all.
    heap: Option<usize>,
    amount: u64,
}

impl Game for Multiheap {
    type Position = HeapList;
    type Move = Take;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        text.parse()
    }

    fn read_move(&self, text: &str) -> Result<Take, ParseError> {
        text.parse()
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = Take> {
        let one = position.iter().enumerate().flat_map(|(heap, size)| (1..=size).map(move |n| Take::one(heap, n)));
        one.chain((1..=self.most_of_all(position)).map(Take::all))
    }

    fn play(&self, position: &HeapList, mv: &Take) -> HeapList {
        match mv.heap {
            Some(heap) => {
                let mut left = position.clone();
                left.0[heap] -= mv.amount;
                left
            }
            None => position.iter().map(|size| size.saturating_sub(mv.amount)).collect(),
        }
    }

    fn board(&self, position: &HeapList) -> Board {
        Board::of_heaps(Shape::Heaps, position)
    }

    fn effect(&self, position: &HeapList, mv: &Take) -> Vec<Touch> {
        let heaps = position.iter().enumerate().filter(|&(_, size)| size > 0);
        let touched = heaps.filter(|&(heap, _)| mv.heap.is_none_or(|only| only == heap));
        touched.map(|(heap, size)| Touch::take(heap, mv.amount, size)).collect()
    }

    fn is_legal(&self, position: &HeapList, mv: &Take) -> bool {
        let most = match mv.heap {
            Some(heap) => position.0.get(heap).copied().unwrap_or(0),
            None => self.most_of_all(position),
        };
        (1..=most).contains(&mv.amount)
    }

    fn canonical(&self, position: HeapList) -> HeapList {
        position.sorted_without(|heap| heap == 0 && !self.original)
    }

    fn choices(&self, canonical: &HeapList) -> impl Iterator<Item = Take> {
        // Canonical heaps are sorted, so that equal ones stand next to each other.
        let new = |&(heap, size): &(usize, u64)| heap == 0 || canonical.0[heap - 1] != size;
        let heaps = canonical.iter().enumerate().filter(new);
        let one = heaps.flat_map(|(heap, size)| (1..=size).map(move |n| Take::one(heap, n)));
        one.chain((1..=self.most_of_all(canonical)).map(Take::all))
    }

    fn size(&self, position: &HeapList) -> Size {
        let of_box = Size::of_box(&position.0, position.orders(), position.total());
        of_box.max(Size::of_largest(&position.0, u64::MAX))
    }

    fn numbering(&self, position: &HeapList) -> Option<Box<dyn Numbering<HeapList>>> {
        let falling = FallingSequences::of_heaps(position, self.size(position).positions)?;
        Some(Box::new(MultiheapNumbers { game: *self, falling, heaps: position.len() }))
    }

    fn describe(&self, _: &HeapList, mv: &Take) -> Message {
        match mv.heap {
            Some(heap) => Message::new("move-take").with("count", mv.amount).with("heap", heap + 1),
            None => Message::new("move-take-all").with("count", mv.amount),
        }
    }
}

impl Impartial for Multiheap {}

/// Numbers of positions, by their heaps in falling order.
struct MultiheapNumbers {
    game: Multiheap,
    falling: FallingSequences,
    /// Number of heaps, empty ones too.
    heaps: usize,
}

impl Numbering<HeapList> for MultiheapNumbers {
    fn count(&self) -> usize {
        self.falling.count() as usize
    }

    fn number(&self, position: &HeapList) -> Option<usize> {
        // Empty heaps only count in the original game, and there they stay.
        let fits = !self.game.original || position.len() == self.heaps;
        fits.then(|| self.falling.number_of_heaps(position)).flatten()
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let heaps = self.falling.sequence(number);
        let number = u32::try_from(number).expect("fewer than four million");
        for_each_place(&heaps, |place, heap| {
            options.extend((0..heap).map(|left| self.falling.lower(number, &heaps, place, left)));
        });
        let position = heaps.iter().map(|&heap| u64::from(heap)).collect();
        for amount in 1..=self.game.most_of_all(&position) {
            let taken = u32::try_from(amount).expect("at most the largest heap");
            let left: Falling = heaps.iter().map(|heap| heap.saturating_sub(taken)).collect();
            options.extend(self.falling.number(&left).and_then(|number| u32::try_from(number).ok()));
        }
    }
}

/// Which game with a known rule a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// Nim.
    Nim,
    /// Wythoff's game on these two heaps.
    Wythoff(usize, usize),
}

impl Multiheap {
    fn new(params: &Params) -> Multiheap {
        Multiheap { original: params.text("all") == "original" }
    }

    /// How much can be taken from every heap at once.
    fn most_of_all(&self, heaps: &HeapList) -> u64 {
        let counting = heaps.iter().filter(|&size| size > 0 || self.original);
        if counting.clone().count() < 2 { 0 } else { counting.min().unwrap_or(0) }
    }

    fn rule(&self, heaps: &HeapList) -> Option<Rule> {
        let filled: SmallVec<[usize; 8]> = members(heaps_where(heaps, |size| size > 0)).collect();
        match (self.most_of_all(heaps), &filled[..]) {
            (0, _) => Some(Rule::Nim),
            (_, &[first, second]) => Some(Rule::Wythoff(first, second)),
            _ => (self.original && heaps.len() % 2 == 1).then_some(Rule::Nim),
        }
    }

    /// If the position is Nim: every move that takes from all heaps and leaves nim-sum `value`, at most one.
    ///
    /// Subtracting t changes digit by digit, from the lowest: each digit of t flips that digit of an odd number of
    /// heaps, so it is determined by the target digit and those below.
    fn taking_from_all(&self, heaps: &HeapList, value: NimValue) -> Option<Take> {
        let most = self.most_of_all(heaps);
        let value = u64::try_from(value.0).ok().filter(|_| most > 0)?;
        let sum_after = |take: u64| heaps.iter().fold(0, |sum, size| sum ^ size.wrapping_sub(take));
        let take = (0..64).fold(0, |take, digit| take | (sum_after(take) ^ value) & 1 << digit);
        (1..=most).contains(&take).then_some(Take::all(take))
    }

    /// The reasons of Nim, and why the move that takes from all heaps does not matter.
    fn why_nim(&self, convention: Convention, heaps: &HeapList) -> Vec<Step> {
        let list = nim::game().claim(convention, heaps).and_then(|claim| claim.winning).unwrap_or_default().list;
        let winning = list.first().map(|mv| (mv.heap, self.describe(heaps, &Take::from(mv.clone()))));
        let id = if self.most_of_all(heaps) > 0 { "reason-multiheap-odd" } else { "reason-multiheap-nim" };
        let mut steps = vec![Message::new(id).into()];
        steps.extend(Parts::heaps(heaps.iter().map(u128::from)).reasons(convention, Ones::Taken, winning));
        steps
    }

    /// The reasons of Wythoff's game for the two heaps that are left.
    fn why_wythoff(&self, convention: Convention, heaps: &HeapList, first: usize, second: usize) -> Vec<Step> {
        let position = |x: u64, y: u64| {
            let mut after = heaps.clone();
            (after.0[first], after.0[second]) = (x, y);
            after.to_string()
        };
        let two = wythoff::reasons::Heaps {
            pairs: Pairs::new(1, convention),
            sizes: (heaps.0[first], heaps.0[second]),
            words: &|x, y| self.describe(heaps, &reply(first, second, (x, y))),
            position: &position,
        };
        let mut steps = vec![Message::new("reason-multiheap-two").into()];
        steps.extend(two.reasons());
        steps
    }

    /// The claim of Nim, with the moves that Nim does not have.
    fn as_nim(&self, convention: Convention, heaps: &HeapList) -> Option<Claim<Take>> {
        let claim = nim::game().claim(convention, heaps)?;
        let mut winning: Moves<Take> = claim.winning?.list.into_iter().map(Take::from).collect();
        let lost = |mv: &Take| {
            let left = self.play(heaps, mv).iter().map(NimValue::from).collect::<Tame>();
            left.outcome(convention) == Outcome::Loss
        };
        // Lost positions have nim-sum 0 or, at the end of misère play, 1.
        for mv in [0, 1].into_iter().filter_map(|value| self.taking_from_all(heaps, NimValue(value))).filter(lost) {
            winning.push(mv);
        }
        Some(Claim::new(claim.outcome, &AS_NIM).with_value(claim.nim_value).with_winning(winning))
    }
}

/// The move that takes these numbers from the only two heaps left.
fn reply(first: usize, second: usize, taken: (u64, u64)) -> Take {
    match taken {
        (0, amount) => Take::one(second, amount),
        (amount, 0) => Take::one(first, amount),
        (amount, _) => Take::all(amount),
    }
}

impl Theory for Multiheap {
    fn claim(&self, convention: Convention, position: &HeapList) -> Option<Claim<Take>> {
        let (first, second) = match self.rule(position)? {
            Rule::Nim => return self.as_nim(convention, position),
            Rule::Wythoff(first, second) => (first, second),
        };
        let (x, y) = (position.0[first], position.0[second]);
        let pairs = Pairs::new(1, convention);
        let winning: Moves<Take> = pairs.replies(x, y).into_iter().map(|taken| reply(first, second, taken)).collect();
        Some(Claim::new(Outcome::win_if(!pairs.contain(x, y)), &TWO_HEAPS).with_winning(winning))
    }

    fn moves_to(&self, position: &HeapList, value: NimValue) -> Option<Moves<Take>> {
        if self.rule(position) != Some(Rule::Nim) {
            return None;
        }
        let one = nim::game().moves_to(position, value)?.list.into_iter().map(Take::from);
        Some(one.chain(self.taking_from_all(position, value)).collect())
    }

    fn tame(&self, position: &HeapList) -> Option<Tame> {
        // Without the move that takes from all heaps, now and for ever, this is Nim in every sum.
        (self.most_of_all(position) == 0).then(|| position.iter().map(NimValue::from).collect())
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        match self.rule(position) {
            Some(Rule::Nim) => self.why_nim(convention, position),
            Some(Rule::Wythoff(first, second)) => self.why_wythoff(convention, position, first, second),
            None => Vec::new(),
        }
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let two = if deep { 300 } else { 150 };
        let with_empty = |heaps: HeapList| [0, heaps.0[0], 0, heaps.0[1]].into_iter().collect::<HeapList>();
        let mut ranges = vec![
            Range::new(
                Message::new("range-heaps-any-order").with("heaps", 2u64).with("most", two),
                all_heaps(2, 0, two),
            ),
            Range::new(
                Message::new("range-heaps-among-empty").with("heaps", 2u64).with("most", 60u64),
                all_heaps(2, 0, 60).map(with_empty),
            ),
        ];
        if self.original {
            let sizes: &[(usize, u64)] = if deep { &[(3, 110), (5, 24), (7, 11)] } else { &[(3, 60), (5, 14), (7, 7)] };
            ranges.extend(sorted_ranges(sizes));
            ranges.push(Range::new(
                Message::new("range-heaps-any-order").with("heaps", 3u64).with("most", 16u64),
                all_heaps(3, 0, 16),
            ));
        }
        ranges
    }
}

impl Take {
    fn one(heap: usize, amount: u64) -> Take {
        Take { heap: Some(heap), amount }
    }

    fn all(amount: u64) -> Take {
        Take { heap: None, amount }
    }
}

impl From<HeapMove> for Take {
    fn from(mv: HeapMove) -> Take {
        Take::one(mv.heap, mv.option.take)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Take, ParseError> {
        const EXPECTED: &str = "expected-multiheap-move";
        let (heap, amount) = text.split_once('-').ok_or_else(|| ParseError::new(text, EXPECTED))?;
        let heap = if heap == "*" { None } else { Some(heap_number(heap, EXPECTED)?) };
        Ok(Take { heap, amount: number(amount, EXPECTED)? })
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.heap {
            Some(heap) => write!(f, "{}-{}", heap + 1, self.amount),
            None => write!(f, "*-{}", self.amount),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{common::falling::assert_numbers, heap::sorted_heaps, theory::assert_claim};
    use Convention::{Misere, Normal};

    const NONEMPTY: Multiheap = Multiheap { original: false };
    const ORIGINAL: Multiheap = Multiheap { original: true };

    fn check(game: Multiheap, convention: Convention, position: &str, outcome: Outcome, winning: &str) {
        assert_claim(&game, convention, position, outcome, winning);
    }

    #[test]
    fn two_heaps_are_wythoffs_game() {
        check(NONEMPTY, Normal, "5,5", Outcome::Win, "*-5 1-2 2-2");
        check(NONEMPTY, Normal, "0,1,0,2", Outcome::Loss, "");
        check(NONEMPTY, Misere, "0,1,2", Outcome::Win, "*-1 3-2");
        check(ORIGINAL, Misere, "10,1", Outcome::Win, "1-10");
    }

    #[test]
    fn empty_heaps_of_the_start_leave_nim() {
        check(ORIGINAL, Normal, "0,1,2", Outcome::Win, "3-1");
        check(ORIGINAL, Normal, "0,2,2,1", Outcome::Win, "4-1");
        check(ORIGINAL, Misere, "0,0,1,1", Outcome::Win, "3-1 4-1");
        check(NONEMPTY, Misere, "0,9", Outcome::Win, "2-8");
        check(NONEMPTY, Normal, "-", Outcome::Loss, "");
        check(ORIGINAL, Misere, "0,0,0", Outcome::Win, "");
    }

    #[test]
    fn an_odd_number_of_heaps_of_the_start_plays_like_nim() {
        check(ORIGINAL, Normal, "1,1,1", Outcome::Win, "*-1 1-1 2-1 3-1");
        check(ORIGINAL, Misere, "2,2,3", Outcome::Win, "*-2 1-1 2-1 3-3");
        check(ORIGINAL, Normal, "1,2,3", Outcome::Loss, "");
        let huge = "18446744073709551615,18446744073709551614,18446744073709551613";
        let position = ORIGINAL.read(huge).unwrap();
        for mv in ORIGINAL.claim(Normal, &position).unwrap().winning.unwrap().list {
            let option = ORIGINAL.claim(Normal, &ORIGINAL.play(&position, &mv)).unwrap();
            assert!(ORIGINAL.is_legal(&position, &mv) && option.outcome == Outcome::Loss, "{mv}");
        }
    }

    #[test]
    fn other_positions_are_left_to_search() {
        assert!(NONEMPTY.claim(Normal, &NONEMPTY.read("2,2,4").unwrap()).is_none());
        assert!(ORIGINAL.claim(Normal, &ORIGINAL.read("1,1,1,1").unwrap()).is_none());
    }

    #[test]
    fn taking_from_all_needs_two_heaps() {
        let legal = |game: Multiheap, position: &str, mv: &str| {
            game.is_legal(&position.parse().unwrap(), &mv.parse::<Take>().unwrap())
        };
        assert!(legal(NONEMPTY, "0,2,3", "*-2") && !legal(NONEMPTY, "0,2,3", "*-3") && !legal(NONEMPTY, "0,3", "*-1"));
        assert!(legal(ORIGINAL, "2,3", "*-2") && !legal(ORIGINAL, "0,2,3", "*-1") && !legal(ORIGINAL, "3", "*-1"));
        assert!(!legal(NONEMPTY, "2,3", "*-0") && !legal(NONEMPTY, "2,3", "3-1"));
    }

    #[test]
    fn numbers_give_the_values_of_the_memo() {
        for original in [false, true] {
            for start in ["4,4,4", "1,2,3,4", "5,3", "6"] {
                let count = start.split(',').count();
                assert_numbers(&Multiheap { original }, start, sorted_heaps(count, 0, 6));
            }
        }
    }
}
