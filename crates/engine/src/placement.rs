//! Pieces placed in secret before the first move, as in Northcott's game.
use crate::message::{Message, Say};
use std::{error::Error, fmt, ops::RangeInclusive};

/// How a game lets each player place pieces, unseen by the other, before the first move.
///
/// ```
/// use engine::placement::{Placement, PlacementError, Side};
/// let placement = Placement {
///     pieces: 2,
///     most_pieces: 8,
///     sides: vec![Side { squares: 1..=4 }, Side { squares: 5..=8 }],
///     combine: |placed| format!("W {}:{},{}:{}", placed[0][0], placed[1][0], placed[0][1], placed[1][1]),
/// };
/// assert_eq!(placement.start(&[vec![1, 3], vec![8, 6]]), Ok("W 1:8,3:6".to_owned()));
/// let wrong = PlacementError::Square { square: 5, least: 1, most: 4 };
/// assert_eq!(placement.start(&[vec![1, 5], vec![8, 6]]), Err(wrong));
/// ```
#[derive(Clone, Debug)]
pub struct Placement {
    /// Usual number of pieces on each side.
    pub pieces: usize,
    /// Maximum number of pieces on each side.
    pub most_pieces: usize,
    /// The sides, in the order in which they will move.
    pub sides: Vec<Side>,
    /// Builds the start position once every side has placed the same number of pieces on squares it may use.
    pub combine: fn(&[Vec<u64>]) -> String,
}

/// One side of a placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Where each of its pieces may stand.
    pub squares: RangeInclusive<u64>,
}

/// Why pieces cannot be placed like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlacementError {
    /// Not a number of pieces that can be played with, or not the same for all.
    Pieces {
        /// Number of pieces placed.
        pieces: usize,
        /// Number of pieces expected.
        expected: usize,
    },
    /// A square of the other side, or none at all.
    Square {
        /// Where it was placed.
        square: u64,
        /// The first square allowed.
        least: u64,
        /// The last square allowed.
        most: u64,
    },
    /// A side that does not exist, or one that has not placed yet.
    Sides {
        /// Number of sides that have placed.
        sides: usize,
        /// Number of sides of the game.
        expected: usize,
    },
}

impl Say for PlacementError {
    fn message(&self) -> Message {
        match *self {
            PlacementError::Pieces { pieces, expected } => {
                Message::new("error-pieces").with("count", pieces).with("expected", expected)
            }
            PlacementError::Square { square, least, most } => {
                Message::new("error-square").with("square", square).with("least", least).with("most", most)
            }
            PlacementError::Sides { sides, expected } => {
                Message::new("error-sides").with("sides", sides).with("expected", expected)
            }
        }
    }
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for PlacementError {}

impl Placement {
    /// Checks what one side has placed.
    pub fn check(&self, side: usize, squares: &[u64], pieces: usize) -> Result<(), PlacementError> {
        let expected = self.sides.len();
        let side = self.sides.get(side).ok_or(PlacementError::Sides { sides: side + 1, expected })?;
        let pieces = pieces.clamp(1, self.most_pieces.max(1));
        if squares.len() != pieces {
            return Err(PlacementError::Pieces { pieces: squares.len(), expected: pieces });
        }
        let (least, most) = (*side.squares.start(), *side.squares.end());
        match squares.iter().find(|square| !side.squares.contains(square)) {
            Some(&square) => Err(PlacementError::Square { square, least, most }),
            None => Ok(()),
        }
    }

    /// The start position from the placements of all sides.
    pub fn start(&self, placed: &[Vec<u64>]) -> Result<String, PlacementError> {
        if placed.len() != self.sides.len() {
            return Err(PlacementError::Sides { sides: placed.len(), expected: self.sides.len() });
        }
        let pieces = placed.first().map_or(self.pieces, Vec::len);
        for (side, squares) in placed.iter().enumerate() {
            self.check(side, squares, pieces)?;
        }
        Ok((self.combine)(placed))
    }
}
