//! A rhombus of hexagons, with the sides that each player is to join.
use super::{View, squares};
use crate::{
    block::Block,
    svg::{Num, Pen},
};
use engine::board::{Change, Piece, Place, Spot};
use std::collections::VecDeque;

const ROOT3: f64 = 1.732_050_807_568_877_2;

/// Corners of a hexagon that stands on a point, clockwise from the top.
fn corners((x, y): (f64, f64), radius: f64) -> [(f64, f64); 6] {
    let (dx, dy) = (radius * ROOT3 / 2.0, radius / 2.0);
    [(x, y - radius), (x + dx, y - dy), (x + dx, y + dy), (x, y + radius), (x - dx, y + dy), (x - dx, y - dy)]
}

/// The board.
pub(super) fn hexagons(view: &View<'_>, side: u32) -> Block {
    let radius = if side > 8 { 18.0 } else { 27.0 };
    let step = radius * ROOT3;
    let margin = 34.0;
    let middle = |column: u32, row: u32| {
        let from_top = f64::from(side.saturating_sub(row + 1));
        (margin + step / 2.0 + (f64::from(column) + from_top / 2.0) * step, margin + radius + from_top * radius * 1.5)
    };
    let mut pen = Pen::default();
    sides(&mut pen, side, &middle, radius + 4.0);
    for (index, spot) in view.spots() {
        let Place::Square { column, row } = spot.place else { continue };
        let at = middle(column, row);
        view.open(&mut pen, "spot", index);
        pen.polygon("hexagon", &corners(at, radius));
        squares::content(view, &mut pen, (index, spot), at, radius * 1.5);
        let placed = view.changes(index).find_map(|change| match change {
            Change::Place(piece) => Some(piece),
            _ => None,
        });
        match placed.unwrap_or(spot.piece) {
            Piece::White => pen.middle_text("on-white", at, radius * 0.66, "x"),
            Piece::Black => pen.middle_text("on-black", at, radius * 0.66, "o"),
            _ => pen.middle_text("soft", at, radius * 0.42, &spot.label),
        }
        pen.close();
    }
    let path = [Piece::White, Piece::Black].into_iter().find_map(|piece| joining_path(view, side, piece));
    if let Some(path) = path {
        let points: Vec<String> = path
            .into_iter()
            .map(|(column, row)| middle(column, row))
            .map(|(x, y)| format!("{} {}", Num(x), Num(y)))
            .collect();
        pen.path("green joining", &format!("M{}", points.join("L")));
    }
    let far = f64::from(side);
    let width = 2.0 * margin + (far + (far - 1.0) / 2.0) * step;
    let height = 2.0 * margin + radius * (1.5 * far + 0.5);
    Block::new(pen, width, height)
}

/// The shortest path of a player's stones from one of their sides to the other: the first player joins left and right,
/// the second below and above.
fn joining_path(view: &View<'_>, side: u32, piece: Piece) -> Option<Vec<(u32, u32)>> {
    let cell = |spot: &Spot| match spot.place {
        Place::Square { column, row } if spot.piece == piece => Some((column, row)),
        _ => None,
    };
    let stones: Vec<(u32, u32)> = view.board.spots.iter().filter_map(cell).collect();
    let along = |(column, row): (u32, u32)| if piece == Piece::White { column } else { row };
    let mut paths: VecDeque<Vec<(u32, u32)>> =
        stones.iter().filter(|cell| along(**cell) == 0).map(|cell| vec![*cell]).collect();
    let mut seen: Vec<(u32, u32)> = paths.iter().flatten().copied().collect();
    while let Some(path) = paths.pop_front() {
        let here = *path.last()?;
        if along(here) + 1 == side {
            return Some(path);
        }
        for &next in stones.iter().filter(|&&next| is_beside(here, next)) {
            if !seen.contains(&next) {
                seen.push(next);
                paths.push_back(path.iter().copied().chain([next]).collect());
            }
        }
    }
    None
}

/// Whether two cells touch.
fn is_beside(one: (u32, u32), other: (u32, u32)) -> bool {
    let difference = |a: u32, b: u32| i64::from(a) - i64::from(b);
    let (across, up) = (difference(one.0, other.0), difference(one.1, other.1));
    matches!((across, up), (1, 0 | 1) | (0, 1 | -1) | (-1, 0 | -1))
}

/// Zigzag lines along the four sides: left and right for one player, above and below for the other.
fn sides(pen: &mut Pen, side: u32, middle: &dyn Fn(u32, u32) -> (f64, f64), radius: f64) {
    let last = side.saturating_sub(1);
    let along = |cells: Vec<(f64, f64)>, picked: [usize; 3]| {
        let points = cells.into_iter().flat_map(|at| picked.map(|corner| corners(at, radius)[corner]));
        let points: Vec<String> = points.map(|(x, y)| format!("{} {}", Num(x), Num(y))).collect();
        format!("M{}", points.join("L"))
    };
    let all = || 0..side;
    pen.path("side-white", &along(all().rev().map(|row| middle(0, row)).collect(), [5, 4, 3]));
    pen.path("side-white", &along(all().rev().map(|row| middle(last, row)).collect(), [0, 1, 2]));
    pen.path("side-black", &along(all().map(|column| middle(column, last)).collect(), [5, 0, 1]));
    pen.path("side-black", &along(all().map(|column| middle(column, 0)).collect(), [4, 3, 2]));
    let label = |pen: &mut Pen, (x, y): (f64, f64), (dx, dy): (f64, f64), text: &str| {
        pen.middle_text("bold", (x + dx, y + dy), 14.0, text);
    };
    let half = side / 2;
    label(pen, middle(0, half), (-radius * 1.35, 4.0), "x");
    label(pen, middle(last, half), (radius * 1.35, -4.0), "x");
    label(pen, middle(half, last), (0.0, -radius * 1.45), "o");
    label(pen, middle(half, 0), (0.0, radius * 1.45), "o");
}
