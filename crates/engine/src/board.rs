//! What a position looks like, as data: shapes and spots that every front end can draw without knowing the rules, and
//! what a move does to them.
use crate::{
    message::{Message, PINS},
    notation::{HeapList, Takes},
};

/// Maximum number of squares of a board; larger ones are shown as heaps instead.
pub const MOST_SQUARES: u64 = 1_024;

/// What a position looks like.
///
/// ```
/// use engine::{board::{Change, Shape}, games, Params};
/// let nim = games::build("nim", &Params::default()).unwrap();
/// let board = nim.board("3,5").unwrap();
/// assert_eq!(board.shape, Shape::Heaps);
/// assert_eq!(board.spots[1].count, 5);
/// let touched = nim.effect("3,5", "2-4").unwrap();
/// assert_eq!((touched[0].spot, touched[0].change), (1, Change::Take { first: 1, count: 4 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// How the spots are laid out.
    pub shape: Shape,
    /// The places where pieces lie or may lie, in the order in which moves number them.
    pub spots: Vec<Spot>,
    /// What else must be known to play: a limit, a score, whose pieces move.
    pub facts: Vec<Message>,
    /// The boards of the parts of a sum. A sum has no spots of its own; those of the parts are numbered consecutively.
    pub parts: Vec<Board>,
    /// What is written along the sides of squares and hexagons.
    pub axes: Axes,
}

/// The names of columns and rows; empty if the notation has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Axes {
    /// Names of the columns, from the left.
    pub columns: Vec<String>,
    /// Names of the rows, from below.
    pub rows: Vec<String>,
}

impl Board {
    /// A board of spots without facts.
    pub fn new(shape: Shape, spots: Vec<Spot>) -> Board {
        Board { shape, spots, facts: Vec::new(), parts: Vec::new(), axes: Axes::default() }
    }

    /// Heaps numbered from 1, laid out in some shape.
    pub(crate) fn of_heaps(shape: Shape, heaps: &HeapList) -> Board {
        Board::new(shape, (1..).zip(heaps.iter()).map(|(number, count)| Spot::heap(number, count)).collect())
    }

    /// Adds a fact that players must know.
    #[must_use]
    pub(crate) fn with_fact(mut self, fact: Message) -> Board {
        self.facts.push(fact);
        self
    }

    /// Adds the names of columns, from the left, and of rows, from below.
    #[must_use]
    pub(crate) fn with_axes<T: ToString>(
        mut self,
        columns: impl IntoIterator<Item = String>,
        rows: impl IntoIterator<Item = T>,
    ) -> Board {
        let rows = rows.into_iter().map(|row| row.to_string()).collect();
        self.axes = Axes { columns: columns.into_iter().collect(), rows };
        self
    }

    /// What the pieces are called, if that does not depend on their look: see [`PIECES`](crate::message::PIECES).
    pub fn pieces(&self) -> Option<&'static str> {
        let is_row = |spot: &Spot| spot.piece == Piece::Pin;
        (!self.spots.is_empty() && self.spots.iter().all(is_row)).then_some(PINS)
    }

    /// A spot by its index; the spots of parts are numbered consecutively.
    pub fn spot(&self, index: usize) -> Option<&Spot> {
        let mut rest = index;
        for part in &self.parts {
            if rest < part.len() {
                return part.spot(rest);
            }
            rest -= part.len();
        }
        self.spots.get(rest)
    }

    /// Number of spots, including those of the parts.
    pub fn len(&self) -> usize {
        self.spots.len() + self.parts.iter().map(Board::len).sum::<usize>()
    }

    /// Whether the board has no spots.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// How the spots of a board are laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Heaps of pieces next to each other; the order is only a numbering.
    Heaps,
    /// Heaps of pieces in a row with two ends, where neighbours matter.
    Row,
    /// Places around a circle, clockwise, each with a heap of pieces.
    Ring,
    /// Steps of a staircase, the lowest first, each with a heap of pieces.
    Stairs,
    /// A strip of squares, the left end first.
    Strip,
    /// One number that grows or shrinks to a target.
    Counter {
        /// The number at which the game ends.
        target: u64,
    },
    /// The prime factors of a number, each with its exponent as count.
    Factors,
    /// A rectangle of squares; each spot says its column and row.
    Grid {
        /// Number of columns.
        columns: u32,
        /// Number of rows.
        rows: u32,
        /// Whether the squares are coloured like a chessboard.
        chequered: bool,
    },
    /// A rhombus of hexagons; each spot says its column and row. From the top, each row is shifted to the right by half
    /// a cell.
    Hexagons {
        /// Number of cells on a side.
        side: u32,
    },
    /// Points joined by lines: spots of place [`Place::Line`] join two others.
    Graph {
        /// Whether the lines are arrows.
        directed: bool,
    },
    /// Several boards side by side.
    Sum,
    /// The notation alone, for positions without another picture.
    Text(String),
}

