//! The sparse method: computes values one by one while rare heaps keep occurring, and whole tiles of heaps otherwise.
//!
//! One `step` is exact by itself: the value of a heap is the least common value that no rare heap excludes, unless a
//! smaller rare value is not an option, and that is looked up. The [kernels](crate::kernels) do the same for thousands
//! of heaps at once and verify the rare values afterwards. If one is missing, its heap is rare; the values from there
//! on are discarded, and the method continues with steps.
use crate::{
    SequenceError, SimdLevel,
    codes::moves::Moves,
    kernels::{
        lookup::{SplitLookup, look_up_split},
        small_index::{self, SmallIndex},
        view::View,
        wide_index::{self, Layout, WideIndex, witness::WitnessLists},
    },
    methods::{SPLITS_OF_UNIT, VECTOR_SPLITS_OF_UNIT, spend},
    simd::{Kernel, Simd},
    storage::window::REACH,
    threads::Threads,
};
use verify::is_reached_in_past;

mod verify;

/// Looks up heaps that the window has forgotten.
pub(crate) trait Past {
    /// Whether heaps `a` and `rest - a` have values that add up to `sum`, for an `a` in `from..=to`.
    fn reaches(&mut self, rest: usize, from: usize, to: usize, sum: u16) -> Result<bool, SequenceError>;

    /// Returns the value of a heap.
    fn value(&mut self, heap: usize) -> Result<u16, SequenceError>;
}

/// The sparse method: the known values of a game, and the state from which it continues.
pub(crate) struct Sparse {
    pub(crate) view: View,
    /// The largest heap that any split needed for a rare value splits off.
    pub(crate) reach: usize,
    /// The first heap for which everything was looked up with the current mask.
    pub(crate) since: usize,
    next_review: usize,
    pub(crate) wide_index: Option<WideIndex>,
    pub(crate) small_index: Option<Box<SmallIndex>>,
    /// Lists of witnesses from earlier tiles.
    lists: Option<WitnessLists>,
    /// The method makes steps up to this heap, because a tile could not hold the value of the heap before it.
    tiles_from: usize,
    /// Number of times that values were discarded.
    rollbacks: usize,
    marks: Vec<bool>,
    /// The values of the last tile, if all are small.
    pub(crate) bytes: Vec<u8>,
}

/// A rare heap counts as isolated if the gap before it is this many times as long as tiles need.
const ISOLATION_FACTOR: usize = 4;
/// The mask does not change any more beyond this heap.
const LAST_REVIEW: usize = REACH / 2;

impl Sparse {
    /// Starts with heap 0.
    pub(crate) fn new(moves: Moves, level: SimdLevel, threads: Threads) -> Sparse {
        Sparse {
            view: View::new(moves, level, threads),
            reach: 0,
            since: 0,
            next_review: 64,
            wide_index: None,
            small_index: None,
            lists: None,
            tiles_from: 0,
            rollbacks: 0,
            marks: vec![],
            bytes: vec![],
        }
    }

    /// Computes some more values; those from the old to the new [`verified`](View::verified) are new.
    pub(crate) fn advance(&mut self, past: &mut dyn Past) -> Result<(), SequenceError> {
        let level = self.view.level;
        self.bytes.clear();
        if self.wide_index.is_none() {
            self.drop_unverified();
        }
        if self.can_use_tiles() {
            spend(small_index::TILE * (1 + self.entries()) / VECTOR_SPLITS_OF_UNIT)?;
            return level.run(NextTile { sparse: self, past });
        }
        self.drop_unverified();
        self.small_index = None;
        self.view.window.lengthen(past);
        level.run(Steps { sparse: self, past, most: 256 })
    }

    /// Forgets the tiles, and the values that they have computed but not verified.
    fn drop_unverified(&mut self) {
        self.wide_index = None;
        if self.view.window.len() > self.view.verified {
            self.view.window.truncate(self.view.verified);
            self.small_index = None;
        }
    }

