//! What a game is: rules with their parameters, apart from positions.
use crate::{
    notation::ParseError,
    outcome::{Ending, Outcome},
};
use std::{
    fmt::{Debug, Display},
    hash::Hash,
};

/// The rules of one game, with its parameters.
///
/// Positions and moves are small values with a notation. [`Game::read`] and [`Game::read_move`] are the only way in
/// from text; everything they accept can be played and solved.
///
/// ```
/// use engine::{Game, games::nim};
/// let game = nim::game();
/// let start = game.read("1,2").unwrap();
/// let moves: Vec<String> = game.moves(&start).map(|mv| mv.to_string()).collect();
/// assert_eq!(moves, ["1-1", "2-1", "2-2"]);
/// ```
pub trait Game {
    /// A position: what the board and the player to move need, and nothing of the past.
    type Position: Clone + Eq + Hash + Debug + Display + Footprint;
    /// A move of the player to move.
    type Move: Clone + Eq + Debug + Display;

    /// Reads a position and checks that it is one of this game.
    fn read(&self, text: &str) -> Result<Self::Position, ParseError>;

    /// Reads a move; whether it is legal depends on the position.
    fn read_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// Every legal move of the player to move, each once, produced lazily.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position after a legal move.
    fn play(&self, position: &Self::Position, mv: &Self::Move) -> Self::Position;

    /// Whether `mv` is legal; games with very many moves answer without listing them.
    fn is_legal(&self, position: &Self::Position, mv: &Self::Move) -> bool {
        self.moves(position).any(|legal| legal == *mv)
    }

    /// Whether and how the game is over.
    fn ending(&self, position: &Self::Position) -> Option<Ending> {
        self.moves(position).next().is_none().then_some(Ending::Stuck)
    }

    /// Moves among which there is a best one, the most promising first; or the outcome, where it is plain. Alpha-beta
    /// looks at no others.
    fn promising(&self, position: &Self::Position) -> Result<impl Iterator<Item = Self::Move>, Outcome> {
        Ok(self.moves(position))
    }

    /// One representative of all positions with the same outcome, nim-value and remoteness by symmetry.
    fn canonical(&self, position: Self::Position) -> Self::Position {
        position
    }

    /// How much a full search from here visits at the least; zero where nothing is known.
    fn size(&self, _position: &Self::Position) -> Size {
        Size::default()
    }
}

/// Promise: both players have the same moves, and only [`Ending::Stuck`] ends the game.
pub trait Impartial: Game {}

/// A game that also counts, such as Candy Nim: what the mover gains by a move.
pub trait Scored: Game {
    /// How much the player who makes `mv` collects by it.
    fn gain(&self, position: &Self::Position, mv: &Self::Move) -> u64;
}

/// Memory that a position holds outside its own bytes, so that budgets of memory are true.
pub trait Footprint {
    /// Bytes on the heap.
    fn spilled(&self) -> usize {
        0
    }
}

/// Lower bounds for the work of a full search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// At least so many canonical positions.
    pub positions: u128,
    /// At least so many moves.
    pub moves: u128,
}

impl Size {
    /// The size of a search over all choices of `0..=h` for each `h`, where at most `symmetry` choices are one position
    /// and each has half of `moves` moves on average.
    pub fn of_box(heaps: &[u64], symmetry: u128, moves: u128) -> Size {
        let choices = heaps.iter().fold(1u128, |product, &h| product.saturating_mul(u128::from(h) + 1));
        let positions = (choices / symmetry.max(1)).max(1);
        Size { positions, moves: positions.saturating_mul(moves) / 2 }
    }
}

/// The positions one move away, in the order of the moves.
pub fn options<'a, G: Game>(game: &'a G, position: &'a G::Position) -> impl Iterator<Item = G::Position> + 'a {
    game.moves(position).map(move |mv| game.play(position, &mv))
}
