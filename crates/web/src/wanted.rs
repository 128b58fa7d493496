//! What is wished for a match, as the set-up shows it and as an address holds it.
use crate::{
    route::{Page, Route},
    words::Words,
    work::setup::Begin,
};
use engine::{Convention, Family, GameError, Sizes, family::Preset, games};
use play::{First, Level, Player, Start, Wish};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Company {
    /// A person and the computer.
    Computer,
    /// People at one device.
    People,
    /// Computers alone.
    Computers,
    /// A person and the computer, for the ranking: the site is the referee.
    Rated,
    /// Somebody with a link.
    Invited,
    /// Whoever sits down first.
    Anybody,
}

impl Company {
    /// Those for whom a site is needed.
    pub(crate) const OF_SITE: [Company; 3] = [Company::Rated, Company::Invited, Company::Anybody];

    /// Whether a site is needed.
    pub(crate) fn is_elsewhere(self) -> bool {
        Company::OF_SITE.contains(&self)
    }
}

/// Where the match starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A named start, by its index.
    Preset(usize),
    /// By chance.
    Random,
    /// A position of one's own.
    Own,
    /// Pieces placed in secret.
    Placed,
}

/// All wishes. Texts are as they were typed; they are checked when the match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) game: &'static str,
    pub(crate) from: Origin,
    pub(crate) position: String,
    /// For a start by chance: how many heaps and how large; empty when that does not matter.
    pub(crate) heaps: String,
    pub(crate) most: String,
    /// Parameters that differ from those of the start, by name.
    pub(crate) set: Vec<(String, String)>,
    /// As the start is usually played, unless chosen.
    pub(crate) convention: Option<Convention>,
    pub(crate) with: Company,
    pub(crate) level: Level,
    pub(crate) first: First,
    pub(crate) wish: Wish,
    /// Between people elsewhere: whether it counts, and which of [`CLOCKS`] runs.
    pub(crate) rated: bool,
    pub(crate) clock: usize,
}

/// Clocks to choose from: seconds for the match, and seconds added after each move.
pub(crate) const CLOCKS: [Option<(u32, u32)>; 4] = [None, Some((180, 2)), Some((600, 5)), Some((1_800, 20))];

/// Words of addresses for choices.
const WITH: [(Company, &str); 6] = [
    (Company::Computer, "computer"),
    (Company::People, "people"),
    (Company::Computers, "computers"),
    (Company::Rated, "rated"),
    (Company::Invited, "invited"),
    (Company::Anybody, "anybody"),
];
const FIRST: [(First, &str); 3] = [(First::You, "you"), (First::Computer, "computer"), (First::Lot, "lot")];
const WISH: [(Wish, &str); 3] = [(Wish::Any, "any"), (Wish::Won, "won"), (Wish::Lost, "lost")];

