//! The page's side: questions queue, the worker answers one at a time, and any question can be cancelled.
use super::{ANSWER, Answer, Ask, PROGRESS, Reader, Wire, encode};
use crate::settings::SettingsStore;
use leptos::prelude::*;
use std::{cell::RefCell, collections::VecDeque, rc::Rc};
use text::Lang;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A question in the queue, with what to do with its answer.
struct Waiting {
    number: u64,
    text: String,
    on_answer: Box<dyn FnOnce(&str)>,
    progress: Box<dyn Fn(u64)>,
}

struct Inner {
    script: String,
    settings: SettingsStore,
    /// The worker, and the language in which it labels pictures.
    worker: Option<(Worker, Lang)>,
    handler: Option<Closure<dyn FnMut(MessageEvent)>>,
    ready: bool,
    /// The queue. If `is_sent`, the worker has the first question.
    queue: VecDeque<Waiting>,
    is_sent: bool,
    numbers: u64,
}

/// The page's end of the connection to the worker.
#[derive(Clone, Copy)]
pub(crate) struct WorkerClient(StoredValue<Rc<RefCell<Inner>>, LocalStorage>);

/// A question in the queue, by which it can be cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ticket(u64);

impl WorkerClient {
    /// A client whose worker runs a script. The worker starts with the first question.
    pub(crate) fn start(script: String, settings: SettingsStore) -> WorkerClient {
        let (queue, numbers) = (VecDeque::new(), 0);
        let inner =
            Inner { script, settings, worker: None, handler: None, ready: false, queue, is_sent: false, numbers };
        WorkerClient(StoredValue::new_local(Rc::new(RefCell::new(inner))))
    }

    /// The client of the page.
    pub(crate) fn context() -> WorkerClient {
        expect_context::<WorkerClient>()
    }

    /// Asks; `on_answer` gets the answer.
    pub(crate) fn ask<A: Ask>(self, question: &A, on_answer: impl FnOnce(Answer<A::Out>) + 'static) -> Ticket {
        self.ask_with(question, |_| {}, on_answer)
    }

    /// Asks; `progress` gets the number of positions searched, `on_answer` the answer.
    pub(crate) fn ask_with<A: Ask>(
        self,
        question: &A,
        progress: impl Fn(u64) + 'static,
        on_answer: impl FnOnce(Answer<A::Out>) + 'static,
    ) -> Ticket {
        let inner = self.0.get_value();
        let number = {
            let mut inner = inner.borrow_mut();
            inner.numbers += 1;
            let number = inner.numbers;
            let on_answer = Box::new(move |text: &str| {
                if let Some(answer) = Wire::take(&mut Reader::new(text)) {
                    on_answer(answer);
                }
            });
            inner.queue.push_back(Waiting { number, text: encode(question), on_answer, progress: Box::new(progress) });
            number
        };
        send(&inner);
        Ticket(number)
    }

    /// Cancels a question. If the worker is busy with it, a new worker replaces it.
    pub(crate) fn cancel(self, ticket: Ticket) {
        let rc = self.0.get_value();
        let mut inner = rc.borrow_mut();
        let Some(index) = inner.queue.iter().position(|waiting| waiting.number == ticket.0) else { return };
        inner.queue.remove(index);
        if index == 0 && inner.is_sent {
            if let Some((worker, _)) = inner.worker.take() {
                worker.terminate();
            }
            (inner.is_sent, inner.ready) = (false, false);
        }
        drop(inner);
        send(&rc);
    }
}

/// Sends the first question to the worker, and starts a worker if there is none.
fn send(rc: &Rc<RefCell<Inner>>) {
    let mut inner = rc.borrow_mut();
    if inner.is_sent || inner.queue.is_empty() {
        return;
    }
    let lang = inner.settings.now(|settings| settings.lang);
    if let Some((worker, _)) = inner.worker.take_if(|(_, worker_lang)| *worker_lang != lang) {
        worker.terminate();
        inner.ready = false;
    }
    if inner.worker.is_none() {
        spawn_worker(rc, &mut inner, lang);
    }
    if inner.ready
        && let (Some((worker, _)), Some(first)) = (&inner.worker, inner.queue.front())
    {
        inner.is_sent = worker.post_message(&first.text.as_str().into()).is_ok();
    }
}

fn spawn_worker(rc: &Rc<RefCell<Inner>>, inner: &mut Inner, lang: Lang) {
    let options = WorkerOptions::new();
    options.set_name(lang.code());
    options.set_type(WorkerType::Module);
    let Ok(worker) = Worker::new_with_options(&inner.script, &options) else { return };
    let weak = Rc::downgrade(rc);
    let handler = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let (Some(rc), Some(text)) = (weak.upgrade(), event.data().as_string()) {
            on_message(&rc, &text);
        }
    });
    worker.set_onmessage(Some(handler.as_ref().unchecked_ref()));
    (inner.worker, inner.handler) = (Some((worker, lang)), Some(handler));
}

/// Handles a message of the worker: that it is ready, its progress, or an answer.
fn on_message(rc: &Rc<RefCell<Inner>>, text: &str) {
    if let Some(answer) = text.strip_prefix(ANSWER) {
        let first = {
            let mut inner = rc.borrow_mut();
            inner.is_sent = false;
            inner.queue.pop_front()
        };
        if let Some(first) = first {
            untrack(|| (first.on_answer)(answer));
        }
    } else if let Some(count) = text.strip_prefix(PROGRESS).and_then(|count| count.parse().ok()) {
        let inner = rc.borrow();
        if let Some(first) = inner.queue.front() {
            (first.progress)(count);
        }
        return;
    } else {
        rc.borrow_mut().ready = true;
    }
    send(rc);
}
