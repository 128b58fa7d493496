//! Octal games: how many tokens may be taken from a heap, and what may be left, is said by a code. With the code 0.77
//! (Kayles) the move `1-1/2+2` takes 1 from heap 1 of `5` and leaves two heaps of 2.
//! Source: R. K. Guy and C. A. B. Smith, The G-values of various games, 1956.
use crate::{
    any::{Built, GameError, WITH_THEORY, impartial},
    board::{Board, Shape},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, heaps_within},
    game::{Size, partitions},
    heap::{HeapOption, HeapRules, Heaps},
    kayles,
    message::Message,
    nim_value::{NimValue, Seen},
    notation::{HeapList, ParseError},
    outcome::Outcome,
    params::{Kind, ParamError, Parameter, Params},
    sequence::{Period, Sequence},
    theory::{Moves, Theorem},
};
use far::Far;
use std::sync::OnceLock;

mod far;
mod reasons;

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
    build: build::<WITH_THEORY>,
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
    ],
};

/// The game, with its theory or with its rules alone.
pub(crate) fn build<const THEORY: bool>(params: &Params) -> Built {
    let game = rules(params.text("code"), if THEORY { Some(Far::find) } else { None });
    let wrong = |error: ParseError| ParamError::new("code", &error.text, error.expected);
    let game = game.map_err(|error| GameError::Parameter { game: "octal", error: wrong(error) })?;
    impartial(game).built::<THEORY>()
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let rules = rules(params.text("code"), None)?.0;
    let least = (1..=40).find(|&heap| !rules.is_dead(heap)).unwrap_or(1);
    Ok(heaps_within(sizes, (1, 3), (8.max(least), 20.max(least)), least..=rules.most_in_table(), dice))
}

/// Codes with names people know.
const NAMES: [(&str, &str); 8] = [
    ("kayles", "0.77"),
    ("dawsons-kayles", "0.07"),
    ("dawsons-chess", "0.137"),
    ("officers", "0.6"),
    ("guiles", "0.15"),
    ("treblecross", "0.007"),
    ("james-bond", "0.007"),
    ("daisies", "4.7"),
];

/// The octal or hexadecimal game of a code or name.
///
/// ```
/// use engine::games::octal;
/// assert!(octal::game("kayles").is_ok() && octal::game("0.3f").is_ok() && octal::game("2.7").is_err());
/// ```
pub fn game(code: &str) -> Result<Heaps<Octal>, ParseError> {
    rules(code, Some(Far::find))
}

fn rules(code: &str, find: Option<Find>) -> Result<Heaps<Octal>, ParseError> {
    let named = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(code)).map_or(code, |(_, code)| code);
    digits(named).map(|digits| Heaps(Octal::new(digits, find)))
}

/// The digits of a code, that before the point first.
fn digits(code: &str) -> Result<Vec<u8>, ParseError> {
    const EXPECTED: &str = "expected-code";
    let wrong = |expected| ParseError::new(code, expected);
    let (before, after) = code.split_once('.').ok_or_else(|| wrong(EXPECTED))?;
    if after.len() > 32 {
        return Err(wrong("expected-code-length"));
    }
    let digit = |c: char| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let digits: Option<Vec<u8>> = before.chars().take(2).chain(after.chars()).map(digit).collect();
    let digits = digits.filter(|digits| before.len() == 1 && digits.len() > 1).ok_or_else(|| wrong(EXPECTED))?;
    if digits[0] & (EMPTY | ONE) != 0 {
        return Err(wrong("expected-code-first"));
    }
    Ok(digits)
}

/// What the bits of a digit allow to leave: nothing, one heap, two or three heaps.
const EMPTY: u8 = 1;
const ONE: u8 = 2;
const TWO: u8 = 4;
const THREE: u8 = 8;

/// The rules of one heap.
#[derive(Clone, Debug)]
pub struct Octal {
    digits: Vec<u8>,
    /// Whether heaps 0, 1, 2, … have a move; all larger heaps are like the last.
    live: Vec<bool>,
    values: Sequence,
    period: OnceLock<Period>,
    /// What is known of larger heaps than the table has, once one is asked for.
    far: OnceLock<Option<Far>>,
    /// How that is found out; by the rules alone it is not.
    find: Option<Find>,
}

type Find = fn(&str) -> Option<Far>;

