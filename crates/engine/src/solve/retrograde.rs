//! Retrograde analysis: games with cycles, solved backwards from their ends.
use super::{
    Budget, Meter, OutOfBudget, Solution,
    walk::{Path, Walk, Wish},
};
use crate::{
    game::{Game, Impartial},
    graph::{LoopyValue, loopy_values},
    interrupt,
    nim_value::{MexSet, NimValue},
    outcome::{Convention, Ending, Outcome},
};
use std::collections::VecDeque;

mod numbered;

pub(crate) use numbered::NumberedRetrograde;

/// Number of edges that are followed in the time of a unit of work.
const EDGES_OF_UNIT: u64 = 8;

/// Outcomes and remoteness of everything that can be reached from a position.
#[derive(Debug)]
pub struct Retrograde<'g, G: Game> {
    path: Path<'g, G>,
    solved: Vec<Option<Solution>>,
    /// The nim-values, if they were asked for.
    values: Vec<Option<NimValue>>,
}

impl<'g, G: Game> Retrograde<'g, G> {
    /// Explores everything reachable and decides it; what stays undecided is a draw.
    pub fn solve(
        game: &'g G,
        convention: Convention,
        start: &G::Position,
        budget: Budget,
    ) -> Result<Self, OutOfBudget> {
        Ok(Self::explore(game, convention, start, budget)?.0)
    }

    fn explore(
        game: &'g G,
        convention: Convention,
        start: &G::Position,
        budget: Budget,
    ) -> Result<(Self, NumberedGraph), OutOfBudget> {
        let mut exploration = Exploration::new(game, budget);
        exploration.start(start)?;
        let graph = exploration.explore()?;
        let ended = |e: &Option<Ending>| e.map(|e| Solution { outcome: e.outcome(convention), remoteness: 0 });
        let ends = graph.endings.iter().map(ended).collect();
        let solved = decide(&graph.options, ends)?;
        Ok((Retrograde { path: exploration.path, solved, values: Vec::new() }, graph))
    }

    /// The same with the nim-values of normal play.
    pub(crate) fn solve_with_values(
        game: &'g G,
        convention: Convention,
        start: &G::Position,
        budget: Budget,
    ) -> Result<Self, OutOfBudget>
    where
        G: Impartial,
    {
        let (mut solved, graph) = Self::explore(game, convention, start, budget)?;
        if convention == Convention::Normal {
            let values = loopy_values(&graph.options).ok_or(OutOfBudget::Cancelled)?;
            let finite = |value| match value {
                LoopyValue::Finite(value) => Some(value),
                LoopyValue::Infinite(_) => None,
            };
            solved.values = values.into_iter().map(finite).collect();
        }
        Ok(solved)
    }

    /// The nim-value of a reachable position, if it was asked for and is not infinity.
    pub(crate) fn nim_value(&self, position: &G::Position) -> Option<NimValue> {
        let number = self.path.lookup(position.clone())?;
        self.values.get(number as usize).copied().flatten()
    }

    /// Number of explored positions.
    pub fn positions(&self) -> usize {
        self.solved.len()
    }

    /// The outcome and, unless it is a draw, the remoteness of a reachable position.
    pub fn value(&self, position: &G::Position) -> Option<Solution> {
        let number = self.path.lookup(position.clone())?;
        let draw = Solution { outcome: Outcome::Draw, remoteness: 0 };
        Some(self.solved[number as usize].unwrap_or(draw))
    }
}

/// Positions from which everything is to be explored.
pub(crate) struct Exploration<'g, G: Game> {
    path: Path<'g, G>,
    meter: Meter,
}

impl<'g, G: Game> Exploration<'g, G> {
    /// Starts without positions.
    pub(crate) fn new(game: &'g G, budget: Budget) -> Self {
        Exploration { path: Path::new(game, None), meter: Meter::new(budget) }
    }

    /// Adds a position to start from, and returns its number.
    pub(crate) fn start(&mut self, position: &G::Position) -> Result<u32, OutOfBudget> {
        match self.path.lookup(position.clone()) {
            Some(number) => Ok(number),
            None => self.path.add(position.clone(), &mut self.meter),
        }
    }

    /// Explores everything.
    pub(crate) fn explore(&mut self) -> Result<NumberedGraph, OutOfBudget> {
        NumberedGraph::all(&mut self.path, &mut self.meter)
    }
}

/// Numbered positions with the numbers of their options.
pub(crate) struct NumberedGraph {
    pub(crate) options: Vec<Vec<u32>>,
    endings: Vec<Option<Ending>>,
}

