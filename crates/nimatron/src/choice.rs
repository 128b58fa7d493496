//! Arguments that several commands share: the game, its parameters, the limits of a search.
mod limits;
mod names;

use engine::{AnyGame, Convention, Family, GameError, Params, games, params::ParamError};
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
            params.set(name, value);
        }
        Ok(params)
    }
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
