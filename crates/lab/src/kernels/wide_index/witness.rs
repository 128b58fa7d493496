//! Verifies for a whole tile that every smaller rare value is an option, by [lists](super::lists) of splits that often
//! have the value.
use super::{
    TILE,
    far::Columns,
    lists::{CandidatePool, List, SPAN_LEN, Witness},
    strips::{self, LINES, Pattern, Strips},
    to_u16,
};
use crate::{
    kernels::{
        lookup::{SplitLookup, Verdict},
        view::View,
    },
    mask::Mask,
    simd::{Line, Simd},
};
use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

/// Strips of all heaps that have an index, and for each rare index the witnesses to try.
pub(super) struct Witnesses {
    strips: Strips,
    pool: CandidatePool,
    lists: WitnessLists,
    /// Number of verified tiles.
    tiles: u32,
}

/// Lists of witnesses. They survive when a new rare heap changes the layout of everything else.
#[derive(Default)]
pub(crate) struct WitnessLists {
    mask: Option<Mask>,
    /// Number of indices with strips.
    limit: usize,
    /// Maximum distance of witnesses.
    far: usize,
    /// Requested number of kinds of strips besides the first.
    kinds: usize,
    patterns: Vec<Pattern>,
    /// Witnesses by the index of the rare value. Threads that verify a tile together share them, value by value.
    lists: Vec<Mutex<List>>,
    /// Generation of the last pool from which lists were built.
    generation: u32,
}

impl WitnessLists {
    /// Adapts to `limit` indices with strips and `indices` indices of values. If there are no lists yet, witnesses will
    /// be at most `far` away, with `kinds` kinds of strips besides the first.
    pub(super) fn fit(&mut self, view: &View, (limit, indices): (usize, usize), far: usize, kinds: usize) {
        if self.mask != Some(view.mask) || (self.lists.len(), self.kinds) != (indices, kinds) {
            let lists = (0..indices).map(|_| Mutex::new(List { search_cost: 16 * 16, ..List::default() })).collect();
            let patterns = strips::patterns(view, far, kinds, indices);
            *self = WitnessLists { mask: Some(view.mask), limit, far, kinds, patterns, lists, generation: 0 };
        } else if self.limit != limit {
            self.lists.iter().for_each(|list| lock(list).renumber(self.limit, limit));
            self.limit = limit;
        }
    }
}

/// Locks a list; no thread panics while it holds one.
fn lock(list: &Mutex<List>) -> MutexGuard<'_, List> {
    list.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What must be verified about a tile.
pub(super) struct Claims {
    /// The first heap of the tile.
    from: usize,
    /// Spans that start before this heap can be searched by the low bytes of indices alone: the other parts of their
    /// splits come after all rare heaps, and no index needs more than a byte.
    low_byte_end: usize,
    claims: Vec<Claim>,
    /// Number of claims that threads have started to verify.
    start_count: AtomicUsize,
}

/// Returns the claim at a position in the order of work. Claims with small values take longest and come at both ends,
/// so that two threads that meet in the middle finish at the same time.
fn claim_at(position: usize, claims: usize) -> usize {
    let last = claims - 1;
    let back = if 2 * position <= last { 2 * position } else { 2 * (last - position) + 1 };
    last - back
}

/// A claim to verify: each of these heaps has an option with this rare value.
///
/// The heaps, as bits, are those of the tile that have a larger value.
struct Claim {
    value: u16,
    index: usize,
    heaps: [Line; LINES],
}

/// Lists are built only for values that are claimed for more heaps of a tile than this.
const MIN_HEAPS: u64 = 16;
/// Cost of searching one span, in steps.
const SPAN_COST: u64 = 4;
/// Cost of a witness, in sixteenths of a step.
const WITNESS_COST: u64 = 2 * 16;
/// Number of tiles after which lists are rebuilt, from heaps farther away.
const REBUILD_AFTER: u32 = 32;

impl Witnesses {
    /// Continues with the lists of an earlier layout; `room` more tiles fit.
    #[inline(always)]
    pub(super) fn new<S: Simd>(simd: S, view: &View, lists: WitnessLists, room: usize) -> Witnesses {
        let strips = Strips::new(simd, view, lists.limit, (lists.far, room), lists.patterns.clone());
        Witnesses { strips, pool: CandidatePool::default(), lists, tiles: 0 }
    }

    /// Returns the lists, for another layout.
    pub(super) fn into_lists(self) -> WitnessLists {
        self.lists
    }

