//! Setting up a match: turns a request into a deal with bounded work, or says in one sentence why that is impossible.
use crate::{
    deal::{Deal, MOST_SEATS, Player},
    effort::{Effort, Look},
    game_match::{Match, MatchError},
    placing::Placing,
    rng::Rng,
};
use engine::{
    AnyGame, Convention, Family, GameError, Outcome, Params, Sizes, games,
    message::{Message, Say},
    notation::shorten,
    placement::PlacementError,
};
use std::{error::Error, fmt};

/// Maximum number of random starts before a filter is dropped.
const TRIES: usize = 400;

/// Maximum length of all parameters when written.
const LONGEST_PARAMS: usize = 1 << 20;

/// A request for a match. [`Setup::begin`] turns it into a [`Match`], whose [`Deal`] is what is fixed.
///
/// ```
/// use engine::Sizes;
/// use play::{Rng, Effort, First, Level, Player, Setup, Start, Wish};
/// let seats = vec![Player::Person("Ana".to_owned()), Player::computer(Level::Perfect)];
/// let setup = Setup::new("nim", Start::Random(Sizes::default()), seats);
/// let setup = Setup { wish: Wish::Lost, first: First::You, ..setup };
/// let game = setup.begin(&Effort::default(), &mut Rng::new(1940)).unwrap();
/// assert!(game.deal().seats[0].is_person());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The id of the game.
    pub game: String,
    /// The parameters of the game.
    pub params: Params,
    /// How it is played.
    pub convention: Convention,
    /// Where the match starts.
    pub start: Start,
    /// The players, by seat.
    pub seats: Vec<Player>,
    /// Who makes the first move.
    pub first: First,
    /// The requested outcome of the start for the player who begins.
    pub wish: Wish,
}

/// The result of a set-up.
pub enum Opening {
    /// A match that can begin at once.
    Match(Match),
    /// Pieces to be placed in secret before it.
    Placing(Placing),
}

/// Where a match starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A preset of the game, by its id; its parameters hold unless others are given.
    Preset(String),
    /// A random position of these sizes.
    Random(Sizes),
    /// This position.
    Given(String),
    /// Pieces placed in secret; this many by each side, or the usual number.
    Placed(Option<usize>),
}

/// The player who makes the first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// The first seat with a person, or the first seat.
    #[default]
    You,
    /// The first seat with a computer, or the first seat.
    Computer,
    /// A player chosen at random.
    Lot,
}

/// The requested outcome of the start for the player who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wish {
    /// Any outcome.
    #[default]
    Any,
    /// A win for the player who begins.
    Won,
    /// A loss for the player who begins.
    Lost,
}

impl Wish {
    /// The requested outcome.
    fn outcome(self) -> Option<Outcome> {
        match self {
            Wish::Any => None,
            Wish::Won => Some(Outcome::Win),
            Wish::Lost => Some(Outcome::Loss),
        }
    }
}

/// Why a match cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game, its parameters, the position or the convention.
    Game(GameError),
    /// The seats or the start.
    Match(MatchError),
    /// The pieces cannot be placed like this.
    Placement(PlacementError),
    /// The game has no such preset.
    UnknownPreset {
        /// The id of the game.
        game: &'static str,
        /// The name that was given.
        name: String,
        /// The existing names.
        known: String,
    },
    /// Parameters that are too long to be stored.
    ParamsTooLong,
    /// The position does not have the requested outcome.
    NotAsWished {
        /// The position.
        position: String,
        /// The requested outcome.
        wish: Wish,
    },
    /// No start with the requested outcome was found.
    NoSuchStart {
        /// The requested outcome.
        wish: Wish,
        /// Number of random starts.
        tries: usize,
    },
    /// This game has no secret placement, or has one that was not requested correctly.
    NothingToPlace,
    /// Pieces must be placed first.
    PlaceFirst,
}

