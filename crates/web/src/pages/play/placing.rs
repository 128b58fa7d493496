//! Placing pieces in secret: one in each column, each in its own half, one person after the other.
use crate::{
    match_session::{MatchSession, seed},
    parts::board::squares::squares,
    reactive::{dyn_view, handler},
    route::{Page, Route, Router},
    words::Words,
};
use engine::message::{Message, Say};
use leptos::prelude::*;
use play::{Placing, Rng, Setup};
use std::sync::{Arc, Mutex};

/// A placing that several closures share.
pub(super) type Shared = Arc<Mutex<Placing>>;

/// Lets people place their pieces; computers have placed theirs already.
pub(super) fn start(setup: &Setup, placing: RwSignal<Option<Shared>>, error: RwSignal<Option<Message>>) {
    match setup.place(&mut Rng::new(seed())) {
        Ok(new) => placing.set(Some(Arc::new(Mutex::new(new)))),
        Err(refusal) => error.set(Some(refusal.message())),
    }
}

/// Reads something from a placing.
fn with<T>(shared: &Shared, read: impl FnOnce(&mut Placing) -> T) -> Option<T> {
    shared.lock().ok().map(|mut placing| read(&mut placing))
}

/// The next person who has not placed yet.
fn next(shared: &Shared) -> Option<usize> {
    with(shared, |placing| (0..placing.seats().len()).find(|&seat| !placing.has_placed(seat))).flatten()
}

/// The board on which a person places; the pieces of others are hidden.
#[component]
pub(super) fn PlacingView(placing: Shared, session: MatchSession) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let seat = RwSignal::new(next(&placing));
    let (columns, sides) = with(&placing, |placing| {
        let sides: Vec<(u64, u64)> =
            placing.placement().sides.iter().map(|side| (*side.squares.start(), *side.squares.end())).collect();
        (placing.pieces(), sides)
    })
    .unwrap_or_default();
    let rows = sides.iter().map(|side| side.1).max().unwrap_or(0);
    let half = move || seat.get().and_then(|seat| sides.get(seat).copied()).unwrap_or((1, 1));
    let half = Memo::new(move |_| half());
    let choice = RwSignal::new(vec![half.get_untracked().0; columns]);
    let wrong = RwSignal::new(String::new());
    let shared = placing.clone();
    let confirm = move |_| {
        let Some(mine) = seat.get_untracked() else { return };
        let result = with(&shared, |placing| placing.place(mine, &choice.get_untracked()));
        if let Some(Err(error)) = result {
            return wrong.set(words.wrong(&error));
        }
        match next(&shared) {
            Some(other) => {
                seat.set(Some(other));
                choice.set(vec![half.get_untracked().0; columns]);
            }
            None => match with(&shared, |placing| placing.begin()) {
                Some(Ok(game)) => {
                    session.start(game);
                    router.go(Route::to(Page::Game));
                }
                Some(Err(error)) => wrong.set(words.wrong(&error)),
                None => wrong.set(words.id("web-nothing-to-play")),
            },
        }
    };
    let prompt = move || {
        let who = seat.get().map_or(0, |seat| seat + 1);
        let (least, most) = half.get();
        let who = Message::new("seat-numbered").with("number", who);
        words.say(&Message::new("web-place").with("who", who).with("least", least).with("most", most))
    };
    let section = NodeRef::<leptos::html::Section>::new();
    Effect::new(move |_| {
        if let Some(section) = section.get() {
            section.scroll_into_view();
        }
    });
    view! {
        <section class="card placing" id="placing" node_ref=section>
            <p aria-live="polite">{prompt}</p>
            {squares(columns, rows, half, Signal::derive(move || seat.get() != Some(0)), choice)}
            <p class="error" role="alert">{dyn_view(move || wrong.get())}</p>
            <button class="main" id="placed" on:click=handler(confirm)>{words.live("web-placed")}</button>
        </section>
    }
}
