//! The positions that can be reached from a position of any game, as a numbered graph.
use crate::{
    game::{Footprint, Game},
    interrupt,
    solve::{Budget, OutOfBudget, retrograde::Exploration},
    theory::MOST_MOVES,
};

/// The positions reachable from a position as a numbered graph, for sums.
#[derive(Clone, Debug)]
pub struct Component {
    /// The number of the position itself.
    pub start: u32,
    /// Its moves, as many as a list may hold.
    pub moves: Vec<NumberedMove>,
    /// Whether these are all its moves.
    pub complete: bool,
    /// The numbers of the options of each position.
    pub options: Vec<Vec<u32>>,
}

/// A move and where it leads, as text and as number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedMove {
    /// The move in the notation of the game.
    pub mv: String,
    /// The position after it.
    pub to: String,
    /// The number of that position.
    pub number: u32,
}

impl Component {
    /// Explores a position and the options of all its moves, so that every move has its number.
    pub(crate) fn of<G: Game>(game: &G, position: &G::Position, budget: &Budget) -> Result<Component, OutOfBudget> {
        budget.admit(game.size(position))?;
        let mut exploration = Exploration::new(game, budget.clone());
        let start = exploration.start(position)?;
        let mut component = Component { start, moves: Vec::new(), complete: true, options: Vec::new() };
        if game.ending(position).is_none() {
            for mv in game.moves(position) {
                if component.moves.len() == MOST_MOVES {
                    component.complete = false;
                    break;
                }
                let to = game.play(position, &mv);
                if interrupt::spend(1 + to.heap_bytes() as u64 / 16) {
                    return Err(OutOfBudget::Cancelled);
                }
                let number = exploration.start(&to)?;
                component.moves.push(NumberedMove { mv: mv.to_string(), to: to.to_string(), number });
            }
        }
        component.options = exploration.explore()?.options;
        Ok(component)
    }
}
