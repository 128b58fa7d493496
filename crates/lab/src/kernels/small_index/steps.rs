//! Steps: several heaps are computed at once, if no entry is so near that they look at each other.
use super::{
    TILE,
    recent_words::RecentWords,
    sweep::{Ahead, Entry, Sweeps},
    vectors::vector,
};
use crate::simd::{Line, Simd};

/// Entries at most a vector away, in a game in which none is nearer than a step of 4, 6 or 8 heaps.
pub(super) struct Steps {
    /// Heaps in a step; 0 if entries are too near or too many.
    heaps: usize,
    /// All bits of the words of a step.
    step_bits: Line,
    /// The source of each byte when words move down after a step, and the bits that remain.
    fall: (Line, Line),
    /// For entries that look at the previous step: how its words move up and are flipped.
    soon: Vec<Move>,
    /// The same for entries that look farther back. They are applied one step later, when nothing waits for them.
    late: Vec<Move>,
    /// The late moves, without the delay by a step.
    at_once: Vec<Move>,
    /// Whether, in addition to these moves, each word excludes itself one step later.
    by_itself: bool,
}

/// The source of each byte, and how the bits of bytes are flipped.
type Move = (Line, u8);

/// The last byte of a vector, which is never part of a step.
const NONE: usize = 63;
/// Maximum number of moves of a kind; games with more do not use steps.
const MAX_MOVES: usize = 4;

impl Steps {
    pub(super) fn new(entries: &[Entry], bytes: usize) -> Steps {
        let least = entries.iter().map(|entry| entry.distance).min().unwrap_or(8);
        let heaps = [8, 6, 4].into_iter().find(|&heaps| heaps <= least && heaps * bytes < 64);
        let heaps = heaps.filter(|&heaps| fit(entries, 2 * heaps)).unwrap_or(0);
        let size = heaps * bytes;
        let move_of = |entry: &Entry, steps: usize| {
            let up = (entry.distance - steps * heaps) * bytes;
            let from = |byte: usize| byte.checked_sub(up).filter(|&from| from < size);
            let flipped = |from: usize| from ^ usize::from(entry.index >> 3);
            (line(|byte| from(byte).map_or(NONE, flipped)), entry.index & 7)
        };
        let (mut soon, late): (Vec<_>, Vec<_>) = entries.iter().partition(|entry| entry.distance < 2 * heaps);
        // This one needs no move, which pays if there are few others.
        let itself = Entry { distance: heaps, index: 0 };
        let by_itself = soon.contains(&&itself) && soon.len() <= 2 && late.len() <= 2;
        soon.retain(|&&entry| !by_itself || entry != itself);
        let all_bits = |is_set: bool| if is_set { 0xff } else { 0 };
        Steps {
            heaps,
            step_bits: line(|byte| all_bits(byte < size)),
            fall: (line(|byte| (byte + size) % 64), line(|byte| all_bits(byte + size < 64))),
            soon: pad(soon.iter().map(|entry| move_of(entry, 1)).collect(), if by_itself { 1 } else { 2 }),
            late: pad(late.iter().filter(|_| heaps > 0).map(|entry| move_of(entry, 2)).collect(), 2),
            at_once: late.iter().filter(|_| heaps > 0).map(|entry| move_of(entry, 1)).collect(),
            by_itself,
        }
    }

    /// Whether steps are possible.
    pub(super) fn are_possible(&self) -> bool {
        self.heaps > 0
    }
}

/// Whether there are few enough entries on both sides of a distance.
fn fit(entries: &[Entry], distance: usize) -> bool {
    let soon = entries.iter().filter(|entry| entry.distance < distance).count();
    soon <= MAX_MOVES && entries.len() - soon <= MAX_MOVES
}

/// Pads moves to the next power of two, and to at least `least`.
fn pad(mut moves: Vec<Move>, least: usize) -> Vec<Move> {
    moves.resize(moves.len().next_power_of_two().max(least), (line(|_| NONE), 0));
    moves
}

/// Returns the line of bytes that a function gives by position.
fn line(byte: impl Fn(usize) -> usize) -> Line {
    let word = |word: usize| (0..8).fold(0, |bytes, i| bytes | (byte(8 * word + i) as u64) << (8 * i));
    Line(std::array::from_fn(word))
}

