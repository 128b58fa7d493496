//! The form that sets up a match, and its address.
use crate::{
    route::{Page, Route},
    words::Words,
};
use engine::{Convention, Family, GameError, Params, Sizes, family::Preset, games};
use play::{First, Level, Opponent, Player, Setup, SetupError, Start, Wish};

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
    /// Anybody who joins.
    Anybody,
}

impl Company {
    /// Choices that need a site.
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
    /// Random.
    Random,
    /// A position of the visitor's own.
    Own,
    /// Pieces placed in secret.
    Placed,
}

/// The fields of the form. Texts are as typed, and checked when the match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SetupForm {
    pub(crate) game: &'static str,
    pub(crate) from: Origin,
    pub(crate) position: String,
    /// For a random start: number of heaps and largest size; empty for any.
    pub(crate) heaps: String,
    pub(crate) most: String,
    /// Parameters that differ from those of the start, by name.
    pub(crate) set: Vec<(String, String)>,
    /// `None` plays the start as usual.
    pub(crate) convention: Option<Convention>,
    pub(crate) with: Company,
    pub(crate) opponent: Opponent,
    pub(crate) first: First,
    pub(crate) wish: Wish,
    /// Between people elsewhere: whether the match is rated, and which of [`CLOCKS`] runs.
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

impl SetupForm {
    /// The usual match of a game, against a computer that can be beaten.
    pub(crate) fn usual(family: &'static Family) -> SetupForm {
        SetupForm {
            game: family.id,
            from: Origin::Preset(family.usual),
            position: family.presets.get(family.usual).map_or(String::new(), |preset| preset.position.to_owned()),
            heaps: String::new(),
            most: String::new(),
            set: Vec::new(),
            convention: None,
            with: Company::Computer,
            opponent: Opponent::Level(Level::Alternating),
            first: First::You,
            wish: Wish::Any,
            rated: false,
            clock: 0,
        }
    }

    /// Reads the form from an address.
    pub(crate) fn of_route(route: &Route) -> Result<SetupForm, GameError> {
        let family = games::family(route.about.as_deref().unwrap_or(crate::position_ref::FIRST))?;
        let mut form = SetupForm::usual(family);
        form.from = match (route.get("start"), route.get("position")) {
            (_, Some(_)) => Origin::Own,
            (Some("random"), _) => Origin::Random,
            (Some("placed"), _) => Origin::Placed,
            (Some(name), _) => Origin::Preset(family.presets.iter().position(|p| p.id == name).unwrap_or(family.usual)),
            (None, None) => Origin::Preset(family.usual),
        };
        let text = |name: &str| route.get(name).unwrap_or_default().to_owned();
        form.position = route.get("position").unwrap_or(&form.position).to_owned();
        (form.heaps, form.most) = (text("heaps"), text("most"));
        let set = route.query.iter().filter(|(name, _)| name == "set");
        let named = |value: &str| {
            let (name, value) = value.split_once('=').unwrap_or((value, ""));
            (name.to_owned(), value.to_owned())
        };
        form.set = set.map(|(_, value)| named(value)).collect();
        let conventions = [(Convention::Normal, "normal"), (Convention::Misere, "misere")];
        form.convention = choice(&conventions, route.get("play"));
        form.with = choice(&WITH, route.get("with")).unwrap_or(form.with);
        form.first = choice(&FIRST, route.get("first")).unwrap_or(form.first);
        form.wish = choice(&WISH, route.get("wish")).unwrap_or(form.wish);
        let level = route.get("level").and_then(|level| level.parse().ok()).and_then(Level::from_number);
        let named = route.get("opponent").and_then(Opponent::from_name);
        form.opponent = named.or(level.map(Opponent::from)).unwrap_or(form.opponent);
        form.rated = route.get("rated") == Some("yes");
        let clock = route.get("clock").and_then(|index| index.parse().ok());
        form.clock = clock.filter(|index| *index < CLOCKS.len()).unwrap_or(0);
        Ok(form)
    }

