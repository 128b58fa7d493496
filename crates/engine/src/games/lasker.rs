//! Lasker's Nim: take any number of tokens from one heap, or split a heap into two without taking. `2,3` is a position,
//! `2-1` takes 1 from heap 2, `2/1+2` splits it into 1 and 2.
//! Source: Emanuel Lasker, Brettspiele der Völker, 1931.
use crate::{
    any::{Build, GameError, impartial},
    family::{Family, Preset, Tag, random_heaps},
    game::{Size, partitions},
    heap::{HeapOption, HeapRules, Heaps},
    message::Message,
    nim_value::NimValue,
    notation::HeapList,
    params::Params,
    theory::{Moves, Theorem},
};

pub(crate) const FAMILY: Family = Family {
    id: "lasker",
    parameters: &[],
    presets: &[
        Preset::new("three-heaps", "2,3,7"),
        Preset::new("stairs", "1,2,3,4,5"),
        Preset::new("marienbad-with-splits", "1,3,5,7").misere(),
    ],
    usual: 0,
    tags: &[Tag::Classic],
    random: random_heaps,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

/// Lasker's Nim with any heaps.
pub(super) fn game() -> Heaps<Lasker> {
    Heaps(Lasker)
}

/// The rules of one heap.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lasker;

impl HeapRules for Lasker {
    const TAME: bool = true;
    const THEOREM: &'static Theorem =
        &Theorem { id: "values-of-lasker-s-nim", source: "Lasker 1931; Berlekamp, Conway and Guy 1982" };
    const MOST_HEAPS: usize = 1_000;
    const SPLITS: bool = true;

    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption> {
        let splits = (1..=heap / 2).map(move |part| HeapOption::split(0, &[part, heap - part]));
        (1..=heap).map(HeapOption::take).chain(splits)
    }

    fn is_option(&self, heap: u64, option: &HeapOption) -> bool {
        match option.split[..] {
            [] => (1..=heap).contains(&option.take),
            [a, b] => option.take == 0 && 0 < a && a <= b && a.checked_add(b) == Some(heap),
            _ => false,
        }
    }

    fn value(&self, heap: u64) -> NimValue {
        NimValue(swap_values(heap.into()))
    }

    fn why(&self, heap: u64) -> Option<Message> {
        let id = match heap % 4 {
            3 => "reason-lasker-up",
            0 if heap > 0 => "reason-lasker-down",
            _ => "reason-lasker-same",
        };
        Some(Message::new(id))
    }

    fn options_to(&self, heap: u64, value: NimValue) -> Moves<HeapOption> {
        let left = u64::try_from(swap_values(value.0)).ok().filter(|&left| left < heap);
        let mut options: Moves<HeapOption> = left.map(|left| HeapOption::take(heap - left)).into_iter().collect();
        for low in LOW {
            for other in LOW {
                if !splits_to(heap, value.0, [low, other], &mut options) {
                    return options;
                }
            }
        }
        options
    }

    fn size(&self, heaps: &HeapList) -> Size {
        // One heap can become any heaps with at most as many tokens in total.
        let positions = partitions(heaps.iter().max().unwrap_or(0), 1).iter().sum();
        Size::of_box(&heaps.0, heaps.orders(), heaps.total()).max(Size { positions, moves: positions - 1 })
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        if deep {
            vec![(1, 40), (2, 22), (3, 16), (4, 11), (6, 8), (10, 6), (20, 5), (40, 4), (90, 3)]
        } else {
            vec![(1, 30), (2, 16), (3, 11), (4, 8), (6, 6), (11, 5), (22, 4), (80, 3)]
        }
    }
}

/// Exchanges 4k + 3 and 4k + 4: the value of a heap, and the heap of a value.
fn swap_values(number: u128) -> u128 {
    match number % 4 {
        3 => number + 1,
        0 if number > 0 => number - 1,
        _ => number,
    }
}

/// The heaps 4q + `size`, whose value is 4 (q + `carry`) + `value`.
#[derive(Clone, Copy)]
struct Low {
    size: u128,
    carry: u128,
    value: u128,
}

const LOW: [Low; 4] = [
    Low { size: 1, carry: 0, value: 1 },
    Low { size: 2, carry: 0, value: 2 },
    Low { size: 3, carry: 1, value: 0 },
    Low { size: 4, carry: 0, value: 3 },
];

/// Adds all splits of a heap whose parts have these low digits and the nim-sum `value`; false when the list is full.
///
/// The high digits x and y of the two values have a known sum and a known nim-sum. What they have in common is half the
/// difference, and what they differ in may be dealt out in any way.
fn splits_to(heap: u64, value: u128, [low, other]: [Low; 2], splits: &mut Moves<HeapOption>) -> bool {
    let rest = u128::from(heap).checked_sub(low.size + other.size);
    let Some(rest) = rest.filter(|rest| rest.is_multiple_of(4) && low.value ^ other.value == value % 4) else {
        return true;
    };
    let (sum, differ) = (rest / 4 + low.carry + other.carry, value / 4);
    let Some(common) = sum.checked_sub(differ).filter(|twice| twice.is_multiple_of(2)).map(|twice| twice / 2) else {
        return true;
    };
    if common & differ != 0 {
        return true;
    }
    let part = |high: u128, low: Low| high.checked_sub(low.carry).map(|q| 4 * q + low.size);
    let mut dealt = 0u128;
    loop {
        let parts = (part(common | dealt, low), part(common | (differ ^ dealt), other));
        if let (Some(a), Some(b)) = parts
            && a <= b
            && !splits
                .push(HeapOption::split(0, &[a, b].map(|part| u64::try_from(part).expect("smaller than the heap"))))
        {
            return false;
        }
        // The next larger choice among the digits in which they differ.
        dealt = dealt.wrapping_sub(differ) & differ;
        if dealt == 0 {
            return true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Convention, Game, Outcome, Theory,
        solve::{Budget, Memo, Remoteness},
    };
    use proptest::prelude::*;

    #[test]
    fn three_and_four_change_places() {
        let values: Vec<u128> = (0..13).map(|heap| Lasker.value(heap).0).collect();
        assert_eq!(values, [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
        assert_eq!(Lasker.value(u64::MAX), NimValue(1 << 64));
        assert_eq!(Lasker.value(u64::MAX - 3), NimValue((1 << 64) - 5));
    }

    #[test]
    fn options_to_a_value_are_exactly_those_that_have_it() {
        for heap in 0..150 {
            for value in (0..160).map(NimValue) {
                let mut found: Vec<HeapOption> = Lasker.options_to(heap, value).list.into_vec();
                let all = Lasker.options(heap).filter(|option| Lasker.value_of(heap, option) == value);
                let mut all: Vec<HeapOption> = all.collect();
                found.sort_unstable();
                all.sort_unstable();
                assert_eq!(found, all, "{heap} to {value}");
            }
        }
    }

    #[test]
    fn very_many_winning_splits_are_cut_and_said_to_be() {
        let game = game();
        let position = game.read("9223372036854775807,6148914691236517205,3074457345618258602").unwrap();
        let winning = game.claim(Convention::Normal, &position).unwrap().winning.unwrap();
        assert_eq!((winning.list.len(), winning.complete), (crate::theory::MOST_MOVES, false));
    }

    proptest! {
        #[test]
        fn winning_moves_of_huge_heaps_lead_to_lost_positions(
            heaps in proptest::collection::vec(any::<u64>(), 1..5), misere: bool,
        ) {
            let game = game();
            let convention = if misere { Convention::Misere } else { Convention::Normal };
            let position: HeapList = heaps.into_iter().collect();
            let claim = game.claim(convention, &position).unwrap();
            let winning = claim.winning.unwrap().list;
            prop_assert_eq!(claim.outcome == Outcome::Win, !winning.is_empty());
            for mv in winning.iter().step_by(1 + winning.len() / 100) {
                prop_assert!(game.is_legal(&position, mv));
                let option = game.play(&position, mv);
                prop_assert_eq!(game.verdict(convention, &option).unwrap().outcome, Outcome::Loss);
            }
        }
    }

    #[test]
    fn the_size_is_no_more_than_a_search_visits() {
        let game = game();
        for text in ["0", "20", "7,13", "5,5,5", "2,3,4,5", "1,1,1,1,1,1,1,1", "2,2,2,2,2,2"] {
            let position = game.read(text).unwrap();
            let mut search = Memo::new(&game, Remoteness(Convention::Misere), Budget::default());
            search.value(&position).unwrap();
            let size = game.size(&position);
            assert!(size.positions <= search.positions() as u128, "{text}");
            assert!(size.moves <= u128::from(search.moves()), "{text}");
        }
    }
}
