//! The legal moves of a position as buttons, for visitors without a pointer.
use crate::{
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use engine::message::Message;
use leptos::prelude::*;

/// Maximum number of moves shown as buttons.
pub(crate) const MOST_MOVES: usize = 400;

/// A move with its description.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NamedMove {
    pub(crate) mv: String,
    pub(crate) words: Message,
}

/// The first legal moves of a position with their descriptions; none if the position is invalid.
pub(crate) fn named_moves(place: &PositionRef) -> Vec<NamedMove> {
    let Ok(game) = place.build() else { return Vec::new() };
    let moves = game.moves(&place.position, MOST_MOVES).unwrap_or_default();
    let named = |mv: String| game.describe(&place.position, &mv).ok().map(|words| NamedMove { mv, words });
    moves.into_iter().filter_map(named).collect()
}

/// Buttons for all moves; those in `marked` are pressed. `hovered` is the move under the pointer or with the focus.
#[component]
pub(crate) fn Moves(
    #[prop(into)] place: Signal<Option<PositionRef>>,
    #[prop(into)] marked: Signal<Vec<String>>,
    hovered: RwSignal<Option<String>>,
    on_choose: Callback<String>,
) -> impl IntoView {
    let words = Words::context();
    let button = move |NamedMove { mv, words: description }: NamedMove| {
        let (over, focused, clicked, here) = (mv.clone(), mv.clone(), mv.clone(), mv.clone());
        let pressed = move || marked.with(|marked| marked.contains(&here)).to_string();
        view! {
            <li>
                <button
                    type="button"
                    class="move"
                    aria-pressed=pressed
                    on:pointerenter=handler(move |_| hovered.set(Some(over.clone())))
                    on:pointerleave=handler(move |_| hovered.set(None))
                    on:focus=handler(move |_| hovered.set(Some(focused.clone())))
                    on:blur=handler(move |_| hovered.set(None))
                    on:click=handler(move |_| on_choose.run(clicked.clone())
                )>
                    <code>{mv}</code>
                    " "
                    <span>{reactive(move || words.say(&description).replace('`', ""))}</span>
                </button>
            </li>
        }
    };
    let all = Memo::new(move |_| place.with(|place| place.as_ref().map(named_moves).unwrap_or_default()));
    view! { <ul class="move-list">{dyn_view(move || all.get().into_iter().map(button).collect_view())}</ul> }
}