/// Computes the words and indices of a tile.
#[inline(always)]
pub(super) fn tile<S: Simd, const BYTES: usize>(
    simd: S,
    steps: &Steps,
    sweeps: &Sweeps,
    recent: &mut RecentWords,
    pending: &mut Line,
    indices: &mut [u8],
) {
    match (steps.by_itself, steps.soon.len(), steps.late.len()) {
        (true, ..) => words::<S, BYTES, true, 1, 2>(simd, steps, sweeps, recent, pending),
        (_, 2, 2) => words::<S, BYTES, false, 2, 2>(simd, steps, sweeps, recent, pending),
        (_, 2, _) => words::<S, BYTES, false, 2, MAX_MOVES>(simd, steps, sweeps, recent, pending),
        (_, _, 2) => words::<S, BYTES, false, MAX_MOVES, 2>(simd, steps, sweeps, recent, pending),
        _ => words::<S, BYTES, false, MAX_MOVES, MAX_MOVES>(simd, steps, sweeps, recent, pending),
    }
    let from = (recent.len - TILE) * BYTES;
    for (number, to) in indices.chunks_exact_mut(64 / BYTES).enumerate() {
        simd.bit_positions::<BYTES>(vector(recent.single_words(), from + 64 * number), to);
    }
}

/// Loads moves into registers.
#[inline(always)]
fn load_moves<S: Simd, const MOVES: usize>(simd: S, moves: &[Move]) -> [(S::Vector, S::Flipping); MOVES] {
    let mut registers = [(simd.zero(), simd.flipping(0)); MOVES];
    for (register, (sources, flip)) in registers.iter_mut().zip(moves) {
        *register = (simd.load(sources), simd.flipping(*flip));
    }
    registers
}

/// Adds the words of a step, moved and flipped, to what is excluded in the next heaps.
#[inline(always)]
fn add<S: Simd>(simd: S, upcoming: S::Vector, words: S::Vector, moves: &[(S::Vector, S::Flipping)]) -> S::Vector {
    let mut sum = upcoming;
    for &(sources, flip) in moves {
        sum = simd.or(sum, simd.flip_bytes(simd.permute(words, sources), flip));
    }
    sum
}

/// Computes the words of a tile, for fixed numbers of entries of both kinds.
#[inline(always)]
fn words<S: Simd, const BYTES: usize, const ITSELF: bool, const SOON: usize, const LATE: usize>(
    simd: S,
    steps: &Steps,
    sweeps: &Sweeps,
    recent: &mut RecentWords,
    pending: &mut Line,
) {
    let heaps = 64 / BYTES;
    let unit = heaps - heaps % steps.heaps;
    let size = steps.heaps * BYTES;
    let (step_bits, fall, above) = (simd.load(&steps.step_bits), simd.load(&steps.fall.0), simd.load(&steps.fall.1));
    let (soon, late) = (load_moves::<S, SOON>(simd, &steps.soon), load_moves::<S, LATE>(simd, &steps.late));
    let mut upcoming = simd.load(pending);
    let mut before = simd.zero();
    let mut ahead = Ahead::new(simd);
    for number in 0..TILE / unit {
        let position = recent.len + number * unit;
        upcoming = simd.or(upcoming, ahead.next::<BYTES>(simd, sweeps, recent, (position, unit)));
        let to = recent.words_mut::<BYTES>(position, heaps + 8);
        for step in 0..unit / steps.heaps {
            let words = simd.and(simd.least_free::<BYTES>(upcoming), step_bits);
            simd.store_eight::<BYTES>(words, &mut to[size * step..]);
            upcoming = simd.and(simd.permute(upcoming, fall), above);
            upcoming = add(simd, add(simd, upcoming, before, &late), words, &soon);
            if ITSELF {
                upcoming = simd.or(upcoming, words);
            }
            before = words;
        }
    }
    for &(sources, flip) in &steps.at_once {
        upcoming = simd.or(upcoming, simd.flip_bytes(simd.permute(before, simd.load(&sources)), simd.flipping(flip)));
    }
    simd.store(upcoming, pending);
    recent.len += TILE;
    recent.merge::<S, BYTES>(simd, recent.len);
}
