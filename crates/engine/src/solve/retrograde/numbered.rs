//! Retrograde analysis of games whose positions have numbers of their own: no position is looked up in a hash table,
//! and of the moves only those back are kept for long.
use crate::{
    interrupt,
    outcome::{Convention, Outcome},
    solve::{Budget, Meter, OutOfBudget, Solution, numbered::Numbering},
};

/// Number of edges that are followed in the time of a unit of work.
const EDGES_OF_UNIT: u64 = 16;

/// The remoteness of a draw.
const DRAW: u32 = u32::MAX;

/// Outcome and remoteness of every position with a number, in a game in which positions may come back.
pub(crate) struct NumberedRetrograde<P> {
    numbering: Box<dyn Numbering<P>>,
    convention: Convention,
    remoteness: Vec<u32>,
}

impl<P> NumberedRetrograde<P> {
    /// Decides every position with a number, in rising order of remoteness; what stays undecided is a draw.
    pub(crate) fn solve(
        numbering: Box<dyn Numbering<P>>,
        convention: Convention,
        budget: Budget,
    ) -> Result<Self, OutOfBudget> {
        let mut edges = Edges::new(&*numbering, budget)?;
        let mut remoteness = vec![DRAW; numbering.count()];
        // The first to be decided are those without a move.
        let mut queue: Vec<u32> = Vec::with_capacity(remoteness.len());
        queue.extend((0..).zip(&edges.undecided).filter(|&(_, &moves)| moves == 0).map(|(number, _)| number));
        queue.iter().for_each(|&number| remoteness[number as usize] = 0);
        let mut next = 0;
        while let Some(&number) = queue.get(next) {
            next += 1;
            let found = remoteness[number as usize];
            let parents = &edges.parents[edges.starts[number as usize]..edges.starts[number as usize + 1]];
            spend(parents.len())?;
            for &parent in parents {
                let undecided = &mut edges.undecided[parent as usize];
                *undecided -= u32::from(!is_lost(found, convention));
                let is_decided = is_lost(found, convention) || *undecided == 0;
                if is_decided && remoteness[parent as usize] == DRAW {
                    remoteness[parent as usize] = found + 1;
                    queue.push(parent);
                }
            }
        }
        Ok(NumberedRetrograde { numbering, convention, remoteness })
    }

    /// Outcome and, unless it is a draw, remoteness of a position that has a number.
    pub(crate) fn value(&self, position: &P) -> Option<Solution> {
        let remoteness = self.remoteness[self.numbering.number(position)?];
        Some(match remoteness {
            DRAW => Solution { outcome: Outcome::Draw, remoteness: 0 },
            _ => Solution { outcome: Outcome::win_if(!is_lost(remoteness, self.convention)), remoteness },
        })
    }

    /// Number of positions.
    pub(crate) fn positions(&self) -> usize {
        self.remoteness.len()
    }
}

/// Whether the player to move loses a decided position: outcomes alternate from the end of the game on.
fn is_lost(remoteness: u32, convention: Convention) -> bool {
    remoteness.is_multiple_of(2) == (convention == Convention::Normal)
}

/// Counts the work on some edges.
fn spend(edges: usize) -> Result<(), OutOfBudget> {
    if interrupt::spend(1 + edges as u64 / EDGES_OF_UNIT) { Err(OutOfBudget::Cancelled) } else { Ok(()) }
}

/// From where each number can be reached.
struct Edges {
    parents: Vec<u32>,
    /// Where those of each number begin; the last number is the length of the list.
    starts: Vec<usize>,
    /// Number of moves of each position, less those to positions that the next player wins.
    undecided: Vec<u32>,
}

impl Edges {
    fn new<P>(numbering: &dyn Numbering<P>, budget: Budget) -> Result<Edges, OutOfBudget> {
        let count = numbering.count();
        if count > budget.positions {
            return Err(OutOfBudget::Positions(budget.positions));
        }
        let mut meter = Meter::new(budget);
        let (mut starts, mut undecided) = (vec![0; count + 2], Vec::with_capacity(count));
        let mut options: Vec<u32> = Vec::new();
        for number in 0..count {
            let first = options.len();
            numbering.options(number, &mut options);
            let moves = options.len() - first;
            meter.position(size_of::<usize>() + 3 * size_of::<u32>())?;
            meter.store(2 * size_of::<u32>() * moves)?;
            meter.some_moves(moves as u64)?;
            undecided.push(u32::try_from(moves).map_err(|_| OutOfBudget::Moves(meter.budget.moves))?);
            options[first..].iter().for_each(|&option| starts[option as usize + 2] += 1);
        }
        for number in 2..starts.len() {
            starts[number] += starts[number - 1];
        }
        // While the list is filled, the second of two neighbours says where the next parent goes.
        let mut parents = vec![0; options.len()];
        let mut rest = &options[..];
        for (parent, &moves) in (0..).zip(&undecided) {
            let (from_here, others) = rest.split_at(moves as usize);
            rest = others;
            spend(moves as usize)?;
            for &option in from_here {
                let place = &mut starts[option as usize + 1];
                parents[*place] = parent;
                *place += 1;
            }
        }
        Ok(Edges { parents, starts, undecided })
    }
}
