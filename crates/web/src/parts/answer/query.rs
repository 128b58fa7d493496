//! A question to the worker that follows the page: it is asked again when it changes, and can be stopped.
use crate::{
    html,
    reactive::handler,
    words::{Words, sentence},
    work::{Answer, Ask, Ticket, Wire, WorkerClient},
};
use leptos::prelude::*;

/// A question with its progress and its answer.
pub(crate) struct Query<T: Send + Sync + 'static> {
    answer: RwSignal<Option<Answer<T>>>,
    progress: RwSignal<u64>,
    is_stopped: RwSignal<bool>,
    ticket: StoredValue<Option<Ticket>>,
    worker: WorkerClient,
}

impl<T: Send + Sync + 'static> Clone for Query<T> {
    fn clone(&self) -> Query<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Query<T> {}

impl<T: Wire + Clone + Send + Sync + 'static> Query<T> {
    /// Asks whenever the question changes; does nothing while there is none.
    pub(crate) fn follow<A>(question: impl Fn() -> Option<A> + Send + Sync + 'static) -> Query<T>
    where
        A: Ask<Out = T> + Clone + PartialEq + Send + Sync + 'static,
    {
        let (answer, progress, is_stopped) = (RwSignal::new(None), RwSignal::new(0), RwSignal::new(false));
        let query =
            Query { answer, progress, is_stopped, ticket: StoredValue::new(None), worker: WorkerClient::context() };
        let question = Memo::new(move |_| question());
        Effect::new(move |_| {
            query.cancel();
            answer.set(None);
            progress.set(0);
            is_stopped.set(false);
            if let Some(question) = question.get() {
                let on_progress = move |count| progress.set(count);
                query.ticket.set_value(Some(
                    query.worker.ask_with(&question, on_progress, move |result| answer.set(Some(result))),
                ));
            }
        });
        on_cleanup(move || query.cancel());
        query
    }

    fn cancel(self) {
        if let Some(ticket) = self.ticket.try_get_value().flatten() {
            self.worker.cancel(ticket);
        }
    }

    /// Stops the question.
    pub(crate) fn stop(self) {
        self.cancel();
        self.is_stopped.set(true);
    }

    /// The answer, once it has arrived.
    pub(crate) fn get(self) -> Option<Answer<T>> {
        self.answer.get()
    }

    /// The answer, if it has arrived without an error.
    pub(crate) fn result(self) -> Option<T> {
        self.answer.with(|answer| answer.as_ref().and_then(|answer| answer.as_ref().ok().cloned()))
    }

    /// The view of the answer; until it arrives, the progress and a button to stop.
    pub(crate) fn view(self, show: impl Fn(T) -> AnyView + Send + Sync + 'static) -> impl IntoView {
        let words = Words::context();
        move || match self.get() {
            Some(Ok(result)) => show(result),
            Some(Err(message)) => {
                view! { <p class="error" role="alert">{html::line(&sentence(&words.say(&message)))}</p> }.into_any()
            }
            None if self.is_stopped.get() => view! { <p class="soft">{words.id("gave-up-cancelled")}</p> }.into_any(),
            None => self.waiting(words),
        }
    }

    fn waiting(self, words: Words) -> AnyView {
        let status = move || {
            let count = self.progress.get();
            if count == 0 {
                words.id("web-thinking")
            } else {
                words.say(&engine::message::Message::new("asked-progress").with("count", count))
            }
        };
        view! {
            <p class="waiting" role="status">
                <span>{status}</span>
                <button type="button" class="stop"
                    on:click=handler(move |_| self.stop())>{words.live("asked-stop")}</button>
            </p>
        }
        .into_any()
    }
}
