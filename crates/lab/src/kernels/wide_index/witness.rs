//! Verifies for a whole tile that every smaller rare value is an option, by lists of heaps that are often part of the
//! split.
use super::{
    TILE,
    far::Columns,
    lists::{List, SPAN, Stock, Witness},
    short,
    strips::{self, LINES, Pattern, Strips},
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
    stock: Stock,
    learned: WitnessLists,
    /// Number of verified tiles.
    tiles: u32,
}

/// What survives when everything is laid out anew because one more heap is rare.
#[derive(Default)]
pub(crate) struct WitnessLists {
    mask: Option<Mask>,
    /// Number of indices with strips.
    limit: usize,
    /// Maximum distance of witnesses.
    far: usize,
    /// Requested number of kinds of strips beside the first.
    kinds: usize,
    patterns: Vec<Pattern>,
    /// Witnesses for the rare value with an index. Threads that verify a tile together share them, value by value.
    lists: Vec<Mutex<List>>,
    /// Age of the last stock that lists were made from.
    age: u32,
}

impl WitnessLists {
    /// Adapts to `limit` indices with strips and `indices` indices of values. If nothing is learned yet, witnesses are
    /// at most `far` away, with `kinds` kinds of strips beside the first.
    pub(super) fn fit(&mut self, view: &View, (limit, indices): (usize, usize), far: usize, kinds: usize) {
        if self.mask != Some(view.mask) || (self.lists.len(), self.kinds) != (indices, kinds) {
            let lists = (0..indices).map(|_| Mutex::new(List { price: 16 * 16, ..List::default() })).collect();
            let patterns = strips::patterns(view, far, kinds, indices);
            *self = WitnessLists { mask: Some(view.mask), limit, far, kinds, patterns, lists, age: 0 };
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

/// What a tile claims: each of these rare values is reached in each of these heaps.
pub(super) struct Claims {
    /// The first heap of the tile.
    from: usize,
    /// Splits can be looked up by the low bytes of indices at places before this one: no heap nearer to the tile is
    /// rare, and no index needs more than a byte.
    plain: usize,
    claims: Vec<Claim>,
    /// Number of claims that threads have begun to verify.
    begun: AtomicUsize,
}

/// Returns the claim at a place in the order of work: those with small values, which take longest, stand at both ends,
/// so that two threads that meet in the middle finish at the same time.
fn claim_at(place: usize, claims: usize) -> usize {
    let last = claims - 1;
    let back = if 2 * place <= last { 2 * place } else { 2 * (last - place) + 1 };
    last - back
}

/// A rare value, and the heaps of the tile that have a larger value, as bits.
struct Claim {
    value: u16,
    index: usize,
    heaps: [Line; LINES],
}

/// Lists are made only for values that must be reached in more heaps of a tile than this.
const MIN_HEAPS: u64 = 16;
/// Cost of a look at one place, in steps.
const LOOK_COST: u64 = 4;
/// Cost of a witness, in sixteenths of a step.
const WITNESS_COST: u64 = 2 * 16;
/// Number of tiles after which lists are rebuilt, from heaps farther away.
const REBUILD_AFTER: u32 = 32;

impl Witnesses {
    /// Continues with what was learned, and has room for `room` tiles.
    #[inline(always)]
    pub(super) fn new<S: Simd>(simd: S, view: &View, learned: WitnessLists, room: usize) -> Witnesses {
        let strips = Strips::new(simd, view, learned.limit, (learned.far, room), learned.patterns.clone());
        Witnesses { strips, stock: Stock::default(), learned, tiles: 0 }
    }

    /// Returns what survives a new layout.
    pub(super) fn into_lists(self) -> WitnessLists {
        self.learned
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
            let is_known = self.tiles == 0 && self.learned.age > 0;
            self.learned.age += u32::from(!is_known);
            self.stock = Stock::new((view, from), &self.strips, self.learned.lists.len(), self.learned.age);
        }
        self.tiles += 1;
        let largest = view.window.since(from).iter().copied().max().unwrap_or(0);
        let last = view.rare_heaps.last().map_or(0, |&(rare, _)| rare);
        let is_narrow = view.mask.index(u32::from(largest.max(view.largest))) < 256;
        let plain = if is_narrow { from.saturating_sub(last + SPAN + view.moves.last) } else { 0 };
        let room = Vec::with_capacity(usize::from(largest) + 1);
        let mut claims = Claims { from, plain, claims: room, begun: AtomicUsize::new(0) };
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
        let mut mine = 0;
        while claims.begun.fetch_add(1, Ordering::Relaxed) < all.len() {
            let claim = &all[claim_at(if from_last { all.len() - 1 - mine } else { mine }, all.len())];
            mine += 1;
            let mut left = [simd.zero(); LINES];
            for (left, heaps) in left.iter_mut().zip(&claim.heaps) {
                *left = simd.load(heaps);
            }
            let count = simd.count(&left);
            if count > 0 {
                let list = &mut *lock(&self.learned.lists[claim.index]);
                if list.age != self.stock.age && count > MIN_HEAPS {
                    self.stock.list(simd, (view, claims.from), &self.strips, claim.index, list);
                }
                let left = self.remove_served(simd, list, left);
                search(simd, (view, &self.stock), (claims, claim), left, list, (&mut open, &mut verdict));
            }
        }
        verdict
    }

    /// Whether an index has a strip.
    fn has_strip(&self, index: usize) -> bool {
        index < self.strips.limit
    }

    /// The heaps of the last tile whose values have no strip, by place, given the largest value of the tile.
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
        for &(place, _) in outliers.iter().filter(|&&(_, other)| other == value) {
            lines[place / 512].0[place / 64 % 8] |= 1 << (place % 64);
        }
        let mut tile = [simd.zero(); LINES];
        for (vector, line) in tile.iter_mut().zip(&lines) {
            *vector = simd.load(line);
        }
        tile
    }

    /// The heaps that a witness does not serve.
    #[inline(always)]
    fn without<S: Simd>(&self, simd: S, mut left: [S::Vector; LINES], witness: &Witness) -> [S::Vector; LINES] {
        let served = self.strips.tile(simd, usize::from(witness.strip), usize::from(witness.distance));
        for i in 0..LINES {
            left[i] = simd.without(left[i], served[i]);
        }
        left
    }

    /// Removes the heaps for which the list has a witness, as long as that is cheaper than searching.
    #[inline(always)]
    fn remove_served<S: Simd>(&self, simd: S, list: &List, mut left: [S::Vector; LINES]) -> [S::Vector; LINES] {
        let mut count = simd.count(&left);
        let mut gain = 0;
        for witnesses in list.witnesses.chunks(8) {
            if count * list.price <= 8 * WITNESS_COST {
                break;
            }
            for witness in witnesses {
                left = self.without(simd, left, witness);
            }
            let before = std::mem::replace(&mut count, simd.count(&left));
            // Eight witnesses may serve no heap by chance: those before them count too.
            gain = (gain / 2).min(8 * WITNESS_COST) + (before - count) * list.price;
            if gain < 8 * WITNESS_COST {
                break;
            }
        }
        left
    }
}

/// The heaps of a tile for which a split with a value is still to be found.
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
                    self.heaps[self.count % TILE] = short(512 * line + 64 * word + bits.trailing_zeros() as usize);
                    self.count += 1;
                    bits &= bits - 1;
                }
            }
        }
    }

    /// Looks at one place after another, without a branch for each heap: whether a heap has a split there is
    /// unpredictable.
    #[inline(always)]
    fn look<S: Simd>(
        &mut self,
        simd: S,
        (view, stock): (&View, &Stock),
        (claims, index, taken): (&Claims, usize, usize),
        places: &[u16],
    ) -> usize {
        let mut looks = 0;
        for &place in places {
            let Some(place) = stock.places.get(usize::from(place)).filter(|_| self.count > 0) else { break };
            if place.from >= claims.plain {
                continue;
            }
            looks += self.count;
            let mut left = 0;
            for i in 0..self.count {
                let heap = self.heaps[i];
                let rest = claims.from + usize::from(heap) - taken;
                let hit = view.window.meets(simd, rest, place.from, &place.among, index);
                self.heaps[left] = heap;
                left += usize::from(!hit);
            }
            self.count = left;
        }
        looks
    }
}

/// Looks for splits in the heaps that no witness serves.
#[inline(always)]
fn search<S: Simd>(
    simd: S,
    (view, stock): (&View, &Stock),
    (claims, claim): (&Claims, &Claim),
    left: [S::Vector; LINES],
    list: &mut List,
    (open, verdict): (&mut OpenHeaps, &mut Verdict),
) {
    open.set(simd, left);
    let all = open.count as u64;
    let mut steps = 4 * all;
    if let Some(&taken) = view.moves.split.first().filter(|_| list.age > 0) {
        let looks = open.look(simd, (view, stock), (claims, claim.index, taken), &list.places);
        steps += LOOK_COST * looks as u64;
    }
    for &place in &open.heaps[..open.count] {
        let heap = claims.from + usize::from(place);
        if let SplitLookup::At(reach) = verdict.look_up(simd, view, heap, claim.value) {
            steps += 16 + reach as u64 / 64;
        }
    }
    if let Some(each) = (16 * steps).checked_div(all) {
        list.price = (15 * list.price + each) / 16;
    }
}
