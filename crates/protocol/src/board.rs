//! What a position looks like: shape and spots.
use crate::{Object, Request};
use engine::{
    board::{Board, Piece, Place, Shape},
    message::Message,
};
use serde::Serialize;
use text::{Lang, render};

/// A board with its spots and parts.
#[derive(Clone, Debug, Serialize)]
pub struct BoardInfo {
    shape: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    columns: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<u64>,
    spots: Vec<SpotInfo>,
    facts: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<BoardInfo>,
}

#[derive(Clone, Debug, Serialize)]
struct SpotInfo {
    label: String,
    piece: &'static str,
    count: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<usize>,
}

/// A position and what it looks like.
#[derive(Clone, Debug, Serialize)]
pub struct BoardAnswer<'a> {
    game: &'a str,
    params: &'a Object,
    convention: &'static str,
    position: &'a str,
    board: BoardInfo,
}

impl<'a> BoardAnswer<'a> {
    /// The board of a position.
    pub fn new(request: &'a Request, board: BoardInfo) -> BoardAnswer<'a> {
        let Request { game, params, convention, position } = request;
        BoardAnswer { game, params, convention: convention.name(), position, board }
    }
}

impl BoardInfo {
    /// A board, with its facts in a language.
    pub fn new(board: &Board, lang: Lang) -> BoardInfo {
        let (columns, rows) = match board.shape {
            Shape::Grid { columns, rows, .. } => (Some(columns), Some(rows)),
            Shape::Hexagons { side } => (Some(side), Some(side)),
            _ => (None, None),
        };
        let spot = |spot: &engine::board::Spot| {
            let square =
                |place: Place| if let Place::Square { column, row } = place { Some((column, row)) } else { None };
            let line = |place: Place| if let Place::Line { from, to } = place { Some((from, to)) } else { None };
            SpotInfo {
                label: spot.label.clone(),
                piece: piece(spot.piece),
                count: spot.count,
                column: square(spot.place).map(|(column, _)| column),
                row: square(spot.place).map(|(_, row)| row),
                from: line(spot.place).map(|(from, _)| from),
                to: line(spot.place).map(|(_, to)| to),
            }
        };
        BoardInfo {
            shape: shape(&board.shape),
            columns,
            rows,
            target: if let Shape::Counter { target } = board.shape { Some(target) } else { None },
            spots: board.spots.iter().map(spot).collect(),
            facts: board.facts.iter().map(|fact: &Message| render(lang, fact)).collect(),
            parts: board.parts.iter().map(|part| BoardInfo::new(part, lang)).collect(),
        }
    }
}

fn shape(shape: &Shape) -> &'static str {
    match shape {
        Shape::Heaps => "heaps",
        Shape::Row => "row",
        Shape::Ring => "ring",
        Shape::Stairs => "stairs",
        Shape::Strip => "strip",
        Shape::Counter { .. } => "counter",
        Shape::Factors => "factors",
        Shape::Grid { .. } => "grid",
        Shape::Hexagons { .. } => "hexagons",
        Shape::Graph { .. } => "graph",
        Shape::Sum => "sum",
        Shape::Text(_) => "text",
    }
}

fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Nothing => "nothing",
        Piece::Token => "token",
        Piece::Coin => "coin",
        Piece::Heads => "heads",
        Piece::Tails => "tails",
        Piece::Queen => "queen",
        Piece::White => "white",
        Piece::Black => "black",
        Piece::Cross => "cross",
        Piece::Square => "square",
        Piece::Poison => "poison",
        Piece::Domino => "domino",
        Piece::Point => "point",
        Piece::Here => "here",
        Piece::Ground => "ground",
        Piece::Line => "line",
        Piece::Candy => "candy",
        Piece::Pin => "pin",
    }
}
