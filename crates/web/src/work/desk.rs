//! The side of the page: questions wait in a row, one at a time is with the worker, and any can be taken back.
use super::{ANSWER, Answer, Ask, PROGRESS, Reader, Wire, asked};
use crate::settings::Chosen;
use leptos::prelude::*;
use std::{cell::RefCell, collections::VecDeque, rc::Rc};
use text::Lang;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What is to be done with what comes back.
struct Waiting {
    number: u64,
    text: String,
    done: Box<dyn FnOnce(&str)>,
    progress: Box<dyn Fn(u64)>,
}

struct Inner {
    script: String,
    chosen: Chosen,
    /// The worker, and the language in which it labels pictures.
    worker: Option<(Worker, Lang)>,
    heard: Option<Closure<dyn FnMut(MessageEvent)>>,
    ready: bool,
    /// The first is with the worker, if it is ready.
    row: VecDeque<Waiting>,
    sent: bool,
    numbers: u64,
}

/// Where questions are asked.
#[derive(Clone, Copy)]
pub(crate) struct Desk(StoredValue<Rc<RefCell<Inner>>, LocalStorage>);

/// A question that was asked; it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ticket(u64);

impl Desk {
    /// A desk whose worker runs a script. The worker starts with the first question.
    pub(crate) fn start(script: String, chosen: Chosen) -> Desk {
        let (row, numbers) = (VecDeque::new(), 0);
        let inner = Inner { script, chosen, worker: None, heard: None, ready: false, row, sent: false, numbers };
        Desk(StoredValue::new_local(Rc::new(RefCell::new(inner))))
    }

    /// The desk of the page.
    pub(crate) fn context() -> Desk {
        expect_context::<Desk>()
    }

    /// Asks; `done` gets the answer.
    pub(crate) fn ask<A: Ask>(self, question: &A, done: impl FnOnce(Answer<A::Out>) + 'static) -> Ticket {
        self.ask_with(question, |_| {}, done)
    }

    /// Asks; `progress` hears how many positions were looked at, `done` gets the answer.
    pub(crate) fn ask_with<A: Ask>(
        self,
        question: &A,
        progress: impl Fn(u64) + 'static,
        done: impl FnOnce(Answer<A::Out>) + 'static,
    ) -> Ticket {
        let inner = self.0.get_value();
        let number = {
            let mut inner = inner.borrow_mut();
            inner.numbers += 1;
            let number = inner.numbers;
            let done = Box::new(move |text: &str| {
                if let Some(answer) = Wire::take(&mut Reader::new(text)) {
                    done(answer);
                }
            });
            inner.row.push_back(Waiting { number, text: asked(question), done, progress: Box::new(progress) });
            number
        };
        send(&inner);
        Ticket(number)
    }

    /// Takes a question back. If the worker is busy with it, another worker takes its place.
    pub(crate) fn cancel(self, ticket: Ticket) {
        let rc = self.0.get_value();
        let mut inner = rc.borrow_mut();
        let Some(index) = inner.row.iter().position(|waiting| waiting.number == ticket.0) else { return };
        inner.row.remove(index);
        if index == 0 && inner.sent {
            if let Some((worker, _)) = inner.worker.take() {
                worker.terminate();
            }
            (inner.sent, inner.ready) = (false, false);
        }
        drop(inner);
        send(&rc);
    }
}

/// Gives the first question to the worker, which is started when there is none.
fn send(rc: &Rc<RefCell<Inner>>) {
    let mut inner = rc.borrow_mut();
    if inner.sent || inner.row.is_empty() {
        return;
    }
    let lang = inner.chosen.now(|settings| settings.lang);
    if let Some((worker, _)) = inner.worker.take_if(|(_, spoken)| *spoken != lang) {
        worker.terminate();
        inner.ready = false;
    }
    if inner.worker.is_none() {
        hire(rc, &mut inner, lang);
    }
    if inner.ready
        && let (Some((worker, _)), Some(first)) = (&inner.worker, inner.row.front())
    {
        inner.sent = worker.post_message(&first.text.as_str().into()).is_ok();
    }
}

fn hire(rc: &Rc<RefCell<Inner>>, inner: &mut Inner, lang: Lang) {
    let options = WorkerOptions::new();
    options.set_name(lang.code());
    options.set_type(WorkerType::Module);
    let Ok(worker) = Worker::new_with_options(&inner.script, &options) else { return };
    let weak = Rc::downgrade(rc);
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let (Some(rc), Some(text)) = (weak.upgrade(), event.data().as_string()) {
            hear(&rc, &text);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    (inner.worker, inner.heard) = (Some((worker, lang)), Some(heard));
}

/// The worker said something: that it is ready, how far it is, or an answer.
fn hear(rc: &Rc<RefCell<Inner>>, text: &str) {
    if let Some(answer) = text.strip_prefix(ANSWER) {
        let first = {
            let mut inner = rc.borrow_mut();
            inner.sent = false;
            inner.row.pop_front()
        };
        if let Some(first) = first {
            untrack(|| (first.done)(answer));
        }
    } else if let Some(count) = text.strip_prefix(PROGRESS).and_then(|count| count.parse().ok()) {
        let inner = rc.borrow();
        if let Some(first) = inner.row.front() {
            (first.progress)(count);
        }
        return;
    } else {
        rc.borrow_mut().ready = true;
    }
    send(rc);
}
