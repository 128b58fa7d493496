//! Heaps below each other, their pieces side by side.
use super::{Bar, ScreenScene, pieces, target};
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};
use engine::board::{Piece, Shape};

/// The first piece to show, so that what the move would touch is visible in a heap that is too long.
fn first_visible(bars: &[Bar], visible: usize) -> usize {
    let touched = bars.iter().position(|bar| bar.1 == Tone::Preview).unwrap_or(0);
    // Something before it is visible, too.
    touched.saturating_sub(visible / 3).min(bars.len() - visible)
}

/// One line for each heap: its number, its pieces, how many there are.
pub(super) fn draw(scene: &ScreenScene) -> CharGrid {
    let spots = &scene.board.spots;
    let label = spots.iter().map(|spot| spot.label.chars().count()).max().unwrap_or(0);
    let count = spots.iter().map(|spot| spot.count.to_string().len()).max().unwrap_or(1);
    let left = label + 5;
    let room = scene.width.saturating_sub(left + count + 3).max(8);
    let drawn: Vec<_> = spots.iter().enumerate().map(|(i, spot)| pieces(scene, i, spot)).collect();
    let longest = drawn.iter().map(Vec::len).max().unwrap_or(0);
    let pitch = if longest * 2 <= room { 2 } else { 1 };
    let rows = if spots.len() * 2 <= scene.height { 2 } else { 1 };
    let mut grid = CharGrid::default();
    for (i, (spot, bars)) in spots.iter().zip(&drawn).enumerate() {
        let (y, at) = (i * rows, Some(Target::spot(i)));
        grid.put(1, y, scene.pointer(i), Tone::Strong, at);
        let tone = if scene.cursor == Some(i) { Tone::Strong } else { Tone::Plain };
        let name = if scene.board.shape == Shape::Factors { Tone::Gold } else { tone };
        grid.write(3, y, &format!("{:>label$}", spot.label), name, at);
        grid.put(4 + label, y, scene.ink.sign('│', '|'), Tone::Dim, at);
        let visible = bars.len().min(room / pitch);
        let first = first_visible(bars, visible);
        for (j, &(sign, tone, piece)) in bars.iter().skip(first).take(visible).enumerate() {
            grid.put(left + 1 + j * pitch, y, sign, tone, target(i, piece));
        }
        let mut x = left + 1 + visible * pitch;
        if first > 0 {
            grid.put(left + 1, y, scene.ink.sign('…', '.'), Tone::Dim, at);
        }
        if first + visible < bars.len() || spot.count > bars.len() as u64 {
            grid.put(x.saturating_sub(1), y, scene.ink.sign('…', '.'), Tone::Dim, at);
        }
        x += usize::from(pitch == 1);
        let tone = if spot.piece == Piece::Nothing || spot.count == 0 { Tone::Dim } else { tone };
        grid.write(x, y, &spot.count.to_string(), tone, at);
    }
    grid
}
