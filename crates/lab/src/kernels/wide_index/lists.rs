//! Lists of witnesses: for each rare value the splits to try; those that reach it in most of the remaining heaps come
//! first.
//!
//! Heaps that one witness serves are often served by another one too, since sequences are alike from place to place. So
//! the best witnesses are not those that serve many heaps, but those that serve many of the heaps left by the witnesses
//! before them. They are chosen one by one by trying them on the last few tiles.
use super::{
    TILE, short,
    strips::{LINES, PRACTICE, Strips},
};
use crate::{
    kernels::view::View,
    simd::{Line, Simd},
};

/// Maximum number of witnesses with strips of one kind that are tried for a list; fewer for the first lists, which are
/// soon rebuilt. The last constant limits those with one strip.
const CANDIDATES: usize = 768;
const FIRST_CANDIDATES: usize = 384;
const CANDIDATES_EACH: usize = 48;
/// Maximum length of a list of witnesses.
const LONGEST: usize = 512;
/// Minimum number of open heaps to try witnesses on.
const ENOUGH: usize = 512;
/// Number of heaps at one place that are searched if no witness serves.
pub(super) const SPAN: usize = 512;
/// Number of places to look at before all heaps are searched.
pub(super) const PLACES: usize = 16;

/// Witnesses for one rare value, in cache lines that no other thread writes to meanwhile.
#[repr(align(128))]
#[derive(Default)]
pub(super) struct List {
    pub(super) witnesses: Vec<Witness>,
    /// Cost of looking for one split without a list, in sixteenths of a step.
    pub(super) price: u64,
    /// Where to look first.
    pub(super) places: [u16; PLACES],
    /// Age of the stock that the list is made from.
    pub(super) age: u32,
}

impl List {
    /// Adapts to another number of strips of each kind.
    pub(super) fn renumber(&mut self, old: usize, new: usize) {
        self.witnesses.retain_mut(|witness| {
            let (kind, index) = (usize::from(witness.strip) / old, usize::from(witness.strip) % old);
            witness.strip = short(kind * new + index);
            index < new
        });
    }
}

/// Heaps among which there is often one to split off.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    /// The first of them.
    pub(super) from: usize,
    /// Which of them are common, the last one first; heaps whose index needs more than a byte are left out too.
    pub(super) among: Line,
}

/// A heap to split off together with the number taken, or several such heaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Witness {
    /// How far back the other heap is.
    pub(super) distance: u16,
    /// The strip that the other heap must be in.
    pub(super) strip: u16,
}

/// What lists are made from.
#[derive(Default)]
pub(super) struct Stock {
    /// For each kind of strips, by index, distances of heaps.
    heaps: Vec<Vec<u16>>,
    indices: usize,
    /// The largest distance.
    farthest: usize,
    /// Strips of each kind with how often they have a bit, the fullest first.
    order: Vec<Vec<(usize, usize)>>,
    /// For each place, how often each index occurs.
    spans: Vec<Vec<u32>>,
    pub(super) places: Vec<Place>,
    /// How often each index occurred recently.
    often: Vec<u32>,
    /// Number of earlier stocks.
    pub(super) age: u32,
}

impl Stock {
    pub(super) fn new((view, from): (&View, usize), strips: &Strips, indices: usize, age: u32) -> Stock {
        let order = |kind: usize| {
            let all = (kind * strips.limit..(kind + 1) * strips.limit).map(|strip| (strip, strips.count(strip)));
            let mut order: Vec<(usize, usize)> = all.filter(|&(_, often)| often > 0).collect();
            order.sort_by_key(|&(_, often)| std::cmp::Reverse(often));
            order
        };
        let farthest = strips.farthest(from);
        let heaps = farthest.saturating_sub(view.moves.last);
        let (places, spans) = spans(view, heaps, indices).into_iter().unzip();
        let often = (0..strips.limit).map(|strip| u32::try_from(strips.count(strip)).unwrap_or(0)).collect();
        let heaps = strips.heaps(view, farthest, indices, CANDIDATES_EACH);
        Stock { heaps, indices, farthest, order: (0..strips.kinds()).map(order).collect(), spans, places, often, age }
    }

