//! Find all winning moves: by level, the one of the day, and from one's own mistakes.
use super::heading;
use crate::{
    html,
    parts::{mistakes, progress::Progress, query::Query},
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
    let riddle = Memo::new(move |_| riddle(&router.route()));
    // An address that names no puzzle gets one, so that it can be shared and does not change when something is solved.
    // One that names another page leads away from here.
    Effect::new(move |_| {
        if riddle.with(Option::is_none) && router.now().page == Page::Puzzle {
            router.note(another(wished_level(&router.now()).unwrap_or_else(|| next_level(solved))));
        }
    });
    let posed: Query<PuzzleTask> = Query::follow(move || riddle.get());
    // Whoever comes for the own mistakes finds them above everything else.
    let comes = router.now().get(HISTORY).is_some();
    let own = own(mistakes, comes).into_any();
    let (first, last) = if comes { (Some(own), None) } else { (None, Some(own)) };
    view! {
        {heading(Page::Puzzle)}
        {first}
        {dyn_view(move || html::text(&words.id("puzzle-intro")))}
        {choices(riddle, solved)}
        {posed.view(move |posed| solving::view(posed, riddle.get_untracked(), PuzzleProgress { solved, mistakes }))}
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

/// A seed that has not been used in this visit.
fn fresh() -> u64 {
    whole(js_sys::Math::random() * 4_294_967_296.0)
}

/// What an address asks for, if it says so.
fn riddle(route: &Route) -> Option<PuzzleQuery> {
    let number = |name: &str| route.get(name).and_then(|text| text.parse::<u64>().ok());
    if route.about.is_some() {
        return PositionRef::of_route(route).ok().map(PuzzleQuery::At);
    }
    let drawn = || Some(PuzzleQuery::Level(wished_level(route)?, number("seed")?));
    number("day").map(PuzzleQuery::Day).or_else(drawn)
}

/// The level of an address.
fn wished_level(route: &Route) -> Option<usize> {
    let level: usize = route.get("level")?.parse().ok()?;
    Some(level.clamp(1, LEVELS))
}

/// How solved puzzles of a level are kept.
fn level_key(level: usize) -> String {
    format!("level {level} ")
}

/// The first level of which not enough puzzles were solved.
fn next_level(solved: Progress) -> usize {
    untrack(|| (1..LEVELS).find(|&level| solved.count(&level_key(level)) < ENOUGH).unwrap_or(LEVELS))
}

/// The address of another puzzle of a level.
fn another(level: usize) -> Route {
    Route::to(Page::Puzzle).with("level", level.to_string()).with("seed", fresh().to_string())
}

/// The levels with how many were solved, and the puzzle of the day.
fn choices(riddle: Memo<Option<PuzzleQuery>>, solved: Progress) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let level = move |level: usize| {
        let here = move || {
            riddle.with(|riddle| matches!(riddle, Some(PuzzleQuery::Level(now, _)) if *now == level)).to_string()
        };
        let name = move || {
            let message =
                Message::new("puzzle-level").with("level", level).with("solved", solved.count(&level_key(level)));
            words.say(&message)
        };
        view! { <button type="button" class="level" aria-pressed=here
        on:click=handler(move |_| router.go(another(level)))>{name}</button> }
    };
    let day = today();
    let daily = move || riddle.with(|riddle| *riddle == Some(PuzzleQuery::Day(day))).to_string();
    let done = move || solved.has(&format!("day {day}")).then_some(" ✓");
    view! {
        <div class="doors levels" role="group" aria-label=words.live("puzzle-levels")>
            <button type="button" class="level" id="daily" aria-pressed=daily
                on:click=handler(move |_| router.go(Route::to(Page::Puzzle).with("day", day.to_string())))>
                {words.live("puzzle-daily")} {done}
            </button>
            {(1..=LEVELS).map(level).collect_view()}
        </div>
    }
}

/// One's own mistakes; `comes` when somebody has asked for those of the latest matches.
fn own(kept: Progress, comes: bool) -> impl IntoView {
    let words = Words::context();
    let item = move |address: String| {
        let place = mistakes::place(&address)?;
        let title = words.title(&place.game);
        Some(view! { <li><a href=address>{title} " " <code>{place.position}</code></a></li> })
    };
    view! {
        <section class="card" id="own">
            <h2>{words.live("puzzle-own")}</h2>
            {History::new(kept).view(comes)}
            {dyn_view(move || {
                let items: Vec<_> = kept.all().into_iter().rev().take(30).filter_map(item).collect();
                if items.is_empty() {
                    html::text(&words.id("puzzle-own-none"))
                } else {
                    view! { <ul>{items}</ul> }.into_any()
                }
            })}
        </section>
    }
}
