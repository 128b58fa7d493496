//! A position of a game as addresses and questions hold it: everything as text, checked when it is used.
use crate::route::{Page, Route};
use engine::{AnyGame, Convention, Family, GameError, Params, games};

/// The game with which the page begins.
pub(crate) const FIRST: &str = "nim";

/// A game with its parameters, the convention, and a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PositionRef {
    /// The id of the game.
    pub(crate) game: String,
    /// Parameters, each as `name=value`.
    pub(crate) set: Vec<String>,
    pub(crate) convention: Convention,
    pub(crate) position: String,
}

impl PositionRef {
    /// The usual start of a game.
    pub(crate) fn usual(family: &'static Family) -> PositionRef {
        PositionRef::preset(family, family.usual)
    }

    /// One of the named starts of a game, or the usual one.
    pub(crate) fn preset(family: &'static Family, index: usize) -> PositionRef {
        let preset = family.presets.get(index).or_else(|| family.presets.first());
        PositionRef {
            game: family.id.to_owned(),
            set: preset.map_or(Vec::new(), |preset| preset.set.split_whitespace().map(str::to_owned).collect()),
            convention: preset.map_or(Convention::Normal, |preset| preset.convention),
            position: preset.map_or(String::new(), |preset| preset.position.to_owned()),
        }
    }

    /// A position of a game with parameters that were read.
    pub(crate) fn of_params(game: &str, params: &Params, convention: Convention, position: String) -> PositionRef {
        PositionRef { game: game.to_owned(), set: params.to_words(), convention, position }
    }

    /// A position of the course.
    pub(crate) fn of_scene(scene: &play::course::CoursePosition) -> PositionRef {
        PositionRef {
            game: scene.game.to_owned(),
            set: scene.set.split_whitespace().map(str::to_owned).collect(),
            convention: scene.convention,
            position: scene.position.to_owned(),
        }
    }

    /// The text of a parameter, if it is given.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.set
            .iter()
            .filter_map(|parameter| parameter.split_once('='))
            .find(|(known, _)| *known == name)
            .map(|(_, v)| v)
    }

    /// The same with another value of a parameter.
    pub(crate) fn with_value(&self, name: &str, value: &str) -> PositionRef {
        let others = self.set.iter().filter(|given| given.split_once('=').is_none_or(|(known, _)| known != name));
        let set = others.cloned().chain([format!("{name}={value}")]).collect();
        PositionRef { set, ..self.clone() }
    }

    /// Reads a position from an address; without one, the usual start.
    pub(crate) fn of_route(route: &Route) -> Result<PositionRef, GameError> {
        let family = games::family(route.about.as_deref().unwrap_or(FIRST))?;
        let mut place = PositionRef::usual(family);
        let set: Vec<String> =
            route.query.iter().filter(|(name, _)| name == "set").map(|(_, value)| value.clone()).collect();
        let position = route.get("position");
        if position.is_some() || !set.is_empty() {
            place.set = set;
            place.convention = Convention::Normal;
        }
        place.position = position.unwrap_or(&place.position).to_owned();
        match route.get("play") {
            Some("misere") => place.convention = Convention::Misere,
            Some("normal") => place.convention = Convention::Normal,
            _ => {}
        }
        Ok(place)
    }

    /// The address of this position on some page.
    pub(crate) fn route(&self, page: Page) -> Route {
        let mut route = Route::about(page, &self.game);
        for parameter in &self.set {
            route = route.with("set", parameter);
        }
        route.with("play", self.convention.to_string()).with("position", &self.position)
    }

    /// The family of the game.
    pub(crate) fn family(&self) -> Result<&'static Family, GameError> {
        games::family(&self.game)
    }

    /// The parameters, parsed.
    pub(crate) fn params(&self) -> Result<Params, GameError> {
        let family = self.family()?;
        let mut params = Params::default();
        for parameter in &self.set {
            let (name, value) = games::parameter(family, parameter)?;
            params.set(name, value);
        }
        Ok(params)
    }

    /// Builds the game.
    pub(crate) fn build(&self) -> Result<Box<dyn AnyGame>, GameError> {
        games::build(&self.game, &self.params()?)
    }

    /// The same game at another position.
    pub(crate) fn at(&self, position: &str) -> PositionRef {
        PositionRef { position: position.to_owned(), ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_start_of_every_game_survives_an_address() {
        for family in games::FAMILIES {
            for index in 0..family.presets.len() {
                let place = PositionRef::preset(family, index);
                let href = place.route(Page::Analyse).href();
                let again = PositionRef::of_route(&Route::parse(&href)).unwrap();
                assert_eq!(again, place, "{href}");
                assert!(again.build().unwrap().normalise(&again.position).is_ok(), "{href}");
            }
        }
    }

    #[test]
    fn an_address_without_a_position_means_the_usual_start() {
        let place = PositionRef::of_route(&Route::parse("#/analyse/wythoff")).unwrap();
        assert_eq!(place, PositionRef::usual(games::family("wythoff").unwrap()));
        assert!(PositionRef::of_route(&Route::parse("#/analyse/nym")).is_err());
    }
}
