//! Places around a circle.
use super::{ScreenScene, pieces, target};
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};

/// Whether the pieces are drawn one by one, or heaps as short texts.
fn is_single(scene: &ScreenScene) -> bool {
    scene.board.spots.iter().all(|spot| spot.count <= 1)
}

/// How far the places are from the middle, in columns and rows.
fn radius(scene: &ScreenScene) -> (f64, f64) {
    let side = if is_single(scene) { 4 } else { 9 };
    let (x, y) = (scene.width.saturating_sub(2 * side) / 2, scene.height.saturating_sub(3) / 2);
    // Signs are about twice as high as wide.
    let y = if is_single(scene) { y.min(x / 2) } else { y };
    #[expect(clippy::cast_precision_loss, reason = "a terminal has few columns")]
    let radius = ((x.min(y * 2 + side)) as f64, y as f64);
    radius
}

/// Whether there is room for every place.
pub(super) fn fits(scene: &ScreenScene) -> bool {
    let (x, y) = radius(scene);
    #[expect(clippy::cast_precision_loss, reason = "a ring has few places")]
    let places = scene.board.spots.len() as f64;
    let few = scene.board.spots.iter().all(|spot| spot.count <= 12);
    let most = if is_single(scene) { 2.4 * y + x / 2.0 } else { 11.0 };
    few && y >= 3.0 && places <= most
}

/// Clockwise from the top.
pub(super) fn draw(scene: &ScreenScene) -> CharGrid {
    let mut grid = CharGrid::default();
    let (rx, ry) = radius(scene);
    let single = is_single(scene);
    let left = if single { 4.0 } else { 9.0 };
    #[expect(clippy::cast_precision_loss, reason = "a ring has few places")]
    let places = scene.board.spots.len().max(1) as f64;
    for (i, spot) in scene.board.spots.iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "a ring has few places")]
        let angle = std::f64::consts::TAU * i as f64 / places;
        let (x, y) = (whole(left + rx + rx * angle.sin()), whole(1.0 + ry - ry * angle.cos()));
        let at = Some(Target::spot(i));
        let tone = if scene.cursor == Some(i) { Tone::Cursor } else { Tone::Dim };
        let bars = pieces(scene, i, spot);
        if single {
            let (sign, tone_of, piece) = bars.first().copied().unwrap_or((scene.ink.sign('·', '.'), Tone::Dim, None));
            let sign = if sign == '┃' { '●' } else { sign };
            grid.put(x, y, sign, tone_of, target(i, piece));
            // The number stands outside, to the right of places on the right and to the left of the others.
            let right = angle.sin() > -0.01;
            let x = if right { x + 2 } else { x.saturating_sub(1 + spot.label.len()) };
            grid.write(x, y, &spot.label, tone, at);
        } else {
            let x = x.saturating_sub(4);
            grid.write(x, y, &format!("{}:", spot.label), tone, at);
            let start = x + spot.label.len() + 2;
            for (j, &(sign, tone, piece)) in bars.iter().enumerate() {
                grid.put(start + j, y, sign, tone, target(i, piece));
            }
            if bars.is_empty() {
                grid.put(start, y, scene.ink.sign('·', '.'), Tone::Dim, at);
            }
        }
    }
    grid
}

/// The nearest whole number, which is a place on the grid.
fn whole(x: f64) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small and made positive")]
    let whole = x.round().max(0.0) as usize;
    whole
}
