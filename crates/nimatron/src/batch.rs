//! `nimatron analyze --batch`: many questions, one per line, answered on all cores and in order.
mod game_cache;
mod lines;
mod ordered_output;

use crate::{failure::Failure, numbers::quote_large, parallel::threads};
use engine::{
    Question,
    message::{Message, Say},
};
use game_cache::GameCache;
use lines::{Line, Lines};
use ordered_output::OrderedOutput;
use protocol::{BatchAnswer, LineError, Request};
use std::{
    io::{Read, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};
use text::{Lang, render};

/// How answers are written.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// The language of sentences.
    pub(crate) lang: Lang,
    /// Whether numbers above 2^53 are strings.
    pub(crate) safe_numbers: bool,
}

/// Answers every line of `input`; a bad one does not stop the rest.
pub(crate) fn run(
    input: &mut (dyn Read + Send),
    output: &mut (dyn Write + Send),
    question: &Question,
    style: Style,
) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut question = question.clone();
    // A time limit has a flag of its own.
    question.budget.cancel.get_or_insert_with(|| Arc::clone(&stop));
    let lines = Mutex::new(Lines::new(input));
    let answers = OrderedOutput::new(output, &stop);
    let cache = GameCache::default();
    let work = || -> Result<(), Failure> {
        while !stop.load(Ordering::Relaxed) {
            let Some(line) = lock(&lines).next()? else { break };
            let (text, bug) = answer_or_error(&cache, &line, &question, style.lang);
            let text = if style.safe_numbers { quote_large(&text) } else { text };
            answers.put(line.index, text, bug);
        }
        Ok(())
    };
    let results: Vec<Result<(), Failure>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("panics are caught line by line")).collect()
    });
    answers.end()?;
    results.into_iter().collect()
}

/// The answer to one line, and a message if it shows a bug.
type LineAnswer = (String, Option<Message>);

/// Answers a line even if the engine panics, since the answers to later lines wait for it.
fn answer_or_error(cache: &GameCache, line: &Line, question: &Question, lang: Lang) -> LineAnswer {
    let (error, bug) = match catch_unwind(AssertUnwindSafe(|| answer(cache, line, question, lang))) {
        Ok(Ok(answer)) => return answer,
        Ok(Err(error)) => (error, None),
        Err(_) => {
            let bug = Message::new("error-bug-panic").with("line", line.number);
            (Message::new("error-line-panic"), Some(bug))
        }
    };
    (protocol::line(&LineError { line: line.number, error: render(lang, &error) }), bug)
}

fn answer(cache: &GameCache, line: &Line, question: &Question, lang: Lang) -> Result<LineAnswer, Message> {
    let text = line.text.as_ref().map_err(Clone::clone)?;
    let request = Request::read(text).map_err(|error| error.message())?;
    let game = cache.game(&request).map_err(|error| error.message())?;
    let analysis = game.analyse(&request.position, request.convention, question).map_err(|error| error.message())?;
    let bug = analysis
        .disagreement
        .as_ref()
        .map(|difference| Message::new("error-bug-line").with("line", line.number).with("what", difference.clone()));
    Ok((protocol::line(&BatchAnswer::new(&request, &analysis, lang)), bug))
}

/// Locks a mutex. A panic of another thread was caught and reported with its line, and left the data intact.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
