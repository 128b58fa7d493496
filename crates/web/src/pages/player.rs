//! A player: results and matches.
use super::{
    of_site,
    puzzle::HISTORY,
    ranking::{against, encode, figures},
};
use crate::{
    parts::{form::list::table, remote::Remote, time},
    reactive::{dyn_view, reactive},
    route::{Page, Route, Router},
    site::Site,
    words::Words,
};
use engine::{Convention, message::Message};
use leptos::prelude::*;
use protocol::site::{CategoryScore, MatchLine, PlayerPage};
use text::phrase;

/// The page.
pub(crate) fn view() -> AnyView {
    let router = Router::context();
    let name = reactive(move || router.route().about.unwrap_or_default());
    view! { <h1>{name}</h1> {of_site(content)} }.into_any()
}

fn content() -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let path = Memo::new(move |_| {
        let route = router.route();
        let name = encode(route.about.as_deref().unwrap_or_default());
        route.get("before").map_or(format!("players/{name}"), |before| format!("players/{name}?before={before}"))
    });
    let page = Remote::follow(move || path.get());
    view! { {page.view(move |page| player(words, &page))} }.into_any()
}

fn player(words: Words, page: &PlayerPage) -> AnyView {
    let since = Message::new("player-since").with("day", time::day(words, page.created));
    view! {
        <p class="soft">{words.say(&since)} {page.bot.then(|| words.id("player-bot"))}</p>
        {own(page.name.clone())}
        <section class="card"><h2>{words.id("player-results")}</h2>{scores(words, &page.scores)}</section>
        <section class="card">
            <h2>{words.id("player-matches")}</h2>
            {matches(words, &page.matches)}
            {older(words, page)}
        </section>
    }
    .into_any()
}

/// A link to mistakes, on the visitor's own page.
fn own(name: String) -> AnyView {
    let (words, site) = (Words::context(), Site::context());
    let mine = move || site.me().is_some_and(|me| me.name == name);
    let link = dyn_view(move || {
        let href = Route::to(Page::Puzzle).with(HISTORY, "").href();
        mine().then(|| view! { <p><a class="button" id="mistakes" href=href>{words.id("player-mistakes")}</a></p> })
    });
    view! { {link} }.into_any()
}

fn scores(words: Words, scores: &[CategoryScore]) -> AnyView {
    if scores.is_empty() {
        return view! { <p>{words.id("player-no-results")}</p> }.into_any();
    }
    let row = |score: &CategoryScore| {
        let names = [
            score.game.as_ref().map_or_else(|| words.id("ranking-all-games"), |game| words.title(game)),
            score.convention.as_ref().map_or_else(|| words.id("ranking-both"), |name| convention(words, name)),
            score.level.map_or_else(|| words.id("ranking-anybody"), |level| against(words, level)),
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
    let convention = if name == Convention::Misere.name() { Convention::Misere } else { Convention::Normal };
    words.say(&phrase::convention(convention))
}

fn matches(words: Words, matches: &[MatchLine]) -> AnyView {
    if matches.is_empty() {
        return view! { <p>{words.id("player-no-matches")}</p> }.into_any();
    }
    let row = |line: &MatchLine| {
        let href = Route::about(Page::Match, &line.id).href();
        let game = words.title(&line.game);
        let counts = words.id(if line.rated { "player-rated" } else { "player-casual" });
        vec![
            view! { <a href=href>{game}</a> }.into_any(),
            convention(words, &line.convention).into_any(),
            against(words, line.level).into_any(),
            counts.into_any(),
            result(words, line).into_any(),
            time::day(words, line.created).into_any(),
        ]
    };
    let head = ["ranking-game", "web-convention", "ranking-against", "player-counts", "web-result", "player-day"];
    table(words, "player-matches", &head, matches.iter().map(row).collect())
}

/// The result of a match for the player whose list this is.
fn result(words: Words, line: &MatchLine) -> String {
    words.id(match &line.ended {
        None => "player-open",
        Some(ended) if ended.winners.is_empty() => "player-drawn",
        Some(ended) if ended.winners.contains(&line.seat) => "player-won",
        Some(_) => "player-lost",
    })
}

/// The link to earlier matches.
fn older(words: Words, page: &PlayerPage) -> Option<AnyView> {
    let last = page.matches.last().filter(|_| page.more)?;
    let before = format!("{}-{}", last.created, last.id);
    let href = Route::about(Page::Player, &page.name).with("before", before).href();
    Some(view! { <p><a class="button" href=href>{words.id("player-older")}</a></p> }.into_any())
}
