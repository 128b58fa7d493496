//! Probes of the work of a thread, for tests: how often it checks for an interrupt, how much it does between two
//! checks, and how soon it ends once its flag is set. Only debug builds have them.
use super::{Flag, scope};
use std::cell::Cell;

/// What a probe has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checks {
    /// Number of checks for an interrupt.
    pub count: u64,
    /// Largest number of units of work that were counted at once.
    pub most_units: u64,
    /// Largest number of elementary steps between two checks.
    pub most_steps: u64,
    /// Number of checks after the one at which the flag was set.
    pub after: u64,
    /// Number of units of work that were counted after that check.
    pub units_after: u64,
    /// The check at which the flag is set; never if it is 0.
    stop_at: u64,
}

thread_local! {
    static CHECKS: Cell<Checks> = const {
        Cell::new(Checks { count: 0, most_units: 0, most_steps: 0, after: 0, units_after: 0, stop_at: 0 })
    };
    /// Elementary steps since the last check.
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

impl Checks {
    fn has_stopped(&self) -> bool {
        self.stop_at > 0 && self.count >= self.stop_at
    }

    fn end_stretch(&mut self) {
        self.most_steps = self.most_steps.max(STEPS.take());
    }
}

/// Does some work whose flag is set at its `stop_at`-th check, or never if that is 0.
///
/// ```
/// use lab::interrupt::{self, probe};
/// let work = || interrupt::until(0..10_000, 16).map(|_| interrupt::step()).count();
/// let (all, checks) = probe::watch(0, work);
/// assert_eq!((all, checks.count, checks.after), (10_000, 9, 0));
/// assert!((1_000..2_000).contains(&checks.most_steps));
/// let (some, checks) = probe::watch(3, work);
/// assert_eq!((some, checks.count, checks.after), (3_071, 3, 0));
/// ```
pub fn watch<T>(stop_at: u64, work: impl FnOnce() -> T) -> (T, Checks) {
    let before = CHECKS.replace(Checks { stop_at, ..Checks::default() });
    STEPS.set(0);
    let value = scope(&Flag::default(), work);
    let mut checks = CHECKS.replace(before);
    checks.end_stretch();
    (value, checks)
}

/// Counts an elementary step.
#[inline]
pub(super) fn count_step() {
    STEPS.set(STEPS.get() + 1);
}

/// Counts units of work.
pub(super) fn count_units(units: u64) {
    let mut checks = CHECKS.get();
    checks.most_units = checks.most_units.max(units);
    checks.units_after += if checks.has_stopped() { units } else { 0 };
    CHECKS.set(checks);
}

/// Counts a check for an interrupt; returns whether the flag must be set now.
pub(super) fn count_check() -> bool {
    let mut checks = CHECKS.get();
    checks.after += u64::from(checks.has_stopped());
    checks.count += 1;
    checks.end_stretch();
    CHECKS.set(checks);
    checks.count == checks.stop_at
}
