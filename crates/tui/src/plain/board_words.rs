//! A board in words, whatever its shape.
use super::steps;
use crate::words::Words;
use engine::{
    board::{Board, Piece, Place, Shape, Spot},
    message::Message,
};

/// Maximum number of heaps or lines that are named one by one.
const MOST: usize = 40;

/// What lies where, a sentence for each kind of piece; none if there is too much to say.
pub(super) fn describe(words: &Words, board: &Board) -> Option<Vec<String>> {
    let spots = &board.spots;
    let messages = match &board.shape {
        Shape::Heaps | Shape::Row | Shape::Ring | Shape::Stairs => heaps(board)?,
        Shape::Counter { target } => vec![counter(spots.first()?.count, *target)],
        Shape::Factors => vec![factors(spots)],
        Shape::Strip => squares(spots, Piece::Nothing, name),
        Shape::Hexagons { side } => {
            let mut messages = vec![size(*side, *side)];
            messages.extend(squares(spots, Piece::Nothing, stone));
            let free = spots.iter().filter(|spot| spot.piece == Piece::Nothing).count();
            messages.push(Message::new("tui-plain-free").with("count", free));
            messages
        }
        Shape::Grid { columns, rows, .. } => {
            let mut messages = vec![size(*columns, *rows)];
            // Around a queen or between armies nobody asks for the empty squares.
            let stands = spots.iter().any(|spot| matches!(spot.piece, Piece::Queen | Piece::White | Piece::Black));
            messages.extend(squares(spots, if stands { Piece::Nothing } else { Piece::Domino }, name));
            messages
        }
        Shape::Graph { directed: true } => arrows(spots)?,
        Shape::Graph { directed: false } => lines(words, spots)?,
        Shape::Sum => return sum(words, board),
        Shape::Text(_) => return None,
    };
    Some(messages.iter().map(|message| words.say(message)).collect())
}

fn heaps(board: &Board) -> Option<Vec<Message>> {
    let heap = |spot: &Spot| {
        let message = Message::new("tui-plain-heap").with("heap", spot.label.as_str()).with("count", spot.count);
        message.with_pieces(board.pieces())
    };
    (board.spots.len() <= MOST).then(|| board.spots.iter().map(heap).collect())
}

fn counter(number: u64, target: u64) -> Message {
    Message::new("tui-plain-counter").with("number", number).with("target", target)
}

fn factors(spots: &[Spot]) -> Message {
    let power = |spot: &Spot| match spot.count {
        1 => spot.label.clone(),
        exponent => format!("{}^{exponent}", spot.label),
    };
    let factors: Vec<String> = spots.iter().filter(|spot| spot.count > 0).map(power).collect();
    Message::new("tui-plain-factors").with("factors", factors.join(" · "))
}

fn size(columns: u32, rows: u32) -> Message {
    Message::new("tui-plain-size").with("columns", columns).with("rows", rows)
}

/// The squares of each piece but one, with the words for the pieces.
fn squares(spots: &[Spot], without: Piece, name: fn(Piece) -> Message) -> Vec<Message> {
    let mut pieces: Vec<(Message, Vec<&Spot>)> = Vec::new();
    for spot in spots.iter().filter(|spot| spot.piece != without) {
        let name = name(spot.piece);
        match pieces.iter_mut().find(|piece| piece.0 == name) {
            Some(piece) => piece.1.push(spot),
            None => pieces.push((name, vec![spot])),
        }
    }
    if pieces.is_empty() {
        return vec![Message::new("tui-plain-empty")];
    }
    let sentence = |(piece, squares): (Message, Vec<&Spot>)| {
        Message::new("tui-plain-squares").with("piece", piece).with("squares", ranges(&squares).join(", "))
    };
    pieces.into_iter().map(sentence).collect()
}

