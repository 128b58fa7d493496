//! A board as a picture.
use crate::{settings::Chosen, words::Words};
use draw::{
    Paper,
    board::{By, Look, Scene, Taken},
};
use engine::board::{Board, Touch};
use leptos::prelude::*;
use text::Lang;

/// What is to be seen on a board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sight {
    pub(crate) board: Board,
    /// What a move would do.
    pub(crate) touches: Vec<Touch>,
    pub(crate) by: By,
    /// What was taken before.
    pub(crate) taken: Vec<Taken>,
    /// What it is called by screen readers.
    pub(crate) name: String,
}

impl Sight {
    /// A board as it lies.
    pub(crate) fn of(board: Board, name: impl Into<String>) -> Sight {
        Sight { board, touches: Vec::new(), by: By::Mine, taken: Vec::new(), name: name.into() }
    }

    /// The picture; its colours are those of the page.
    pub(crate) fn svg(&self, lang: Lang, look: Look) -> String {
        let paper = Paper { styled: false, ..Paper::new(lang) };
        let scene = Scene::new(&self.board).with_touches(&self.touches).by(self.by).with_taken(&self.taken);
        draw::board::svg(&scene.with_look(look), &paper)
    }
}

/// A board that is only looked at.
#[component]
pub(crate) fn Picture(#[prop(into)] sight: Signal<Option<Sight>>) -> impl IntoView {
    let (words, chosen) = (Words::context(), Chosen::context());
    let svg = move || {
        let look = chosen.get(|settings| settings.look);
        sight.with(|sight| sight.as_ref().map(|sight| sight.svg(words.lang(), look))).unwrap_or_default()
    };
    view! { <div class="board" inner_html=svg></div> }
}
