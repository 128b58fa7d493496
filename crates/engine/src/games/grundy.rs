//! Grundy's game: split one heap into two of different sizes. `8` is a position, `1/3+5` splits heap 1 into 3 and 5.
//! Heaps of 1 and 2 cannot be split.
//! Source: P. M. Grundy, Mathematics and games, Eureka 2, 1939.
use crate::{
    any::{Build, GameError, impartial},
    common::sequence::Sequence,
    explain::mex,
    family::{Dice, Family, Preset, Sizes, Tag, heaps_within},
    game::{Size, partitions},
    heap::{HeapOption, HeapRules, Heaps},
    interrupt,
    message::Message,
    nim_value::{MexSet, NimValue},
    notation::HeapList,
    params::Params,
    theory::Theorem,
};

pub(crate) const FAMILY: Family = Family {
    id: "grundy",
    parameters: &[],
    presets: &[
        Preset::new("one-heap-of-18", "18"),
        Preset::new("one-heap-of-50", "50"),
        Preset::new("one-heap-of-30-last-to-move-loses", "30").misere(),
        Preset::new("three-heaps", "11,12,13"),
    ],
    usual: 0,
    tags: &[Tag::Short, Tag::Unsolved],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    Ok(heaps_within(sizes, (1, 3), (10, 30), 3..=MOST, dice))
}

/// Largest heap.
const MOST: u64 = 10_000;

/// The nim-values of heaps; they need no parameters, so that they are the same for all games.
static VALUES: Sequence = Sequence::new();

/// Grundy's game with any heaps.
pub fn game() -> Heaps<Grundy> {
    Heaps(Grundy)
}

/// The rules of one heap.
#[derive(Clone, Copy, Debug)]
pub struct Grundy;

impl HeapRules for Grundy {
    const TAME: bool = false;
    const THEOREM: &'static Theorem =
        &Theorem { id: "nim-sum-of-the-values-of-the-heaps", source: "Grundy 1939, Sprague 1935" };
    const MOST_HEAPS: usize = 1_000;
    const SPLITS: bool = true;

    fn most(&self) -> u64 {
        MOST
    }

    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption> {
        smaller_parts(heap).map(move |part| HeapOption::split(0, &[part, heap - part]))
    }

    fn is_option(&self, heap: u64, option: &HeapOption) -> bool {
        match option.split[..] {
            [a, b] => option.take == 0 && 0 < a && a < b && a.checked_add(b) == Some(heap),
            _ => false,
        }
    }

    fn value(&self, heap: u64) -> NimValue {
        let heap = usize::try_from(heap).expect("no heap is larger than was accepted");
        NimValue(u128::from(VALUES.value(heap, next)))
    }

    fn why(&self, heap: u64) -> Option<Message> {
        Some(mex::reason(self.options(heap).map(|option| self.value_of(heap, &option))))
    }

    fn is_dead(&self, heap: u64) -> bool {
        heap <= 2
    }

    fn size(&self, heaps: &HeapList) -> Size {
        // By repeatedly splitting off 1, a heap becomes any smaller one; the others are dead.
        let live: HeapList = heaps.iter().filter(|&heap| heap > 2).map(|heap| heap - 2).collect();
        let positions = heaps.iter().map(positions_of_one).max().unwrap_or(1);
        Size::of_box(&live.0, live.orders(), 0).max(Size { positions, moves: positions - 1 })
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        if deep {
            vec![(1, 66), (2, 34), (3, 24), (4, 18), (5, 14), (6, 13), (8, 10), (10, 9), (12, 8), (16, 7), (20, 6)]
        } else {
            vec![(1, 50), (2, 26), (3, 18), (4, 14), (5, 11), (6, 10), (8, 8), (10, 7), (12, 6), (16, 5), (24, 4)]
        }
    }
}

/// The sizes of the smaller part in the order of the moves.
fn smaller_parts(heap: u64) -> impl Iterator<Item = u64> {
    1..heap.div_ceil(2)
}

