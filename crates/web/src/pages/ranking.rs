//! The best players: of all games, or of one game, convention and level.
use super::{heading, of_site};
use crate::{
    html,
    parts::{
        form::list::{self, table},
        remote::Remote,
    },
    route::{Page, Route, Router},
    words::Words,
};
use engine::{Convention, games::FAMILIES, message::Message};
use leptos::prelude::*;
use protocol::site::{CategoryScore, Rank, Ranking};
use text::phrase;

/// Names of the filters, in the address and in requests to the site.
const FILTERS: [&str; 4] = ["game", "convention", "level", "bots"];

/// The page.
pub(crate) fn view() -> AnyView {
    view! { {heading(Page::Ranking)} {of_site(content)} }.into_any()
}

fn content() -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let filters = Memo::new(move |_| query(&router.route()));
    let ranking = Remote::follow(move || format!("ranking?{}", filters.get()));
    view! {
        <div class="card filters">
            {filter("game", "ranking-game", Box::new(move || any_game(words)))}
            {filter("convention", "web-convention", Box::new(move || conventions(words)))}
            {filter("level", "ranking-against", Box::new(move || levels(words)))}
            {filter("bots", "ranking-who", Box::new(move || kinds(words)))}
        </div>
        {ranking.view(move |ranking| best(words, &ranking))}
    }
    .into_any()
}

/// The query of a request to the site.
fn query(route: &Route) -> String {
    let names = FILTERS.iter().chain(&["after"]);
    let pairs = names.filter_map(|name| Some(format!("{name}={}", encode(route.get(name)?))));
    pairs.collect::<Vec<_>>().join("&")
}

/// A text as a part of an address of the site.
pub(super) fn encode(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// A choice that is stored in the address.
fn filter(name: &'static str, label: &'static str, options: Box<dyn Fn() -> Vec<list::Choice> + Send>) -> AnyView {
    let router = Router::context();
    let now = move || router.route().get(name).unwrap_or_default().to_owned();
    let choose = move |value: String| {
        let mut route = router.now();
        route.query.retain(|(known, _)| known != name && known != "after");
        router.note(if value.is_empty() { route } else { route.with(name, value) });
    };
    list::list(name, label, options, Box::new(now), Box::new(choose))
}

fn any(words: Words, id: &'static str) -> list::Choice {
    (String::new(), words.id(id))
}

/// All games by their names.
pub(super) fn games(words: Words) -> Vec<list::Choice> {
    let mut named: Vec<list::Choice> =
        FAMILIES.iter().map(|family| (family.id.to_owned(), words.title(family.id))).collect();
    named.sort_by(|one, other| one.1.cmp(&other.1));
    named
}

fn any_game(words: Words) -> Vec<list::Choice> {
    std::iter::once(any(words, "ranking-all-games")).chain(games(words)).collect()
}

fn conventions(words: Words) -> Vec<list::Choice> {
    let named = |known: Convention| (known.name().to_owned(), words.say(&phrase::convention(known)));
    vec![any(words, "ranking-both"), named(Convention::Normal), named(Convention::Misere)]
}

fn levels(words: Words) -> Vec<list::Choice> {
    let mut all = vec![any(words, "ranking-anybody")];
    all.extend((0..=3).map(|level| (level.to_string(), against(words, level))));
    all
}

/// Who is ranked.
fn kinds(words: Words) -> Vec<list::Choice> {
    vec![any(words, "ranking-who-people"), ("true".to_owned(), words.id("ranking-who-bots"))]
}

/// The opponent in words: a level of the computer, or people.
pub(super) fn against(words: Words, level: u8) -> String {
    if level == 0 { words.id("ranking-people") } else { words.say(&phrase::level(level)) }
}

/// The table of the best players.
fn best(words: Words, ranking: &Ranking) -> AnyView {
    let least = Message::new("ranking-least").with("games", ranking.least_games);
    let least = least.with("deviation", ranking.most_deviation);
    let rows: Vec<_> = ranking.ranks.iter().map(row).collect();
    let head = [
        "ranking-place",
        "ranking-name",
        "ranking-games",
        "ranking-wins",
        "ranking-losses",
        "ranking-percent",
        "ranking-rating",
    ];
    let none = rows.is_empty().then(|| view! { <p>{words.id("ranking-nobody")}</p> });
    view! {
        {none}
        {(!rows.is_empty()).then(|| table(words, "ranking-title", &head, rows))}
        {more(words, ranking)}
        <p class="soft">{html::line(&words.say(&least))}</p>
    }
    .into_any()
}

fn row(rank: &Rank) -> Vec<AnyView> {
    let place = rank.place.to_string().into_any();
    [place, player_link(&rank.name)].into_iter().chain(figures(&rank.score)).collect()
}

/// A name that leads to the page of a player.
pub(super) fn player_link(name: &str) -> AnyView {
    let href = Route::about(Page::Player, name).href();
    view! { <a href=href>{name.to_owned()}</a> }.into_any()
}

/// Games, wins, losses, percent and rating of a score.
pub(super) fn figures(score: &CategoryScore) -> Vec<AnyView> {
    let CategoryScore { games, wins, losses, rating, deviation, .. } = score;
    let rating = format!("{rating} ± {deviation}");
    let share = share(u64::from(*wins), u64::from(*games), Words::context().code());
    [games.to_string(), wins.to_string(), losses.to_string(), share, rating].map(IntoAny::into_any).into()
}

/// A share in per cent with two decimals, as a language writes it.
fn share(wins: u64, games: u64, lang: &str) -> String {
    let hundredths = wins.saturating_mul(10_000) / games.max(1);
    let sign = if lang == "en" { '.' } else { ',' };
    format!("{}{sign}{:02} %", hundredths / 100, hundredths % 100)
}

/// The link to the next players.
fn more(words: Words, ranking: &Ranking) -> Option<AnyView> {
    let last = ranking.ranks.last().filter(|_| ranking.more)?.place;
    let mut route = Router::context().now();
    route.query.retain(|(name, _)| name != "after");
    let href = route.with("after", last.to_string()).href();
    Some(view! { <p><a class="button" href=href>{words.id("ranking-more")}</a></p> }.into_any())
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn a_share_has_two_decimals() {
        assert_eq!(share(2, 3, "en"), "66.66 %");
        assert_eq!((share(1, 8, "sl").as_str(), share(0, 0, "en").as_str()), ("12,50 %", "0.00 %"));
    }
}
