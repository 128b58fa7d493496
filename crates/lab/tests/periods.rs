//! Periods are those of the literature, proved, and their certificates hold.
use lab::{Certificate, Code, Plan, Sequence, check};
use proptest::prelude::*;

/// Code, first periodic heap, period, saltus.
const PERIODS: [(&str, usize, usize, u32); 71] = [
    ("0.77", 71, 12, 0),
    ("0.07", 53, 34, 0),
    ("0.137", 52, 34, 0),
    ("0.4", 54, 34, 0),
    ("0.17", 33, 34, 0),
    ("0.44", 143, 24, 0),
    ("0.1377", 141, 24, 0),
    ("0.7777", 142, 24, 0),
    ("0.177", 497, 20, 0),
    ("0.45", 498, 20, 0),
    ("0.11377", 187, 32, 0),
    ("0.045", 189, 32, 0),
    ("0.044", 214, 36, 0),
    ("0.156", 3479, 349, 0),
    ("0.16", 105_351, 149_459, 0),
    ("0.56", 326_640, 144, 0),
    ("0.127", 46_578, 4, 0),
    ("0.15", 1, 10, 0),
    ("0.34", 7, 8, 0),
    ("0.35", 1, 6, 0),
    ("0.52", 4, 4, 0),
    ("0.53", 11, 9, 0),
    ("0.54", 3, 7, 0),
    ("0.57", 1, 4, 0),
    ("0.71", 3, 2, 0),
    ("0.72", 1, 4, 0),
    ("0.75", 1, 2, 0),
    ("0.26", 1, 4, 0),
    ("0.115", 1, 14, 0),
    ("0.152", 2, 48, 0),
    ("4.3", 2, 2, 0),
    ("subtraction:1,3,4", 0, 7, 0),
    ("subtraction:1,2,3", 0, 4, 0),
    ("0.0", 0, 1, 0),
    ("nim", 0, 1, 1),
    ("all-but:2", 0, 4, 2),
    ("all-but:1", 0, 2, 1),
    ("0.f", 0, 2, 0),
    ("0.a", 1, 2, 0),
    ("0.(31)", 0, 2, 0),
    ("0.[1]", 1, 1, 0),
    ("0.[2]", 1, 1, 1),
    ("0.[30]", 0, 2, 0),
    ("0.[03]", 0, 2, 1),
    ("0.2[3]", 1, 1, 1),
    ("0.1[2]", 4, 2, 1),
    ("0.[033]", 0, 2, 1),
    ("0.3[321]", 1, 8, 4),
    ("lasker", 1, 4, 4),
    ("0.7[3]", 0, 1, 1),
    ("4.77[3]", 1, 8, 8),
    ("0.8", 1, 3, 1),
    ("0.c", 1, 2, 1),
    ("0.08", 1, 4, 1),
    ("0.1b", 5, 2, 1),
    ("0.28", 1, 53, 16),
    ("0.3f", 0, 6, 3),
    ("0.9c", 28, 36, 16),
    ("4.9", 16, 12, 4),
    ("8.2", 1, 6, 3),
    ("8.d", 19, 24, 16),
    ("0.(16)", 1, 4, 1),
    ("0.e(16)", 1, 20, 16),
    ("0.[7]", 0, 1, 1),
    ("0.[d]", 5, 5, 4),
    ("8.[3]", 1, 8, 8),
    ("c.[b]", 13, 10, 16),
    ("0.[5]", 1, 1, 0),
    ("4.f[1]", 1, 2, 0),
    ("0.a[50]", 1, 2, 0),
    ("4.47a[1]", 54, 34, 0),
];

fn proved_sequence(code: &str) -> Sequence {
    let code: Code = code.parse().unwrap();
    let mut sequence = Sequence::new(&code, &Plan::default()).unwrap();
    sequence.search(1 << 20, &mut |_| true).unwrap();
    sequence
}

#[test]
fn periods_are_proved_and_their_certificates_hold() {
    for (code, n0, length, saltus) in PERIODS {
        let sequence = proved_sequence(code);
        let period = sequence.proof().unwrap_or_else(|| panic!("{code} has no proof")).period;
        assert_eq!((period.n0, period.length, period.saltus), (n0, length, saltus), "{code}");
        let certificate = Certificate::of(&sequence).unwrap();
        let text = certificate.write();
        assert_eq!(Certificate::parse(&text).unwrap(), certificate, "{code}");
        // Plain code takes long for large periods in a test build; the benchmark checks them.
        if n0 < 10_000 {
            check(&certificate, &mut |_, _| true).unwrap_or_else(|error| panic!("{code}: {error}"));
        }
    }
}

#[test]
fn games_without_a_known_period_are_not_proved() {
    for code in ["0.6", "0.007", "grundy", "0.106"] {
        assert_eq!(proved_to(code, 20_000).proof(), None, "{code}");
    }
    for code in ["0.9", "0.e", "0.7f", "c.1", "8.[1]"] {
        assert_eq!(proved_to(code, 1000).proof(), None, "{code}");
    }
}

fn proved_to(code: &str, to: usize) -> Sequence {
    let mut sequence = Sequence::new(&code.parse().unwrap(), &Plan::default()).unwrap();
    sequence.search(to, &mut |_| true).unwrap();
    sequence
}

#[test]
fn any_heap_is_answered_after_a_proof() {
    let kayles = proved_sequence("0.77");
    assert_eq!(kayles.value(u64::MAX), kayles.value(71 + (u64::MAX - 71) % 12));
    let nim = proved_sequence("nim");
    assert_eq!(nim.value(u64::MAX), Some(u64::MAX));
    let three = proved_sequence("0.3f");
    let heap = u64::MAX - 1;
    assert_eq!(three.value(heap), Some(heap / 6 * 3 + heap % 3));
}

