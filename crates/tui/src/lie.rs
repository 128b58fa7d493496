//! How the spots of a board lie on the screen.
use engine::board::{Board, Shape};

/// Which keys do what: how the spots lie to the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// Below each other: up and down go to another spot, left and right change the amount.
    Below,
    /// Side by side: left and right go to another spot, up and down change the amount.
    Beside,
    /// In a plane: all arrows go to another spot, plus and minus change the move.
    Plane,
}

impl Lie {
    /// How the spots lie.
    pub fn of(board: &Board) -> Lie {
        match board.shape {
            Shape::Heaps | Shape::Factors | Shape::Graph { .. } | Shape::Sum | Shape::Counter { .. } => Lie::Below,
            Shape::Row | Shape::Stairs | Shape::Ring | Shape::Strip => Lie::Beside,
            Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Text(_) => Lie::Plane,
        }
    }
}
