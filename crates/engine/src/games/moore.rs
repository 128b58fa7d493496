//! Moore's Nim: take from at least one and at most `k` heaps, any number from each, or at most `r` from each when there
//! is a cap. `1,2,3` is a position, `2-1,3-2` takes 1 from heap 2 and 2 from heap 3.
//! Source: E. H. Moore, A generalization of the game called Nim, 1910.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape, Touch},
    common::{
        falling::FallingSequences,
        small_sort::sort_few,
        takings::{Takings, heaps_where, members, subsets},
    },
    explain::{Step, words},
    family::{Dice, Family, Preset, Sizes, Tag, heaps_between, random_heaps},
    game::{Game, Impartial, Size},
    heap::{all_heaps, sorted_ranges},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes},
    outcome::{Convention, Outcome},
    params::{Parameter, Params},
    solve::numbered::Numbering,
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use smallvec::SmallVec;

mod balancing;
mod numbers;
mod reasons;

use balancing::{Balancing, TakesList};
use numbers::MooreNumbers;

pub(crate) const FAMILY: Family = Family {
    id: "moore",
    parameters: &[Parameter::number("k", 1, 64, "2"), Parameter::number("r", 1, u64::MAX, "")],
    presets: &[
        Preset::new("two-of-five-heaps", "1,2,3,4,5"),
        Preset::new("three-heaps", "3,5,7"),
        Preset::new("three-of-six-heaps", "2,3,4,5,6,7").with("k=3"),
        Preset::new("at-most-three-from-each", "1,1,1,4").with("k=2 r=3"),
        Preset::new("five-ones", "1,1,1,1,1").misere(),
    ],
    usual: 0,
    tags: &[Tag::Classic],
    random,
    samples: &["", "k=1", "k=3", "k=4", "k=1 r=3", "k=2 r=1", "k=2 r=3", "k=3 r=2"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Moore::new(params)))
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let game = Moore::new(params);
    if game.k == 1 || game.cap == u64::MAX {
        return random_heaps(params, sizes, dice);
    }
    // Beyond k + 1 heaps there is only search.
    Ok(heaps_between(sizes, (3, 5), (4, 8), dice))
}

const COLUMNS: Theorem = Theorem { id: "ones-in-each-binary-column-modulo-k-1", source: "Moore 1910" };
const RESIDUES: Theorem = Theorem { id: "nim-on-the-remainders-modulo-r-1", source: "Bouton 1901; Ferguson 1974" };
const FEW_HEAPS: Theorem = Theorem { id: "equal-remainders-modulo-r-1", source: "by induction, after Moore 1910" };

/// The rules of Moore's Nim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moore {
    k: u32,
    /// Maximum number that may be taken from one heap; the largest number if there is no cap.
    cap: u64,
}

impl Moore {
    fn new(params: &Params) -> Moore {
        let k = params.number("k").and_then(|k| u32::try_from(k).ok()).expect("declared as 1 to 64");
        Moore { k, cap: params.number("r").unwrap_or(u64::MAX) }
    }
}

impl Game for Moore {
    type Position = HeapList;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        text.parse()
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = Takes> {
        Takings::new(position.iter().map(|heap| heap.min(self.cap)), |set| set.count_ones() <= self.k)
    }

    fn play(&self, position: &HeapList, mv: &Takes) -> HeapList {
        mv.apply(position)
    }

    fn board(&self, position: &HeapList) -> Board {
        let board = Board::of_heaps(Shape::Heaps, position);
        let board = board.with_fact(Message::new("board-up-to-heaps").with("count", self.k));
        match self.cap {
            u64::MAX => board,
            cap => board.with_fact(Message::new("board-cap").with("count", cap)),
        }
    }

    fn effect(&self, position: &HeapList, mv: &Takes) -> Vec<Touch> {
        Touch::takes(position, mv)
    }

    fn is_legal(&self, position: &HeapList, mv: &Takes) -> bool {
        mv.fits(position) && mv.0.len() <= self.k as usize && mv.0.iter().all(|&(_, amount)| amount <= self.cap)
    }

    fn canonical(&self, position: HeapList) -> HeapList {
        position.sorted_without(|heap| heap == 0)
    }

