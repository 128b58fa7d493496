//! Coins by their groups: those that hang together by lines. A group is moved into the corner of the board and is the
//! least of its images that fit there.
use super::{
    Coins,
    geometry::{Geometry, Lines, Shadow},
};
use crate::solve::parts::{Fact, Part, Parts, Sum};

/// Maximum number of coins: nim-values are not larger.
const MOST_COINS: u32 = 62;

/// The groups on a board.
pub(super) struct Groups {
    geometry: Geometry,
    board: Coins,
}

/// The groups of coins, unless there are too many coins.
pub(super) fn of(geometry: &Geometry, coins: &Coins) -> Option<Box<dyn Parts<Coins>>> {
    let fits = coins.set.count_ones() <= MOST_COINS;
    fits.then(|| Box::new(Groups { geometry: geometry.clone(), board: *coins }) as Box<dyn Parts<Coins>>)
}

impl Groups {
    fn on(&self, set: u64) -> Coins {
        Coins { set, ..self.board }
    }

    fn split(&self, set: u64) -> Sum {
        let groups = self.geometry.groups(&self.board, set);
        groups.map(|group| self.geometry.least_image(&self.board, group)).collect()
    }
}

impl Parts<Coins> for Groups {
    fn kind(&self) -> u32 {
        let lines = match self.geometry.lines {
            Lines::Rows => 0,
            Lines::Straight => 1,
            Lines::All => 2,
        };
        let sides = self.board.sides.iter().fold(0, |all, side| all * 27 + side);
        100_000 + (sides * 3 + lines) * 2 + u32::from(self.geometry.is_triangle)
    }

    fn split(&self, coins: &Coins) -> Option<(Sum, u8)> {
        let fits = coins.sides == self.board.sides && coins.set.count_ones() <= MOST_COINS;
        fits.then(|| (Groups::split(self, coins.set), 0))
    }

    fn options(&self, part: Part, show: &mut dyn FnMut(&[Part], u8, u32) -> bool) {
        for taken in self.geometry.takings(&self.on(part)) {
            if !show(&Groups::split(self, part & !taken), 0, 0) {
                return;
            }
        }
    }

    fn weight(&self, part: Part) -> u32 {
        let coins = part.count_ones();
        4 * coins + coins * coins / 4
    }

    fn fact(&self, part: Part) -> Fact {
        let coins = u8::try_from(part.count_ones()).expect("at most 62");
        match self.geometry.shadow(&self.board, part) {
            Some(Shadow::Free) => Fact::Value(0),
            Some(Shadow::AfterTaking(_)) => Fact::NotZero(coins),
            None => Fact::AtMost(coins),
        }
    }

    fn is_single(&self, part: Part) -> bool {
        part.is_power_of_two()
    }
}
