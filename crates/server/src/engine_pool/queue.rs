//! The queue of an engine pool: callers take turns, each with a few jobs at a time.
use super::{Caller, Kind};
use crate::problem::Refusal;
use engine::interrupt::Flag;
use std::{
    collections::{HashMap, VecDeque},
    sync::{Condvar, Mutex, MutexGuard, PoisonError, atomic::Ordering},
};

/// Maximum number of jobs of one caller at a time.
const AT_ONCE: usize = 2;

/// Maximum number of waiting jobs of one caller; further ones are refused. If there is less room, nobody may have more
/// jobs waiting than there is room left, so that many callers together leave some for others.
const WAITING_OF_ONE: usize = 64;

/// Maximum number of waiting jobs of all callers.
const WAITING: usize = 1024;

/// A job in the queue.
pub(super) struct Job {
    pub(super) caller: Caller,
    /// Set to stop it.
    pub(super) stop: Flag,
    /// Tries to do the job on a thread of some kind; false if it takes too long for that.
    pub(super) attempt: Box<dyn FnMut(Kind) -> bool + Send>,
}

/// A queue of jobs.
#[derive(Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    quick: Condvar,
    long: Condvar,
}

#[derive(Default)]
struct State {
    shares: HashMap<Caller, Share>,
    /// Callers whose next job may begin.
    turns: VecDeque<Caller>,
    /// Jobs that have proved too long for quick threads. A caller has few of them, so they take turns, too.
    long: VecDeque<Job>,
    /// Flags of the jobs that have begun.
    begun: Vec<Flag>,
    waiting: usize,
    is_closed: bool,
}

/// The jobs of one caller.
#[derive(Default)]
struct Share {
    waiting: VecDeque<Job>,
    /// Number of jobs that have begun.
    begun: usize,
    /// Whether the caller is among those whose turn will come.
    has_turn: bool,
}

impl Queue {
    /// Adds a job, or refuses it if too many wait.
    pub(super) fn push(&self, job: Job) -> Result<(), Refusal> {
        let mut state = self.lock();
        if state.is_closed {
            return Err(Refusal::not_ready());
        }
        let caller = job.caller.clone();
        if state.is_full(&caller) {
            state.drop_abandoned(&caller);
        }
        if state.is_full(&caller) {
            return Err(Refusal::too_many(1));
        }
        state.shares.entry(caller.clone()).or_default().waiting.push_back(job);
        state.waiting += 1;
        state.give_turn(&caller);
        drop(state);
        self.quick.notify_one();
        Ok(())
    }

    /// Waits for the next job for a thread; none when the queue is closed.
    pub(super) fn next(&self, kind: Kind) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            let (job, ready) = match kind {
                Kind::Quick => (state.begin(), &self.quick),
                Kind::Long => (state.long.pop_front(), &self.long),
            };
            if job.is_some() {
                return job;
            }
            state = ready.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Ends a job, or hands it on to a long thread.
    pub(super) fn finish(&self, job: Job, is_done: bool) {
        let mut state = self.lock();
        if !is_done && !state.is_closed {
            state.long.push_back(job);
            drop(state);
            self.long.notify_one();
            return;
        }
        state.end(&job);
        let has_turns = !state.turns.is_empty();
        drop(state);
        if has_turns {
            self.quick.notify_one();
        }
    }