    fn size(&self, position: &HeapList) -> Size {
        // A number and its mirror image within a heap allow together as much as the whole heap: of the moves here a
        // position has one 2^k-th on average.
        let moves = self.count_moves(position);
        let of_box = Size::of_box(&position.0, position.orders(), moves >> (self.k - 1));
        of_box.max(Size::of_largest(&position.0, self.cap)).max(Size { positions: 1, moves })
    }

    fn numbering(&self, position: &HeapList) -> Option<Box<dyn Numbering<HeapList>>> {
        let falling = FallingSequences::of_heaps(position, self.size(position).positions)?;
        Some(Box::new(MooreNumbers { game: *self, falling }))
    }

    fn describe(&self, _: &HeapList, mv: &Takes) -> Message {
        words::takes(mv)
    }
}

impl Impartial for Moore {}

impl Moore {
    /// Number of moves of a position, or the largest number if there are more.
    fn count_moves(&self, heaps: &HeapList) -> u128 {
        // ways[i]: number of ways to take something from exactly i of the heaps up to this one.
        let mut ways: SmallVec<[u128; 8]> = SmallVec::from_elem(0, self.k as usize + 1);
        ways[0] = 1;
        for heap in heaps.iter() {
            let amounts = u128::from(heap.min(self.cap));
            for i in (1..ways.len()).rev() {
                ways[i] = ways[i].saturating_add(ways[i - 1].saturating_mul(amounts));
            }
        }
        ways[1..].iter().fold(0, |sum, &n| sum.saturating_add(n))
    }
}

/// Which rule decides a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// One heap at a time: misère Nim rule on the remainders.
    Residues,
    /// The cap does not matter: Moore's columns.
    Columns,
    /// The cap matters, but at most `k + 1` heaps are left.
    FewHeaps,
}

impl Moore {
    fn rule(&self, convention: Convention, heaps: &HeapList) -> Option<Rule> {
        if self.k == 1 {
            return Some(Rule::Residues);
        }
        if heaps.iter().all(|heap| heap <= self.cap) {
            return Some(Rule::Columns);
        }
        let few = count(heaps, |heap| heap > 0) <= self.k + 1;
        (few && convention == Convention::Normal).then_some(Rule::FewHeaps)
    }

    fn outcome(&self, rule: Rule, convention: Convention, heaps: &HeapList) -> Outcome {
        if rule == Rule::Residues {
            return self.residues(heaps).collect::<Tame>().outcome(convention);
        }
        if convention == Convention::Misere && heaps.iter().all(|heap| heap <= 1) {
            return Outcome::win_if(count(heaps, |heap| heap == 1) % (self.k + 1) != 1);
        }
        let residues: HeapList = heaps.iter().map(|heap| self.residue(heap)).collect();
        let digits = residues.iter().fold(0, |all, value| all | value);
        let ones = |digit: usize| count(&residues, |value| value >> digit & 1 == 1);
        Outcome::win_if(members(digits).any(|digit| ones(digit) % (self.k + 1) != 0))
    }

    /// A heap modulo r + 1.
    fn residue(&self, heap: u64) -> u64 {
        if heap <= self.cap { heap } else { heap % (self.cap + 1) }
    }

    /// All heaps modulo r + 1.
    fn residues(&self, heaps: &HeapList) -> impl Iterator<Item = NimValue> {
        heaps.iter().map(|heap| NimValue::from(self.residue(heap)))
    }

    /// How much to take from a heap so that its remainder becomes `target`: nothing if it already is.
    fn take_to(&self, heap: u64, target: NimValue) -> Option<u64> {
        let target = u64::try_from(target.0).ok().filter(|&target| target <= self.cap)?;
        let residue = self.residue(heap);
        let take = if target <= residue { residue - target } else { self.cap - target + residue + 1 };
        (take <= heap).then_some(take)
    }

    fn nim_value(&self, rule: Rule, heaps: &HeapList) -> Option<NimValue> {
        let filled = count(heaps, |heap| heap > 0);
        match rule {
            Rule::Residues => Some(self.residues(heaps).sum()),
            // All heaps can be touched at once, so that every smaller total can be reached.
            Rule::Columns if filled <= self.k => Some(NimValue(heaps.total())),
            Rule::Columns if filled == self.k + 1 => Some(jenkyns_mayberry(heaps)),
            _ => None,
        }
    }

