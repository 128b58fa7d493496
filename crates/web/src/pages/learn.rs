//! Rules, theory and the course.
use super::heading;
use crate::{
    html,
    parts::answer::progress::Progress,
    reactive::{dyn_view, reactive},
    route::{Page, Route},
    words::Words,
};
use engine::{games::FAMILIES, message::Message};
use leptos::prelude::*;
use play::course::{COURSE, Lesson};

mod exercise;
mod game;
mod lesson;

/// Prefix of the addresses of lessons.
const COURSE_PREFIX: &str = "course/";

/// The page: the list of everything, a lesson, or a game.
pub(crate) fn view(about: Option<String>) -> AnyView {
    match about.as_deref() {
        None => list(),
        Some(about) => match about.strip_prefix(COURSE_PREFIX) {
            Some(id) => lesson::view(id),
            None => game::view(about),
        },
    }
}

/// The solved exercises.
pub(super) fn solved_exercises() -> Progress {
    Progress::load("course")
}

/// The key under which a solved exercise is saved.
pub(super) fn progress_key(lesson: &Lesson, exercise: usize) -> String {
    format!("{} {exercise}", lesson.id)
}

/// The address of a lesson.
pub(super) fn address(lesson: &Lesson) -> String {
    Route::about(Page::Learn, format!("{COURSE_PREFIX}{}", lesson.id)).href()
}

/// The first lesson that is not finished.
fn next_lesson(solved: Progress) -> Option<&'static Lesson> {
    let is_open = |lesson: &&&Lesson| solved.count(&format!("{} ", lesson.id)) < lesson.exercises().count();
    COURSE.iter().collect::<Vec<_>>().iter().find(is_open).copied()
}

fn list() -> AnyView {
    let words = Words::context();
    let solved = solved_exercises();
    let lesson = move |(number, lesson): (usize, &'static Lesson)| {
        let all = lesson.exercises().count();
        let count = move || solved.count(&format!("{} ", lesson.id)).min(all);
        let progress = move || words.say(&Message::new("learn-progress").with("done", count()).with("all", all));
        let is_next = move || next_lesson(solved).is_some_and(|next| next.id == lesson.id);
        view! {
            <li class:done=reactive(move || count() == all) class:next=reactive(is_next)>
                <a href=address(lesson)>
                    <span class="station" aria-hidden="true">
                        {reactive(move || if count() == all { "✓".to_owned() } else { number.to_string() })}</span>
                    <span>{words.live(lesson.title)}</span>
                </a>
                <span class="soft">{reactive(progress)}
                    {dyn_view(move ||
                        is_next().then(|| view! { " · " <strong>{words.id("learn-next")}</strong> }))}</span>
            </li>
        }
    };
    view! {
        {heading(Page::Learn)}
        {dyn_view(move || html::text(&words.id("learn-intro")))}
        <section class="card">
            <h2>{words.live("learn-course")}</h2>
            <ul class="lessons">{(1..).zip(COURSE).map(lesson).collect_view()}</ul>
        </section>
        <section class="card">
            <h2>{words.live("learn-games")}</h2>
            {dyn_view(move || games(words))}
        </section>
    }
    .into_any()
}

/// All games with one sentence each, by their names.
fn games(words: Words) -> impl IntoView {
    let mut named: Vec<(String, &'static str)> =
        FAMILIES.iter().map(|family| (words.title(family.id), family.id)).collect();
    named.sort();
    let game = |(title, id): (String, &'static str)| {
        view! {
            <li>
                <a href=Route::about(Page::Learn, id).href()>{title}</a> " " <span
                    class="soft">{html::line(&words.summary(id))}</span>
            </li>
        }
    };
    view! { <ul class="games">{named.into_iter().map(game).collect_view()}</ul> }
}
