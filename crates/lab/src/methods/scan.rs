//! The scan method, for games with many rare heaps: it scans all splits of a heap, many at once.
//!
//! The value of a heap is the least that no move reaches. A [tile](Tile) shows that most of the smaller ones are
//! reached. If the machine looks up bytes fast, whatever is left open is [searched](split_search) for in all splits of
//! four heaps. Otherwise all splits with a rare heap are marked, which gives the least common value, and each open rare
//! value below it is looked for in all splits, many at once.
mod entries;
mod packed_keys;
mod rare_heaps;
mod split_search;
mod tile;
use self::{
    packed_keys::PackedKeys,
    rare_heaps::RareHeaps,
    split_search::{AT_ONCE, SearchContext, Target},
    tile::Tile,
};
use crate::{
    SequenceError, SimdLevel,
    codes::moves::Moves,
    interrupt,
    mask::Mask,
    methods::{SPLITS_OF_UNIT, VECTOR_SPLITS_OF_UNIT, spend},
    simd::{Kernel, Simd},
    threads::Threads,
};

/// Computes values by scanning all splits.
pub(crate) struct Scan {
    pub(crate) moves: Moves,
    pub(crate) level: SimdLevel,
    pub(crate) threads: Threads,
    pub(crate) values: Vec<u16>,
    rare_heaps: RareHeaps,
    tile: Tile,
    /// The keys of all heaps, if the machine looks up bytes fast and many heaps are processed together.
    keys: Option<PackedKeys>,
    /// For the average heap, 64 times the number of smaller common values that a tile leaves open; a running mean.
    open: u32,
}

/// The heap from which many heaps are processed together.
const FIRST_TILE: usize = 1 << 12;
/// Number of common heaps in a row after which no rare one is expected soon.
const MIN_CLEAR: usize = 1 << 12;
/// Minimum number of splits for two threads to pay in a scan.
const MIN_SHARED_SPLITS: usize = 1 << 19;

impl Scan {
    /// Continues after some values, perhaps none.
    pub(crate) fn new(moves: Moves, level: SimdLevel, threads: Threads, values: Vec<u16>) -> Scan {
        let mut rare_heaps = RareHeaps::new(&moves);
        values.iter().enumerate().for_each(|(heap, &value)| rare_heaps.push(heap, value));
        let tile = Tile::new(*rare_heaps.mask());
        Scan { moves, level, threads, values, rare_heaps, tile, keys: None, open: 1 << 10 }
    }

    /// Returns the number of rare heaps from a heap on.
    pub(crate) fn rare_heaps_since(&self, heap: usize) -> usize {
        self.rare_heaps.since(heap)
    }

    /// Whether the last rare heap is so long ago that none is expected soon.
    pub(crate) fn is_clear(&self) -> bool {
        let n = self.values.len();
        n >= FIRST_TILE && self.rare_heaps_since(n - (n / 8).min(MIN_CLEAR)) == 0
    }

    /// Computes the values of the next heaps, one or a few, unless an [`interrupt`] comes first.
    pub(crate) fn advance(&mut self) -> Result<(), SequenceError> {
        let n = self.values.len();
        if n >= FIRST_TILE.max(8 * self.moves.last) && !self.tile.has(n) && n.is_multiple_of(64) {
            self.begin_tile()?;
        }
        if self.keys.is_some() && self.tile.has(n) && self.tile.has(n + AT_ONCE - 1) {
            return self.level.run(NextHeaps(self));
        }
        spend(self.rare_heaps.since(0) * self.moves.split.len() / SPLITS_OF_UNIT)?;
        self.rare_heaps.mark(&self.moves, &self.values);
        let value = self.level.run(Step(self));
        self.push(value)
    }

    /// Processes the next heaps together, if there is a mask.
    fn begin_tile(&mut self) -> Result<(), SequenceError> {
        self.rare_heaps.review(&self.values);
        let mask = *self.rare_heaps.mask();
        if mask.bits == 0 {
            self.keys = None;
            return Ok(());
        }
        self.tile.build(self.level, &self.moves, (&mask, self.rare_heaps.largest()), &self.values)?;
        if self.level.run(HasFastLookup) && self.keys.as_ref().is_none_or(|keys| keys.mask != mask) {
            self.keys = PackedKeys::new(mask, &self.values);
        }
        Ok(())
    }

    /// Adds the value of the next heap, unless an interrupt has come, which makes the value wrong.
    fn push(&mut self, value: usize) -> Result<(), SequenceError> {
        if interrupt::is_set() {
            return Err(SequenceError::Stopped);
        }
        let n = self.values.len();
        let value = u16::try_from(value).map_err(|_| SequenceError::TooLarge { heap: n as u64 })?;
        self.values.push(value);
        self.rare_heaps.push(n, value);
        if self.keys.as_mut().is_some_and(|keys| keys.push(value).is_none()) {
            self.keys = None;
        }
        Ok(())
    }

    /// Returns the first rare value below a common one that no split reaches.
    #[inline(always)]
    fn missing<S: Simd>(&self, simd: S, common: usize) -> Option<usize> {
        let n = self.values.len();
        let has = self.tile.has(n);
        for word in 0.. {
            let mut open = if has { self.tile.open(n, false, word) } else { u64::MAX };
            while open != 0 {
                let index = 64 * word + open.trailing_zeros() as usize;
                let value = self.rare_heaps.mask().rare(to_u32(index), n) as usize;
                if value >= common {
                    return None;
                }
                let Ok(sum) = u16::try_from(value) else { return Some(value) };
                if !self.rare_heaps.is_marked(n, sum) && !self.is_reached(simd, sum) {
                    return Some(value);
                }
                open &= open - 1;
            }
        }
        None
    }

