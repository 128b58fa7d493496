//! A player: results and matches.
use super::{
    of_site,
    puzzle::HISTORY,
    ranking::{against, encoded, figures},
};
use crate::{
    live::{live, seen},
    parts::{fetched::Fetched, list::table, when},
    route::{Page, Route, Router},
    site::{Json, Site},
    words::Words,
};
use engine::{Convention, message::Message};
use leptos::prelude::*;
use text::phrase;

/// The page.
pub(crate) fn view() -> AnyView {
    let router = Router::context();
    let name = live(move || router.route().about.unwrap_or_default());
    view! { <h1>{name}</h1> {of_site(shown)} }.into_any()
}

fn shown() -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let path = Memo::new(move |_| {
        let route = router.route();
        let name = encoded(route.about.as_deref().unwrap_or_default());
        route.get("before").map_or(format!("players/{name}"), |before| format!("players/{name}?before={before}"))
    });
    let page = Fetched::follow(move || path.get());
    view! { {page.view(move |page| found(words, &page))} }.into_any()
}

fn found(words: Words, page: &Json) -> AnyView {
    let name = page.text("name").unwrap_or_default();
    let since = Message::new("player-since").with("day", when::day(words, page.number("created").unwrap_or(0.0)));
    view! {
        <p class="soft">{words.say(&since)}</p>
        {own(name.clone())}
        <section class="card"><h2>{words.id("player-results")}</h2>{scores(words, &page.get("scores").list())}</section>
        <section class="card">
            <h2>{words.id("player-matches")}</h2>
            {matches(words, &page.get("matches").list())}
            {older(words, &name, page)}
        </section>
    }
    .into_any()
}

/// On one's own page: the way to what was thrown away.
fn own(name: String) -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let mine = move || site.me().is_some_and(|me| me.name == name);
    let shown = seen(move || {
        let href = Route::to(Page::Puzzle).with(HISTORY, "").href();
        mine().then(|| view! { <p><a class="button" id="mistakes" href=href>{words.id("player-mistakes")}</a></p> })
    });
    view! { {shown} }.into_any()
}

fn scores(words: Words, scores: &[Json]) -> AnyView {
    if scores.is_empty() {
        return view! { <p>{words.id("player-no-results")}</p> }.into_any();
    }
    let row = |score: &Json| {
        let level = score.count("level").and_then(|level| u8::try_from(level).ok());
        let names = [
            score.text("game").map_or_else(|| words.id("ranking-all-games"), |game| words.title(&game)),
            score.text("convention").map_or_else(|| words.id("ranking-both"), |name| convention(words, &name)),
            level.map_or_else(|| words.id("ranking-anybody"), |level| against(words, level)),
        ];
        names.into_iter().map(IntoAny::into_any).chain(figures(score)).collect()
    };
    let head = [
        "ranking-game",
        "web-convention",
        "ranking-against",
        "ranking-games",
        "ranking-wins",
        "ranking-losses",
        "ranking-percent",
        "ranking-rating",
    ];
    table(words, "player-results", &head, scores.iter().map(row).collect())
}

/// A convention in words.
pub(super) fn convention(words: Words, name: &str) -> String {
    let known = if name == Convention::Misere.name() { Convention::Misere } else { Convention::Normal };
    words.say(&phrase::convention(known))
}

fn matches(words: Words, matches: &[Json]) -> AnyView {
    if matches.is_empty() {
        return view! { <p>{words.id("player-no-matches")}</p> }.into_any();
    }
    let row = |line: &Json| {
        let href = Route::about(Page::Match, line.text("id").unwrap_or_default()).href();
        let game = words.title(&line.text("game").unwrap_or_default());
        let level = line.count("level").and_then(|level| u8::try_from(level).ok()).unwrap_or(0);
        let counts = words.id(if line.is("rated") { "player-rated" } else { "player-casual" });
        vec![
            view! { <a href=href>{game}</a> }.into_any(),
            convention(words, &line.text("convention").unwrap_or_default()).into_any(),
            against(words, level).into_any(),
            counts.into_any(),
            result(words, line).into_any(),
            when::day(words, line.number("created").unwrap_or(0.0)).into_any(),
        ]
    };
    let head = ["ranking-game", "web-convention", "ranking-against", "player-counts", "web-result", "player-day"];
    table(words, "player-matches", &head, matches.iter().map(row).collect())
}

/// How a match ended for the one whose list this is.
fn result(words: Words, line: &Json) -> String {
    let ended = line.get("ended");
    let winners: Vec<usize> = ended.get("winners").list().iter().filter_map(Json::whole).collect();
    let seat = line.count("seat").unwrap_or(0);
    words.id(match winners[..] {
        _ if !ended.is_there() => "player-open",
        [] => "player-drawn",
        _ if winners.contains(&seat) => "player-won",
        _ => "player-lost",
    })
}

/// The way to earlier matches.
fn older(words: Words, name: &str, page: &Json) -> Option<AnyView> {
    let matches = page.get("matches").list();
    let last = matches.last().filter(|_| page.is("more"))?;
    let before = format!("{}-{}", last.number("created")?, last.text("id")?);
    let href = Route::about(Page::Player, name).with("before", before).href();
    Some(view! { <p><a class="button" href=href>{words.id("player-older")}</a></p> }.into_any())
}
