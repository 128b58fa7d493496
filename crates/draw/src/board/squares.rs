//! Squares: a strip, a chessboard, a bar of chocolate.
use super::{View, pieces};
use crate::{block::Block, svg::Pen};
use engine::board::{Change, Piece, Place, Shape, Spot};

/// Room for the names of rows and columns.
const AXIS: f64 = 26.0;

/// Squares in one row, each with its name below.
pub(super) fn strip(view: &View<'_>) -> Block {
    let count = view.board.spots.len();
    let size = if count > 40 { 26.0 } else { 46.0 };
    let per_row = count.clamp(1, 24);
    let mut pen = Pen::default();
    let corner = |i: usize| ((i % per_row) as f64 * size, (i / per_row) as f64 * (size + AXIS));
    for (corner, (index, spot)) in view.spots().enumerate().map(|(i, spot)| (corner(i), spot)) {
        view.open(&mut pen, "spot", index);
        pen.rect("square", corner, (size, size), 2.0);
        let middle = (corner.0 + size / 2.0, corner.1 + size / 2.0);
        content(view, &mut pen, (index, spot), middle, size);
        let label = if spot.label.is_empty() { (index - view.first).to_string() } else { spot.label.clone() };
        pen.middle_text("soft", (middle.0, corner.1 + size + 13.0), 11.5, &label);
        pen.close();
    }
    let middle = |i: usize| {
        let (x, y) = corner(i);
        (x + size / 2.0, y + size / 2.0)
    };
    journey(view, &mut pen, &middle);
    let rows = count.div_ceil(per_row).max(1) as f64;
    Block::new(pen, per_row as f64 * size, rows * (size + AXIS))
}

/// A rectangle of squares, rows from below.
pub(super) fn grid(view: &View<'_>, columns: u32, rows: u32, chequered: bool) -> Block {
    // Squares that are no longer played on stay where they were.
    let frame = view.frame().filter(|frame| matches!(frame.shape, Shape::Grid { .. }));
    let (columns, rows) = match frame.map(|frame| &frame.shape) {
        Some(&Shape::Grid { columns: most, rows: highest, .. }) => (columns.max(most), rows.max(highest)),
        _ => (columns, rows),
    };
    let size = match columns.max(rows) {
        ..=10 => 46.0,
        11..=16 => 36.0,
        17..=24 => 28.0,
        _ => 20.0,
    };
    let axes = &view.frame().unwrap_or(view.board).axes;
    let (left, below) =
        (if axes.rows.is_empty() { 0.0 } else { AXIS }, if axes.columns.is_empty() { 0.0 } else { AXIS });
    let (width, height) = (f64::from(columns) * size, f64::from(rows) * size);
    let corner = |column: u32, row: u32| (left + f64::from(column) * size, height - f64::from(row + 1) * size);
    let spot_corner = |spot: &Spot| match spot.place {
        Place::Square { column, row } => corner(column, row),
        _ => (left, 0.0),
    };
    let mut pen = Pen::default();
    let is_left = |old: &&Spot| !view.board.spots.iter().any(|spot| spot.place == old.place);
    for spot in frame.into_iter().flat_map(|frame| &frame.spots).filter(is_left) {
        pen.rect(&format!("{} ghost", ground(spot, chequered)), spot_corner(spot), (size, size), 0.0);
    }
    for (index, spot) in view.spots() {
        let (x, y) = spot_corner(spot);
        view.open(&mut pen, "spot", index);
        if !matches!(spot.piece, Piece::Square | Piece::Poison) {
            pen.rect(ground(spot, chequered), (x, y), (size, size), 0.0);
        }
        content(view, &mut pen, (index, spot), (x + size / 2.0, y + size / 2.0), size);
        pen.close();
    }
    let middle = |i: usize| {
        let (x, y) = view.board.spots.get(i).map_or((0.0, 0.0), spot_corner);
        (x + size / 2.0, y + size / 2.0)
    };
    journey(view, &mut pen, &middle);
    let axis = size.min(30.0) * 0.44;
    for (name, row) in axes.rows.iter().zip(0..) {
        pen.middle_text("soft", (left / 2.0 - 2.0, corner(0, row).1 + size / 2.0), axis, name);
    }
    for (name, column) in axes.columns.iter().zip(0..) {
        pen.middle_text("soft", (corner(column, 0).0 + size / 2.0, height + below / 2.0), axis, name);
    }
    Block::new(pen, left + width, height + below)
}

