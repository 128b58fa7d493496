//! Games by the names that people know: ids, titles, starts with names, and other words.
use super::{ChosenGame, Settings, convention};
use crate::failure::Failure;
use engine::{
    Convention, Family, GameError, Params,
    family::Preset,
    games::{self, FAMILIES},
    message::Message,
    notation::shorten,
    similar,
};
use text::Lang;

/// A game with the start that its name stands for, if it stands for one: `marienbad` is Nim from `1,3,5,7`, misère.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedGame {
    /// The family.
    pub(crate) family: &'static Family,
    /// The start.
    pub(crate) preset: Option<&'static Preset>,
}

impl NamedGame {
    /// Finds a game by its id, a start of that id, a title, the name of a start, or a word that fits no other game, in
    /// this order. Only letters and digits count, in any language.
    pub(crate) fn find(name: &str) -> Result<NamedGame, GameError> {
        let typed = letters(name);
        let found = by_id(&typed).or_else(|| by_text(&typed)).or_else(|| by_alias(&typed));
        found.filter(|_| !typed.is_empty()).ok_or_else(|| {
            let starts = FAMILIES.iter().flat_map(|family| family.presets).map(|preset| preset.id);
            let names = FAMILIES.iter().map(|family| family.id).chain(starts);
            GameError::UnknownGame { name: shorten(name), nearest: similar::nearest(name, names) }
        })
    }

    /// The parameters: those of the start, replaced by what was set.
    pub(crate) fn params(self, settings: &Settings) -> Result<Params, GameError> {
        let mut params = games::params(self.family, self.preset.map_or("", |preset| preset.set))?;
        for (name, value) in settings.params(self.family)?.0 {
            params.set(&name, value);
        }
        Ok(params)
    }

    /// The game with these parameters.
    pub(crate) fn choose(self, settings: &Settings) -> Result<ChosenGame, GameError> {
        ChosenGame::new(self.family, &self.params(settings)?)
    }

    /// The position that was typed, or that of the start.
    pub(crate) fn position(self, typed: Option<&str>) -> Result<&str, Failure> {
        typed.or(self.preset.map(|preset| preset.position)).ok_or_else(|| {
            let example = self.family.presets.first().map_or("", |preset| preset.position);
            let message = Message::new("cli-missing-position").with("game", self.family.id).with("example", example);
            Failure::Input(message)
        })
    }

    /// Misère play if it was asked for, or if the start is usually played like that.
    pub(crate) fn convention(self, misere: bool) -> Convention {
        self.preset.filter(|_| !misere).map_or(convention(misere), |preset| preset.convention)
    }
}

/// The letters and digits of a name, all small.
fn letters(name: &str) -> String {
    name.chars().take(80).filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The start of an id in the simplest game that has one, or the game of an id, which comes first.
fn by_id(typed: &str) -> Option<NamedGame> {
    let game =
        FAMILIES.iter().find(|family| letters(family.id) == typed).map(|family| NamedGame { family, preset: None });
    game.or_else(|| start(|preset| letters(preset.id) == typed))
}

/// The game with a title, or the start with a name, in any language.
fn by_text(typed: &str) -> Option<NamedGame> {
    let has_title = |family: &&Family| {
        Lang::ALL.iter().any(|&lang| text::title(lang, family.id).is_some_and(|name| letters(name) == typed))
    };
    let game = FAMILIES.iter().find(has_title).map(|family| NamedGame { family, preset: None });
    let named = |preset: &Preset| {
        Lang::ALL.iter().any(|&lang| text::preset(lang, preset.id).is_some_and(|name| letters(name) == typed))
    };
    game.or_else(|| start(named))
}

/// The only game with this word among its other names, from the first start whose id has the word in it.
fn by_alias(typed: &str) -> Option<NamedGame> {
    let has_alias = |family: &&Family| {
        let mut aliases = Lang::ALL.iter().filter_map(|&lang| text::aliases(lang, family.id));
        aliases.any(|aliases| aliases.split(',').any(|alias| letters(alias) == typed))
    };
    let mut games = FAMILIES.iter().filter(has_alias);
    let family = games.next().filter(|_| games.next().is_none())?;
    let preset = family.presets.iter().find(|preset| letters(preset.id).contains(typed));
    Some(NamedGame { family, preset })
}

/// A start, in the game with the fewest parameters if several have it.
fn start(fits: impl Fn(&Preset) -> bool) -> Option<NamedGame> {
    let starts = FAMILIES.iter().filter_map(|family| {
        let preset = family.presets.iter().find(|preset| fits(preset))?;
        Some(NamedGame { family, preset: Some(preset) })
    });
    starts.min_by_key(|named| (named.family.parameters.len(), named.family.id.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_title_and_start_is_found() {
        for family in FAMILIES {
            assert_eq!(NamedGame::find(family.id).unwrap().family.id, family.id);
            let title = text::title(Lang::Hu, family.id).unwrap();
            assert!(NamedGame::find(title).is_ok(), "{title}");
            for preset in family.presets {
                let found = NamedGame::find(preset.id).unwrap();
                assert!(found.preset.is_none_or(|found| found.id == preset.id), "{}", preset.id);
            }
        }
    }

    #[test]
    fn famous_names_stand_for_a_game_and_a_start() {
        for (name, game, set, position) in [
            ("kayles", "octal", "", "13"),
            ("Marienbad", "nim", "", "1,3,5,7"),
            ("21", "count", "", "0"),
            ("dawson", "octal", "code=0.07", "16"),
            ("Dawson's Chess", "octal", "code=0.137", "15"),
            ("Zlate palice", "nim", "", "1,2,3,4,5"),
        ] {
            let NamedGame { family, preset } = NamedGame::find(name).unwrap();
            let preset = preset.unwrap();
            assert_eq!((family.id, preset.set, preset.position), (game, set, position), "{name}");
        }
    }

    #[test]
    fn only_close_names_are_suggested() {
        let nearest = |name: &str| match NamedGame::find(name).unwrap_err() {
            GameError::UnknownGame { nearest, .. } => nearest,
            other => panic!("{other}"),
        };
        assert_eq!(nearest("kayls"), Some("kayles"));
        assert_eq!(nearest("foo"), None);
        assert_eq!(nearest("heaps"), None, "many games have heaps");
        assert_eq!(nearest(""), None);
    }
}
