//! Numbers for positions of heaps. Heaps in falling order, the largest first, are a sequence, and sequences are in the
//! order of their first numbers: a move makes a heap smaller or replaces it by smaller ones, so that the number becomes
//! smaller. Where no heap is split, each place of the sequence has a largest heap; otherwise all heaps together have a
//! largest total.
use super::HeapRules;
use crate::{
    common::falling::{Falling, FallingSequences, MOST_POSITIONS, MOST_TOKENS, for_each_place, pay_off},
    notation::HeapList,
    solve::numbered::Numbering,
};
use smallvec::SmallVec;

/// Maximum number of options of all heaps together.
const MOST_OPTIONS: usize = 1 << 20;

/// Numbers for a position and all that follow it, if there are not too many and most of them can be reached; `within`
/// is a lower bound of those that can.
pub(super) fn numbering<H: HeapRules>(
    rules: &H,
    heaps: &HeapList,
    within: u128,
) -> Option<Box<dyn Numbering<HeapList>>> {
    if within > MOST_POSITIONS as u128 || heaps.total() > MOST_TOKENS {
        return None;
    }
    let sizes = HeapSizes::new(rules, heaps)?;
    let start = sizes.indices(heaps)?;
    if sizes.options.iter().flatten().all(|parts| parts.len() < 2) {
        let sequences = FallingSequences::new(start.iter().map(|&index| index as usize).collect())?;
        return pay_off(sequences.count(), within).then(|| Box::new(TakingNumbers { sizes, sequences }) as Box<_>);
    }
    let partitions = Partitions::new(sizes.weights(), &start)?;
    pay_off(partitions.count(), within).then(|| Box::new(SplittingNumbers { sizes, partitions }) as Box<_>)
}

/// Sizes that can be reached, and what becomes of heaps of these sizes.
struct HeapSizes {
    /// In rising order; the first is zero and stands for every heap without moves.
    sizes: Vec<u64>,
    /// For each size up to the largest, its index, if it can be reached or has no moves.
    indices: Vec<Option<u32>>,
    /// For each index, the indices of the parts that each option leaves, in falling order and without heaps that have
    /// no moves.
    options: Vec<Vec<SmallVec<[u32; 3]>>>,
}

impl HeapSizes {
    fn new<H: HeapRules>(rules: &H, heaps: &HeapList) -> Option<HeapSizes> {
        let largest = heaps.iter().max().unwrap_or(0);
        let place = |size: u64| usize::try_from(size).expect("at most the largest");
        let mut parts: Vec<Option<Vec<SmallVec<[u64; 3]>>>> = vec![None; place(largest) + 1];
        let mut open: Vec<u64> = heaps.iter().collect();
        let mut count = 0;
        while let Some(size) = open.pop() {
            if parts[place(size)].is_some() {
                continue;
            }
            let mut options = Vec::new();
            for option in rules.options(size) {
                count += 1;
                if count > MOST_OPTIONS {
                    return None;
                }
                let left: SmallVec<[u64; 3]> =
                    option.parts(size).into_iter().filter(|&part| !rules.is_dead(part)).collect();
                open.extend(left.iter().filter(|&&part| parts[place(part)].is_none()));
                options.push(left);
            }
            parts[place(size)] = Some(options);
        }
        let is_live = |&size: &u64| parts[place(size)].is_some() && !rules.is_dead(size);
        let sizes: Vec<u64> = std::iter::once(0).chain((0..=largest).filter(is_live)).collect();
        let mut indices: Vec<Option<u32>> = (0..=largest).map(|size| rules.is_dead(size).then_some(0)).collect();
        for (index, &size) in (0..).zip(&sizes).skip(1) {
            indices[place(size)] = Some(index);
        }
        let in_indices = |left: &SmallVec<[u64; 3]>| {
            let mut left: SmallVec<[u32; 3]> = left.iter().filter_map(|&part| indices[place(part)]).collect();
            left.sort_unstable_by(|a, b| b.cmp(a));
            left
        };
        let options = |&size: &u64| match parts[place(size)].as_ref().filter(|_| is_live(&size)) {
            Some(options) => options.iter().map(in_indices).collect(),
            None => Vec::new(),
        };
        let options = sizes.iter().map(options).collect();
        Some(HeapSizes { sizes, indices, options })
    }

