//! Nimble: coins on a strip, any of them moves left, several may share a square. `3,5,0` names the squares of the
//! coins, `2-4` moves coin 2 four squares to the left. A coin on square n is a heap of n, so this is Nim in
//! disguise. Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 1982.
use super::{
    nim::Nim,
    silver_dollar::{coin_left, slide, strip},
};
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Touch},
    family::{Family, Preset, heaps_between},
    game::Size,
    heap::{HeapMove, HeapOption, HeapRules, Heaps},
    message::Message,
    nim_value::NimValue,
    notation::HeapList,
    params::Params,
    theory::{Moves, Theorem},
};

pub(crate) const FAMILY: Family = Family {
    id: "nimble",
    parameters: &[],
    presets: &[Preset::new("four-coins", "1,4,6,9"), Preset::new("three-coins", "3,5,7")],
    usual: 0,
    tags: &[],
    random: |_, sizes, dice| Ok(heaps_between(sizes, (3, 6), (8, 15), dice)),
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Heaps(Coins)))
}

/// The rules of one coin: those of one heap of Nim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coins;

impl HeapRules for Coins {
    const TAME: bool = Nim::TAME;
    const THEOREM: &'static Theorem = Nim::THEOREM;

    fn options(&self, square: u64) -> impl Iterator<Item = HeapOption> {
        Nim.options(square)
    }

    fn is_option(&self, square: u64, option: &HeapOption) -> bool {
        Nim.is_option(square, option)
    }

    fn value(&self, square: u64) -> NimValue {
        Nim.value(square)
    }

    fn options_to(&self, square: u64, value: NimValue) -> Moves<HeapOption> {
        Nim.options_to(square, value)
    }

    fn size(&self, squares: &HeapList) -> Size {
        Nim.size(squares)
    }

    fn name(&self, coin: u64) -> Message {
        Message::new("reason-coin").with("coin", coin)
    }

    fn describe(&self, squares: &HeapList, mv: &HeapMove) -> Message {
        coin_left(mv.heap, squares.0[mv.heap], mv.option.take)
    }

    fn intro(&self) -> Option<Message> {
        Some(Message::new("reason-nimble-coins"))
    }

    fn board(&self, squares: &HeapList) -> Board {
        strip(squares)
    }

    fn effect(&self, squares: &HeapList, mv: &HeapMove) -> Vec<Touch> {
        slide(squares, mv.heap, mv.option.take)
    }

    /// The ranges of Nim, except the largest, which Nim itself checks.
    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        let mut ranges = Nim.ranges(deep);
        ranges.truncate(if deep { 4 } else { 5 });
        ranges
    }
}

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
