//! Find all winning moves: by level, the puzzle of the day, and from the visitor's own mistakes.
use super::heading;
use crate::{
    html,
    parts::{answer::query::Query, focus::recover},
    position_ref::PositionRef,
    reactive::dyn_view,
    route::{Page, Route, Router},
    words::Words,
    work::puzzle::{PuzzleQuery, PuzzleTask},
};
use leptos::prelude::*;
use play::puzzle::{LEVELS, PuzzleTheme};

mod cards;
mod choices;
mod history;
mod own;
mod progress;
mod solving;

pub(super) use history::HISTORY;
use progress::PuzzleProgress;

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    let (words, router, progress) = (Words::context(), Router::context(), PuzzleProgress::load());
    let query = Memo::new(move |_| query(&router.route()));
    // An address without a puzzle gets one, so that it can be shared and does not change when something is solved. The
    // address of another page is left alone.
    Effect::new(move |_| {
        let route = router.now();
        if query.with(Option::is_none) && route.page == Page::Puzzle {
            let level = route_level(&route).unwrap_or_else(|| untrack(|| progress.level()));
            router.note(another(route_theme(&route), level));
        }
    });
    let task: Query<PuzzleTask> = Query::follow(move || query.get());
    // The button that asked for another puzzle is gone with the puzzle before.
    Effect::new(move |count: Option<u32>| {
        let count = count.unwrap_or(0) + u32::from(task.get().is_some());
        if count > 1 {
            recover(".puzzle .live");
        }
        count
    });
    // A visitor who comes for mistakes finds them above everything else.
    let searches_now = router.now().get(HISTORY).is_some();
    let own = own::view(progress, searches_now);
    let (first, last) = if searches_now { (Some(own), None) } else { (None, Some(own)) };
    view! {
        {heading(Page::Puzzle)}
        {first}
        {dyn_view(move || html::text(&words.id("puzzle-intro")))}
        {choices::view(query, progress)}
        {task.view(move |task| solving::view(task, query.get_untracked(), progress))}
        {last}
    }
    .into_any()
}

/// A random seed.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a random whole number; casts saturate")]
fn new_seed() -> u64 {
    (js_sys::Math::random() * 4_294_967_296.0).floor() as u64
}

/// The puzzle that an address names, if it names one.
fn query(route: &Route) -> Option<PuzzleQuery> {
    let number = |name: &str| route.get(name).and_then(|text| text.parse::<u64>().ok());
    if route.about.is_some() {
        return PositionRef::of_route(route).ok().map(PuzzleQuery::At);
    }
    let by_level = || Some(PuzzleQuery::Level(route_theme(route), route_level(route)?, number("seed")?));
    number("day").map(PuzzleQuery::Day).or_else(by_level)
}

/// The level of an address.
fn route_level(route: &Route) -> Option<usize> {
    let level: usize = route.get("level")?.parse().ok()?;
    Some(level.clamp(1, LEVELS))
}

/// The theme of an address.
fn route_theme(route: &Route) -> PuzzleTheme {
    route.get("theme").and_then(PuzzleTheme::from_name).unwrap_or(PuzzleTheme::Any)
}

/// The address of another puzzle of a theme and a level.
fn another(theme: PuzzleTheme, level: usize) -> Route {
    let route = Route::to(Page::Puzzle);
    let route = if theme == PuzzleTheme::Any { route } else { route.with("theme", theme.name()) };
    route.with("level", level.to_string()).with("seed", new_seed().to_string())
}