    fn winning(&self, rule: Rule, convention: Convention, heaps: &HeapList) -> Moves<Takes> {
        let small_end = convention == Convention::Misere && count(heaps, |heap| heap > 1) <= self.k;
        match rule {
            Rule::Residues => self.winning_by_residues(convention, heaps),
            Rule::FewHeaps => self.winning_with_few_heaps(heaps),
            Rule::Columns if small_end => self.winning_at_the_end(heaps),
            Rule::Columns => Balancing::of(heaps, self.k),
        }
    }

    /// One heap at a time: its remainder must balance the others or, at the end of misère play, become 0 or 1.
    fn winning_by_residues(&self, convention: Convention, heaps: &HeapList) -> Moves<Takes> {
        let sum: NimValue = self.residues(heaps).sum();
        let large = self.residues(heaps).filter(|value| value.0 > 1).count();
        let mut winning = Moves::default();
        for ((i, heap), value) in heaps.iter().enumerate().zip(self.residues(heaps)) {
            let rest = Tame { sum: sum + value, large: large > usize::from(value.0 > 1) };
            let mut targets: SmallVec<[NimValue; 3]> = SmallVec::from([rest.sum, NimValue(0), NimValue(1)]);
            sort_few(&mut targets);
            targets.dedup();
            targets.retain(|target| rest.and(Tame::from_iter([*target])).outcome(convention) == Outcome::Loss);
            let takes = targets.into_iter().filter_map(|target| self.take_to(heap, target));
            for take in takes.filter(|&take| take > 0) {
                winning.push(Takes::one(i, take));
            }
        }
        winning
    }

    /// With a cap and at most `k` heaps all remainders must become 0; with `k + 1` heaps all must become equal, and
    /// since one of them is not touched, equal to one that is there.
    fn winning_with_few_heaps(&self, heaps: &HeapList) -> Moves<Takes> {
        let filled = heaps_where(heaps, |heap| heap > 0);
        let mut targets: SmallVec<[NimValue; 4]> = SmallVec::from_elem(NimValue::ZERO, 1);
        if filled.count_ones() == self.k + 1 {
            let residues: SmallVec<[NimValue; 8]> = self.residues(heaps).collect();
            targets = members(filled).map(|i| residues[i]).collect();
            sort_few(&mut targets);
            targets.dedup();
        }
        let takes = |target: NimValue| -> Option<Takes> {
            let all = members(filled).map(|i| Some((i, self.take_to(heaps.0[i], target)?)));
            let all: SmallVec<[(usize, u64); 2]> = all.collect::<Option<_>>()?;
            Some(Takes(all.into_iter().filter(|&(_, take)| take > 0).collect())).filter(|takes| !takes.0.is_empty())
        };
        targets.into_iter().filter_map(takes).collect()
    }

    /// Misère play with at most `k` heaps of 2 or more: make all of them 0 or 1 and leave the right number of ones.
    fn winning_at_the_end(&self, heaps: &HeapList) -> Moves<Takes> {
        let large = heaps_where(heaps, |heap| heap > 1);
        let ones = heaps_where(heaps, |heap| heap == 1);
        let (large_count, ones_count) = (large.count_ones(), ones.count_ones());
        let mut counts = Vec::new();
        for removed in 0..=ones_count.min(self.k - large_count) {
            let fits =
                |ones_left: &u32| (ones_left + ones_count - removed) % (self.k + 1) == 1 && large_count + removed > 0;
            counts.extend((0..=large_count).filter(fits).map(|ones_left| (removed, ones_left)));
        }
        let sets = counts.into_iter().flat_map(|(removed, ones_left)| {
            subsets(ones, removed)
                .flat_map(move |removed| subsets(large, ones_left).map(move |ones_left| (removed, ones_left)))
        });
        let takes = |(removed, ones_left): (u64, u64)| {
            let take = |i: usize| (i, heaps.0[i] - (ones_left >> i & 1));
            Takes(members(large | removed).map(take).collect())
        };
        TakesList::of(sets.map(takes))
    }
}

