//! Circular Nim CN(n, k): heaps stand in a circle, and a move takes any numbers from some of `k` neighbouring heaps.
//! `2,3,2,4` is a position, `1-1,4-2` takes 1 from heap 1 and 2 from its neighbour, heap 4. Empty heaps keep their
//! place. Source: M. Dufour and S. Heubach, Circular Nim games, 2013.
use super::nim;
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape, Touch},
    common::takings::{Takings, heaps_where, members},
    explain::{Step, words},
    family::{Dice, Family, Preset, Sizes, Tag, heaps_between},
    game::{Game, Impartial, Size},
    heap::{HeapMove, all_heaps},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes},
    outcome::{Convention, Outcome},
    params::{Parameter, Params},
    solve::numbered::Numbering,
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use smallvec::SmallVec;

mod answers;
mod numbers;
mod reasons;

use answers::Answers;

/// Maximum number of heaps in a circle.
const MOST_PLACES: usize = 10;

pub(crate) const FAMILY: Family = Family {
    id: "cn",
    parameters: &[Parameter::number("k", 1, 64, "2")],
    presets: &[
        Preset::new("four-heaps-two-neighbours", "2,3,2,4"),
        Preset::new("five-heaps-two-neighbours", "3,2,4,1,5"),
        Preset::new("five-heaps-three-neighbours", "3,2,4,1,5").with("k=3"),
        Preset::new("six-heaps-three-neighbours", "1,2,3,4,3,2").with("k=3"),
        Preset::new("seven-heaps-two-neighbours", "1,2,1,2,1,2,1").misere(),
    ],
    usual: 0,
    tags: &[Tag::Unsolved],
    random,
    samples: &["", "k=1", "k=3", "k=4", "k=5"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Circle { k: params.number("k").expect("it has a default") }))
}

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let sizes = Sizes { heaps: sizes.heaps.map(|heaps| heaps.min(MOST_PLACES as u64)), ..sizes };
    Ok(heaps_between(sizes, (4, 6), (3, 6), dice))
}

const TOGETHER: Theorem = Theorem { id: "everything-can-be-taken-at-once", source: "by inspection" };
const NIM: Theorem = Theorem { id: "nim-sum-of-the-heaps", source: "Bouton 1901" };
const CIRCULAR: Theorem = Theorem { id: "lost-positions-of-circular-nim", source: "Dufour, Heubach 2013" };

/// The rules of circular Nim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Circle {
    /// Number of neighbours that may be touched together.
    k: u64,
}

impl Game for Circle {
    type Position = HeapList;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let heaps: HeapList = text.parse()?;
        if heaps.len() <= MOST_PLACES { Ok(heaps) } else { Err(ParseError::new(text, "expected-cn-position")) }
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = Takes> {
        let windows = self.windows(position.len());
        Takings::new(position.iter(), move |set| windows.iter().any(|window| set & !window == 0))
    }

    fn play(&self, position: &HeapList, mv: &Takes) -> HeapList {
        mv.apply(position)
    }

    fn board(&self, heaps: &HeapList) -> Board {
        let fact = Message::new("board-up-to-neighbouring-heaps").with("count", self.k);
        Board::of_heaps(Shape::Ring, heaps).with_fact(fact)
    }

    fn effect(&self, heaps: &HeapList, mv: &Takes) -> Vec<Touch> {
        Touch::takes(heaps, mv)
    }

    fn is_legal(&self, position: &HeapList, mv: &Takes) -> bool {
        mv.fits(position) && self.is_together(position, mv.0.iter().fold(0, |set, &(heap, _)| set | 1 << heap))
    }

    fn canonical(&self, position: HeapList) -> HeapList {
        let seen = |order: &Order| order.of(position.len()).map(|place| position.0[place]);
        let least = Order::all(position.len()).min_by(|one, other| seen(one).cmp(seen(other)));
        least.map_or_else(HeapList::default, |order| seen(&order).collect())
    }

    fn numbering(&self, position: &HeapList) -> Option<Box<dyn Numbering<HeapList>>> {
        let positions = numbers::Positions::new(*self, position, self.size(position).positions)?;
        Some(Box::new(positions))
    }