    /// Adds the rows of a tile.
    #[inline(always)]
    pub(super) fn append<S: Simd>(&mut self, simd: S, tile: &Columns, from: usize) {
        self.strips.append(simd, tile, from);
    }

    /// Lists what must be verified about the last tile, which begins with heap `from`.
    #[inline(always)]
    pub(super) fn open<S: Simd>(&mut self, simd: S, view: &View, from: usize) -> Claims {
        if self.tiles == 0 || self.tiles == REBUILD_AFTER {
            let has_lists = self.tiles == 0 && self.lists.generation > 0;
            self.lists.generation += u32::from(!has_lists);
            self.pool = CandidatePool::new((view, from), &self.strips, self.lists.lists.len(), self.lists.generation);
        }
        self.tiles += 1;
        let largest = view.window.since(from).iter().copied().max().unwrap_or(0);
        let last = view.rare_heaps.last().map_or(0, |&(rare, _)| rare);
        let is_narrow = view.mask.index(u32::from(largest.max(view.largest))) < 256;
        let low_byte_end = if is_narrow { from.saturating_sub(last + SPAN_LEN + view.moves.last) } else { 0 };
        let room = Vec::with_capacity(usize::from(largest) + 1);
        let mut claims = Claims { from, low_byte_end, claims: room, start_count: AtomicUsize::new(0) };
        let mut above = [simd.zero(); LINES];
        let outliers = self.outliers(view, from, largest);
        for value in (0..=largest).rev() {
            let commons = view.mask.commons(u32::from(value), from);
            let common = simd.load(&Line([commons; 8]));
            let index = view.mask.index(u32::from(value)) as usize;
            if commons != u64::MAX {
                let mut heaps = [Line::default(); LINES];
                for i in 0..LINES {
                    simd.store(simd.without(above[i], common), &mut heaps[i]);
                }
                claims.claims.push(Claim { value, index, heaps });
            }
            if commons != 0 {
                let rare = simd.load(&Line([!commons; 8]));
                let here = self.heaps_with(simd, value, index, &outliers);
                for i in 0..LINES {
                    above[i] = simd.or(above[i], simd.without(here[i], rare));
                }
            }
        }
        claims
    }

    /// Looks for witnesses, claim by claim, until none is left.
    ///
    /// Two threads begin at opposite ends, so that each list stays in the cache of one.
    #[inline(always)]
    pub(super) fn verify<S: Simd>(&self, simd: S, view: &View, claims: &Claims, from_last: bool) -> Verdict {
        let mut verdict = Verdict { doubts: Vec::new(), reach: self.strips.far };
        let mut open = OpenHeaps { heaps: [0; TILE], count: 0 };
        let all = &claims.claims;
        let mut own_count = 0;
        while claims.start_count.fetch_add(1, Ordering::Relaxed) < all.len() {
            let claim = &all[claim_at(if from_last { all.len() - 1 - own_count } else { own_count }, all.len())];
            own_count += 1;
            let mut left = [simd.zero(); LINES];
            for (left, heaps) in left.iter_mut().zip(&claim.heaps) {
                *left = simd.load(heaps);
            }
            let count = simd.count(&left);
            if count > 0 {
                let list = &mut *lock(&self.lists.lists[claim.index]);
                if list.generation != self.pool.generation && count > MIN_HEAPS {
                    self.pool.list(simd, (view, claims.from), &self.strips, claim.index, list);
                }
                let left = self.remove_covered(simd, list, left);
                search(simd, (view, &self.pool), (claims, claim), left, list, (&mut open, &mut verdict));
            }
        }
        verdict
    }

    /// Whether an index has a strip.
    fn has_strip(&self, index: usize) -> bool {
        index < self.strips.limit
    }

    /// Returns the heaps of the last tile whose values have no strip, as positions in the tile with their values.
    ///
    /// `largest` is the largest value of the tile.
    fn outliers(&self, view: &View, from: usize, largest: u16) -> Vec<(usize, u16)> {
        let is_outlier = |value: u16| !self.has_strip(view.mask.index(u32::from(value)) as usize);
        if !is_outlier(largest) {
            return Vec::new();
        }
        let values = view.window.since(from).iter().copied().enumerate();
        values.filter(|&(_, value)| is_outlier(value)).collect()
    }

    /// The heaps of the last tile that have a value.
    #[inline(always)]
    fn heaps_with<S: Simd>(&self, simd: S, value: u16, index: usize, outliers: &[(usize, u16)]) -> [S::Vector; LINES] {
        if self.has_strip(index) {
            return self.strips.tile(simd, index, 0);
        }
        let mut lines = [Line::default(); LINES];
        for &(position, _) in outliers.iter().filter(|&&(_, other)| other == value) {
            lines[position / 512].0[position / 64 % 8] |= 1 << (position % 64);
        }
        let mut tile = [simd.zero(); LINES];
        for (vector, line) in tile.iter_mut().zip(&lines) {
            *vector = simd.load(line);
        }
        tile
    }

