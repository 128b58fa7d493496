//! A checksum that detects damage; it does not protect against malice.

/// A running checksum, into which words are mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Checksum(pub(crate) u64);

impl Checksum {
    pub(crate) const START: Checksum = Checksum(0x6e69_6d61_7472_6f6e);

    /// Mixes in a word.
    #[inline]
    pub(crate) fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31);
    }

    /// Mixes in bytes, and their number.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.word(u64::from_le_bytes(*word)));
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        self.word(u64::from_le_bytes(last));
        self.word(bytes.len() as u64);
    }
}
