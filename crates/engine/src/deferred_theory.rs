//! Theory that is loaded after the rules. The page is compiled with `--cfg=late`: its games have only their rules until
//! a chunk of the page that is fetched later calls [`bring`]. Everywhere else games have their theory from the start.
use crate::{
    any::{Build, GameError},
    family::Family,
    games::{self, BuildGame, nim},
};
use std::sync::OnceLock;

static ALL: OnceLock<&'static [BuildGame]> = OnceLock::new();
static NIM: OnceLock<BuildGame> = OnceLock::new();

/// Lets all games that are built from now on have their theory.
pub fn bring() {
    ALL.get_or_init(|| games::WITH_THEORY);
}

/// Does the same for Nim alone: its theory is small, and most people play it first.
pub fn bring_nim() {
    NIM.get_or_init(|| |params| nim::build(params)?.with_theory());
}

/// Refuses a game whose theory is not loaded yet.
pub fn expect(id: &str) -> Result<(), GameError> {
    match with_theory(games::family(id)?) {
        Some(_) => Ok(()),
        None => Err(GameError::NoTheory),
    }
}

/// Returns the builder of a game with its theory, if that is loaded.
pub(crate) fn with_theory(family: &Family) -> Option<BuildGame> {
    if !cfg!(late) {
        bring();
    }
    let of_nim = || NIM.get().copied().filter(|_| family.id == nim::FAMILY.id);
    ALL.get().map(|builders| builders[games::index(family)]).or_else(of_nim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::FAMILIES, outcome::Convention, params::Params};

    #[test]
    fn with_rules_alone_a_game_is_played_and_not_thought_about() {
        let nim = games::rules("nim", &Params::default()).unwrap();
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
        let nim = NIM.get().unwrap()(&Params::default()).unwrap();
        assert!(!nim.reasons("3,5", Convention::Normal).unwrap().is_empty());
        bring();
        for family in FAMILIES {
            let preset = family.presets[0];
            let params = games::params(family, preset.set).unwrap().validate(family.parameters).unwrap();
            let (game, rules) = (games::build(family.id, &params).unwrap(), games::rules(family.id, &params).unwrap());
            let moves = game.moves(preset.position, 5).unwrap();
            assert!(!moves.is_empty() && moves == rules.moves(preset.position, 5).unwrap(), "{}", family.id);
            assert!(expect(family.id).is_ok());
            assert!(game.tame(preset.position).is_ok(), "{}", family.id);
        }
    }
}