    /// Whether a value is reached by a split; false if an interrupt comes first.
    #[inline(always)]
    fn is_reached<S: Simd>(&self, simd: S, sum: u16) -> bool {
        let n = self.values.len();
        if spend(n * self.moves.split.len() / VECTOR_SPLITS_OF_UNIT).is_err() {
            return false;
        }
        for &t in self.moves.split.iter().filter(|&&t| n > t + 1) {
            let to = self.moves.half(n - t);
            let (rising, falling) = (&self.values[1..=to], &self.values[n - t - to..n - t]);
            let is_reached = if !self.threads.are_two() || rising.len() < MIN_SHARED_SPLITS {
                simd.find_wide_pair(rising, falling, sum).is_some()
            } else {
                self.is_reached_by_halves(rising, falling, sum)
            };
            if is_reached {
                return true;
            }
        }
        false
    }

    /// Whether a value is reached by a split; each of two threads scans half of the splits.
    fn is_reached_by_halves(&self, rising: &[u16], falling: &[u16], sum: u16) -> bool {
        let middle = rising.len() / 2;
        let (first, second) = rising.split_at(middle);
        let (below, above) = falling.split_at(rising.len() - middle);
        let find = |rising, falling| self.level.run(Find(rising, falling, sum));
        let (near, far) = self.threads.join(|| find(first, above), || find(second, below));
        near | far
    }

    /// Returns the known values of the moves from a heap, other than the splits that are searched.
    fn extra_values(&self, heap: usize) -> Vec<u16> {
        let n = self.values.len();
        let mut values: Vec<u16> = self.moves.take.iter().filter_map(|&t| self.values.get(heap - t).copied()).collect();
        for &t in &self.moves.split {
            for one in 1..AT_ONCE.saturating_sub(t) {
                let other = heap - t - one;
                if other < n {
                    values.push(self.values[one] ^ self.values[other]);
                }
            }
        }
        values
    }

    /// Searches for common values of the next heaps, and then for rare ones below them.
    #[inline(always)]
    fn search<S: Simd>(&self, simd: S, keys: &PackedKeys) -> [[Target; AT_ONCE]; 2] {
        let n = self.values.len();
        let context = SearchContext { moves: &self.moves, keys, tile: &self.tile };
        // Usually half as many again as needed, so that one of them is the least that is not reached.
        let enough = self.open * 3 / 128 + 8;
        let mut commons =
            std::array::from_fn(|i| Target::new(n + i, true, (usize::MAX, enough), self.extra_values(n + i)));
        split_search::search(simd, &context, &mut commons);
        let mask = &keys.mask;
        let mut rares = std::array::from_fn(|i| {
            let common = commons[i].missing(mask).next();
            let limit = common.map_or(usize::MAX, |common| mask.rares_below(common));
            Target::new(n + i, false, (limit, u32::MAX), commons[i].extra_values.clone())
        });
        split_search::search(simd, &context, &mut rares);
        [commons, rares]
    }

    /// Returns the value of the next heap, once all heaps before it are known.
    #[inline(always)]
    fn next_value<S: Simd>(&self, simd: S, mask: &Mask, common: &Target, rare: &Target) -> usize {
        let heap = self.values.len();
        let extra_values = self.extra_values(heap);
        let is_extra = |value: u32| u16::try_from(value).is_ok_and(|value| extra_values.contains(&value));
        let is_missing = |value: &u32| {
            u16::try_from(*value).is_ok_and(|value| !extra_values.contains(&value) && !self.is_reached(simd, value))
        };
        // If equal parts are not allowed, neither they nor their value are searched for.
        let zero = |common: bool| self.tile.open(heap, common, 0) & 1 == 1;
        if self.moves.unequal && zero(!mask.is_rare(0, heap)) && is_missing(&0) {
            return 0;
        }
        let first_missing = |target: &Target| target.missing(mask).find(|&value| !is_extra(value));
        let common = first_missing(common).or_else(|| common.remaining(mask).find(is_missing)).unwrap_or(1 << 16);
        let rare =
            first_missing(rare).or_else(|| rare.remaining(mask).take_while(|&value| value < common).find(is_missing));
        rare.unwrap_or(common) as usize
    }
}

/// Converts a number that is known to fit into 32 bits.
fn to_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Whether the machine looks up bytes fast.
struct HasFastLookup;

impl Kernel for HasFastLookup {
    type Output = bool;
    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> bool {
        S::HAS_FAST_LOOKUP
    }
}

/// Computes the next few values, by a search of all splits.
struct NextHeaps<'a>(&'a mut Scan);

impl Kernel for NextHeaps<'_> {
    type Output = Result<(), SequenceError>;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Result<(), SequenceError> {
        let scan = self.0;
        let Some(keys) = &scan.keys else { return Ok(()) };
        let mask = keys.mask;
        let [commons, rares] = scan.search(simd, keys);
        for (common, rare) in commons.iter().zip(&rares) {
            let value = scan.next_value(simd, &mask, common, rare);
            let open = scan.tile.open_below(scan.values.len(), mask.index(to_u32(value)) as usize);
            scan.open = scan.open - scan.open / 64 + open;
            scan.push(value)?;
        }
        Ok(())
    }
}

/// Computes one value.
struct Step<'a>(&'a Scan);

impl Kernel for Step<'_> {
    type Output = usize;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> usize {
        let common = self.0.rare_heaps.least_common(self.0.values.len());
        self.0.missing(simd, common).unwrap_or(common)
    }
}

/// Whether a pair of values, one from each slice, has a nim-sum: half of a scan.
struct Find<'a>(&'a [u16], &'a [u16], u16);

impl Kernel for Find<'_> {
    type Output = bool;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> bool {
        simd.find_wide_pair(self.0, self.1, self.2).is_some()
    }
}
