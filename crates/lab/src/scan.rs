//! Pair scans, for games that are not sparse: mark the nim-sums of the first splits until few values are left below the
//! one expected, then look for each of these in turn, many splits at once.
use crate::{
    Level, SequenceError,
    moves::Moves,
    simd::{Kernel, Simd},
};

/// Computes values by scanning all splits.
pub(crate) struct Scan {
    moves: Moves,
    level: Level,
    threads: usize,
    pub(crate) values: Vec<u16>,
    marks: Vec<bool>,
    /// About how large values are.
    expected: usize,
    largest: usize,
    /// 64 times the average of the last values.
    average: u64,
}

/// How many splits are marked before looking again how many values are left.
const ROUND: usize = 1024;
/// With so few values left, scans are faster than marks.
const FEW: usize = 12;
/// From so many splits on, a scan that fails is worth two threads.
const WORTH_A_THREAD: usize = 1 << 19;

impl Scan {
    /// Goes on after some values, perhaps none.
    pub(crate) fn new(moves: Moves, level: Level, threads: usize, values: Vec<u16>) -> Scan {
        let largest = usize::from(values.iter().copied().max().unwrap_or(0));
        Scan {
            moves,
            level,
            threads,
            values,
            marks: Vec::new(),
            expected: largest,
            largest,
            average: 64 * largest as u64,
        }
    }

    /// Computes the value of the next heap.
    pub(crate) fn step(&mut self) -> Result<u32, SequenceError> {
        let value = self.level.run(Step(self));
        let narrow = u16::try_from(value).map_err(|_| SequenceError::TooLarge { heap: self.values.len() as u64 })?;
        self.values.push(narrow);
        let value = usize::from(narrow);
        self.largest = self.largest.max(value);
        self.average += value as u64;
        self.average -= self.average / 64;
        self.expected = usize::try_from(self.average / 64).unwrap_or(value);
        Ok(u32::from(narrow))
    }

    /// The number of the split from which on nothing is marked yet.
    fn mark(&mut self) -> usize {
        let Scan { moves, values, marks, expected, largest, .. } = self;
        let n = values.len();
        let size = 2 * (*largest + 1).next_power_of_two();
        marks.clear();
        marks.resize(size, false);
        if moves.whole.contains(&n) {
            marks[0] = true;
        }
        moves.take.iter().filter(|&&t| n > t).for_each(|&t| marks[usize::from(values[n - t])] = true);
        let most = moves.split.iter().map(|&t| moves.half(n.saturating_sub(t))).max().unwrap_or(0);
        let (mut from, mut before) = (1, usize::MAX);
        while from <= most {
            for &t in moves.split.iter().filter(|&&t| n > t + 1) {
                let to = moves.half(n - t).min(from + ROUND - 1);
                if from <= to {
                    let falling = &values[n - t - to..=n - t - from];
                    for (a, b) in values[from..=to].iter().zip(falling.iter().rev()) {
                        marks[usize::from(a ^ b) & (size - 1)] = true;
                    }
                }
            }
            from += ROUND;
            let left = marks[..*expected + 1].iter().filter(|&&mark| !mark).count();
            // When marks strike out few values only, the others may be beyond the one that is looked for.
            if left <= FEW || left > before - before / 8 {
                break;
            }
            before = left;
        }
        from
    }

    /// Whether a split from one on has this value.
    #[inline(always)]
    fn is_reached<S: Simd>(&self, simd: S, from: usize, sum: u16) -> bool {
        let n = self.values.len();
        for &t in self.moves.split.iter().filter(|&&t| n > t + 1) {
            let to = self.moves.half(n - t);
            if from > to {
                continue;
            }
            let (rising, falling) = (&self.values[from..=to], &self.values[n - t - to..=n - t - from]);
            let found = if self.threads < 2 || rising.len() < WORTH_A_THREAD {
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
        std::thread::scope(|scope| {
            let other = scope.spawn(|| self.level.run(Find(second, below, sum)));
            self.level.run(Find(first, above, sum)) | other.join().expect("a scan does not panic")
        })
    }
}

/// One step, at some level.
struct Step<'a>(&'a mut Scan);

impl Kernel for Step<'_> {
    type Output = usize;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> usize {
        let unmarked = self.0.mark();
        let mut value = 0;
        loop {
            let marked = self.0.marks.get(value).copied().unwrap_or(false);
            let reached = marked || u16::try_from(value).is_ok_and(|sum| self.0.is_reached(simd, unmarked, sum));
            if !reached {
                return value;
            }
            value += 1;
        }
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
