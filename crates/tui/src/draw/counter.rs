//! A number on its way to a target.
use super::ScreenScene;
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};
use engine::board::Change;

/// The number, and a line from 0 to the target with what everybody has added.
pub(super) fn draw(scene: &ScreenScene, target: u64) -> CharGrid {
    let mut grid = CharGrid::default();
    let now = scene.board.spots.first().map_or(0, |spot| spot.count);
    let more: u64 = scene.touches(0).map(|change| if let Change::Put { count } = change { count } else { 0 }).sum();
    let at = Some(Target::spot(0));
    grid.write(3, 1, &now.to_string(), Tone::Strong, at);
    if more > 0 {
        let arrow = if scene.ink.ascii { "->" } else { "→" };
        let x = 4 + now.to_string().len();
        grid.write(x, 1, &format!("+ {more}  {arrow}  {}", now + more), Tone::Preview, at);
    }
    let end = target.to_string();
    let room = scene.width.saturating_sub(10 + end.len()).max(10);
    let cell = if target * 2 < room as u64 { 2 } else { 1 };
    let length = usize::try_from(target).map_or(room, |steps| (steps * cell).min(room));
    let column =
        |step: u64| usize::try_from(u128::from(step) * length as u128 / u128::from(target.max(1))).unwrap_or(0);
    grid.write(3, 3, "0", Tone::Dim, at);
    grid.put(5, 3, scene.ink.sign('├', '['), Tone::Dim, at);
    for x in 0..length {
        let tone = if (column(now)..column(now + more)).contains(&x) { Tone::Preview } else { Tone::Dim };
        let sign = if tone == Tone::Preview { scene.touched_sign() } else { scene.ink.sign('·', '.') };
        grid.put(6 + x, 3, sign, tone, at);
    }
    // Something may have been counted before the first move.
    let steps = scene.marks.additions(0);
    let mut from = now.saturating_sub(steps.iter().map(|&(count, _)| count).sum());
    (0..column(from)).for_each(|x| grid.put(6 + x, 3, scene.ink.sign('━', '='), Tone::Gold, at));
    for &(count, hand) in steps {
        let sign = scene.ink.stroke(hand);
        (column(from)..column(from + count)).for_each(|x| grid.put(6 + x, 3, sign, Tone::Taken(hand), at));
        from += count;
    }
    grid.put(6 + length, 3, scene.ink.sign('┤', ']'), Tone::Dim, at);
    grid.write(8 + length, 3, &end, Tone::Strong, at);
    grid
}
