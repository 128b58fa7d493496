//! Arguments that several commands share: the game, its parameters, the limits of a search.
mod limits;
mod names;

use engine::{
    AnyGame, Convention, Family, GameError, Params, Value, games,
    params::{Kind, ParamError},
};
pub(crate) use limits::{Limits, Timeout, advice, advice_now};
pub(crate) use names::NamedGame;
use std::str::FromStr;

/// Parameters of a game, given one by one.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Settings {
    #[arg(long = "set", value_name = "NAME=VALUE")]
    settings: Vec<String>,
}

impl Settings {
    /// Reads the parameters of a family.
    pub(crate) fn params(&self, family: &Family) -> Result<Params, GameError> {
        let mut params = Params::default();
        for setting in &self.settings {
            let (name, value) = games::parameter(family, setting)?;
            let is_sum = family.parameters.iter().any(|p| p.name == name && p.kind == Kind::Parts);
            params.set(name, if is_sum { with_ids(value) } else { value });
        }
        Ok(params)
    }
}

/// The parts of a sum with the ids and parameters that their names stand for; `kayles` is an octal game.
fn with_ids(parts: Value) -> Value {
    let Value::List(parts) = parts else { return parts };
    let with_id = |part: Value| match &part {
        Value::Text(text) => part_by_id(text).map_or(part, Value::Text),
        _ => part,
    };
    Value::List(parts.into_iter().map(with_id).collect())
}

/// A part of a sum by its id, if it has another name; its own parameters come last.
fn part_by_id(part: &str) -> Option<String> {
    let (name, rest) = part.split_once(':').map_or((part, None), |(name, rest)| (name, Some(rest)));
    let named = games::family(name.trim()).is_err().then(|| NamedGame::find(name).ok())??;
    let usual = named.preset.map_or("", |preset| preset.set).split_whitespace();
    let words: Vec<&str> = std::iter::once(named.family.id).chain(usual).chain(rest).collect();
    Some(words.join(":"))
}

fn parameter_error(family: &Family, error: ParamError) -> GameError {
    GameError::Parameter { game: family.id, error }
}

/// A game with its family and parameters.
pub(crate) struct ChosenGame {
    /// Its family.
    pub(crate) family: &'static Family,
    /// All its parameters, defaults included.
    pub(crate) params: Params,
    /// The game.
    pub(crate) game: Box<dyn AnyGame>,
}

impl ChosenGame {
    /// Builds a game.
    pub(crate) fn new(family: &'static Family, params: &Params) -> Result<ChosenGame, GameError> {
        let game = games::build(family.id, params)?;
        let params = params.validate(family.parameters).map_err(|error| parameter_error(family, error))?;
        Ok(ChosenGame { family, params, game })
    }
}

/// The convention of a flag.
pub(crate) fn convention(misere: bool) -> Convention {
    if misere { Convention::Misere } else { Convention::Normal }
}

/// Parses a whole number; the error is the id of a message.
pub(crate) fn whole<T: FromStr>(text: &str) -> Result<T, &'static str> {
    text.parse().map_err(|_| "expected-whole-number")
}
