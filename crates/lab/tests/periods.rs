//! Periods are those of the literature, proved, and their certificates hold.
use lab::{Certificate, Code, Plan, Sequence, check};

/// Code, first periodic heap, period, saltus.
const PERIODS: [(&str, usize, usize, u32); 37] = [
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
];

fn proved(code: &str) -> Sequence {
    let code: Code = code.parse().unwrap();
    let mut sequence = Sequence::new(&code, &Plan::default()).unwrap();
    sequence.search(1 << 20, &mut |_| true).unwrap();
    sequence
}

#[test]
fn periods_are_proved_and_their_certificates_hold() {
    for (code, n0, length, saltus) in PERIODS {
        let sequence = proved(code);
        let period = sequence.proof().unwrap_or_else(|| panic!("{code} has no proof")).period;
        assert_eq!((period.n0, period.length, period.saltus), (n0, length, saltus), "{code}");
        let certificate = Certificate::of(&sequence).unwrap();
        let text = certificate.write();
        assert_eq!(Certificate::parse(&text).unwrap(), certificate, "{code}");
        // Plain code takes long for large periods in a build for tests; the benchmark checks them.
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
}

fn proved_to(code: &str, to: usize) -> Sequence {
    let mut sequence = Sequence::new(&code.parse().unwrap(), &Plan::default()).unwrap();
    sequence.search(to, &mut |_| true).unwrap();
    sequence
}

#[test]
fn any_heap_is_answered_after_a_proof() {
    let kayles = proved("0.77");
    assert_eq!(kayles.value(u64::MAX), kayles.value(71 + (u64::MAX - 71) % 12));
    let nim = proved("nim");
    assert_eq!(nim.value(u64::MAX), Some(u64::MAX));
}

#[test]
fn false_certificates_are_refused() {
    let sequence = proved("0.177");
    let good = Certificate::of(&sequence).unwrap();
    let mut wrong = vec![good.clone(); 7];
    wrong[0].period.n0 -= 1;
    wrong[1].period.n0 += 1;
    wrong[2].period.length *= 2;
    wrong[3].needed -= 300;
    wrong[4].values ^= 1;
    wrong[5].code = "0.45".parse().unwrap();
    if let Some((_, rares)) = &mut wrong[6].rares {
        rares.pop();
    }
    for (number, certificate) in wrong.iter().enumerate() {
        assert!(check(certificate, &mut |_, _| true).is_err(), "{number}");
    }
    let text = good.write();
    for place in 0..text.len() {
        let mut damaged = text.clone().into_bytes();
        damaged[place] ^= 1;
        assert!(String::from_utf8(damaged).map_or(true, |text| Certificate::parse(&text).is_err()), "{place}");
    }
    assert!((0..text.len()).all(|len| Certificate::parse(&text[..len]).is_err()));
}