    /// Whether tiles can be used: no rare heap has occurred for a while, so that a tile is likely to have none.
    fn can_use_tiles(&self) -> bool {
        let n = self.view.window.len();
        let rare = |back: usize| self.view.rare_heaps.len().checked_sub(back).map_or(0, |i| self.view.rare_heaps[i].0);
        let clear = 64 + self.view.moves.last;
        let long = (n / 8).clamp(clear, 2048);
        // A rare heap that occurs alone after a long gap is not the first of many.
        let is_isolated = rare(1) - rare(2) >= ISOLATION_FACTOR * long && n - rare(1) >= clear;
        self.view.mask.bits != 0
            && n >= self.tiles_from
            && n >= 1024.max(8 * self.view.moves.last)
            && (self.wide_index.is_some() || self.small_index.is_some() || n.is_multiple_of(64))
            && (n - rare(1) >= long || is_isolated)
            && (SmallIndex::fits(&self.view) || Layout::fits(&self.view))
    }

    /// Returns the number of entries: rare heaps together with a number of tokens taken.
    pub(crate) fn entries(&self) -> usize {
        self.view.rare_heaps.len() * self.view.moves.split.len()
    }

    /// Computes the value of the next heap, unless an [`interrupt`](crate::interrupt) comes first.
    #[inline(always)]
    fn step<S: Simd>(&mut self, simd: S, past: &mut dyn Past) -> Result<(), SequenceError> {
        let n = self.view.window.len();
        spend(self.entries() / SPLITS_OF_UNIT)?;
        if n >= self.next_review && n <= LAST_REVIEW {
            self.review_mask();
        }
        let size = 2 * (usize::from(self.view.largest) + 1).next_power_of_two();
        self.marks.clear();
        self.marks.resize(2 * size, false);
        self.mark_taken(n);
        self.mark_split(past, n)?;
        let is_rare = |value: usize| self.view.mask.is_rare(u32::try_from(value).unwrap_or(0), n);
        let common = (0..2 * size).find(|&value| !self.marks[value] && !is_rare(value)).unwrap_or(2 * size);
        let mut value = common;
        for sum in 0..common {
            if !self.marks[sum] && (self.view.mask.bits == 0 || !self.is_reached(simd, past, n, sum)?) {
                value = sum;
                break;
            }
        }
        self.push(value)
    }

    /// Marks the values of the moves that leave one heap or none.
    fn mark_taken(&mut self, n: usize) {
        if self.view.moves.whole.contains(&n) {
            self.marks[0] = true;
        }
        for &t in self.view.moves.take.iter().filter(|&&t| n > t) {
            self.marks[usize::from(self.view.window.value(n - t))] = true;
        }
    }

    /// Marks the values of splits with a rare heap.
    #[inline(always)]
    fn mark_split(&mut self, past: &mut dyn Past, n: usize) -> Result<(), SequenceError> {
        let start = self.view.window.start();
        for &t in self.view.moves.split.iter().filter(|&&t| n > t + 1) {
            let rest = n - t;
            let values = self.view.window.since(start);
            let fitting = self.view.rare_heaps.partition_point(|&(heap, _)| heap < rest);
            // The other heap is one of the last, unless the rare heap itself is large.
            let near_end = self.view.rare_heaps.partition_point(|&(heap, _)| heap + start <= rest).min(fitting);
            for &(heap, value) in &self.view.rare_heaps[..near_end] {
                if !(self.view.moves.unequal && 2 * heap == rest) {
                    self.marks[usize::from(values[rest - heap - start] ^ value)] = true;
                }
            }
            for &(heap, value) in &self.view.rare_heaps[near_end..fitting] {
                let other = match self.view.window.head.get(rest - heap) {
                    Some(&other) => other,
                    None => past.value(rest - heap)?,
                };
                if !(self.view.moves.unequal && 2 * heap == rest) {
                    self.marks[usize::from(other ^ value)] = true;
                }
            }
        }
        Ok(())
    }

    /// Whether some split has this value.
    #[inline(always)]
    fn is_reached<S: Simd>(
        &mut self,
        simd: S,
        past: &mut dyn Past,
        n: usize,
        sum: usize,
    ) -> Result<bool, SequenceError> {
        let Ok(sum) = u16::try_from(sum) else { return Ok(false) };
        spend(n.min(REACH) * self.view.moves.split.len() / VECTOR_SPLITS_OF_UNIT)?;
        match look_up_split(simd, &self.view.moves, &self.view.window, n, sum) {
            SplitLookup::Yes(heap) => {
                self.reach = self.reach.max(heap);
                Ok(true)
            }
            SplitLookup::No => Ok(false),
            SplitLookup::Unknown => {
                let is_reached = is_reached_in_past(&self.view.moves, &self.view.window, past, n, sum)?;
                self.reach = if is_reached { self.reach.max(n) } else { self.reach };
                Ok(is_reached)
            }
        }
    }

