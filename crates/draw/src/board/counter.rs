//! One number on its way to a target.
use super::View;
use crate::{
    block::Block,
    svg::{Anchor, Num, Pen},
};
use engine::board::Change;

const WIDTH: f64 = 560.0;
const LINE: f64 = 118.0;

/// Largest target whose numbers can be pointed at one by one.
const MOST_TARGETS: u64 = 150;

/// The number as on a display, and below it a line to the target with the step of the move.
pub(super) fn counter(view: &View<'_>, target: u64) -> Block {
    let mut pen = Pen::default();
    let Some((index, spot)) = view.spots().next() else { return Block::default() };
    view.open(&mut pen, "spot counter", index);
    pen.rect("box", (WIDTH / 2.0 - 80.0, 0.0), (160.0, 62.0), 10.0);
    pen.middle_text("bold", (WIDTH / 2.0, 31.0), 38.0, &spot.count.to_string());
    let x_of = |number: u64| 20.0 + (WIDTH - 40.0) * (number.min(target) as f64) / (target.max(1) as f64);
    pen.line("axis", (x_of(0), LINE), (x_of(target), LINE));
    pen.line("green", (x_of(0), LINE), (x_of(spot.count), LINE));
    for number in ticks(target) {
        let long = number % 5 == 0 || number == target;
        pen.line("axis", (x_of(number), LINE - 4.0), (x_of(number), LINE + if long { 8.0 } else { 4.0 }));
    }
    for number in labels(target) {
        pen.text("soft", (x_of(number), LINE + 24.0), 12.0, Anchor::Middle, &number.to_string());
    }
    pen.circle("here", (x_of(spot.count), LINE), 8.0);
    for change in view.changes(index) {
        if let Change::Put { count } = change {
            step(view, &mut pen, x_of(spot.count), x_of(spot.count.saturating_add(count)), count);
        }
    }
    targets(&mut pen, target, &x_of);
    pen.close();
    Block::new(pen, WIDTH, LINE + 30.0)
}

/// Places to point at, one for each number if they are wide enough.
fn targets(pen: &mut Pen, target: u64, x_of: &dyn Fn(u64) -> f64) {
    if target > MOST_TARGETS {
        return;
    }
    let step = x_of(1) - x_of(0);
    for number in 0..=target {
        pen.open("target", &format!("data-piece=\"{number}\""));
        pen.rect("target", (x_of(number) - step / 2.0, LINE - 16.0), (step, 46.0), 0.0);
        pen.close();
    }
}

/// An arc from one place to another.
fn step(view: &View<'_>, pen: &mut Pen, from: f64, to: f64, count: u64) {
    let (middle, top) = ((from + to) / 2.0, LINE - 34.0);
    let arc = format!(
        "M{} {}Q{} {} {} {}",
        Num(from),
        Num(LINE - 9.0),
        Num(middle),
        Num(top - 14.0),
        Num(to),
        Num(LINE - 9.0)
    );
    pen.path(view.scene.by.class(), &arc);
    pen.circle("here new", (to, LINE), 8.0);
    pen.text("bold", (middle.max(30.0), top), 14.0, Anchor::Middle, &format!("+{count}"));
}

fn ticks(target: u64) -> Vec<u64> {
    let step = target.div_ceil(150).max(1);
    (0..=target / step).map(|i| i * step).collect()
}

/// Numbers at the ends and between them, as many as there is room for.
fn labels(target: u64) -> Vec<u64> {
    let step = [1, 5, 10, 25, 50, 100, 250, 500].into_iter().find(|step| target / step <= 22).unwrap_or(target.max(1));
    let mut labels: Vec<u64> = (0..=target / step).map(|i| i * step).collect();
    labels.retain(|&number| number == 0 || target - number >= step.div_ceil(2).max(1));
    labels.push(target);
    labels.dedup();
    labels
}
