//! The choices of the menu and of the command line, from which a match is set up.
use engine::{Convention, Family, Params, Sizes, family::Preset, games, message::Message};
use play::{Effort, First, Level, Match, Opening, Opponent, Player, Rng, Setup, SetupError, Start, seats};

/// The game, its start, the opponent and who begins.
#[derive(Clone, Debug)]
pub struct SetupForm {
    /// Which game.
    pub family: &'static Family,
    /// Parameters other than those of the start.
    pub params: Params,
    /// The player's own position.
    pub position: Option<String>,
    /// Index of the start among [`SetupForm::starts`].
    pub start: usize,
    /// Normal or misère play; none plays the start as usual.
    pub convention: Option<Convention>,
    /// Who the computer is; none for two people at one keyboard.
    pub opponent: Option<Opponent>,
    /// Who begins.
    pub first: First,
    /// What must be said about the start before the first move.
    pub notice: Option<Message>,
    /// Name of the person in records, and the word that others are numbered after.
    pub names: (String, String),
}

impl SetupForm {
    /// The usual match of a family, against a computer that can be beaten.
    pub fn new(family: &'static Family) -> SetupForm {
        SetupForm {
            family,
            params: Params::default(),
            position: None,
            start: 0,
            convention: None,
            opponent: Some(Level::Alternating.into()),
            first: First::You,
            notice: None,
            names: ("You".to_owned(), "Player".to_owned()),
        }
    }

    /// Every start to choose from: the player's own, the presets, a random one, and placing in secret.
    pub fn starts(&self) -> Vec<Start> {
        let own = self.position.clone().map(Start::Given);
        let presets = self.family.presets.iter().map(|preset| Start::Preset(preset.id.to_owned()));
        let places = games::build(self.family.id, &self.params).is_ok_and(|game| game.placement().is_some());
        let placing = places.then_some(Start::Placed(None));
        own.into_iter().chain(presets).chain([Start::Random(Sizes::default())]).chain(placing).collect()
    }

    /// The chosen start.
    pub fn start(&self) -> Start {
        let mut starts = self.starts();
        starts.swap_remove(self.start.min(starts.len() - 1))
    }

    /// The chosen preset, if the start is one.
    pub fn preset(&self) -> Option<&'static Preset> {
        match self.start() {
            Start::Preset(id) => self.family.presets.iter().find(|preset| preset.id == id),
            _ => None,
        }
    }

    /// All parameters: those of the start, replaced by those of the form.
    pub fn all_params(&self) -> Params {
        self.request(Vec::new()).all_params().unwrap_or_default()
    }

    /// Whether the game can be played in misère play.
    pub fn allows_misere(&self) -> bool {
        games::build(self.family.id, &self.all_params()).is_ok_and(|game| game.normal_only().is_none())
    }

    /// Normal or misère play.
    pub fn convention(&self) -> Convention {
        let usual = self.preset().map_or(Convention::Normal, |preset| preset.convention);
        self.convention.unwrap_or_else(|| if self.allows_misere() { usual } else { Convention::Normal })
    }

    /// The request for a match with these seats, in normal play.
    fn request(&self, seats: Vec<Player>) -> Setup {
        let setup = Setup::new(self.family.id, self.start(), seats);
        Setup { params: self.params.clone(), first: self.first, ..setup }
    }

    /// The request for a match.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        let setup = self.request(Vec::new());
        let players = games::build(self.family.id, &setup.all_params()?)?.players();
        let other = |seat: usize| match self.opponent {
            Some(opponent) => Player::Computer(opponent),
            None => Player::Person(format!("{} {}", self.names.1, seat + 1)),
        };
        let you = if self.opponent.is_some() { self.names.0.clone() } else { format!("{} 1", self.names.1) };
        let seats = std::iter::once(Player::Person(you)).chain((1..players).map(other)).collect();
        Ok(Setup { seats, convention: self.convention(), ..setup })
    }

    /// Counts the result of a match that is over: the adaptive opponent of the next one is as strong as it asks for.
    pub fn count(&mut self, game: &Match) {
        let (played, result) = (seats::opponent(game), seats::result(game));
        if let (Some(opponent), Some(result)) = (self.opponent, result)
            && played == Some(opponent)
        {
            self.opponent = Some(opponent.after(result));
        }
    }

    /// Begins the match, or the placing of pieces before it.
    pub fn begin(&self, effort: &Effort, rng: &mut Rng) -> Result<Opening, SetupError> {
        self.setup()?.open(effort, rng)
    }
}