    /// Accepts the value of the next heap from outside.
    pub(crate) fn feed(&mut self, value: u32) -> Result<(), SequenceError> {
        self.drop_unverified();
        self.small_index = None;
        let n = self.view.window.len();
        if n >= self.next_review && n <= LAST_REVIEW {
            self.review_mask();
        }
        self.since = n + 1;
        self.push(value as usize)
    }

    fn push(&mut self, value: usize) -> Result<(), SequenceError> {
        let n = self.view.window.len();
        let value = u16::try_from(value).map_err(|_| SequenceError::TooLarge { heap: n as u64 })?;
        self.view.window.extend(&[value]);
        self.widen_mask(n, value);
        self.view.largest = self.view.largest.max(value);
        if n > 0 && self.view.mask.is_rare(u32::from(value), n) {
            self.view.rare_heaps.push((n, value));
        }
        self.view.verified = n + 1;
        Ok(())
    }

    /// Adds a bit that no value had before to the mask, if that makes the first value with it common.
    ///
    /// Nothing else changes: smaller values stay rare or common, and lookups made so far stay valid.
    fn widen_mask(&mut self, n: usize, value: u16) {
        let is_new = usize::from(value) >= (usize::from(self.view.largest) + 1).next_power_of_two();
        if n > LAST_REVIEW && is_new && self.view.mask.is_rare(u32::from(value), n) {
            self.view.mask = self.view.mask.with(self.view.mask.bits | 1 << value.ilog2(), self.view.mask.positional);
            self.view.window.set_mask(self.view.mask);
        }
    }

    /// Checks whether another mask leaves fewer rare heaps.
    fn review_mask(&mut self) {
        let n = self.view.window.len();
        self.next_review = n + n / 4;
        let mask = self.view.mask.best(self.view.window.since(0));
        if mask == self.view.mask {
            return;
        }
        let rare = |&(heap, value): &(usize, u16)| heap > 0 && mask.is_rare(u32::from(value), heap);
        let values = self.view.window.since(0).iter().copied().enumerate();
        let rare_heaps: Vec<(usize, u16)> = values.filter(rare).collect();
        if self.view.mask.bits == 0 || rare_heaps.len() < self.view.rare_heaps.len() - self.view.rare_heaps.len() / 8 {
            self.view.rare_heaps = rare_heaps;
            self.view.mask = mask;
            self.view.window.set_mask(mask);
            (self.reach, self.since) = (0, n);
        }
    }
}

/// A number of exact steps.
struct Steps<'a> {
    sparse: &'a mut Sparse,
    past: &'a mut dyn Past,
    most: usize,
}

impl Kernel for Steps<'_> {
    type Output = Result<(), SequenceError>;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Result<(), SequenceError> {
        for _ in 0..self.most {
            self.sparse.step(simd, self.past)?;
            if self.sparse.can_use_tiles() {
                break;
            }
        }
        Ok(())
    }
}

/// One tile.
struct NextTile<'a> {
    sparse: &'a mut Sparse,
    past: &'a mut dyn Past,
}

impl Kernel for NextTile<'_> {
    type Output = Result<(), SequenceError>;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Result<(), SequenceError> {
        if SmallIndex::fits(&self.sparse.view) {
            self.sparse.next_small_tile(simd, self.past)
        } else {
            self.sparse.next_wide_tile(simd, self.past)
        }
    }
}

impl Sparse {
    /// Computes and verifies one tile by small indices.
    #[inline(always)]
    fn next_small_tile<S: Simd>(&mut self, simd: S, past: &mut dyn Past) -> Result<(), SequenceError> {
        let mut kernel = match self.small_index.take() {
            Some(kernel) => kernel,
            None => {
                self.view.window.shorten(small_index::look_back(&self.view));
                Box::new(SmallIndex::new(&self.view))
            }
        };
        let n = self.view.window.len();
        if let Err(position) = kernel.compute(simd) {
            self.tiles_from = n + position + 1;
            return Ok(());
        }
        kernel.write_values(simd, &mut self.bytes);
        self.view.window.extend_with(&self.bytes, kernel.indices());
        let verdict = kernel.verify(simd, &self.view, n);
        if self.accept(past, &verdict, n + small_index::TILE)? {
            self.small_index = Some(kernel);
        }
        Ok(())
    }

