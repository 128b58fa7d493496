//! Octal games: how many tokens may be taken from a heap, and what may be left, is said by a code. With the code 0.77
//! (Kayles) the move `1-1/2+2` takes 1 from heap 1 of `5` and leaves two heaps of 2. Digits in brackets repeat for
//! ever. Source: R. K. Guy and C. A. B. Smith, The G-values of various games, 1956.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Shape},
    common::kayles,
    common::sequence::{Period, Sequence},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag, heaps_within},
    game::{Size, partitions},
    heap::{HeapOption, HeapRules, Heaps, OPTIONS_OF_UNIT},
    interrupt,
    message::{Message, PINS},
    nim_value::{MexSet, NimValue},
    notation::{HeapList, ParseError},
    outcome::Outcome,
    params::{Kind, ParamError, Parameter, Params},
    theory::{Moves, Theorem},
};
use code::{Code, EMPTY, ONE, THREE, TWO};
use far::Far;
use std::sync::OnceLock;

mod code;
mod deal;
mod far;
mod reasons;
mod splits;

pub(crate) const FAMILY: Family = Family {
    id: "octal",
    parameters: &[Parameter { name: "code", kind: Kind::Text, default: "0.77" }],
    presets: &[
        Preset::new("kayles", "13"),
        Preset::new("kayles-last-to-move-loses", "9,10").misere(),
        Preset::new("dawsons-kayles", "16").with("code=0.07"),
        Preset::new("dawsons-chess", "15").with("code=0.137"),
        Preset::new("officers", "14").with("code=0.6"),
        Preset::new("guiles", "18").with("code=0.15"),
        Preset::new("james-bond", "14").with("code=0.007"),
        Preset::new("daisies", "12").with("code=4.7"),
    ],
    usual: 0,
    tags: &[Tag::First, Tag::Classic, Tag::Unsolved],
    random,
    samples: &[
        "",
        "code=0.07",
        "code=0.137",
        "code=0.6",
        "code=0.15",
        "code=0.45",
        "code=4.7",
        "code=0.1",
        "code=0.3a9",
        "code=8.04",
        "code=0.007",
        "code=0.f",
        "code=4.[3]",
        "code=0.2[01]",
    ],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    let game = rules(params.text("code"));
    let wrong = |error: ParseError| ParamError::new("code", &error.text, error.expected);
    let game = game.map_err(|error| GameError::Parameter { game: "octal", error: wrong(error) })?;
    Ok(impartial(game))
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let rules = rules(params.text("code"))?.0;
    let least = (1..=40).find(|&heap| !rules.is_dead(heap)).unwrap_or(1);
    Ok(heaps_within(sizes, (1, 3), (8.max(least), 20.max(least)), least..=rules.most_in_table(), dice))
}

/// The octal or hexadecimal game of a code or name.
///
/// ```
/// use engine::games::octal;
/// assert!(octal::game("kayles").is_ok() && octal::game("0.3f").is_ok() && octal::game("2.7").is_err());
/// ```
pub fn game(code: &str) -> Result<Heaps<Octal>, ParseError> {
    let mut game = rules(code)?;
    game.0.prepare();
    Ok(game)
}

fn rules(code: &str) -> Result<Heaps<Octal>, ParseError> {
    Code::read(code).map(|code| Heaps(Octal::new(code)))
}

/// The rules of one heap.
#[derive(Clone, Debug)]
pub struct Octal {
    code: Code,
    /// From this heap on every heap has a move; none if only a whole heap may ever be taken.
    live: Option<u64>,
    values: Sequence,
    period: OnceLock<Period>,
    /// What is known of heaps beyond the table, once one is needed.
    far: OnceLock<Option<Far>>,
    /// Finds a period; set by the theory.
    find: Option<Find>,
}

type Find = fn(&str) -> Option<Far>;

/// Splits that are looked at in the time of a unit of work.
const SPLITS_OF_UNIT: u64 = 32;

