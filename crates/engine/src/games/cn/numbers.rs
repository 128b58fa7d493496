//! Numbers of the positions of circular Nim: every position below the first one, whatever its symmetry.
use super::{Circle, MOST_PLACES};
use crate::{
    common::falling::{MOST_TOKENS, pay_off},
    notation::HeapList,
    solve::numbered::Numbering,
};
use smallvec::SmallVec;

type Places = SmallVec<[u32; MOST_PLACES]>;

/// The positions with at most as much in each place as in one position.
pub(super) struct Positions {
    game: Circle,
    most: Places,
    /// What a token of each place adds to the number.
    shares: Places,
    count: u32,
}

impl Positions {
    /// The positions that follow, if there are not too many; `within` is a lower bound of those that differ by more
    /// than symmetry.
    pub(super) fn new(game: Circle, position: &HeapList, within: u128) -> Option<Positions> {
        if position.total() > MOST_TOKENS {
            return None;
        }
        let most = position.iter().map(|heap| u32::try_from(heap).ok()).collect::<Option<Places>>()?;
        let (mut shares, mut count) = (Places::new(), 1u32);
        for &heap in &most {
            shares.push(count);
            count = count.checked_mul(heap.checked_add(1)?)?;
        }
        pay_off(count, 2 * within).then_some(Positions { game, most, shares, count })
    }
}

impl Numbering<HeapList> for Positions {
    fn count(&self) -> usize {
        self.count as usize
    }

    fn number(&self, position: &HeapList) -> Option<usize> {
        let fits = position.len() == self.most.len()
            && position.iter().zip(&self.most).all(|(heap, &most)| heap <= u64::from(most));
        let shares = || position.iter().zip(&self.shares).map(|(heap, &share)| heap * u64::from(share));
        fits.then(|| usize::try_from(shares().sum::<u64>()).ok()).flatten()
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let number = u32::try_from(number).expect("fewer than four million");
        let heap = |(&share, &most): (&u32, &u32)| number / share % (most + 1);
        let heaps: Places = self.shares.iter().zip(&self.most).map(heap).collect();
        let count = heaps.len();
        let width = usize::try_from(self.game.k).map_or(count, |k| k.min(count));
        for first in 0..count {
            // Something is taken from the first place of a window, and anything from the others. Where the window is
            // the whole circle, the places before the first one are left as they are.
            let last = if width == count { count } else { first + width };
            let begin = options.len();
            options.extend((1..=heaps[first]).map(|take| number - take * self.shares[first]));
            for place in (first + 1..last).map(|place| place % count) {
                let before = begin..options.len();
                for take in 1..=heaps[place] {
                    options.extend_from_within(before.clone());
                    let new = options.len() - before.len();
                    options[new..].iter_mut().for_each(|option| *option -= take * self.shares[place]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{common::falling::assert_numbers, game::Game, heap::all_heaps};

    #[test]
    fn numbers_give_the_values_of_the_memo() {
        for k in 1..=6 {
            for start in ["2,1,3", "1,2,0,2,1", "2,3", "4"] {
                let game = Circle { k };
                let count = start.split(',').count();
                assert_numbers(&game, start, all_heaps(count, 0, 4));
            }
        }
    }

    #[test]
    fn options_have_the_numbers_of_the_moves() {
        for k in 1..=6 {
            let game = Circle { k };
            let position = game.read("2,0,1,3,1").unwrap();
            let numbers = Positions::new(game, &position, 48).unwrap();
            let mut found = Vec::new();
            numbers.options(numbers.number(&position).unwrap(), &mut found);
            let number = |option| u32::try_from(numbers.number(&option).unwrap()).unwrap();
            let mut expected: Vec<u32> = crate::game::options(&game, &position).map(number).collect();
            found.sort_unstable();
            found.dedup();
            expected.sort_unstable();
            assert_eq!(found, expected, "{k}");
        }
    }
}