    /// Computes one tile by wide indices, and verifies it or the one before.
    #[inline(always)]
    fn next_wide_tile<S: Simd>(&mut self, simd: S, past: &mut dyn Past) -> Result<(), SequenceError> {
        let mut kernel = match self.wide_index.take() {
            Some(kernel) => kernel,
            None => WideIndex::start(simd, &self.view, self.lists.take()),
        };
        if self.wide_tile(simd, past, &mut kernel)? {
            self.wide_index = Some(kernel);
        } else {
            self.lists = Some(kernel.into_lists());
        }
        Ok(())
    }

    /// Does so with a given kernel; returns whether the next tile can use it too.
    #[inline(always)]
    fn wide_tile<S: Simd>(
        &mut self,
        simd: S,
        past: &mut dyn Past,
        kernel: &mut WideIndex,
    ) -> Result<bool, SequenceError> {
        let (n, before) = (self.view.window.len(), self.view.verified);
        let (computed, verdict) = kernel.compute(simd, &self.view, n);
        if let Some(verdict) = verdict
            && !self.accept(past, &verdict, n)?
        {
            return Ok(false);
        }
        if let Err(heap) = computed {
            self.tiles_from = heap + 1;
            return Ok(false);
        }
        self.view.window.extend(kernel.values());
        if let Some(verdict) = kernel.verify(simd, &self.view, n)
            && !self.accept(past, &verdict, n + wide_index::TILE)?
        {
            return Ok(false);
        }
        kernel.finish_tile(simd, &self.view);
        // A new layout computes the unverified tile again, so it pays only if another tile was verified now.
        Ok(!(self.view.verified > before && kernel.has_many_outliers()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;

    /// Kayles, which repeats with period 12 from heap 71 on.
    struct Kayles(Vec<u16>);

    impl Past for Kayles {
        fn reaches(&mut self, rest: usize, from: usize, to: usize, sum: u16) -> Result<bool, SequenceError> {
            Ok((from..=to).any(|heap| self.0[heap] ^ self.0[rest - heap] == sum))
        }

        fn value(&mut self, heap: usize) -> Result<u16, SequenceError> {
            Ok(self.0[heap])
        }
    }

    #[test]
    fn a_rare_heap_far_out_is_looked_up_with_heaps_that_the_window_has_forgotten() {
        let code: Code = "0.77".parse().unwrap();
        let mut sparse = Sparse::new(code.moves().unwrap(), SimdLevel::best(), Threads::new(1));
        let mut kayles = Kayles(vec![]);
        while sparse.view.verified < 500 {
            sparse.advance(&mut kayles).unwrap();
        }
        let first = sparse.view.window.since(0).to_vec();
        let folded = |heap: usize| if heap < 84 { heap } else { 72 + heap % 12 };
        let to = 3 * REACH + 5_000;
        kayles.0 = (0..to + 100).map(|heap| first[folded(heap)]).collect();
        for &value in &kayles.0[sparse.view.verified..to] {
            sparse.feed(value.into()).unwrap();
        }
        assert!(sparse.view.window.start() > 0);
        // Splits with these two are always looked at; their other parts are a small heap and a forgotten one.
        let (large, middle) = (to - 50, to - REACH - REACH / 2);
        assert!(to - middle > REACH && to - middle < sparse.view.window.start());
        sparse.view.rare_heaps.extend([middle, large].map(|heap| (heap, kayles.0[heap])));
        SimdLevel::best().run(Steps { sparse: &mut sparse, past: &mut kayles, most: 100 }).unwrap();
        assert_eq!(sparse.view.window.since(to), &kayles.0[to..]);
    }

    #[test]
    fn an_unverified_tile_is_forgotten_when_tiles_end() {
        let code: Code = "0.6".parse().unwrap();
        let mut sparse = Sparse::new(code.moves().unwrap(), SimdLevel::best(), Threads::new(2));
        let mut none = Kayles(vec![]);
        while sparse.view.window.len() == sparse.view.verified {
            sparse.advance(&mut none).unwrap();
        }
        let verified = sparse.view.verified;
        sparse.tiles_from = usize::MAX;
        sparse.advance(&mut none).unwrap();
        assert_eq!((sparse.view.window.len(), sparse.view.verified), (verified + 256, verified + 256));
    }
}