impl Say for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::Game(error) => error.message(),
            SetupError::Match(error) => error.message(),
            SetupError::Placement(error) => error.message(),
            SetupError::UnknownPreset { game, name, known } => Message::new("error-unknown-preset")
                .with("game", *game)
                .with("name", name.as_str())
                .with("known", known.as_str()),
            SetupError::ParamsTooLong => Message::new("error-params-too-long").with("most", LONGEST_PARAMS),
            SetupError::NotAsWished { position, wish } => {
                let id = match wish {
                    Wish::Any => "error-start-is-over",
                    Wish::Won => "error-start-not-won",
                    Wish::Lost => "error-start-not-lost",
                };
                Message::new(id).with("position", position.as_str())
            }
            SetupError::NoSuchStart { wish, tries } => {
                let id = match wish {
                    Wish::Any => "error-no-start",
                    Wish::Won => "error-no-won-start",
                    Wish::Lost => "error-no-lost-start",
                };
                Message::new(id).with("tries", *tries)
            }
            SetupError::NothingToPlace => Message::new("error-nothing-to-place"),
            SetupError::PlaceFirst => Message::new("error-place-first"),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for SetupError {}

impl From<GameError> for SetupError {
    fn from(error: GameError) -> SetupError {
        SetupError::Game(error)
    }
}

impl From<MatchError> for SetupError {
    fn from(error: MatchError) -> SetupError {
        SetupError::Match(error)
    }
}

impl From<PlacementError> for SetupError {
    fn from(error: PlacementError) -> SetupError {
        SetupError::Placement(error)
    }
}

impl Setup {
    /// A match in normal play with the usual parameters, from any start; the person begins.
    pub fn new(game: &str, start: Start, seats: Vec<Player>) -> Setup {
        Setup {
            game: game.to_owned(),
            params: Params::default(),
            convention: Convention::Normal,
            start,
            seats,
            first: First::You,
            wish: Wish::Any,
        }
    }

    /// The match, or the placing of pieces that comes before it.
    pub fn open(&self, effort: &Effort, rng: &mut Rng) -> Result<Opening, SetupError> {
        match self.start {
            Start::Placed(_) => self.place(rng).map(Opening::Placing),
            _ => self.begin(effort, rng).map(Opening::Match),
        }
    }

    /// The match, before its first move.
    pub fn begin(&self, effort: &Effort, rng: &mut Rng) -> Result<Match, SetupError> {
        let family = games::family(&self.game)?;
        let params = self.all_params()?;
        let game = games::build(family.id, &params)?;
        let seats = self.ordered_seats(&*game, rng)?;
        let mut look = Look::new(&*game, self.convention, effort);
        let start = match &self.start {
            Start::Given(position) => self.check(&mut look, position)?,
            Start::Preset(name) => self.check(&mut look, preset(family, name)?.position)?,
            Start::Random(sizes) => {
                let checked = params.validate(family.parameters);
                let checked = checked.map_err(|error| GameError::Parameter { game: family.id, error })?;
                let draw = |rng: &mut Rng| rng.with_dice(|dice| (family.random)(&checked, *sizes, dice));
                self.random_start(&mut look, draw, rng)?
            }
            Start::Placed(_) => return Err(SetupError::PlaceFirst),
        };
        let deal = Deal { game: family.id, params, convention: self.convention, start, seats };
        Ok(Match::with_game(deal, game.into())?)
    }

    /// The placing of the pieces, which comes before the match if the start says so.
    pub fn place(&self, rng: &mut Rng) -> Result<Placing, SetupError> {
        let Start::Placed(pieces) = self.start else { return Err(SetupError::NothingToPlace) };
        let family = games::family(&self.game)?;
        let params = self.all_params()?;
        let game = games::build(family.id, &params)?;
        let seats = self.ordered_seats(&*game, rng)?;
        let deal = Deal { game: family.id, params, convention: self.convention, start: String::new(), seats };
        Placing::new(deal, game.into(), pieces, rng)
    }

