//! Values by every method and at every level are those of a plain program that knows nothing of the lab.
use lab::{Code, Plan, Sequence, SequenceMethod, SimdLevel};
use proptest::prelude::*;

/// Values by definition: every move of every heap. Two heaps by pairs, three by pairs of pairs.
fn plain(code: &Code, to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..to {
        let mut seen = vec![false; 64];
        let mut see = |value: u32| {
            let value = value as usize;
            seen.resize(seen.len().max(value + 1), false);
            seen[value] = true;
        };
        for taken in 0..=n {
            let (digit, rest) = (code.digit(taken), n - taken);
            if code.last().is_some_and(|last| taken > last) {
                break;
            }
            if rest == 0 && digit & 1 != 0 {
                see(0);
            }
            if rest > 0 && rest < n && digit & 2 != 0 {
                see(values[rest]);
            }
            if digit & 4 != 0 {
                for a in (1..=rest / 2).filter(|a| !code.is_unequal() || 2 * a != rest) {
                    see(values[a] ^ values[rest - a]);
                }
            }
            if digit & 8 != 0 {
                for a in 1..=rest / 3 {
                    for b in a..=(rest - a) / 2 {
                        see(values[a] ^ values[b] ^ values[rest - a - b]);
                    }
                }
            }
        }
        let value = seen.iter().position(|seen| !seen).unwrap_or(seen.len());
        values.push(value.try_into().unwrap());
    }
    values
}

/// Values by the lab.
fn values(code: &Code, plan: &Plan, to: usize) -> Vec<u32> {
    let mut sequence = Sequence::new(code, plan).unwrap();
    sequence.extend(to, &mut |_| true).unwrap();
    sequence.values().range(0..to)
}

fn check(code: &str, to: usize) {
    let code: Code = code.parse().unwrap();
    let expected = plain(&code, to);
    for periods in [false, true] {
        let ours = values(&code, &Plan { periods, ..Plan::default() }, to);
        let first = (0..to).find(|&heap| ours[heap] != expected[heap]);
        assert_eq!(first, None, "{code}: the first heap that differs");
    }
}

/// Codes of all kinds that split: small periods, large ones, none known.
const SPLITTING: [&str; 44] = [
    "0.77", "0.07", "0.137", "0.4", "0.17", "0.44", "0.1377", "0.177", "0.45", "0.11377", "0.045", "0.044", "0.156",
    "0.16", "0.56", "0.127", "0.104", "0.1777", "0.15", "0.34", "0.35", "0.52", "0.53", "0.54", "0.106", "0.6",
    "0.007", "0.06", "0.04", "0.37", "0.36", "0.161", "0.14", "0.64", "0.74", "0.76", "0.055", "0.165", "0.356",
    "0.644", "4.3", "4.7", "4.0007", "grundy",
];

#[test]
fn games_that_split_have_the_plain_values_to_20_000() {
    std::thread::scope(|scope| {
        for half in SPLITTING.chunks(SPLITTING.len() / 2) {
            scope.spawn(move || half.iter().for_each(|code| check(code, 20_000)));
        }
    });
}

#[test]
fn games_that_only_take_have_the_plain_values_to_20_000() {
    for code in [
        "0.3",
        "0.333",
        "0.1",
        "0.2",
        "0.023",
        "0.1021",
        "0.30003",
        "subtraction:1,3,4",
        "subtraction:2,5,7",
        "subtraction:3,5,13",
        "subtraction:1,10,11,100",
        "subtraction:7,5000",
        "0.123123",
        "0.3030303",
    ] {
        check(code, 20_000);
    }
}

#[test]
fn other_codes_have_the_plain_values() {
    for code in ["0.[3]", "all-but:2", "all-but:2,5", "all-but:1,4,6", "0.[30]", "0.3[013]", "0.[1]", "0.[2]"] {
        check(code, 2_000);
    }
    for code in ["4.[3]", "0.[7]", "0.3[07]", "4.[03]u", "0.[37]"] {
        check(code, 400);
    }
    for code in ["0.8", "8.3", "0.3f", "0.af", "c.013", "0.009"] {
        check(code, 400);
    }
}

