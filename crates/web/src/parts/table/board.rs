//! The board of a match.
use crate::{
    match_session::MatchSession,
    parts::board::point_board::{PointBoard, Taps},
};
use leptos::{html::Div, prelude::*};

/// The board of a match.
#[component]
pub(crate) fn LiveBoard(session: MatchSession) -> impl IntoView {
    let picture = Signal::derive(move || session.picture());
    Effect::new(move |_| {
        if picture.with(Option::is_some)
            && let Some(performance) = window().performance()
        {
            drop(performance.mark("playable"));
        }
    });
    let node = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(board) = node.get().filter(|_| session.has_begun()) {
            look_at(&board);
        }
    });
    let on_play = Callback::new(move |mv: String| {
        session.play(&mv);
    });
    view! {
        <PointBoard
            pointing=session.pointing()
            picture
            taps=Taps::Twice
            on_play
            node
            yours=Signal::derive(move || session.is_yours())
            laying=Signal::derive(move || session.is_fresh())
            described_by="chosen-move"
            ratio=Memo::new(move |_| session.ratio())
        />
    }
}

/// Brings a board into focus and into view: the page begins at its top unless the board would be cut off there.
fn look_at(board: &web_sys::HtmlElement) {
    drop(board.focus());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    into_view(board);
}

/// Scrolls just far enough for an element to be visible.
pub(super) fn into_view(element: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
