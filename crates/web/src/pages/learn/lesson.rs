//! A lesson of the course.
use super::{address, exercise, solved_exercises};
use crate::{
    html,
    parts::{
        answer::{explanation::Why, query::Query},
        table::example::Example,
    },
    position_ref::PositionRef,
    reactive::dyn_view,
    route::{Page, Route},
    words::Words,
    work::{
        graph::{DrawGraph, GraphPicture},
        search::DrawSearch,
    },
};
use leptos::prelude::*;
use play::course::{self, COURSE, CoursePosition, Lesson, LessonStep};

/// The page of a lesson; the list if there is no such lesson.
pub(super) fn view(id: &str) -> AnyView {
    let words = Words::context();
    let Some(lesson) = course::lesson(id) else { return super::list() };
    let solved = solved_exercises();
    let mut exercises = 0;
    let mut step = |step: &'static LessonStep| match step {
        LessonStep::Say(id) => {
            view! { <div class="prose">{dyn_view(move || html::text(&words.id(id)))}</div> }.into_any()
        }
        LessonStep::Play(scene) => {
            figure("learn-try", view! { <Example place=PositionRef::of_scene(scene) /> }.into_any())
        }
        LessonStep::Explain(scene) => explanation(scene),
        LessonStep::Graph(scene) => graph(scene),
        LessonStep::Search(scene) => searches(scene),
        LessonStep::Ask(exercise) => {
            exercises += 1;
            exercise::view(lesson, exercises, exercise, solved)
        }
    };
    let steps: Vec<AnyView> = lesson.steps.iter().map(&mut step).collect();
    view! {
        <p><a href=Route::to(Page::Learn).href()>{words.live("learn-course")}</a></p>
        <h1>{words.live(lesson.title)}</h1>
        <div class="lesson">{steps}</div>
        {neighbours(lesson)}
    }
    .into_any()
}

fn figure(title: &'static str, content: AnyView) -> AnyView {
    let words = Words::context();
    view! { <section class="card"><h2>{words.live(title)}</h2> {content}</section> }.into_any()
}

fn explanation(scene: &'static CoursePosition) -> AnyView {
    let words = Words::context();
    let here = Signal::derive(move || Some(PositionRef::of_scene(scene)));
    let title = move || words.title(scene.game);
    view! { <section class="card"><h2>{title} " " <code>{scene.position}</code></h2> <Why place=here /></section> }
        .into_any()
}

fn graph(scene: &'static CoursePosition) -> AnyView {
    let words = Words::context();
    let graph: Query<GraphPicture> = Query::follow(move || {
        let lang = words.lang().code().to_owned();
        Some(DrawGraph {
            place: PositionRef::of_scene(scene),
            depth: None,
            nodes: 60,
            by_remoteness: false,
            folded: Vec::new(),
            whole: false,
            lang,
        })
    });
    let more = PositionRef::of_scene(scene).route(Page::Graph).href();
    let picture = move || graph.view(|picture| view! { <div inner_html=picture.svg></div> }.into_any());
    figure(
        "draw-graph",
        view! {
            <div class="drawing scroll" tabindex="0" role="region" aria-label=words.live("draw-graph")>{picture}</div>
            <p><a href=more>{words.live("learn-open-graph")}</a></p>
        }
        .into_any(),
    )
}

fn searches(scene: &'static CoursePosition) -> AnyView {
    let one = move |alphabeta: bool, title: &'static str| {
        let words = Words::context();
        let search: Query<String> = Query::follow(move || {
            Some(DrawSearch { place: PositionRef::of_scene(scene), alphabeta, lang: words.lang().code().to_owned() })
        });
        let picture = move || search.view(|svg| view! { <div inner_html=svg></div> }.into_any());
        let pane = view! { <div class="drawing scroll" tabindex="0" role="region"
        aria-label=words.live(title)>{picture}</div> };
        figure(title, pane.into_any())
    };
    view! { {one(false, "draw-minimax")} {one(true, "draw-alphabeta")} }.into_any()
}

/// The lesson before and the one after.
fn neighbours(lesson: &'static Lesson) -> impl IntoView {
    let words = Words::context();
    let index = COURSE.iter().position(|other| other.id == lesson.id).unwrap_or(0);
    let link = move |to: Option<&'static Lesson>, arrow: (&'static str, &'static str)| {
        to.map(|to| view! { <a class="button" href=address(to)>{arrow.0} {words.live(to.title)} {arrow.1}</a> })
    };
    let before = index.checked_sub(1).and_then(|index| COURSE.get(index));
    view! { <nav class="doors" aria-label=words.live("learn-course")>{link(before, ("← ", ""))}
    {link(COURSE.get(index + 1), ("", " →"))}</nav> }
}
