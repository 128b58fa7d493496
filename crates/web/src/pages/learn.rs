//! Rules, theory and the course.
use super::heading;
use crate::{
    html,
    reactive::{dyn_view, reactive},
    route::{Page, Route},
    words::Words,
};
use engine::{games::FAMILIES, message::Message};
use leptos::prelude::*;
use play::course::{COURSE, Lesson};

mod exercise;
mod flow;
mod game;
mod lesson;
mod picture;
mod predict;
mod progress;

use progress::CourseProgress;

/// Prefix of the addresses of lessons.
const COURSE_PREFIX: &str = "course/";

/// What comes after the page in the address of the charts of all opponents.
const OPPONENTS: &str = "opponents";

/// The page: the list of everything, a lesson, the opponents, or a game.
pub(crate) fn view(about: Option<String>) -> AnyView {
    match about.as_deref() {
        None => list(),
        Some(OPPONENTS) => flow::view(),
        Some(about) => match about.strip_prefix(COURSE_PREFIX) {
            Some(id) => lesson::view(id),
            None => game::view(about),
        },
    }
}

/// The address of a lesson.
pub(super) fn address(lesson: &Lesson) -> String {
    Route::about(Page::Learn, format!("{COURSE_PREFIX}{}", lesson.id)).href()
}

fn list() -> AnyView {
    let (words, progress) = (Words::context(), CourseProgress::load());
    let opponents = Route::about(Page::Learn, OPPONENTS).href();
    let lessons: Vec<AnyView> = (1..).zip(COURSE).map(|(number, lesson)| station(progress, number, lesson)).collect();
    view! {
        {heading(Page::Learn)}
        {dyn_view(move || html::text(&words.id("learn-intro")))}
        <section class="card">
            <h2>{words.live("learn-course")}</h2>
            <ol class="lessons">{lessons}</ol>
        </section>
        <section class="card">
            <h2><a id="opponents" href=opponents>{words.live("learn-opponents")}</a></h2>
            <p class="soft">{words.live("learn-opponents-about")}</p>
        </section>
        <section class="card">
            <h2>{words.live("learn-games")}</h2>
            {dyn_view(move || games(words))}
        </section>
    }
    .into_any()
}

/// A station of the path: a lesson with its number, its picture and how far it is.
fn station(progress: CourseProgress, number: usize, lesson: &'static Lesson) -> AnyView {
    let (words, all) = (Words::context(), lesson.exercises().count());
    let done = Memo::new(move |_| progress.is_done(lesson));
    let is_next = Memo::new(move |_| progress.next().is_some_and(|next| next.id == lesson.id));
    let count =
        move || words.say(&Message::new("learn-progress").with("done", progress.count(lesson)).with("all", all));
    let next = move || is_next.get().then(|| view! { " · " <strong>{words.id("learn-next")}</strong> });
    view! {
        <li class:done=reactive(move || done.get()) class:next=reactive(move || is_next.get())>
            <span class="station" aria-hidden="true">
                {reactive(move || if done.get() { "✓".to_owned() } else { number.to_string() })}</span>
            <a href=address(lesson)>
                {picture::view(lesson.picture)}
                <span class="name">{words.live(lesson.title)}</span>
            </a>
            <span class="soft">{reactive(count)} {dyn_view(next)}</span>
        </li>
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
