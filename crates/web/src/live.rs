//! What changes on the page and what it listens to, as few types as possible: the page is compiled once for each type of a function that it
//! shows, and most functions differ in nothing else.
use leptos::{prelude::*, tachys::reactive_graph::SharedReactiveFunction};
use std::sync::{Arc, Mutex};

/// A value that is computed again when something it read has changed.
pub(crate) type Live<T> = SharedReactiveFunction<T>;

/// A text or an attribute that follows what it reads.
pub(crate) fn live<T: 'static>(value: impl FnMut() -> T + Send + 'static) -> Live<T> {
    Arc::new(Mutex::new(value))
}

/// A view that follows what it reads.
pub(crate) fn seen<V: IntoView + 'static>(mut view: impl FnMut() -> V + Send + 'static) -> Live<AnyView> {
    live(move || view().into_any())
}

/// What is done when an event happens.
pub(crate) fn heard<E: 'static>(done: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(done)
}
