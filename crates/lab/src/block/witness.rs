//! That every rare value below a value is reached: for a whole tile, by lists of heaps that are often part of the split.
use super::{BLOCKS, TILE, far::Columns, low, short};
use crate::{
    SequenceError,
    simd::{Line, Simd},
    sparse::{Past, Reached, Sparse, deep, reached},
};
use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

/// Lines of a tile.
const LINES: usize = TILE / 512;

/// For each index the heaps with it, as bits; and for each rare index the witnesses to try.
pub(super) struct Witnesses {
    /// For each index, a byte for eight heaps.
    strips: Vec<u8>,
    /// Bytes from one strip to the next; not a power of two.
    stride: usize,
    /// Bytes of each strip in use.
    len: usize,
    /// Witnesses are at most this far away.
    far: usize,
    /// Tiles that a strip has room for before it is moved back.
    room: usize,
    /// Witnesses for the rare value with an index. Threads that verify a tile together share them, value by value.
    lists: Vec<Mutex<List>>,
    /// How many tiles were verified.
    tiles: u32,
}

/// The list behind a lock; nobody panics who holds one.
fn held(list: &Mutex<List>) -> MutexGuard<'_, List> {
    list.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a tile claims: in each of these heaps, each of these rare values is reached.
pub(super) struct Claims {
    /// The first heap of the tile.
    from: usize,
    /// Whether lists are put in order.
    learn: bool,
    claims: Vec<Claim>,
    /// How many claims are taken by threads that verify them.
    taken: AtomicUsize,
}

/// A rare value, and the heaps of the tile that have a larger value, as bits.
struct Claim {
    value: u16,
    index: usize,
    heaps: [Line; LINES],
}

/// Witnesses for one rare value, in lines of the cache that no other thread writes to meanwhile.
#[repr(align(128))]
struct List {
    witnesses: Vec<Witness>,
    /// How dear it is to look for one split without a list, in sixteenths of a step.
    price: u64,
}

/// A heap to split off, together with what is taken.
#[derive(Clone, Copy)]
struct Witness {
    /// How far back the other heap is.
    distance: u16,
    /// The index that the other heap must have.
    other: u16,
    /// How many heaps it served when the list was last put in order.
    served: u32,
}

/// What a witness costs, in sixteenths of a step.
const WITNESS_COST: u64 = 2 * 16;

/// What could not be shown by witnesses.
pub(crate) struct Verdict {
    /// Heaps that perhaps have not the value computed, because a rare value below it is reached by no known split.
    pub(crate) doubts: Vec<(usize, u16, bool)>,
    /// The farthest from its end that a heap was split.
    pub(crate) reach: usize,
}

impl Verdict {
    /// What two threads have found about the same tile.
    pub(super) fn with(mut self, mut other: Verdict) -> Verdict {
        self.doubts.append(&mut other.doubts);
        self.reach = self.reach.max(other.reach);
        self
    }

    /// The first heap whose value is wrong.
    pub(super) fn first_failure(
        &self,
        sparse: &mut Sparse,
        past: &mut dyn Past,
    ) -> Result<Option<usize>, SequenceError> {
        let mut first = None;
        for &(heap, value, certain) in &self.doubts {
            if first.is_some_and(|first| first <= heap) {
                continue;
            }
            if certain || !deep(&sparse.moves, &sparse.window, past, heap, value)? {
                first = Some(heap);
            } else {
                sparse.reach = sparse.reach.max(heap);
            }
        }
        Ok(first)
    }
}

impl Witnesses {
    /// For so many indices with strips, and so many that values can have; witnesses are at most `far` away, and there is
    /// room for `room` tiles.
    pub(super) fn new(sparse: &Sparse, (limit, indices): (usize, usize), (far, room): (usize, usize)) -> Witnesses {
        let n = sparse.window.len();
        let stride = (far + room * TILE) / 8 + 64;
        let mut strips = vec![0; limit * stride];
        let from = n.saturating_sub(far) / 64 * 64;
        let len = (n - from) / 8;
        for heap in from.max(1)..n {
            let value = u32::from(sparse.window.value(heap));
            let index = sparse.mask.index(value) as usize;
            if index < limit && !sparse.mask.is_rare(value, heap) {
                strips[index * stride + (heap - from) / 8] |= 1 << (heap % 8);
            }
        }
        Witnesses { strips, stride, len, far, room, lists: lists(sparse, (limit, indices), far), tiles: 0 }
    }

