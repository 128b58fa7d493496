//! Reactive values and event handlers behind few types. The page is compiled once for each type of closure that it
//! shows, so that boxing closures of the same signature keeps it small.
use leptos::{prelude::*, tachys::reactive_graph::SharedReactiveFunction};
use std::sync::{Arc, Mutex};

/// A value that is recomputed when something it read changes.
pub(crate) type Reactive<T> = SharedReactiveFunction<T>;

/// A reactive text or attribute.
pub(crate) fn reactive<T: 'static>(value: impl FnMut() -> T + Send + 'static) -> Reactive<T> {
    Arc::new(Mutex::new(value))
}

/// A reactive view.
pub(crate) fn dyn_view<V: IntoView + 'static>(mut view: impl FnMut() -> V + Send + 'static) -> Reactive<AnyView> {
    reactive(move || view().into_any())
}

/// An event handler.
pub(crate) fn handler<E: 'static>(run: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(run)
}
