//! Values, periods and moves of octal games.
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
        let to = if code.heaps() > 1 && plain.method() == lab::SequenceMethod::Sets { 1_000 } else { 14_000 };
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
        "", ".", "0.", ".77", "77", "0.9z", "0.7 ", "00.7", "0,77", "1.7", "2.7", "6.7", "x.7", "nim", &long, "0.[3",
        "0.[]", "0.3]", "0.[3]3", "0.[3][3]", "0.[[3]]", "[3].3", "1.[3]", "0.[9z]", "0.(16)", &endless,
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
    for text in ["25,17,12,20", "25,9,9,9,1", "5,5,4", "17,12,20,1", "25,25", "30,31,1", "100,7,25", "12,12,9", "25,1"]
    {
        let position = game.read(text).unwrap();
        let claim = game.claim(Convention::Misere, &position).unwrap();
        assert_eq!(claim.outcome == Outcome::Win, !claim.winning.unwrap().list.is_empty(), "{text}");
    }
}