/// The largest heap of the table.
const TABLE: u64 = 10_000;

impl Octal {
    /// The code, as it is written.
    fn code(&self) -> String {
        let digit = |&digit: &u8| char::from_digit(digit.into(), 16).unwrap_or('?');
        let digits: String = self.digits.iter().map(digit).collect();
        format!("{}.{}", &digits[..1], &digits[1..])
    }

    /// The rules of a code with these digits, that of taking nothing first.
    fn new(digits: Vec<u8>, find: Option<Find>) -> Octal {
        let (values, period, far) = (Sequence::new(), OnceLock::new(), OnceLock::new());
        let mut rules = Octal { digits, live: Vec::new(), values, period, far, find };
        // From a heap of three more than can be taken, everything that is ever allowed is possible.
        rules.live = (0..rules.digits.len() as u64 + 3).map(|heap| rules.options(heap).next().is_some()).collect();
        rules
    }

    fn allows(&self, take: usize, what: u8) -> bool {
        self.digits.get(take).is_some_and(|digit| digit & what != 0)
    }

    fn is_kayles(&self) -> bool {
        self.digits.starts_with(&[0, 7, 7]) && self.digits[3..].iter().all(|&digit| digit == 0)
    }

    fn ever_allows(&self, what: u8) -> bool {
        self.digits.iter().any(|digit| digit & what != 0)
    }

    fn most_in_table(&self) -> u64 {
        if self.ever_allows(THREE) { 500 } else { TABLE }
    }

    /// What is known of heaps beyond the table.
    fn far(&self) -> Option<&Far> {
        let found = || if self.ever_allows(THREE) { None } else { self.find?(&self.code()) };
        self.far.get_or_init(found).as_ref()
    }

    /// Whether there are heaps beyond the table. The rules do not mind; whether it is known who wins, theory says.
    fn goes_beyond(&self) -> bool {
        if self.find.is_some() { self.far().is_some() } else { !self.ever_allows(THREE) }
    }

    /// The same for one heap: nothing if the table has it.
    fn far_from(&self, heap: u64) -> Option<&Far> {
        if heap > TABLE { self.far() } else { None }
    }

    /// The period, if values are known to repeat before `heap`.
    fn period_before(&self, heap: u64) -> Option<Period> {
        self.period.get().copied().or_else(|| Some(self.far_from(heap)?.period))
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
        let mut seen = Seen::default();
        for (take, &digit) in self.digits.iter().enumerate().take(heap + 1) {
            see(digit, before, heap - take, &mut seen);
        }
        seen.mex()
    }

    /// Looks for a period that has lasted long enough to last for ever.
    ///
    /// With digits up to `last`, values repeat from `n` on for ever if they do so up to `2n + p + last` (Guy and Smith
    /// 1956). Three heaps are not covered by the theorem.
    fn prove(&self, values: &[u32]) {
        let last = self.digits.len() - 1;
        let enough = |p: &Period| (2 * p.start.max(1) + 2 * p.length + last - 1).max(p.length + last + 1);
        let mut candidates = Period::candidates(values).filter(|_| !self.ever_allows(THREE));
        if let Some(period) = candidates.find(|period| values.len() >= enough(period)) {
            self.period.get_or_init(|| period);
        }
    }
}

