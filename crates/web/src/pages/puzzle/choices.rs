//! Which puzzle: today's, one of the visitor's level, a theme, a mistake that is due, or any level.
use super::{
    another,
    progress::{PuzzleProgress, level_key},
    route_theme,
};
use crate::{
    parts::time::today,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    words::Words,
    work::puzzle::PuzzleQuery,
};
use engine::message::Message;
use leptos::prelude::*;
use play::puzzle::{LEVELS, PuzzleTheme};

type Query = Memo<Option<PuzzleQuery>>;

/// Rating and streak, and what can be chosen.
pub(super) fn view(query: Query, progress: PuzzleProgress) -> AnyView {
    let words = Words::context();
    let rating = move || words.say(&Message::new("puzzle-rating").with("rating", progress.rating()));
    let streak = move || {
        let days = progress.streak();
        (days > 0).then(|| words.say(&Message::new("puzzle-streak").with("count", days)))
    };
    view! {
        <div class="row standing">
            <strong id="rating">{reactive(rating)}</strong>
            <span id="streak">{dyn_view(streak)}</span>
        </div>
        <div class="doors levels">
            {daily(query, progress)}
            {own_level(query, progress)}
            {repeat(progress)}
        </div>
        <div class="doors levels" id="themes" role="group" aria-label=words.live("puzzle-themes")>
            {PuzzleTheme::ALL.map(|theme| theme_button(query, progress, theme)).into_iter().collect_view()}
        </div>
        <details class="all-levels">
            <summary>{words.live("puzzle-levels")}</summary>
            <div class="doors levels" role="group" aria-label=words.live("puzzle-levels")>
                {(1..=LEVELS).map(|level| level_button(query, progress, level)).collect_view()}
            </div>
        </details>
    }
    .into_any()
}

/// A button that is pressed while its puzzle is open.
fn choice(
    id: String,
    name: impl FnMut() -> String + Send + 'static,
    here: impl Fn() -> bool + Send + 'static,
    go: impl Fn() -> Route + 'static,
) -> AnyView {
    let router = Router::context();
    view! {
        <button type="button" class="level" id=id aria-pressed=reactive(move || here().to_string())
            on:click=handler(move |_| router.go(go()))>{reactive(name)}</button>
    }
    .into_any()
}

fn daily(query: Query, progress: PuzzleProgress) -> AnyView {
    let (words, day) = (Words::context(), today());
    let name = move || {
        let is_solved = progress.solved.has(&format!("day {day}"));
        format!("{}{}", words.id("puzzle-daily"), if is_solved { " ✓" } else { "" })
    };
    let here = move || query.with(|query| *query == Some(PuzzleQuery::Day(day)));
    choice("daily".to_owned(), name, here, move || Route::to(Page::Puzzle).with("day", day.to_string()))
}

/// A puzzle of the level that suits the visitor.
fn own_level(query: Query, progress: PuzzleProgress) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let name = move || words.say(&Message::new("puzzle-your-level").with("level", progress.level()));
    let here = move || is_level(query, progress.level());
    let go = move || untrack(|| another(route_theme(&router.now()), progress.level()));
    choice("your-level".to_owned(), name, here, go)
}

fn is_level(query: Query, level: usize) -> bool {
    query.with(|query| matches!(query, Some(PuzzleQuery::Level(_, now, _)) if *now == level))
}

/// The mistakes that are due, one after the other.
fn repeat(progress: PuzzleProgress) -> AnyView {
    let words = Words::context();
    let button = move || {
        let due = progress.due();
        let first = due.first().cloned()?;
        let name = words.say(&Message::new("puzzle-repeat").with("count", due.len()));
        Some(view! { <a class="button level" id="repeat" href=first>{name}</a> })
    };
    dyn_view(button).into_any()
}

fn theme_button(query: Query, progress: PuzzleProgress, theme: PuzzleTheme) -> AnyView {
    let words = Words::context();
    let here = move || query.with(|query| matches!(query, Some(PuzzleQuery::Level(now, ..)) if *now == theme));
    let name = move || words.say(&theme.title());
    choice(format!("theme-{}", theme.name()), name, here, move || untrack(|| another(theme, progress.level())))
}

fn level_button(query: Query, progress: PuzzleProgress, level: usize) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let name = move || {
        let solved = progress.solved.count(&level_key(level));
        words.say(&Message::new("puzzle-level").with("level", level).with("solved", solved))
    };
    let go = move || another(route_theme(&router.now()), level);
    choice(format!("level-{level}"), name, move || is_level(query, level), go)
}
