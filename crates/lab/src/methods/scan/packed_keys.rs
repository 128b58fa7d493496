//! Values as keys of two bytes, stored forwards and backwards, so that all splits of a heap can be read in order.
use crate::{
    codes::moves::Moves,
    mask::Mask,
    simd::sift::{CHUNK, Pairs},
    storage::aligned_bytes::AlignedBytes,
};

/// Number of low bits of an index: one sieve can hold all keys of indices that differ only in these.
pub(super) const WINDOW: u32 = 10;
/// Maximum number of bits of an index that has a key.
pub(super) const BITS: u32 = 14;
/// The bit of the second byte that marks a common value.
pub(super) const COMMON: u8 = 0x80;

/// The keys of all heaps.
pub(super) struct PackedKeys {
    pub(super) mask: Mask,
    up: [AlignedBytes; 2],
    /// The keys of heap `a` are the `a`-th from the end.
    down: [Vec<u8>; 2],
}

impl PackedKeys {
    /// Returns the keys of some values, if all of them have one.
    pub(super) fn new(mask: Mask, values: &[u16]) -> Option<PackedKeys> {
        let mut keys =
            PackedKeys { mask, up: [AlignedBytes::empty(1), AlignedBytes::empty(1)], down: [vec![], vec![]] };
        values.iter().try_for_each(|&value| keys.push(value))?;
        Some(keys)
    }

    /// Adds the value of the next heap, if it has a key.
    pub(super) fn push(&mut self, value: u16) -> Option<()> {
        let heap = self.up[0].len();
        let index = self.mask.index(u32::from(value));
        if index >> BITS != 0 {
            return None;
        }
        let key = PackedKeys::key(index);
        let common = if self.mask.is_rare(u32::from(value), heap) { 0 } else { COMMON };
        for ((up, down), byte) in self.up.iter_mut().zip(&mut self.down).zip([key[0], key[1] | common]) {
            up.push(byte);
            if down.len() == heap {
                let mut larger = vec![0; (2 * heap).max(1 << 12)];
                let position = larger.len() - heap;
                larger[position..].copy_from_slice(down);
                *down = larger;
            }
            let position = down.len() - 1 - heap;
            down[position] = byte;
        }
        Some(())
    }

    /// Returns the key of a rare value with an index.
    #[inline(always)]
    pub(super) fn key(index: u32) -> [u8; 2] {
        let first = index >> 3 & 0xff;
        let second = index & 7 | index >> 6 & 8 | index >> 7 & 0x70;
        [first, second].map(|byte| byte.to_le_bytes()[0])
    }

    /// Returns the splits of a heap and the three after it, with this number of tokens taken.
    pub(super) fn splits(&self, moves: &Moves, heap: usize, taken: usize) -> Splits<'_> {
        let rest = heap + 3 - taken;
        let first = 4usize.saturating_sub(taken).max(1);
        let chunks = (moves.half(rest) + 1 - first).div_ceil(CHUNK);
        Splits { keys: self, rest, first, chunks }
    }
}

/// Splits of four consecutive heaps that share one part, so that the other parts are consecutive too.
#[derive(Clone, Copy)]
pub(super) struct Splits<'a> {
    keys: &'a PackedKeys,
    /// The number of tokens left of the last of the four.
    pub(super) rest: usize,
    /// The least shared part for which all other parts are known.
    pub(super) first: usize,
    pub(super) chunks: usize,
}

impl<'a> Splits<'a> {
    /// Returns the keys of some chunks.
    pub(super) fn pairs(&self, from: usize, chunks: usize) -> Pairs<'a> {
        let heap = self.first + CHUNK * from;
        let (ones, others) = (&self.keys.up, &self.keys.down);
        let back = others[0].len() - 1 - (self.rest - heap);
        Pairs {
            ones: [0, 1].map(|plane| &ones[plane][heap..heap + CHUNK * chunks]),
            others: [0, 1].map(|plane| &others[plane][back..back + CHUNK * chunks + 3]),
        }
    }
}