impl NumberedGraph {
    /// Explores everything that waits, breadth first, so that positions are entered in the order of their numbers.
    fn all(walk: &mut dyn Walk, meter: &mut Meter) -> Result<NumberedGraph, OutOfBudget> {
        let mut graph = NumberedGraph { options: Vec::new(), endings: Vec::new() };
        let mut seen = walk.len();
        while graph.options.len() < seen {
            meter.position(size_of::<Vec<u32>>() + size_of::<Option<Ending>>())?;
            walk.enter_first();
            let ending = walk.ending();
            let mut options = Vec::new();
            if ending.is_none() {
                walk.options(0, usize::MAX, meter, &mut |number, _| {
                    options.push(number);
                    let is_new = number as usize == seen;
                    seen += usize::from(is_new);
                    if is_new { Wish::Wait } else { Wish::Skip }
                })?;
            }
            walk.leave();
            // Each edge is stored twice, forwards here and backwards in `decide`.
            meter.store(2 * size_of::<u32>() * options.len())?;
            graph.options.push(options);
            graph.endings.push(ending);
        }
        Ok(graph)
    }
}

/// Counts the work on some edges.
fn spend(edges: usize) -> Result<(), OutOfBudget> {
    if interrupt::spend(1 + edges as u64 / EDGES_OF_UNIT) { Err(OutOfBudget::Cancelled) } else { Ok(()) }
}

/// The nim-values of a graph in normal play, unless an [`interrupt`] comes first; `None` where a cycle can be reached.
///
/// ```
/// use engine::{NimValue, solve::retrograde::nim_values};
/// let values = nim_values(&[vec![1, 2], vec![2], vec![], vec![3, 0]]).unwrap();
/// assert_eq!(values, [Some(NimValue(2)), Some(NimValue(1)), Some(NimValue(0)), None]);
/// ```
pub fn nim_values(options: &[Vec<u32>]) -> Result<Vec<Option<NimValue>>, OutOfBudget> {
    let parents = Parents::of(options, spend)?;
    let mut missing: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut values: Vec<Option<NimValue>> = vec![None; options.len()];
    let mut ready: Vec<usize> = (0..options.len()).filter(|&position| missing[position] == 0).collect();
    while let Some(position) = ready.pop() {
        spend(options[position].len() + parents.at(position).len())?;
        let mut seen = MexSet::default();
        let found = options[position].iter().filter_map(|&option| values[option as usize]);
        found.for_each(|value| seen.insert(u32::try_from(value.0).expect("at most the number of options")));
        values[position] = Some(NimValue(seen.mex().into()));
        for &parent in parents.at(position) {
            missing[parent as usize] -= 1;
            if missing[parent as usize] == 0 {
                ready.push(parent as usize);
            }
        }
    }
    Ok(values)
}

/// Decides a graph backwards from its ends, in rising order of remoteness, unless an [`interrupt`] comes first; `None`
/// is a draw.
///
/// ```
/// use engine::{Outcome, solve::{Solution, retrograde::decide}};
/// let end = Solution { outcome: Outcome::Loss, remoteness: 0 };
/// let solved = decide(&[vec![1, 2], vec![2], vec![]], vec![None, None, Some(end)]).unwrap();
/// assert_eq!(solved[0], Some(Solution { outcome: Outcome::Win, remoteness: 1 }));
/// ```
pub fn decide(options: &[Vec<u32>], ends: Vec<Option<Solution>>) -> Result<Vec<Option<Solution>>, OutOfBudget> {
    let parents = Parents::of(options, spend)?;
    let mut undecided: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut solved = ends;
    let mut queue: VecDeque<usize> = (0..solved.len()).filter(|&i| solved[i].is_some()).collect();
    while let Some(position) = queue.pop_front() {
        let Solution { outcome, remoteness } = solved[position].expect("only decided positions are queued");
        spend(parents.at(position).len())?;
        for &parent in parents.at(position) {
            let parent = parent as usize;
            undecided[parent] -= usize::from(outcome == Outcome::Win);
            let outcome = match outcome {
                Outcome::Loss => Outcome::Win,
                Outcome::Win if undecided[parent] == 0 => Outcome::Loss,
                _ => continue,
            };
            if solved[parent].is_none() {
                solved[parent] = Some(Solution { outcome, remoteness: remoteness + 1 });
                queue.push_back(parent);
            }
        }
    }
    Ok(solved)
}

/// From where each position can be reached, in one list.
struct Parents {
    list: Vec<u32>,
    /// Where those of each position begin; the last number is the length of the list.
    starts: Vec<usize>,
}

impl Parents {
    fn of(options: &[Vec<u32>], spend: impl Fn(usize) -> Result<(), OutOfBudget>) -> Result<Parents, OutOfBudget> {
        let mut starts = vec![0; options.len() + 2];
        for targets in options {
            spend(targets.len())?;
            targets.iter().for_each(|&target| starts[target as usize + 2] += 1);
        }
        for position in 2..starts.len() {
            starts[position] += starts[position - 1];
        }
        // While the list is filled, the second of two neighbours says where the next parent goes.
        let mut list = vec![0; starts[options.len() + 1]];
        for (position, targets) in (0u32..).zip(options) {
            spend(targets.len())?;
            for &target in targets {
                let next = &mut starts[target as usize + 1];
                list[*next] = position;
                *next += 1;
            }
        }
        Ok(Parents { list, starts })
    }

    fn at(&self, position: usize) -> &[u32] {
        &self.list[self.starts[position]..self.starts[position + 1]]
    }
}
