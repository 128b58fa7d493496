//! What the site says at an address: asked anew when the address changes.
use crate::{
    html,
    live::{Live, seen},
    site::{Call, Json, Site, Told},
    words::Words,
};
use leptos::prelude::*;

/// Something asked of the site.
#[derive(Clone, Copy)]
pub(crate) struct Fetched {
    told: RwSignal<Option<Told>, LocalStorage>,
    /// Grows with every question, so that a late answer to an earlier one is not shown.
    turn: RwSignal<u32>,
}

impl Fetched {
    /// Asks whenever the address is another one, as soon as somebody has answered at all.
    pub(crate) fn follow(path: impl Fn() -> String + Send + Sync + 'static) -> Fetched {
        let site = Site::context();
        let fetched = Fetched { told: RwSignal::new_local(None), turn: RwSignal::new(0) };
        let asked = Memo::new(move |_| path());
        Effect::new(move |before: Option<String>| {
            let (path, turn) = (asked.get(), fetched.turn.get());
            // What is only looked at again stays until there is news.
            if before.is_none_or(|before| before != path) {
                fetched.told.set(None);
            }
            let wanted = path.clone();
            site.ask(Call::get(path.clone()), move |told| {
                let same = asked.try_get_untracked().is_some_and(|now| now == wanted);
                if same && fetched.turn.try_get_untracked() == Some(turn) {
                    fetched.told.set(Some(told));
                }
            });
            path
        });
        fetched
    }

    /// Asks once more.
    pub(crate) fn again(self) {
        self.turn.try_update(|turn| *turn += 1);
    }

    /// The answer as the page shows it; until it is there, that it is awaited.
    pub(crate) fn view(self, shown: impl Fn(Json) -> AnyView + Send + 'static) -> Live<AnyView> {
        let words = Words::context();
        seen(move || match self.told.get() {
            None => view! { <p class="soft" aria-busy="true">{words.id("site-waiting")}</p> }.into_any(),
            Some(Err(refused)) => refusal(&refused.sentence),
            Some(Ok(answer)) => shown(answer),
        })
    }
}

/// A sentence that says why something was refused.
pub(crate) fn refusal(sentence: &str) -> AnyView {
    view! { <p class="error" role="alert">{html::line(sentence)}</p> }.into_any()
}