    fn size(&self, position: &HeapList) -> Size {
        let choices = |window: &u64| {
            members(*window).fold(1u128, |all, place| all.saturating_mul(u128::from(position.0[place]) + 1)) - 1
        };
        let moves = self.windows(position.len()).iter().map(choices).max().unwrap_or(0);
        // Within each heap a number and its mirror image allow as much together as the whole heap.
        let touched = self.k.min(position.len() as u64).max(1);
        let of_box = Size::of_box(&position.0, 2 * position.len() as u128, moves >> (touched - 1));
        of_box.max(Size { positions: 1, moves })
    }

    fn describe(&self, _: &HeapList, mv: &Takes) -> Message {
        words::takes(mv)
    }
}

impl Impartial for Circle {}

impl Circle {
    /// All sets of `k` neighbouring places among `count`, as bits.
    fn windows(&self, count: usize) -> SmallVec<[u64; MOST_PLACES]> {
        let all = (1u64 << count) - 1;
        if self.k >= count as u64 {
            return SmallVec::from_slice(&[all]);
        }
        let first = (1u64 << self.k) - 1;
        (0..count).map(|place| (first << place | first << place >> count) & all).collect()
    }

    /// Whether some places may be touched in one move.
    fn is_together(&self, heaps: &HeapList, places: u64) -> bool {
        self.windows(heaps.len()).iter().any(|window| places & !window == 0)
    }
}

/// One way to read a circle: from a place on, in one of the two directions.
#[derive(Clone, Copy, Debug)]
struct Order {
    start: usize,
    backwards: bool,
}

impl Order {
    /// All ways, each once.
    fn all(count: usize) -> impl Iterator<Item = Order> {
        [false, true].into_iter().flat_map(move |backwards| (0..count).map(move |start| Order { start, backwards }))
    }

    /// The places in this order.
    fn of(self, count: usize) -> impl Iterator<Item = usize> {
        (0..count).map(move |i| (self.start + if self.backwards { count - i } else { i }) % count)
    }
}

/// Why the outcome of a position is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// All heaps that are not empty can be touched together.
    Together,
    /// One heap at a time.
    Nim,
    /// CN(n, n-1).
    AllButOne,
    /// CN(4, 2).
    FourTwo,
    /// CN(5, 2).
    FiveTwo,
    /// CN(5, 3).
    FiveThree,
    /// CN(6, 3).
    SixThree,
    /// CN(6, 4).
    SixFour,
}

impl Circle {
    fn rule(&self, convention: Convention, heaps: &HeapList) -> Option<Rule> {
        if self.is_together(heaps, heaps_where(heaps, |heap| heap > 0)) {
            return Some(Rule::Together);
        }
        let rule = match (heaps.len(), self.k) {
            (_, 1) => return Some(Rule::Nim),
            (places, k) if k + 1 == places as u64 => Rule::AllButOne,
            (4, 2) => Rule::FourTwo,
            (5, 2) => Rule::FiveTwo,
            (5, 3) => Rule::FiveThree,
            (6, 3) => Rule::SixThree,
            (6, 4) => Rule::SixFour,
            _ => return None,
        };
        (convention == Convention::Normal).then_some(rule)
    }
}

impl Rule {
    fn outcome(self, convention: Convention, heaps: &HeapList) -> Outcome {
        match (self, convention) {
            (Rule::Together, Convention::Normal) => Outcome::win_if(heaps.total() > 0),
            (Rule::Together, Convention::Misere) => Outcome::win_if(heaps.total() != 1),
            (Rule::Nim, _) => heaps.iter().map(NimValue::from).collect::<Tame>().outcome(convention),
            _ => {
                let heaps: Circuit = heaps.iter().map(i128::from).collect();
                Outcome::win_if(!self.is_lost(&heaps))
            }
        }
    }

    /// The lost positions of normal play: those that have the form of the rule when read in some order.
    fn is_lost(self, heaps: &Circuit) -> bool {
        match self {
            // The order does not matter.
            Rule::AllButOne | Rule::FourTwo | Rule::SixThree => self.has_form(heaps),
            _ => Order::all(heaps.len()).any(|order| self.has_form(&order.read(heaps))),
        }
    }

