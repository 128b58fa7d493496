//! Subtraction games: take a number of tokens that belongs to a fixed set, from one heap. With the set 1,2,3 the move
//! `1-3` leads from `21` to `18`, and with the set 2,5 nothing can be taken from a heap of 1.
//! Source: S. W. Golomb, A mathematical investigation of games of take-away, 1966.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape},
    common::sequence::{Period, Sequence},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag, heaps_within},
    game::Size,
    heap::{HeapMove, HeapOption, HeapRules, Heaps},
    interrupt,
    message::Message,
    nim_value::NimValue,
    notation::HeapList,
    outcome::Convention,
    params::{Kind, Parameter, Params},
    theory::Theorem,
};
use reasons::{Single, Taking};
use std::sync::OnceLock;

pub(crate) mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "subtraction",
    parameters: &[Parameter { name: "S", kind: Kind::Numbers { least: 1, most: 10_000 }, default: "1,2,3" }],
    presets: &[
        Preset::new("twenty-one-sticks", "21").misere(),
        Preset::new("bachets-game", "100").with("S=1,2,3,4,5,6,7,8,9,10"),
        Preset::new("three-heaps", "7,9,11"),
        Preset::new("powers-of-two", "20,30").with("S=1,2,4,8,16"),
        Preset::new("one-three-or-four", "13,17").with("S=1,3,4"),
    ],
    usual: 1,
    tags: &[Tag::Short, Tag::Classroom],
    random,
    samples: &["", "S=2,3", "S=1,3,4", "S=2,5,7", "S=1,2,4,8,16", "S=3,4,10", "S=5"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game(&params.numbers("S"))))
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let least = params.numbers("S").first().copied().unwrap_or(1);
    Ok(heaps_within(sizes, (1, 4), (10.max(2 * least), 40.max(4 * least)), least..=Values::TABLE - 1, dice))
}

/// The subtraction game of a set of positive numbers in rising order.
pub(super) fn game(set: &[u64]) -> Heaps<Subtraction> {
    Heaps(Subtraction { values: Values::new(set) })
}

/// The rules of one heap.
#[derive(Clone, Debug)]
pub(super) struct Subtraction {
    values: Values,
}

const REMAINDER: Theorem = Theorem { id: "remainder-modulo-r-1", source: "Bachet 1612" };

/// The theorem for a single heap, or what is left to the target of a counting game.
pub(super) const VALUES: Theorem =
    Theorem { id: "values-of-the-subtraction-game", source: "Golomb 1966; Ferguson 1974" };

impl Subtraction {
    /// The only heap from which something can be taken, with its place.
    fn single(&self, heaps: &HeapList) -> Option<(usize, u64)> {
        let mut live = heaps.iter().enumerate().filter(|&(_, heap)| !self.is_dead(heap));
        live.next().filter(|_| live.next().is_none())
    }
}

impl HeapRules for Subtraction {
    const TAME: bool = true;
    const THEOREM: &'static Theorem =
        &Theorem { id: "nim-sum-of-the-values-of-the-heaps", source: "Sprague 1935, Grundy 1939; Golomb 1966" };

    fn most(&self) -> u64 {
        if self.values.period().is_some() { u64::MAX } else { Values::TABLE - 1 }
    }

    fn accepts(&self, heap: u64) -> bool {
        heap < Values::TABLE || heap <= self.most()
    }

    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption> {
        self.values.set.iter().take_while(move |&&take| take <= heap).map(|&take| HeapOption::take(take))
    }

    fn is_option(&self, heap: u64, option: &HeapOption) -> bool {
        option.split.is_empty() && option.take <= heap && self.values.set.binary_search(&option.take).is_ok()
    }

    fn value(&self, heap: u64) -> NimValue {
        self.values.of(heap)
    }

