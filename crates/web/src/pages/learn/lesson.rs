//! A lesson of the course. What comes after an exercise appears once the exercise is answered: first the reader
//! predicts, then the lesson explains.
use super::{address, exercise, picture, predict, progress::CourseProgress};
use crate::{
    html,
    parts::{focus::focus_on, pane, table::example::Example},
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route},
    words::Words,
};
use engine::board::Shape;
use leptos::prelude::*;
use play::course::{self, COURSE, CoursePosition, Lesson, LessonStep, Mark};

/// The page of a lesson; the list if there is no such lesson.
pub(super) fn view(id: &str) -> AnyView {
    let words = Words::context();
    let Some(lesson) = course::lesson(id) else { return super::list() };
    let (progress, whole) = (CourseProgress::load(), RwSignal::new(false));
    let all = lesson.exercises().count();
    // The first exercise without an answer; what comes after it is not shown yet.
    let open = Memo::new(move |_| {
        let is_open = |exercise: &usize| progress.mark(lesson, *exercise) == Mark::Open;
        if whole.get() { all + 1 } else { (1..=all).find(is_open).unwrap_or(all + 1) }
    });
    let mut exercises = 0;
    let mut step = |step: &'static LessonStep| {
        let before = exercises;
        exercises += usize::from(matches!(step, LessonStep::Ask(_)));
        let content = step_view(lesson, step, exercises, progress);
        view! { <div class="lesson-step" class:later=reactive(move || before >= open.get())>{content}</div> }.into_any()
    };
    let steps: Vec<AnyView> = lesson.steps.iter().map(&mut step).collect();
    let show_all = move |_| {
        focus_on(format!("#exercise-{}", open.get_untracked()));
        whole.set(true);
    };
    view! {
        <p><a href=Route::to(Page::Learn).href()>{words.live("learn-course")}</a></p>
        <h1>{words.live(lesson.title)}</h1>
        {head(lesson)}
        <div class="lesson">{steps}</div>
        <p class="row" hidden=reactive(move || open.get() > all)>
            <span class="soft">{words.live("learn-more-follows")}</span>
            <button type="button" class="small" id="whole-lesson"
                on:click=handler(show_all)>{words.live("learn-whole")}</button>
        </p>
        {neighbours(lesson)}
    }
    .into_any()
}

/// The picture above a lesson: its position on a board, unless the position has none.
fn head(lesson: &'static Lesson) -> AnyView {
    let scene = *lesson.picture.position();
    let board = scene.build().and_then(|game| game.board(scene.position)).ok();
    if board.is_none_or(|board| matches!(board.shape, Shape::Text(_))) {
        return ().into_any();
    }
    view! { <div class="lesson-picture" aria-hidden="true">{picture::board(scene)}</div> }.into_any()
}

/// A step; `number` is that of the exercise, if it is one.
fn step_view(lesson: &'static Lesson, step: &'static LessonStep, number: usize, progress: CourseProgress) -> AnyView {
    let words = Words::context();
    match step {
        LessonStep::Say(id) => {
            view! { <div class="prose">{dyn_view(move || html::text(&words.id(id)))}</div> }.into_any()
        }
        LessonStep::Play(scene) => {
            figure("learn-try", view! { <Example place=PositionRef::of_scene(scene) /> }.into_any())
        }
        LessonStep::Explain(scene) => predict::view(scene),
        LessonStep::Graph(scene) => graph(*scene),
        LessonStep::Search(scene) => searches(*scene),
        LessonStep::Ask(exercise) => exercise::view(lesson, number, exercise, progress),
    }
}

fn figure(title: &'static str, content: AnyView) -> AnyView {
    let words = Words::context();
    view! { <section class="card"><h2>{words.live(title)}</h2> {content}</section> }.into_any()
}

fn graph(scene: CoursePosition) -> AnyView {
    let (words, graph) = (Words::context(), picture::graph_query(scene));
    let more = PositionRef::of_scene(&scene).route(Page::Graph).href();
    figure(
        "draw-graph",
        view! {
            <div class="drawing">{graph.view(|picture| pane::picture(picture.svg, "draw-graph"))}</div>
            <p><a href=more>{words.live("learn-open-graph")}</a></p>
        }
        .into_any(),
    )
}

fn searches(scene: CoursePosition) -> AnyView {
    let one = move |alphabeta: bool, title: &'static str| {
        let search = picture::search_query(scene, alphabeta);
        let drawing = view! { <div class="drawing">{search.view(move |svg| pane::picture(svg, title))}</div> };
        figure(title, drawing.into_any())
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
    view! {
        <div class="doors" id="neighbours" role="navigation" aria-label=words.live("learn-course")>
            {link(before, ("← ", ""))} {link(COURSE.get(index + 1), ("", " →"))}
        </div>
    }
}
