//! The pages beyond the first: in chunks that are fetched when one of their pages is first opened.
use super::{
    about, account, analyse, game, graph, lab, learn, map, missing, online, play, player, puzzle, ranking, sequences,
    sign_in,
};
use crate::{
    chunk::{self, ChunkView},
    route::Page,
};
use leptos::prelude::AnyView;
use text::Share;
use wasm_split_helpers::wasm_split;

/// Playing: the match.
pub(crate) fn to_play() -> AnyView {
    chunk::view(|| Box::pin(load_play()), || chunk::ready(match_page()))
}

/// The page of a game, on which a match is set up.
pub(crate) fn to_set_up(about: Option<String>) -> AnyView {
    chunk::view(|| Box::pin(load_setup()), move || chunk::ready(setup_page(about.clone())))
}

/// Learning: the course, puzzles, where it all comes from.
pub(crate) fn to_learn(page: Page, about: Option<String>) -> AnyView {
    chunk::view_with(Share::Later, || Box::pin(load_learn()), move || chunk::ready(learn_pages(page, about.clone())))
}

/// Understanding: positions, graphs, maps, sequences.
pub(crate) fn to_understand(page: Page, about: Option<String>) -> AnyView {
    chunk::view_with(
        Share::Later,
        || Box::pin(load_understand()),
        move || chunk::ready(understand_pages(page, about.clone())),
    )
}

/// What only a site can show.
pub(crate) fn of_site(page: Page) -> AnyView {
    chunk::view(|| Box::pin(load_site()), move || chunk::ready(site_pages(page)))
}

#[wasm_split(play, fallible, preload(load_play))]
fn match_page() -> ChunkView {
    Ok(game::view())
}

#[wasm_split(setup, fallible, preload(load_setup))]
fn setup_page(about: Option<String>) -> ChunkView {
    Ok(play::view(about))
}

#[wasm_split(learn, fallible, preload(load_learn))]
fn learn_pages(page: Page, about: Option<String>) -> ChunkView {
    engine::deferred_theory::bring();
    Ok(match page {
        Page::Learn => learn::view(about),
        Page::Puzzle => puzzle::view(about),
        Page::About => about::view(about),
        _ => missing::view(),
    })
}

#[wasm_split(understand, fallible, preload(load_understand))]
fn understand_pages(page: Page, about: Option<String>) -> ChunkView {
    engine::deferred_theory::bring();
    Ok(match page {
        Page::Lab => lab::view(),
        Page::Analyse => analyse::view(about),
        Page::Graph => graph::view(about),
        Page::Map => map::view(about),
        Page::Sequences => sequences::view(about),
        _ => missing::view(),
    })
}

#[wasm_split(site, fallible, preload(load_site))]
fn site_pages(page: Page) -> ChunkView {
    Ok(match page {
        Page::Ranking => ranking::view(),
        Page::Player => player::view(),
        Page::SignIn => sign_in::view(),
        Page::Account => account::view(),
        Page::Online => online::view(),
        Page::Match => online::game::view(),
        _ => missing::view(),
    })
}
