//! The layout of a board on the screen.
use engine::board::{Board, Shape};

/// How the spots of a board are laid out, which decides what the arrow keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardLayout {
    /// Below each other: up and down go to another spot, left and right change the amount.
    Below,
    /// Side by side: left and right go to another spot, up and down change the amount.
    Beside,
    /// In a plane: all arrows go to another spot, plus and minus change the move.
    Plane,
}

impl BoardLayout {
    /// The layout of a board.
    pub fn of(board: &Board) -> BoardLayout {
        match board.shape {
            Shape::Heaps | Shape::Factors | Shape::Graph { .. } | Shape::Sum | Shape::Counter { .. } => {
                BoardLayout::Below
            }
            Shape::Row | Shape::Stairs | Shape::Ring | Shape::Strip => BoardLayout::Beside,
            Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Text(_) => BoardLayout::Plane,
        }
    }
}
