//! Lists of witnesses: for each rare value, the splits to try, best first.
//!
//! A witness *covers* a heap if the split gives that heap an option with the rare value. Sequences resemble themselves,
//! so the heaps that one witness covers are often covered by another one too. The best witnesses are therefore not
//! those that cover many heaps, but those that cover many of the heaps left open by the witnesses before them. They are
//! chosen one by one by trying them on the last few tiles.
use super::{
    TILE,
    strips::{LINES, Strips, TRIAL_TILES},
    to_u16,
};
use crate::{
    kernels::view::View,
    simd::{Line, Simd},
};

/// Maximum number of witnesses with strips of one kind that are tried for a list.
const CANDIDATES: usize = 768;
/// The same for the first lists, which are soon rebuilt.
const FIRST_CANDIDATES: usize = 384;
/// Maximum number of witnesses with the same index that are tried for a list.
const CANDIDATES_PER_INDEX: usize = 48;
/// Maximum length of a list of witnesses.
const MAX_WITNESSES: usize = 512;
/// Minimum number of open heaps to try witnesses on.
const MIN_OPEN_HEAPS: usize = 512;
/// Number of heaps in a span, which is searched if no witness covers a heap.
pub(super) const SPAN_LEN: usize = 512;
/// Number of spans to search before all heaps are searched.
pub(super) const SPANS: usize = 16;

/// Witnesses for one rare value, in cache lines of their own, so that threads do not slow each other down.
#[repr(align(128))]
#[derive(Default)]
pub(super) struct List {
    pub(super) witnesses: Vec<Witness>,
    /// Cost of looking for one split without a list, in sixteenths of a step.
    pub(super) search_cost: u64,
    /// The spans to search first.
    pub(super) spans: [u16; SPANS],
    /// Generation of the pool from which the list was built; 0 before that.
    pub(super) generation: u32,
}

impl List {
    /// Adapts the list to another number of strips of each kind.
    pub(super) fn renumber(&mut self, old: usize, new: usize) {
        self.witnesses.retain_mut(|witness| {
            let (kind, index) = (usize::from(witness.strip) / old, usize::from(witness.strip) % old);
            witness.strip = to_u16(kind * new + index);
            index < new
        });
    }
}

/// Consecutive heaps, one of which can often be split off.
#[derive(Clone, Copy, Default)]
pub(super) struct Span {
    /// The first heap.
    pub(super) start: usize,
    /// The heaps that are common and whose index fits into a byte, as bits, the last heap first.
    pub(super) common: Line,
}

/// A heap to split off together with the number of tokens taken; with a merged strip, several such heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Witness {
    /// The heap plus the number of tokens taken: how far back the other heap is.
    pub(super) distance: u16,
    /// The strip that the other heap must be in.
    pub(super) strip: u16,
}

/// The witnesses and spans from which lists are built.
#[derive(Default)]
pub(super) struct CandidatePool {
    /// For each kind of strips, by index, distances of heaps.
    heaps: Vec<Vec<u16>>,
    indices: usize,
    /// The largest distance.
    farthest: usize,
    /// Strips of each kind with the number of heaps that have their bit, the fullest first.
    order: Vec<Vec<(usize, usize)>>,
    /// For each span, how often each index occurs.
    span_counts: Vec<Vec<u32>>,
    pub(super) spans: Vec<Span>,
    /// How often each index occurred recently.
    index_counts: Vec<u32>,
    /// Number of this pool: 1 for the first.
    pub(super) generation: u32,
}

impl CandidatePool {
    pub(super) fn new((view, from): (&View, usize), strips: &Strips, indices: usize, generation: u32) -> CandidatePool {
        let order = |kind: usize| {
            let all = (kind * strips.limit..(kind + 1) * strips.limit).map(|strip| (strip, strips.count(strip)));
            let mut order: Vec<(usize, usize)> = all.filter(|&(_, count)| count > 0).collect();
            order.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
            order
        };
        let farthest = strips.farthest(from);
        let heaps = farthest.saturating_sub(view.moves.last);
        let (spans, span_counts) = count_by_span(view, heaps, indices).into_iter().unzip();
        let index_counts = (0..strips.limit).map(|strip| u32::try_from(strips.count(strip)).unwrap_or(0)).collect();
        let heaps = strips.heaps(view, farthest, indices, CANDIDATES_PER_INDEX);
        let order = (0..strips.kinds()).map(order).collect();
        CandidatePool { heaps, indices, farthest, order, span_counts, spans, index_counts, generation }
    }

