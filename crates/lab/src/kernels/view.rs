//! The known values of a game. The sparse method updates them; the kernels only read them.
use crate::{SimdLevel, codes::moves::Moves, mask::Mask, storage::window::Window, threads::Threads};

/// A game and its known values, as the kernels see them.
pub(crate) struct View {
    pub(crate) moves: Moves,
    pub(crate) level: SimdLevel,
    pub(crate) mask: Mask,
    /// Rare heaps with their values, without heap 0.
    pub(crate) rare_heaps: Vec<(usize, u16)>,
    pub(crate) window: Window,
    /// The largest of the verified values.
    pub(crate) largest: u16,
    /// Number of heaps whose values are verified and will not change.
    pub(crate) verified: usize,
    pub(crate) threads: Threads,
}

impl View {
    /// Starts with a game of which no value is known.
    pub(crate) fn new(moves: Moves, level: SimdLevel, threads: Threads) -> View {
        let mask = Mask::none(&moves.split);
        let window = Window::new(mask);
        View { moves, level, mask, rare_heaps: vec![], window, largest: 0, verified: 0, threads }
    }
}