    /// The address of the form; defaults are left out.
    pub(crate) fn route(&self) -> Route {
        let usual = SetupForm::usual(self.family());
        let mut route = Route::about(Page::Play, self.game);
        route = match self.from {
            Origin::Preset(index) if index == usual.family().usual => route,
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
        let (name, opponent) = match self.opponent.level() {
            Some(level) => ("level", level.to_string()),
            None => ("opponent", self.opponent.name().to_owned()),
        };
        let choices = [
            ("with", self.with != usual.with, word(&WITH, &self.with).to_owned()),
            (name, self.opponent != usual.opponent, opponent),
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

    /// The convention: the chosen one, that of the start, or normal.
    pub(crate) fn convention(&self) -> Convention {
        self.convention.or(self.preset().map(|preset| preset.convention)).unwrap_or(Convention::Normal)
    }

    /// All parameters: those of the start, and those of the form.
    pub(crate) fn parameters(&self) -> Vec<String> {
        let preset = self.preset().map_or("", |preset| preset.set);
        let is_set = |name: &str| self.set.iter().any(|(known, _)| known == name);
        let others = preset.split_whitespace().filter(|word| !is_set(word.split('=').next().unwrap_or("")));
        others.map(str::to_owned).chain(self.set.iter().map(|(name, value)| format!("{name}={value}"))).collect()
    }

    /// The value of a parameter: of the form, of the start, or usual.
    pub(crate) fn parameter(&self, name: &str) -> String {
        let value_set = self.parameters().into_iter().find_map(|word| {
            let (known, value) = word.split_once('=')?;
            (known == name).then(|| value.to_owned())
        });
        let usual = || self.family().parameters.iter().find(|p| p.name == name).map_or("", |p| p.default).to_owned();
        value_set.unwrap_or_else(usual)
    }

    /// Whether the site draws the start at random, because the match is rated.
    pub(crate) fn has_random_start(&self) -> bool {
        self.with == Company::Rated || self.with.is_elsewhere() && self.rated
    }

    /// The start of the match to set up.
    fn start(&self) -> Start {
        let size = |text: &str| text.trim().parse().ok();
        match self.from {
            Origin::Preset(_) => Start::Preset(self.preset().map_or("", |preset| preset.id).to_owned()),
            Origin::Random => Start::Random(Sizes { heaps: size(&self.heaps), most: size(&self.most) }),
            Origin::Own => Start::Given(self.position.clone()),
            Origin::Placed => Start::Placed(None),
        }
    }

    /// The parameters of the form, parsed.
    fn params(&self) -> Result<Params, GameError> {
        let mut params = Params::default();
        for (name, value) in &self.set {
            let word = format!("{name}={value}");
            let (name, value) = games::parameter(self.family(), &word)?;
            params.set(name, value);
        }
        Ok(params)
    }

    /// The request for a match; `name` names the person of a seat.
    fn request(&self, name: impl Fn(usize) -> String) -> Result<Setup, SetupError> {
        let setup = Setup {
            params: self.params()?,
            convention: self.convention(),
            first: self.first,
            wish: self.wish,
            ..Setup::new(self.game, self.start(), Vec::new())
        };
        let players = games::build(self.game, &setup.all_params()?)?.players();
        let computer = Player::Computer(self.opponent);
        let seat = |seat: usize| match self.with {
            Company::Computers => computer.clone(),
            Company::People => Player::Person(name(seat)),
            _ if seat == 0 => Player::Person(name(seat)),
            _ => computer.clone(),
        };
        Ok(Setup { seats: (0..players).map(seat).collect(), ..setup })
    }

    /// The request for a match, with people named in the language of the page.
    pub(crate) fn setup(&self, words: Words) -> Result<Setup, SetupError> {
        self.request(|seat| match self.with {
            Company::People => format!("{} {}", words.now("web-player"), seat + 1),
            _ => words.now("web-you"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_survives_an_address() {
        let family = games::family("moore").unwrap();
        let mut form = SetupForm::usual(family);
        assert_eq!(form.route().href(), "#/moore");
        form.set = vec![("k".to_owned(), "3".to_owned())];
        (form.from, form.position) = (Origin::Own, "3,4,5".to_owned());
        (form.with, form.opponent, form.wish) = (Company::Anybody, Opponent::LowColumns, Wish::Lost);
        (form.rated, form.clock) = (true, 2);
        form.convention = Some(Convention::Misere);
        let again = SetupForm::of_route(&Route::parse(&form.route().href())).unwrap();
        assert_eq!(again, form);
    }

    #[test]
    fn a_parameter_of_the_form_replaces_that_of_the_start() {
        let family = games::family("count").unwrap();
        let mut form = SetupForm::usual(family);
        assert_eq!(form.from, Origin::Preset(1), "the game of 21 is lost for whoever begins");
        assert_eq!(form.parameter("target"), "100");
        form.set = vec![("target".to_owned(), "50".to_owned())];
        assert_eq!(form.parameter("target"), "50");
        assert_eq!(form.parameters(), ["add=1,2,3,4,5,6,7,8,9,10", "target=50"]);
        form.set.push(("players".to_owned(), "4".to_owned()));
        let setup = form.request(|_| String::new()).unwrap();
        assert_eq!(setup.seats.len(), 4);
        assert_eq!(setup.all_params().unwrap().to_words(), ["add=1,2,3,4,5,6,7,8,9,10", "target=50", "players=4"]);
    }

    #[test]
    fn nonsense_in_an_address_is_usual() {
        let route = Route::parse("#/play/nim?start=nothing&level=9&with=x&first=&wish=?&clock=9&rated=no");
        assert_eq!(SetupForm::of_route(&route).unwrap(), SetupForm::usual(games::family("nim").unwrap()));
        assert!(SetupForm::of_route(&Route::parse("#/play/nym")).is_err());
    }

    #[test]
    fn playing_and_analysing_read_the_same_parameters() {
        let address = r#"graph?set=graph={"a":["b"],"b":[]}&position=a"#;
        let form = SetupForm::of_route(&Route::parse(&format!("#/play/{address}"))).unwrap();
        let place = crate::position_ref::PositionRef::of_route(&Route::parse(&format!("#/analyse/{address}"))).unwrap();
        assert_eq!(form.params().unwrap(), place.params().unwrap());
        assert!(form.request(|_| String::new()).unwrap().all_params().is_ok());
        for family in games::FAMILIES {
            for sample in family.samples {
                let params = games::params(family, sample).unwrap();
                let convention = Convention::Normal;
                let place = crate::position_ref::PositionRef::of_params(family.id, &params, convention, "1".to_owned());
                let form = SetupForm::of_route(&place.route(Page::Play)).unwrap();
                assert_eq!(form.params().unwrap(), params, "{} {sample}", family.id);
                assert_eq!(place.params().unwrap(), params, "{} {sample}", family.id);
            }
        }
    }
}
