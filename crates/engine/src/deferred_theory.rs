//! Theory that comes later. The page is built with `--cfg=late`: there games have their rules alone until [`bring`] is called.
//! Whoever calls it from a part of the program that is loaded later has all theory and every solver there, and not in the
//! beginning. Everywhere else theory is there at once, and nothing changes.
use crate::{
    any::{GameError, WITH_THEORY},
    family::{Build, Family},
    games::{self, FAMILIES, nim},
};
use std::sync::OnceLock;

static BROUGHT: OnceLock<&'static [Build]> = OnceLock::new();
static NIM: OnceLock<Build> = OnceLock::new();

/// From now on games are built with their theory. Those that are there already stay as they are.
pub fn bring() {
    BROUGHT.get_or_init(|| games::WITH_THEORY);
}

/// Brings the theory of Nim alone, which is little, and enough for the game that people play first.
pub fn bring_nim() {
    NIM.get_or_init(|| nim::build::<true>);
}

/// Refuses a game whose theory is not there yet.
pub fn expect(id: &str) -> Result<(), GameError> {
    let there = WITH_THEORY || build(games::family(id)?).is_some();
    if there { Ok(()) } else { Err(GameError::NoTheory) }
}

/// How a game of this family is built with its theory, if that was brought.
pub(crate) fn build(family: &Family) -> Option<Build> {
    let Some(builds) = BROUGHT.get() else {
        return NIM.get().copied().filter(|_| family.id == nim::FAMILY.id);
    };
    FAMILIES.iter().zip(*builds).find(|(known, _)| known.id == family.id).map(|(_, build)| *build)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{any::GameError, games, outcome::Convention, params::Params};

    #[test]
    fn with_rules_alone_a_game_is_played_and_not_thought_about() {
        let nim = games::nim::build::<false>(&Params::default()).unwrap();
        assert_eq!(nim.play("3,5", "2-2").unwrap(), "3,3");
        assert_eq!(nim.moves("1", 9).unwrap(), ["1-1"]);
        assert!(nim.is_impartial() && nim.can_be_summed());
        let answer = nim.analyse("3,5", Convention::Normal, &Default::default());
        assert_eq!(answer.unwrap_err(), GameError::NoTheory);
        assert_eq!(nim.reasons("3,5", Convention::Normal).unwrap_err(), GameError::NoTheory);
    }

    #[test]
    fn rules_alone_read_what_theory_would_have_to_prove() {
        let code = Params(vec![("code".to_owned(), crate::params::Value::Text("0.007".to_owned()))]);
        let octal = games::rules("octal", &code).unwrap();
        assert_eq!(octal.play("1000000", "1-3/1+999996").unwrap(), "1,999996");
        assert_eq!(octal.tame("1000000").unwrap_err(), GameError::NoTheory);
        for family in FAMILIES {
            let preset = family.presets[0];
            let params = games::params(family, preset.set).unwrap();
            let (rules, game) = (games::rules(family.id, &params).unwrap(), games::build(family.id, &params).unwrap());
            let moves = rules.moves(preset.position, 9).unwrap();
            assert_eq!(moves, game.moves(preset.position, 9).unwrap(), "{}", family.id);
            assert_eq!(rules.play(preset.position, &moves[0]), game.play(preset.position, &moves[0]), "{}", family.id);
            assert_eq!(rules.tame(preset.position).unwrap_err(), GameError::NoTheory, "{}", family.id);
        }
    }

    #[test]
    fn theory_that_was_brought_is_that_of_the_same_game() {
        bring_nim();
        assert!(build(games::family("nim").unwrap()).is_some());
        bring();
        for family in FAMILIES {
            let preset = family.presets[0];
            let params = games::params(family, preset.set).unwrap().checked(family.parameters).unwrap();
            let (game, declared) = (games::build(family.id, &params).unwrap(), (family.build)(&params).unwrap());
            let moves = game.moves(preset.position, 5).unwrap();
            assert!(!moves.is_empty() && moves == declared.moves(preset.position, 5).unwrap(), "{}", family.id);
            assert!(build(family).is_some() && expect(family.id).is_ok());
            assert!(game.tame(preset.position).is_ok(), "{}", family.id);
        }
    }
}
