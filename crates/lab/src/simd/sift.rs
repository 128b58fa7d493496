//! Sieves: sets of keys, from which everything is removed that pairs of keys add up to.

/// Number of pairs that are sifted at once.
pub(crate) const CHUNK: usize = 256;

/// Pairs of keys for four sieves: place `i` of `ones` is paired with place `i + 3 - k` of `others` for sieve `k`.
///
/// A key has two bytes, which stand in two planes, and keys of a pair are added by nim-addition. The slices of `ones`
/// are whole chunks, those of `others` have three bytes more.
#[derive(Clone, Copy)]
pub(crate) struct Pairs<'a> {
    pub(crate) ones: [&'a [u8]; 2],
    pub(crate) others: [&'a [u8]; 2],
}

/// A set of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Sieve {
    /// By the low seven bits of the first byte, which numbers in the low three bits of the second byte are in the set.
    pub(crate) table: [u8; 128],
    /// What bit 7 of the first byte and bits 4 to 7 of the second must be. Bit 3 of the second repeats bit 6 of the
    /// first.
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
    pub(crate) fn take(&mut self, key: [u8; 2]) {
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
            for place in chunk * CHUNK..(chunk + 1) * CHUNK {
                sieve.take([0, 1].map(|plane| pairs.ones[plane][place] ^ pairs.others[plane][place + 3 - k]));
            }
        }
        if sieves.each_ref().map(Sieve::is_empty) != empty {
            return chunk + 1;
        }
    }
    chunks
}
