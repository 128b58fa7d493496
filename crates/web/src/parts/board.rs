//! A board as a picture.
use crate::{settings::SettingsStore, words::Words};
use draw::{
    Paper,
    board::{BoardScene, By, CapturedPieces, Look},
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
    /// What was taken before.
    pub(crate) taken: Vec<CapturedPieces>,
    /// Name for screen readers.
    pub(crate) name: String,
}

impl BoardPicture {
    /// A board as it lies.
    pub(crate) fn of(board: Board, name: impl Into<String>) -> BoardPicture {
        BoardPicture { board, touches: Vec::new(), by: By::Mine, taken: Vec::new(), name: name.into() }
    }

    /// The picture; its colours are those of the page.
    pub(crate) fn svg(&self, lang: Lang, look: Look) -> String {
        let paper = Paper { styled: false, ..Paper::new(lang) };
        let scene = BoardScene::new(&self.board).with_touches(&self.touches).by(self.by).with_taken(&self.taken);
        draw::board::svg(&scene.with_look(look), &paper)
    }
}

/// A board without interaction.
#[component]
pub(crate) fn Picture(#[prop(into)] picture: Signal<Option<BoardPicture>>) -> impl IntoView {
    let (words, chosen) = (Words::context(), SettingsStore::context());
    let svg = move || {
        let look = chosen.get(|settings| settings.look);
        picture.with(|picture| picture.as_ref().map(|picture| picture.svg(words.lang(), look))).unwrap_or_default()
    };
    view! { <div class="board" inner_html=svg></div> }
}
