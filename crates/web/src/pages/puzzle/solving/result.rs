//! The result of the puzzle of the day, to be sent to others.
use super::{Solving, Stage};
use crate::{
    parts::answer::export,
    reactive::{dyn_view, handler},
    words::Words,
    work::puzzle::PuzzleQuery,
};
use leptos::prelude::*;
use play::puzzle::share;

/// The result and a button that copies it, once the puzzle of the day is over.
pub(super) fn view(solving: Solving) -> AnyView {
    let (words, copied) = (Words::context(), RwSignal::new(false));
    let Some(PuzzleQuery::Day(day)) = solving.query.get_value() else { return ().into_any() };
    let line = move || {
        let stage = solving.stage.get();
        let is_over = matches!(stage, Stage::Solved | Stage::Shown);
        let message = share(day, &solving.answers.get(), stage == Stage::Shown, solving.progress.streak());
        is_over.then(|| words.say(&message))
    };
    let copy = move |_| {
        if let Some(line) = untrack(line) {
            export::copy(&line);
            copied.set(true);
        }
    };
    let content = move || {
        let line = line()?;
        Some(view! {
            <p class="row" id="daily-result">
                <code>{line}</code>
                <button type="button" class="small" id="share-result" on:click=handler(copy)>
                    {words.id("web-share")}</button>
                <span class="soft" role="status">
                    {dyn_view(move || copied.get().then(|| words.id("web-copied")))}</span>
            </p>
        })
    };
    view! { {dyn_view(content)} }.into_any()
}
