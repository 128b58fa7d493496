//! Quotients against exhaustive search by plain code, on codes at random.
use lab::interrupt;
use misere::{HeapTable, MisereSolution, Quotient, QuotientElement, QuotientLimits};
use proptest::prelude::*;
use std::collections::HashMap;

/// Whether the player to move loses, from the rules alone.
fn loses(heaps: &HeapTable, sum: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    let mut sum: Vec<usize> = sum.iter().copied().filter(|&heap| !heaps.is_dead(heap)).collect();
    sum.sort_unstable();
    if let Some(&known) = known.get(&sum) {
        return known;
    }
    let mut options = (0..sum.len()).flat_map(|at| heaps.options(sum[at]).iter().map(move |option| (at, option)));
    let loses = !sum.is_empty()
        && !options.any(|(at, option)| {
            let mut left = sum.clone();
            left.swap_remove(at);
            left.extend(option.iter());
            loses(heaps, &left, known)
        });
    known.insert(sum, loses);
    loses
}

/// Calls `check` with all sums of at most `total` tokens.
fn sums(largest: usize, total: usize, sum: &mut Vec<usize>, check: &mut impl FnMut(&[usize])) {
    check(sum);
    let least = sum.last().copied().unwrap_or(1);
    for heap in least..=largest.min(total) {
        sum.push(heap);
        sums(largest, total - heap, sum, check);
        sum.pop();
    }
}

/// Compares the outcomes of all sums, and returns how many there were.
fn compare(heaps: &HeapTable, quotient: &Quotient, total: usize) -> usize {
    let (mut known, mut count) = (HashMap::new(), 0);
    sums(heaps.largest(), total, &mut Vec::new(), &mut |sum| {
        count += 1;
        assert_eq!(quotient.is_p(quotient.sum(sum)), loses(heaps, sum, &mut known), "{sum:?}");
    });
    count
}

/// Checks that no two elements have the same outcomes beside all others: the quotient is no larger than it must be.
fn assert_reduced(quotient: &Quotient) {
    let monoid = quotient.monoid();
    let outcomes =
        |a: QuotientElement| -> Vec<bool> { monoid.elements().map(|b| quotient.is_p(monoid.product(a, b))).collect() };
    let rows: HashMap<Vec<bool>, QuotientElement> =
        monoid.elements().map(|element| (outcomes(element), element)).collect();
    assert_eq!(rows.len(), monoid.order());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn outcomes_of_any_code_are_those_of_a_search(
        digits in prop::collection::vec(0u32..8, 1..4),
        first in prop::bool::weighted(0.2),
    ) {
        let digits: String = digits.iter().map(|digit| format!("{digit:x}")).collect();
        let code = format!("{}.{digits}", if first { 4 } else { 0 });
        let heaps = HeapTable::of_code(&code.parse().unwrap(), 11);
        // Some have no finite quotient; the work is limited.
        let (quotient, _) = interrupt::within(200_000, || Quotient::of(&heaps, &QuotientLimits::default()));
        if let Ok(quotient) = quotient {
            prop_assert!(compare(&heaps, &quotient, 20) > 1_000);
            assert_reduced(&quotient);
        }
    }
}

#[test]
fn outcomes_of_known_games_are_those_of_a_search() {
    for (code, largest, total) in
        [("0.77", 28, 28), ("0.07", 25, 28), ("0.123", 14, 28), ("8.4", 12, 24), ("0.3f", 10, 24), ("grundy", 17, 28)]
    {
        let heaps = HeapTable::of_code(&code.parse().unwrap(), largest);
        let quotient = Quotient::of(&heaps, &QuotientLimits::default()).unwrap();
        assert!(compare(&heaps, &quotient, total) > 1_000, "{code}");
        assert_reduced(&quotient);
    }
}

#[test]
fn published_quotients_come_out() {
    // T. Plambeck, Taming the wild in impartial combinatorial games, 2005; T. Plambeck and A. N. Siegel, Misère
    // quotients for impartial games, 2008.
    for (code, order, p_portion, period) in [("0.77", 40, 9, 12), ("0.123", 20, 5, 5)] {
        let solution = MisereSolution::of_code(&code.parse().unwrap(), 250, &QuotientLimits::default(), &mut |_| true);
        let quotient = &solution.quotient;
        assert_eq!((quotient.monoid().order(), quotient.p_portion().count()), (order, p_portion), "{code}");
        assert_eq!(solution.period.unwrap().length, period, "{code}");
    }
}

#[test]
fn nim_has_tame_quotients() {
    // The quotient of nim heaps up to 2^k - 1 has 2^k + 2 elements for k from 2 on, as the misère Nim rule says.
    for (largest, order) in [(1, 2), (2, 6), (3, 6), (4, 10), (7, 10), (8, 18)] {
        let nim = HeapTable::new(largest, |heap| (0..heap).map(|left| vec![left]));
        let quotient = Quotient::of(&nim, &QuotientLimits::default()).unwrap();
        assert_eq!(quotient.monoid().order(), order, "{largest}");
    }
}
