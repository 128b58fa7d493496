//! Strips: for each index, the heaps that have it, as bits. Merged strips have the bits of several.
//!
//! One lookup in the strip of an index, `a` heaps back, finds all splits of hundreds of heaps into heap `a` and a heap
//! with that index. Sequences resemble themselves: for many `a`, the nim-sum of the indices of `a` and `a + back` is
//! the same, `with`. So there is a second kind of strip: strip `i` merged with strip `i ^ with`, shifted up by `back`.
//! One lookup in it covers two splits of each heap. A third kind, made from the second in the same way, covers four.
use super::{BLOCKS, TILE, far::Columns, to_u16, to_u32};
use crate::{kernels::view::View, simd::Simd};

/// Number of lines in a tile.
pub(super) const LINES: usize = TILE / 512;
/// Maximum number of recent tiles on which witnesses are tried.
pub(super) const TRIAL_TILES: usize = 16;
/// Upper limit of [`Pattern::back`].
const MAX_BACK: usize = 64;

/// Number of heaps from which patterns are chosen.
const SAMPLE: usize = 4096;

/// How strips of one kind are made from those of the kind before.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pattern {
    /// How far the second strip is shifted.
    pub(super) back: usize,
    /// The nim-sum of the indices of the two strips.
    pub(super) with: usize,
}

/// Strips of all kinds, one kind after another.
pub(super) struct Strips {
    /// The strips, one bit for each heap.
    bytes: Vec<u8>,
    /// Bytes from one strip to the next; not a power of two.
    stride: usize,
    /// Bytes of each strip in use.
    len: usize,
    /// Maximum distance of witnesses.
    pub(super) far: usize,
    /// Number of tiles that fit in addition to the `far` heaps that are always kept.
    room: usize,
    /// Number of strips of one kind.
    pub(super) limit: usize,
    patterns: Vec<Pattern>,
}

impl Strips {
    /// Builds the strips of all known heaps, for indices below a limit.
    #[inline(always)]
    pub(super) fn new<S: Simd>(
        simd: S,
        view: &View,
        limit: usize,
        (far, room): (usize, usize),
        patterns: Vec<Pattern>,
    ) -> Strips {
        let n = view.window.len();
        let heaps = (far + TRIAL_TILES.min(room) * TILE).min(n / 64 * 64);
        let from = n - heaps;
        let stride = (far + room * TILE) / 8 + 64;
        let mut bytes = vec![0; (1 + patterns.len()) * limit * stride];
        for heap in from.max(1)..n {
            let value = u32::from(view.window.value(heap));
            let index = view.mask.index(value) as usize;
            if index < limit && !view.mask.is_rare(value, heap) {
                bytes[index * stride + (heap - from) / 8] |= 1 << (heap % 8);
            }
        }
        let mut strips = Strips { bytes, stride, len: heaps % TILE / 8, far, room, limit, patterns };
        for _ in 0..heaps / TILE {
            strips.len += TILE / 8;
            strips.derive(simd);
        }
        strips
    }

    /// Number of kinds.
    pub(super) fn kinds(&self) -> usize {
        1 + self.patterns.len()
    }

    /// Adds the rows of a tile.
    #[inline(always)]
    pub(super) fn append<S: Simd>(&mut self, simd: S, tile: &Columns, from: usize) {
        let keep = self.far / 8;
        if self.len + TILE / 8 > keep + self.room * TILE / 8 {
            let excess = self.len - keep;
            for strip in self.bytes.chunks_exact_mut(self.stride) {
                strip.copy_within(excess..excess + keep, 0);
            }
            self.len = keep;
        }
        let groups = self.bytes[..self.limit * self.stride].chunks_exact_mut(8 * self.stride);
        for (group, strips) in groups.enumerate() {
            let lines = &tile.column(group)[from..from + BLOCKS];
            for (index, strip) in strips.chunks_exact_mut(self.stride).enumerate() {
                for (to, line) in strip[self.len..].as_chunks_mut::<8>().0.iter_mut().zip(lines) {
                    *to = line.0[index].to_le_bytes();
                }
            }
        }
        self.len += TILE / 8;
        self.derive(simd);
    }

    /// Derives the last tile of all kinds of strips but the first.
    #[inline(always)]
    fn derive<S: Simd>(&mut self, simd: S) {
        for kind in 0..self.patterns.len() {
            let Pattern { back, with } = self.patterns[kind];
            for index in 0..self.limit {
                let mut tile = self.tile(simd, kind * self.limit + index, 0);
                if index ^ with < self.limit && 8 * self.len >= TILE + back {
                    let shifted = self.tile(simd, kind * self.limit + (index ^ with), back);
                    for i in 0..LINES {
                        tile[i] = simd.or(tile[i], shifted[i]);
                    }
                }
                let at = ((kind + 1) * self.limit + index) * self.stride + self.len - TILE / 8;
                let lines = self.bytes[at..at + TILE / 8].as_chunks_mut::<64>().0;
                for (vector, to) in tile.into_iter().zip(lines) {
                    simd.store_bytes(vector, to);
                }
            }
        }
    }

