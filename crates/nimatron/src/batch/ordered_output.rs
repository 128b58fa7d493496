//! Writes answers in the order of their questions, although they arrive in another order.
use super::lock;
use crate::failure::Failure;
use engine::message::Message;
use std::{
    collections::BTreeMap,
    io::{self, BufWriter, Write},
    sync::{
        Condvar, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// Maximum number of answers that wait for an earlier one.
const MOST_WAITING: usize = 4096;

/// Approximate maximum of their bytes.
const MOST_BYTES: usize = 64 << 20;

/// Writes each answer as soon as all earlier ones are written.
pub(super) struct OrderedOutput<'a> {
    queue: Mutex<Queue<'a>>,
    progress: Condvar,
    stop: &'a AtomicBool,
}

struct Queue<'a> {
    output: BufWriter<&'a mut (dyn Write + Send)>,
    /// The index of the answer to be written next.
    next: u64,
    waiting: BTreeMap<u64, String>,
    bytes: usize,
    failed: Option<io::Error>,
    bug: Option<Message>,
}

impl<'a> OrderedOutput<'a> {
    /// An output that begins with index 0 and sets `stop` when nothing more can be written.
    pub(super) fn new(output: &'a mut (dyn Write + Send), stop: &'a AtomicBool) -> OrderedOutput<'a> {
        let output = BufWriter::with_capacity(1 << 16, output);
        let queue = Queue { output, next: 0, waiting: BTreeMap::new(), bytes: 0, failed: None, bug: None };
        OrderedOutput { queue: Mutex::new(queue), progress: Condvar::new(), stop }
    }

    /// Adds an answer; blocks while too many others wait for an earlier one.
    pub(super) fn put(&self, index: u64, text: String, bug: Option<Message>) {
        let guard = self.progress.wait_while(lock(&self.queue), |queue| queue.is_full_for(index));
        let mut queue = guard.unwrap_or_else(PoisonError::into_inner);
        queue.bytes += text.len();
        queue.waiting.insert(index, text);
        queue.bug = queue.bug.take().or(bug);
        if queue.failed.is_none()
            && let Err(error) = queue.write()
        {
            queue.failed = Some(error);
            self.stop.store(true, Ordering::Relaxed);
        }
        self.progress.notify_all();
    }

    /// Whether everything was written and nothing showed a bug.
    pub(super) fn end(self) -> Result<(), Failure> {
        let queue = self.queue.into_inner().unwrap_or_else(PoisonError::into_inner);
        match (queue.failed, queue.bug) {
            (Some(error), _) => Err(Failure::Output(error)),
            (None, Some(bug)) => Err(Failure::Bug(bug)),
            (None, None) => Ok(()),
        }
    }
}

impl Queue<'_> {
    /// Whether the queue has no room for an answer. There is always room for the next one.
    fn is_full_for(&self, index: u64) -> bool {
        let full = self.waiting.len() >= MOST_WAITING || self.bytes >= MOST_BYTES;
        full && index != self.next && self.failed.is_none()
    }

    fn write(&mut self) -> io::Result<()> {
        let before = self.next;
        while let Some(text) = self.waiting.remove(&self.next) {
            self.next += 1;
            self.bytes -= text.len();
            self.output.write_all(text.as_bytes())?;
            self.output.write_all(b"\n")?;
        }
        if self.next > before { self.output.flush() } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_written_in_the_order_of_their_questions() {
        let (mut output, stop) = (Vec::new(), AtomicBool::new(false));
        let order = OrderedOutput::new(&mut output, &stop);
        for index in [2, 0, 3, 1] {
            order.put(index, index.to_string(), None);
        }
        order.end().unwrap();
        assert_eq!(output, b"0\n1\n2\n3\n");
    }

    #[test]
    fn answers_far_ahead_wait_for_the_slow_one() {
        let (mut output, stop) = (Vec::new(), AtomicBool::new(false));
        let order = OrderedOutput::new(&mut output, &stop);
        std::thread::scope(|scope| {
            scope.spawn(|| (1..20_000).for_each(|index| order.put(index, index.to_string(), None)));
            while lock(&order.queue).waiting.len() < MOST_WAITING {
                std::thread::yield_now();
            }
            order.put(0, "0".into(), None);
        });
        order.end().unwrap();
        assert_eq!(output.iter().filter(|&&byte| byte == b'\n').count(), 20_000);
    }

    #[test]
    fn a_reader_that_goes_away_stops_the_work() {
        struct ClosedPipe;
        impl Write for ClosedPipe {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let (mut output, stop) = (ClosedPipe, AtomicBool::new(false));
        let order = OrderedOutput::new(&mut output, &stop);
        order.put(0, "0".into(), None);
        assert!(stop.load(Ordering::Relaxed));
        assert!(matches!(order.end(), Err(Failure::Output(_))));
    }
}
