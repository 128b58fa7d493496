//! What is wished for a game, before it is set up.
use crate::{Chance, Effort, First, Level, Match, Placing, Player, Setup, SetupError, Start};
use engine::{Convention, Family, Params, games};

/// The game, its start, the opponent and who begins.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// Which game.
    pub family: &'static Family,
    /// Parameters that were given.
    pub params: Params,
    /// A position that was given.
    pub position: Option<String>,
    /// Where to start, among [`Wishes::starts`].
    pub start: usize,
    /// Normal or misère play; as the start is usually played, unless chosen.
    pub convention: Option<Convention>,
    /// The level of the computer; none for two people at one keyboard.
    pub level: Option<Level>,
    /// Who begins.
    pub first: First,
    /// How the person is called in records, and how others are called before their number.
    pub names: (String, String),
}

/// A match, or pieces to be placed before it begins.
pub enum Begun {
    /// A match.
    Match(Match),
    /// The placing.
    Placing(Placing),
}

impl Wishes {
    /// The usual game of a family, against a computer that can be beaten.
    pub fn new(family: &'static Family) -> Wishes {
        Wishes {
            family,
            params: Params::default(),
            position: None,
            start: 0,
            convention: None,
            level: Some(Level::Alternating),
            first: First::You,
            names: ("You".to_owned(), "Player".to_owned()),
        }
    }

    /// Every start to choose from: the given one, the presets, one by chance, and placing in secret.
    pub fn starts(&self) -> Vec<Start> {
        let given = self.position.clone().map(Start::Given);
        let presets = self.family.presets.iter().map(|preset| Start::Preset(preset.id.to_owned()));
        let places = games::build(self.family.id, &self.params).is_ok_and(|game| game.placement().is_some());
        let placed = places.then_some(Start::Placed(None));
        given.into_iter().chain(presets).chain([Start::Random(engine::Sizes::default())]).chain(placed).collect()
    }

    /// The start chosen.
    pub fn chosen(&self) -> Start {
        let mut starts = self.starts();
        starts.swap_remove(self.start.min(starts.len() - 1))
    }

    /// The preset chosen, if it is one.
    pub fn preset(&self) -> Option<&'static engine::family::Preset> {
        match self.chosen() {
            Start::Preset(id) => self.family.presets.iter().find(|preset| preset.id == id),
            _ => None,
        }
    }

    /// The parameters of the start chosen and those given.
    pub fn all_params(&self) -> Params {
        let preset = self.preset().and_then(|preset| games::params(self.family, preset.set).ok());
        let mut params = preset.unwrap_or_default();
        for (name, value) in &self.params.0 {
            params.set(name, value.clone());
        }
        params
    }

    /// Whether the game is played in misère play at all.
    pub fn allows_misere(&self) -> bool {
        games::build(self.family.id, &self.all_params()).is_ok_and(|game| game.normal_only().is_none())
    }

    /// Normal or misère play.
    pub fn convention(&self) -> Convention {
        let usual = self.preset().map_or(Convention::Normal, |preset| preset.convention);
        let wished = self.convention.unwrap_or(usual);
        if self.convention.is_some() || self.allows_misere() { wished } else { Convention::Normal }
    }

    /// The set-up of a match.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        let params = self.all_params();
        let players = games::build(self.family.id, &params)?.players();
        let other = |seat: usize| match self.level {
            Some(level) => Player::Computer(level),
            None => Player::Person(format!("{} {}", self.names.1, seat + 1)),
        };
        let you = if self.level.is_some() { self.names.0.clone() } else { format!("{} 1", self.names.1) };
        let seats = std::iter::once(Player::Person(you)).chain((1..players).map(other)).collect();
        let setup = Setup::new(self.family.id, self.chosen(), seats);
        Ok(Setup { params: self.params.clone(), convention: self.convention(), first: self.first, ..setup })
    }

    /// Begins.
    pub fn begin(&self, effort: &Effort, chance: &mut Chance) -> Result<Begun, SetupError> {
        let setup = self.setup()?;
        match setup.start {
            Start::Placed(_) => setup.place(chance).map(Begun::Placing),
            _ => setup.begin(effort, chance).map(Begun::Match),
        }
    }
}
