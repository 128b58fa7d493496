//! Preview of the start, and the rules of the game.
use crate::{
    html,
    parts::board::{BoardPicture, Picture},
    position_ref::PositionRef,
    reactive::{dyn_view, reactive},
    setup_form::{Origin, SetupForm},
    words::Words,
};
use leptos::prelude::*;
use text::GameText;

/// The start, unless it is random.
fn place(form: &SetupForm) -> Option<PositionRef> {
    let position = match form.from {
        Origin::Preset(_) => form.preset()?.position.to_owned(),
        Origin::Own => form.position.clone(),
        Origin::Random | Origin::Placed => return None,
    };
    Some(PositionRef { game: form.game.to_owned(), set: form.parameters(), convention: form.convention(), position })
}

/// What is wrong with a position of the visitor's own; empty if nothing is.
pub(super) fn wrong_position(words: Words, form: &SetupForm) -> String {
    if form.from != Origin::Own {
        return String::new();
    }
    let game = place(form).and_then(|place| place.build().ok());
    let result = game.map(|game| game.normalise(&form.position));
    match result {
        Some(Err(error)) => words.wrong(&error),
        _ => String::new(),
    }
}

/// The start and the rules.
#[component]
pub(super) fn Preview(form: RwSignal<SetupForm>) -> impl IntoView {
    let words = Words::context();
    let picture = Signal::derive(move || {
        let place = form.with(place)?;
        let board = place.build().ok()?.board(&place.position).ok()?;
        Some(BoardPicture::of(board, place.position))
    });
    let text = move |kind| html::text(text::game(words.lang(), kind, form.with(|form| form.game)).unwrap_or_default());
    view! {
        <section class="card preview">
            <h2>{reactive(move || words.title(form.with(|form| form.game)))}</h2>
            {dyn_view(move || text(GameText::Summary))}
            <Picture picture />
            <details>
                <summary>{words.live("web-rules")}</summary>
                {dyn_view(move || text(GameText::Rules))}
            </details>
        </section>
    }
}