    /// Builds the list for the rare value with an index.
    #[inline(always)]
    pub(super) fn list<S: Simd>(
        &self,
        simd: S,
        (view, from): (&View, usize),
        strips: &Strips,
        rare: usize,
        list: &mut List,
    ) {
        list.age = self.age;
        list.witnesses.clear();
        let mut practice = Practice::new(strips.practice(self.farthest));
        let mut candidates = self.candidates(strips.limit, rare);
        // Rates are fractions of the heaps left, so that rates measured earlier can still be compared. What serves less
        // than a quarter of a heap in each tile does not pay.
        let mut min_rate = candidates.iter().map(|&(rate, _)| rate).max().unwrap_or(0);
        while min_rate * practice.count > practice.tiles << 14 && list.witnesses.len() < LONGEST {
            for (rate, witness) in candidates.iter_mut().filter(|(rate, _)| *rate >= min_rate) {
                let served = practice.count_served(simd, strips, *witness);
                *rate = (served << 16) / practice.count.max(1);
                if *rate >= min_rate - min_rate / 4 {
                    *rate = 0;
                    list.witnesses.push(*witness);
                    practice.remove_served(simd, strips, 0, *witness);
                    practice.fill(simd, strips, &list.witnesses);
                }
            }
            min_rate -= min_rate / 4;
        }
        list.places = self.places(simd, view, rare, &practice.heaps(from));
    }

    /// Witnesses with the fraction of heaps that they are likely to serve, in units of 2^-16.
    fn candidates(&self, limit: usize, rare: usize) -> Vec<(usize, Witness)> {
        let mut candidates = Vec::new();
        for (kind, order) in self.order.iter().enumerate() {
            let mut room = if self.age == 1 { FIRST_CANDIDATES } else { CANDIDATES };
            for &(strip, often) in order.iter().filter(|(strip, _)| (strip % limit) ^ rare < self.indices) {
                let heaps = &self.heaps[kind * self.indices + ((strip % limit) ^ rare)];
                let witness = |&distance: &u16| Witness { distance, strip: short(strip) };
                candidates.extend(heaps.iter().take(room).map(|heap| (often << 3, witness(heap))));
                room = room.saturating_sub(heaps.len());
            }
        }
        candidates
    }

    /// Orders places: those that have splits for most of the heaps left by the places before come first, then those
    /// where splits are likely.
    #[inline(always)]
    fn places<S: Simd>(&self, simd: S, view: &View, rare: usize, heaps: &[usize]) -> [u16; PLACES] {
        let taken = view.moves.split.first().copied().unwrap_or(0);
        let mut order = self.places_by_likelihood(rare);
        order.truncate(2 * PLACES);
        for (number, hits) in &mut order {
            let place = &self.places[usize::from(*number)];
            for (i, heap) in heaps.iter().enumerate() {
                *hits |= u64::from(view.window.meets(simd, heap - taken, place.from, &place.among, rare)) << i;
            }
        }
        let mut places = [0; PLACES];
        let mut left = u64::MAX;
        for place in places.iter_mut().take(order.len()) {
            let best = order.iter().enumerate().rev().max_by_key(|(_, (_, hits))| (hits & left).count_ones());
            let (number, hits) = order.remove(best.map_or(0, |(i, _)| i));
            *place = number;
            left &= !hits;
        }
        places
    }

