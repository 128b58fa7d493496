//! Heaps beside each other, their pieces on top of each other: rows with two ends, and stairs.
use super::{ScreenScene, pieces, target};
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};
use engine::board::Shape;

/// Width of a column.
const PITCH: usize = 5;

/// How far each step is above the one before.
fn rise(scene: &ScreenScene) -> usize {
    usize::from(scene.board.shape == Shape::Stairs)
}

/// How high the columns are above the ground.
fn height(scene: &ScreenScene) -> usize {
    let heaps = scene.board.spots.iter().enumerate();
    let rise = rise(scene);
    heaps.map(|(i, spot)| pieces(scene, i, spot).len().max(mark_count(scene, i)) + i * rise).max().unwrap_or(0)
}

/// Number of pieces that were there before, so that the picture does not jump about.
fn mark_count(scene: &ScreenScene, spot: usize) -> usize {
    scene.marks.takers(spot).len()
}

/// Whether everything fits without scrolling.
pub(super) fn fits(scene: &ScreenScene) -> bool {
    let few = scene.board.spots.iter().all(|spot| spot.count < 40);
    few && scene.board.spots.len() * PITCH + 2 <= scene.width && height(scene) + 3 <= scene.height.max(8)
}

/// Columns on a common ground, or on steps that rise to the right.
pub(super) fn draw(scene: &ScreenScene) -> CharGrid {
    let (ground, rise) = (height(scene), rise(scene));
    let mut grid = CharGrid::default();
    for (i, spot) in scene.board.spots.iter().enumerate() {
        let (x, floor, at) = (2 + i * PITCH, ground - i * rise, Some(Target::spot(i)));
        for (j, &(sign, tone, piece)) in pieces(scene, i, spot).iter().enumerate() {
            let (wide, sign) = if sign == '┃' { (true, '▬') } else { (false, sign) };
            let y = floor - j.min(floor);
            grid.put(x + 1, y, sign, tone, target(i, piece));
            if wide || matches!(tone, Tone::Preview | Tone::Taken(_)) {
                grid.put(x + 2, y, sign, tone, target(i, piece));
            }
        }
        for y in floor + 1..=ground + 1 {
            let line = if y == floor + 1 { scene.ink.sign('▔', '=') } else { scene.ink.sign('░', ':') };
            grid.write(x, y, &line.to_string().repeat(PITCH - usize::from(rise == 0)), Tone::Dim, at);
        }
        let tone = if scene.cursor == Some(i) { Tone::Cursor } else { Tone::Plain };
        grid.write(x, ground + 2, &format!("{:^4}", spot.count), tone, at);
    }
    grid
}
