//! The methods that compute values, and the choice of one for a game.
pub(crate) mod general;
pub(crate) mod plain;
mod scan;
pub(crate) mod sparse;
mod subtraction;

use crate::{Code, SequenceError, SimdLevel, interrupt, storage::values::Values, threads::Threads};
use general::General;
use plain::Plain;
use scan::Scan;
use sparse::{Past, Sparse};
use std::{fmt, str::FromStr};
use subtraction::Subtraction;

/// A method of computing values. All methods give the same values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SequenceMethod {
    /// All moves, one by one: codes with finitely many digits up to 7.
    Plain,
    /// Rare and common values, many heaps at once: the same codes, fast if few heaps are rare.
    Sparse,
    /// All splits, many at once: the same codes, fast if many heaps are rare.
    Scan,
    /// One word for each heap: games that never split a heap, with fewer than 63 subtraction numbers.
    Subtraction,
    /// Sets of nim-sums: every code.
    Sets,
}

impl SequenceMethod {
    /// All methods.
    pub const ALL: [SequenceMethod; 5] = [
        SequenceMethod::Plain,
        SequenceMethod::Sparse,
        SequenceMethod::Scan,
        SequenceMethod::Subtraction,
        SequenceMethod::Sets,
    ];

    /// Returns the name of the method, which `FromStr` reads.
    pub fn name(self) -> &'static str {
        match self {
            SequenceMethod::Plain => "plain",
            SequenceMethod::Sparse => "sparse",
            SequenceMethod::Scan => "scan",
            SequenceMethod::Subtraction => "subtraction",
            SequenceMethod::Sets => "sets",
        }
    }

    /// Whether the method works for a code.
    pub fn fits(self, code: &Code) -> bool {
        match (self, code.moves()) {
            (SequenceMethod::Sets, _) => true,
            (_, None) => false,
            (SequenceMethod::Plain, Some(_)) => true,
            (SequenceMethod::Sparse | SequenceMethod::Scan, Some(moves)) => !moves.split.is_empty(),
            (SequenceMethod::Subtraction, Some(moves)) => Subtraction::fits(&moves),
        }
    }

    /// Returns the best method for a code.
    pub fn best(code: &Code) -> SequenceMethod {
        let fast = [SequenceMethod::Subtraction, SequenceMethod::Sparse];
        fast.into_iter().find(|method| method.fits(code)).unwrap_or(SequenceMethod::Sets)
    }
}

impl fmt::Display for SequenceMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for SequenceMethod {
    type Err = ParseMethodError;

    fn from_str(text: &str) -> Result<SequenceMethod, ParseMethodError> {
        SequenceMethod::ALL
            .into_iter()
            .find(|method| method.name() == text)
            .ok_or_else(|| ParseMethodError(text.to_owned()))
    }
}

/// The error for a text that is not the name of a [`SequenceMethod`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a method: expected plain, sparse, scan, subtraction or sets")]
pub struct ParseMethodError(String);

/// A method at work on a game.
pub(crate) enum Solver {
    Plain(Plain),
    Sparse(Box<Sparse>),
    Scan(Box<Scan>),
    Subtraction(Subtraction),
    Sets(General),
}

/// Number of values that methods which go heap by heap compute in one call.
const STEPS: usize = 256;
/// Number of splits that are looked at one by one in the time of a unit of work.
pub(crate) const SPLITS_OF_UNIT: usize = 64;
/// Number of splits that vectors look at in the time of a unit of work.
pub(crate) const VECTOR_SPLITS_OF_UNIT: usize = 2048;
/// Number of forgotten heaps that are looked at between two checks for an interrupt.
const HEAPS_PER_CHECK: usize = 1 << 16;
/// Number of lookups per value above which scans are faster, if more rare heaps keep occurring.
const MAX_SPARSE_LOOKUPS: usize = 300;

/// Counts these units of work and one more, and returns an error if the work of this thread is to end.
pub(crate) fn spend(units: usize) -> Result<(), SequenceError> {
    if interrupt::spend(1 + units as u64) { Err(SequenceError::Stopped) } else { Ok(()) }
}

impl Solver {
    /// Starts with heap 0.
    pub(crate) fn new(
        code: &Code,
        method: SequenceMethod,
        level: SimdLevel,
        threads: &Threads,
    ) -> Result<Solver, SequenceError> {
        let error = |expected| SequenceError::Method { method: method.name(), code: code.to_string(), expected };
        if !method.fits(code) {
            return Err(error(match method {
                SequenceMethod::Subtraction => "a game that never splits heaps, with fewer than 63 subtraction numbers",
                _ => "finitely many digits up to 7, and splits except for plain",
            }));
        }
        Ok(match (method, code.moves()) {
            (SequenceMethod::Plain, Some(moves)) => Solver::Plain(Plain::new(moves)),
            (SequenceMethod::Sparse, Some(moves)) => {
                Solver::Sparse(Box::new(Sparse::new(moves, level, threads.clone())))
            }
            (SequenceMethod::Scan, Some(moves)) => {
                Solver::Scan(Box::new(Scan::new(moves, level, threads.clone(), Vec::new())))
            }
            (SequenceMethod::Subtraction, Some(moves)) => Solver::Subtraction(Subtraction::new(moves)),
            _ => Solver::Sets(General::new(code)),
        })
    }

