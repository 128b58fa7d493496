//! Rectangles of squares: chessboards, bars of chocolate, fields for dominoes.
use super::ScreenScene;
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};
use engine::board::{Board, Change, Piece, Place, Shape, Spot};

/// Columns and rows of a board.
fn size(board: &Board) -> (usize, usize) {
    match board.shape {
        Shape::Grid { columns, rows, .. } => (columns as usize, rows as usize),
        _ => (0, 0),
    }
}

/// The content of a square: the spot, if it still exists, and its name.
type Square<'a> = (Option<(usize, &'a Spot)>, &'a str);

/// The squares of the start, each with its spot now.
///
/// A square keeps its name, or its place if it has none.
fn squares<'a>(scene: &ScreenScene<'a>) -> Vec<Vec<Square<'a>>> {
    let (columns, rows) = size(scene.start);
    let (now_columns, now_rows) = size(scene.board);
    let mut field: Vec<Vec<Square>> = vec![vec![(None, ""); columns.max(now_columns)]; rows.max(now_rows)];
    for spot in &scene.start.spots {
        if let Place::Square { column, row } = spot.place {
            field[row as usize][column as usize].1 = &spot.label;
        }
    }
    // Boards shrink at the end of their names.
    let from_top = scene.start.axes.rows.first() > scene.start.axes.rows.last();
    let lift = if from_top { rows.saturating_sub(now_rows) } else { 0 };
    for (i, spot) in scene.board.spots.iter().enumerate() {
        if let Place::Square { column, row } = spot.place {
            field[row as usize + lift][column as usize] = (Some((i, spot)), &spot.label);
        }
    }
    field
}

/// Squares row by row, the highest first, with the names of rows and columns.
pub(super) fn draw(scene: &ScreenScene, chequered: bool) -> CharGrid {
    let field = squares(scene);
    let axes = if scene.start.axes.rows.len() >= field.len() { &scene.start.axes } else { &scene.board.axes };
    let label = axes.rows.iter().map(String::len).max().unwrap_or(0);
    let columns = field.first().map_or(0, Vec::len);
    let pitch = if columns * 3 + label + 4 <= scene.width {
        3
    } else if columns * 2 + label + 4 <= scene.width {
        2
    } else {
        1
    };
    let mut grid = CharGrid::default();
    for (y, (row, squares)) in field.iter().enumerate().rev().enumerate() {
        let name = axes.rows.get(row).map_or("", String::as_str);
        grid.write(1, y, &format!("{name:>label$}"), Tone::Dim, None);
        for (column, square) in squares.iter().enumerate() {
            let dark = chequered && (row + column) % 2 == 0;
            cell(scene, &mut grid, (label + 3 + column * pitch, y, pitch), *square, dark);
        }
    }
    for (column, name) in axes.columns.iter().enumerate().filter(|_| pitch > 1) {
        let x = label + 3 + column * pitch + usize::from(pitch == 3 && name.len() < 2);
        grid.write(x, field.len(), name, Tone::Dim, None);
    }
    grid
}

fn cell(
    scene: &ScreenScene,
    grid: &mut CharGrid,
    (x, y, pitch): (usize, usize, usize),
    (spot, name): Square,
    dark: bool,
) {
    let ground = if dark { scene.ink.sign('░', '.') } else { ' ' };
    let Some((i, spot)) = spot else {
        // Gone for ever: bitten off, or out of reach.
        let (sign, tone) = scene.marks.owner(name).map_or((' ', Tone::Dim), |hand| scene.cross(hand));
        let sign = if sign == ' ' { ground } else { sign };
        (0..pitch).for_each(|dx| grid.put(x + dx, y, if dx == pitch / 2 { sign } else { ground }, tone, None));
        return;
    };
    let (sign, tone) = sign(scene, i, spot, name);
    let sign = if sign == ' ' { ground } else { sign };
    let tone = if sign == ground { Tone::Dark } else { tone };
    let tone = scene.tone(i, tone);
    let edges = if matches!(tone, Tone::Preview | Tone::Cursor) { tone } else { Tone::Dark };
    let full =
        matches!(spot.piece, Piece::Domino) || (matches!(sign, '█' | '▓' | '▒' | '#') && spot.piece == Piece::Domino);
    for dx in 0..pitch {
        let middle = dx == pitch / 2;
        let edge = match (scene.cursor == Some(i), dx) {
            (true, 0) if pitch == 3 => scene.ink.sign('▸', '>'),
            (true, 2) if pitch == 3 => scene.ink.sign('◂', '<'),
            _ if full => sign,
            _ => ground,
        };
        let (sign, tone) = if middle { (sign, tone) } else { (edge, if full { tone } else { edges }) };
        grid.put(x + dx, y, sign, tone, Some(Target::spot(i)));
    }
}

fn sign(scene: &ScreenScene, index: usize, spot: &Spot, name: &str) -> (char, Tone) {
    match scene.touches(index).next() {
        Some(Change::Place(_) | Change::Take { .. }) => return (scene.touched_sign(), Tone::Preview),
        Some(Change::Arrive { .. }) => return (scene.ink.sign('◌', '+'), Tone::Preview),
        _ => {}
    }
    if spot.count == 0 && matches!(spot.piece, Piece::Nothing) {
        let (left, hand) = (scene.marks.has_left(index), scene.marks.mover());
        return match left.then_some(hand).flatten() {
            Some(hand) => (scene.ink.sign('·', '.'), Tone::Taken(hand)),
            None if scene.board.axes.rows.is_empty() => (' ', Tone::Dim),
            None => (if is_field(scene) { scene.ink.sign('·', '.') } else { ' ' }, Tone::Dim),
        };
    }
    let (sign, tone) = scene.piece(spot.piece);
    match scene.marks.owner(name) {
        Some(hand) if spot.piece == Piece::Domino => {
            let sign = if hand.0 % 2 == 0 { scene.ink.sign('▓', '/') } else { scene.ink.sign('▒', '\\') };
            (sign, Tone::Taken(hand))
        }
        _ => (sign, tone),
    }
}

/// Whether empty squares are marked, because nothing else shows where they are.
fn is_field(scene: &ScreenScene) -> bool {
    matches!(scene.board.shape, Shape::Grid { chequered: false, .. })
}