    /// A single heap needs no nim-sum.
    fn theorem(&self, heaps: &HeapList) -> Option<&'static Theorem> {
        self.single(heaps).map(|_| if self.values.is_plain() { &REMAINDER } else { &VALUES })
    }

    fn why(&self, heap: u64) -> Option<Message> {
        Some(self.values.why(heap))
    }

    /// A single heap needs no columns.
    fn reasons(&self, convention: Convention, heaps: &HeapList) -> Option<Vec<Step>> {
        let (heap, rest) = self.single(heaps)?;
        let step = |take: u64| {
            let mv = HeapMove { heap, option: HeapOption::take(take) };
            let mut left = heaps.clone();
            left.0[heap] -= take;
            Taking { mv: mv.to_string(), to: left.to_string(), words: self.describe(heaps, &mv) }
        };
        Some(Single { values: &self.values, rest, convention, step: &step }.reasons())
    }

    fn is_dead(&self, heap: u64) -> bool {
        heap < self.values.set[0]
    }

    fn size(&self, heaps: &HeapList) -> Size {
        self.values.size(heaps)
    }

    fn board(&self, heaps: &HeapList) -> Board {
        let fact = Message::new("board-may-take").with("numbers", self.values.set_in_words());
        Board::of_heaps(Shape::Heaps, heaps).with_fact(fact)
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        if deep {
            vec![(1, 100_000), (2, 700), (3, 120), (4, 40), (8, 18), (10, 14)]
        } else {
            vec![(1, 9_999), (2, 200), (3, 56), (4, 20), (8, 13)]
        }
    }
}

/// Nim-values of the heaps of a subtraction game.
#[derive(Clone, Debug)]
pub(super) struct Values {
    set: Vec<u64>,
    known: Sequence,
    period: OnceLock<Option<Period>>,
}

impl Values {
    /// The set in words: all of it, a stretch by its ends, or the beginning and the end of a long one.
    pub(super) fn set_in_words(&self) -> String {
        const LONG: usize = 12;
        let [first, .., last] = self.set[..] else { return self.set.first().map(u64::to_string).unwrap_or_default() };
        if self.set.len() > 3 && self.set.iter().zip(first..).all(|(&number, i)| number == i) {
            return format!("{first}–{last}");
        }
        let listed = if self.set.len() <= LONG { self.set.len() } else { LONG - 2 };
        let numbers: Vec<String> = self.set[..listed].iter().map(u64::to_string).collect();
        let rest = if listed < self.set.len() { format!(", …, {last}") } else { String::new() };
        numbers.join(", ") + &rest
    }

    /// Heaps below this have a value whether or not a period is known.
    pub(super) const TABLE: u64 = Sequence::MOST as u64;

    /// The values for a set of at most 64 positive numbers in rising order.
    pub(super) fn new(set: &[u64]) -> Values {
        assert!(set.is_sorted() && set.len() <= 64 && set.first().is_some_and(|&least| least > 0), "{set:?} is no set");
        Values { set: set.to_vec(), known: Sequence::default(), period: OnceLock::new() }
    }

    /// The numbers that may be taken, in rising order.
    pub(super) fn set(&self) -> &[u64] {
        &self.set
    }

    /// The value of a heap below [`Values::TABLE`], or of any heap if there is a period.
    pub(super) fn of(&self, heap: u64) -> NimValue {
        let near = || usize::try_from(heap).expect("a heap of the table");
        let near =
            if heap < Values::TABLE { near() } else { self.period().map_or_else(near, |period| period.fold(heap)) };
        NimValue(u128::from(self.known.value(near, |before| self.next(before))))
    }

    /// A period with proof, if it occurs within the table.
    pub(super) fn period(&self) -> Option<Period> {
        if self.period.get().is_none() && !interrupt::is_set() {
            let found = self.find_period();
            if interrupt::is_set() {
                return None;
            }
            // Another thread may have been faster, with the same.
            self.period.get_or_init(|| found);
        }
        *self.period.get()?
    }

    fn find_period(&self) -> Option<Period> {
        let window = usize::try_from(*self.set.last()?).ok()?;
        let mut length = 4 * window;
        loop {
            let values = self.known.up_to(length.min(Sequence::MOST - 1), |before| self.next(before));
            let period = Period::find(values, window);
            if period.is_some() || length >= Sequence::MOST {
                return period;
            }
            length *= 2;
        }
    }

    /// The mex of the options of the heap that comes after those before.
    fn next(&self, before: &[u32]) -> u32 {
        interrupt::spend(self.set.len() as u64 / 32);
        let options = self.set.iter().map_while(|&take| before.len().checked_sub(usize::try_from(take).ok()?));
        // With at most 64 options no value exceeds 64.
        options.fold(0u128, |seen, option| seen | 1 << before[option]).trailing_ones()
    }

