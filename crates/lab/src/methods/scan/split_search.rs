//! Searches all splits of four heaps for the values that a tile leaves open.
//!
//! The [`Sieve`] of a heap holds what is sought, and the keys of all splits are taken out of it. When a sieve is empty
//! it is filled again with the next values, which are then sought in as many splits as there are, beginning with those
//! that come next.
use super::{
    low,
    packed_keys::{BITS, COMMON, PackedKeys, WINDOW},
    tile::Tile,
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
/// What is sought for a heap.
pub(super) struct Target {
    heap: usize,
    /// Whether common values are sought, or rare ones.
    common: bool,
    /// Upper limit of the indices that are sought.
    limit: usize,
    /// Maximum number of values in the sieve.
    enough: u32,
    /// Values that other moves have.
    pub(super) extra_values: Vec<u16>,
    /// Indices below this one have been sought already; a multiple of eight.
    next: usize,
    /// When everything sought has gone through all splits; 0 if nothing is sought any more.
    end: usize,
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
    /// All rare or all common values of a heap with an index below a limit that a tile leaves open, except extra
    /// values.
    pub(super) fn new(heap: usize, common: bool, (limit, enough): (usize, u32), extra_values: Vec<u16>) -> Target {
        Target { heap, common, limit, enough, extra_values, next: 0, end: 0, window: 0, sieve: Sieve::EMPTY }
    }

    /// What has been sought and not found, in order.
    pub(super) fn missing(&self, mask: &Mask) -> impl Iterator<Item = u32> {
        let words = self.sieve.table.as_chunks::<8>().0.iter().enumerate();
        let indices = words.flat_map(|(word, &bytes)| Bits(u64::from_le_bytes(bytes)).map(move |bit| 64 * word + bit));
        let value = if self.common { Mask::common } else { Mask::rare };
        indices.map(move |index| value(mask, low((self.window << WINDOW) + index), self.heap))
    }

    /// Values that have not been sought, in order.
    pub(super) fn rest(&self, mask: &Mask) -> impl Iterator<Item = u32> {
        let value = if self.common { Mask::common } else { Mask::rare };
        (self.next.min(self.limit)..1 << 15).map(move |index| value(mask, low(index), self.heap))
    }

    /// Fills the sieve with what comes next; returns whether there is anything.
    #[inline(always)]
    fn fill(&mut self, context: &SearchContext<'_>) -> bool {
        let limit = self.limit.min(1 << BITS);
        while self.next < limit && self.sieve.is_empty() {
            self.window = self.next >> WINDOW;
            let [place, bit] = PackedKeys::key(low(self.window << WINDOW));
            self.sieve.others = [place, bit | if self.common { COMMON } else { 0 }];
            let end = limit.min((self.window + 1) << WINDOW);
            let mut count = 0;
            while self.next < end && count < self.enough {
                let open = context.tile.open(self.heap, self.common, self.next / 64) >> (self.next % 64) & 0xff;
                let open = if self.next + 8 > end { open & ((1 << (end % 8)) - 1) } else { open };
                count += open.count_ones();
                self.sieve.table[self.next / 8 % 128] = open.to_le_bytes()[0];
                self.next += 8;
            }
            self.leave_out(context);
        }
        !self.sieve.is_empty()
    }

    /// Removes values that need not be searched for, and those that a search would get wrong.
    fn leave_out(&mut self, context: &SearchContext<'_>) {
        let equal = context.moves.unequal.then_some(0);
        for value in self.extra_values.iter().copied().chain(equal).map(u32::from) {
            let index = context.keys.mask.index(value) as usize;
            if context.keys.mask.is_rare(value, self.heap) != self.common && index >> WINDOW == self.window {
                self.sieve.table[index / 8 % 128] &= !(1 << (index % 8));
            }
        }
    }
}

/// The bits of a word that are set, lowest first.
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

/// Removes everything that is reached, until something is left for each heap or nothing is sought any more, or an
/// interrupt comes.
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
                let Some(end) = rest(targets, &mut sieves, now) else { return };
                let most = (splits.chunks - chunk).min(end - now);
                let sifted = simd.sift(&splits.pairs(chunk, most), &mut sieves);
                (chunk, now) = (chunk + sifted, now + sifted);
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

/// Sets aside sieves through which all splits have gone; returns when the next of the others will be finished, if there
/// are any.
#[inline(always)]
fn rest(targets: &mut [Target; AT_ONCE], sieves: &mut [Sieve; AT_ONCE], now: usize) -> Option<usize> {
    for (target, sieve) in targets.iter_mut().zip(sieves) {
        if target.end > 0 && target.end <= now {
            target.sieve = std::mem::replace(sieve, Sieve::EMPTY);
            target.end = 0;
        }
    }
    targets.iter().map(|target| target.end).filter(|&end| end > 0).min()
}
