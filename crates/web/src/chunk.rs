//! Parts of the page that are fetched when they are first wanted, so that the first board comes soon.
//!
//! Each chunk has one entry, a function marked with `wasm_split`; `cargo xtask page` cuts the module there. What several
//! chunks need and the beginning does not becomes a chunk of its own.
use crate::{
    live::{heard, seen},
    words::Words,
};
use leptos::{prelude::*, task::spawn_local};
use std::{
    pin::{Pin, pin},
    task::{Context, Poll, Waker},
};
use wasm_split_helpers::SplitLoaderError;

/// A chunk on its way.
pub(crate) type Load = Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

/// What an entry of a chunk makes.
pub(crate) type Made = Result<AnyView, SplitLoaderError>;

/// What came of a chunk so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    Awaited,
    Here,
    Missed,
}

/// What a chunk makes, once it is there; until then that it is awaited, and a way to try again when it does not come.
pub(crate) fn shown(load: fn() -> Load, make: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let arrival = RwSignal::new(Arrival::Awaited);
    fetch(load, arrival);
    let shown = seen(move || match arrival.get() {
        Arrival::Here => untrack(&make),
        Arrival::Awaited => waiting(),
        Arrival::Missed => missed(move || fetch(load, arrival)),
    });
    view! { {shown} }.into_any()
}

/// What an entry has made: at once, since its chunk is there.
pub(crate) fn made(entry: impl Future<Output = Made>) -> AnyView {
    at_once(entry).and_then(Result::ok).unwrap_or_else(waiting)
}

/// Fetches a chunk, unless it is there already.
fn fetch(load: fn() -> Load, arrival: RwSignal<Arrival>) {
    let came = |came: Result<(), _>| if came.is_ok() { Arrival::Here } else { Arrival::Missed };
    let mut on_its_way = load();
    match at_once(on_its_way.as_mut()) {
        Some(result) => arrival.set(came(result)),
        None => {
            arrival.set(Arrival::Awaited);
            spawn_local(async move {
                let result = on_its_way.await;
                // Whoever waited may have gone to another page.
                arrival.try_update(|arrival| *arrival = came(result));
            });
        }
    }
}

/// What a future has to say without waiting.
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

fn missed(again: impl Fn() + 'static) -> AnyView {
    let words = Words::context();
    view! {
        <p class="error" role="alert">{words.live("web-missed")}</p>
        <p class="retry"><button class="main" id="try-again" on:click=heard(move |_| again())>{words.live("web-try-again")}</button></p>
    }
    .into_any()
}
