//! Find all winning moves: by level, the puzzle of the day, and from the visitor's own mistakes.
use super::heading;
use crate::{
    html,
    parts::{
        answer::{progress::Progress, query::Query},
        mistakes,
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler},
    route::{Page, Route, Router},
    words::Words,
    work::puzzle::{PuzzleQuery, PuzzleTask},
};
use engine::message::Message;
use leptos::prelude::*;
use play::puzzle::LEVELS;

mod history;
mod solving;

use history::History;

pub(super) use history::HISTORY;

/// Number of solved puzzles that lead to the next level.
const ENOUGH: usize = 5;

/// Progress saved in the browser: solved puzzles, and mistakes that are not corrected yet.
#[derive(Clone, Copy)]
pub(super) struct PuzzleProgress {
    solved: Progress,
    mistakes: Progress,
}

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let (solved, mistakes) = (Progress::load("puzzles"), mistakes::load());
    let query = Memo::new(move |_| query(&router.route()));
    // An address without a puzzle gets one, so that it can be shared and does not change when something is solved. The
    // address of another page is left alone.
    Effect::new(move |_| {
        if query.with(Option::is_none) && router.now().page == Page::Puzzle {
            router.note(another(route_level(&router.now()).unwrap_or_else(|| next_level(solved))));
        }
    });
    let task: Query<PuzzleTask> = Query::follow(move || query.get());
    // A visitor who comes for mistakes finds them above everything else.
    let searches_now = router.now().get(HISTORY).is_some();
    let own = own(mistakes, searches_now).into_any();
    let (first, last) = if searches_now { (Some(own), None) } else { (None, Some(own)) };
    view! {
        {heading(Page::Puzzle)}
        {first}
        {dyn_view(move || html::text(&words.id("puzzle-intro")))}
        {choices(query, solved)}
        {task.view(move |task| solving::view(task, query.get_untracked(), PuzzleProgress { solved, mistakes }))}
        {last}
    }
    .into_any()
}

/// Days since 1970, by the clock of the visitor.
fn today() -> u64 {
    let date = js_sys::Date::new_0();
    let minutes = date.get_time() / 60_000.0 - date.get_timezone_offset();
    whole(minutes / 1_440.0)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a date as a whole number; casts saturate")]
fn whole(number: f64) -> u64 {
    number.floor() as u64
}

/// A random seed.
fn new_seed() -> u64 {
    whole(js_sys::Math::random() * 4_294_967_296.0)
}

/// The puzzle that an address names, if it names one.
fn query(route: &Route) -> Option<PuzzleQuery> {
    let number = |name: &str| route.get(name).and_then(|text| text.parse::<u64>().ok());
    if route.about.is_some() {
        return PositionRef::of_route(route).ok().map(PuzzleQuery::At);
    }
    let by_level = || Some(PuzzleQuery::Level(route_level(route)?, number("seed")?));
    number("day").map(PuzzleQuery::Day).or_else(by_level)
}

/// The level of an address.
fn route_level(route: &Route) -> Option<usize> {
    let level: usize = route.get("level")?.parse().ok()?;
    Some(level.clamp(1, LEVELS))
}

/// The prefix of the keys of solved puzzles of a level.
fn level_key(level: usize) -> String {
    format!("level {level} ")
}

/// The first level with too few solved puzzles.
fn next_level(solved: Progress) -> usize {
    untrack(|| (1..LEVELS).find(|&level| solved.count(&level_key(level)) < ENOUGH).unwrap_or(LEVELS))
}

/// The address of another puzzle of a level.
fn another(level: usize) -> Route {
    Route::to(Page::Puzzle).with("level", level.to_string()).with("seed", new_seed().to_string())
}

/// The levels with their numbers of solved puzzles, and the puzzle of the day.
fn choices(query: Memo<Option<PuzzleQuery>>, solved: Progress) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let level = move |level: usize| {
        let here =
            move || query.with(|query| matches!(query, Some(PuzzleQuery::Level(now, _)) if *now == level)).to_string();
        let name = move || {
            let message =
                Message::new("puzzle-level").with("level", level).with("solved", solved.count(&level_key(level)));
            words.say(&message)
        };
        view! { <button type="button" class="level" aria-pressed=here
        on:click=handler(move |_| router.go(another(level)))>{name}</button> }
    };
    let day = today();
    let daily = move || query.with(|query| *query == Some(PuzzleQuery::Day(day))).to_string();
    let check_mark = move || solved.has(&format!("day {day}")).then_some(" ✓");
    view! {
        <div class="doors levels" role="group" aria-label=words.live("puzzle-levels")>
            <button type="button" class="level" id="daily" aria-pressed=daily
                on:click=handler(move |_| router.go(Route::to(Page::Puzzle).with("day", day.to_string())))>
                {words.live("puzzle-daily")} {check_mark}
            </button>
            {(1..=LEVELS).map(level).collect_view()}
        </div>
    }
}

/// The visitor's own mistakes; with `searches_now` the latest matches are searched at once.
fn own(saved: Progress, searches_now: bool) -> impl IntoView {
    let words = Words::context();
    let item = move |address: String| {
        let place = mistakes::position_of(&address)?;
        let title = words.title(&place.game);
        Some(view! { <li><a href=address>{title} " " <code>{place.position}</code></a></li> })
    };
    view! {
        <section class="card" id="own">
            <h2>{words.live("puzzle-own")}</h2>
            {History::new(saved).view(searches_now)}
            {dyn_view(move || {
                let items: Vec<_> = saved.all().into_iter().rev().take(30).filter_map(item).collect();
                if items.is_empty() {
                    html::text(&words.id("puzzle-own-none"))
                } else {
                    view! { <ul>{items}</ul> }.into_any()
                }
            })}
        </section>
    }
}
