//! Limits on the work of a thread, whatever it does: a search, a table of values, the proof of a period.
//!
//! To cancel work, run it in a [`scope`] with a flag; to limit it, run it [`within`] a number of units. Long loops
//! count their work with [`spend`] and end when it returns true. A search has its own budget, but tables and proofs are
//! built while a position is read or a claim is made, with no budget at hand.
#[cfg(debug_assertions)]
pub mod probe;

use std::{
    cell::{Cell, RefCell},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

/// A flag that the caller sets to cancel the work of a thread.
pub type Flag = Arc<AtomicBool>;

/// Units of work done, and their limit. A unit is about the time of a move in a search.
#[derive(Clone, Copy)]
struct Work {
    done: u64,
    limit: u64,
}

thread_local! {
    static FLAG: RefCell<Option<Flag>> = const { RefCell::new(None) };
    static WORK: Cell<Work> = const { Cell::new(Work { done: 0, limit: u64::MAX }) };
    static IS_FORBIDDEN: Cell<bool> = const { Cell::new(false) };
}

/// Restores the previous flag when it is dropped.
struct RestoreFlag(Option<Flag>);

impl Drop for RestoreFlag {
    fn drop(&mut self) {
        FLAG.set(self.0.take());
    }
}

/// Restores the previous limit when it is dropped; the work done since then counts there too.
struct RestoreLimit(Work);

impl Drop for RestoreLimit {
    fn drop(&mut self) {
        let Work { done, limit } = self.0;
        WORK.set(Work { done: done.saturating_add(WORK.get().done), limit });
    }
}

/// Does some work on this thread that ends soon after the flag is set. Its result is then meaningless and must be
/// discarded; unfinished tables and proofs are not stored.
///
/// ```
/// use lab::{Plan, Sequence, interrupt::{self, Flag}};
/// let mut kayles = Sequence::new(&"kayles".parse().unwrap(), &Plan::default()).unwrap();
/// assert!(interrupt::scope(&Flag::new(true.into()), || kayles.search(1000, &mut |_| true)).is_err());
/// assert!(kayles.search(1000, &mut |_| true).is_ok());
/// ```
pub fn scope<T>(flag: &Flag, work: impl FnOnce() -> T) -> T {
    let _restore = RestoreFlag(FLAG.replace(Some(Arc::clone(flag))));
    work()
}

/// Does some work on this thread, and returns its result with the number of units. Work beyond `limit` units ends like
/// work whose flag is set; the number returned is then larger than the limit.
///
/// ```
/// use lab::{Plan, Sequence, interrupt};
/// let mut kayles = Sequence::new(&"kayles".parse().unwrap(), &Plan::default()).unwrap();
/// let (few, units) = interrupt::within(10, || kayles.search(1000, &mut |_| true));
/// assert!(few.is_err() && units > 10);
/// let (all, units) = interrupt::within(1_000_000, || kayles.search(1000, &mut |_| true));
/// assert!(all.is_ok() && (11..=1_000_000).contains(&units));
/// ```
pub fn within<T>(limit: u64, work: impl FnOnce() -> T) -> (T, u64) {
    let restore = RestoreLimit(WORK.replace(Work { done: 0, limit }));
    let value = work();
    let done = WORK.get().done;
    drop(restore);
    (value, done)
}

/// Counts some work, and returns whether the work of this thread must end. Beyond the limit nothing is counted any
/// more, since nothing is done.
pub fn spend(units: u64) -> bool {
    #[cfg(debug_assertions)]
    probe::count_units(units);
    let Work { done, limit } = WORK.get();
    if done <= limit {
        WORK.set(Work { done: done.saturating_add(units), limit });
    }
    is_set()
}

/// Returns the items up to an interrupt; `items_of_unit` items take about as long as a unit of work.
///
/// ```
/// use lab::interrupt;
/// let (count, units) = interrupt::within(100, || interrupt::until(0.., 16).count());
/// assert!(count > 1_600 && count < 5_000 && units > 100);
/// assert_eq!(interrupt::until(0..5_000, 16).count(), 5_000);
/// ```
pub fn until<I: Iterator>(items: I, items_of_unit: u64) -> impl Iterator<Item = I::Item> {
    const AT_ONCE: u64 = 1024;
    let mut unchecked = 0;
    items.take_while(move |_| {
        unchecked += 1;
        if unchecked < AT_ONCE {
            return true;
        }
        unchecked = 0;
        !spend(AT_ONCE / items_of_unit)
    })
}

/// Whether the work of this thread is cancelled or beyond its limit.
pub fn is_set() -> bool {
    #[cfg(debug_assertions)]
    if probe::count_check() {
        FLAG.with_borrow(|flag| flag.iter().for_each(|flag| flag.store(true, Ordering::Relaxed)));
    }
    let Work { done, limit } = WORK.get();
    done > limit || FLAG.with_borrow(|flag| flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)))
}

/// Marks this thread as one that must not run the engine, since it serves requests. Debug builds then panic when the
/// engine is called on it.
pub fn forbid() {
    IS_FORBIDDEN.set(true);
}

/// Panics in debug builds if the engine must not work on this thread.
#[inline]
pub fn check_thread() {
    debug_assert!(!IS_FORBIDDEN.get(), "the engine was called on a thread that serves requests");
}

/// Counts an elementary step; a unit of work has several. Release builds count nothing here. Debug builds use it to
/// find loops that run for long without a check for an interrupt.
#[inline(always)]
pub fn step() {
    #[cfg(debug_assertions)]
    probe::count_step();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_holds_as_long_as_the_work_and_the_one_before_it_afterwards() {
        let (outer, inner) = (Flag::default(), Flag::new(true.into()));
        assert!(!is_set());
        scope(&outer, || {
            assert!(scope(&inner, is_set) && !is_set());
            outer.store(true, Ordering::Relaxed);
            assert!(is_set());
        });
        assert!(!is_set());
    }

    #[test]
    fn work_within_a_limit_counts_outside_it_too() {
        let ((inner, after), all) = within(10, || {
            let inner = within(2, || (spend(2), spend(1)));
            (inner, is_set())
        });
        assert_eq!((inner, after, all), (((false, true), 3), false, 3));
        assert_eq!(within(2, || (spend(3), spend(3))), ((true, true), 3), "beyond the limit nothing counts");
        assert!(!spend(u64::MAX), "there is no limit outside");
    }

    #[test]
    #[should_panic(expected = "a thread that serves requests")]
    fn a_thread_that_serves_requests_must_not_work() {
        let worker = std::thread::spawn(|| {
            forbid();
            check_thread();
        });
        if let Err(panic) = worker.join() {
            std::panic::resume_unwind(panic);
        }
    }
}
