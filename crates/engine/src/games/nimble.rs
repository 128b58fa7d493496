//! Nimble: coins on a strip, any of them moves left, several may share a square. `3,5,0` names the squares of the coins,
//! `2-4` moves coin 2 four squares to the left. A coin on square n is a heap of n, so this is Nim in other clothes.
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 1982.
use super::nim;
use crate::{
    any::impartial,
    family::{Family, Preset, heaps_between},
};

pub(crate) const FAMILY: Family = Family {
    id: "nimble",
    parameters: &[],
    presets: &[Preset::new("four-coins", "1,4,6,9"), Preset::new("three-coins", "3,5,7")],
    build: |_| Ok(impartial(nim::game()).boxed()),
    random: |_, sizes, dice| Ok(heaps_between(sizes, (3, 6), (8, 15), dice)),
    samples: &[""],
};

#[cfg(test)]
mod tests {
    use crate::{Convention, NimValue, Outcome, Params, Question, games};

    #[test]
    fn coins_are_heaps_also_when_they_share_a_square() {
        let game = games::build("nimble", &Params::default()).unwrap();
        let ask = |position| game.analyse(position, Convention::Normal, &Question::default()).unwrap();
        assert_eq!(ask("4,4,0").outcome, Some(Outcome::Loss));
        assert_eq!(ask("4,4,3").nim_value, Some(NimValue(3)));
        assert_eq!(game.play("4,4,3", "3-3").unwrap(), "4,4,0");
    }
}