    /// All places; those where splits with a rare value are likely come first.
    fn places_by_likelihood(&self, rare: usize) -> Vec<(u16, u64)> {
        let likely = |span: &[u32]| -> u64 {
            let often = |index: usize| self.often.get(index ^ rare).copied().unwrap_or(0);
            span.iter().enumerate().map(|(index, &count)| u64::from(count) * u64::from(often(index))).sum()
        };
        let mut order: Vec<(u64, u16)> =
            self.spans.iter().zip(0..).map(|(span, place)| (likely(span), place)).collect();
        order.sort_by_key(|&(likely, _)| std::cmp::Reverse(likely));
        order.into_iter().map(|(_, place)| (place, 0)).collect()
    }
}

/// For each place among the first heaps, its heaps and how often they have each index.
fn spans(view: &View, heaps: usize, indices: usize) -> Vec<(Place, Vec<u32>)> {
    let mut spans = Vec::new();
    for (number, values) in view.window.head[..heaps].as_chunks::<SPAN>().0.iter().enumerate() {
        let (from, mut among, mut counts) = (SPAN * number, Line::default(), vec![0; indices]);
        for (i, &value) in values.iter().enumerate() {
            let index = view.mask.index(u32::from(value)) as usize;
            if from + i > 0 && index < indices.min(256) && !view.mask.is_rare(u32::from(value), from + i) {
                let bit = SPAN - 1 - i;
                among.0[bit / 64] |= 1 << (bit % 64);
                counts[index] += 1;
            }
        }
        spans.push((Place { from, among }, counts));
    }
    spans
}

/// The last tiles, as many as needed to have some heaps left that no witness serves.
struct Practice {
    left: [Line; PRACTICE * LINES],
    /// Number of tiles in use.
    tiles: usize,
    most: usize,
    /// Number of heaps left.
    count: usize,
}

impl Practice {
    fn new(most: usize) -> Practice {
        Practice { left: [Line([u64::MAX; 8]); PRACTICE * LINES], tiles: 1, most, count: TILE }
    }

    /// Adds tiles if the witnesses leave few heaps.
    #[inline(always)]
    fn fill<S: Simd>(&mut self, simd: S, strips: &Strips, witnesses: &[Witness]) {
        while self.count < ENOUGH && self.tiles < self.most {
            self.tiles += 1;
            self.count += TILE;
            for &witness in witnesses {
                self.remove_served(simd, strips, self.tiles - 1, witness);
            }
        }
    }

    /// Returns up to 32 of the heaps left, given the first heap of the last tile.
    fn heaps(&self, from: usize) -> Vec<usize> {
        let mut heaps = Vec::new();
        for (line, Line(words)) in self.left[..self.tiles * LINES].iter().enumerate() {
            for (word, mut bits) in words.iter().copied().enumerate() {
                while bits != 0 {
                    let place = line % LINES * 512 + 64 * word + bits.trailing_zeros() as usize;
                    heaps.push(from + place - line / LINES * TILE);
                    bits &= bits - 1;
                }
            }
        }
        heaps.iter().copied().step_by(heaps.len().div_ceil(32).max(1)).collect()
    }

    /// Counts the heaps left that a witness serves.
    #[inline(always)]
    fn count_served<S: Simd>(&self, simd: S, strips: &Strips, witness: Witness) -> usize {
        let mut left = 0;
        for tile in 0..self.tiles {
            left += simd.count(&self.without(simd, strips, tile, witness));
        }
        self.count - usize::try_from(left).unwrap_or(0)
    }

    /// Removes the heaps that a witness serves, in the tiles from one on.
    #[inline(always)]
    fn remove_served<S: Simd>(&mut self, simd: S, strips: &Strips, from: usize, witness: Witness) {
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

    /// The heaps of a tile that a witness does not serve.
    #[inline(always)]
    fn without<S: Simd>(&self, simd: S, strips: &Strips, tile: usize, witness: Witness) -> [S::Vector; LINES] {
        let mut rest = strips.tile(simd, usize::from(witness.strip), usize::from(witness.distance) + tile * TILE);
        for (rest, left) in rest.iter_mut().zip(&self.left[tile * LINES..]) {
            *rest = simd.without(simd.load(left), *rest);
        }
        rest
    }
}
