//! Ending work from outside, wherever it is: in a search, in a table of values, in the proof of a period.
//!
//! A search has its [`Budget`](crate::solve::Budget). Tables and proofs are made where a position is read or a claim is
//! put together, with no budget at hand: they look here now and then.
use std::{
    cell::RefCell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

/// Set from outside to end the work of a thread.
pub type Flag = Arc<AtomicBool>;

thread_local! {
    static FLAG: RefCell<Option<Flag>> = const { RefCell::new(None) };
}

/// The flag that held before, which holds again when this is dropped.
struct Before(Option<Flag>);

impl Drop for Before {
    fn drop(&mut self) {
        FLAG.set(self.0.take());
    }
}

/// Does some work on this thread, which ends soon after the flag is set. What comes of it is then worth nothing, and
/// whoever has set the flag throws it away; a table or a proof that was not finished is not kept.
///
/// ```
/// use engine::{Convention, Params, Question, games, interrupt::{self, Flag}, solve::OutOfBudget};
/// let octal = games::build("octal", &Params::default()).unwrap();
/// let analyse = || octal.analyse("1000", Convention::Normal, &Question::default()).unwrap();
/// assert_eq!(interrupt::scope(&Flag::new(true.into()), analyse).gave_up, Some(OutOfBudget::Cancelled));
/// assert!(analyse().outcome.is_some());
/// ```
pub fn scope<T>(flag: &Flag, work: impl FnOnce() -> T) -> T {
    let _before = Before(FLAG.replace(Some(Arc::clone(flag))));
    work()
}

/// The same where there may be no flag: then the one that holds already goes on to hold.
pub(crate) fn scope_of<T>(flag: Option<&Flag>, work: impl FnOnce() -> T) -> T {
    match flag {
        Some(flag) => scope(flag, work),
        None => work(),
    }
}

/// The flag that holds on this thread.
pub(crate) fn flag() -> Option<Flag> {
    FLAG.with_borrow(Clone::clone)
}

/// Whether the work of this thread is to end.
pub fn is_set() -> bool {
    FLAG.with_borrow(|flag| flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_holds_as_long_as_the_work_and_the_one_before_it_afterwards() {
        let (outer, inner) = (Flag::default(), Flag::new(true.into()));
        assert!(!is_set());
        scope(&outer, || {
            assert!(scope(&inner, is_set) && scope_of(Some(&inner), is_set) && !scope_of(None, is_set));
            outer.store(true, Ordering::Relaxed);
            assert!(is_set());
        });
        assert!(!is_set() && flag().is_none());
    }
}