/// The names of squares; of three or more in a row only the first and the last.
fn ranges(squares: &[&Spot]) -> Vec<String> {
    let at = |spot: &Spot| match spot.place {
        Place::Square { column, row } => Some((row, column)),
        _ => None,
    };
    let is_next = |a: &&Spot, b: &&Spot| {
        let next = at(a).map(|(row, column)| (row, column + 1));
        a.count <= 1 && b.count <= 1 && next.is_some() && next == at(b)
    };
    let range = |run: &[&Spot]| match run {
        [first, _, .., last] => vec![format!("{}–{}", steps::name(first), steps::name(last))],
        few => few.iter().map(|spot| counted(spot)).collect(),
    };
    squares.chunk_by(is_next).flat_map(range).collect()
}

/// The name of a square, with the number of pieces on it if there are several.
fn counted(spot: &Spot) -> String {
    match spot.count {
        0 | 1 => steps::name(spot),
        count => format!("{} ({count})", steps::name(spot)),
    }
}

/// The words for the squares of a piece.
fn name(piece: Piece) -> Message {
    match piece {
        Piece::Nothing => Message::new("tui-piece-empty"),
        Piece::Heads => Message::new("tui-piece-heads"),
        Piece::Tails => Message::new("tui-piece-tails"),
        Piece::Queen => Message::new("tui-piece-queen"),
        Piece::White => Message::new("tui-piece-white"),
        Piece::Black => Message::new("tui-piece-black"),
        Piece::Cross => Message::new("tui-piece-cross"),
        Piece::Square => Message::new("tui-piece-square"),
        Piece::Poison => Message::new("tui-piece-poison"),
        _ => Message::new("tui-piece-coin"),
    }
}

/// The sign of a stone among hexagons.
fn stone(piece: Piece) -> Message {
    Message::new(if piece == Piece::White { "tui-piece-x" } else { "tui-piece-o" })
}

/// Where the token is, and where one can go from each point.
fn arrows(spots: &[Spot]) -> Option<Vec<Message>> {
    let name = |index: usize| spots.get(index).map_or("", |spot| spot.label.as_str());
    let here = spots.iter().position(|spot| spot.piece == Piece::Here).map(name).unwrap_or_default();
    let mut messages = vec![Message::new("tui-plain-token").with("place", here)];
    for from in 0..spots.len() {
        let end = |spot: &Spot| match spot.place {
            Place::Line { from: begin, to } if begin == from => Some(name(to)),
            _ => None,
        };
        let ends: Vec<&str> = spots.iter().filter_map(end).collect();
        if !ends.is_empty() {
            messages.push(Message::new("tui-plain-arrows").with("from", name(from)).with("places", ends.join(", ")));
        }
    }
    (messages.len() <= MOST).then_some(messages)
}

/// Each line with its ends, and its tokens if there are some.
fn lines(words: &Words, spots: &[Spot]) -> Option<Vec<Message>> {
    let has_ground = spots.iter().any(|spot| spot.piece == Piece::Ground);
    let name = |index: usize| match spots.get(index) {
        Some(spot) if spot.piece == Piece::Ground => words.id("tui-plain-ground"),
        Some(spot) => spot.label.clone(),
        None => String::new(),
    };
    let line = |spot: &Spot| {
        let Place::Line { from, to } = spot.place else { return None };
        let id = if has_ground { "tui-plain-line" } else { "tui-plain-line-tokens" };
        let message = Message::new(id).with("line", spot.label.as_str()).with("from", name(from)).with("to", name(to));
        Some(if has_ground { message } else { message.with("count", spot.count) })
    };
    let messages: Vec<Message> = spots.iter().filter_map(line).collect();
    (messages.len() <= MOST).then_some(messages)
}

/// The parts of a sum, one after the other.
fn sum(words: &Words, board: &Board) -> Option<Vec<String>> {
    let mut sentences = Vec::new();
    for (number, part) in (1..).zip(&board.parts) {
        let described = describe(words, part)?.join(" ");
        sentences.push(format!("{} {number}: {described}", words.id("tui-part")));
    }
    Some(sentences)
}