/// The mex of all splits of the heap that comes after those before.
fn next(before: &[u32]) -> u32 {
    let mut seen = MexSet::default();
    let parts = before.get(1..).unwrap_or_default();
    interrupt::spend(parts.len() as u64 / 64);
    for (a, b) in parts.iter().zip(parts.iter().rev()).take(parts.len() / 2) {
        seen.insert(a ^ b);
    }
    seen.mex()
}

/// Number of positions that can be reached from one heap, dead heaps not counted.
///
/// Undoing splits joins heaps of different sizes. Whatever heaps there are, unless they are all equal, joining the
/// largest with a smaller one again and again leads to one heap. So all partitions can be reached but those into equal
/// parts, and those of parts 3 and more that leave something over for parts 1 and 2 even then.
fn positions_of_one(heap: u64) -> u128 {
    let equal = (2..=heap / 3).take(1_000).filter(|&parts| heap.is_multiple_of(parts)).count();
    partitions(heap, 3).iter().sum::<u128>() - equal as u128
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Convention, Game, Outcome,
        heap::sorted_heaps,
        solve::{Budget, Memo, Outcomes, Remoteness},
    };

    #[test]
    fn the_sequence_is_that_of_the_encyclopedia() {
        let known =
            [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4];
        assert!((0..).zip(known).all(|(heap, value)| Grundy.value(heap) == NimValue(value)));
        let lost: Vec<u64> = (0..60).filter(|&heap| Grundy.value(heap) == NimValue::ZERO).collect();
        assert_eq!(lost, [0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53]);
    }

    #[test]
    fn misere_heaps_that_lose_are_multiples_of_three_and_fifty() {
        let game = game();
        let mut search = Memo::new(&game, Outcomes(Convention::Misere), Budget::default());
        for heap in 3..=52 {
            let lost = search.value(&HeapList::from_iter([heap])) == Ok(Outcome::Loss);
            assert_eq!(lost, (heap % 3 == 0 && heap <= 45) || heap == 50, "{heap}");
        }
    }

    #[test]
    fn the_misere_nim_rule_fails_first_at_3_13() {
        let game = game();
        let mut search = Memo::new(&game, Outcomes(Convention::Misere), Budget::default());
        let wrong = |heaps: &HeapList, search: &mut Memo<'_, Heaps<Grundy>, Outcomes>| {
            let rule: crate::theory::Tame = heaps.iter().map(|heap| Grundy.value(heap)).collect();
            search.value(heaps) != Ok(rule.outcome(Convention::Misere))
        };
        let mut fails: Vec<HeapList> = sorted_heaps(2, 0, 15).filter(|heaps| wrong(heaps, &mut search)).collect();
        fails.sort_by_key(HeapList::total);
        assert_eq!(fails[0].to_string(), "3,13");
    }

    #[test]
    fn the_number_of_positions_is_exact_for_one_heap() {
        let game = game();
        for heap in 0..=36 {
            let position = HeapList::from_iter([heap]);
            let mut search = Memo::new(&game, Remoteness(Convention::Misere), Budget::default());
            search.value(&position).unwrap();
            assert_eq!(game.size(&position).positions, search.positions() as u128, "{heap}");
        }
        assert_eq!(positions_of_one(60), 251_238);
    }

    #[test]
    fn equal_and_empty_parts_are_no_split() {
        let game = game();
        let position = game.read("6").unwrap();
        for text in ["1/3+3", "1-1", "1/1+4", "1-1/1+4", "1/1+2+3", "2/1+5", "1/5+1"] {
            let legal = game.read_move(text).is_ok_and(|mv| game.is_legal(&position, &mv));
            assert!(!legal, "{text}");
        }
        let error = game.read("10001").unwrap_err().to_string();
        assert_eq!(error, "error-unreadable text=10001 expected=(expected-heap-size most=10000)");
    }
}