/// In some of them 0 is common in every other heap, and a split into equal heaps must not hide that it is not reached.
#[test]
fn scans_of_unequal_heaps_have_the_plain_values() {
    for code in ["0.05u", "0.5u", "0.405u", "4.0u", "0.6u", "0.007u"] {
        let code: Code = code.parse().unwrap();
        let plan = Plan { method: Some(SequenceMethod::Scan), periods: false, ..Plan::default() };
        assert!(values(&code, &plan, 6_000) == plain(&code, 6_000), "{code}");
    }
}

#[test]
fn sparse_games_of_unequal_heaps_have_the_plain_values() {
    for code in ["0.106u", "0.16u", "0.1777u", "0.014u", "0.0104u", "0.1006u", "0.034u", "0.0307u", "0.126u", "0.356u"]
    {
        let code: Code = code.parse().unwrap();
        let plan = Plan { method: Some(SequenceMethod::Sparse), periods: false, ..Plan::default() };
        assert!(values(&code, &plan, 9_000) == plain(&code, 9_000), "{code}");
    }
}

#[test]
fn only_requested_heaps_are_reported() {
    for (code, to) in [("0.007", 5_000), ("0.6", 50_001), ("0.05u", 6_000), ("0.[1]", 300)] {
        let code: Code = code.parse().unwrap();
        let plan = Plan { periods: false, ..Plan::default() };
        let mut sequence = Sequence::new(&code, &plan).unwrap();
        sequence.extend(to, &mut |_| true).unwrap();
        let all = sequence.values().range(0..to);
        let largest = all.iter().copied().max().unwrap();
        let at = all.iter().position(|&value| value == largest).unwrap();
        assert_eq!((sequence.values().len(), sequence.values().largest()), (to, (largest, at)), "{code}");
        assert_eq!(sequence.values().counts().iter().sum::<u64>(), to as u64, "{code}");
        for further in [to + 1, to + 700, to - 5] {
            sequence.extend(further, &mut |_| true).unwrap();
        }
        assert!(sequence.values().range(0..to + 700) == values(&code, &plan, to + 700), "{code}");
    }
}

#[test]
fn after_a_proof_exactly_the_requested_heaps_are_reported() {
    for code in ["0.77", "0.137", "0.3033", "nim", "all-but:2,3", "0.1[2]", "0.f", "0.0"] {
        let code: Code = code.parse().unwrap();
        let mut sequence = Sequence::new(&code, &Plan::default()).unwrap();
        sequence.search(4096, &mut |_| true).unwrap();
        assert!(sequence.proof().is_some(), "{code}");
        for to in [1, 2, 20, 50, 100, 255, 256, 257, 300, 1000] {
            let all = values(&code, &Plan { periods: false, ..Plan::default() }, to);
            let largest = all.iter().copied().max().unwrap();
            let at = all.iter().position(|&value| value == largest).unwrap();
            assert_eq!(sequence.largest(to as u64), (largest.into(), at as u64), "{code} {to}");
            let count = |value: u32| all.iter().filter(|&&other| other == value).count() as u64;
            let counts = sequence.counts(to as u64);
            let used = counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
            assert_eq!(counts[..used], (0..=largest).map(count).collect::<Vec<_>>(), "{code} {to}");
        }
    }
}

#[test]
fn four_heaps_are_counted() {
    // Heaps of 5 and 6 can be left as four heaps: 5 - 1 = 1+1+1+1, of value 0.
    let code: Code = "0.(16)".parse().unwrap();
    assert_eq!(values(&code, &Plan::default(), 8), [0, 0, 0, 0, 0, 1, 1, 1]);
}

