//! Pictures of lessons: a board, a game graph, or what a search visits.
use crate::{
    parts::{
        answer::query::Query,
        board::{BoardPicture, Picture},
    },
    position_ref::PositionRef,
    words::Words,
    work::{
        graph::{DrawGraph, GraphPicture},
        search::DrawSearch,
    },
};
use engine::board::Board;
use leptos::prelude::*;
use play::course::{CoursePosition, LessonPicture};

/// The picture of a lesson, as it stands on the path.
pub(super) fn view(picture: LessonPicture) -> AnyView {
    let content = match picture {
        LessonPicture::Board(scene) => board(scene),
        LessonPicture::Graph(scene) => {
            let query = graph_query(scene);
            let svg = move || query.result().map(|picture: GraphPicture| picture.svg).unwrap_or_default();
            view! { <div inner_html=svg></div> }.into_any()
        }
        LessonPicture::Search(scene) => {
            let query = search_query(scene, true);
            let svg = move || query.result().unwrap_or_default();
            view! { <div inner_html=svg></div> }.into_any()
        }
    };
    view! { <div class="thumb" aria-hidden="true">{content}</div> }.into_any()
}

/// The board of a position, without the facts beside it.
pub(super) fn board(scene: CoursePosition) -> AnyView {
    let board = scene.build().and_then(|game| game.board(scene.position)).ok();
    let picture = board.map(|board| BoardPicture::of(Board { facts: Vec::new(), ..board }, scene.position));
    view! { <Picture picture=Signal::derive(move || picture.clone()) /> }.into_any()
}

/// The game graph of a position.
pub(super) fn graph_query(scene: CoursePosition) -> Query<GraphPicture> {
    let words = Words::context();
    Query::follow(move || {
        let lang = words.lang().code().to_owned();
        Some(DrawGraph {
            place: PositionRef::of_scene(&scene),
            depth: None,
            nodes: 60,
            by_remoteness: false,
            folded: Vec::new(),
            whole: false,
            lang,
        })
    })
}

/// What a search of a position visits.
pub(super) fn search_query(scene: CoursePosition, alphabeta: bool) -> Query<String> {
    let words = Words::context();
    Query::follow(move || {
        Some(DrawSearch { place: PositionRef::of_scene(&scene), alphabeta, lang: words.lang().code().to_owned() })
    })
}