    /// The work of a full search: taking the least number repeatedly is always possible.
    pub(super) fn size(&self, heaps: &HeapList) -> Size {
        let least = self.set[0];
        let live: HeapList = heaps.iter().filter(|&heap| heap >= least).map(|heap| heap / least).collect();
        // Number of the sizes on the way down from which `take` is possible.
        let sizes = |heap: u64, take: u64| heap.checked_sub(take).map_or(0, |rest| u128::from(rest / least) + 1);
        let average = |heap: u64| self.set.iter().map(|&take| sizes(heap, take)).sum::<u128>() / sizes(heap, 0);
        let moves: u128 = heaps.iter().map(average).sum();
        Size::of_box(&live.0, live.orders(), 2 * moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Game, Outcome, Theory,
        solve::{Budget, Memo, Remoteness},
    };

    fn values(set: &[u64], heaps: u64) -> Vec<u128> {
        let values = Values::new(set);
        (0..heaps).map(|heap| values.of(heap).0).collect()
    }

    #[test]
    fn with_one_to_r_values_are_remainders() {
        for r in 1..=64 {
            let set: Vec<u64> = (1..=r).collect();
            let values = Values::new(&set);
            assert_eq!(values.period().map(|p| p.length as u64), Some(r + 1));
            for heap in (0..300).chain(u64::MAX - 300..=u64::MAX) {
                assert_eq!(values.of(heap), NimValue::from(heap % (r + 1)), "{heap} with 1 to {r}");
            }
        }
    }

    #[test]
    fn sets_without_one_have_dead_heaps() {
        assert_eq!(values(&[2], 8), [0, 0, 1, 1, 0, 0, 1, 1]);
        let game = game(&[2]);
        let one = game.read("1").unwrap();
        assert_eq!(game.claim(Convention::Normal, &one).unwrap().outcome, Outcome::Loss);
        let misere = game.claim(Convention::Misere, &one).unwrap();
        assert_eq!((misere.outcome, misere.winning.unwrap().list.len()), (Outcome::Win, 0));
    }

    #[test]
    fn with_one_in_the_set_misere_is_normal_with_one_token_less() {
        for set in [&[1, 3, 4][..], &[1, 5, 9], &[1, 2, 8], &[1, 7]] {
            let game = game(set);
            let outcome = |convention, heap: u64| game.claim(convention, &HeapList::from_iter([heap])).unwrap().outcome;
            for heap in (1..200).chain(u64::MAX - 50..=u64::MAX) {
                assert_eq!(outcome(Convention::Misere, heap), outcome(Convention::Normal, heap - 1), "{set:?} {heap}");
            }
        }
    }

    #[test]
    fn a_proved_period_continues_the_table() {
        for set in [&[2, 5, 7][..], &[3, 4, 10], &[5, 17, 23], &[10, 21, 42], &[1, 9_999], &[4_000, 9_000, 10_000]] {
            let values = Values::new(set);
            let period = values.period().expect("small sets repeat soon");
            for heap in (0..Values::TABLE).step_by(997) {
                let folded = values.of(period.fold(heap) as u64);
                assert_eq!(values.of(heap), folded, "{set:?} {heap} {period:?}");
            }
        }
    }

    #[test]
    fn without_a_period_heaps_beyond_the_table_are_refused() {
        let triangular: Vec<u64> = (1..=32).map(|n| n * (n + 1) / 2).collect();
        let game = game(&triangular);
        assert!(game.read("1048575").is_ok());
        let error = game.read("7,1048576").unwrap_err().to_string();
        assert_eq!(error, "error-unreadable text=1048576 expected=(expected-heap-size most=1048575)");
    }

    #[test]
    fn the_size_is_no_more_than_a_search_visits() {
        for set in [&[1, 2, 3][..], &[2, 5], &[3, 4, 10], &[4]] {
            let game = game(set);
            for text in ["0", "30", "7,13", "9,9,10", "2,3,4,5", "12,12,12,12"] {
                let position = game.read(text).unwrap();
                let mut search = Memo::new(&game, Remoteness(Convention::Misere), Budget::default());
                search.value(&position).unwrap();
                let size = game.size(&position);
                assert!(size.positions <= search.positions() as u128, "{set:?} {text}");
                assert!(size.moves <= u128::from(search.moves()), "{set:?} {text}");
            }
        }
    }
}
