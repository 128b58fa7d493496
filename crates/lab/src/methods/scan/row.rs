//! A row of bytes that grows and in which place 1 begins a line of the cache.
//!
//! Splits go through a row from heap 1 on, 64 heaps at once: what lies in one line is loaded faster than what lies in
//! two.
use std::ops::Deref;

/// Bytes in a line of the cache.
const LINE: usize = 64;
/// Minimum room, in bytes.
const ROOM: usize = 1 << 12;

/// Bytes of heap 0, 1, 2, …
#[derive(Default)]
pub(super) struct Row {
    bytes: Vec<u8>,
    /// Where the byte of heap 0 is.
    start: usize,
}

impl Deref for Row {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

impl Row {
    /// Adds the byte of the next heap.
    pub(super) fn push(&mut self, byte: u8) {
        if self.bytes.len() == self.bytes.capacity() {
            self.grow();
        }
        self.bytes.push(byte);
    }

    /// Makes twice as much room.
    fn grow(&mut self) {
        let mut larger: Vec<u8> = Vec::with_capacity((2 * self.bytes.len()).max(ROOM));
        let start = larger.as_ptr().align_offset(LINE) % LINE + LINE - 1;
        larger.resize(start, 0);
        larger.extend_from_slice(self);
        (self.bytes, self.start) = (larger, start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn place_one_begins_a_line_however_long_the_row_is() {
        let mut row = Row::default();
        let mut plain = Vec::new();
        for i in 0..20_000u32 {
            let byte = (i * i).to_le_bytes()[1];
            row.push(byte);
            plain.push(byte);
            assert_eq!(row.as_ptr().addr() % LINE, LINE - 1);
        }
        assert!(row[..] == plain[..]);
    }
}