fn ground(spot: &Spot, chequered: bool) -> &'static str {
    match spot.place {
        Place::Square { column, row } if chequered && (column + row) % 2 == 1 => "square-a",
        Place::Square { .. } if chequered => "square-b",
        _ => "square",
    }
}

/// What is on a square and what happens to it.
pub(super) fn content(view: &View<'_>, pen: &mut Pen, (index, spot): (usize, &Spot), at: (f64, f64), size: f64) {
    let capture = view.captures_on(index).next();
    let mut leaves = false;
    let mut taken = false;
    let mut new = None;
    let mut turned = false;
    for change in view.changes(index) {
        match change {
            Change::Take { .. } => taken = true,
            Change::Leave { .. } => leaves = true,
            Change::Arrive { .. } => new = moving_piece(view),
            Change::Place(piece) => new = Some(piece),
            Change::Turn => turned = true,
            Change::Put { .. } | Change::Cut { .. } => {}
        }
    }
    if spot.piece != Piece::Nothing {
        pen.open(if leaves || capture.is_some() { "piece gone" } else { "piece" }, "data-piece=\"0\"");
        pieces::on_square(pen, spot.piece, at, size, "");
        if spot.count > 1 {
            pen.middle_text("coin-face", at, size * 0.34, &spot.count.to_string());
        }
        pen.close();
    }
    if let Some(piece) = new {
        arriving(view, pen, piece, at, size);
    }
    if view.is_target(index) && new.is_none() {
        pen.circle("goal", at, size * 0.13);
    }
    let corner = if spot.piece == Piece::Nothing { at } else { (at.0 + size * 0.3, at.1 - size * 0.3) };
    view.mark(pen, index, None, corner, size * 0.34);
    if turned {
        pen.circle(view.scene.by.class(), at, size * 0.44);
    }
    if taken {
        pieces::stroke(pen, view.scene.by, at, (size * 0.8, size * 0.8));
    }
    if let Some(capture) = capture {
        pieces::stroke(pen, capture.by, at, (size * 0.8, size * 0.8));
    }
}

/// A piece that comes, marked in the colour of the player.
fn arriving(view: &View<'_>, pen: &mut Pen, piece: Piece, at: (f64, f64), size: f64) {
    let (class, far) = (view.scene.by.class(), size * 0.46);
    pen.open("piece arriving", "");
    // A queen is too fine for dashes.
    pieces::on_square(pen, piece, at, size, if piece == Piece::Queen { "" } else { " new" });
    pen.close();
    match piece {
        Piece::Domino => pen.rect(class, (at.0 - far, at.1 - far), (2.0 * far, 2.0 * far), size * 0.12),
        _ => pen.circle(class, at, far),
    }
}

/// The piece that moves.
fn moving_piece(view: &View<'_>) -> Option<Piece> {
    let from = view.scene.touches.iter().find(|touch| matches!(touch.change, Change::Leave { .. }))?;
    view.scene.board.spot(from.spot).map(|spot| spot.piece)
}

/// An arrow from where a piece leaves to where it arrives.
pub(super) fn journey(view: &View<'_>, pen: &mut Pen, middle: &dyn Fn(usize) -> (f64, f64)) {
    let own = |is_kind: fn(&Change) -> bool| {
        let touch = view.scene.touches.iter().find(|touch| is_kind(&touch.change))?;
        touch.spot.checked_sub(view.first).filter(|spot| *spot < view.board.spots.len())
    };
    let from = own(|change| matches!(change, Change::Leave { .. }));
    let to = own(|change| matches!(change, Change::Arrive { .. }));
    let (Some(from), Some(to)) = (from, to) else { return };
    crate::board::network::arrow(pen, view.scene.by.class(), middle(from), middle(to), 16.0);
}
