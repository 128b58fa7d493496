//! Many bytes in memory. Long lists are in large pages if the system has them: in the time that the system takes to
//! provide one of its usual pages, a thousand values can be computed.
#[cfg_attr(target_os = "linux", path = "bytes/large.rs")]
#[cfg_attr(not(target_os = "linux"), path = "bytes/none.rs")]
mod pages;

use pages::Pages;
use std::{fmt, ops::Deref};

/// Size in bytes from which large pages are requested.
const LONG: usize = 1 << 20;
/// Minimum size of such a request, in bytes.
const ROOM: usize = 1 << 26;

/// A list of bytes that grows.
#[derive(Default)]
pub(crate) struct Bytes {
    short: Vec<u8>,
    /// Room for the bytes, if they are not in the short list.
    pages: Option<Pages>,
    /// Number of bytes in pages.
    len: usize,
}

impl Deref for Bytes {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match &self.pages {
            Some(pages) => &pages[..self.len],
            None => &self.short,
        }
    }
}

impl Clone for Bytes {
    fn clone(&self) -> Bytes {
        let mut clone = Bytes::default();
        clone.extend_from_slice(self);
        clone
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Bytes) -> bool {
        **self == **other
    }
}

impl Eq for Bytes {}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Bytes {
    /// Adds a byte.
    pub(crate) fn push(&mut self, byte: u8) {
        self.extend_from_slice(&[byte]);
    }

    /// Adds some bytes.
    pub(crate) fn extend_from_slice(&mut self, bytes: &[u8]) {
        self.reserve(bytes.len());
        match &mut self.pages {
            Some(pages) => pages[self.len..self.len + bytes.len()].copy_from_slice(bytes),
            None => self.short.extend_from_slice(bytes),
        }
        self.len += bytes.len();
    }

    /// Adds a copy of some bytes of the list.
    pub(crate) fn extend_from_within(&mut self, positions: std::ops::Range<usize>) {
        let more = positions.len();
        self.reserve(more);
        match &mut self.pages {
            Some(pages) => pages.copy_within(positions, self.len),
            None => self.short.extend_from_within(positions),
        }
        self.len += more;
    }

    /// Forgets all bytes but the first `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.short.truncate(len);
        self.len = self.len.min(len);
    }

    /// Forgets the first bytes.
    pub(crate) fn forget(&mut self, count: usize) {
        match &mut self.pages {
            Some(pages) => pages.copy_within(count..self.len, 0),
            None => drop(self.short.drain(..count)),
        }
        self.len -= count;
    }

    /// Makes room for more bytes.
    pub(crate) fn reserve(&mut self, more: usize) {
        let len = self.len + more;
        if len < LONG || self.pages.as_ref().is_some_and(|pages| len <= pages.len()) {
            return;
        }
        // Memory that is not written to costs nothing, so the request can be generous.
        let Some(mut pages) = Pages::new((4 * len).next_power_of_two().max(ROOM)) else { return };
        pages[..self.len].copy_from_slice(self);
        (self.pages, self.short) = (Some(pages), Vec::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_lists_are_the_same() {
        let (mut bytes, mut plain) = (Bytes::default(), Vec::new());
        for round in 0..60u8 {
            let more: Vec<u8> = (0..100_000).map(|i: u32| i.to_le_bytes()[0] ^ round).collect();
            bytes.extend_from_slice(&more);
            plain.extend_from_slice(&more);
            bytes.push(round);
            plain.push(round);
            bytes.extend_from_within(5..70_000);
            plain.extend_from_within(5..70_000);
            if round % 16 == 7 {
                bytes.forget(50_000);
                plain.drain(..50_000);
                bytes.truncate(plain.len() - 3);
                plain.truncate(plain.len() - 3);
            }
            assert!(bytes[..] == plain[..] && bytes.clone() == bytes, "round {round}");
        }
    }
}