/// The largest heap of the table.
const TABLE: u64 = 10_000;

impl Octal {
    fn new(code: Code) -> Octal {
        let smallest = [(ONE, 1), (TWO, 2), (THREE, 3)].into_iter();
        let smallest = smallest.filter_map(|(what, parts)| Some(code.first(what, 0)? + parts)).min();
        let emptied = |&heap: &u64| code.allows(heap, EMPTY);
        let live = smallest.map(|heap| heap - (0..heap).rev().take_while(emptied).count() as u64);
        let (values, period, far) = (Sequence::new(), OnceLock::new(), OnceLock::new());
        Octal { code, live, values, period, far, find: None }
    }

    fn is_kayles(&self) -> bool {
        let digits = self.code.digits();
        digits.starts_with(&[0, 7, 7]) && digits[3..].iter().all(|&digit| digit == 0) && self.code.tail().is_empty()
    }

    /// Whether a heap can be a row from which neighbours are taken, because it never falls apart otherwise than there.
    fn is_row(&self) -> bool {
        self.code.ever_allows(TWO) && !self.code.ever_allows(THREE) && !self.code.allows(0, TWO)
    }

    /// The largest heap of the table: the more splits there are, the fewer heaps.
    fn most_in_table(&self) -> u64 {
        match &self.code {
            code if code.tail_allows(THREE) => 250,
            code if code.tail_allows(TWO) || code.ever_allows(THREE) => 500,
            code if !code.tail().is_empty() => 4_000,
            _ => TABLE,
        }
    }

    /// What is known of heaps beyond the table.
    fn far(&self) -> Option<&Far> {
        if self.far.get().is_none() && !interrupt::is_set() {
            let found = self.find.and_then(|find| find(&self.code.to_string()));
            if interrupt::is_set() {
                return None;
            }
            // Another thread may have been faster, with the same.
            self.far.get_or_init(|| found);
        }
        self.far.get()?.as_ref()
    }

    /// Whether there are heaps beyond the table. The rules accept them; theory says whether it is known who wins.
    fn goes_beyond(&self) -> bool {
        self.find.is_none() || self.far().is_some()
    }

    /// The same for one heap: nothing if the table has it.
    fn far_from(&self, heap: u64) -> Option<&Far> {
        if heap > self.most_in_table() { self.far() } else { None }
    }

    /// The period, if values are known to repeat before `heap`.
    fn period_before(&self, heap: u64) -> Option<lab::Period> {
        let known = |period: &Period| lab::Period { n0: period.start, length: period.length, saltus: 0 };
        self.period.get().map(known).or_else(|| Some(self.far_from(heap)?.period))
    }

    /// The mex of all moves from the heap that comes after those before.
    fn next(&self, before: &[u32]) -> u32 {
        let heap = before.len();
        if heap.is_power_of_two() && heap >= 128 && self.period.get().is_none() {
            self.prove(before);
        }
        if let Some(period) = self.period.get().filter(|period| heap >= period.start + period.length) {
            return before[heap - period.length];
        }
        let mut seen = MexSet::default();
        for (rest, digit) in (0..=heap).rev().zip(self.code.all()) {
            see(digit, before, rest, &mut seen);
            let (two, three) = (digit & TWO != 0, digit & THREE != 0);
            let splits = if two { rest / 2 } else { 0 } + if three { rest * rest / 12 } else { 0 };
            if interrupt::spend((1 + splits as u64) / SPLITS_OF_UNIT) {
                break;
            }
        }
        seen.mex()
    }