    /// All parameters: those of the preset, replaced by those of the request.
    pub fn all_params(&self) -> Result<Params, SetupError> {
        let family = games::family(&self.game)?;
        let mut params = match &self.start {
            Start::Preset(name) => games::params(family, preset(family, name)?.set)?,
            _ => Params::default(),
        };
        for (name, value) in &self.params.0 {
            params.set(name, value.clone());
        }
        let length: usize = params.0.iter().map(|(name, value)| name.len() + value.to_json().len()).sum();
        if length > LONGEST_PARAMS { Err(SetupError::ParamsTooLong) } else { Ok(params) }
    }

    /// The seats, in the order of moving.
    fn ordered_seats(&self, game: &dyn AnyGame, rng: &mut Rng) -> Result<Vec<Player>, SetupError> {
        let (seats, expected) = (self.seats.len(), game.players());
        if seats != expected || seats > MOST_SEATS {
            return Err(MatchError::Seats { seats, expected: expected.min(MOST_SEATS) }.into());
        }
        let first = match self.first {
            First::You => self.seats.iter().position(Player::is_person).unwrap_or(0),
            First::Computer => self.seats.iter().position(|player| !player.is_person()).unwrap_or(0),
            First::Lot => rng.below(seats),
        };
        let mut seats = self.seats.clone();
        seats.rotate_left(first);
        Ok(seats)
    }

    /// The position of the request, if it has the requested outcome.
    fn check(&self, look: &mut Look, position: &str) -> Result<String, SetupError> {
        let position = look.game.normalise(position)?;
        if look.game.ending(&position)?.is_some() {
            return Err(MatchError::StartIsOver { position: shorten(&position) }.into());
        }
        if self.is_as_wished(look, &position)? {
            return Ok(position);
        }
        Err(SetupError::NotAsWished { position: shorten(&position), wish: self.wish })
    }

    fn is_as_wished(&self, look: &mut Look, position: &str) -> Result<bool, SetupError> {
        let Some(wished) = self.wish.outcome() else { return Ok(true) };
        Ok(look.quickly(position)?.outcome == Some(wished))
    }

    /// A random start with the requested outcome. If such starts are rare, one move is played before the match begins.
    fn random_start(
        &self,
        look: &mut Look,
        mut draw: impl FnMut(&mut Rng) -> Result<String, GameError>,
        rng: &mut Rng,
    ) -> Result<String, SetupError> {
        for attempt in 0..TRIES {
            let drawn = draw(rng)?;
            let mut position = look.game.normalise(&drawn)?;
            if attempt >= TRIES / 2 {
                position = self.one_move_later(look, position, rng)?;
            }
            if look.game.ending(&position)?.is_none() && self.is_as_wished(look, &position)? {
                return Ok(position);
            }
        }
        Err(SetupError::NoSuchStart { wish: self.wish, tries: TRIES })
    }

    /// Plays one move: a winning move makes a lost start, and any move turns a lost start into a won one.
    fn one_move_later(&self, look: &mut Look, position: String, rng: &mut Rng) -> Result<String, SetupError> {
        let (listed, _) = look.moves(&position)?;
        let winning = if self.wish == Wish::Lost { look.quickly(&position)?.winning_moves } else { Vec::new() };
        let mv = rng.pick(if winning.is_empty() { &listed } else { &winning });
        Ok(match mv {
            Some(mv) => look.game.play(&position, mv)?,
            None => position,
        })
    }
}

