//! Parts of the page that are loaded when they are first needed, so that the first board appears early.
//!
//! Each chunk has one entry, a function marked with `wasm_split`, where `cargo xtask page` cuts the module. What
//! several chunks need and the first page does not becomes a chunk of its own.
use crate::{
    reactive::{dyn_view, handler},
    settings::SettingsStore,
    words::Words,
};
use leptos::{prelude::*, task::spawn_local};
use std::{
    pin::{Pin, pin},
    task::{Context, Poll, Waker},
};
use text::Share;
use wasm_split_helpers::SplitLoaderError;

/// A chunk being loaded.
pub(crate) type Load = Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

/// What the entry of a chunk returns.
pub(crate) type ChunkView = Result<AnyView, SplitLoaderError>;

/// State of a chunk.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    Awaited,
    Here,
    Missed,
}

/// The view of a chunk once it is loaded; until then a notice, and a button to retry if loading fails.
pub(crate) fn view(load: fn() -> Load, make: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    view_with(Share::Rest, load, make)
}

/// The same for a chunk that needs the words up to some share.
pub(crate) fn view_with(words: Share, load: fn() -> Load, make: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let (settings, arrival) = (SettingsStore::context(), RwSignal::new(Arrival::Awaited));
    let load = (load, words);
    fetch(load, settings, arrival);
    let body = dyn_view(move || match arrival.get() {
        Arrival::Here => untrack(&make),
        Arrival::Awaited => waiting(),
        Arrival::Missed => retry_view(move || fetch(load, settings, arrival)),
    });
    view! { {body} }.into_any()
}

/// The view that the entry of a loaded chunk returns.
pub(crate) fn ready(entry: impl Future<Output = ChunkView>) -> AnyView {
    at_once(entry).and_then(Result::ok).unwrap_or_else(waiting)
}

/// Loads a chunk with the words it needs, unless they are loaded already.
fn fetch((load, words): (fn() -> Load, Share), settings: SettingsStore, arrival: RwSignal<Arrival>) {
    let mut loading = Box::pin(async move {
        match load().await.is_ok() && settings.words_up_to(words).await.is_ok() {
            true => Arrival::Here,
            false => Arrival::Missed,
        }
    });
    match at_once(loading.as_mut()) {
        Some(result) => arrival.set(result),
        None => {
            arrival.set(Arrival::Awaited);
            spawn_local(async move {
                let result = loading.await;
                // The visitor may have left the page meanwhile.
                arrival.try_update(|arrival| *arrival = result);
            });
        }
    }
}

/// The output of a future that is ready at once.
pub(crate) fn at_once<F: Future>(future: F) -> Option<F::Output> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => Some(output),
        Poll::Pending => None,
    }
}

fn waiting() -> AnyView {
    let words = Words::context();
    view! { <p class="soft" aria-busy="true">{words.live("web-loading")}</p> }.into_any()
}

fn retry_view(again: impl Fn() + 'static) -> AnyView {
    let words = Words::context();
    view! {
        <p class="error" role="alert">{words.live("web-missed")}</p>
        <p class="retry"><button class="main" id="try-again"
            on:click=handler(move |_| again())>{words.live("web-try-again")}</button></p>
    }
    .into_any()
}
