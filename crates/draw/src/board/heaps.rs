//! Heaps next to each other, in a row with two ends, and on stairs.
use super::{View, pile};
use crate::{
    block::{Align, Block},
    measure,
    svg::{Num, Pen},
};
use engine::{
    board::{Piece, Spot},
    message::Message,
};

/// A heap in a box, with its size and name below.
fn heap_box(view: &View<'_>, index: usize, spot: &Spot, content: &Block, inner: (f64, f64)) -> Block {
    let (width, height) = (inner.0 + 16.0, inner.1 + 14.0);
    let mut pen = Pen::default();
    view.open(&mut pen, "spot heap", index);
    // A box that is open above.
    pen.path("box", &format!("M0 0V{h}H{w}V0", h = Num(height), w = Num(width)));
    content.put(&mut pen, ((width - content.width) / 2.0, height - content.height - 5.0));
    pen.middle_text("bold", (width / 2.0, height + 15.0), 16.0, &spot.count.to_string());
    pen.middle_text("soft", (width / 2.0, height + 33.0), 11.5, &name(view, spot, width));
    pen.close();
    Block::new(pen, width, height + 42.0)
}

/// The name of a heap: in words if there is room, otherwise its number.
fn name(view: &View<'_>, spot: &Spot, room: f64) -> String {
    let Ok(number) = spot.label.parse::<u64>() else { return spot.label.clone() };
    let name = view.paper.say(&Message::new("explain-heap").with("heap", number));
    if measure::width(&name, 11.5) <= room + 10.0 { name } else { spot.label.clone() }
}

fn piles(view: &View<'_>) -> (Vec<Block>, f64, f64) {
    let fold = pile::fold(view, true);
    let piles: Vec<Block> = view.spots().map(|(i, spot)| pile::pile(view, i, spot, fold)).collect();
    let width = piles.iter().map(|pile| pile.width).fold(26.0, f64::max);
    let height = piles.iter().map(|pile| pile.height).fold(20.0, f64::max);
    (piles, width, height)
}

/// Maximum width of rows of pins beside each other.
const ALLEY: f64 = 1_000.0;

/// Room beside a row of pins, and between two of them: together as wide as a pin, so that the other pins stay in their
/// places when one is gone.
const BESIDE: f64 = 4.0;
const BETWEEN: f64 = 14.0;

/// Rows of pins.
fn alley(view: &View<'_>) -> Block {
    let (piles, _, height) = piles(view);
    let row = |((index, spot), pile): ((usize, &Spot), &Block)| {
        let width = pile.width.max(14.0) + 2.0 * BESIDE;
        let mut pen = Pen::default();
        view.open(&mut pen, "spot heap", index);
        pen.path("box", &format!("M0 {h}H{w}", h = Num(height + 2.0), w = Num(width)));
        pile.put(&mut pen, (BESIDE, height - pile.height));
        pen.middle_text("bold", (width / 2.0, height + 18.0), 16.0, &spot.count.to_string());
        if view.board.spots.len() > 1 {
            pen.middle_text("soft", (width / 2.0, height + 36.0), 11.5, &spot.label);
        }
        pen.close();
        Block::new(pen, width, height + 45.0)
    };
    let rows = view.spots().zip(&piles).map(row).collect();
    Block::flow(rows, ALLEY, BETWEEN, Align::End)
}

/// Heaps whose order is only a numbering.
pub(super) fn heaps(view: &View<'_>) -> Block {
    if view.board.spots.iter().any(|spot| spot.piece == Piece::Pin) {
        return alley(view);
    }
    let (piles, _, height) = piles(view);
    let boxes = view.spots().zip(&piles);
    let boxes = boxes.map(|((i, spot), pile)| heap_box(view, i, spot, pile, (pile.width.max(38.0), height))).collect();
    Block::flow(boxes, 900.0, 14.0, Align::End)
}

/// Heaps in a row, with arrows at its two ends.
pub(super) fn row(view: &View<'_>) -> Block {
    let (piles, _, height) = piles(view);
    let boxes: Vec<Block> = view
        .spots()
        .zip(&piles)
        .map(|((i, spot), pile)| heap_box(view, i, spot, pile, (pile.width.max(30.0), height)))
        .collect();
    let middle = Block::row(boxes, 4.0, Align::End);
    let y = (middle.height - 42.0) / 2.0;
    let mut pen = Pen::default();
    middle.put(&mut pen, (30.0, 0.0));
    let right = middle.width + 60.0;
    for (tip, far) in [(24.0, 2.0), (right - 24.0, right - 2.0)] {
        pen.line("axis", (far, y), (tip, y));
        let back = if tip > far { tip - 8.0 } else { tip + 8.0 };
        pen.polygon("soft", &[(tip, y), (back, y - 5.0), (back, y + 5.0)]);
    }
    Block::new(pen, right, middle.height)
}

/// Heaps on the steps of a staircase that rises to the right.
pub(super) fn stairs(view: &View<'_>) -> Block {
    let (piles, width, height) = piles(view);
    let (tread, rise) = (width + 24.0, 26.0);
    let total = height + 12.0 + rise * piles.len() as f64;
    let mut pen = Pen::default();
    for (step, ((i, spot), pile)) in view.spots().zip(&piles).enumerate() {
        let (x, top) = (step as f64 * tread, total - rise * (step + 1) as f64);
        view.open(&mut pen, "spot heap", i);
        pen.rect("stair", (x, top), (tread, total - top), 0.0);
        pile.put(&mut pen, (x + (tread - pile.width) / 2.0, top - pile.height - 1.0));
        pen.middle_text("bold", (x + tread / 2.0, top + 13.0), 14.0, &spot.count.to_string());
        pen.middle_text("soft", (x + tread / 2.0, total + 14.0), 12.0, &spot.label);
        pen.close();
    }
    Block::new(pen, tread * piles.len() as f64, total + 24.0)
}