fn preset(family: &'static Family, name: &str) -> Result<&'static engine::family::Preset, SetupError> {
    family.presets.iter().find(|preset| preset.id == name).ok_or_else(|| {
        let names: Vec<&str> = family.presets.iter().map(|preset| preset.id).collect();
        SetupError::UnknownPreset { game: family.id, name: shorten(name), known: names.join(", ") }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    fn setup(start: Start) -> Setup {
        Setup::new("nim", start, vec![Player::Person("Ana".to_owned()), Player::computer(Level::Perfect)])
    }

    fn begin(setup: &Setup, seed: u64) -> Result<Match, SetupError> {
        setup.begin(&Effort::default(), &mut Rng::new(seed))
    }

    fn refusal(setup: &Setup) -> String {
        text::say(text::Lang::En, &begin(setup, 1).err().expect("the set-up is refused"))
    }

    #[test]
    fn wishes_for_the_start_are_met() {
        for (wish, outcome) in [(Wish::Won, Outcome::Win), (Wish::Lost, Outcome::Loss)] {
            for (seed, convention) in (0..50).zip(Convention::BOTH.into_iter().cycle()) {
                let setup = Setup { wish, convention, ..setup(Start::Random(Sizes::default())) };
                let game = begin(&setup, seed).unwrap();
                let question = engine::Question { method: engine::Method::Theory, ..Default::default() };
                let analysis = game.game().analyse(game.position(), convention, &question).unwrap();
                assert_eq!(analysis.outcome, Some(outcome), "{}", game.position());
            }
        }
    }

    #[test]
    fn a_wish_that_cannot_be_met_is_refused() {
        let one_heap = Start::Random(Sizes { heaps: Some(1), most: Some(9) });
        let lost = Setup { wish: Wish::Lost, ..setup(one_heap) };
        assert_eq!(refusal(&lost), "no starting position that is a loss for the first player was found in 400 tries");
        let given = Setup { wish: Wish::Lost, ..setup(Start::Given("1,2".to_owned())) };
        assert_eq!(refusal(&given), "`1,2` is not known to be a loss for the first player");
    }

    #[test]
    fn who_begins_sits_in_the_first_seat() {
        let first = |first, seed| {
            let setup = Setup { first, ..setup(Start::Given("3,4".to_owned())) };
            begin(&setup, seed).unwrap().deal().seats[0].is_person()
        };
        assert!(first(First::You, 1) && !first(First::Computer, 1));
        let lots: Vec<bool> = (0..100).map(|seed| first(First::Lot, seed)).collect();
        let people = lots.iter().filter(|person| **person).count();
        assert!((30..=70).contains(&people), "{people} of 100");
    }

    #[test]
    fn presets_start_by_name() {
        for family in games::FAMILIES {
            for preset in family.presets {
                let setup = Setup {
                    convention: preset.convention,
                    game: family.id.to_owned(),
                    ..setup(Start::Preset(preset.id.to_owned()))
                };
                let params = setup.all_params().unwrap();
                let game = games::build(family.id, &params).unwrap();
                let seats = vec![Player::computer(Level::Random); game.players()];
                let game_match = begin(&Setup { seats, ..setup }, 1).unwrap();
                assert_eq!(game_match.position(), game.normalise(preset.position).unwrap());
            }
        }
        let error = refusal(&setup(Start::Preset("Marienbadd".to_owned())));
        assert!(error.starts_with("`Marienbadd` is not a preset of nim: expected gold-bars, marienbad"), "{error}");
    }

    #[test]
    fn bad_wishes_are_refused_with_one_sentence() {
        let given = |position: &str| setup(Start::Given(position.to_owned()));
        assert_eq!(refusal(&given("0,0")), "`0,0` cannot be the start: the game is already over there");
        assert!(refusal(&given("three")).starts_with("cannot read `three`"));
        assert!(refusal(&Setup { game: "nym".to_owned(), ..given("3") }).contains("did you mean `nim`?"));
        let alone = Setup { seats: vec![Player::computer(Level::Random)], ..given("3") };
        assert_eq!(refusal(&alone), "this game cannot be played with 1 seat: expected 2");
        assert_eq!(refusal(&setup(Start::Placed(None))), "the pieces must be placed before the first move");
        let place = setup(Start::Placed(None)).place(&mut Rng::new(1)).err().unwrap();
        assert_eq!(place, SetupError::NothingToPlace);
        let mut params = Params::default();
        params.set("k", engine::Value::Number(2));
        assert!(refusal(&Setup { params, ..given("3") }).contains("there is no parameter `k`"));
    }
}
