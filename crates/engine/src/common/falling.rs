//! Falling sequences in the order of their first numbers, as numbers of positions: heaps whose order does not matter,
//! the largest first.
use crate::notation::HeapList;
use smallvec::SmallVec;

/// Maximum number of positions that are numbered.
pub(crate) const MOST_POSITIONS: usize = 4_000_000;

/// Maximum number of tokens: remoteness has sixteen bits, and each token may be split off and then taken.
pub(crate) const MOST_TOKENS: u128 = 30_000;

/// Numbers in falling order.
pub(crate) type Falling = SmallVec<[u32; 24]>;

/// Whether numbers for this many positions pay off; `within` is a lower bound of those that can be reached.
pub(crate) fn pay_off(count: u32, within: u128) -> bool {
    count as usize <= MOST_POSITIONS && u128::from(count) <= 8 * within + 1_000
}

/// Falling sequences of a fixed length, with a largest number for each place.
pub(crate) struct FallingSequences {
    most: Vec<usize>,
    /// For each place, the number of sequences from there on that begin with less than a number.
    smaller: Vec<Vec<u32>>,
}

impl FallingSequences {
    /// The sequences within a falling one, if there are not too many.
    pub(crate) fn new(most: Vec<usize>) -> Option<FallingSequences> {
        if most.iter().fold(0, |sum: usize, &number| sum.saturating_add(number)) > MOST_POSITIONS {
            return None;
        }
        let mut smaller: Vec<Vec<u32>> = Vec::new();
        for &greatest in most.iter().rev() {
            let mut sums = vec![0u32];
            for number in 0..=greatest {
                let after = smaller.last().map_or(Some(1), |tail| Some(tail[(number + 1).min(tail.len() - 1)]))?;
                sums.push(sums[number].checked_add(after)?);
            }
            smaller.push(sums);
        }
        smaller.reverse();
        Some(FallingSequences { most, smaller })
    }

    /// The falling heaps within those of a position, if most of them can be reached; `within` is a lower bound.
    pub(crate) fn of_heaps(position: &HeapList, within: u128) -> Option<FallingSequences> {
        if within > MOST_POSITIONS as u128 || position.total() > MOST_TOKENS {
            return None;
        }
        let mut most = position.iter().map(|heap| usize::try_from(heap).ok()).collect::<Option<Vec<usize>>>()?;
        most.sort_unstable_by(|a, b| b.cmp(a));
        let sequences = FallingSequences::new(most)?;
        pay_off(sequences.count(), within).then_some(sequences)
    }

    /// The number of heaps in any order, if they are within the first ones.
    pub(crate) fn number_of_heaps(&self, position: &HeapList) -> Option<usize> {
        let heaps = position.iter().filter(|&heap| heap > 0);
        let mut heaps = heaps.map(|heap| u32::try_from(heap).ok()).collect::<Option<Falling>>()?;
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        self.number(&heaps)
    }

    /// Number of sequences.
    pub(crate) fn count(&self) -> u32 {
        self.smaller.first().and_then(|sums| sums.last()).map_or(1, |&count| count)
    }

    /// The number of a falling sequence, filled up with zeros; `None` if it is not within the first one.
    pub(crate) fn number(&self, sequence: &[u32]) -> Option<usize> {
        let fits = sequence.len() <= self.most.len()
            && sequence.iter().zip(&self.most).all(|(&number, &most)| number as usize <= most);
        let shares = || sequence.iter().zip(&self.smaller).map(|(&number, smaller)| smaller[number as usize]);
        fits.then(|| shares().sum::<u32>() as usize)
    }

    /// The number after one of the numbers of a falling sequence is replaced.
    pub(crate) fn replace(&self, sequence: &[u32], place: usize, new: u32) -> u32 {
        let numbers = Replacement { before: &sequence[..place], new: Some(new), after: &sequence[place + 1..] };
        numbers.zip(&self.smaller).map(|(number, smaller)| smaller[number as usize]).sum()
    }

    /// The sequence with a number.
    pub(crate) fn sequence(&self, number: usize) -> Falling {
        let mut rest = u32::try_from(number).expect("fewer than four million");
        let mut before = usize::MAX;
        let next = |(smaller, &most): (&Vec<u32>, &usize)| {
            let candidates = &smaller[..=most.min(before)];
            before = candidates.partition_point(|&sum| sum <= rest) - 1;
            rest -= smaller[before];
            u32::try_from(before).expect("at most the largest heap")
        };
        self.smaller.iter().zip(&self.most).map(next).collect()
    }

    /// The number after one of the numbers of a sequence is made smaller; the numbers after it are less.
    pub(crate) fn lower(&self, number: u32, sequence: &[u32], place: usize, left: u32) -> u32 {
        let share = |place: usize, number: u32| self.smaller[place][number as usize];
        let mut rest = number - share(place, sequence[place]);
        let mut to = place;
        // Those that are larger than what is left move up by one place.
        while let Some(&next) = sequence.get(to + 1).filter(|&&next| next > left) {
            rest = rest - share(to + 1, next) + share(to, next);
            to += 1;
        }
        rest + share(to, left)
    }
}

/// A falling sequence in which a number is replaced.
pub(crate) struct Replacement<'s> {
    pub(crate) before: &'s [u32],
    /// The new number, until it has come.
    pub(crate) new: Option<u32>,
    pub(crate) after: &'s [u32],
}

impl Iterator for Replacement<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let list = if self.before.is_empty() { &mut self.after } else { &mut self.before };
        if self.new.is_some() && self.new.as_ref() >= list.first() {
            return self.new.take();
        }
        let (&first, rest) = list.split_first()?;
        *list = rest;
        Some(first)
    }
}

/// Calls `show` for each place whose number is not zero, of equal ones for the last alone.
pub(crate) fn for_each_place(sequence: &[u32], mut show: impl FnMut(usize, u32)) {
    for (place, &number) in sequence.iter().enumerate() {
        if number > 0 && sequence.get(place + 1) != Some(&number) {
            show(place, number);
        }
    }
}

/// Compares the numbers of a position with a memo of whole positions, for every position that follows; returns how many
/// do.
#[cfg(test)]
pub(crate) fn assert_numbers<G: crate::game::Impartial<Position = HeapList>>(
    game: &G,
    start: &str,
    all: impl Iterator<Item = HeapList>,
) -> usize {
    use crate::{
        Convention,
        solve::{Budget, Memo, NimValues, Remoteness, numbered::Numbered},
    };
    let start = game.read(start).unwrap();
    let numbers = || game.numbering(&start).unwrap();
    let mut has_number = vec![false; numbers().count()];
    let solved = Convention::BOTH.map(|of| Numbered::solve(numbers(), of, Budget::default()).unwrap());
    let mut memos = Convention::BOTH.map(|of| Memo::new(game, Remoteness(of), Budget::default()));
    let mut memo = Memo::new(game, NimValues, Budget::default());
    for position in all {
        let Some(number) = numbers().number(&position) else { continue };
        has_number[number] = true;
        for (numbered, memo) in solved.iter().zip(&mut memos) {
            assert_eq!(numbered.value(&position), memo.value(&position).ok(), "{position}");
        }
        assert_eq!(solved[0].nim_value(&position), memo.value(&position).ok().map(Into::into), "{position}");
        let mut options = Vec::new();
        numbers().options(number, &mut options);
        assert!(options.iter().all(|&option| (option as usize) < number), "{position}");
    }
    assert!(has_number.iter().all(|&has| has), "each number belongs to a position");
    has_number.len()
}
