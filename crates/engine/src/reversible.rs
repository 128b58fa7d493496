//! Nim with moves that can be taken back: heaps may also grow, but the other player can undo it at once.
//!
//! Staircase Nim and the silver dollar game are of this kind. Growing changes nothing: whoever wins at Nim answers it by
//! taking the same number away again. In misère play this holds too: with all heaps empty, a player who can still move
//! makes a heap of 1, which loses for the other, and when nobody can move, he has won.
use crate::{
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    theory::Tame,
};

/// Every change of one heap to another size after which the player to move loses at Nim.
pub(crate) fn winning_changes(heaps: &[u64], convention: Convention) -> Vec<(usize, u64)> {
    let all: Tame = heaps.iter().map(|&heap| NimValue::from(heap)).collect();
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let mut changes = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let rest = Tame { sum: all.sum + heap.into(), large: large > usize::from(heap > 1) };
        let balanced = u64::try_from(rest.sum.0).expect("a nim-sum of heaps is not longer than the heaps");
        let mut sizes = vec![balanced, 0, 1];
        sizes.sort_unstable();
        sizes.dedup();
        let lost = |size: u64| rest.and([size.into()].into_iter().collect()).outcome(convention) == Outcome::Loss;
        changes.extend(sizes.into_iter().filter(|&size| size != heap && lost(size)).map(|size| (i, size)));
    }
    changes
}
