//! The replay of a match that is over: step by step, automatically, or at once to any of its moves.
use crate::{
    chunk::{self, ChunkView},
    match_session::MatchSession,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use leptos::{ev, leptos_dom::helpers::set_interval_with_handle, prelude::*};
use play::seats;
use std::time::Duration;
use text::phrase;
use wasm_bindgen::JsCast;
use wasm_split_helpers::wasm_split;

/// Time between two moves in automatic replay.
const PACE: Duration = Duration::from_millis(1_400);

/// The controls below the board while they are open, loaded when they are first opened.
pub(crate) fn replay(session: MatchSession, is_open: Memo<bool>) -> AnyView {
    let body = dyn_view(move || {
        let controls = || chunk::view(|| Box::pin(load_replay()), move || chunk::ready(controls(session)));
        is_open.get().then(|| untrack(controls))
    });
    view! { {body} }.into_any()
}

#[wasm_split(replay, fallible, preload(load_replay))]
fn controls(session: MatchSession) -> ChunkView {
    Ok(Replay::new(session).view())
}

/// A replay. Cheap to copy: only signals.
#[derive(Clone, Copy)]
struct Replay {
    session: MatchSession,
    at: Memo<usize>,
    /// Whether moves are played automatically.
    playing: RwSignal<bool>,
    slider: NodeRef<leptos::html::Input>,
    list: NodeRef<leptos::html::Ol>,
    words: Words,
}

impl Replay {
    fn new(session: MatchSession) -> Replay {
        let replay = Replay {
            session,
            at: Memo::new(move |_| session.at()),
            playing: RwSignal::new(false),
            slider: NodeRef::new(),
            list: NodeRef::new(),
            words: Words::context(),
        };
        Effect::new(move |_| {
            let ticking = || set_interval_with_handle(move || replay.tick(), PACE).ok();
            if let Some(ticking) = replay.playing.get().then(ticking).flatten() {
                on_cleanup(move || ticking.clear());
            }
        });
        Effect::new(move |_| replay.reveal(replay.at.get()));
        replay
    }

    fn now(self) -> usize {
        self.at.get_untracked()
    }

    fn last(self) -> usize {
        untrack(|| self.session.length())
    }

    /// Goes to a move, and stays there.
    fn go(self, at: usize) {
        self.playing.set(false);
        self.session.look_back(at.min(self.last()));
    }

    /// Shows a move of the list, and stays there.
    fn pick(self, number: usize) {
        self.playing.set(false);
        self.session.look_at(number);
    }

    /// Goes one move further; stops at the end.
    fn tick(self) {
        let next = self.now() + 1;
        if next >= self.last() {
            self.playing.set(false);
        }
        self.session.look_back(next.min(self.last()));
    }

    /// Plays all moves that follow, from the first if there are none; or stops.
    fn toggle(self) {
        let plays = !self.playing.get_untracked();
        if plays && self.now() == self.last() {
            self.session.look_back(0);
        }
        self.playing.set(plays && self.last() > 0);
    }

    /// Keys anywhere among the controls.
    fn key(self, event: &ev::KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        self.go(match event.key().as_str() {
            "ArrowLeft" => self.now().saturating_sub(1),
            "ArrowRight" => self.now() + 1,
            "Home" => 0,
            "End" => self.last(),
            _ => return,
        });
        event.prevent_default();
    }

    /// Scrolls only the list, until a move is in its middle; the focus stays with the current move.
    fn reveal(self, at: usize) {
        let Some(list) = self.list.get() else { return };
        let button = list.query_selector(&format!("[data-ply='{}']", at.max(1))).ok().flatten();
        let Some(button) = button.map(JsCast::unchecked_into::<web_sys::HtmlElement>) else { return };
        list.set_scroll_top(button.offset_top() - list.client_height() / 2);
        let focused = document().active_element();
        if focused.is_some_and(|focused| list.contains(Some(&focused))) {
            drop(button.focus());
        }
    }

    fn view(self) -> AnyView {
        let (words, session) = (self.words, self.session);
        // If the visitor opened the replay, the slider gets the focus; a single move that was asked for is shown
        // instead.
        let slider = self.slider;
        Effect::new(move |_| {
            let is_opened = untrack(|| session.is_replaying()) && self.now() == self.last();
            if let Some(slider) = slider.get().filter(|_| is_opened) {
                drop(slider.focus());
            }
        });
        let slide = move |event: ev::Event| self.go(event_target_value(&event).parse().unwrap_or(0));
        view! {
            <div class="replay" role="group" aria-label=words.live("replay-title")
                on:keydown=handler(move |event| self.key(&event))>
                <input
                    type="range"
                    id="replay-at"
                    min="0"
                    max=reactive(move || session.length().to_string())
                    prop:value=reactive(move || self.at.get().to_string())
                    aria-label=words.live("replay-slider")
                    aria-valuetext=reactive(move || session.progress_words(self.at.get()))
                    node_ref=slider
                    on:input=handler(slide)
                />
                {self.buttons()}
                {dyn_view(move || self.moves())}
            </div>
        }
        .into_any()
    }

    fn buttons(self) -> AnyView {
        let words = self.words;
        let button = move |id: &'static str, sign: &'static str, word: &'static str, to: fn(Replay) -> usize| {
            view! {
                <button id=id title=words.live(word) on:click=handler(move |_| self.go(to(self)))>
                    <span aria-hidden="true">{sign}</span>
                    <span class="quiet">{words.live(word)}</span>
                </button>
            }
            .into_any()
        };
        let play = move || words.id(if self.playing.get() { "web-pause" } else { "replay-play" });
        view! {
            <div class="row">
                {button("replay-first", "«", "replay-first", |_| 0)}
                {button("replay-back", "‹", "replay-back", |replay| replay.now().saturating_sub(1))}
                <button id="replay-play" on:click=handler(move |_| self.toggle())>{reactive(play)}</button>
                {button("replay-forward", "›", "replay-forward", |replay| replay.now() + 1)}
                {button("replay-last", "»", "replay-last", Replay::last)}
            </div>
        }
        .into_any()
    }

    /// All moves, each a button that shows it. The Tab key stops at one of them; arrow keys lead to the others.
    fn moves(self) -> AnyView {
        let words = self.words;
        let one = |number: usize, who: String, mv: String| {
            let here = move || self.at.get() == number;
            let current = reactive(move || here().then_some("step"));
            let tab = reactive(move || if here() || number == 1 && self.at.get() == 0 { "0" } else { "-1" });
            view! {
                <li>
                    <button
                        class="small"
                        data-ply=number.to_string()
                        aria-current=current
                        tabindex=tab
                        on:click=handler(move |_| self.pick(number))
                    >
                        {number} ". " <span class="quiet">{who} " "</span> <code>{mv}</code>
                    </button>
                </li>
            }
            .into_any()
        };
        let all = self.session.with(|table| {
            let plies = table.game.plies().iter().enumerate();
            let name = |seat| words.say(&phrase::seat(seats::seat(&table.game, seat)));
            plies.map(|(index, ply)| one(index + 1, name(ply.seat), ply.mv.clone())).collect::<Vec<_>>()
        });
        view! { <ol class="plies" aria-label=words.live("replay-moves") node_ref=self.list>{all}</ol> }.into_any()
    }
}
