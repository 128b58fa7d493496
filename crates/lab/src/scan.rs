//! Pair scans, for games with many rare heaps.
//!
//! A common value is reached only by splits with a rare heap, so all of these are marked, for a few heaps at once; the
//! least common value without a mark is the answer unless a rare value below it is reached by no split. Those are known
//! from [`strips`](Strips), or else each is looked for in all splits, many at once.
mod rares;
mod strips;
use self::{rares::Rares, strips::Strips};
use crate::{
    Level, SequenceError,
    moves::Moves,
    simd::{Kernel, Simd},
    threads::Threads,
};

/// Computes values by scanning all splits.
pub(crate) struct Scan {
    pub(crate) moves: Moves,
    pub(crate) level: Level,
    pub(crate) threads: Threads,
    pub(crate) values: Vec<u16>,
    rares: Rares,
    strips: Strips,
}

/// From this heap on, many heaps are looked at together.
const TOGETHER: usize = 1 << 12;
/// When so many heaps are not rare, those to come are likely not to be either.
const CLEAR: usize = 1 << 12;
/// From so many splits on, a scan that fails is worth two threads.
const WORTH_A_THREAD: usize = 1 << 19;

impl Scan {
    /// Goes on after some values, perhaps none.
    pub(crate) fn new(moves: Moves, level: Level, threads: Threads, values: Vec<u16>) -> Scan {
        let mut rares = Rares::new(&moves);
        values.iter().enumerate().for_each(|(heap, &value)| rares.push(heap, value));
        Scan { moves, level, threads, values, rares, strips: Strips::default() }
    }

    /// How many heaps from one on are rare.
    pub(crate) fn rares_since(&self, heap: usize) -> usize {
        self.rares.since(heap)
    }

    /// Whether no heap was rare for so long that none is expected soon.
    pub(crate) fn is_clear(&self) -> bool {
        let n = self.values.len();
        n >= TOGETHER && self.rares_since(n - (n / 8).min(CLEAR)) == 0
    }

    /// Computes the value of the next heap.
    pub(crate) fn step(&mut self) -> Result<u32, SequenceError> {
        let n = self.values.len();
        if n >= TOGETHER.max(8 * self.moves.last) && !self.strips.has(n) {
            self.rares.review(&self.values);
            self.strips.make(self.level, &self.moves, self.rares.mask(), &self.values);
        }
        self.rares.mark(&self.moves, &self.values);
        let value = self.level.run(Step(self));
        let narrow = u16::try_from(value).map_err(|_| SequenceError::TooLarge { heap: n as u64 })?;
        self.values.push(narrow);
        self.rares.push(n, narrow);
        Ok(u32::from(narrow))
    }

    /// The first rare value below a common one that no split reaches.
    #[inline(always)]
    fn missing<S: Simd>(&self, simd: S, common: usize) -> Option<usize> {
        let n = self.values.len();
        let known = if self.strips.has(n) { self.strips.known() } else { 0 };
        for group in 0..known.min(common).div_ceil(64) {
            let mut open = self.strips.open(n, group);
            while open != 0 {
                let value = 64 * group + open.trailing_zeros() as usize;
                if value >= common {
                    return None;
                }
                if !self.is_reached(simd, value) {
                    return Some(value);
                }
                open &= open - 1;
            }
        }
        (known..common).find(|&value| !self.is_reached(simd, value))
    }

    /// Whether a rare value is reached, or is not rare but common.
    #[inline(always)]
    fn is_reached<S: Simd>(&self, simd: S, value: usize) -> bool {
        let n = self.values.len();
        let Ok(sum) = u16::try_from(value) else { return false };
        if self.rares.is_marked(n, sum) || !self.rares.mask().is_rare(u32::from(sum), n) {
            return true;
        }
        for &t in self.moves.split.iter().filter(|&&t| n > t + 1) {
            let to = self.moves.half(n - t);
            let (rising, falling) = (&self.values[1..=to], &self.values[n - t - to..n - t]);
            let found = if !self.threads.are_two() || rising.len() < WORTH_A_THREAD {
                simd.find_wide_pair(rising, falling, sum).is_some()
            } else {
                self.both(rising, falling, sum)
            };
            if found {
                return true;
            }
        }
        false
    }

    /// The same with two threads.
    fn both(&self, rising: &[u16], falling: &[u16], sum: u16) -> bool {
        let middle = rising.len() / 2;
        let (first, second) = rising.split_at(middle);
        let (below, above) = falling.split_at(rising.len() - middle);
        let find = |rising, falling| self.level.run(Find(rising, falling, sum));
        let (near, far) = self.threads.both(|| find(first, above), || find(second, below));
        near | far
    }
}

/// One step, at some level.
struct Step<'a>(&'a Scan);

impl Kernel for Step<'_> {
    type Output = usize;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> usize {
        let common = self.0.rares.least_common(self.0.values.len());
        self.0.missing(simd, common).unwrap_or(common)
    }
}

/// One half of a scan.
struct Find<'a>(&'a [u16], &'a [u16], u16);

impl Kernel for Find<'_> {
    type Output = bool;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> bool {
        simd.find_wide_pair(self.0, self.1, self.2).is_some()
    }
}