/// Adds the values of all that may be left of a heap when `rest` tokens remain.
fn see(digit: u8, values: &[u32], rest: usize, seen: &mut Seen) {
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

/// Everything that may be left of a heap when `take` is taken and `rest` tokens remain; the smallest part of a split in two
/// is at most `smallest`.
fn leave(digit: u8, take: u64, rest: u64, smallest: u64) -> impl Iterator<Item = HeapOption> {
    let most = |what: u8, most: u64| if digit & what != 0 { most } else { 0 };
    let whole = digit & if rest == 0 { EMPTY } else { ONE } != 0;
    let two = (1..=most(TWO, rest / 2).min(smallest)).map(move |a| HeapOption::split(take, &[a, rest - a]));
    let three = (1..=most(THREE, rest / 3)).flat_map(move |a| {
        let larger = a..=(rest - a) / 2;
        larger.map(move |b| HeapOption::split(take, &[a, b, rest - a - b]))
    });
    whole.then(|| HeapOption::take(take)).into_iter().chain(two).chain(three)
}

impl HeapRules for Octal {
    const TAME: bool = false;
    const THEOREM: &'static Theorem = &Theorem {
        name: "nim-sum of the values of the heaps",
        source: "Sprague 1935, Grundy 1939; Guy and Smith 1956",
    };
    const MOST_HEAPS: usize = 1_000;

    fn most(&self) -> u64 {
        if self.goes_beyond() { u64::MAX } else { self.most_in_table() }
    }

    fn accepts(&self, heap: u64) -> bool {
        heap <= self.most_in_table() || self.goes_beyond()
    }

    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption> {
        let digits = self.digits.iter().zip(0..=heap);
        digits.flat_map(move |(&digit, take)| leave(digit, take, heap - take, u64::MAX))
    }

    fn is_option(&self, heap: u64, option: &HeapOption) -> bool {
        let Some(rest) = heap.checked_sub(option.take) else { return false };
        let Ok(take) = usize::try_from(option.take) else { return false };
        let sum = option.split.iter().try_fold(0u64, |sum, &part| sum.checked_add(part));
        let parts = option.split.is_sorted() && !option.split.contains(&0) && sum == Some(rest);
        match option.split.len() {
            0 => self.allows(take, if rest == 0 { EMPTY } else { ONE }),
            2 => parts && self.allows(take, TWO),
            3 => parts && self.allows(take, THREE),
            _ => false,
        }
    }

    fn value(&self, heap: u64) -> NimValue {
        let value = match self.far_from(heap) {
            Some(far) => far.value(heap),
            None => {
                let heap = usize::try_from(heap).expect("no heap is larger than was accepted");
                self.values.value(heap, |before| self.next(before))
            }
        };
        NimValue(value.into())
    }

    fn options_to(&self, heap: u64, value: NimValue) -> Moves<HeapOption> {
        let fits = |option: &HeapOption| self.value_of(heap, option) == value;
        let Some(far) = self.far_from(heap) else { return self.options(heap).filter(fits).collect() };
        // Where the smaller part of a split is as large as a whole run of the period, a part smaller by one period is worth
        // the same, and so is the other part, larger by one period: if no part within the first run will do, none beyond it
        // will.
        let (start, small) = (far.period.start as u64, (far.period.start + far.period.length) as u64);
        let within = |option: &HeapOption| option.split.first().is_some_and(|&part| part >= start);
        let lasts = |digit, take| leave(digit, take, heap - take, small).any(|option| within(&option) && fits(&option));
        let digits = self.digits.iter().copied().zip(0..=heap);
        let digits = digits.map(|(digit, take)| (digit, take, if lasts(digit, take) { u64::MAX } else { small }));
        digits.flat_map(|(digit, take, most)| leave(digit, take, heap - take, most)).filter(fits).collect()
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
        let last = self.live.len() - 1;
        !self.live[usize::try_from(heap).map_or(last, |heap| heap.min(last))]
    }

    fn size(&self, heaps: &HeapList) -> Size {
        let positions = heaps.iter().map(|heap| self.positions_of_one(heap)).max().unwrap_or(1);
        Size { positions, moves: positions - 1 }
    }

    fn board(&self, heaps: &HeapList) -> Board {
        let fact = Message::new("board-code").with("code", self.code());
        Board::of_heaps(Shape::Heaps, heaps).with_fact(fact)
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
    /// At least so many positions can be reached from one heap, heaps without a move not counted.
    ///
    /// By taking `t` and leaving two heaps again and again, a heap becomes any heaps that have as many tokens when `t` is
    /// added to each as it has with `t` added. If tokens can also be taken without splitting, that can be done first.
    fn positions_of_one(&self, heap: u64) -> u128 {
        let first = |what: u8, from: usize| (from..self.digits.len()).find(|&take| self.allows(take, what));
        let lone = first(ONE, 1);
        let large = heap.saturating_sub(self.live.len() as u64);
        let chain = lone.map_or(1, |lone| u128::from(large / lone as u64) + 1);
        // The least size from which on every heap has a move.
        let least = self.live.iter().rposition(|live| !live).map_or(0, |dead| dead + 1);
        let Some(take) = first(TWO, 0).filter(|_| least < self.live.len()) else { return chain };
        // A larger heap has no fewer; those of the table's largest are too many already.
        let ways = partitions(heap.min(TABLE) + take as u64, take + least);
        let split: u128 = ways.iter().rev().step_by(lone.unwrap_or(ways.len())).sum();
        split.max(chain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Convention, Game, Theory,
        heap::sorted_heaps,
        solve::{Budget, Memo, Outcomes, Remoteness},
        theory::Tame,
    };

    const CODES: [&str; 14] =
        ["0.77", "0.07", "0.137", "0.6", "0.15", "0.45", "4.7", "0.1", "0.3a9", "8.04", "0.007", "0.333", "c.f", "0.8"];

    fn rules(code: &str) -> Octal {
        game(code).unwrap().0
    }

    #[test]
    fn kayles_begins_as_dudeney_found() {
        let kayles = rules("kayles");
        let values: Vec<u128> = (0..13).map(|heap| kayles.value(heap).0).collect();
        assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    }

    #[test]
    fn periods_are_those_of_the_literature() {
        // First heap of the period, its length; values are compared with a table made without any period.
        let known = [
            ("0.77", 71, 12),
            ("0.07", 53, 34),
            ("0.137", 52, 34),
            ("0.45", 498, 20),
            ("0.15", 1, 10),
            ("0.7777", 142, 24),
        ];
        for (code, start, length) in known {
            let rules = rules(code);
            let mut plain: Vec<u32> = Vec::new();
            for heap in 0..1500 {
                let mut seen = Seen::default();
                for (take, &digit) in rules.digits.iter().enumerate().take(heap + 1) {
                    see(digit, &plain, heap - take, &mut seen);
                }
                plain.push(seen.mex());
            }
            assert!((start..1500 - length).all(|heap| plain[heap] == plain[heap + length]), "{code}");
            assert!(plain[start - 1] != plain[start - 1 + length], "{code}");
            assert!((0..1500).all(|heap| rules.value(heap as u64) == NimValue(plain[heap].into())), "{code}");
            rules.value(4_000);
            assert_eq!(rules.period.get(), Some(&Period { start, length }), "{code}");
        }
    }

    #[test]
    fn heaps_beyond_the_table_are_as_plain_values_say() {
        // The period of 0.16 is proved by values far beyond the table.
        for code in ["0.77", "0.165", "0.16", "0.333", "0.1"] {
            let rules = rules(code);
            let mut plain =
                lab::Sequence::new(&code.parse().unwrap(), &lab::Plan { periods: false, ..Default::default() })
                    .unwrap();
            plain.extend(14_000, &mut |_| true).unwrap();
            for heap in (0..14_000).step_by(7) {
                assert_eq!(rules.value(heap).0, plain.value(heap).unwrap().into(), "{code} {heap}");
            }
            let Period { start, length } = rules.period_before(u64::MAX).unwrap();
            let same = start as u64 + (u64::MAX - start as u64) % length as u64;
            assert_eq!(rules.value(u64::MAX), rules.value(same), "{code}");
        }
        assert!(!game("0.007").unwrap().0.accepts(TABLE + 1), "no period of Treblecross is known");
        assert!(game("0.007").unwrap().read("10001").is_err());
    }

    #[test]
    fn winning_moves_in_a_huge_heap_win() {
        let game = game("0.77").unwrap();
        for text in ["18446744073709551615", "1000000000000", "1000000000001,4", "5,18446744073709551614,7"] {
            let position = game.read(text).unwrap();
            let claim = game.claim(Convention::Normal, &position).unwrap();
            let winning = claim.winning.unwrap();
            assert_eq!(claim.outcome == Outcome::Win, !winning.list.is_empty(), "{text}");
            for mv in &winning.list {
                assert!(game.is_legal(&position, mv), "{text} {mv}");
                assert_eq!(game.nim_value(&game.play(&position, mv)), NimValue::ZERO, "{text} {mv}");
            }
        }
        // No heap of Kayles is worth 16: nothing is found, without looking at every split.
        let none = game.0.options_to(u64::MAX, NimValue(16));
        assert!(none.list.is_empty() && none.complete);
    }

    #[test]
    fn options_are_legal_and_nothing_else_is() {
        for code in CODES {
            let game = game(code).unwrap();
            for heap in 0..14u64 {
                let position = HeapList::from_iter([heap]);
                let legal: Vec<String> = game.moves(&position).map(|mv| mv.to_string()).collect();
                let takes = (0..=heap).map(|take| format!("1-{take}"));
                let pairs = (0..=heap).flat_map(|a| (0..=heap).map(move |b| (a, b)));
                let splits = pairs.clone().map(|(a, b)| format!("1/{a}+{b}"));
                let splits =
                    splits.chain(pairs.clone().flat_map(|(t, a)| (0..=heap).map(move |b| format!("1-{t}/{a}+{b}"))));
                let thirds = pairs.flat_map(|(a, b)| (0..=heap).map(move |c| format!("1/{a}+{b}+{c}")));
                for text in takes.chain(splits).chain(thirds) {
                    let Ok(mv) = game.read_move(&text) else { continue };
                    assert_eq!(game.is_legal(&position, &mv), legal.contains(&mv.to_string()), "{code} {heap} {text}");
                }
                assert_eq!(game.0.is_dead(heap), legal.is_empty(), "{code} {heap}");
            }
        }
    }

    #[test]
    fn in_misere_play_the_rule_of_nim_fails_where_it_is_known_to() {
        for (code, first) in [("0.77", "1,5"), ("0.07", "2,10"), ("0.137", "1,9"), ("0.17", "1,10"), ("0.6", "2,7")] {
            let game = game(code).unwrap();
            let mut search = Memo::new(&game, Outcomes(Convention::Misere), Budget::default());
            let mut fails: Vec<HeapList> = sorted_heaps(2, 0, 11)
                .filter(|heaps| {
                    let rule: Tame = heaps.iter().map(|heap| game.0.value(heap)).collect();
                    search.value(heaps) != Ok(rule.outcome(Convention::Misere))
                })
                .collect();
            fails.sort_by_key(HeapList::total);
            assert_eq!(fails[0].to_string(), first, "{code}");
        }
    }

    #[test]
    fn treblecross_on_an_empty_strip_is_a_heap_of_two_more() {
        let rules = rules("james-bond");
        let lost: Vec<u64> = (3..=14).filter(|strip| rules.value(strip + 2) == NimValue::ZERO).collect();
        assert_eq!(lost, [6, 12]);
    }

    #[test]
    fn a_wrong_code_is_refused_with_one_sentence() {
        let long = format!("0.{}", "7".repeat(33));
        for code in
            ["", ".", "0.", ".77", "77", "0.9z", "0.7 ", "00.7", "0,77", "1.7", "2.7", "6.7", "x.7", "nim", &long]
        {
            let error = game(code).unwrap_err().to_string();
            assert!(error.contains("expected") && error.len() < 150, "{error}");
        }
        for code in ["0.0", "4.0", "8.0", "c.F", "0.9", "0.abcdef", "Kayles"] {
            assert!(game(code).is_ok(), "{code}");
        }
    }

    #[test]
    fn the_size_is_no_more_than_a_search_visits() {
        for code in CODES {
            let game = game(code).unwrap();
            for text in ["0", "1", "3", "13", "20", "7,11", "4,4,9"] {
                let position = game.read(text).unwrap();
                let mut search = Memo::new(&game, Remoteness(Convention::Misere), Budget::default());
                search.value(&position).unwrap();
                assert!(game.size(&position).positions <= search.positions() as u128, "{code} {text}");
            }
        }
        let kayles = game("0.77").unwrap();
        assert_eq!(kayles.size(&kayles.read("45").unwrap()).positions, 105_558);
    }

    #[test]
    fn misere_kayles_is_as_sibert_and_conway_proved() {
        let game = game("0.77").unwrap();
        let outcome = |text: &str| game.verdict(Convention::Misere, &game.read(text).unwrap()).unwrap().outcome;
        let lost: Vec<u64> = (0..=10_000).filter(|row| outcome(&row.to_string()) == Outcome::Loss).collect();
        assert_eq!(lost, [1, 4, 9, 12, 20]);
        // Every position of misère play has a losing option or is lost, also where search is too slow.
        for text in
            ["25,17,12,20", "25,9,9,9,1", "5,5,4", "17,12,20,1", "25,25", "30,31,1", "100,7,25", "12,12,9", "25,1"]
        {
            let position = game.read(text).unwrap();
            let claim = game.claim(Convention::Misere, &position).unwrap();
            assert_eq!(claim.outcome == Outcome::Win, !claim.winning.unwrap().list.is_empty(), "{text}");
        }
    }
}