/// The word of a choice.
fn word<T: PartialEq>(all: &[(T, &'static str)], choice: &T) -> &'static str {
    all.iter().find(|(known, _)| known == choice).map_or("", |(_, word)| word)
}

/// The choice of a word.
fn choice<T: Copy>(all: &[(T, &'static str)], word: Option<&str>) -> Option<T> {
    all.iter().find(|(_, known)| Some(*known) == word).map(|(choice, _)| *choice)
}

impl Wanted {
    /// The usual match of a game, against a computer that can be beaten.
    pub(crate) fn usual(family: &'static Family) -> Wanted {
        Wanted {
            game: family.id,
            from: Origin::Preset(0),
            position: family.presets.first().map_or(String::new(), |preset| preset.position.to_owned()),
            heaps: String::new(),
            most: String::new(),
            set: Vec::new(),
            convention: None,
            with: Company::Computer,
            level: Level::Alternating,
            first: First::You,
            wish: Wish::Any,
            rated: false,
            clock: 0,
        }
    }

    /// What an address wishes.
    pub(crate) fn of_route(route: &Route) -> Result<Wanted, GameError> {
        let family = games::family(route.about.as_deref().unwrap_or(crate::place::FIRST))?;
        let mut wanted = Wanted::usual(family);
        wanted.from = match (route.get("start"), route.get("position")) {
            (_, Some(_)) => Origin::Own,
            (Some("random"), _) => Origin::Random,
            (Some("placed"), _) => Origin::Placed,
            (Some(name), _) => Origin::Preset(family.presets.iter().position(|p| p.id == name).unwrap_or(0)),
            (None, None) => Origin::Preset(0),
        };
        let text = |name: &str| route.get(name).unwrap_or_default().to_owned();
        wanted.position = route.get("position").unwrap_or(&wanted.position).to_owned();
        (wanted.heaps, wanted.most) = (text("heaps"), text("most"));
        let set = route.query.iter().filter(|(name, _)| name == "set");
        let named = |value: &str| {
            let (name, value) = value.split_once('=').unwrap_or((value, ""));
            (name.to_owned(), value.to_owned())
        };
        wanted.set = set.map(|(_, value)| named(value)).collect();
        let conventions = [(Convention::Normal, "normal"), (Convention::Misere, "misere")];
        wanted.convention = choice(&conventions, route.get("play"));
        wanted.with = choice(&WITH, route.get("with")).unwrap_or(wanted.with);
        wanted.first = choice(&FIRST, route.get("first")).unwrap_or(wanted.first);
        wanted.wish = choice(&WISH, route.get("wish")).unwrap_or(wanted.wish);
        let level = route.get("level").and_then(|level| level.parse().ok()).and_then(Level::from_number);
        wanted.level = level.unwrap_or(wanted.level);
        wanted.rated = route.get("rated") == Some("yes");
        let clock = route.get("clock").and_then(|index| index.parse().ok());
        wanted.clock = clock.filter(|index| *index < CLOCKS.len()).unwrap_or(0);
        Ok(wanted)
    }

    /// The address of these wishes; what is usual is left out.
    pub(crate) fn route(&self) -> Route {
        let usual = Wanted::usual(self.family());
        let mut route = Route::about(Page::Play, self.game);
        route = match self.from {
            Origin::Preset(0) => route,
            Origin::Preset(_) => route.with("start", self.preset().map_or("", |preset| preset.id)),
            Origin::Random => route.with("start", "random"),
            Origin::Placed => route.with("start", "placed"),
            Origin::Own => route.with("position", &self.position),
        };
        for (name, value) in [("heaps", &self.heaps), ("most", &self.most)] {
            if self.from == Origin::Random && !value.is_empty() {
                route = route.with(name, value);
            }
        }
        for (name, value) in &self.set {
            route = route.with("set", format!("{name}={value}"));
        }
        if let Some(convention) = self.convention {
            route = route.with("play", convention.to_string());
        }
        let choices = [
            ("with", self.with != usual.with, word(&WITH, &self.with).to_owned()),
            ("level", self.level != usual.level, self.level.to_string()),
            ("first", self.first != usual.first, word(&FIRST, &self.first).to_owned()),
            ("wish", self.wish != usual.wish, word(&WISH, &self.wish).to_owned()),
            ("rated", self.rated, "yes".to_owned()),
            ("clock", self.clock != 0, self.clock.to_string()),
        ];
        choices
            .into_iter()
            .filter(|(_, differs, _)| *differs)
            .fold(route, |route, (name, _, word)| route.with(name, word))
    }

    /// The family of the game.
    pub(crate) fn family(&self) -> &'static Family {
        games::family(self.game).unwrap_or(&games::FAMILIES[0])
    }

    /// The named start chosen, if it is one.
    pub(crate) fn preset(&self) -> Option<&'static Preset> {
        match self.from {
            Origin::Preset(index) => self.family().presets.get(index),
            _ => None,
        }
    }

    /// How it is played.
    pub(crate) fn convention(&self) -> Convention {
        self.convention.or(self.preset().map(|preset| preset.convention)).unwrap_or(Convention::Normal)
    }

    /// All parameters: those of the start, and those that were given.
    pub(crate) fn parameters(&self) -> Vec<String> {
        let preset = self.preset().map_or("", |preset| preset.set);
        let given = |name: &str| self.set.iter().any(|(known, _)| known == name);
        let kept = preset.split_whitespace().filter(|word| !given(word.split('=').next().unwrap_or("")));
        kept.map(str::to_owned).chain(self.set.iter().map(|(name, value)| format!("{name}={value}"))).collect()
    }

    /// The value of a parameter: given, of the start, or usual.
    pub(crate) fn parameter(&self, name: &str) -> String {
        let given = self.parameters().into_iter().find_map(|word| {
            let (known, value) = word.split_once('=')?;
            (known == name).then(|| value.to_owned())
        });
        let usual = || self.family().parameters.iter().find(|p| p.name == name).map_or("", |p| p.default).to_owned();
        given.unwrap_or_else(usual)
    }

    /// How many players the game has with these parameters.
    fn players(&self) -> usize {
        let place = crate::place::Place {
            game: self.game.to_owned(),
            set: self.parameters(),
            convention: Convention::Normal,
            position: String::new(),
        };
        place.build().map_or(2, |game| game.players())
    }

    /// Whether the site draws the start, because the match counts.
    pub(crate) fn is_drawn(&self) -> bool {
        self.with == Company::Rated || self.with.is_elsewhere() && self.rated
    }

    /// What is to be begun.
    pub(crate) fn begin(&self, words: Words, seed: u64) -> Begin {
        let size = |text: &str| text.trim().parse().ok();
        let start = match self.from {
            Origin::Preset(_) => Start::Preset(self.preset().map_or("", |preset| preset.id).to_owned()),
            Origin::Random => Start::Random(Sizes { heaps: size(&self.heaps), most: size(&self.most) }),
            Origin::Own => Start::Given(self.position.clone()),
            Origin::Placed => Start::Placed(None),
        };
        let person = |seat: usize| match self.with {
            Company::People => Player::Person(format!("{} {}", words.now("web-player"), seat + 1)),
            _ => Player::Person(words.now("web-you")),
        };
        let computer = Player::Computer(self.level);
        let seat = |seat: usize| match self.with {
            Company::People => person(seat),
            Company::Computers => computer.clone(),
            _ if seat == 0 => person(seat),
            _ => computer.clone(),
        };
        Begin {
            game: self.game.to_owned(),
            set: self.parameters(),
            convention: self.convention(),
            start,
            seats: (0..self.players()).map(seat).collect(),
            first: self.first,
            wish: self.wish,
            seed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_survive_an_address() {
        let family = games::family("moore").unwrap();
        let mut wanted = Wanted::usual(family);
        assert_eq!(wanted.route().href(), "#/play/moore");
        wanted.set = vec![("k".to_owned(), "3".to_owned())];
        (wanted.from, wanted.position) = (Origin::Own, "3,4,5".to_owned());
        (wanted.with, wanted.level, wanted.wish) = (Company::Anybody, Level::Perfect, Wish::Lost);
        (wanted.rated, wanted.clock) = (true, 2);
        wanted.convention = Some(Convention::Misere);
        let again = Wanted::of_route(&Route::parse(&wanted.route().href())).unwrap();
        assert_eq!(again, wanted);
    }

    #[test]
    fn a_given_parameter_takes_the_place_of_that_of_the_start() {
        let family = games::family("count").unwrap();
        let mut wanted = Wanted::usual(family);
        wanted.from = Origin::Preset(1);
        assert_eq!(wanted.parameter("target"), "100");
        wanted.set = vec![("target".to_owned(), "50".to_owned())];
        assert_eq!(wanted.parameter("target"), "50");
        assert_eq!(wanted.parameters(), ["add=1,2,3,4,5,6,7,8,9,10", "target=50"]);
        wanted.set.push(("players".to_owned(), "4".to_owned()));
        assert_eq!(wanted.players(), 4);
    }

    #[test]
    fn nonsense_in_an_address_is_usual() {
        let route = Route::parse("#/play/nim?start=nothing&level=9&with=x&first=&wish=?&clock=9&rated=no");
        assert_eq!(Wanted::of_route(&route).unwrap(), Wanted::usual(games::family("nim").unwrap()));
        assert!(Wanted::of_route(&Route::parse("#/play/nym")).is_err());
    }
}
