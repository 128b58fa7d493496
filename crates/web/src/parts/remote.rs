//! An answer of the site, fetched again when its address changes.
use crate::{
    html,
    reactive::{Reactive, dyn_view},
    site::{Call, Reply, Site},
    words::Words,
};
use leptos::prelude::*;
use protocol::DeserializeOwned;

/// An answer of the site, or a request for it.
pub(crate) struct Remote<T: 'static> {
    reply: RwSignal<Option<Reply<T>>, LocalStorage>,
    /// Counts requests, so that late answers are dropped.
    turn: RwSignal<u32>,
}

impl<T> Clone for Remote<T> {
    fn clone(&self) -> Remote<T> {
        *self
    }
}

impl<T> Copy for Remote<T> {}

impl<T: DeserializeOwned + Clone> Remote<T> {
    /// Fetches the answer whenever the address changes.
    pub(crate) fn follow(path: impl Fn() -> String + Send + Sync + 'static) -> Remote<T> {
        let site = Site::context();
        let remote = Remote { reply: RwSignal::new_local(None), turn: RwSignal::new(0) };
        let current_path = Memo::new(move |_| path());
        Effect::new(move |before: Option<String>| {
            let (path, turn) = (current_path.get(), remote.turn.get());
            // An answer that is only refreshed stays until there is news.
            if before.is_none_or(|before| before != path) {
                remote.reply.set(None);
            }
            let requested_path = path.clone();
            site.ask(Call::get(path.clone()), move |reply| {
                let same = current_path.try_get_untracked().is_some_and(|now| now == requested_path);
                if same && remote.turn.try_get_untracked() == Some(turn) {
                    remote.reply.set(Some(reply));
                }
            });
            path
        });
        remote
    }

    /// Fetches the answer again.
    pub(crate) fn again(self) {
        self.turn.try_update(|turn| *turn += 1);
    }

    /// The view of the answer; until it arrives, a notice.
    pub(crate) fn view(self, show: impl Fn(T) -> AnyView + Send + 'static) -> Reactive<AnyView> {
        let words = Words::context();
        dyn_view(move || match self.reply.get() {
            None => view! { <p class="soft" aria-busy="true">{words.id("site-waiting")}</p> }.into_any(),
            Some(Err(error)) => refusal(&error.sentence),
            Some(Ok(answer)) => show(answer),
        })
    }
}

/// The reason of a refusal.
pub(crate) fn refusal(sentence: &str) -> AnyView {
    view! { <p class="error" role="alert">{html::line(sentence)}</p> }.into_any()
}
