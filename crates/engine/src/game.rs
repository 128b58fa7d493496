//! What a game is: rules with their parameters, apart from positions.
use crate::{
    board::{Board, Shape, Touch},
    family::Dice,
    message::Message,
    notation::ParseError,
    outcome::{Convention, Ending, Outcome},
    solve::{dense::Rays, numbered::Numbering, parts::Parts},
};
use smallvec::SmallVec;
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

    /// A random legal move, if there may be too many to list; otherwise `None`.
    fn random_move(&self, _position: &Self::Position, _dice: &mut Dice) -> Option<Self::Move> {
        None
    }

    /// Whether and how the game is over.
    fn ending(&self, position: &Self::Position) -> Option<Ending> {
        self.moves(position).next().is_none().then_some(Ending::Stuck)
    }

    /// Moves among which there is a best one, the most promising first, or the outcome if it is obvious. Alpha-beta
    /// looks at no others.
    fn promising(&self, position: &Self::Position) -> Result<impl Iterator<Item = Self::Move>, Outcome> {
        Ok(self.moves(position))
    }

    /// One representative of all positions with the same outcome, nim-value and remoteness by symmetry.
    fn canonical(&self, position: Self::Position) -> Self::Position {
        position
    }

    /// The moves that a search looks at in a canonical position: one of several that lead to the same canonical
    /// position is enough.
    fn choices(&self, canonical: &Self::Position) -> impl Iterator<Item = Self::Move> {
        self.moves(canonical)
    }

    /// Lower bound of the work of a full search from here; zero if nothing is known.
    fn size(&self, _position: &Self::Position) -> Size {
        Size::default()
    }

    /// How this position and all that follow it fall into independent parts, if the game says so. Then nim-values are
    /// found part by part. Only for impartial games; rules for misère play know no formulas.
    fn parts(&self, _: Convention, _position: &Self::Position) -> Option<Box<dyn Parts<Self::Position>>> {
        None
    }

    /// Numbers for this position and all that follow it, if the game has them and they are not too many.
    fn numbering(&self, _position: &Self::Position) -> Option<Box<dyn Numbering<Self::Position>>> {
        None
    }

    /// The rays along which the two heaps of this game are taken from, if its rules have nothing else.
    fn rays(&self) -> Option<Rays> {
        None
    }

    /// What the position looks like.
    fn board(&self, position: &Self::Position) -> Board {
        Board::new(Shape::Text(position.to_string()), Vec::new())
    }

    /// What a legal move does to the spots of the board.
    fn effect(&self, _position: &Self::Position, _mv: &Self::Move) -> Vec<Touch> {
        Vec::new()
    }

    /// A legal move in words, as an instruction: "take 3 from heap 2".
    fn describe(&self, _position: &Self::Position, mv: &Self::Move) -> Message {
        Message::new("move-plain").with("move", mv.to_string())
    }
}

/// Promise: both players have the same moves, and only [`Ending::Stuck`] ends the game.
pub trait Impartial: Game {}

/// A game that also counts, such as Candy Nim: what the mover gains by a move.
pub trait ScoredGame: Game {
    /// How much the player who makes `mv` collects by it.
    fn gain(&self, position: &Self::Position, mv: &Self::Move) -> u64;
}

/// How a position is stored when solvers store millions of them.
pub trait Footprint {
    /// Bytes on the heap, outside the position itself, so that memory budgets are true.
    fn heap_bytes(&self) -> usize {
        0
    }

    /// A short form, different for different positions, under which solvers remember this one.
    fn pack(&self) -> Packed;

    /// The short form in two words, quicker to compare, if it has at most fifteen bytes; the last byte is its length.
    fn words(&self) -> Option<[u64; 2]> {
        in_words(&self.pack())
    }
}

/// A short form of at most fifteen bytes, with its length.
pub(crate) fn in_words(packed: &Packed) -> Option<[u64; 2]> {
    let mut bytes = [0; 16];
    bytes.get_mut(..packed.len()).filter(|bytes| bytes.len() < 16)?.copy_from_slice(packed);
    bytes[15] = u8::try_from(packed.len()).ok()?;
    let (low, high) = bytes.split_at(8);
    Some([low, high].map(|half| u64::from_le_bytes(half.try_into().expect("eight bytes"))))
}

/// A position in few bytes.
pub type Packed = SmallVec<[u8; 24]>;

/// Lower bounds for the work of a full search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Lower bound of the number of canonical positions.
    pub positions: u128,
    /// Lower bound of the number of moves.
    pub moves: u128,
}

impl Size {
    /// The size of a search over all choices of `0..=h` for each `h`, if at most `symmetry` choices are one position
    /// and each has half of `moves` moves on average.
    pub(crate) fn of_box(heaps: &[u64], symmetry: u128, moves: u128) -> Size {
        let choices = heaps.iter().fold(1u128, |product, &h| product.saturating_mul(u128::from(h) + 1));
        let classes = choices / symmetry.max(1);
        let positions = classes.max(count_lowerings(heaps));
        // Every position but the first is reached by a move.
        Size { positions, moves: (positions - 1).max(classes.saturating_mul(moves) / 2) }
    }