    /// Builds the list for the rare value with index `rare`.
    #[inline(always)]
    pub(super) fn list<S: Simd>(
        &self,
        simd: S,
        (view, from): (&View, usize),
        strips: &Strips,
        rare: usize,
        list: &mut List,
    ) {
        list.generation = self.generation;
        list.witnesses.clear();
        let mut trial = TrialTiles::new(strips.trial_tiles(self.farthest));
        let mut candidates = self.candidates(strips.limit, rare);
        // Rates are fractions of the open heaps, so that they stay comparable as heaps are covered. A witness that
        // covers less than a quarter of a heap per tile does not pay.
        let mut min_rate = candidates.iter().map(|&(rate, _)| rate).max().unwrap_or(0);
        while min_rate * trial.count > trial.tiles << 14 && list.witnesses.len() < MAX_WITNESSES {
            for (rate, witness) in candidates.iter_mut().filter(|(rate, _)| *rate >= min_rate) {
                let covered = trial.count_covered(simd, strips, *witness);
                *rate = (covered << 16) / trial.count.max(1);
                if *rate >= min_rate - min_rate / 4 {
                    *rate = 0;
                    list.witnesses.push(*witness);
                    trial.remove_covered(simd, strips, 0, *witness);
                    trial.fill(simd, strips, &list.witnesses);
                }
            }
            min_rate -= min_rate / 4;
        }
        list.spans = self.best_spans(simd, view, rare, &trial.heaps(from));
    }

    /// Returns witnesses with the fraction of heaps that they are likely to cover, in units of 2^-16.
    fn candidates(&self, limit: usize, rare: usize) -> Vec<(usize, Witness)> {
        let mut candidates = Vec::new();
        for (kind, order) in self.order.iter().enumerate() {
            let mut limit_left = if self.generation == 1 { FIRST_CANDIDATES } else { CANDIDATES };
            for &(strip, count) in order.iter().filter(|(strip, _)| (strip % limit) ^ rare < self.indices) {
                let heaps = &self.heaps[kind * self.indices + ((strip % limit) ^ rare)];
                let witness = |&distance: &u16| Witness { distance, strip: to_u16(strip) };
                candidates.extend(heaps.iter().take(limit_left).map(|heap| (count << 3, witness(heap))));
                limit_left = limit_left.saturating_sub(heaps.len());
            }
        }
        candidates
    }

    /// Returns the spans to search, in order: first those with splits for most of the heaps that the spans before them
    /// leave open, then those in which splits are likely.
    #[inline(always)]
    fn best_spans<S: Simd>(&self, simd: S, view: &View, rare: usize, heaps: &[usize]) -> [u16; SPANS] {
        let taken = view.moves.split.first().copied().unwrap_or(0);
        let mut order = self.spans_by_likelihood(rare);
        order.truncate(2 * SPANS);
        for (number, hits) in &mut order {
            let span = &self.spans[usize::from(*number)];
            for (i, heap) in heaps.iter().enumerate() {
                *hits |=
                    u64::from(view.window.has_pair_in_span(simd, heap - taken, span.start, &span.common, rare)) << i;
            }
        }
        let mut best_spans = [0; SPANS];
        let mut left = u64::MAX;
        for span in best_spans.iter_mut().take(order.len()) {
            let best = order.iter().enumerate().rev().max_by_key(|(_, (_, hits))| (hits & left).count_ones());
            let (number, hits) = order.remove(best.map_or(0, |(i, _)| i));
            *span = number;
            left &= !hits;
        }
        best_spans
    }

    /// Returns all spans; those in which splits with a rare value are likely come first.
    fn spans_by_likelihood(&self, rare: usize) -> Vec<(u16, u64)> {
        let likely = |span: &[u32]| -> u64 {
            let recent = |index: usize| self.index_counts.get(index ^ rare).copied().unwrap_or(0);
            span.iter().enumerate().map(|(index, &count)| u64::from(count) * u64::from(recent(index))).sum()
        };
        let mut order: Vec<(u64, u16)> =
            self.span_counts.iter().zip(0..).map(|(counts, number)| (likely(counts), number)).collect();
        order.sort_by_key(|&(likely, _)| std::cmp::Reverse(likely));
        order.into_iter().map(|(_, number)| (number, 0)).collect()
    }
}