    /// Adds the rows of a tile.
    pub(super) fn append(&mut self, tile: &Columns, from: usize) {
        let kept = self.far / 8;
        if self.len + TILE / 8 > kept + self.room * TILE / 8 {
            let forgotten = self.len - kept;
            for strip in self.strips.chunks_exact_mut(self.stride) {
                strip.copy_within(forgotten..forgotten + kept, 0);
            }
            self.len = kept;
        }
        for (group, strips) in self.strips.chunks_exact_mut(8 * self.stride).enumerate() {
            let lines = &tile.column(group)[from..from + BLOCKS];
            for (index, strip) in strips.chunks_exact_mut(self.stride).enumerate() {
                for (to, line) in strip[self.len..].as_chunks_mut::<8>().0.iter_mut().zip(lines) {
                    *to = line.0[index].to_le_bytes();
                }
            }
        }
        self.len += TILE / 8;
    }

    /// What is to be verified about the last tile, which begins with heap `from`.
    #[inline(always)]
    pub(super) fn open<S: Simd>(&mut self, simd: S, sparse: &Sparse, from: usize) -> Claims {
        self.tiles += 1;
        let learn = self.tiles <= 4 || self.tiles.is_power_of_two();
        let largest = sparse.window.since(from).iter().copied().max().unwrap_or(0);
        let room = Vec::with_capacity(usize::from(largest) + 1);
        let mut claims = Claims { from, learn, claims: room, taken: AtomicUsize::new(0) };
        let mut above = [simd.zero(); LINES];
        let outliers = self.outliers(sparse, from, largest);
        for value in (0..=largest).rev() {
            let commons = sparse.mask.commons(u32::from(value), from);
            let common = simd.load(&Line([commons; 8]));
            let index = sparse.mask.index(u32::from(value)) as usize;
            if commons != u64::MAX {
                let mut heaps = [Line::default(); LINES];
                for i in 0..LINES {
                    simd.store(simd.without(above[i], common), &mut heaps[i]);
                }
                claims.claims.push(Claim { value, index, heaps });
            }
            if commons != 0 {
                let rare = simd.load(&Line([!commons; 8]));
                let here = self.having(simd, value, index, &outliers);
                for i in 0..LINES {
                    above[i] = simd.or(above[i], simd.without(here[i], rare));
                }
            }
        }
        claims
    }

    /// Looks for witnesses, claim by claim, until all are taken.
    ///
    /// Of two threads one takes them from the first on, the other from the last on, so that lists stay in the cache of one.
    #[inline(always)]
    pub(super) fn verify<S: Simd>(&self, simd: S, sparse: &Sparse, claims: &Claims, from_last: bool) -> Verdict {
        let mut verdict = Verdict { doubts: Vec::new(), reach: self.far };
        let all = &claims.claims;
        let mut mine = 0;
        while claims.taken.fetch_add(1, Ordering::Relaxed) < all.len() {
            let claim = &all[if from_last { all.len() - 1 - mine } else { mine }];
            mine += 1;
            let mut left = [simd.zero(); LINES];
            for (left, heaps) in left.iter_mut().zip(&claim.heaps) {
                *left = simd.load(heaps);
            }
            if simd.count(&left) > 0 {
                let list = &mut *held(&self.lists[claim.index]);
                let left = if claims.learn { self.learn(simd, list, left) } else { self.strike(simd, list, left) };
                search(simd, sparse, (claims.from, claim.value), left, list, &mut verdict);
            }
        }
        verdict
    }

    /// Whether an index has a strip.
    fn has_strip(&self, index: usize) -> bool {
        (index + 1) * self.stride <= self.strips.len()
    }

    /// The heaps of the last tile whose values have no strip, by place; the largest value of the tile is given.
    fn outliers(&self, sparse: &Sparse, from: usize, largest: u16) -> Vec<(usize, u16)> {
        let is_outlier = |value: u16| !self.has_strip(sparse.mask.index(u32::from(value)) as usize);
        if !is_outlier(largest) {
            return Vec::new();
        }
        let values = sparse.window.since(from).iter().copied().enumerate();
        values.filter(|&(_, value)| is_outlier(value)).collect()
    }