    /// The size of a search over heaps whose order does not matter, if each of them can be reduced to anything, the
    /// largest first, and up to `cap` tokens can be taken from one heap at a time.
    ///
    /// The `i` largest heaps alone can become any `i` numbers from 0 to the smallest of them; the best `i` counts.
    pub(crate) fn of_largest(heaps: &[u64], cap: u64) -> Size {
        let mut sorted: SmallVec<[u64; 8]> = SmallVec::from_slice(heaps);
        sorted.sort_unstable();
        sorted.reverse();
        let sizes = (1u64..).zip(sorted).map(|(count, least)| {
            // One of several equal heaps is enough: each size counts once for each choice of the other heaps.
            let moves = takes(least, cap).saturating_mul(multisets(count - 1, least));
            Size { positions: multisets(count, least), moves }
        });
        sizes.fold(Size { positions: 1, moves: 0 }, Size::max)
    }

    /// The larger of two lower bounds.
    #[must_use]
    pub fn max(self, other: Size) -> Size {
        Size { positions: self.positions.max(other.positions), moves: self.moves.max(other.moves) }
    }
}

/// Number of ways in which heaps can be lowered if order does not count; only a part is counted for all large heaps but
/// one.
fn count_lowerings(heaps: &[u64]) -> u128 {
    const COUNTED: usize = 63;
    let mut sorted: SmallVec<[u64; 8]> = SmallVec::from_slice(heaps);
    sorted.sort_unstable();
    let Some(largest) = sorted.pop() else { return 1 };
    // How many rising sequences end in each number.
    let mut ways = [0u128; COUNTED + 1];
    ways[0] = 1;
    for heap in sorted {
        let most = usize::try_from(heap).map_or(COUNTED, |heap| heap.min(COUNTED));
        let mut sum = 0u128;
        for way in &mut ways[..=most] {
            sum = sum.saturating_add(*way);
            *way = sum;
        }
    }
    let ends = |last: u64| u128::from(largest.saturating_sub(last)) + 1;
    ways.iter().zip(0..).fold(0, |all, (way, last)| all.saturating_add(way.saturating_mul(ends(last))))
}

/// Number of ways to choose `count` numbers from 0 to `most` if their order does not matter.
pub(crate) fn multisets(count: u64, most: u64) -> u128 {
    let steps = (1..=u128::from(count)).try_fold(1u128, |ways, i| Some(ways.checked_mul(u128::from(most) + i)? / i));
    steps.unwrap_or(u128::MAX)
}

/// Number of moves that heaps of 1, 2, …, `most` have together if up to `cap` tokens can be taken at a time.
fn takes(most: u64, cap: u64) -> u128 {
    let (most, cap) = (u128::from(most), u128::from(cap.min(most)));
    (cap * (cap + 1) / 2).saturating_add((most - cap) * cap)
}

/// For each sum up to `total`, the number of partitions into parts of at least `least`. Large totals are cut off, since
/// there are too many partitions to search anyway and larger totals have more.
pub(crate) fn partitions(total: u64, least: usize) -> Vec<u128> {
    const COUNTED: usize = 150;
    let total = usize::try_from(total).map_or(COUNTED, |total| total.min(COUNTED));
    let mut ways = vec![0u128; total + 1];
    ways[0] = 1;
    for part in least..=total {
        for sum in part..=total {
            ways[sum] += ways[sum - part];
        }
    }
    ways
}

/// The positions one move away, in the order of the moves.
pub fn options<'a, G: Game>(game: &'a G, position: &'a G::Position) -> impl Iterator<Item = G::Position> + 'a {
    game.moves(position).map(move |mv| game.play(position, &mv))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::nim,
        heap::sorted_heaps,
        solve::{Budget, Memo, NimValues},
    };

    #[test]
    fn the_size_of_a_box_is_what_a_search_of_nim_visits_or_less() {
        let game = nim::game();
        for position in sorted_heaps(4, 0, 6) {
            let mut search = Memo::new(&game, NimValues, Budget::default());
            search.value(&position).unwrap();
            let size = game.size(&position);
            assert_eq!(size.positions, search.positions() as u128, "{position}");
            assert!(size.moves <= u128::from(search.moves()), "{position}");
        }
    }

    #[test]
    fn many_equal_heaps_are_known_to_be_many_positions() {
        assert_eq!(Size::of_box(&[10; 64], u128::MAX, 1).positions, 718_406_958_841);
    }

    #[test]
    fn bounds_of_searches_are_close_for_equal_heaps() {
        // Nim 50,50,50 has 53 · 52 · 51 / 6 canonical positions, and 1275 moves for each two of the heaps.
        assert_eq!(Size::of_largest(&[50; 3], u64::MAX), Size { positions: 23_426, moves: 1_326 * 1_275 });
        assert_eq!(Size::of_largest(&[1, 10, 1], 3), Size { positions: 11, moves: 27 });
        assert_eq!(Size::of_largest(&[u64::MAX; 64], u64::MAX).positions, u128::MAX);
        assert_eq!(Size::of_largest(&[], 1), Size { positions: 1, moves: 0 });
    }
}