/// Returns the spans among the first heaps, each with how often its heaps have each index.
fn count_by_span(view: &View, heaps: usize, indices: usize) -> Vec<(Span, Vec<u32>)> {
    let mut spans = Vec::new();
    for (number, values) in view.window.head[..heaps].as_chunks::<SPAN_LEN>().0.iter().enumerate() {
        let (start, mut common, mut counts) = (SPAN_LEN * number, Line::default(), vec![0; indices]);
        for (i, &value) in values.iter().enumerate() {
            let index = view.mask.index(u32::from(value)) as usize;
            if start + i > 0 && index < indices.min(256) && !view.mask.is_rare(u32::from(value), start + i) {
                let bit = SPAN_LEN - 1 - i;
                common.0[bit / 64] |= 1 << (bit % 64);
                counts[index] += 1;
            }
        }
        spans.push((Span { start, common }, counts));
    }
    spans
}

/// The last tiles, on which witnesses are tried: as many as are needed for some heaps to stay open.
struct TrialTiles {
    /// The open heaps: those that no chosen witness covers, as bits.
    left: [Line; TRIAL_TILES * LINES],
    /// Number of tiles in use.
    tiles: usize,
    /// Maximum number of tiles.
    max_tiles: usize,
    /// Number of open heaps.
    count: usize,
}

impl TrialTiles {
    fn new(max_tiles: usize) -> TrialTiles {
        TrialTiles { left: [Line([u64::MAX; 8]); TRIAL_TILES * LINES], tiles: 1, max_tiles, count: TILE }
    }

    /// Adds tiles if the witnesses leave few heaps open.
    #[inline(always)]
    fn fill<S: Simd>(&mut self, simd: S, strips: &Strips, witnesses: &[Witness]) {
        while self.count < MIN_OPEN_HEAPS && self.tiles < self.max_tiles {
            self.tiles += 1;
            self.count += TILE;
            for &witness in witnesses {
                self.remove_covered(simd, strips, self.tiles - 1, witness);
            }
        }
    }

    /// Returns up to 32 of the open heaps, given the first heap of the last tile.
    fn heaps(&self, from: usize) -> Vec<usize> {
        let mut heaps = Vec::new();
        for (line, Line(words)) in self.left[..self.tiles * LINES].iter().enumerate() {
            for (word, mut bits) in words.iter().copied().enumerate() {
                while bits != 0 {
                    let position = line % LINES * 512 + 64 * word + bits.trailing_zeros() as usize;
                    heaps.push(from + position - line / LINES * TILE);
                    bits &= bits - 1;
                }
            }
        }
        heaps.iter().copied().step_by(heaps.len().div_ceil(32).max(1)).collect()
    }

    /// Counts the open heaps that a witness covers.
    #[inline(always)]
    fn count_covered<S: Simd>(&self, simd: S, strips: &Strips, witness: Witness) -> usize {
        let mut left = 0;
        for tile in 0..self.tiles {
            left += simd.count(&self.without(simd, strips, tile, witness));
        }
        self.count - usize::try_from(left).unwrap_or(0)
    }

    /// Removes the heaps that a witness covers, in the tiles from number `from` on.
    #[inline(always)]
    fn remove_covered<S: Simd>(&mut self, simd: S, strips: &Strips, from: usize, witness: Witness) {
        for tile in from..self.tiles {
            let rest = self.without(simd, strips, tile, witness);
            let mut before = [simd.zero(); LINES];
            for i in 0..LINES {
                before[i] = simd.load(&self.left[tile * LINES + i]);
                simd.store(rest[i], &mut self.left[tile * LINES + i]);
            }
            self.count -= usize::try_from(simd.count(&before) - simd.count(&rest)).unwrap_or(0);
        }
    }

    /// Returns the open heaps of a tile that a witness does not cover.
    #[inline(always)]
    fn without<S: Simd>(&self, simd: S, strips: &Strips, tile: usize, witness: Witness) -> [S::Vector; LINES] {
        let mut rest = strips.tile(simd, usize::from(witness.strip), usize::from(witness.distance) + tile * TILE);
        for (rest, left) in rest.iter_mut().zip(&self.left[tile * LINES..]) {
            *rest = simd.without(simd.load(left), *rest);
        }
        rest
    }
}