    /// Returns the method.
    pub(crate) fn method(&self) -> SequenceMethod {
        match self {
            Solver::Plain(_) => SequenceMethod::Plain,
            Solver::Sparse(_) => SequenceMethod::Sparse,
            Solver::Scan(_) => SequenceMethod::Scan,
            Solver::Subtraction(_) => SequenceMethod::Subtraction,
            Solver::Sets(_) => SequenceMethod::Sets,
        }
    }

    /// Computes some more values; fewer, and an error, if an [`interrupt`] comes first.
    pub(crate) fn advance(&mut self, values: &mut Values) -> Result<(), SequenceError> {
        match self {
            Solver::Sparse(sparse) => {
                let from = sparse.view.verified;
                let result = sparse.advance(&mut StoredValues { values });
                if sparse.view.verified == from + sparse.bytes.len() {
                    values.extend_bytes(&sparse.bytes, sparse.view.largest);
                } else if sparse.view.verified > from {
                    values.extend(&sparse.view.window.since(from)[..sparse.view.verified - from]);
                }
                return result;
            }
            Solver::Plain(plain) => {
                for _ in 0..STEPS {
                    spend(plain.splits() / SPLITS_OF_UNIT)?;
                    values.push(plain.step());
                }
            }
            Solver::Subtraction(game) => {
                spend(STEPS)?;
                (0..STEPS).for_each(|_| values.push(game.step()));
            }
            Solver::Scan(scan) => {
                let from = scan.values.len();
                let mut result = Ok(());
                while result.is_ok() && scan.values.len() < from + STEPS {
                    result = scan.advance();
                }
                values.extend(&scan.values[from..]);
                return result;
            }
            Solver::Sets(sets) => {
                for _ in 0..STEPS {
                    values.push(sets.step()?);
                }
            }
        }
        Ok(())
    }

    /// Accepts the values of the next heaps from outside, if the method can; returns whether it can.
    pub(crate) fn feed(&mut self, values: &[u32]) -> Result<bool, SequenceError> {
        let Solver::Sparse(sparse) = self else { return Ok(false) };
        for &value in values {
            sparse.feed(value)?;
        }
        Ok(true)
    }

    /// Whether the sparse method can continue with whole tiles instead of scans.
    pub(crate) fn is_clear(&self) -> bool {
        matches!(self, Solver::Scan(scan) if scan.is_clear())
    }

    /// Switches to scans if many heaps are rare, and back to the sparse method when rare heaps have become few.
    pub(crate) fn reconsider(&mut self, values: &Values) -> Result<(), SequenceError> {
        match self {
            Solver::Sparse(sparse) => {
                let n = sparse.view.verified;
                let recent = sparse.view.rare_heaps.iter().rev().take_while(|&&(heap, _)| heap > n / 2).count();
                let is_dense = sparse.view.rare_heaps.len() * sparse.view.moves.split.len() > MAX_SPARSE_LOOKUPS
                    && recent > n / 64;
                if is_dense && values.start() == 0 && values.len() == n && sparse.wide_index.is_none() {
                    let narrow = values.range(0..n).iter().map(|&value| (value & 0xffff) as u16).collect();
                    let (moves, threads) = (sparse.view.moves.clone(), sparse.view.threads.clone());
                    *self = Solver::Scan(Box::new(Scan::new(moves, sparse.view.level, threads, narrow)));
                }
            }
            Solver::Scan(scan)
                if scan.is_clear() || scan.rare_heaps_since(scan.values.len() / 2) < scan.values.len() / 512 =>
            {
                let mut sparse = Sparse::new(scan.moves.clone(), scan.level, scan.threads.clone());
                for &value in &scan.values {
                    sparse.feed(value.into())?;
                }
                *self = Solver::Sparse(Box::new(sparse));
            }
            _ => {}
        }
        Ok(())
    }
}

/// Looks up pairs among the values in memory.
pub(crate) struct StoredValues<'a> {
    values: &'a Values,
}

impl<'a> StoredValues<'a> {
    #[cfg(test)]
    pub(crate) fn new(values: &'a Values) -> StoredValues<'a> {
        StoredValues { values }
    }
}

impl Past for StoredValues<'_> {
    fn reaches(&mut self, rest: usize, from: usize, to: usize, sum: u16) -> Result<bool, SequenceError> {
        if self.values.start() > from {
            return Err(SequenceError::Forgotten { heap: rest as u64 });
        }
        let mut from = from;
        while from <= to {
            let end = to.min(from + HEAPS_PER_CHECK - 1);
            spend((end - from) / SPLITS_OF_UNIT)?;
            if self.values.has_pair(rest, from, end, sum) {
                return Ok(true);
            }
            from = end + 1;
        }
        Ok(false)
    }

    fn value(&mut self, heap: usize) -> Result<u16, SequenceError> {
        let value = self.values.get(heap).and_then(|value| u16::try_from(value).ok());
        value.ok_or(SequenceError::Forgotten { heap: heap as u64 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_read_by_name_and_other_words_are_refused() {
        for method in SequenceMethod::ALL {
            assert_eq!(method.to_string().parse(), Ok(method));
        }
        let error = "fast".parse::<SequenceMethod>().unwrap_err();
        let names = SequenceMethod::ALL.map(SequenceMethod::name);
        assert!(error.to_string().starts_with("`fast` is not a method"), "{error}");
        assert!(names.iter().all(|name| error.to_string().contains(name)), "{error}");
    }
}
