//! The second thread.
//!
//! It gets work a few thousand times a second, so it polls for a while before it parks: waking a thread takes as long
//! as a tenth of a tile.
#![expect(unsafe_code, reason = "a thread that lives longer uses borrowed data, but never after the borrow has ended")]
use std::{
    any::Any,
    cell::UnsafeCell,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::{
        Arc, Mutex, TryLockError,
        atomic::{AtomicU8, AtomicUsize, Ordering},
    },
    thread::{self, JoinHandle, Thread},
};

/// Number of polls before yielding the processor, perhaps to the other thread. There is no pause between two polls: a
/// virtual machine that pauses often loses its processor.
const POLLS: usize = 1 << 12;
/// Number of yields before parking: some milliseconds.
const ROUNDS: usize = if cfg!(test) { 1 } else { 1 << 9 };
/// Number of times in a row that the caller finishes before the worker has started; after that, something else must be
/// using the worker's core.
const MAX_LATE: usize = 3;
/// Number of calls that then run both closures on the caller's thread.
const SOLO_CALLS: usize = 32;

/// No work, or the work is done.
const IDLE: u8 = 0;
/// Work waits for the thread.
const READY: u8 = 1;
/// The thread runs the work.
const RUNNING: u8 = 2;
/// The thread should end.
const END: u8 = 3;

pub(super) struct Worker {
    slot: Arc<Slot>,
    thread: Option<JoinHandle<()>>,
    /// Locked by the caller whose work the thread runs.
    turn: Mutex<()>,
    /// How often in a row the thread was late.
    late: AtomicUsize,
    /// Number of calls that still run both closures on the caller's thread.
    solo_calls: AtomicUsize,
}

/// The slot in which the thread finds its work.
struct Slot {
    state: AtomicU8,
    /// Belongs to the thread while the state is `READY` or `RUNNING`, otherwise to the caller that has the turn.
    work: UnsafeCell<Option<Work>>,
}

// SAFETY: the state says who owns the work, and only its owner changes it, with release and acquire.
unsafe impl Sync for Slot {}

/// A task on the stack of the thread that waits for it.
struct Work {
    task: *mut (),
    /// Runs the task, which must still be there and must not be used by anything else.
    run: unsafe fn(*mut ()),
    waiting: Thread,
}

// SAFETY: a task consists of `Send` types, see `Worker::join`.
unsafe impl Send for Work {}

/// A closure and its result.
struct Task<F, B> {
    there: Option<F>,
    result: Option<Result<B, Box<dyn Any + Send>>>,
}

impl<F: FnOnce() -> B, B> Task<F, B> {
    /// # Safety
    /// It must be a task of this type, to which there is no other reference.
    unsafe fn run(task: *mut ()) {
        // SAFETY: as above.
        let task = unsafe { &mut *task.cast::<Task<F, B>>() };
        task.result = task.there.take().map(|there| catch_unwind(AssertUnwindSafe(there)));
    }
}

impl Slot {
    /// Runs work until the state is `END`.
    fn serve(&self) {
        loop {
            wait(|| self.state.load(Ordering::Acquire) != IDLE);
            if self.state.load(Ordering::Acquire) == END {
                return;
            }
            self.state.store(RUNNING, Ordering::Release);
            // SAFETY: the state is `RUNNING`, so the work is ours; the caller that left it waits until the state
            // changes.
            let work = unsafe { (*self.work.get()).take() };
            let Some(Work { task, run, waiting }) = work else { return };
            // SAFETY: the task is still there, as the caller waits for it, and nothing uses it before the state
            // changes.
            unsafe { run(task) };
            self.state.store(IDLE, Ordering::Release);
            waiting.unpark();
        }
    }
}

/// Waits for a condition; another thread unparks this one after the condition has become true.
fn wait(is_met: impl Fn() -> bool) {
    for _ in 0..ROUNDS {
        if (0..POLLS).any(|_| is_met()) {
            return;
        }
        thread::yield_now();
    }
    while !is_met() {
        thread::park();
    }
}

/// Waits for the thread when it is dropped, even while panicking: the thread must not use the task any longer.
struct WaitGuard<'a>(&'a Slot);

impl Drop for WaitGuard<'_> {
    fn drop(&mut self) {
        wait(|| self.0.state.load(Ordering::Acquire) == IDLE);
    }
}

