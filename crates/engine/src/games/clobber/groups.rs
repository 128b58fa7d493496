//! Clobber by its groups: stones that hang together. A group is moved into the corner, and of its mirror images with
//! and without exchanged colours the least one stands for all.
use super::Stones;
use crate::{
    common::squares::{IMAGES, Sides, numbers},
    solve::parts::{Fact, Part, Parts, Sum},
};

/// Maximum number of squares: a part holds two bits for each.
const MOST_SQUARES: u32 = 32;

/// The groups on boards that are at most as large as this one.
pub(super) struct Groups {
    sides: Sides,
}

/// The groups of a board and of all that follow it, unless it is too large.
pub(super) fn of(stones: &Stones) -> Option<Box<dyn Parts<Stones>>> {
    (stones.sides.count() <= MOST_SQUARES).then(|| Box::new(Groups { sides: stones.sides }) as Box<dyn Parts<Stones>>)
}

impl Groups {
    fn stones(&self, part: Part) -> Stones {
        Stones { sides: self.sides, white: part & u64::from(u32::MAX), black: part >> MOST_SQUARES }
    }

    /// The part that a group is.
    fn part(&self, group: &Stones) -> Part {
        let images = IMAGES.into_iter().filter_map(|image| {
            let seen = group.image(image, false);
            // A turned board may be too narrow for the group.
            let (left, top, right, bottom) = edges(&seen)?;
            let fits = right - left < self.sides.width && bottom - top < self.sides.height;
            let place = |number: u32| {
                let cell = seen.sides.cell(number);
                1u64 << ((cell.row - top) * self.sides.width + cell.column - left)
            };
            let moved = |set: u64| numbers(set).map(place).fold(0, |all, square| all | square);
            fits.then(|| {
                let (white, black) = (moved(seen.white), moved(seen.black));
                (white | black << MOST_SQUARES).min(black | white << MOST_SQUARES)
            })
        });
        images.min().expect("a group fits where it is")
    }

    fn split(&self, stones: &Stones) -> Sum {
        let stones = stones.without_idle_groups();
        let mut left = stones.all();
        let mut sum = Sum::new();
        while left != 0 {
            let group = self.sides.component(left & left.wrapping_neg(), left);
            left &= !group;
            sum.push(self.part(&Stones { white: stones.white & group, black: stones.black & group, ..stones }));
        }
        sum
    }
}

/// The first and last columns and rows with stones.
fn edges(stones: &Stones) -> Option<(u32, u32, u32, u32)> {
    let cells = || numbers(stones.all()).map(|number| stones.sides.cell(number));
    let columns = || cells().map(|cell| cell.column);
    let rows = || cells().map(|cell| cell.row);
    Some((columns().min()?, rows().min()?, columns().max()?, rows().max()?))
}

impl Parts<Stones> for Groups {
    fn kind(&self) -> u32 {
        1_000 + 100 * self.sides.height + self.sides.width
    }

    fn split(&self, stones: &Stones) -> Option<(Sum, u8)> {
        (stones.sides == self.sides).then(|| (Groups::split(self, stones), 0))
    }

    fn options(&self, part: Part, show: &mut dyn FnMut(&[Part], u8, u32) -> bool) {
        let stones = self.stones(part);
        for (a, b) in stones.pairs() {
            for (from, to) in [(a, b), (b, a)] {
                if !show(&Groups::split(self, &stones.after(from, to)), 0, 0) {
                    return;
                }
            }
        }
    }

    fn weight(&self, part: Part) -> u32 {
        let stones = part.count_ones();
        4 * stones + stones * stones / 4
    }

    fn fact(&self, part: Part) -> Fact {
        let moves = 2 * self.stones(part).pairs().count();
        match self.stones(part).copying() {
            Some(_) => Fact::Value(0),
            None => Fact::AtMost(u8::try_from(moves.min(62)).expect("at most 62")),
        }
    }

    fn is_single(&self, part: Part) -> bool {
        part.count_ones() == 2
    }
}