    /// For each index a weight, so that that of all heaps never grows: the size and what a split takes at least.
    fn weights(&self) -> Vec<usize> {
        let size = |index: u32| usize::try_from(self.sizes[index as usize]).expect("at most the largest");
        let options =
            (0..).zip(&self.options).flat_map(|(index, options)| options.iter().map(move |parts| (index, parts)));
        let splits = options.filter(|(_, parts)| parts.len() > 1);
        let loss = |(index, parts): (u32, &SmallVec<[u32; 3]>)| {
            let left: usize = parts.iter().map(|&part| size(part)).sum();
            (size(index) - left) / (parts.len() - 1)
        };
        let least = splits.map(loss).min().unwrap_or(0);
        (0..).zip(&self.sizes).map(|(index, _)| if index == 0 { 0 } else { size(index) + least }).collect()
    }

    /// The heaps that have moves, in falling order; `None` if one of them cannot be reached.
    fn indices(&self, heaps: &HeapList) -> Option<Falling> {
        let index = |size| self.indices.get(usize::try_from(size).ok()?).copied().flatten();
        let mut indices = heaps.iter().map(index).collect::<Option<Falling>>()?;
        indices.retain(|index| *index > 0);
        indices.sort_unstable_by(|a, b| b.cmp(a));
        Some(indices)
    }
}

/// The numbers of a game in which heaps are not split.
struct TakingNumbers {
    sizes: HeapSizes,
    sequences: FallingSequences,
}

impl Numbering<HeapList> for TakingNumbers {
    fn count(&self) -> usize {
        self.sequences.count() as usize
    }

    fn number(&self, heaps: &HeapList) -> Option<usize> {
        self.sequences.number(&self.sizes.indices(heaps)?)
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let heaps = self.sequences.sequence(number);
        let number = u32::try_from(number).expect("fewer than four million");
        for_each_place(&heaps, |place, heap| {
            let left = self.sizes.options[heap as usize].iter().map(|parts| parts.first().copied().unwrap_or(0));
            options.extend(left.map(|left| self.sequences.lower(number, &heaps, place, left)));
        });
    }
}

/// Falling sequences of any length, with a largest weight of all together.
struct Partitions {
    weights: Vec<usize>,
    total: usize,
    /// For each total, the number of sequences of at most this weight, by the index of the largest size.
    ways: Vec<u32>,
}

impl Partitions {
    /// The sequences with the weight and the largest size of some heaps, if there are not too many.
    fn new(mut weights: Vec<usize>, start: &[u32]) -> Option<Partitions> {
        let total: usize = start.iter().map(|&index| weights[index as usize]).sum();
        let width = start.first().map_or(0, |&index| index as usize) + 1;
        if width.checked_mul(total + 1)? > MOST_POSITIONS {
            return None;
        }
        let mut ways = vec![1u32; width * (total + 1)];
        for left in 0..=total {
            for index in 1..width {
                let with = left.checked_sub(weights[index]).map_or(0, |rest| ways[rest * width + index]);
                ways[left * width + index] = ways[left * width + index - 1].checked_add(with)?;
            }
        }
        weights.truncate(width);
        Some(Partitions { weights, total, ways })
    }

    /// Number of sequences.
    fn count(&self) -> u32 {
        self.ways.last().copied().unwrap_or(1)
    }

    /// Number of sequences of at most a total, by the index of the largest size.
    fn row(&self, total: usize) -> &[u32] {
        let width = self.weights.len();
        &self.ways[total * width..(total + 1) * width]
    }

