//! For tests: Nim with a right theory, a wrong one and none, and a console in memory.
use crate::Console;
use engine::{
    AnyGame, Family, NimValue, Theorem,
    any::impartial,
    family::random_heaps,
    heap::{HeapOption, HeapRules, Heaps},
};

struct Nim {
    /// Theory is right for heaps smaller than this.
    wrong_from: u64,
    ranges: &'static [(usize, u64)],
}

impl HeapRules for Nim {
    const TAME: bool = true;
    const THEOREM: &'static Theorem = &Theorem { id: "a-rule", source: "a test" };

    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption> {
        (1..=heap).map(HeapOption::take)
    }

    fn value(&self, heap: u64) -> NimValue {
        NimValue::from(if heap < self.wrong_from { heap } else { heap ^ 1 })
    }

    fn ranges(&self, _deep: bool) -> Vec<(usize, u64)> {
        self.ranges.to_vec()
    }
}

const RANGES: &[(usize, u64)] = &[(2, 6), (3, 6)];

/// What the test games declare.
pub(crate) const FAMILY: Family =
    Family { id: "test", parameters: &[], presets: &[], usual: 0, tags: &[], random: random_heaps, samples: &[""] };

/// Nim whose theory is right.
pub(crate) fn right() -> Box<dyn AnyGame> {
    impartial(Heaps(Nim { wrong_from: u64::MAX, ranges: RANGES })).boxed()
}

/// Nim whose theory is wrong for heaps of 6 and more.
pub(crate) fn wrong() -> Box<dyn AnyGame> {
    impartial(Heaps(Nim { wrong_from: 6, ranges: RANGES })).boxed()
}

/// Nim whose theory offers nothing to compare.
pub(crate) fn silent() -> Box<dyn AnyGame> {
    impartial(Heaps(Nim { wrong_from: 6, ranges: &[] })).boxed()
}

/// Runs a closure with a console in memory, and returns its result and the error output.
pub(crate) fn with_test_console<T>(run: impl FnOnce(&mut Console<'_>) -> T) -> (T, String) {
    let (mut input, mut output, mut errors) = (std::io::empty(), Vec::new(), Vec::new());
    let result = run(&mut Console {
        input: &mut input,
        output: &mut output,
        errors: &mut errors,
        interactive: false,
        lang: text::Lang::En,
        ascii: false,
        safe_numbers: false,
        width: 88,
        paint: crate::Paint(false),
        error_paint: crate::Paint(false),
    });
    (result, String::from_utf8(errors).expect("sentences are texts"))
}