    /// Whether heaps, read in this order, have the form of the lost positions.
    fn has_form(self, h: &[i128]) -> bool {
        let balanced = || h[0] + h[1] == h[3] + h[4] && h[1] + h[2] == h[4] + h[5];
        match self {
            Rule::Together | Rule::Nim => unreachable!("they have their own outcome"),
            Rule::AllButOne => h.iter().all(|heap| *heap == h[0]),
            Rule::FourTwo => h[0] == h[2] && h[1] == h[3],
            Rule::FiveTwo => h[1] == h[4] && h[0] + h[1] == h[2] + h[3] && h.iter().all(|heap| *heap <= h[0]),
            Rule::FiveThree => h[0] == 0 && h[1] == h[4] && h[1] == h[2] + h[3],
            Rule::SixThree => balanced(),
            Rule::SixFour => balanced() && h[0] ^ h[2] ^ h[4] == 0 && h.iter().all(|heap| *heap >= h[0]),
        }
    }
}

/// Heaps in a circle, wide enough to be added and subtracted.
type Circuit = SmallVec<[i128; MOST_PLACES]>;

impl Order {
    fn read(self, heaps: &[i128]) -> Circuit {
        self.of(heaps.len()).map(|place| heaps[place]).collect()
    }
}

impl Rule {
    fn winning(self, convention: Convention, heaps: &HeapList) -> Option<Moves<Takes>> {
        let filled = heaps_where(heaps, |heap| heap > 0);
        match self {
            Rule::Nim => {
                let take = |mv: HeapMove| Takes::one(mv.heap, mv.option.take);
                Some(nim::game().claim(convention, heaps)?.winning?.list.into_iter().map(take).collect())
            }
            Rule::Together if convention == Convention::Normal => {
                Some(std::iter::once(leaving(heaps, |_| 0)).filter(|takes| !takes.0.is_empty()).collect())
            }
            Rule::Together => {
                let last_in = |last: usize| leaving(heaps, move |place| u64::from(place == last));
                Some(members(filled).map(last_in).filter(|takes| !takes.0.is_empty()).collect())
            }
            _ => Answers::of(self, heaps),
        }
    }
}

/// The move that leaves `left` at each place, unless nothing changes.
fn leaving(heaps: &HeapList, left: impl Fn(usize) -> u64) -> Takes {
    let takes = heaps.iter().enumerate().map(|(place, heap)| (place, heap.saturating_sub(left(place))));
    Takes(takes.filter(|&(_, amount)| amount > 0).collect())
}

