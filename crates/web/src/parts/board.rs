//! Boards: as pictures, and to point at.
pub(crate) mod keys;
pub(crate) mod line;
pub(crate) mod point_board;
pub(crate) mod pointer;
pub(crate) mod pointing;
pub(crate) mod squares;

use crate::{settings::SettingsStore, words::Words};
use draw::{
    Paper,
    board::{Accents, BoardScene, By, CapturedPieces, Look},
};
use engine::board::{Board, Touch};
use leptos::prelude::*;
use text::Lang;

/// A board with what is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BoardPicture {
    pub(crate) board: Board,
    /// What a move would do.
    pub(crate) touches: Vec<Touch>,
    pub(crate) by: By,
    /// What was taken before this move.
    pub(crate) captures: Vec<CapturedPieces>,
    /// What stands out.
    pub(crate) accents: Accents,
    /// Name for screen readers.
    pub(crate) name: String,
}

impl BoardPicture {
    /// A board without marks.
    pub(crate) fn of(board: Board, name: impl Into<String>) -> BoardPicture {
        BoardPicture {
            board,
            touches: Vec::new(),
            by: By::Mine,
            captures: Vec::new(),
            accents: Accents::default(),
            name: name.into(),
        }
    }

    /// The picture; its colours are those of the page.
    pub(crate) fn svg(&self, lang: Lang, look: Look) -> String {
        let paper = Paper { styled: false, ..Paper::new(lang) };
        let scene = BoardScene::new(&self.board).with_touches(&self.touches).by(self.by).with_captures(&self.captures);
        draw::board::svg(&scene.with_accents(&self.accents).with_look(look), &paper)
    }
}

/// A board without interaction.
#[component]
pub(crate) fn Picture(#[prop(into)] picture: Signal<Option<BoardPicture>>) -> impl IntoView {
    let (words, settings) = (Words::context(), SettingsStore::context());
    let svg = move || {
        let look = settings.get(|settings| settings.look);
        picture.with(|picture| picture.as_ref().map(|picture| picture.svg(words.lang(), look))).unwrap_or_default()
    };
    view! { <div class="board" inner_html=svg></div> }
}
