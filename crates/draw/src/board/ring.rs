//! Places around a circle, clockwise from the top.
use super::{View, pieces, pile};
use crate::{block::Block, svg::Pen};
use engine::board::{Change, Spot};
use std::f64::consts::TAU;

/// A ring of single pieces or of heaps.
pub(super) fn ring(view: &View<'_>) -> Block {
    let single = view.board.spots.iter().all(|spot| spot.count <= 1);
    let fold = pile::fold(view, false);
    let piles: Vec<Block> = view.spots().map(|(i, spot)| pile::pile(view, i, spot, fold)).collect();
    let largest = piles.iter().map(|pile| pile.width.hypot(pile.height)).fold(30.0, f64::max);
    let room = if single { 40.0 } else { largest + 16.0 };
    let count = view.board.spots.len().max(1) as f64;
    let radius = (room * count / TAU).max(room * 0.8).max(60.0);
    let half = radius + room / 2.0 + 30.0;
    let mut pen = Pen::default();
    pen.circle("rule", (half, half), radius);
    for (number, ((i, spot), pile)) in view.spots().zip(&piles).enumerate() {
        let angle = TAU * number as f64 / count - TAU / 4.0;
        let at = |far: f64| (half + far * angle.cos(), half + far * angle.sin());
        view.open(&mut pen, "spot", i);
        if single {
            bead(view, &mut pen, (i, spot), at(radius));
        } else {
            let (x, y) = at(radius);
            pen.circle("panel", (x, y), (pile.width.hypot(pile.height) / 2.0 + 5.0).max(16.0));
            pile.put(&mut pen, (x - pile.width / 2.0, y - pile.height / 2.0));
        }
        let label = if single { spot.label.clone() } else { spot.count.to_string() };
        let disc = (pile.width.hypot(pile.height) / 2.0 + 5.0).max(16.0);
        let far = if single { radius + 28.0 } else { radius + disc + 14.0 };
        pen.middle_text(if single { "soft" } else { "bold" }, at(far), 13.0, &label);
        if !single {
            pen.middle_text("soft", at(radius - disc - 11.0), 11.0, &spot.label);
        }
        pen.close();
    }
    Block::new(pen, half * 2.0, half * 2.0)
}

/// One piece, or the place where it was.
fn bead(view: &View<'_>, pen: &mut Pen, (index, spot): (usize, &Spot), at: (f64, f64)) {
    let capture = view.captures_on(index).next();
    if spot.count == 0 && capture.is_none() {
        return pen.circle("u", at, 13.0);
    }
    pen.open(if capture.is_some() { "piece gone" } else { "piece" }, "data-piece=\"0\"");
    pen.circle("coin", at, 15.0);
    pen.circle("coin-rim", at, 11.0);
    pen.close();
    if view.changes(index).any(|change| matches!(change, Change::Take { .. })) {
        pieces::stroke(pen, view.scene.by, at, (30.0, 30.0));
    }
    if let Some(capture) = capture {
        pieces::stroke(pen, capture.by, at, (30.0, 30.0));
    }
}