impl Worker {
    pub(super) fn new() -> Option<Worker> {
        let slot = Arc::new(Slot { state: AtomicU8::new(IDLE), work: UnsafeCell::new(None) });
        let shared = slot.clone();
        let thread = thread::Builder::new().name("lab".to_owned()).spawn(move || shared.serve()).ok()?;
        Some(Worker {
            slot,
            thread: Some(thread),
            turn: Mutex::new(()),
            late: AtomicUsize::new(0),
            solo_calls: AtomicUsize::new(0),
        })
    }

    pub(super) fn join<A, B: Send>(&self, here: impl FnOnce() -> A, there: impl FnOnce() -> B + Send) -> (A, B) {
        let solo_calls = self.solo_calls.load(Ordering::Relaxed);
        if solo_calls > 0 {
            self.solo_calls.store(solo_calls - 1, Ordering::Relaxed);
            return (here(), there());
        }
        let _turn = match self.turn.try_lock() {
            Ok(turn) => turn,
            // A caller panicked, but not before the thread had finished.
            Err(TryLockError::Poisoned(turn)) => turn.into_inner(),
            Err(TryLockError::WouldBlock) => return (here(), there()),
        };
        let mut task = Task { there: Some(there), result: None };
        let work = work_for(&mut task);
        // SAFETY: the state is `IDLE` and the turn is ours, so the work is too.
        unsafe { *self.slot.work.get() = Some(work) };
        self.slot.state.store(READY, Ordering::Release);
        let guard = WaitGuard(&self.slot);
        if let Some(thread) = &self.thread {
            thread.thread().unpark();
        }
        let value = here();
        self.record(self.slot.state.load(Ordering::Acquire) == READY);
        drop(guard);
        match task.result {
            Some(Ok(result)) => (value, result),
            Some(Err(panic)) => resume_unwind(panic),
            None => unreachable!("the thread has run the task"),
        }
    }
}

impl Worker {
    /// Records whether the thread was late.
    fn record(&self, is_late: bool) {
        let late = if is_late { self.late.load(Ordering::Relaxed) + 1 } else { 0 };
        if late == MAX_LATE {
            self.solo_calls.store(SOLO_CALLS, Ordering::Relaxed);
        }
        self.late.store(late % MAX_LATE, Ordering::Relaxed);
    }
}

/// Wraps a task as work for another thread; the bounds make sure that it and its result can be sent.
fn work_for<F: FnOnce() -> B + Send, B: Send>(task: &mut Task<F, B>) -> Work {
    Work { task: std::ptr::from_mut(task).cast(), run: Task::<F, B>::run, waiting: thread::current() }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.slot.state.store(END, Ordering::Release);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            // It ends without a panic: panics of tasks are caught.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_closures_run_every_time() {
        let worker = Worker::new().unwrap();
        let mut sums = [0u64; 2];
        for i in 0..2_000u64 {
            let [one, two] = &mut sums;
            let (a, b) = worker.join(
                || {
                    *one += i;
                    busy(i % 3 == 0);
                    *one
                },
                || {
                    *two += 2 * i;
                    busy(i % 3 == 1);
                    *two
                },
            );
            assert_eq!(2 * a, b);
            busy(i % 7 == 0);
        }
        assert_eq!(worker.join(|| sums[0], || sums[1]), (1_999_000, 3_998_000));
    }

    /// Works, if `is_busy`, until a waiting thread parks.
    fn busy(is_busy: bool) {
        let rounds = if is_busy { 20 * POLLS } else { 0 };
        (0..rounds).for_each(|round| _ = std::hint::black_box(round));
    }

    #[test]
    fn a_panic_on_either_side_is_passed_on_and_the_thread_lives() {
        let worker = Worker::new().unwrap();
        let there = catch_unwind(AssertUnwindSafe(|| worker.join(|| 1, || panic!("there"))));
        assert_eq!(there.unwrap_err().downcast_ref(), Some(&"there"));
        let mut has_run = false;
        let here = catch_unwind(AssertUnwindSafe(|| worker.join(|| panic!("here"), || has_run = true)));
        assert_eq!((here.unwrap_err().downcast_ref(), has_run), (Some(&"here"), true));
        assert_eq!(worker.join(|| 1, || 2), (1, 2));
    }
}
