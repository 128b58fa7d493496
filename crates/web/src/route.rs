//! Where the visitor is: a page, perhaps a game, and named values, all behind the `#` of the address.
use crate::parts::frame::icon::Icon;
use engine::games;
use leptos::prelude::*;

/// The pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Home,
    Play,
    Game,
    Lab,
    Analyse,
    Learn,
    Puzzle,
    Graph,
    Map,
    Sequences,
    About,
    Online,
    Match,
    Ranking,
    Player,
    SignIn,
    Account,
    Missing,
}

impl Page {
    /// All pages with a name.
    const ALL: [Page; 17] = [
        Page::Home,
        Page::Play,
        Page::Game,
        Page::Lab,
        Page::Analyse,
        Page::Learn,
        Page::Puzzle,
        Page::Graph,
        Page::Map,
        Page::Sequences,
        Page::About,
        Page::Online,
        Page::Match,
        Page::Ranking,
        Page::Player,
        Page::SignIn,
        Page::Account,
    ];

    /// The name of the page in addresses.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Page::Home => "",
            Page::Play => "play",
            Page::Game => "game",
            Page::Lab => "lab",
            Page::Analyse => "analyse",
            Page::Learn => "learn",
            Page::Puzzle => "puzzle",
            Page::Graph => "graph",
            Page::Map => "map",
            Page::Sequences => "sequences",
            Page::About => "about",
            Page::Online => "people",
            Page::Match => "match",
            Page::Ranking => "ranking",
            Page::Player => "player",
            Page::SignIn => "sign-in",
            Page::Account => "account",
            Page::Missing => "missing",
        }
    }

    /// The page of a name in an address: also of names that were used earlier.
    fn from_name(name: &str) -> Option<Page> {
        let known = if name == "online" { Page::Online.name() } else { name };
        Page::ALL.into_iter().find(|page| page.name() == known)
    }

    /// The id of its title.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Page::Home => "web-page-home",
            Page::Play => "web-page-play",
            Page::Game => "web-page-game",
            Page::Lab => "web-page-lab",
            Page::Analyse => "web-page-analyse",
            Page::Learn => "web-page-learn",
            Page::Puzzle => "web-page-puzzle",
            Page::Graph => "web-page-graph",
            Page::Map => "web-page-map",
            Page::Sequences => "web-page-sequences",
            Page::About => "web-page-about",
            Page::Online => "web-page-people",
            Page::Match => "online-match",
            Page::Ranking => "ranking-title",
            Page::Player => "player-title",
            Page::SignIn => "door-title",
            Page::Account => "account-title",
            Page::Missing => "web-page-missing",
        }
    }
}

/// The places of the menu; every page belongs to one of them, or to none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Play,
    Learn,
    Puzzles,
    Lab,
    People,
}

impl Place {
    pub(crate) const ALL: [Place; 5] = [Place::Play, Place::Learn, Place::Puzzles, Place::Lab, Place::People];

    /// The place of a page.
    pub(crate) fn of(page: Page) -> Option<Place> {
        match page {
            Page::Home | Page::Play | Page::Game => Some(Place::Play),
            Page::Learn => Some(Place::Learn),
            Page::Puzzle => Some(Place::Puzzles),
            Page::Lab | Page::Analyse | Page::Graph | Page::Map | Page::Sequences => Some(Place::Lab),
            Page::Online | Page::Match | Page::Ranking | Page::Player => Some(Place::People),
            Page::About | Page::SignIn | Page::Account | Page::Missing => None,
        }
    }

    /// Its first page.
    pub(crate) fn page(self) -> Page {
        match self {
            Place::Play => Page::Home,
            Place::Learn => Page::Learn,
            Place::Puzzles => Page::Puzzle,
            Place::Lab => Page::Lab,
            Place::People => Page::Online,
        }
    }

    /// The id of its name.
    pub(crate) fn label(self) -> &'static str {
        if self == Place::Play { "web-page-play" } else { self.page().title() }
    }

    /// Its icon.
    pub(crate) fn icon(self) -> Icon {
        match self {
            Place::Play => Icon::Play,
            Place::Learn => Icon::Learn,
            Place::Puzzles => Icon::Puzzles,
            Place::Lab => Icon::Lab,
            Place::People => Icon::People,
        }
    }
}

/// An address within the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) page: Page,
    /// What comes after the page: the id of a game, the name of a lesson.
    pub(crate) about: Option<String>,
    /// Named values, in order; a name may come several times.
    pub(crate) query: Vec<(String, String)>,
}

impl Route {
    /// A page without anything else.
    pub(crate) fn to(page: Page) -> Route {
        Route { page, about: None, query: Vec::new() }
    }

    /// A page about a game.
    pub(crate) fn about(page: Page, about: impl Into<String>) -> Route {
        Route { about: Some(about.into()), ..Route::to(page) }
    }

    /// Adds a value.
    #[must_use]
    pub(crate) fn with(mut self, name: &str, value: impl Into<String>) -> Route {
        self.query.push((name.to_owned(), value.into()));
        self
    }