fn count(heaps: &HeapList, condition: impl Fn(u64) -> bool) -> u32 {
    heaps_where(heaps, condition).count_ones()
}

/// The nim-value of exactly `k + 1` heaps, `k` at least 2, without a cap. Empty heaps are left out.
fn jenkyns_mayberry(heaps: &HeapList) -> NimValue {
    let filled = heaps.iter().filter(|&heap| heap > 0).map(u128::from);
    let (count, least, total) = (filled.clone().count() as u128, filled.min().unwrap_or(0), heaps.total());
    let excess = total - count * least;
    // When the product is too large to be written, it is larger than any heap.
    let bound = excess.checked_mul(excess + 1).map_or(u128::MAX, |product| 1 + product / 2);
    NimValue(if least < bound { total } else { bound - 1 + (least - bound) % (excess + 1) })
}

impl Theory for Moore {
    fn claim(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let claim = self.verdict(convention, position)?;
        let rule = self.rule(convention, position)?;
        let winning = match claim.outcome {
            Outcome::Win => self.winning(rule, convention, position),
            _ => Moves::default(),
        };
        Some(claim.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let rule = self.rule(convention, position)?;
        let theorem = match rule {
            Rule::Residues => &RESIDUES,
            Rule::Columns => &COLUMNS,
            Rule::FewHeaps => &FEW_HEAPS,
        };
        let value = (convention == Convention::Normal).then(|| self.nim_value(rule, position)).flatten();
        Some(Claim::new(self.outcome(rule, convention, position), theorem).with_value(value))
    }

    fn moves_to(&self, position: &HeapList, value: NimValue) -> Option<Moves<Takes>> {
        if self.k > 1 {
            return None;
        }
        let sum = self.residues(position).sum::<NimValue>() + value;
        let heaps = position.iter().enumerate().zip(self.residues(position));
        let takes = heaps.filter_map(|((i, heap), own)| Some((i, self.take_to(heap, own + sum)?)));
        Some(takes.filter(|&(_, take)| take > 0).map(|(i, take)| Takes::one(i, take)).collect())
    }

    fn tame(&self, position: &HeapList) -> Option<Tame> {
        (self.k == 1).then(|| self.residues(position).collect())
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        self.why(convention, position)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let capped = self.cap != u64::MAX;
        let sizes: &[(usize, u64)] = match (self.k, capped, deep) {
            (1, _, false) => &[(3, 50), (4, 22), (5, 14)],
            (1, _, true) => &[(3, 100), (4, 44), (5, 24), (6, 14)],
            (_, true, false) => &[(3, 50), (4, 20), (5, 9)],
            (_, true, true) => &[(3, 100), (4, 36), (5, 12), (6, 8)],
            (2, false, false) => &[(3, 24), (4, 14), (5, 10), (6, 7), (7, 5)],
            (2, false, true) => &[(3, 40), (4, 24), (5, 16), (6, 10), (7, 8), (8, 6)],
            (3, false, false) => &[(4, 10), (5, 7), (6, 5), (7, 4)],
            (3, false, true) => &[(4, 16), (5, 10), (6, 7), (7, 6), (8, 5)],
            (_, false, false) => &[(5, 5), (6, 4), (7, 3)],
            (_, false, true) => &[(5, 8), (6, 6), (7, 5), (8, 4)],
        };
        let any_order = Range::new(
            Message::new("range-heaps-any-order").with("heaps", 3u64).with("most", 9u64),
            all_heaps(3, 0, 9),
        );
        sorted_ranges(sizes).chain([any_order]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::assert_claim;
    use Convention::{Misere, Normal};

    fn game(set: &str) -> Moore {
        let params = crate::games::params(&FAMILY, set).unwrap().validate(FAMILY.parameters).unwrap();
        Moore::new(&params)
    }

    fn check(set: &str, convention: Convention, position: &str, outcome: Outcome, winning: &str) {
        assert_claim(&game(set), convention, position, outcome, winning);
    }

    #[test]
    fn columns_decide_without_a_cap() {
        check("k=2", Normal, "1,2,3", Outcome::Win, "2-1,3-2");
        check("k=2", Normal, "7,7,7,0", Outcome::Loss, "");
        check("k=2", Normal, "4,3,4,2", Outcome::Win, "1-1,3-3 1-3,3-1");
        check("k=3", Normal, "0,9,0,5", Outcome::Win, "2-9,4-5");
        check("k=2", Normal, "-", Outcome::Loss, "");
    }

    #[test]
    fn misere_play_leaves_one_more_than_a_multiple_of_ones() {
        check("k=2", Misere, "1,1,1,1,1", Outcome::Win, "1-1 2-1 3-1 4-1 5-1");
        check("k=2", Misere, "1,1,1,1", Outcome::Loss, "");
        check("k=2", Misere, "1,6", Outcome::Win, "1-1,2-5 2-6");
        check("k=3", Misere, "5,5,4", Outcome::Win, "1-4,2-5,3-4 1-5,2-4,3-4 1-5,2-5,3-3");
        check("k=2", Misere, "0,0", Outcome::Win, "");
    }

    #[test]
    fn a_cap_leaves_remainders_when_there_are_few_heaps() {
        check("k=1 r=3", Normal, "5,2", Outcome::Win, "1-3 2-1");
        check("k=1 r=3", Misere, "6,4", Outcome::Win, "1-1 2-2");
        check("k=1 r=18446744073709551615", Misere, "2,3", Outcome::Win, "2-1");
        check("k=2 r=3", Normal, "8,7,8", Outcome::Win, "1-1,3-1 2-3");
        check("k=2 r=9", Normal, "1,1,1,4", Outcome::Win, "1-1,4-3 2-1,4-3 3-1,4-3 4-4");
        assert!(game("k=2 r=3").claim(Normal, &"1,1,1,4".parse().unwrap()).is_none());
        assert!(game("k=2 r=1").claim(Misere, &"1,2".parse().unwrap()).is_none());
    }

    #[test]
    fn values_of_few_heaps_are_known() {
        let value = |set: &str, position: &str| game(set).claim(Normal, &position.parse().unwrap()).unwrap().nim_value;
        assert_eq!(value("k=2", "1,2,3"), Some(NimValue(6)));
        assert_eq!(
            value("k=2", "18446744073709551615,0,18446744073709551615"),
            Some(NimValue(36_893_488_147_419_103_230))
        );
        assert_eq!(
            value("k=2", "18446744073709551615,18446744073709551615,1"),
            Some(NimValue(36_893_488_147_419_103_231))
        );
        assert_eq!(value("k=2", "18446744073709551615,18446744073709551615,18446744073709551614"), Some(NimValue(4)));
        assert_eq!(value("k=2", "4,3,4,2"), None);
        assert_eq!(value("k=1 r=3", "21,6"), Some(NimValue(3)));
    }

    #[test]
    fn winning_moves_of_huge_positions_lead_to_lost_ones() {
        let heaps: Vec<String> = (1..=64u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_string()).collect();
        for (count, k) in [(64, 1), (64, 2), (64, 5), (64, 20), (64, 63), (7, 3), (5, 4)] {
            let game = game(&format!("k={k}"));
            let position = game.read(&heaps[..count].join(",")).unwrap();
            for convention in Convention::BOTH {
                let claim = game.claim(convention, &position).unwrap();
                let winning = claim.winning.unwrap();
                assert!(claim.outcome == Outcome::Win && !winning.list.is_empty(), "{count} heaps, k={k}");
                for mv in winning.list.iter().step_by(101) {
                    assert!(game.is_legal(&position, mv), "{mv}");
                    let option = game.verdict(convention, &game.play(&position, mv)).unwrap();
                    assert_eq!(option.outcome, Outcome::Loss, "{mv}");
                }
            }
        }
    }

    #[test]
    fn moves_are_counted_without_being_listed() {
        for (set, position) in [("k=2", "3,1,4,0"), ("k=3 r=2", "5,1,2,3"), ("k=1", "7,7"), ("k=64", "2,3,4")] {
            let (game, position) = (game(set), position.parse().unwrap());
            assert_eq!(game.count_moves(&position), game.moves(&position).count() as u128, "{set} {position}");
        }
    }
}
