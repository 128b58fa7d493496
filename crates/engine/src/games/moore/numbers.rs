//! Numbers of the positions of Moore's Nim, so that they are solved in order.
use super::Moore;
use crate::{
    common::{
        falling::{Falling, FallingSequences},
        small_sort::sort_few_by_key,
    },
    notation::HeapList,
    solve::numbered::Numbering,
};
use std::cmp::Reverse;

/// Numbers of positions, by their heaps in falling order.
pub(super) struct MooreNumbers {
    pub(super) game: Moore,
    pub(super) falling: FallingSequences,
}

impl MooreNumbers {
    /// Lowers the heaps from a place on, up to `times` of them, and then shows the number.
    fn lower(&self, heaps: &[u32], left: &mut Falling, times: u32, show: &mut dyn FnMut(u32)) {
        let place = left.len();
        let Some(&heap) = heaps.get(place) else {
            let mut order = left.clone();
            sort_few_by_key(&mut order, |&heap| Reverse(heap));
            return show(u32::try_from(self.falling.number(&order).expect("each is smaller")).expect("few positions"));
        };
        // Of equal heaps the first one stays the largest.
        let most = if place > 0 && heaps[place - 1] == heap { left[place - 1] } else { heap };
        let cap = u32::try_from(self.game.cap).unwrap_or(u32::MAX);
        let least = if times == 0 { heap } else { heap.saturating_sub(cap) };
        for size in least..=most {
            left.push(size);
            self.lower(heaps, left, times - u32::from(size < heap), show);
            left.pop();
        }
    }
}

impl Numbering<HeapList> for MooreNumbers {
    fn count(&self) -> usize {
        self.falling.count() as usize
    }

    fn number(&self, position: &HeapList) -> Option<usize> {
        self.falling.number_of_heaps(position)
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let heaps = self.falling.sequence(number);
        self.lower(&heaps, &mut Falling::new(), self.game.k, &mut |option| options.push(option));
        // The last one leaves all heaps as they are.
        options.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        common::falling::assert_numbers,
        game::{Game, options},
        heap::sorted_heaps,
    };

    #[test]
    fn numbers_give_the_values_of_the_memo() {
        for (k, cap) in [(1, u64::MAX), (2, u64::MAX), (3, u64::MAX), (2, 2), (3, 1)] {
            let game = Moore { k, cap };
            for start in ["4,4,4", "1,2,3,4", "5,3", "2,2,2,2,2"] {
                assert_numbers(&game, start, sorted_heaps(5, 0, 6));
            }
        }
    }

    #[test]
    fn each_option_of_different_heaps_has_its_number_once() {
        let game = Moore { k: 2, cap: 3 };
        let position = game.read("2,4,7").unwrap();
        let numbers = game.numbering(&position).unwrap();
        let mut found = Vec::new();
        numbers.options(numbers.number(&position).unwrap(), &mut found);
        let mut expected: Vec<u32> =
            options(&game, &position).filter_map(|option| u32::try_from(numbers.number(&option)?).ok()).collect();
        found.sort_unstable();
        found.dedup();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(found, expected);
    }
}
