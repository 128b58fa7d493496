//! Room in large pages.
use memmap2::{Advice, MmapMut};
use std::ops::{Deref, DerefMut};

/// Room for bytes, all 0 at first.
pub(super) struct Pages(MmapMut);

impl Pages {
    /// Reserves room for `len` bytes, if there is any.
    pub(super) fn new(len: usize) -> Option<Pages> {
        let map = MmapMut::map_anon(len).ok()?;
        // It works without large pages too, a little slower.
        let _ = map.advise(Advice::HugePage);
        Some(Pages(map))
    }
}

impl Deref for Pages {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl DerefMut for Pages {
    #[inline]
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}
