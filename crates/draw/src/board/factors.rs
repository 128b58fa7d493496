//! The prime factors of a number as a tree: the number above, its primes below, each as often as it divides.
use super::{View, pieces};
use crate::{
    block::Block,
    measure,
    svg::{Num, Pen},
};
use engine::board::{Change, Spot};

const STEP: f64 = 40.0;

/// The tree of factors.
pub(super) fn factors(view: &View<'_>) -> Block {
    let room = |spot: &Spot| (measure::width(&spot.label, 15.0) + 26.0).max(44.0);
    let rooms: Vec<f64> = view.board.spots.iter().map(room).collect();
    let number = product(&view.board.spots).map_or_else(|| "n".to_owned(), |number| number.to_string());
    let head = measure::width(&number, 20.0) * 1.12 + 34.0;
    let width = (rooms.iter().sum::<f64>() + 18.0 * rooms.len().saturating_sub(1) as f64).max(head);
    let most = view.board.spots.iter().map(|spot| spot.count).max().unwrap_or(0);
    let top = 96.0;
    let mut pen = Pen::default();
    let mut x = (width - rooms.iter().sum::<f64>() - 18.0 * rooms.len().saturating_sub(1) as f64) / 2.0;
    for ((index, spot), room) in view.spots().zip(&rooms) {
        let middle = x + room / 2.0;
        let bend = format!(
            "M{} 40C{} 70 {} 50 {} {}",
            Num(width / 2.0),
            Num(width / 2.0),
            Num(middle),
            Num(middle),
            Num(top - 22.0)
        );
        pen.path("branch", &bend);
        view.open(&mut pen, "spot", index);
        prime(view, &mut pen, (index, spot), (middle, top), *room);
        pen.close();
        x += room + 18.0;
    }
    pen.rect("here", ((width - head) / 2.0, 2.0), (head, 40.0), 20.0);
    pen.middle_text("on-white", (width / 2.0, 22.0), 20.0, &number);
    Block::new(pen, width, top + STEP * most.min(64) as f64 + 16.0)
}

fn product(spots: &[Spot]) -> Option<u128> {
    spots.iter().try_fold(1u128, |product, spot| {
        let prime: u128 = spot.label.parse().ok()?;
        product.checked_mul(prime.checked_pow(u32::try_from(spot.count).ok()?)?)
    })
}

/// A prime as a chain of equal beads.
fn prime(view: &View<'_>, pen: &mut Pen, (index, spot): (usize, &Spot), (x, top): (f64, f64), room: f64) {
    let taken: Vec<(u64, u64)> = view
        .changes(index)
        .filter_map(|change| match change {
            Change::Take { first, count } => Some((first, first + count)),
            _ => None,
        })
        .collect();
    let size = (room - 8.0, 30.0);
    for i in 0..spot.count.min(64) {
        let y = top + STEP * i as f64;
        if i > 0 {
            pen.line("branch", (x, y - STEP + 15.0), (x, y - 15.0));
        }
        pen.open("piece", &format!("data-piece=\"{i}\""));
        pen.rect("ball", (x - size.0 / 2.0, y - size.1 / 2.0), size, 15.0);
        pen.middle_text("on-black", (x, y), 15.0, &spot.label);
        pen.close();
        if taken.iter().any(|&(from, to)| (from..to).contains(&i)) {
            pieces::stroke(pen, view.scene.by, (x, y), (size.0 + 6.0, size.1 + 4.0));
        }
    }
}
