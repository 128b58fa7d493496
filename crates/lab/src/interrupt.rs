//! Limits on the work of a thread, wherever it is: in a search, in a table of values, in the proof of a period.
//!
//! A search has a budget of its own. Tables and proofs are built while a position is read or a claim is made, with no
//! budget at hand: they count their work here, and stop when a flag is set from outside or when the work is too much.
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

/// Units of work: one is about the time of a move in a search.
#[derive(Clone, Copy)]
struct Work {
    done: u64,
    most: u64,
}

thread_local! {
    static FLAG: RefCell<Option<Flag>> = const { RefCell::new(None) };
    static WORK: Cell<Work> = const { Cell::new(Work { done: 0, most: u64::MAX }) };
    static IS_FORBIDDEN: Cell<bool> = const { Cell::new(false) };
}

/// The previous flag, which is restored when this is dropped.
struct Before(Option<Flag>);

impl Drop for Before {
    fn drop(&mut self) {
        FLAG.set(self.0.take());
    }
}

/// The previous limit, which is restored when this is dropped; the work done since counts there, too.
struct Outer(Work);

impl Drop for Outer {
    fn drop(&mut self) {
        let Work { done, most } = self.0;
        WORK.set(Work { done: done.saturating_add(WORK.get().done), most });
    }
}

/// Does some work on this thread, which ends soon after the flag is set. The result is then worthless, and the caller
/// that set the flag discards it; an unfinished table or proof is not stored.
///
/// ```
/// use lab::{Plan, Sequence, interrupt::{self, Flag}};
/// let mut kayles = Sequence::new(&"kayles".parse().unwrap(), &Plan::default()).unwrap();
/// assert!(interrupt::scope(&Flag::new(true.into()), || kayles.search(1000, &mut |_| true)).is_err());
/// assert!(kayles.search(1000, &mut |_| true).is_ok());
/// ```
pub fn scope<T>(flag: &Flag, work: impl FnOnce() -> T) -> T {
    let _before = Before(FLAG.replace(Some(Arc::clone(flag))));
    work()
}

/// Does some work on this thread, and returns how much that was. Work beyond the limit ends like work whose flag is
/// set; then more than `most` units are returned.
///
/// ```
/// use lab::{Plan, Sequence, interrupt};
/// let mut kayles = Sequence::new(&"kayles".parse().unwrap(), &Plan::default()).unwrap();
/// let (few, units) = interrupt::within(10, || kayles.search(1000, &mut |_| true));
/// assert!(few.is_err() && units > 10);
/// let (all, units) = interrupt::within(1_000_000, || kayles.search(1000, &mut |_| true));
/// assert!(all.is_ok() && (11..=1_000_000).contains(&units));
/// ```
pub fn within<T>(most: u64, work: impl FnOnce() -> T) -> (T, u64) {
    let outer = Outer(WORK.replace(Work { done: 0, most }));
    let value = work();
    let done = WORK.get().done;
    drop(outer);
    (value, done)
}

/// Counts some work, and returns whether the work of this thread is to end. Beyond the limit nothing counts any more,
/// since nothing is done.
pub fn spend(units: u64) -> bool {
    #[cfg(debug_assertions)]
    probe::count_units(units);
    let Work { done, most } = WORK.get();
    if done <= most {
        WORK.set(Work { done: done.saturating_add(units), most });
    }
    is_set()
}

/// The items up to an interrupt, if each takes about as long as one of `items_of_unit` parts of a unit.
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

/// Whether the work of this thread is cancelled, or too much.
pub fn is_set() -> bool {
    #[cfg(debug_assertions)]
    if probe::look() {
        FLAG.with_borrow(|flag| flag.iter().for_each(|flag| flag.store(true, Ordering::Relaxed)));
    }
    let Work { done, most } = WORK.get();
    done > most || FLAG.with_borrow(|flag| flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)))
}

/// Marks this thread as one that has no time for the engine, since it serves requests. Debug builds then panic when the
/// engine is called on it.
pub fn forbid() {
    IS_FORBIDDEN.set(true);
}

/// Panics in debug builds if the engine must not work on this thread.
#[inline]
pub fn check_thread() {
    debug_assert!(!IS_FORBIDDEN.get(), "the engine was called on a thread that serves requests");
}

/// Counts an elementary step, of which a unit of work has some. Release builds count nothing here; debug builds show
/// whether some loop goes on for long without a look at the interrupt: see [`probe`].
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
