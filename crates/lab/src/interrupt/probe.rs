//! Probes of the work of a thread, for tests: how often it looks at the interrupt, how much it does in between, and how
//! soon it ends once its flag is set. Only debug builds have them.
use super::{Flag, scope};
use std::cell::Cell;

/// What a probe has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looks {
    /// Number of looks at the interrupt.
    pub count: u64,
    /// The most units of work that were counted at once.
    pub most_units: u64,
    /// The most elementary steps between two looks.
    pub most_steps: u64,
    /// Number of looks after the one at which the flag was set.
    pub after: u64,
    /// Units of work that were counted after it.
    pub units_after: u64,
    /// The look at which the flag is set; never if it is 0.
    stop_at: u64,
}

thread_local! {
    static LOOKS: Cell<Looks> = const {
        Cell::new(Looks { count: 0, most_units: 0, most_steps: 0, after: 0, units_after: 0, stop_at: 0 })
    };
    /// Elementary steps since the last look.
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

impl Looks {
    fn is_stopped(&self) -> bool {
        self.stop_at > 0 && self.count >= self.stop_at
    }

    fn end_stretch(&mut self) {
        self.most_steps = self.most_steps.max(STEPS.take());
    }
}

/// Does some work whose flag is set at its `stop_at`-th look, or never if that is 0.
///
/// ```
/// use lab::interrupt::{self, probe};
/// let work = || interrupt::until(0..10_000, 16).map(|_| interrupt::step()).count();
/// let (all, looks) = probe::watch(0, work);
/// assert_eq!((all, looks.count, looks.after), (10_000, 9, 0));
/// assert!((1_000..2_000).contains(&looks.most_steps));
/// let (some, looks) = probe::watch(3, work);
/// assert_eq!((some, looks.count, looks.after), (3_071, 3, 0));
/// ```
pub fn watch<T>(stop_at: u64, work: impl FnOnce() -> T) -> (T, Looks) {
    let before = LOOKS.replace(Looks { stop_at, ..Looks::default() });
    STEPS.set(0);
    let value = scope(&Flag::default(), work);
    let mut looks = LOOKS.replace(before);
    looks.end_stretch();
    (value, looks)
}

/// Counts an elementary step.
#[inline]
pub(super) fn count_step() {
    STEPS.set(STEPS.get() + 1);
}

/// Counts units of work.
pub(super) fn count_units(units: u64) {
    let mut looks = LOOKS.get();
    looks.most_units = looks.most_units.max(units);
    looks.units_after += if looks.is_stopped() { units } else { 0 };
    LOOKS.set(looks);
}

/// Counts a look at the interrupt; returns whether the flag is to be set now.
pub(super) fn look() -> bool {
    let mut looks = LOOKS.get();
    looks.after += u64::from(looks.is_stopped());
    looks.count += 1;
    looks.end_stretch();
    LOOKS.set(looks);
    looks.count == looks.stop_at
}
