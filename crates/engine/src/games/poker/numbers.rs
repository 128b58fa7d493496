//! Numbers of tables: the heaps in falling order, then the bag of the player to move. Chips are neither lost nor won,
//! so they say what is in the other bag.
use super::{Poker, Table};
use crate::{
    common::falling::{Falling, MOST_POSITIONS, Replacement, pay_off},
    solve::numbered::Numbering,
};

/// The tables with as many heaps and chips as one table.
pub(super) struct Tables {
    game: Poker,
    heaps: usize,
    chips: usize,
    /// By place, chips left and heap: the number of tables with a smaller heap there.
    smaller: Vec<u32>,
}

impl Tables {
    /// The tables that follow, if there are not too many; `within` is a lower bound.
    pub(super) fn new(game: Poker, table: &Table, within: u128) -> Option<Tables> {
        let heaps = table.heaps.iter().filter(|&heap| heap > 0 || game.refill).count();
        let chips = usize::try_from(table.heaps.total() + table.mine + table.theirs).ok()?;
        let width = chips.checked_add(2)?;
        let length = width.checked_mul(chips + 1)?.checked_mul(heaps.max(1))?;
        if length > MOST_POSITIONS || within > MOST_POSITIONS as u128 {
            return None;
        }
        let mut tables = Tables { game, heaps, chips, smaller: vec![0; length] };
        for place in (0..heaps).rev() {
            for left in 0..=chips {
                let mut sum = 0u32;
                for heap in 0..=left {
                    sum = sum.checked_add(tables.ways(place + 1, left - heap, heap)?)?;
                    let at = tables.at(place, left, heap + 1);
                    tables.smaller[at] = sum;
                }
            }
        }
        pay_off(tables.ways(0, chips, chips)?, within).then_some(tables)
    }

    fn at(&self, place: usize, left: usize, heap: usize) -> usize {
        (place * (self.chips + 1) + left) * (self.chips + 2) + heap
    }

    /// Number of ways in which chips that are left lie in the heaps from a place on, none larger than `most`, and in
    /// the bags.
    fn ways(&self, place: usize, left: usize, most: usize) -> Option<u32> {
        match place < self.heaps {
            true => Some(self.smaller[self.at(place, left, most.min(left) + 1)]),
            false if self.game.shared => Some(1),
            false => u32::try_from(left + 1).ok(),
        }
    }

    /// The number of a table with its heaps in falling order.
    fn number_of(&self, heaps: impl Iterator<Item = u32>, mine: u32) -> u32 {
        let mut left = self.chips;
        let mut number = if self.game.shared { 0 } else { mine };
        for (place, heap) in heaps.enumerate() {
            number += self.smaller[self.at(place, left, heap as usize)];
            left -= heap as usize;
        }
        number
    }
}

/// A number of chips or tables, which are few.
fn few(number: usize) -> u32 {
    u32::try_from(number).expect("fewer than four million")
}

impl Numbering<Table> for Tables {
    fn count(&self) -> usize {
        self.ways(0, self.chips, self.chips).unwrap_or(0) as usize
    }

    fn number(&self, table: &Table) -> Option<usize> {
        let heaps = table.heaps.iter().filter(|&heap| heap > 0);
        let mut heaps = heaps.map(|heap| u32::try_from(heap).ok()).collect::<Option<Falling>>()?;
        let places = if self.game.refill { table.heaps.len() } else { heaps.len() };
        let chips = table.heaps.total() + table.mine + table.theirs;
        if chips != self.chips as u128 || places > self.heaps || (self.game.refill && places < self.heaps) {
            return None;
        }
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        heaps.resize(self.heaps, 0);
        Some(self.number_of(heaps.iter().copied(), u32::try_from(table.mine).ok()?) as usize)
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let (mut rest, mut left) = (few(number), self.chips);
        let mut heaps = Falling::new();
        for place in 0..self.heaps {
            let most = heaps.last().map_or(left, |&heap| left.min(heap as usize));
            let row = &self.smaller[self.at(place, left, 0)..=self.at(place, left, most)];
            let heap = row.partition_point(|&sum| sum <= rest) - 1;
            rest -= row[heap];
            left -= heap;
            heaps.push(few(heap));
        }
        let left = few(left);
        let (mine, theirs) = if self.game.shared { (left, 0) } else { (rest, left - rest) };
        for (place, &heap) in heaps.iter().enumerate() {
            if place > 0 && heaps[place - 1] == heap {
                continue;
            }
            let is_open = heap > 0 || (self.game.refill && heaps[0] > 0);
            let most = if is_open { heap + mine } else { 0 };
            let (before, after) = (&heaps[..place], &heaps[place + 1..]);
            let sizes = (0..=most).filter(|&size| size != heap);
            // The bags change hands.
            options.extend(sizes.map(|size| self.number_of(Replacement { before, new: Some(size), after }, theirs)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::Game,
        heap::sorted_heaps,
        outcome::Convention,
        solve::{
            Budget,
            retrograde::{NumberedRetrograde, Retrograde},
        },
    };

    #[test]
    fn numbers_decide_as_a_search_with_a_hash_table_does() {
        let mut count = 0;
        for (refill, shared) in [(false, false), (true, false), (false, true), (true, true)] {
            let game = Poker { refill, shared };
            for heaps in sorted_heaps(3, 0, 4) {
                for (mine, theirs) in [(0, 0), (2, 0), (1, 3)] {
                    let start = game.read(&format!("{heaps}|{mine}|{theirs}")).unwrap();
                    for convention in Convention::BOTH {
                        let searched = Retrograde::solve(&game, convention, &start, Budget::default()).unwrap();
                        let numbers = game.numbering(&start).unwrap();
                        let solved = NumberedRetrograde::solve(numbers, convention, Budget::default()).unwrap();
                        for table in std::iter::once(start.clone()).chain(crate::game::options(&game, &start)) {
                            assert_eq!(solved.value(&table), searched.value(&table), "{game:?} {start} {table}");
                            count += 1;
                        }
                    }
                }
            }
        }
        assert!(count > 3_000, "{count}");
    }

    #[test]
    fn tables_that_cannot_follow_have_no_number() {
        let game = Poker { refill: false, shared: false };
        let numbers = game.numbering(&game.read("2,3|1|0").unwrap()).unwrap();
        for text in ["2,3|1|1", "1,1,1|3|0", "7|0|0"] {
            assert_eq!(numbers.number(&game.read(text).unwrap()), None, "{text}");
        }
        assert!(game.numbering(&game.read("1000,1000,1000,1000|0|0").unwrap()).is_none());
    }
}