    /// Returns the open heaps that a witness does not cover.
    #[inline(always)]
    fn without<S: Simd>(&self, simd: S, mut left: [S::Vector; LINES], witness: &Witness) -> [S::Vector; LINES] {
        let covered = self.strips.tile(simd, usize::from(witness.strip), usize::from(witness.distance));
        for i in 0..LINES {
            left[i] = simd.without(left[i], covered[i]);
        }
        left
    }

    /// Removes the heaps that witnesses of the list cover, as long as that is cheaper than searching.
    #[inline(always)]
    fn remove_covered<S: Simd>(&self, simd: S, list: &List, mut left: [S::Vector; LINES]) -> [S::Vector; LINES] {
        let mut count = simd.count(&left);
        let mut gain = 0;
        for witnesses in list.witnesses.chunks(8) {
            if count * list.search_cost <= 8 * WITNESS_COST {
                break;
            }
            for witness in witnesses {
                left = self.without(simd, left, witness);
            }
            let before = std::mem::replace(&mut count, simd.count(&left));
            // Eight witnesses may cover no heap by chance, so those before them count too.
            gain = (gain / 2).min(8 * WITNESS_COST) + (before - count) * list.search_cost;
            if gain < 8 * WITNESS_COST {
                break;
            }
        }
        left
    }
}

/// The heaps of a tile for which no split with the claimed value is known yet.
struct OpenHeaps {
    heaps: [u16; TILE],
    count: usize,
}

impl OpenHeaps {
    #[inline(always)]
    fn set<S: Simd>(&mut self, simd: S, left: [S::Vector; LINES]) {
        self.count = 0;
        for (line, vector) in left.into_iter().enumerate() {
            let mut bits = Line::default();
            simd.store(vector, &mut bits);
            for (word, mut bits) in bits.0.into_iter().enumerate() {
                while bits != 0 {
                    self.heaps[self.count % TILE] = to_u16(512 * line + 64 * word + bits.trailing_zeros() as usize);
                    self.count += 1;
                    bits &= bits - 1;
                }
            }
        }
    }

    /// Searches spans, and returns the number of searches: one for each span and each heap that is still open.
    ///
    /// There is no branch for each heap, since whether it has a split with a span is unpredictable.
    #[inline(always)]
    fn search_spans<S: Simd>(
        &mut self,
        simd: S,
        (view, pool): (&View, &CandidatePool),
        (claims, index, taken): (&Claims, usize, usize),
        spans: &[u16],
    ) -> usize {
        let mut searches = 0;
        for &number in spans {
            let Some(span) = pool.spans.get(usize::from(number)).filter(|_| self.count > 0) else { break };
            if span.start >= claims.low_byte_end {
                continue;
            }
            searches += self.count;
            let mut left = 0;
            for i in 0..self.count {
                let heap = self.heaps[i];
                let rest = claims.from + usize::from(heap) - taken;
                let hit = view.window.has_pair_in_span(simd, rest, span.start, &span.common, index);
                self.heaps[left] = heap;
                left += usize::from(!hit);
            }
            self.count = left;
        }
        searches
    }
}

/// Looks for splits of the heaps that no witness covers.
#[inline(always)]
fn search<S: Simd>(
    simd: S,
    (view, pool): (&View, &CandidatePool),
    (claims, claim): (&Claims, &Claim),
    left: [S::Vector; LINES],
    list: &mut List,
    (open, verdict): (&mut OpenHeaps, &mut Verdict),
) {
    open.set(simd, left);
    let all = open.count as u64;
    let mut steps = 4 * all;
    if let Some(&taken) = view.moves.split.first().filter(|_| list.generation > 0) {
        let searches = open.search_spans(simd, (view, pool), (claims, claim.index, taken), &list.spans);
        steps += SPAN_COST * searches as u64;
    }
    for &position in &open.heaps[..open.count] {
        let heap = claims.from + usize::from(position);
        if let SplitLookup::Yes(reach) = verdict.look_up(simd, view, heap, claim.value) {
            steps += 16 + reach as u64 / 64;
        }
    }
    if let Some(each) = (16 * steps).checked_div(all) {
        list.search_cost = (15 * list.search_cost + each) / 16;
    }
}
