//! Games equivalent to Nim: their gaps, exponents or squares are played like the heaps of Nim.
//!
//! In some of them a heap may also grow, but the other player can undo that at once, so the winner at Nim wins here
//! too. This also holds in misère play: with all heaps empty, a player who can still move makes a heap of 1, which
//! loses for the other; a player who cannot move has won. Growing may win as well, so every change of one heap is
//! looked at, up and down.
use crate::{
    explain::{
        Step,
        nim_sum::{Ones, Parts},
    },
    message::Message,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    theory::{Claim, Moves, Tame, Theorem},
};

/// What Nim says about heaps: outcome and nim-value by the rules of Bouton, and the winning moves among those that
/// `change` finds for a heap and its new size.
pub(crate) fn claim<M>(
    convention: Convention,
    heaps: &[u64],
    theorem: &'static Theorem,
    change: impl FnMut(usize, u64) -> Option<M>,
) -> Claim<M> {
    let claim = verdict(convention, heaps, theorem);
    let winning = match claim.outcome {
        Outcome::Win => winning(convention, heaps, change),
        _ => Moves::default(),
    };
    claim.with_winning(winning)
}

/// The same without the winning moves.
pub(crate) fn verdict<M>(convention: Convention, heaps: &[u64], theorem: &'static Theorem) -> Claim<M> {
    let tame = tame(heaps);
    let value = (convention == Convention::Normal).then_some(tame.sum);
    Claim::new(tame.outcome(convention), theorem).with_value(value)
}

/// The heaps as parts of a sum.
pub(crate) fn tame(heaps: &[u64]) -> Tame {
    heaps.iter().map(|&heap| NimValue::from(heap)).collect()
}

/// In normal play, every move to nim-value `value` among those that `change` finds for a heap and its new size.
pub(crate) fn moves_to<M>(heaps: &[u64], value: NimValue, mut change: impl FnMut(usize, u64) -> Option<M>) -> Moves<M> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    // Heaps are smaller than 2^64, and so is every value that can be reached.
    let Ok(value) = u64::try_from(value.0) else { return Moves::default() };
    let others = heaps.iter().enumerate().map(|(i, heap)| (i, heap, sum ^ value ^ heap));
    others.filter(|(_, heap, size)| *heap != size).filter_map(|(i, _, size)| change(i, size)).collect()
}

/// Why heaps are won or lost: their columns, and a winning move among those that `change` finds. It makes a heap
/// smaller if possible, since that comes nearer to the end.
pub(crate) fn reasons<M>(
    convention: Convention,
    heaps: Vec<(Message, u64)>,
    ones: Ones,
    mut change: impl FnMut(usize, u64) -> Option<M>,
    words: impl Fn(&M) -> Message,
) -> Vec<Step> {
    let sizes: Vec<u64> = heaps.iter().map(|(_, size)| *size).collect();
    let mut mv = None;
    if tame(&sizes).outcome(convention) == Outcome::Win {
        let list = winning(convention, &sizes, |heap, size| Some((heap, size < sizes[heap], change(heap, size)?))).list;
        mv = list.into_iter().max_by_key(|&(heap, lowers, _)| (lowers, std::cmp::Reverse(heap)));
    }
    let parts: Parts = heaps.into_iter().map(|(name, size)| (name, u128::from(size))).collect();
    parts.reasons(convention, ones, mv.map(|(heap, _, mv)| (heap, words(&mv))))
}

fn winning<M>(convention: Convention, heaps: &[u64], mut change: impl FnMut(usize, u64) -> Option<M>) -> Moves<M> {
    if convention == Convention::Normal {
        return moves_to(heaps, NimValue::ZERO, change);
    }
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let sizes = heaps.iter().enumerate().filter_map(|(i, &heap)| {
        let others_large = large > usize::from(heap > 1);
        // Nim-sum 0 while something large remains, otherwise an odd number of ones.
        let size = sum ^ heap ^ u64::from(!others_large);
        (size != heap).then_some((i, size))
    });
    sizes.filter_map(|(i, size)| change(i, size)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::nim, heap::all_heaps, theory::Theory};

    const THEOREM: Theorem = Theorem { id: "nim", source: "Bouton 1901" };

    #[test]
    fn every_winning_change_is_listed() {
        const THEOREM: Theorem = Theorem { id: "nim", source: "Bouton 1901" };
        let claim = claim(Convention::Normal, &[3, 5], &THEOREM, |heap, size| Some((heap, size)));
        assert_eq!(claim.winning.unwrap().list.as_slice(), [(0, 5), (1, 3)]);
    }

    #[test]
    fn heaps_that_only_shrink_are_nim() {
        for heaps in all_heaps(4, 0, 4) {
            for convention in Convention::BOTH {
                let want = nim::game().claim(convention, &heaps).unwrap();
                let got = claim(convention, &heaps.0, &THEOREM, |heap, size| {
                    let take = heaps.0[heap].checked_sub(size)?;
                    Some(format!("{}-{take}", heap + 1))
                });
                assert_eq!((got.outcome, got.nim_value), (want.outcome, want.nim_value), "{heaps} {convention}");
                let moves: Vec<String> = want.winning.unwrap().list.iter().map(ToString::to_string).collect();
                assert_eq!(got.winning.unwrap().list.to_vec(), moves, "{heaps} {convention}");
            }
        }
    }

    #[test]
    fn every_change_that_is_found_loses_and_no_other_does() {
        for heaps in all_heaps(3, 0, 3) {
            for convention in Convention::BOTH {
                let mut found = Vec::new();
                claim(convention, &heaps.0, &THEOREM, |heap, size| {
                    found.push((heap, size));
                    Some(())
                });
                let changes = (0..3).flat_map(|heap| (0..8).map(move |size| (heap, size)));
                for (heap, size) in changes.filter(|&(heap, size)| heaps.0[heap] != size) {
                    let mut option = heaps.clone();
                    option.0[heap] = size;
                    let loses = tame(&option.0).outcome(convention) == Outcome::Loss;
                    let wins = tame(&heaps.0).outcome(convention) == Outcome::Win;
                    assert_eq!(found.contains(&(heap, size)), loses && wins, "{heaps} {convention} {heap} {size}");
                }
            }
        }
    }

    #[test]
    fn values_beyond_every_heap_are_not_reached() {
        assert_eq!(moves_to(&[3, 5], NimValue(1 << 70), |heap, size| Some((heap, size))), Moves::default());
        assert_eq!(moves_to(&[3, 5], NimValue(2), |heap, size| Some((heap, size))).list.as_slice(), [(0, 7), (1, 1)]);
    }
}