    /// Stops all jobs and drops those that wait.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        for flag in &state.begun {
            flag.store(true, Ordering::Relaxed);
        }
        let dropped = (std::mem::take(&mut state.shares), std::mem::take(&mut state.long));
        drop(state);
        drop(dropped);
        self.quick.notify_all();
        self.long.notify_all();
    }

    pub(super) fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Whether a caller may not have one more waiting job.
    fn is_full(&self, caller: &Caller) -> bool {
        let waiting = self.shares.get(caller).map_or(0, |share| share.waiting.len());
        waiting >= WAITING_OF_ONE.min(WAITING - self.waiting)
    }

    /// Drops the waiting jobs of a caller for which nobody waits any more.
    fn drop_abandoned(&mut self, caller: &Caller) {
        let Some(share) = self.shares.get_mut(caller) else { return };
        let before = share.waiting.len();
        share.waiting.retain(|job| !job.stop.load(Ordering::Relaxed));
        self.waiting -= before - share.waiting.len();
    }

    /// Puts a caller at the end of those whose turn will come, if a job of it may begin.
    fn give_turn(&mut self, caller: &Caller) {
        let Some(share) = self.shares.get_mut(caller) else { return };
        if !share.has_turn && share.begun < AT_ONCE && !share.waiting.is_empty() {
            share.has_turn = true;
            self.turns.push_back(caller.clone());
        }
    }

    /// Begins the next job of the caller whose turn it is.
    fn begin(&mut self) -> Option<Job> {
        let caller = self.turns.pop_front()?;
        let share = self.shares.get_mut(&caller)?;
        share.has_turn = false;
        let job = share.waiting.pop_front()?;
        share.begun += 1;
        self.waiting -= 1;
        self.begun.push(Flag::clone(&job.stop));
        self.give_turn(&caller);
        Some(job)
    }

    /// Ends a job of a caller.
    fn end(&mut self, job: &Job) {
        self.begun.retain(|flag| !Flag::ptr_eq(flag, &job.stop));
        let Some(share) = self.shares.get_mut(&job.caller) else { return };
        share.begun -= 1;
        if share.begun == 0 && share.waiting.is_empty() {
            self.shares.remove(&job.caller);
        } else {
            self.give_turn(&job.caller);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(name: &str) -> Caller {
        Caller::Account(name.to_owned())
    }

    fn push(queue: &Queue, name: &str) -> Result<Flag, Refusal> {
        let stop = Flag::default();
        queue.push(Job { caller: caller(name), stop: Flag::clone(&stop), attempt: Box::new(|_| true) })?;
        Ok(stop)
    }

    /// The caller of the next job that begins, and the job.
    fn begin(queue: &Queue) -> Option<(Caller, Job)> {
        queue.lock().begin().map(|job| (job.caller.clone(), job))
    }

    #[test]
    fn callers_take_turns() {
        let queue = Queue::default();
        for name in ["a", "a", "a", "b", "c"] {
            push(&queue, name).unwrap();
        }
        let begun: Vec<_> = std::iter::from_fn(|| begin(&queue)).collect();
        let names: Vec<_> = begun.iter().map(|(caller, _)| caller.clone()).collect();
        assert_eq!(names, ["a", "b", "c", "a"].map(caller), "the third job of the first waits for another to end");
        let (_, first) = begun.into_iter().next().unwrap();
        queue.finish(first, true);
        assert_eq!(begin(&queue).unwrap().0, caller("a"));
    }

    #[test]
    fn a_long_job_still_counts_to_its_caller() {
        let queue = Queue::default();
        for name in ["a", "a", "a"] {
            push(&queue, name).unwrap();
        }
        for _ in 0..AT_ONCE {
            let (_, job) = begin(&queue).unwrap();
            queue.finish(job, false);
        }
        assert!(begin(&queue).is_none(), "two jobs of this caller wait for long threads");
        let long = queue.next(Kind::Long).unwrap();
        queue.finish(long, true);
        assert!(begin(&queue).is_some());
    }

    #[test]
    fn a_caller_with_too_many_jobs_is_refused_alone() {
        let queue = Queue::default();
        let flags: Vec<_> = (0..WAITING_OF_ONE).map(|_| push(&queue, "a").unwrap()).collect();
        assert_eq!(push(&queue, "a").unwrap_err(), Refusal::too_many(1));
        push(&queue, "b").unwrap();
        // Jobs that nobody waits for make room.
        flags[7].store(true, Ordering::Relaxed);
        push(&queue, "a").unwrap();
        assert_eq!(queue.lock().waiting, WAITING_OF_ONE + 1);
    }

    #[test]
    fn many_greedy_callers_leave_room_for_others() {
        let queue = Queue::default();
        for _ in 0..WAITING_OF_ONE {
            for greedy in 0..100 {
                // Most of these are refused.
                drop(push(&queue, &format!("greedy {greedy}")));
            }
        }
        for other in 0..5 {
            push(&queue, &format!("other {other}")).unwrap();
        }
        let mut callers = 0;
        while push(&queue, &format!("flood {callers}")).is_ok() {
            callers += 1;
        }
        let state = queue.lock();
        assert_eq!(
            (state.waiting, state.shares.len()),
            (WAITING, 100 + 5 + callers),
            "none is left of the refused one"
        );
    }

    #[test]
    fn nothing_is_left_of_callers_whose_jobs_are_done() {
        let queue = Queue::default();
        push(&queue, "a").unwrap();
        let (_, job) = begin(&queue).unwrap();
        queue.finish(job, true);
        let state = queue.lock();
        assert!(state.shares.is_empty() && state.begun.is_empty() && state.turns.is_empty() && state.waiting == 0);
    }
}