    fn weight(&self, index: u32) -> usize {
        self.weights[index as usize]
    }

    /// The number of the end of a sequence, for which this weight is left.
    fn number(&self, mut total: usize, indices: impl Iterator<Item = u32>) -> u32 {
        let mut number = 0;
        for index in indices {
            number += self.row(total)[index as usize - 1];
            total -= self.weight(index);
        }
        number
    }
}

/// The numbers of a game in which heaps are split.
struct SplittingNumbers {
    sizes: HeapSizes,
    partitions: Partitions,
}

impl Numbering<HeapList> for SplittingNumbers {
    fn count(&self) -> usize {
        self.partitions.count() as usize
    }

    fn number(&self, heaps: &HeapList) -> Option<usize> {
        let Partitions { weights, total, .. } = &self.partitions;
        let indices = self.sizes.indices(heaps)?;
        let weight: usize = indices.iter().filter_map(|&index| weights.get(index as usize)).sum();
        let fits = weight <= *total && indices.first().is_none_or(|&index| (index as usize) < weights.len());
        fits.then(|| self.partitions.number(*total, indices.iter().copied()) as usize)
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let mut rest = u32::try_from(number).expect("fewer than four million");
        let mut total = self.partitions.total;
        // The heaps, with the number of what comes before each one and the total that is left there.
        let mut heaps = Falling::new();
        let mut places: SmallVec<[(u32, usize); 24]> = SmallVec::new();
        let number = rest;
        while rest > 0 {
            let row = self.partitions.row(total);
            let index = row.partition_point(|&ways| ways <= rest);
            places.push((number - rest, total));
            rest -= row[index - 1];
            heaps.push(u32::try_from(index).expect("at most the largest heap"));
            total -= self.partitions.weight(heaps[heaps.len() - 1]);
        }
        for_each_place(&heaps, |place, heap| {
            let others = &heaps[place + 1..];
            let (before, total) = places[place];
            let merge = |parts| self.partitions.number(total, Merge { one: others, other: parts });
            options.extend(self.sizes.options[heap as usize].iter().map(|parts| before + merge(parts)));
        });
    }
}

/// Two falling sequences as one.
struct Merge<'m> {
    one: &'m [u32],
    other: &'m [u32],
}

impl Iterator for Merge<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let list = if self.one.first() > self.other.first() { &mut self.one } else { &mut self.other };
        let (&first, rest) = list.split_first()?;
        *list = rest;
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        common::falling::assert_numbers,
        game::Game,
        games::{grundy, nim, octal},
        heap::sorted_heaps,
    };

    #[test]
    fn numbers_give_the_values_of_the_memo() {
        assert_numbers(&nim::game(), "5,0,2,4", sorted_heaps(4, 0, 6));
        assert_numbers(&octal::game("0.3033").unwrap(), "9,6,9", sorted_heaps(3, 0, 9));
        assert_numbers(&grundy::game(), "19", sorted_heaps(6, 0, 19));
        assert_numbers(&octal::game("0.77").unwrap(), "7,5", sorted_heaps(7, 0, 7));
        assert_numbers(&octal::game("4.[3]").unwrap(), "3,6", sorted_heaps(9, 0, 6));
    }

    #[test]
    fn what_does_not_follow_has_no_number() {
        let game = nim::game();
        let numbers = numbering(&game.0, &game.read("5,2").unwrap(), 18).unwrap();
        for text in ["6", "3,3", "1,1,1", "18446744073709551615"] {
            assert_eq!(numbers.number(&game.read(text).unwrap()), None, "{text}");
        }
        assert_eq!(numbers.number(&game.read("-").unwrap()), Some(0));
        assert!(numbering(&game.0, &game.read("100000").unwrap(), 100_001).is_none());
        assert!(numbering(&game.0, &game.read("40,40,40,40,40,40").unwrap(), 9_366_819).is_none());
    }
}