    /// The first value of a name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Reads the part of an address from the `#` on.
    pub(crate) fn parse(hash: &str) -> Route {
        let text = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let (name, about) = path.split_once('/').unwrap_or((path, ""));
        let (page, about) = match Page::from_name(name) {
            // Only the name, as it was used earlier.
            Some(Page::Play) if about.is_empty() && query.is_empty() => (Page::Home, ""),
            Some(page) => (page, about),
            None if games::family(&decode(name)).is_ok() => (Page::Play, path),
            None => (Page::Missing, about),
        };
        let value = |pair: &str| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decode(name), decode(value))
        };
        let query = query.split('&').filter(|pair| !pair.is_empty()).map(value).collect();
        Route { page, about: Some(decode(about)).filter(|about| !about.is_empty()), query }.name_position()
    }

    /// Names the position of an address that has it behind the game, as people type it: `#/analyse/nim/3,5,7`.
    fn name_position(mut self) -> Route {
        let has_position = matches!(self.page, Page::Play | Page::Analyse | Page::Graph | Page::Map | Page::Puzzle);
        let parts = self.about.as_deref().filter(|_| has_position).and_then(|about| about.split_once('/'));
        if let Some((game, position)) = parts.map(|(game, position)| (game.to_owned(), position.to_owned())) {
            self.about = Some(game);
            if self.get("position").is_none() && !position.is_empty() {
                return self.with("position", position);
            }
        }
        self
    }

    /// The address, from the `#` on.
    pub(crate) fn href(&self) -> String {
        // The page of a game has the game's own name, unless a page is called so.
        let of_game = |about: &String| {
            self.page == Page::Play && Page::from_name(about).is_none() && games::family(about).is_ok()
        };
        let mut href = "#/".to_owned();
        if !self.about.as_ref().is_some_and(of_game) {
            href.push_str(self.page.name());
            href.extend(self.about.as_ref().map(|_| '/'));
        }
        if let Some(about) = &self.about {
            encode(about, &mut href);
        }
        for (i, (name, value)) in self.query.iter().enumerate() {
            href.push(if i == 0 { '?' } else { '&' });
            encode(name, &mut href);
            href.push('=');
            encode(value, &mut href);
        }
        href
    }
}

/// Writes a text as a part of an address; the signs of notation stay as they are.
fn encode(text: &str, out: &mut String) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.,:;/*+!()=|".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let digit = |n: u8| char::from(b"0123456789ABCDEF"[usize::from(n)]);
            out.extend(['%', digit(byte >> 4), digit(byte & 15)]);
        }
    }
}

/// Reads a part of an address.
fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let hex = || text.get(i + 1..i + 3).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match (bytes[i], hex()) {
            (b'%', Some(byte)) => {
                out.push(byte);
                i += 2;
            }
            (byte, _) => out.push(byte),
        }
        i += 1;
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The address as a signal, with ways to change it.
#[derive(Clone, Copy)]
pub(crate) struct Router(RwSignal<Route>);

impl Router {
    /// Follows the address.
    pub(crate) fn start() -> Router {
        let route = RwSignal::new(here());
        window_event_listener(leptos::ev::hashchange, move |_| {
            let now = here();
            if route.with_untracked(|old| *old != now) {
                route.set(now);
            }
        });
        Router(route)
    }

    /// The router of the page.
    pub(crate) fn context() -> Router {
        expect_context::<Router>()
    }

    /// The address; tracked.
    pub(crate) fn route(self) -> Route {
        self.0.get()
    }

    /// The address, read once.
    pub(crate) fn now(self) -> Route {
        self.0.get_untracked()
    }

    /// The page alone, as a signal that changes only with it.
    pub(crate) fn page(self) -> Memo<(Page, Option<String>)> {
        let route = self.0;
        Memo::new(move |_| route.with(|route| (route.page, route.about.clone())))
    }

    /// Goes to another address, so that the visitor can come back.
    pub(crate) fn go(self, route: Route) {
        drop(window().location().set_hash(&route.href()));
        self.0.set(route);
    }

    /// Writes another address in place of this one, without a new page.
    pub(crate) fn note(self, route: Route) {
        if let Ok(history) = window().history() {
            drop(history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.href())));
        }
        self.0.set(route);
    }
}

fn here() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written_alike() {
        for href in [
            "#/",
            "#/nim?position=3,5,7&level=2",
            "#/play/graph",
            "#/graph",
            "#/learn",
            "#/analyse/hex?set=n=3&position=x%20...",
        ] {
            assert_eq!(Route::parse(href).href(), href);
        }
        let route = Route::about(Page::Play, "nim").with("name", "Žiga & Ana?#=%");
        assert_eq!(Route::parse(&route.href()), route);
    }

    #[test]
    fn a_position_may_stand_behind_its_game() {
        for (typed, href) in [
            ("#/analyse/nim/5,19,40,51", "#/analyse/nim?position=5,19,40,51"),
            ("#/play/wythoff/3,5?level=3", "#/wythoff?level=3&position=3,5"),
            ("#/wythoff/3,5", "#/wythoff?position=3,5"),
            ("#/analyse/hex/x%20.../.../...?set=n=3", "#/analyse/hex?set=n=3&position=x%20.../.../..."),
            ("#/analyse/nim/", "#/analyse/nim"),
            ("#/analyse/nim/1,2?position=3,4", "#/analyse/nim?position=3,4"),
            ("#/learn/course/columns", "#/learn/course/columns"),
        ] {
            assert_eq!(Route::parse(typed).href(), href);
        }
    }

    #[test]
    fn earlier_addresses_lead_to_the_new_places() {
        for (earlier, href) in [("#/play", "#/"), ("#/play/nim?level=3", "#/nim?level=3"), ("#/online", "#/people")] {
            assert_eq!(Route::parse(earlier).href(), href);
        }
    }

    #[test]
    fn an_invalid_address_is_a_missing_page_and_never_a_panic() {
        assert_eq!(Route::parse("#/nowhere").page, Page::Missing);
        for hash in ["", "#", "#/", "/"] {
            assert_eq!(Route::parse(hash).page, Page::Home, "{hash}");
        }
        for hash in ["#/play/%", "#/play/%zz?%=%f", "#/play?=&&=&a", "#/play/č%C"] {
            assert_eq!(Route::parse(hash).page, Page::Play, "{hash}");
        }
    }
}