    /// The heaps of the last tile that have a value.
    #[inline(always)]
    fn having<S: Simd>(&self, simd: S, value: u16, index: usize, outliers: &[(usize, u16)]) -> [S::Vector; LINES] {
        if self.has_strip(index) {
            return self.tile(simd, index, 0);
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

    /// The heaps of the last tile that have an index so far before them.
    #[inline(always)]
    fn tile<S: Simd>(&self, simd: S, index: usize, distance: usize) -> [S::Vector; LINES] {
        let first = 8 * (self.len - TILE / 8) - distance;
        let bytes = &self.strips[index * self.stride + first / 8..][..TILE / 8 + 8];
        let lines = bytes.as_chunks::<64>().0;
        // No closures here or below: they would be compiled by themselves, without the instructions of the level.
        let mut tile = [simd.zero(); LINES];
        for i in 0..LINES {
            tile[i] = simd.load_bytes(&lines[i]);
        }
        if !first.is_multiple_of(8) {
            let above = bytes[8..].as_chunks::<64>().0;
            let shift = 64 - low(first % 8);
            for i in 0..LINES {
                tile[i] = simd.funnel(simd.load_bytes(&above[i]), tile[i], shift);
            }
        }
        tile
    }

    /// The heaps that a witness leaves.
    #[inline(always)]
    fn without<S: Simd>(&self, simd: S, mut left: [S::Vector; LINES], witness: &Witness) -> [S::Vector; LINES] {
        let served = self.tile(simd, usize::from(witness.other), usize::from(witness.distance));
        for i in 0..LINES {
            left[i] = simd.without(left[i], served[i]);
        }
        left
    }

    /// Strikes out the heaps for which the list has a witness, as long as that is cheaper than to search.
    #[inline(always)]
    fn strike<S: Simd>(&self, simd: S, list: &List, mut left: [S::Vector; LINES]) -> [S::Vector; LINES] {
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
            // Eight witnesses may serve nobody by chance: those before them count too.
            gain = (gain / 2).min(8 * WITNESS_COST) + (before - count) * list.price;
            if gain < 8 * WITNESS_COST {
                break;
            }
        }
        left
    }

    /// Tries the whole list and puts the best witnesses first.
    #[inline(always)]
    fn learn<S: Simd>(&self, simd: S, list: &mut List, mut left: [S::Vector; LINES]) -> [S::Vector; LINES] {
        let mut count = simd.count(&left);
        for witness in &mut list.witnesses {
            left = self.without(simd, left, witness);
            let before = std::mem::replace(&mut count, simd.count(&left));
            witness.served = witness.served / 2 + u32::try_from(before - count).unwrap_or(0) * 16;
        }
        list.witnesses.sort_by_key(|witness| std::cmp::Reverse(witness.served));
        left
    }
}

/// Looks for splits where no witness was found.
#[inline(always)]
fn search<S: Simd>(
    simd: S,
    sparse: &Sparse,
    (from, value): (usize, u16),
    left: [S::Vector; LINES],
    list: &mut List,
    verdict: &mut Verdict,
) {
    for (line, vector) in left.into_iter().enumerate() {
        let mut bits = Line::default();
        simd.store(vector, &mut bits);
        for (word, mut bits) in bits.0.into_iter().enumerate() {
            while bits != 0 {
                let heap = from + 512 * line + 64 * word + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                match reached(simd, &sparse.moves, &sparse.window, heap, value) {
                    Reached::At(reach) => {
                        verdict.reach = verdict.reach.max(reach);
                        let steps = 16 + reach as u64 / 64;
                        list.price = list.price - list.price / 16 + steps;
                    }
                    Reached::Not => verdict.doubts.push((heap, value, true)),
                    Reached::Perhaps => verdict.doubts.push((heap, value, false)),
                }
            }
        }
    }
}

/// For the rare value of each index, heaps to split off: those first whose other heap is likely to have the right value.
fn lists(sparse: &Sparse, (limit, indices): (usize, usize), far: usize) -> Vec<Mutex<List>> {
    let n = sparse.window.len();
    let index = |value: u16| sparse.mask.index(u32::from(value)) as usize;
    let mut often = vec![0usize; limit];
    for &value in sparse.window.since(n - (n / 2).min(8192)) {
        if let Some(often) = often.get_mut(index(value)) {
            *often += 1;
        }
    }
    let mut order: Vec<usize> = (0..limit).filter(|&other| often[other] > 0).collect();
    order.sort_by_key(|&other| std::cmp::Reverse(often[other]));
    // Distances by the index of the heap split off, those first that need no shift.
    let mut heaps: Vec<Vec<u16>> = vec![Vec::new(); indices];
    let farthest = (far - 8).min(n / 2);
    for whole in [true, false] {
        for &t in &sparse.moves.split {
            for heap in (1..farthest.saturating_sub(t)).filter(|heap| (heap + t).is_multiple_of(8) == whole) {
                let value = sparse.window.head[heap];
                if !sparse.mask.is_rare(u32::from(value), heap) && heaps[index(value)].len() < LONGEST {
                    heaps[index(value)].push(short(heap + t));
                }
            }
        }
    }
    let list = |rare: usize| {
        let mut witnesses = Vec::new();
        for &other in order.iter().filter(|&&other| other ^ rare < indices) {
            let room = LONGEST - witnesses.len();
            let witness = |&distance: &u16| Witness { distance, other: short(other), served: 0 };
            witnesses.extend(heaps[other ^ rare].iter().take(room.min(LONGEST / 4)).map(witness));
        }
        Mutex::new(List { witnesses, price: 16 * 16 })
    };
    (0..indices).map(list).collect()
}

/// The length of a list of witnesses.
const LONGEST: usize = 2048;