/// Codes of up to five digits, perhaps with a split before the point or unequal splits.
fn any_code() -> impl Strategy<Value = Code> {
    let digits = prop::collection::vec(0u32..8, 1..5);
    (prop::sample::select(vec![0u32, 0, 0, 4]), digits, prop::bool::weighted(0.2)).prop_map(
        |(first, digits, unequal)| {
            let digits: String = digits.iter().map(|digit| digit.to_string()).collect();
            format!("{first}.{digits}{}", if unequal { "u" } else { "" }).parse().unwrap()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn all_methods_levels_and_threads_agree(code in any_code()) {
        let to = 6_000;
        let expected = plain(&code, 2_000);
        let reference = values(&code, &Plan { periods: false, ..Plan::default() }, to);
        prop_assert_eq!(&reference[..2_000], &expected[..]);
        for method in SequenceMethod::ALL.into_iter().filter(|method| method.fits(&code)) {
            let to = if method == SequenceMethod::Sets { 500 } else { to };
            for level in SimdLevel::available() {
                for threads in [1, 2] {
                    let plan = Plan { method: Some(method), level, threads, periods: false, ..Plan::default() };
                    prop_assert_eq!(&values(&code, &plan, to)[..], &reference[..to], "{} {:?} {}", method, level,
                        threads);
                }
            }
            let plan = Plan { method: Some(method), ..Plan::default() };
            prop_assert_eq!(&values(&code, &plan, to)[..], &reference[..to], "{} with its period", method);
        }
    }
}

/// Words of 16, 32 and 64 bits, steps of several heaps and heaps one by one, one number to take before a split and
/// several; far enough for the window to forget, and in 0.207 a rare heap and wider words come up on the way.
#[test]
fn small_index_games_have_the_same_values_with_all_levels_far_out() {
    for (code, to) in [("0.106", 700_000), ("0.1777", 700_000), ("0.324", 250_000), ("0.207", 250_000)] {
        let code: Code = code.parse().unwrap();
        let plain = values(&code, &Plan { level: SimdLevel::Portable, periods: false, ..Plan::default() }, to);
        assert_eq!(plain[..12_000], self::plain(&code, 12_000), "{code}");
        for level in SimdLevel::available() {
            let ours = values(&code, &Plan { level, ..Plan::default() }, to);
            assert_eq!((0..to).find(|&heap| ours[heap] != plain[heap]), None, "{code} {level:?}");
        }
    }
}

/// Both games are heavy enough for the second thread from about heap 25,000 and 85,000 on, and have heaps there whose
/// values are left out of the columns; in Grundy's game a rare heap makes a tile invalid.
#[test]
fn heavy_games_have_the_values_of_scans_with_all_levels_and_threads() {
    for code in ["0.6", "grundy"] {
        let code: Code = code.parse().unwrap();
        let scanned = values(&code, &Plan { method: Some(SequenceMethod::Scan), ..Plan::default() }, 110_000);
        for level in SimdLevel::available() {
            for threads in [1, 2] {
                let ours = values(&code, &Plan { level, threads, ..Plan::default() }, 110_000);
                assert_eq!((0..110_000).find(|&heap| ours[heap] != scanned[heap]), None, "{code} {level:?} {threads}");
            }
        }
    }
}

/// The first value with a new bit, far out: it counts as common, or every later heap would have to be split into its
/// heap.
#[test]
fn no_heap_becomes_rare_because_a_value_has_a_new_bit() {
    let mut grundy = Sequence::new(&"grundy".parse().unwrap(), &Plan { threads: 2, ..Plan::default() }).unwrap();
    grundy.extend(7_300_000, &mut |_| true).unwrap();
    assert_eq!((grundy.value(7_250_049), grundy.values().largest()), (Some(256), (256, 7_250_049)));
    assert_eq!(grundy.sparseness(7_300_000).unwrap().rare_heaps.last(), Some(&(82_860, 108)));
}
