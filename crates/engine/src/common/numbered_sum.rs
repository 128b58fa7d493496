//! Several games side by side, for solvers: positions are numbers, whatever games they came from.
//!
//! Two positions with the same options behave alike in every sum and under both conventions. [`Forms`] gives them the
//! same number, so that a heap of three is one thing in every game in which it occurs, and a sum is a sorted list of
//! numbers.
use crate::{
    any::Component,
    game::{Footprint, Game, Impartial, Packed, Size},
    interrupt,
    nim_value::{MexSet, NimValue},
    notation::ParseError,
    solve::OutOfBudget,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::{fmt, sync::Arc};

/// Counts the work on some options.
fn spend(options: usize) -> Result<(), OutOfBudget> {
    if interrupt::spend(1 + options as u64 / 16) { Err(OutOfBudget::Cancelled) } else { Ok(()) }
}

/// Positions of impartial games without cycles, numbered by their options.
#[derive(Debug)]
pub(crate) struct Forms {
    index: FxHashMap<Arc<[u32]>, u32>,
    options: Vec<Arc<[u32]>>,
    values: Vec<u32>,
}

impl Forms {
    /// The number of every position without a move.
    const END: u32 = 0;

    /// Starts with only the end.
    pub(crate) fn new() -> Forms {
        let mut forms = Forms { index: FxHashMap::default(), options: Vec::new(), values: Vec::new() };
        forms.number(Vec::new());
        forms
    }

    /// Adds all positions of a component; returns the number of each, unless an [`interrupt`] comes first.
    pub(crate) fn take_in(&mut self, component: &Component) -> Result<Vec<u32>, OutOfBudget> {
        let mut parents: Vec<Vec<u32>> = vec![Vec::new(); component.options.len()];
        for (position, options) in (0u32..).zip(&component.options) {
            spend(options.len())?;
            for &option in options {
                parents[option as usize].push(position);
            }
        }
        let mut missing: Vec<usize> = component.options.iter().map(Vec::len).collect();
        let mut numbers = vec![Forms::END; missing.len()];
        let mut ready: Vec<usize> = (0..missing.len()).filter(|&i| missing[i] == 0).collect();
        while let Some(position) = ready.pop() {
            spend(component.options[position].len() + parents[position].len())?;
            let options = component.options[position].iter().map(|&option| numbers[option as usize]);
            numbers[position] = self.number(options.collect());
            for &parent in &parents[position] {
                missing[parent as usize] -= 1;
                if missing[parent as usize] == 0 {
                    ready.push(parent as usize);
                }
            }
        }
        debug_assert!(missing.iter().all(|&options| options == 0), "only games without cycles can be summed");
        Ok(numbers)
    }

    fn number(&mut self, mut options: Vec<u32>) -> u32 {
        options.sort_unstable();
        options.dedup();
        if let Some(&number) = self.index.get(options.as_slice()) {
            return number;
        }
        let mut seen = MexSet::default();
        options.iter().for_each(|&option| seen.insert(self.values[option as usize]));
        let number = u32::try_from(self.options.len()).expect("components are numbered with 32 bits");
        let options: Arc<[u32]> = options.into();
        self.index.insert(Arc::clone(&options), number);
        self.options.push(options);
        self.values.push(seen.mex());
        number
    }

    /// The nim-value of a number.
    pub(crate) fn value(&self, number: u32) -> NimValue {
        NimValue(u128::from(self.values[number as usize]))
    }

    /// Number of positions that can be reached from a number, itself included, and of their moves.
    fn reach(&self, number: u32) -> (u128, u128) {
        let mut seen = FxHashSet::from_iter([number]);
        let mut open = vec![number];
        let mut moves = 0;
        while let Some(number) = open.pop() {
            let options = &self.options[number as usize];
            if spend(options.len()).is_err() {
                break;
            }
            moves += options.len() as u128;
            open.extend(options.iter().filter(|&&option| seen.insert(option)));
        }
        (seen.len() as u128, moves)
    }
}

/// A position of a sum: the numbers of its parts in rising order, ended parts left out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Numbers(SmallVec<[u32; 4]>);

impl FromIterator<u32> for Numbers {
    fn from_iter<I: IntoIterator<Item = u32>>(numbers: I) -> Numbers {
        let mut numbers: SmallVec<[u32; 4]> = numbers.into_iter().filter(|&number| number != Forms::END).collect();
        numbers.sort_unstable();
        Numbers(numbers)
    }
}

impl Footprint for Numbers {
    fn heap_bytes(&self) -> usize {
        if self.0.spilled() { self.0.capacity() * size_of::<u32>() } else { 0 }
    }

    fn pack(&self) -> Packed {
        self.0.iter().flat_map(|number| number.to_le_bytes()).collect()
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

/// A move of a sum: one number becomes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    part: usize,
    to: u32,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.part + 1, self.to)
    }
}

/// The sum of numbered games. It has no notation: positions are made from numbers, never read.
#[derive(Debug)]
pub(crate) struct Sums(pub(crate) Forms);

impl Game for Sums {
    type Position = Numbers;
    type Move = Step;

    fn read(&self, text: &str) -> Result<Numbers, ParseError> {
        Err(ParseError::new(text, "expected-summed-position"))
    }

    fn read_move(&self, text: &str) -> Result<Step, ParseError> {
        Err(ParseError::new(text, "expected-summed-move"))
    }

    fn moves(&self, position: &Numbers) -> impl Iterator<Item = Step> {
        // Equal parts have equal moves; one of them is enough.
        let numbers = &position.0;
        let parts = (0..numbers.len()).filter(move |&part| part == 0 || numbers[part - 1] != numbers[part]);
        parts.flat_map(move |part| self.0.options[numbers[part] as usize].iter().map(move |&to| Step { part, to }))
    }

    fn play(&self, position: &Numbers, mv: &Step) -> Numbers {
        let change = |(part, &number)| if part == mv.part { mv.to } else { number };
        position.0.iter().enumerate().map(change).collect()
    }

    /// Every choice of one reachable position per part is reachable, and at most `k!` choices of `k` parts are the same
    /// list. Parts so small that they would lower the bound are left out.
    fn size(&self, position: &Numbers) -> Size {
        let mut reach: Vec<(u128, u128)> = position.0.iter().map(|&number| self.0.reach(number)).collect();
        reach.sort_unstable();
        reach.reverse();
        let (mut positions, mut moves, mut orders) = (1u128, 0u128, 1u128);
        for (parts, (more, edges)) in (1u128..).zip(reach) {
            if more <= parts {
                break;
            }
            moves = moves.saturating_mul(more).saturating_add(positions.saturating_mul(edges));
            positions = positions.saturating_mul(more);
            orders = orders.saturating_mul(parts);
        }
        Size { positions: positions / orders, moves: moves / orders }
    }
}

impl Impartial for Sums {}
