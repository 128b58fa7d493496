//! Searches all splits of four heaps for the values that a tile leaves open.
//!
//! The [`Sieve`] of a heap holds the values that are searched for, and the keys of all splits are removed from it. An
//! empty sieve is filled again with the next values; the search for these goes once round all splits, starting with the
//! next split.
use super::{
    packed_keys::{BITS, COMMON, PackedKeys, WINDOW},
    tile::Tile,
    to_u32,
};
use crate::{
    codes::moves::Moves,
    mask::Mask,
    methods::{VECTOR_SPLITS_OF_UNIT, spend},
    simd::{
        Simd,
        sift::{CHUNK, Sieve},
    },
};

/// Number of heaps that are searched together.
pub(super) const AT_ONCE: usize = 4;

/// The values that are searched for, of one heap.
pub(super) struct Target {
    heap: usize,
    /// Whether the values are common, or rare.
    common: bool,
    /// Upper limit of their indices.
    limit: usize,
    /// Number of values that are enough for the sieve.
    enough: u32,
    /// Values that other moves have.
    pub(super) extra_values: Vec<u16>,
    /// The next index to put into the sieve; a multiple of eight.
    next: usize,
    /// When the values in the sieve have gone through all splits; 0 if the search is over.
    end: usize,
    /// The high bits that the indices in the sieve share.
    window: usize,
    sieve: Sieve,
}

/// Everything that a search reads.
pub(super) struct SearchContext<'a> {
    pub(super) moves: &'a Moves,
    pub(super) keys: &'a PackedKeys,
    pub(super) tile: &'a Tile,
}

impl Target {
    /// Searches for all rare or all common values of a heap that a tile leaves open, with an index below a limit,
    /// except extra values.
    pub(super) fn new(heap: usize, common: bool, (limit, enough): (usize, u32), extra_values: Vec<u16>) -> Target {
        Target { heap, common, limit, enough, extra_values, next: 0, end: 0, window: 0, sieve: Sieve::EMPTY }
    }

    /// Returns the values that were not found, in order.
    pub(super) fn missing(&self, mask: &Mask) -> impl Iterator<Item = u32> {
        let words = self.sieve.table.as_chunks::<8>().0.iter().enumerate();
        let indices = words.flat_map(|(word, &bytes)| Bits(u64::from_le_bytes(bytes)).map(move |bit| 64 * word + bit));
        let value = if self.common { Mask::common } else { Mask::rare };
        indices.map(move |index| value(mask, to_u32((self.window << WINDOW) + index), self.heap))
    }

    /// Returns the values that were not searched for, in order.
    pub(super) fn remaining(&self, mask: &Mask) -> impl Iterator<Item = u32> {
        let value = if self.common { Mask::common } else { Mask::rare };
        (self.next.min(self.limit)..1 << 15).map(move |index| value(mask, to_u32(index), self.heap))
    }

    /// Fills the sieve with the next values; returns whether there are any.
    #[inline(always)]
    fn fill(&mut self, context: &SearchContext<'_>) -> bool {
        let limit = self.limit.min(1 << BITS);
        while self.next < limit && self.sieve.is_empty() {
            self.window = self.next >> WINDOW;
            let [first, second] = PackedKeys::key(to_u32(self.window << WINDOW));
            self.sieve.others = [first, second | if self.common { COMMON } else { 0 }];
            let end = limit.min((self.window + 1) << WINDOW);
            let mut count = 0;
            while self.next < end && count < self.enough {
                let open = context.tile.open(self.heap, self.common, self.next / 64) >> (self.next % 64) & 0xff;
                let open = if self.next + 8 > end { open & ((1 << (end % 8)) - 1) } else { open };
                count += open.count_ones();
                self.sieve.table[self.next / 8 % 128] = open.to_le_bytes()[0];
                self.next += 8;
            }
            self.remove_extra(context);
        }
        !self.sieve.is_empty()
    }

    /// Removes values that need not be searched for, and those that a search would get wrong.
    fn remove_extra(&mut self, context: &SearchContext<'_>) {
        let equal = context.moves.unequal.then_some(0);
        for value in self.extra_values.iter().copied().chain(equal).map(u32::from) {
            let index = context.keys.mask.index(value) as usize;
            if context.keys.mask.is_rare(value, self.heap) != self.common && index >> WINDOW == self.window {
                self.sieve.table[index / 8 % 128] &= !(1 << (index % 8));
            }
        }
    }
}

/// The set bits of a word, lowest first.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;
    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then_some(self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        bit
    }
}

/// Removes the values that are reached, until each heap has some left or none to search for, or an interrupt comes.
#[inline(always)]
pub(super) fn search<S: Simd>(simd: S, context: &SearchContext<'_>, targets: &mut [Target; AT_ONCE]) {
    let heap = targets[0].heap;
    let splits = || context.moves.split.iter().map(|&taken| context.keys.splits(context.moves, heap, taken));
    let all: usize = splits().map(|splits| splits.chunks).sum();
    let mut sieves = [Sieve::EMPTY; AT_ONCE];
    let mut now = 0;
    fill(context, targets, &mut sieves, 0, all);
    loop {
        for splits in splits() {
            if spend(AT_ONCE * CHUNK * splits.chunks / VECTOR_SPLITS_OF_UNIT).is_err() {
                return;
            }
            let mut chunk = 0;
            while chunk < splits.chunks {
                let Some(end) = next_end(targets, &mut sieves, now) else { return };
                let limit = (splits.chunks - chunk).min(end - now);
                let count = simd.sift(&splits.pairs(chunk, limit), &mut sieves);
                (chunk, now) = (chunk + count, now + count);
                fill(context, targets, &mut sieves, now, all);
            }
        }
    }
}

/// Fills empty sieves.
#[inline(always)]
fn fill(
    context: &SearchContext<'_>,
    targets: &mut [Target; AT_ONCE],
    sieves: &mut [Sieve; AT_ONCE],
    now: usize,
    splits: usize,
) {
    for (target, sieve) in targets.iter_mut().zip(sieves) {
        if sieve.is_empty() && (target.end > 0 || now == 0) {
            target.sieve = Sieve::EMPTY;
            target.end = if target.fill(context) { now + splits } else { 0 };
            *sieve = target.sieve;
        }
    }
}

/// Sets aside the sieves that have seen all splits; returns when the next of the others will have, if there are any.
#[inline(always)]
fn next_end(targets: &mut [Target; AT_ONCE], sieves: &mut [Sieve; AT_ONCE], now: usize) -> Option<usize> {
    for (target, sieve) in targets.iter_mut().zip(sieves) {
        if target.end > 0 && target.end <= now {
            target.sieve = std::mem::replace(sieve, Sieve::EMPTY);
            target.end = 0;
        }
    }
    targets.iter().map(|target| target.end).filter(|&end| end > 0).min()
}
