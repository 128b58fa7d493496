//! Sieves: sets of keys, from which the nim-sums of pairs of keys are removed.

/// Number of pairs that are sifted at once.
pub(crate) const CHUNK: usize = 256;

/// Pairs of keys for four sieves: for sieve `k`, key `i` of `ones` is paired with key `i + 3 - k` of `others`.
///
/// A key has two bytes, stored in two planes, and the keys of a pair are added by nim-addition. The slices of `ones`
/// are whole chunks; those of `others` have three bytes more.
#[derive(Clone, Copy)]
pub(crate) struct Pairs<'a> {
    pub(crate) ones: [&'a [u8]; 2],
    pub(crate) others: [&'a [u8]; 2],
}

/// A set of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Sieve {
    /// For each value of the low seven bits of the first byte, the values of the low three bits of the second byte that
    /// are in the set, as bits.
    pub(crate) table: [u8; 128],
    /// The values that bit 7 of the first byte and bits 4 to 7 of the second must have. Bit 3 of the second repeats bit
    /// 6 of the first.
    pub(crate) others: [u8; 2],
}

impl Sieve {
    /// The empty set.
    pub(crate) const EMPTY: Sieve = Sieve { table: [0; 128], others: [0; 2] };

    /// Whether the set is empty.
    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.table == [0; 128]
    }

    /// Removes a key, without a branch.
    #[inline(always)]
    pub(crate) fn remove(&mut self, key: [u8; 2]) {
        let fits = (key[0] & 0x80 ^ self.others[0]) | (key[1] & 0xf0 ^ self.others[1]) == 0;
        self.table[usize::from(key[0] & 0x7f)] &= !(u8::from(fits) << (key[1] & 7));
    }
}

/// Sifts pair by pair.
pub(super) fn sift(pairs: &Pairs<'_>, sieves: &mut [Sieve; 4]) -> usize {
    let chunks = pairs.ones[0].len() / CHUNK;
    for chunk in 0..chunks {
        let empty = sieves.each_ref().map(Sieve::is_empty);
        for (k, sieve) in sieves.iter_mut().enumerate() {
            for position in chunk * CHUNK..(chunk + 1) * CHUNK {
                sieve.remove([0, 1].map(|plane| pairs.ones[plane][position] ^ pairs.others[plane][position + 3 - k]));
            }
        }
        if sieves.each_ref().map(Sieve::is_empty) != empty {
            return chunk + 1;
        }
    }
    chunks
}
