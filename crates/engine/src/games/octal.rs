//! Octal games: how many tokens may be taken from a heap, and what may be left, is said by a code. With the code 0.77
//! (Kayles) the move `1-1/2+2` takes 1 from heap 1 of `5` and leaves two heaps of 2. Digits in brackets repeat for ever.
//! Source: R. K. Guy and C. A. B. Smith, The G-values of various games, 1956.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape},
    common::kayles,
    common::sequence::{Period, Sequence},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, heaps_within},
    game::{Size, partitions},
    heap::{HeapOption, HeapRules, Heaps},
    interrupt,
    message::Message,
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
    /// What is known of larger heaps than the table has, once one is asked for.
    far: OnceLock<Option<Far>>,
    /// Finds a period; theory brings it.
    find: Option<Find>,
}

type Find = fn(&str) -> Option<Far>;

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
        if self.far.get().is_none() {
            let found = self.find.and_then(|find| find(&self.code.to_string()));
            if interrupt::is_set() {
                return None;
            }
            // Another thread may have been faster, with the same.
            self.far.get_or_init(|| found);
        }
        self.far.get()?.as_ref()
    }

    /// Whether there are heaps beyond the table. The rules do not mind; whether it is known who wins, theory says.
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
            None => self.options(heap).filter(|option| self.value_of(heap, option) == value).collect(),
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

    fn board(&self, heaps: &HeapList) -> Board {
        let fact = Message::new("board-code").with("code", self.code.to_string());
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
    /// Lower bound of the number of positions that can be reached from one heap, not counting heaps without a move.
    ///
    /// By taking `t` and leaving two heaps again and again, a heap becomes any heaps that have as many tokens when `t` is
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
mod tests {
    use super::*;
    use crate::{
        Convention, Game, Theory,
        heap::sorted_heaps,
        solve::{Budget, Memo, Outcomes, Remoteness},
        theory::Tame,
    };

    const CODES: [&str; 19] = [
        "0.77", "0.07", "0.137", "0.6", "0.15", "0.45", "4.7", "0.1", "0.3a9", "8.04", "0.007", "0.333", "c.f", "0.8",
        "4.[3]", "0.[1]", "0.2[01]", "0.[7]", "0.3[0c]",
    ];

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
                let mut seen = MexSet::default();
                for (take, &digit) in rules.code.digits().iter().enumerate().take(heap + 1) {
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
        let codes =
            ["0.77", "0.165", "0.16", "0.333", "0.1", "0.[3]", "0.30[3]", "0.[2]", "0.[20]", "4.[3]", "0.7[3]", "0.f"];
        for code in codes {
            let (rules, code): (Octal, lab::Code) = (rules(code), code.parse().unwrap());
            let mut plain = lab::Sequence::new(&code, &lab::Plan { periods: false, ..Default::default() }).unwrap();
            let to = if code.heaps() > 1 && plain.method() == lab::Method::Sets { 1_000 } else { 14_000 };
            plain.extend(to, &mut |_| true).unwrap();
            for heap in (0..to as u64).step_by(7) {
                assert_eq!(rules.value(heap).0, plain.value(heap).unwrap().into(), "{code} {heap}");
            }
            let (same, times) = rules.period_before(u64::MAX).unwrap().fold(u64::MAX);
            let more = u128::from(times) * u128::from(rules.period_before(u64::MAX).unwrap().saltus);
            assert_eq!(rules.value(u64::MAX).0, rules.value(same as u64).0 + more, "{code}");
        }
    }

    #[test]
    fn a_proof_that_is_interrupted_is_looked_for_again() {
        let (rules, flag) = (rules("0.16"), interrupt::Flag::new(true.into()));
        assert!(!interrupt::scope(&flag, || rules.accepts(1_000_000)));
        assert!(rules.far.get().is_none() && rules.accepts(1_000_000));
    }

    #[test]
    fn where_no_period_is_known_heaps_are_those_of_the_table() {
        for (code, most) in [("0.007", TABLE), ("0.3a9", 500), ("8.[1]", 500)] {
            let game = game(code).unwrap();
            assert!(game.read(&most.to_string()).is_ok(), "{code}");
            let error = game.read(&(most + 1).to_string()).unwrap_err();
            assert!(error.to_string().contains(&format!("most={most}")), "{error}");
        }
    }

    #[test]
    fn winning_moves_in_a_huge_heap_win() {
        for code in [
            "0.77", "0.1", "0.f", "4.[3]", "0.[3]", "0.7[3]", "0.[2]", "0.[20]", "0.2[01]", "0.30[3]", "0.8", "0.3f",
            "0.5[3]", "0.[4]", "0.[5]", "0.[7]", "0.[8]", "0.[9]", "0.[43]", "0.[1c]", "8.[3]",
        ] {
            let game = game(code).unwrap();
            for text in [
                "18446744073709551615",
                "1000000000000",
                "1000000000001,4",
                "5,18446744073709551614,7",
                "9999999,77777",
                "18446744073709551615,1000000000000,77",
                "999999999999,31,500000",
            ] {
                let position = game.read(text).unwrap();
                let claim = game.claim(Convention::Normal, &position).unwrap();
                let winning = claim.winning.unwrap();
                assert_eq!(claim.outcome == Outcome::Win, !winning.list.is_empty(), "{code} {text}");
                for mv in &winning.list {
                    assert!(game.is_legal(&position, mv), "{code} {text} {mv}");
                    assert_eq!(game.nim_value(&game.play(&position, mv)), NimValue::ZERO, "{code} {text} {mv}");
                }
            }
        }
        // No heap of Kayles is worth 16: nothing is found, without looking at every split.
        let none = rules("0.77").options_to(u64::MAX, NimValue(16));
        assert!(none.list.is_empty() && none.complete);
    }

    #[test]
    fn games_with_names_of_their_own_have_the_same_winning_moves() {
        fn same<H: HeapRules>(code: &str, other: &Heaps<H>) {
            let game = game(code).unwrap();
            for text in
                ["18446744073709551615", "18446744073709551615,1", "9223372036854775807,70000", "123456789,98765,4321"]
            {
                let position = game.read(text).unwrap();
                let (mine, theirs) =
                    (game.claim(Convention::Normal, &position), other.claim(Convention::Normal, &position));
                let (mine, theirs) = (mine.unwrap(), theirs.unwrap());
                assert_eq!(mine.nim_value, theirs.nim_value, "{code} {text}");
                let sorted = |moves: Moves<_>| {
                    let mut list = moves.list.into_vec();
                    list.sort_unstable();
                    (list, moves.complete)
                };
                assert_eq!(sorted(mine.winning.unwrap()), sorted(theirs.winning.unwrap()), "{code} {text}");
            }
        }
        same("0.[3]", &crate::games::nim::game());
        same("4.[3]", &crate::games::lasker::game());
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
        let (long, endless) = (format!("0.{}", "7".repeat(33)), format!("0.7[{}]", "7".repeat(32)));
        for code in [
            "", ".", "0.", ".77", "77", "0.9z", "0.7 ", "00.7", "0,77", "1.7", "2.7", "6.7", "x.7", "nim", &long,
            "0.[3", "0.[]", "0.3]", "0.[3]3", "0.[3][3]", "0.[[3]]", "[3].3", "1.[3]", "0.[9z]", "0.(16)", &endless,
        ] {
            let error = game(code).unwrap_err().to_string();
            assert!(error.contains("expected") && error.len() < 150, "{error}");
        }
        for code in ["0.0", "4.0", "8.0", "c.F", "0.9", "0.abcdef", "Kayles", "4.[3]", "0.[0]", "0.1[2f]"] {
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
