//! The start as it will lie on the table, and the rules of the game.
use crate::{
    html,
    live::{live, seen},
    parts::board::{Picture, Sight},
    place::Place,
    wanted::{Origin, Wanted},
    words::Words,
};
use leptos::prelude::*;
use text::GameText;

/// The start that is wished, unless chance decides.
fn place(wanted: &Wanted) -> Option<Place> {
    let position = match wanted.from {
        Origin::Preset(_) => wanted.preset()?.position.to_owned(),
        Origin::Own => wanted.position.clone(),
        Origin::Random | Origin::Placed => return None,
    };
    Some(Place { game: wanted.game.to_owned(), set: wanted.parameters(), convention: wanted.convention(), position })
}

/// What is wrong with a position of one's own; empty when nothing is.
pub(super) fn wrong_position(words: Words, wanted: &Wanted) -> String {
    if wanted.from != Origin::Own {
        return String::new();
    }
    let game = place(wanted).and_then(|place| place.build().ok());
    let read = game.map(|game| game.normalise(&wanted.position));
    match read {
        Some(Err(error)) => words.wrong(&error),
        _ => String::new(),
    }
}

/// The start and the rules.
#[component]
pub(super) fn Preview(wanted: RwSignal<Wanted>) -> impl IntoView {
    let words = Words::context();
    let sight = Signal::derive(move || {
        let place = wanted.with(place)?;
        let board = place.build().ok()?.board(&place.position).ok()?;
        Some(Sight::of(board, place.position))
    });
    let text =
        move |kind| html::text(text::game(words.lang(), kind, wanted.with(|wanted| wanted.game)).unwrap_or_default());
    view! {
        <section class="card preview">
            <h2>{live(move || words.title(wanted.with(|wanted| wanted.game)))}</h2>
            {seen(move || text(GameText::Summary))}
            <Picture sight />
            <details>
                <summary>{words.live("web-rules")}</summary>
                {seen(move || text(GameText::Rules))}
            </details>
        </section>
    }
}
