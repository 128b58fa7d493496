//! A line on standard error while a command works for longer than a second.
use crate::Console;
use engine::{message::Message, solve::Budget};
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};
use text::{Lang, render};

/// Time before anything is shown.
const QUIET: Duration = Duration::from_secs(1);

/// Time between two pictures of the line.
const TICK: Duration = Duration::from_millis(120);

/// How the line is written.
#[derive(Clone, Copy)]
pub(crate) struct ProgressPage {
    interactive: bool,
    lang: Lang,
    ascii: bool,
}

impl ProgressPage {
    /// The page of a console.
    pub(crate) fn of(console: &Console<'_>) -> ProgressPage {
        ProgressPage { interactive: console.interactive, lang: console.lang, ascii: console.ascii }
    }
}

/// The line, as long as this lives.
pub(crate) struct Progress(Option<(Sender<()>, JoinHandle<()>)>);

impl Progress {
    /// Begins to wait; nothing is ever shown if standard error is no terminal. The line says how much a search within
    /// this budget has done.
    pub(crate) fn start(console: &Console<'_>, budget: Option<&Budget>) -> Progress {
        Progress::on(ProgressPage::of(console), budget)
    }

    /// The same without a console at hand.
    pub(crate) fn on(page: ProgressPage, budget: Option<&Budget>) -> Progress {
        let ProgressPage { interactive, lang, ascii } = page;
        if !interactive {
            return Progress(None);
        }
        let counter = budget.and_then(|budget| budget.counter.clone()).unwrap_or_default();
        let style = ProgressStyle::with_template("{spinner} {msg}").expect("the template is right");
        let style = if ascii { style.tick_chars("|/-\\ ") } else { style };
        let (done, waiting) = channel::<()>();
        let thread = thread::spawn(move || {
            let start = Instant::now();
            // The sender only ever closes the channel.
            let wait = |time| (waiting.recv_timeout(time) == Err(RecvTimeoutError::Timeout)).then(|| start.elapsed());
            let mut bar = None;
            watch(wait, &counter, |message| {
                let words = render(lang, message);
                let bar = bar.get_or_insert_with(|| ProgressBar::new_spinner().with_style(style.clone()));
                bar.set_message(if ascii { text::ascii(&words) } else { words });
                bar.tick();
            });
            bar.iter().for_each(ProgressBar::finish_and_clear);
        });
        Progress(Some((done, thread)))
    }
}

/// Shows what is known, again and again, until the work ends. `wait` waits for a time and returns how long the work has
/// gone on, or nothing if it has ended in the meantime.
fn watch(
    mut wait: impl FnMut(Duration) -> Option<Duration>,
    counter: &Arc<AtomicUsize>,
    mut show: impl FnMut(&Message),
) {
    let mut time = QUIET;
    while let Some(elapsed) = wait(time) {
        show(&words(elapsed, counter.load(Ordering::Relaxed)));
        time = TICK;
    }
}

/// How long the work has gone on and, if it searches, through how many positions.
fn words(elapsed: Duration, positions: usize) -> Message {
    let rate = positions as u128 * 1000 / elapsed.as_millis().max(1);
    let message = Message::new(if positions > 0 { "progress-positions" } else { "progress-working" });
    let message = message.with("seconds", elapsed.as_secs());
    if positions > 0 { message.with("positions", positions).with("rate", rate) } else { message }
}

impl Drop for Progress {
    /// Removes the line.
    fn drop(&mut self) {
        if let Some((done, thread)) = self.0.take() {
            drop(done);
            // A line that cannot be drawn is no reason to fail.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that are shown and the times that are waited while work goes on: each wait finds how many milliseconds
    /// it has taken and how many positions it has seen. After the last one it ends.
    fn lines(found: &[(u64, usize)]) -> (Vec<String>, Vec<Duration>) {
        let (counter, mut found) = (Arc::<AtomicUsize>::default(), found.iter());
        let (mut lines, mut waits) = (Vec::new(), Vec::new());
        let wait = |time| {
            waits.push(time);
            let (milliseconds, positions) = found.next()?;
            counter.store(*positions, Ordering::Relaxed);
            Some(Duration::from_millis(*milliseconds))
        };
        watch(wait, &counter, |message| lines.push(render(Lang::En, message)));
        (lines, waits)
    }

    #[test]
    fn work_that_ends_soon_shows_nothing() {
        assert_eq!(lines(&[]), (vec![], vec![QUIET]));
    }

    #[test]
    fn the_line_says_how_long_and_how_much_was_searched() {
        let (lines, waits) = lines(&[(1_000, 0), (2_500, 5_000_000), (3_000, 6_000_000)]);
        let right = [
            "Working… 1 s (Ctrl-C stops)",
            "Working… 2 s, 5000000 positions, 2000000 a second (Ctrl-C stops)",
            "Working… 3 s, 6000000 positions, 2000000 a second (Ctrl-C stops)",
        ];
        assert_eq!(lines, right);
        assert_eq!(waits, [QUIET, TICK, TICK, TICK]);
    }

    #[test]
    fn a_search_tells_how_much_it_has_done() {
        let game = engine::games::build("cram", &engine::Params::default()).unwrap();
        let counter = Arc::<AtomicUsize>::default();
        let budget = Budget { counter: Some(Arc::clone(&counter)), ..Budget::positions(20_000) };
        let question = engine::Question { method: engine::Method::Search, budget, move_limit: 0 };
        let positions = game.analyse("6x7", engine::Convention::Misere, &question).unwrap().positions;
        let counted = counter.load(Ordering::Relaxed);
        assert!(counted > 1_000 && counted <= 25_000, "{counted} of {positions}");
    }
}
