//! A rhombus of hexagons, each row shifted to the right.
use super::ScreenScene;
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};
use engine::board::{Change, Piece, Place};

/// How wide a cell is.
const PITCH: usize = 4;

/// Cells between the sides that they join: the slanting ones for x, the level ones for o.
pub(super) fn draw(scene: &ScreenScene, side: u32) -> CharGrid {
    let side = side as usize;
    let mut grid = CharGrid::default();
    let line = scene.ink.sign('─', '-').to_string().repeat(side * PITCH);
    for (column, name) in scene.board.axes.columns.iter().enumerate() {
        grid.write(6 + column * PITCH, 0, name, Tone::Black, None);
    }
    grid.write(5, 1, &line, Tone::Black, None);
    for (i, spot) in scene.board.spots.iter().enumerate() {
        let Place::Square { column, row } = spot.place else { continue };
        let (column, row) = (column as usize, side - 1 - row as usize);
        let (x, y) = (5 + row * PITCH / 2 + column * PITCH, 2 + row);
        if column == 0 {
            let name = scene.board.axes.rows.get(side - 1 - row).map_or("", String::as_str);
            grid.write(x - 4, y, &format!("{name:>2}"), Tone::White, None);
            grid.put(x - 1, y, scene.ink.sign('╲', '\\'), Tone::White, None);
        }
        if column == side - 1 {
            grid.put(x + PITCH, y, scene.ink.sign('╲', '\\'), Tone::White, None);
        }
        let stone = |piece: Piece| if piece == Piece::White { ('x', Tone::White) } else { ('o', Tone::Black) };
        let (sign, tone) = match (scene.touches(i).next(), spot.piece) {
            (Some(Change::Place(piece)), _) => stone(piece),
            (_, Piece::Nothing) => (scene.ink.sign('·', '.'), Tone::Dim),
            (_, piece) => stone(piece),
        };
        let tone = scene.tone(i, tone);
        let around = if matches!(tone, Tone::Preview | Tone::Cursor) { tone } else { Tone::Plain };
        let at = Some(Target::spot(i));
        let here = scene.cursor == Some(i);
        grid.put(x, y, if here { scene.ink.sign('▸', '>') } else { ' ' }, around, at);
        grid.put(x + 1, y, sign, tone, at);
        grid.put(x + 2, y, if here { scene.ink.sign('◂', '<') } else { ' ' }, around, at);
    }
    grid.write(5 + side * PITCH / 2, 2 + side, &line, Tone::Black, None);
    grid
}
