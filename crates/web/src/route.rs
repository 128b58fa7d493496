//! Where the visitor is: a page, perhaps a game, and named values, all behind the `#` of the address.
use leptos::prelude::*;

/// The pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Home,
    Play,
    Game,
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
    /// Pages in the navigation.
    pub(crate) const MENU: [Page; 8] =
        [Page::Home, Page::Play, Page::Analyse, Page::Learn, Page::Puzzle, Page::Graph, Page::Sequences, Page::About];

    /// Pages in the navigation if there is a site.
    pub(crate) const OF_SITE: [Page; 2] = [Page::Online, Page::Ranking];

    /// All pages with a name.
    const ALL: [Page; 16] = [
        Page::Home,
        Page::Play,
        Page::Game,
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
            Page::Analyse => "analyse",
            Page::Learn => "learn",
            Page::Puzzle => "puzzle",
            Page::Graph => "graph",
            Page::Map => "map",
            Page::Sequences => "sequences",
            Page::About => "about",
            Page::Online => "online",
            Page::Match => "match",
            Page::Ranking => "ranking",
            Page::Player => "player",
            Page::SignIn => "sign-in",
            Page::Account => "account",
            Page::Missing => "missing",
        }
    }

    /// The id of its name in the menu.
    pub(crate) fn label(self) -> &'static str {
        if self == Page::Home { "web-home" } else { self.title() }
    }

    /// The id of its title.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Page::Home => "web-page-home",
            Page::Play => "web-page-play",
            Page::Game => "web-page-game",
            Page::Analyse => "web-page-analyse",
            Page::Learn => "web-page-learn",
            Page::Puzzle => "web-page-puzzle",
            Page::Graph => "web-page-graph",
            Page::Map => "web-page-map",
            Page::Sequences => "web-page-sequences",
            Page::About => "web-page-about",
            Page::Online => "online-title",
            Page::Match => "online-match",
            Page::Ranking => "ranking-title",
            Page::Player => "player-title",
            Page::SignIn => "door-title",
            Page::Account => "account-title",
            Page::Missing => "web-page-missing",
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
        let page = Page::ALL.into_iter().find(|page| page.name() == name).unwrap_or(Page::Missing);
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
        let mut href = format!("#/{}", self.page.name());
        if let Some(about) = &self.about {
            href.push('/');
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
        for href in ["#/", "#/play/nim?position=3,5,7&level=2", "#/learn", "#/analyse/hex?set=n=3&position=x%20..."] {
            assert_eq!(Route::parse(href).href(), href);
        }
        let route = Route::about(Page::Play, "nim").with("name", "Žiga & Ana?#=%");
        assert_eq!(Route::parse(&route.href()), route);
    }

    #[test]
    fn a_position_may_stand_behind_its_game() {
        for (typed, href) in [
            ("#/analyse/nim/5,19,40,51", "#/analyse/nim?position=5,19,40,51"),
            ("#/play/wythoff/3,5?level=3", "#/play/wythoff?level=3&position=3,5"),
            ("#/analyse/hex/x%20.../.../...?set=n=3", "#/analyse/hex?set=n=3&position=x%20.../.../..."),
            ("#/analyse/nim/", "#/analyse/nim"),
            ("#/analyse/nim/1,2?position=3,4", "#/analyse/nim?position=3,4"),
            ("#/learn/course/columns", "#/learn/course/columns"),
        ] {
            assert_eq!(Route::parse(typed).href(), href);
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
