//! A strip of squares, broken into several lines if it is long.
use super::ScreenScene;
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};
use engine::board::{Change, Piece, Spot};

/// Width of a square, with its left edge.
const PITCH: usize = 4;

/// Boxes with their numbers below.
pub(super) fn draw(scene: &ScreenScene) -> CharGrid {
    let mut grid = CharGrid::default();
    let room = (scene.width.saturating_sub(3) / PITCH).max(1);
    // Squares that no coin can reach any more stay if there is room for them.
    let all = scene.board.spots.len().max(scene.start.spots.len().min(room));
    let fit = room.min(all.max(1));
    for i in 0..all {
        let (x, y) = (1 + i % fit * PITCH, i / fit * 5);
        let last = i % fit == fit - 1 || i == all - 1;
        frame(scene, &mut grid, (x, y), i % fit == 0, last);
        let Some(spot) = scene.board.spots.get(i) else { continue };
        let at = Some(Target::spot(i));
        (1..PITCH).for_each(|dx| grid.put(x + dx, y + 1, ' ', scene.tone(i, Tone::Plain), at));
        let (sign, tone) = sign(scene, i, spot);
        grid.put(x + 2, y + 1, sign, scene.tone(i, tone), at);
        if spot.count > 1 {
            grid.write(x + 3, y + 1, &spot.count.min(9).to_string(), scene.tone(i, tone), at);
        }
        let tone = if scene.cursor == Some(i) { Tone::Strong } else { Tone::Dim };
        grid.write(x + 1, y + 3, &format!("{:^3}", spot.label), tone, at);
        if scene.cursor == Some(i) {
            grid.put(x + 2, y + 4, scene.ink.sign('▲', '^'), Tone::Strong, at);
        }
    }
    grid
}

fn frame(scene: &ScreenScene, grid: &mut CharGrid, (x, y): (usize, usize), first: bool, last: bool) {
    let line =
        |left: char, right: char| format!("{left}{}{right}", scene.ink.sign('─', '-').to_string().repeat(PITCH - 1));
    let corner = |fine: char| scene.ink.sign(fine, '+');
    let (top, bottom) = match (first, last) {
        (true, true) => (line(corner('┌'), corner('┐')), line(corner('└'), corner('┘'))),
        (true, false) => (line(corner('┌'), corner('┬')), line(corner('└'), corner('┴'))),
        (false, true) => (line(corner('┬'), corner('┐')), line(corner('┴'), corner('┘'))),
        (false, false) => (line(corner('┬'), corner('┬')), line(corner('┴'), corner('┴'))),
    };
    grid.write(x, y, &top, Tone::Dim, None);
    grid.write(x, y + 2, &bottom, Tone::Dim, None);
    for x in [x, x + PITCH] {
        grid.put(x, y + 1, scene.ink.sign('│', '|'), Tone::Dim, None);
    }
}

/// The sign of a square: what lies there, or what the move would bring.
fn sign(scene: &ScreenScene, index: usize, spot: &Spot) -> (char, Tone) {
    let (sign, tone) = scene.piece(if spot.count == 0 { Piece::Nothing } else { spot.piece });
    match scene.touches(index).next() {
        Some(Change::Place(piece)) => scene.piece(piece),
        Some(Change::Arrive { .. }) => (scene.ink.sign('◌', 'o'), tone),
        Some(Change::Turn) => (scene.ink.sign('↻', '~'), tone),
        Some(Change::Take { .. } | Change::Leave { .. }) => (scene.touched_sign(), tone),
        _ => match scene.marks.takers(index).last() {
            Some(&hand) if spot.count == 0 => scene.cross(hand),
            _ => match scene.marks.owner(&spot.label) {
                Some(hand) if spot.count > 0 => (sign, Tone::Taken(hand)),
                _ => (sign, tone),
            },
        },
    }
}