    /// Looks for a period that has lasted long enough to last for ever.
    ///
    /// With digits up to `last`, values repeat from `n` on for ever if they do so up to `2n + p + last` (Guy and Smith
    /// 1956). Three heaps are not covered by the theorem, nor are digits without end.
    fn prove(&self, values: &[u32]) {
        let last = self.code.digits().len() - 1;
        let covered = !self.code.ever_allows(THREE) && self.code.tail().is_empty();
        let enough = |p: &Period| (2 * p.start.max(1) + 2 * p.length + last - 1).max(p.length + last + 1);
        let mut candidates = Period::candidates(values).filter(|_| covered);
        if let Some(period) = candidates.find(|period| values.len() >= enough(period)) {
            self.period.get_or_init(|| period);
        }
    }
}

/// Adds the values of all that may be left of a heap when `rest` tokens remain.
fn see(digit: u8, values: &[u32], rest: usize, seen: &mut MexSet) {
    if digit & if rest == 0 { EMPTY } else { ONE } != 0 {
        seen.insert(values[rest]);
    }
    if digit & TWO != 0 && rest > 1 {
        let parts = &values[1..rest];
        for (a, b) in parts.iter().zip(parts.iter().rev()).take(rest / 2) {
            seen.insert(a ^ b);
        }
    }
    if digit & THREE != 0 {
        for a in 1..=rest / 3 {
            for b in a..=(rest - a) / 2 {
                seen.insert(values[a] ^ values[b] ^ values[rest - a - b]);
            }
        }
    }
}

/// All heaps that may be left when `take` is taken and `rest` tokens remain.
fn leave(digit: u8, take: u64, rest: u64) -> impl Iterator<Item = HeapOption> {
    let most = |what: u8, most: u64| if digit & what != 0 { most } else { 0 };
    let whole = rest > 0 && digit & ONE != 0;
    let two = (1..=most(TWO, rest / 2)).map(move |a| HeapOption::split(take, &[a, rest - a]));
    let three = (1..=most(THREE, rest / 3)).flat_map(move |a| {
        let larger = a..=(rest - a) / 2;
        larger.map(move |b| HeapOption::split(take, &[a, b, rest - a - b]))
    });
    whole.then(|| HeapOption::take(take)).into_iter().chain(two).chain(three)
}

impl HeapRules for Octal {
    const TAME: bool = false;
    const THEOREM: &'static Theorem =
        &Theorem { id: "nim-sum-of-the-values-of-the-heaps", source: "Sprague 1935, Grundy 1939; Guy and Smith 1956" };
    const MOST_HEAPS: usize = 1_000;
    const SPLITS: bool = true;

    fn prepare(&mut self) {
        self.find = Some(Far::find);
    }

    fn most(&self) -> u64 {
        if self.goes_beyond() { u64::MAX } else { self.most_in_table() }
    }

    fn accepts(&self, heap: u64) -> bool {
        heap <= self.most_in_table() || self.goes_beyond()
    }

    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption> {
        let takes = self.code.takes(ONE | TWO | THREE, heap);
        let left = takes.flat_map(move |(take, digit)| leave(digit, take, heap - take));
        left.chain(self.code.allows(heap, EMPTY).then(|| HeapOption::take(heap)))
    }

    fn is_option(&self, heap: u64, option: &HeapOption) -> bool {
        let Some(rest) = heap.checked_sub(option.take) else { return false };
        let allows = |what: u8| self.code.allows(option.take, what);
        let sum = option.split.iter().try_fold(0u64, |sum, &part| sum.checked_add(part));
        let parts = option.split.is_sorted() && !option.split.contains(&0) && sum == Some(rest);
        match option.split.len() {
            0 => allows(if rest == 0 { EMPTY } else { ONE }),
            2 => parts && allows(TWO),
            3 => parts && allows(THREE),
            _ => false,
        }
    }

    fn value(&self, heap: u64) -> NimValue {
        if let Some(far) = self.far_from(heap) {
            return NimValue(far.value(heap));
        }
        let heap = usize::try_from(heap).expect("no heap is larger than was accepted");
        NimValue(self.values.value(heap, |before| self.next(before)).into())
    }