impl Theory for Circle {
    fn claim(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let claim = self.verdict(convention, position)?;
        let winning = match claim.outcome {
            Outcome::Win => self.rule(convention, position)?.winning(convention, position),
            _ => Some(Moves::default()),
        };
        Some(claim.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let rule = self.rule(convention, position)?;
        let (theorem, value) = match rule {
            Rule::Together => (&TOGETHER, Some(NimValue(position.total()))),
            Rule::Nim => (&NIM, Some(position.iter().map(NimValue::from).sum())),
            _ => (&CIRCULAR, None),
        };
        let value = value.filter(|_| convention == Convention::Normal);
        Some(Claim::new(rule.outcome(convention, position), theorem).with_value(value))
    }

    fn moves_to(&self, position: &HeapList, value: NimValue) -> Option<Moves<Takes>> {
        if self.k > 1 {
            return None;
        }
        let moves = nim::game().moves_to(position, value)?;
        Some(moves.list.into_iter().map(|mv| Takes::one(mv.heap, mv.option.take)).collect())
    }

    fn tame(&self, position: &HeapList) -> Option<Tame> {
        (self.k == 1).then(|| position.iter().map(NimValue::from).collect())
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        self.why(convention, position)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let sizes: &[(usize, u64)] = match (self.k, deep) {
            (1, false) => &[(3, 25), (4, 12), (5, 7), (6, 4)],
            (1, true) => &[(3, 60), (4, 20), (5, 11), (6, 7)],
            (2, false) => &[(3, 16), (4, 9), (5, 6), (6, 4), (7, 3)],
            (2, true) => &[(3, 30), (4, 16), (5, 10), (6, 6), (7, 4)],
            (3, false) => &[(4, 7), (5, 5), (6, 4), (7, 2)],
            (3, true) => &[(4, 12), (5, 8), (6, 6), (7, 4)],
            (4, false) => &[(5, 4), (6, 4), (7, 2)],
            (4, true) => &[(5, 7), (6, 5), (7, 3)],
            (_, false) => &[(6, 2), (7, 2)],
            (_, true) => &[(6, 4), (7, 3)],
        };
        let range = |&(heaps, most): &_| {
            Range::new(Message::new("range-heaps").with("heaps", heaps).with("most", most), all_heaps(heaps, 0, most))
        };
        sizes.iter().map(range).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::assert_claim;
    use Convention::{Misere, Normal};

    fn check(k: u64, convention: Convention, position: &str, outcome: Outcome, winning: &str) {
        assert_claim(&Circle { k }, convention, position, outcome, winning);
    }

    #[test]
    fn small_circles_are_solved() {
        check(2, Normal, "2,3,2,4", Outcome::Win, "4-1");
        check(3, Normal, "1,1,1,1", Outcome::Loss, "");
        check(2, Normal, "3,3,6", Outcome::Win, "3-3");
        check(2, Normal, "3,1,0,5", Outcome::Win, "1-3,4-4");
        check(3, Normal, "2,3,3,2,3", Outcome::Win, "1-2,3-2 1-2,4-2 2-2,4-2");
        check(3, Normal, "3,3,3,3,1,3", Outcome::Win, "1-1,2-1,3-1 1-2,3-2 2-2");
    }

    #[test]
    fn everything_within_one_window_is_taken_at_once() {
        check(3, Normal, "3,0,0,0,1,1", Outcome::Win, "1-3,5-1,6-1");
        check(3, Misere, "3,0,0,0,1,1", Outcome::Win, "1-2,5-1,6-1 1-3,5-1 1-3,6-1");
        check(9, Misere, "0,1", Outcome::Loss, "");
        check(9, Misere, "0,0", Outcome::Win, "");
        check(2, Normal, "-", Outcome::Loss, "");
    }

    #[test]
    fn misere_play_and_large_circles_are_left_to_search() {
        for (k, convention, position) in
            [(2, Misere, "1,2,3"), (2, Normal, "1,1,1,1,1,1"), (4, Normal, "1,1,1,1,1,1,1")]
        {
            let game = Circle { k };
            assert!(game.claim(convention, &game.read(position).unwrap()).is_none(), "{position}");
        }
        check(1, Misere, "2,3", Outcome::Win, "2-1");
    }

    #[test]
    fn winning_moves_of_huge_circles_lead_to_lost_ones() {
        let heap = |i: u64| (i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (i % 7)).to_string();
        for (places, k) in [(4, 2), (4, 3), (5, 2), (5, 3), (5, 4), (6, 3), (6, 5)] {
            let game = Circle { k };
            for start in 0..4 {
                let heaps: Vec<String> = (start..start + places).map(heap).collect();
                let position = game.read(&heaps.join(",")).unwrap();
                let winning = game.claim(Normal, &position).unwrap().winning.unwrap();
                assert!(!winning.list.is_empty(), "k={k} {position}");
                for mv in winning.list.iter().step_by(97) {
                    let option = game.verdict(Normal, &game.play(&position, mv)).unwrap();
                    assert!(game.is_legal(&position, mv) && option.outcome == Outcome::Loss, "k={k} {position} {mv}");
                }
            }
        }
    }

    #[test]
    fn long_families_of_candidates_are_not_walked_in_vain() {
        let winning = "3-9223372036854775806,4-9223372036854775807,5-18446744073709551614 \
            3-9223372036854775807,4-9223372036854775806,5-18446744073709551614";
        check(3, Normal, "0,1,9223372036854775807,9223372036854775807,18446744073709551615", Outcome::Win, winning);
    }

    #[test]
    fn only_neighbours_may_be_touched() {
        let game = Circle { k: 2 };
        let position = game.read("2,0,2,2,2").unwrap();
        for (mv, legal) in
            [("1-1,5-1", true), ("1-1,3-1", false), ("3-2,4-1", true), ("2-1", false), ("3-1,4-1,5-1", false)]
        {
            assert_eq!(game.is_legal(&position, &mv.parse().unwrap()), legal, "{mv}");
        }
        assert!(game.read("1,1,1,1,1,1,1,1,1,1,1").is_err());
        assert_eq!(game.canonical(game.read("3,1,2,0").unwrap()).to_string(), "0,2,1,3");
    }
}
