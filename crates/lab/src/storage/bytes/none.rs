//! A stand-in for systems without large pages: everything stays in the short list.
use std::ops::{Deref, DerefMut};

/// Room that never exists.
pub(super) enum Pages {}

impl Pages {
    pub(super) fn new(_: usize) -> Option<Pages> {
        None
    }
}

impl Deref for Pages {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match *self {}
    }
}

impl DerefMut for Pages {
    fn deref_mut(&mut self) -> &mut [u8] {
        match *self {}
    }
}