/// A place on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Where the spot is.
    pub place: Place,
    /// What lies on the spot.
    pub piece: Piece,
    /// The number of pieces in a heap; otherwise 1, or 0 if the spot is empty.
    pub count: u64,
    /// Its name in moves, or what is written on it; may be empty.
    pub label: String,
}

impl Spot {
    /// A heap, numbered from 1 as moves do.
    pub fn heap(number: usize, count: u64) -> Spot {
        Spot { place: Place::InOrder, piece: Piece::Token, count, label: number.to_string() }
    }

    /// A square of a strip or rectangle.
    pub fn at(column: u32, row: u32, piece: Piece) -> Spot {
        let count = u64::from(piece != Piece::Nothing);
        Spot { place: Place::Square { column, row }, piece, count, label: String::new() }
    }

    /// A point or another spot that needs no coordinates.
    pub fn point(piece: Piece, label: impl Into<String>) -> Spot {
        let count = u64::from(piece != Piece::Nothing);
        Spot { place: Place::InOrder, piece, count, label: label.into() }
    }

    /// A line between two spots.
    pub fn line(from: usize, to: usize, piece: Piece) -> Spot {
        Spot { place: Place::Line { from, to }, piece, count: 1, label: String::new() }
    }

    /// The same with another label.
    #[must_use]
    pub fn with_label(self, label: impl Into<String>) -> Spot {
        Spot { label: label.into(), ..self }
    }

    /// The same with another count.
    #[must_use]
    pub fn with_count(self, count: u64) -> Spot {
        Spot { count, ..self }
    }
}

/// Where a spot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Where the order of the spots puts it.
    InOrder,
    /// A square, counted from 0, rows upwards.
    Square {
        /// The column, counted from the left.
        column: u32,
        /// The row, counted from below.
        row: u32,
    },
    /// A line between two other spots.
    Line {
        /// One end, by its index.
        from: usize,
        /// The other end, by its index.
        to: usize,
    },
}

/// What may lie on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Nothing, but something could.
    Nothing,
    /// A token of a heap: a bar, a stick, a ball, a coin.
    Token,
    /// A coin that moves along a strip.
    Coin,
    /// A coin showing its head.
    Heads,
    /// A coin showing its tail.
    Tails,
    /// The queen of Wythoff's game.
    Queen,
    /// A piece of the first army or player.
    White,
    /// A piece of the second army or player.
    Black,
    /// A cross drawn on a square.
    Cross,
    /// A square of chocolate, a square that can be covered.
    Square,
    /// The square nobody wants.
    Poison,
    /// One half of a domino.
    Domino,
    /// A point of a graph.
    Point,
    /// The point at which the token of a graph stands.
    Here,
    /// The ground of Hackenbush.
    Ground,
    /// A green line of Hackenbush.
    Line,
    /// A heap of candies.
    Candy,
    /// A pin in a row: a move knocks down neighbours, at an end of the row or within it.
    Pin,
}

/// What a move does to one spot. A move that touches several begins with the one that a player points at: the coin that
/// moves, the square that is bitten, the line that is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Touch {
    /// Which spot, by its index before the move.
    pub spot: usize,
    /// What happens to it.
    pub change: Change,
}

impl Touch {
    /// Takes the last `count` of the `of` pieces on a spot.
    pub fn take(spot: usize, count: u64, of: u64) -> Touch {
        Touch { spot, change: Change::Take { first: of.saturating_sub(count), count } }
    }

    /// Takes the only piece of a spot.
    pub fn remove(spot: usize) -> Touch {
        Touch::take(spot, 1, 1)
    }

    /// What is taken from several heaps, in their order.
    pub fn takes(heaps: &HeapList, takes: &Takes) -> Vec<Touch> {
        takes.0.iter().map(|&(heap, count)| Touch::take(heap, count, heaps.0[heap])).collect()
    }

    /// A piece goes from one spot to another.
    pub fn step(from: usize, to: usize) -> Vec<Touch> {
        let count = 1;
        vec![Touch::new(from, Change::Leave { count }), Touch::new(to, Change::Arrive { count })]
    }

    /// Makes a touch of any other kind.
    pub fn new(spot: usize, change: Change) -> Touch {
        Touch { spot, change }
    }
}

/// What may happen to a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// Pieces are taken away. The pieces before and after them stay; if there are some on both sides, the heap falls
    /// apart into two.
    Take {
        /// Number of pieces before the first that is taken.
        first: u64,
        /// Number of pieces taken.
        count: u64,
    },
    /// Pieces are added.
    Put {
        /// Number of pieces.
        count: u64,
    },
    /// A heap is split without taking anything.
    Cut {
        /// Number of pieces before the cut.
        at: u64,
    },
    /// Pieces leave for another spot.
    Leave {
        /// Number of pieces.
        count: u64,
    },
    /// Pieces arrive from another spot.
    Arrive {
        /// Number of pieces.
        count: u64,
    },
    /// A coin is turned over.
    Turn,
    /// Something is placed on an empty spot.
    Place(Piece),
}
