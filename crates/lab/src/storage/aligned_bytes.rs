//! Bytes aligned to cache lines: data in one line loads faster than data in two.
use std::ops::{Deref, DerefMut, Range};

/// Bytes in a cache line.
const LINE: usize = 64;
/// Minimum room for bytes that grow.
const ROOM: usize = 1 << 12;

/// Bytes of which a given position begins a line.
#[derive(Default)]
pub(crate) struct AlignedBytes {
    bytes: Vec<u8>,
    /// The offset of position 0.
    start: usize,
    /// The position that begins a line, less than 64.
    first: usize,
}

impl AlignedBytes {
    /// Returns `len` zeros and one more line, so that a whole vector can be read at the last of them; position 0 begins
    /// a line.
    pub(crate) fn zeros(len: usize) -> AlignedBytes {
        let mut zeros = AlignedBytes::with_room(len, 0);
        zeros.bytes.resize(zeros.start + len + LINE, 0);
        zeros
    }

    /// Returns no bytes; position `first`, which is less than 64, will begin a line.
    pub(crate) fn empty(first: usize) -> AlignedBytes {
        AlignedBytes { first, ..AlignedBytes::default() }
    }

    fn with_room(room: usize, first: usize) -> AlignedBytes {
        let mut bytes: Vec<u8> = Vec::with_capacity(room + 2 * LINE);
        let start = bytes.as_ptr().align_offset(LINE) % LINE + (LINE - first) % LINE;
        bytes.resize(start, 0);
        AlignedBytes { bytes, start, first }
    }

    /// Adds a byte.
    pub(crate) fn push(&mut self, byte: u8) {
        if self.bytes.len() == self.bytes.capacity() {
            let mut larger = AlignedBytes::with_room((2 * self.len()).max(ROOM), self.first);
            larger.bytes.extend_from_slice(self);
            *self = larger;
        }
        self.bytes.push(byte);
    }

    /// Moves some bytes to the beginning.
    pub(crate) fn keep(&mut self, bytes: Range<usize>) {
        self.copy_within(bytes, 0);
    }
}

impl Deref for AlignedBytes {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

impl DerefMut for AlignedBytes {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[self.start..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_position_begins_a_line_however_many_bytes_there_are() {
        for first in [0, 1, 63] {
            let mut bytes = AlignedBytes::empty(first);
            let mut plain = Vec::new();
            for i in 0..20_000u32 {
                let byte = (i * i).to_le_bytes()[1];
                bytes.push(byte);
                plain.push(byte);
                assert_eq!((bytes.as_ptr().addr() + first) % LINE, 0);
            }
            assert!(bytes[..] == plain[..]);
        }
    }

    #[test]
    fn zeros_begin_a_line_and_stay_there() {
        for len in [0, 1, 100, 5_000] {
            let mut zeros = AlignedBytes::zeros(len);
            assert_eq!((zeros.len(), zeros.as_ptr().addr() % LINE), (len + LINE, 0));
            zeros.iter_mut().zip(0..).for_each(|(byte, i): (&mut u8, u32)| *byte = i.to_le_bytes()[0]);
            zeros.keep(len / 2..len + 1);
            assert_eq!(zeros[0], (len / 2).to_le_bytes()[0]);
        }
    }
}
