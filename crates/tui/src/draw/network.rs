//! Graphs as lists: where the token can go from each point, or line by line what can be cut.
use super::{ScreenScene, pieces, target};
use crate::{
    char_grid::{CharGrid, Target},
    ink::Tone,
};
use engine::board::{Change, Piece, Place, Spot};

/// A list of points with their arrows, or of lines with their ends.
pub(super) fn draw(scene: &ScreenScene, directed: bool) -> CharGrid {
    if directed { arrows(scene) } else { lines(scene) }
}

fn name(spots: &[Spot], index: usize) -> &str {
    spots.get(index).map_or("", |spot| spot.label.as_str())
}

/// One row for each point: its name and the points to which its arrows lead.
fn arrows(scene: &ScreenScene) -> CharGrid {
    let spots = &scene.board.spots;
    let is_point = |spot: &&Spot| !matches!(spot.place, Place::Line { .. });
    let widest = spots.iter().filter(is_point).map(|spot| spot.label.chars().count()).max().unwrap_or(1).min(24);
    let mut grid = CharGrid::default();
    for (i, spot) in spots.iter().enumerate().take_while(|(_, spot)| is_point(spot)) {
        let at = Some(Target::spot(i));
        let ends = spots.iter().filter_map(|line| match line.place {
            Place::Line { from, to } if from == i => Some(name(spots, to)),
            _ => None,
        });
        let ends: Vec<&str> = ends.collect();
        let (sign, tone) = match scene.touches(i).last() {
            Some(Change::Arrive { .. }) => (scene.ink.sign('◌', 'o'), Tone::Preview),
            _ => scene.piece(spot.piece),
        };
        grid.put(1, i, scene.pointer(i), Tone::Strong, at);
        grid.put(3, i, sign, tone, at);
        let tone = scene.tone(i, if spot.piece == Piece::Here { Tone::Strong } else { Tone::Plain });
        grid.write(5, i, &format!("{:<widest$}", spot.label), tone, at);
        if !ends.is_empty() {
            let arrow = if scene.ink.ascii { "->" } else { "→" };
            grid.write(6 + widest, i, &format!("{arrow} {}", ends.join(", ")), Tone::Dim, at);
        }
    }
    grid
}

/// One row for each line: its number, its ends, and its tokens; what is higher above the ground is further right.
fn lines(scene: &ScreenScene) -> CharGrid {
    let spots = &scene.board.spots;
    let depth = depths(spots);
    let mut grid = CharGrid::default();
    let rows = spots.iter().enumerate().filter(|(_, spot)| matches!(spot.place, Place::Line { .. }));
    for (y, (i, spot)) in rows.enumerate() {
        let Place::Line { from, to } = spot.place else { continue };
        let at = Some(Target::spot(i));
        let deep = depth.get(from).copied().unwrap_or(0).min(12);
        grid.put(1, y, scene.pointer(i), Tone::Strong, at);
        grid.write(3, y, &format!("{:>2}", spot.label), Tone::Dim, at);
        let ground = |index: usize| match spots.get(index) {
            Some(spot) if spot.piece == Piece::Ground => scene.ink.sign('▁', '_').to_string().repeat(2),
            _ => format!("({})", name(spots, index)),
        };
        let mut x = 7 + deep * 3;
        grid.write(x, y, &ground(from), Tone::Plain, at);
        x += ground(from).chars().count();
        let touched = scene.touches(i).next().is_some();
        let stroke = if touched { scene.ink.sign('╌', '~') } else { scene.ink.sign('─', '-') };
        grid.write(x, y, &stroke.to_string().repeat(3), scene.tone(i, Tone::Good), at);
        grid.write(x + 3, y, &ground(to), Tone::Plain, at);
        x += 5 + ground(to).chars().count();
        if depth.is_empty() {
            for (j, (sign, tone, piece)) in pieces(scene, i, spot).into_iter().enumerate().take(40) {
                let sign = if sign == '─' { '┃' } else { sign };
                grid.put(x + j, y, sign, tone, target(i, piece));
            }
        }
    }
    grid
}

/// Number of lines between each point and the ground; empty if there is no ground.
fn depths(spots: &[Spot]) -> Vec<usize> {
    let Some(ground) = spots.iter().position(|spot| spot.piece == Piece::Ground) else { return Vec::new() };
    let mut depth = vec![usize::MAX; spots.len()];
    depth[ground] = 0;
    for _ in 0..spots.len() {
        for spot in spots {
            if let Place::Line { from, to } = spot.place {
                let (a, b) = (depth[from], depth[to]);
                depth[from] = a.min(b.saturating_add(1));
                depth[to] = b.min(a.saturating_add(1));
            }
        }
    }
    depth
}