    fn options_to(&self, heap: u64, value: NimValue) -> Moves<HeapOption> {
        match self.far_from(heap) {
            Some(far) => splits::options_to(&self.code, far, heap, value.0),
            None => {
                let options = interrupt::until(self.options(heap), OPTIONS_OF_UNIT);
                options.filter(|option| self.value_of(heap, option) == value).collect()
            }
        }
    }

    fn why(&self, heap: u64) -> Option<Message> {
        Some(reasons::of_heap(self, heap))
    }

    fn misere_reasons(&self, heaps: &HeapList, winning: Option<Message>) -> Vec<Step> {
        if self.is_kayles() { reasons::misere_kayles(self, heaps, winning) } else { Vec::new() }
    }

    fn misere(&self, heaps: &HeapList) -> Option<(Outcome, &'static Theorem)> {
        let sum = || heaps.iter().map(|heap| self.value(heap)).sum();
        self.is_kayles().then(|| (kayles::misere(heaps.iter(), sum()), &kayles::THEOREM))
    }

    fn is_dead(&self, heap: u64) -> bool {
        self.live.is_none_or(|live| heap < live) && self.options(heap).next().is_none()
    }

    fn size(&self, heaps: &HeapList) -> Size {
        let positions = heaps.iter().map(|heap| self.positions_of_one(heap)).max().unwrap_or(1);
        Size { positions, moves: positions - 1 }
    }

    fn pieces(&self) -> Option<&'static str> {
        self.is_row().then_some(PINS)
    }

    fn board(&self, heaps: &HeapList) -> Board {
        let fact = Message::new("board-code").with("code", self.code.to_string());
        let mut board = Board::of_heaps(Shape::Heaps, heaps);
        if self.is_row() {
            board.spots.iter_mut().for_each(|spot| spot.piece = Piece::Pin);
        }
        board.with_fact(fact)
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        let mut ranges = if deep {
            vec![(1, 45), (2, 24), (3, 16), (4, 12), (6, 9), (9, 7), (14, 6), (24, 4)]
        } else {
            vec![(1, 32), (2, 18), (3, 12), (4, 9), (6, 7), (9, 5), (16, 4)]
        };
        if self.is_kayles() {
            // Here misère play has a theory, too, and small rows decide it.
            ranges.extend(if deep { [(40, 5), (60, 4)] } else { [(20, 5), (34, 4)] });
        }
        ranges
    }
}

impl Octal {
    /// Lower bound of the number of positions that can be reached from one heap, not counting heaps without a move.
    ///
    /// By repeatedly taking `t` and leaving two heaps, a heap becomes any heaps that have as many tokens when `t` is
    /// added to each as it has with `t` added. If tokens can also be taken without splitting, that can be done first.
    fn positions_of_one(&self, heap: u64) -> u128 {
        let Some(large) = self.live.and_then(|live| heap.checked_sub(live)) else { return 1 };
        let (lone, live) = (self.code.first(ONE, 1), heap - large);
        let chain = lone.map_or(1, |lone| u128::from(large / lone) + 1);
        let thirds = self.code.first(THREE, 0).map_or(0, |take| thirds(heap.saturating_sub(take), live));
        let Some(take) = self.code.first(TWO, 0) else { return chain.max(thirds) };
        // A larger heap has no fewer; those of the table's largest are too many already.
        let ways = partitions(heap.min(TABLE) + take, usize::try_from(take + live).unwrap_or(usize::MAX));
        let lone = lone.and_then(|lone| usize::try_from(lone).ok());
        let split: u128 = ways.iter().rev().step_by(lone.unwrap_or(ways.len())).sum();
        split.max(chain).max(thirds)
    }
}

/// Lower bound of the number of ways to split a heap into three heaps of at least `least`.
fn thirds(heap: u64, least: u64) -> u128 {
    let free = u128::from(heap).saturating_sub(3 * u128::from(least.saturating_sub(1)));
    free.saturating_mul(free) / 12
}

#[cfg(test)]
mod tests;