    /// Returns the heaps of the last tile that have a bit of a strip `distance` before them.
    #[inline(always)]
    pub(super) fn tile<S: Simd>(&self, simd: S, strip: usize, distance: usize) -> [S::Vector; LINES] {
        let first = 8 * (self.len - TILE / 8) - distance;
        let bytes = &self.bytes[strip * self.stride + first / 8..][..TILE / 8 + 8];
        let lines = bytes.as_chunks::<64>().0;
        // No closures here or below: they would be compiled separately, without the instructions of the level.
        let mut tile = [simd.zero(); LINES];
        for i in 0..LINES {
            tile[i] = simd.load_bytes(&lines[i]);
        }
        let shift = to_u32(first % 8);
        for i in 0..LINES {
            // Loads that cross cache lines are expensive, so words of loaded vectors are moved instead.
            let above = if i + 1 < LINES {
                simd.next_words(tile[i], tile[i + 1])
            } else {
                simd.load_bytes(&bytes[8..].as_chunks::<64>().0[i])
            };
            tile[i] = simd.funnel_down(tile[i], above, shift);
        }
        tile
    }

    /// Returns the number of heaps with a bit of a strip, among the last 8192.
    pub(super) fn count(&self, strip: usize) -> usize {
        let bytes = &self.bytes[strip * self.stride..][..self.len];
        let last = &bytes[self.len.saturating_sub(1024)..];
        last.as_chunks::<8>().0.iter().map(|word| u64::from_le_bytes(*word).count_ones() as usize).sum()
    }

    /// Returns the maximum distance of witnesses for a tile that begins with heap `from`: at most half of it, so that
    /// the other heap is the larger one.
    pub(super) fn farthest(&self, from: usize) -> usize {
        (self.far - 8).min(from / 2)
    }

    /// Returns the number of tiles, from the last one back, on which witnesses up to a distance can be tried.
    pub(super) fn trial_tiles(&self, distance: usize) -> usize {
        ((8 * self.len).saturating_sub(distance) / TILE).min(TRIAL_TILES)
    }

    /// Returns, for each kind and index, up to `limit` distances of heaps whose splits can be looked up; those that
    /// need no shift come first.
    pub(super) fn heaps(&self, view: &View, farthest: usize, indices: usize, limit: usize) -> Vec<Vec<u16>> {
        let fitting = heaps_with_pattern(view, farthest, &self.patterns);
        let mut heaps: Vec<Vec<u16>> = vec![Vec::new(); self.kinds() * indices];
        for is_aligned in [true, false] {
            for &t in &view.moves.split {
                for (kind, fitting) in fitting.iter().enumerate() {
                    for &(heap, index) in fitting.iter().filter(|(heap, _)| (heap + t).is_multiple_of(8) == is_aligned)
                    {
                        let heaps = &mut heaps[kind * indices + index];
                        if heaps.len() < limit {
                            heaps.push(to_u16(heap + t));
                        }
                    }
                }
            }
        }
        heaps
    }
}

/// Returns, for each kind, the heaps that have its pattern, with their indices.
fn heaps_with_pattern(view: &View, farthest: usize, patterns: &[Pattern]) -> Vec<Vec<(usize, usize)>> {
    let mut kinds = vec![commons(view, farthest)];
    for pattern in patterns {
        let before = &kinds[kinds.len() - 1];
        let index = by_heap(before);
        let fits = |&&(heap, here): &&(usize, usize)| {
            index.get(heap + pattern.back).is_some_and(|&there| usize::from(there) == here ^ pattern.with)
        };
        let fitting = before.iter().filter(fits).copied().collect();
        kinds.push(fitting);
    }
    kinds
}

/// Returns the common heaps that may be split off, with their indices.
fn commons(view: &View, farthest: usize) -> Vec<(usize, usize)> {
    let most = farthest.saturating_sub(view.moves.last);
    let heaps = view.window.head.iter().copied().enumerate().take(most).skip(1);
    let common = heaps.filter(|&(heap, value)| !view.mask.is_rare(u32::from(value), heap));
    common.map(|(heap, value)| (heap, view.mask.index(u32::from(value)) as usize)).collect()
}

/// Returns indices by heap, `u16::MAX` if unknown.
fn by_heap(heaps: &[(usize, usize)]) -> Vec<u16> {
    let mut index = vec![u16::MAX; heaps.last().map_or(0, |&(heap, _)| heap) + 1];
    heaps.iter().for_each(|&(heap, here)| index[heap] = to_u16(here));
    index
}

/// Returns the patterns that most heaps have, for `kinds` kinds of strips besides the first.
pub(super) fn patterns(view: &View, far: usize, kinds: usize, indices: usize) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    for _ in 0..kinds {
        let heaps = heaps_with_pattern(view, far.min(view.window.len() / 2), &patterns).pop().unwrap_or_default();
        let index = by_heap(&heaps);
        let heaps = &heaps[heaps.len().saturating_sub(SAMPLE)..];
        let mut best = (0, Pattern::default());
        for back in 1..=MAX_BACK {
            let mut counts = vec![0; 2 * indices.next_power_of_two()];
            for &(heap, here) in heaps {
                if let Some(&there) = index.get(heap + back).filter(|&&there| there != u16::MAX) {
                    counts[here ^ usize::from(there)] += 1;
                }
            }
            let most = counts.iter().copied().enumerate().max_by_key(|&(_, count)| count);
            if let Some((with, count)) = most.filter(|&(_, count)| count > best.0) {
                best = (count, Pattern { back, with });
            }
        }
        if best.0 > 0 {
            patterns.push(best.1);
        }
    }
    patterns
}
