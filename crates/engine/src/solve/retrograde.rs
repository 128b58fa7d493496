//! Retrograde analysis: games with cycles, solved backwards from their ends.
use super::{Budget, Meter, OutOfBudget, Solved, table::Table};
use crate::{
    game::{Footprint, Game},
    outcome::{Convention, Ending, Outcome},
};
use std::collections::VecDeque;

/// Outcomes and remoteness of everything that can be reached from a position.
#[derive(Debug)]
pub struct Retrograde<'g, G: Game> {
    game: &'g G,
    index: Table<G::Position, u32>,
    solved: Vec<Option<Solved>>,
}

impl<'g, G: Game> Retrograde<'g, G> {
    /// Explores everything reachable and decides it; what stays undecided is a draw.
    pub fn solve(
        game: &'g G,
        convention: Convention,
        start: &G::Position,
        budget: Budget,
    ) -> Result<Self, OutOfBudget> {
        let graph = Explored::from(game, std::slice::from_ref(start), budget)?;
        let ended = |e: &Option<Ending>| e.map(|e| Solved { outcome: e.outcome(convention), remoteness: 0 });
        let ends = graph.endings.iter().map(ended).collect();
        Ok(Retrograde { game, solved: decide(&graph.options, ends), index: graph.index })
    }

    /// How many positions were explored.
    pub fn positions(&self) -> usize {
        self.solved.len()
    }

    /// The outcome and, unless it is a draw, the remoteness of a reachable position.
    pub fn value(&self, position: &G::Position) -> Option<Solved> {
        let index = self.index.get(&self.game.canonical(position.clone()))?;
        let draw = Solved { outcome: Outcome::Draw, remoteness: 0 };
        Some(self.solved[index as usize].unwrap_or(draw))
    }
}

/// Positions reachable from some starts, numbered, with the numbers of their options.
pub(crate) struct Explored<P> {
    pub(crate) starts: Vec<u32>,
    index: Table<P, u32>,
    pub(crate) options: Vec<Vec<u32>>,
    endings: Vec<Option<Ending>>,
}

impl<P: Clone + Eq + std::hash::Hash + Footprint> Explored<P> {
    /// Explores breadth first.
    pub(crate) fn from<G: Game<Position = P>>(
        game: &G,
        starts: &[P],
        budget: Budget,
    ) -> Result<Explored<P>, OutOfBudget> {
        let mut meter = Meter::new(budget);
        let entry = size_of::<P>() + size_of::<Vec<u32>>() + size_of::<Option<Ending>>();
        let mut graph =
            Explored { starts: Vec::new(), index: Table::default(), options: Vec::new(), endings: Vec::new() };
        let mut open = VecDeque::new();
        for start in starts {
            let number = graph.number(game.canonical(start.clone()), &mut open)?;
            graph.starts.push(number);
        }
        while let Some(position) = open.pop_front() {
            meter.position(entry + position.spilled() + Table::<P, u32>::cost(&position))?;
            let mut options = Vec::new();
            let ending = game.ending(&position);
            if ending.is_none() {
                for mv in game.choices(&position) {
                    meter.mv()?;
                    // Each edge is stored twice, forwards here and backwards in `decide`.
                    meter.bytes += 2 * size_of::<u32>();
                    let option = game.canonical(game.play(&position, &mv));
                    options.push(graph.number(option, &mut open)?);
                }
            }
            graph.options.push(options);
            graph.endings.push(ending);
        }
        Ok(graph)
    }

    /// The number of a position; a new one is put in line.
    fn number(&mut self, position: P, open: &mut VecDeque<P>) -> Result<u32, OutOfBudget> {
        let next = u32::try_from(self.index.len()).map_err(|_| OutOfBudget::Positions(u32::MAX as usize))?;
        if let Some(number) = self.index.get(&position) {
            return Ok(number);
        }
        self.index.insert(position.clone(), next);
        open.push_back(position);
        Ok(next)
    }
}

/// Decides a graph backwards from its ends, in rising order of remoteness; `None` is a draw.
///
/// ```
/// use engine::{Outcome, solve::{Solved, retrograde::decide}};
/// let end = Solved { outcome: Outcome::Loss, remoteness: 0 };
/// let solved = decide(&[vec![1, 2], vec![2], vec![]], vec![None, None, Some(end)]);
/// assert_eq!(solved[0], Some(Solved { outcome: Outcome::Win, remoteness: 1 }));
/// ```
pub fn decide(options: &[Vec<u32>], ends: Vec<Option<Solved>>) -> Vec<Option<Solved>> {
    let mut parents: Vec<Vec<u32>> = vec![Vec::new(); options.len()];
    for (position, targets) in (0u32..).zip(options) {
        for &target in targets {
            parents[target as usize].push(position);
        }
    }
    let mut undecided: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut solved = ends;
    let mut queue: VecDeque<usize> = (0..solved.len()).filter(|&i| solved[i].is_some()).collect();
    while let Some(position) = queue.pop_front() {
        let Solved { outcome, remoteness } = solved[position].expect("only decided positions are queued");
        for &parent in &parents[position] {
            let parent = parent as usize;
            undecided[parent] -= usize::from(outcome == Outcome::Win);
            let outcome = match outcome {
                Outcome::Loss => Outcome::Win,
                Outcome::Win if undecided[parent] == 0 => Outcome::Loss,
                _ => continue,
            };
            if solved[parent].is_none() {
                solved[parent] = Some(Solved { outcome, remoteness: remoteness + 1 });
                queue.push_back(parent);
            }
        }
    }
    solved
}