#[test]
fn false_certificates_of_growing_values_are_refused() {
    for code in ["0.8", "0.3f", "0.9c", "8.[3]", "0.e(16)"] {
        let good = Certificate::of(&proved_sequence(code)).unwrap();
        let mut wrong = vec![good.clone(); 6];
        wrong[0].period.n0 += 1;
        wrong[1].period.length *= 2;
        (wrong[2].period.length, wrong[2].period.saltus) = (2 * good.period.length, 2 * good.period.saltus);
        wrong[3].needed -= 1;
        wrong[4].values ^= 1;
        wrong[5].code = "0.(16)8".parse().unwrap();
        for (number, certificate) in wrong.iter().enumerate() {
            assert!(check(certificate, &mut |_, _| true).is_err(), "{code} {number}");
        }
    }
}

#[test]
fn false_certificates_are_refused() {
    let sequence = proved_sequence("0.177");
    let good = Certificate::of(&sequence).unwrap();
    let mut wrong = vec![good.clone(); 7];
    wrong[0].period.n0 -= 1;
    wrong[1].period.n0 += 1;
    wrong[2].period.length *= 2;
    wrong[3].needed -= 300;
    wrong[4].values ^= 1;
    wrong[5].code = "0.45".parse().unwrap();
    if let Some((_, rare_heaps)) = &mut wrong[6].rare_heaps {
        rare_heaps.pop();
    }
    for (number, certificate) in wrong.iter().enumerate() {
        assert!(check(certificate, &mut |_, _| true).is_err(), "{number}");
    }
    let text = good.write();
    for position in 0..text.len() {
        let mut damaged = text.clone().into_bytes();
        damaged[position] ^= 1;
        assert!(String::from_utf8(damaged).map_or(true, |text| Certificate::parse(&text).is_err()), "{position}");
    }
    assert!((0..text.len()).all(|len| Certificate::parse(&text[..len]).is_err()));
}

#[test]
fn certificates_with_huge_numbers_are_refused_at_once() {
    for code in ["0.77", "0.177", "subtraction:1,3,4", "all-but:2,3", "0.f", "0.3f", "0.[7]", "4.f[1]"] {
        let good = Certificate::of(&proved_sequence(code)).unwrap();
        for huge in [1 << 40, usize::MAX / 2, usize::MAX] {
            let mut wrong = vec![good.clone(); 5];
            wrong[0].period.n0 = huge;
            wrong[1].period.length = huge;
            wrong[2].needed = huge;
            wrong[3].argument = lab::Argument::Window(huge);
            (wrong[4].period.n0, wrong[4].needed) = (huge, huge);
            for certificate in wrong {
                assert!(check(&certificate, &mut |_, _| true).is_err(), "{code} {certificate:?}");
            }
        }
    }
}

#[test]
fn a_list_of_rare_heaps_that_ends_wrongly_is_refused() {
    let mut certificate = Certificate::of(&proved_sequence("0.77")).unwrap();
    certificate.rare_heaps.as_mut().unwrap().1.push((1, 1));
    assert!(check(&certificate, &mut |_, _| true).is_err());
}

#[test]
fn a_false_saltus_is_refused() {
    for code in ["nim", "0.[1]", "all-but:2", "lasker", "0.8", "0.3f"] {
        let mut certificate = Certificate::of(&proved_sequence(code)).unwrap();
        certificate.period.saltus += 1;
        assert!(check(&certificate, &mut |_, _| true).is_err(), "{code}");
    }
}

/// Codes that leave three heaps and more, and codes whose digits repeat for ever, without splits or with them.
fn less_common_code() -> impl Strategy<Value = String> {
    let first = || prop::sample::select(vec!["0", "4", "8", "c"]);
    let hexadecimal = (first(), "[0-9a-f]{1,4}");
    // With many moves values grow.
    let growing = (first(), "[8ac][0-9a-f]{0,3}");
    let four = ("[0-9a-f]{0,2}", 16..64u16, "[0-9a-f]{0,2}");
    let repeating = ("[0-3]{0,4}", "[0-3]{1,4}");
    let splitting = (first(), "[0-9a-f]{0,3}", "[0-9a-f]{1,3}");
    let lasker = (prop::sample::select(vec!["0", "4"]), "[37]{0,4}");
    prop_oneof![
        lasker.prop_map(|(first, digits)| format!("{first}.{digits}[3]")),
        hexadecimal.prop_map(|(first, digits)| format!("{first}.{digits}")),
        growing.prop_map(|(first, digits)| format!("{first}.{digits}")),
        four.prop_map(|(before, four, after)| format!("0.{before}({four}){after}")),
        repeating.prop_map(|(digits, tail)| format!("0.{digits}[{tail}]")),
        splitting.prop_map(|(first, digits, tail)| format!("{first}.{digits}[{tail}]")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn proofs_hold_far_out(code in less_common_code()) {
        let code: Code = code.parse().unwrap();
        let most = if code.only_takes() { 1500 } else { 500 };
        let mut sequence = Sequence::new(&code, &Plan::default()).unwrap();
        sequence.search(most, &mut |_| true).unwrap();
        let to = sequence.proof().map_or(0, |proof| 3 * proof.needed).clamp(700, 2000);
        let mut plain = Sequence::new(&code, &Plan { periods: false, ..Plan::default() }).unwrap();
        plain.extend(to, &mut |_| true).unwrap();
        if sequence.proof().is_some() {
            for heap in 0..to as u64 {
                prop_assert_eq!(sequence.value(heap), plain.value(heap), "{}: heap {}", code, heap);
            }
            prop_assert!(check(&Certificate::of(&sequence).unwrap(), &mut |_, _| true).is_ok(), "{}", code);
        }
    }
}
