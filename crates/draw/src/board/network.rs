//! Points joined by lines: graphs of moves, green Hackenbush, heaps on edges.
use super::{View, pieces};
use crate::{
    block::Block,
    layered::{Input, layout},
    measure,
    svg::{Num, Pen},
};
use engine::board::{Change, Piece, Place, Shape, Spot};
use std::collections::VecDeque;
use std::f64::consts::TAU;

/// A line between two points, with the index of its spot.
struct Link<'a> {
    index: usize,
    spot: &'a Spot,
    from: usize,
    to: usize,
}

/// A graph: arrows in layers, growing things from the ground, everything else around a circle.
pub(super) fn network(view: &View<'_>, directed: bool) -> Block {
    let (points, links) = parts(view.spots());
    let grounded = points.iter().any(|(_, spot)| spot.piece == Piece::Ground);
    let (positions, size) = positions(view, &points, &links, directed);
    let mut pen = Pen::default();
    if grounded {
        pen.line("ground", (6.0, size.1 - 12.0), (size.0 - 6.0, size.1 - 12.0));
    }
    let mut middles = Vec::new();
    for (i, link) in links.iter().enumerate() {
        let before = |other: &&Link<'_>| {
            (other.from.min(other.to), other.from.max(other.to)) == (link.from.min(link.to), link.from.max(link.to))
        };
        let twin = links[..i].iter().filter(before).count();
        let whole = |change| matches!(change, Change::Take { count, .. } if count == link.spot.count);
        let class = if view.changes(link.index).any(whole) { "spot line falling" } else { "spot line" };
        view.open(&mut pen, class, link.index);
        let ends = ends(&points, &positions, link, size);
        let is_other = |&i: &usize| i != link.from && i != link.to;
        let others: Vec<Obstacle> =
            (0..points.len()).filter(is_other).map(|i| obstacle(points[i].1, positions[i])).collect();
        let detour = if directed { detour(ends, &others) } else { 0.0 };
        middles.push(draw_link(&mut pen, link, &ends, (directed, twin, detour)));
        pen.close();
    }
    // Names and strokes lie over all lines, whatever the order of the lines.
    for (link, &middle) in links.iter().zip(&middles) {
        name_link(view, &mut pen, link, middle, directed);
    }
    for ((index, spot), &at) in points.iter().zip(&positions) {
        if spot.piece != Piece::Ground {
            point(view, &mut pen, (*index, spot), at, grounded);
        }
    }
    let middle = |i: usize| positions.get(i).copied().unwrap_or_default();
    if directed {
        super::squares::journey(view, &mut pen, &middle);
    }
    Block::new(pen, size.0, size.1)
}

/// The points and lines among spots.
fn parts<'a>(spots: impl Iterator<Item = (usize, &'a Spot)>) -> (Vec<(usize, &'a Spot)>, Vec<Link<'a>>) {
    let (lines, points): (Vec<_>, Vec<_>) = spots.partition(|(_, spot)| matches!(spot.place, Place::Line { .. }));
    let link = |(index, spot): (usize, &'a Spot)| match spot.place {
        Place::Line { from, to } if from < points.len() && to < points.len() => Some(Link { index, spot, from, to }),
        _ => None,
    };
    let links = lines.into_iter().filter_map(link).collect();
    (points, links)
}

/// Where points are, and how large the picture is.
type Positions = (Vec<(f64, f64)>, (f64, f64));

/// The positions of points. Those of a frame are kept, in which points are known by their names.
fn positions(view: &View<'_>, points: &[(usize, &Spot)], links: &[Link<'_>], directed: bool) -> Positions {
    let Some(frame) = view.frame().filter(|frame| matches!(frame.shape, Shape::Graph { .. })) else {
        return arrange(points, links, directed);
    };
    let (all, lines) = parts(frame.spots.iter().enumerate());
    let (kept, size) = arrange(&all, &lines, directed);
    let find = |(_, spot): &(usize, &Spot)| {
        all.iter().position(|(_, other)| other.label == spot.label).map(|index| kept[index])
    };
    match points.iter().map(find).collect() {
        Some(kept) => (kept, size),
        None => arrange(points, links, directed),
    }
}

/// Arrows in layers, growing things from the ground, everything else around a circle.
fn arrange(points: &[(usize, &Spot)], links: &[Link<'_>], directed: bool) -> Positions {
    let grounded = points.iter().any(|(_, spot)| spot.piece == Piece::Ground);
    if grounded || directed { layers(points, links, grounded) } else { circle(points.len()) }
}

/// The ends of a line; on the ground right below the other end.
fn ends(points: &[(usize, &Spot)], positions: &[(f64, f64)], link: &Link<'_>, size: (f64, f64)) -> [(f64, f64); 2] {
    let at = |own: usize, other: usize| match points[own].1.piece {
        Piece::Ground => (positions[other].0, size.1 - 14.0),
        _ => positions[own],
    };
    [at(link.from, link.to), at(link.to, link.from)]
}

/// Draws a line and returns its middle.
fn draw_link(
    pen: &mut Pen,
    link: &Link<'_>,
    &[a, b]: &[(f64, f64); 2],
    (directed, twin, detour): (bool, usize, f64),
) -> (f64, f64) {
    let class = if directed { "link" } else { "green" };
    let bend = match twin {
        0 => 0.0,
        twin => 26.0 * twin.div_ceil(2) as f64 * if twin % 2 == 1 { 1.0 } else { -1.0 },
    };
    if link.from == link.to {
        let (x, y) = a;
        let (far, up) = (26.0 + bend.abs(), 50.0 + bend.abs());
        pen.path(
            class,
            &format!(
                "M{x} {y}C{} {} {} {} {x} {y}",
                Num(x - far),
                Num(y - up),
                Num(x + far),
                Num(y - up),
                x = Num(x),
                y = Num(y)
            ),
        );
        (x, y - up * 0.75)
    } else if directed {
        bent_arrow(pen, class, [a, b], detour, if bend == 0.0 { 20.0 } else { 24.0 });
        on_curve(a, control([a, b], detour), b, 0.5)
    } else {
        let control = control([a, b], bend);
        pen.path(
            class,
            &format!("M{} {}Q{} {} {} {}", Num(a.0), Num(a.1), Num(control.0), Num(control.1), Num(b.0), Num(b.1)),
        );
        on_curve(a, control, b, 0.5)
    }
}

/// The name of a line, unless it is an arrow, and the stroke of who takes from it.
fn name_link(view: &View<'_>, pen: &mut Pen, link: &Link<'_>, middle: (f64, f64), directed: bool) {
    let taken = view.changes(link.index).any(|change| matches!(change, Change::Take { .. }));
    if directed && !taken {
        return;
    }
    view.open(pen, "spot", link.index);
    if !directed {
        label(pen, link.spot, middle);
    }
    if taken {
        pieces::stroke(pen, view.scene.by, (middle.0, middle.1), (30.0, 30.0));
        if let Some(Change::Take { count, .. }) = view.changes(link.index).find(|_| link.spot.count > 1) {
            pen.middle_text("p-ink halo", (middle.0 + 30.0, middle.1), 13.0, &format!("−{count}"));
        }
    }
    pen.close();
}

/// The name of a line, and the number of tokens on it, if they are counted.
fn label(pen: &mut Pen, spot: &Spot, (x, y): (f64, f64)) {
    let counted = spot.count != 1;
    let text = if counted { spot.count.to_string() } else { spot.label.clone() };
    pen.circle(if counted { "here" } else { "plate" }, (x, y), if counted { 13.0 } else { 10.5 });
    pen.middle_text(if counted { "on-white" } else { "bold" }, (x, y), if counted { 13.0 } else { 12.0 }, &text);
}

/// A straight arrow between the rims of two circles.
pub(crate) fn arrow(pen: &mut Pen, class: &str, a: (f64, f64), b: (f64, f64), rim: f64) {
    bent_arrow(pen, class, [a, b], 0.0, rim);
}

/// An arrow between the rims of two circles, whose middle is `bend` beside the straight line.
fn bent_arrow(pen: &mut Pen, class: &str, [a, b]: [(f64, f64); 2], bend: f64, rim: f64) {
    let length = (b.0 - a.0).hypot(b.1 - a.1);
    if length < 1.0 {
        return;
    }
    let rim = rim.min(length * 0.3);
    let control = control([a, b], bend);
    // The direction from the control point, in which the arrow begins and ends.
    let unit = |to: (f64, f64)| {
        let (dx, dy) = (to.0 - control.0, to.1 - control.1);
        let length = dx.hypot(dy);
        (dx / length, dy / length)
    };
    let ((ux, uy), (vx, vy)) = (unit(b), unit(a));
    let (tip, tail) = ((b.0 - ux * rim, b.1 - uy * rim), (a.0 - vx * rim, a.1 - vy * rim));
    let wing = |side: f64| (tip.0 - ux * 10.0 - uy * side * 5.0, tip.1 - uy * 10.0 + ux * side * 5.0);
    let (left, right) = (wing(1.0), wing(-1.0));
    let n = |(x, y): (f64, f64)| format!("{} {}", Num(x), Num(y));
    let line = if bend == 0.0 { format!("L{}", n(tip)) } else { format!("Q{} {}", n(control), n(tip)) };
    pen.path(class, &format!("M{}{line}M{}L{}L{}", n(tail), n(left), n(tip), n(right)));
}

/// The control point of a curve whose middle is `bend` beside the straight line.
fn control([a, b]: [(f64, f64); 2], bend: f64) -> (f64, f64) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy).max(1.0);
    ((a.0 + b.0) / 2.0 - dy / length * bend * 2.0, (a.1 + b.1) / 2.0 + dx / length * bend * 2.0)
}

/// A point of a curve; the whole goes from 0 to 1.
fn on_curve(a: (f64, f64), control: (f64, f64), b: (f64, f64), t: f64) -> (f64, f64) {
    let (s, u, v) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
    (s * a.0 + u * control.0 + v * b.0, s * a.1 + u * control.1 + v * b.1)
}

/// A point that lines should not cross: its middle, and how far it is from there to both sides.
type Obstacle = ((f64, f64), f64);

fn obstacle(spot: &Spot, at: (f64, f64)) -> Obstacle {
    (at, width(spot) / 2.0)
}

/// Width of the oval around the name of a point.
fn width(spot: &Spot) -> f64 {
    (measure::width(&spot.label, 14.0) + 16.0).max(34.0)
}

/// How far beside the straight line an arrow must pass to cross no other point: as little as possible, and not at all
/// if nothing helps.
fn detour([a, b]: [(f64, f64); 2], others: &[Obstacle]) -> f64 {
    const STEPS: u32 = 24;
    // Among more points there is no room for curves, and looking for it would take long.
    const MOST_POINTS: usize = 60;
    if others.len() > MOST_POINTS {
        return 0.0;
    }
    let is_free = |bend: &f64| {
        let control = control([a, b], *bend);
        (1..STEPS).all(|step| {
            let (x, y) = on_curve(a, control, b, f64::from(step) / f64::from(STEPS));
            others.iter().all(|&((at_x, at_y), side)| ((x - at_x) * 17.0 / side).hypot(y - at_y) > 20.0)
        })
    };
    let bends = [0.0, -12.0, 12.0, -24.0, 24.0, -40.0, 40.0, -56.0, 56.0];
    bends.into_iter().find(is_free).unwrap_or_default()
}

fn point(view: &View<'_>, pen: &mut Pen, (index, spot): (usize, &Spot), (x, y): (f64, f64), small: bool) {
    let arrives = view.changes(index).any(|change| matches!(change, Change::Arrive { .. }));
    view.open(pen, "spot point-of-graph", index);
    if small {
        pen.circle("point", (x, y), 6.0);
    } else {
        let (width, height) = (width(spot), 34.0);
        let class = if spot.piece == Piece::Here { "here" } else { "point" };
        pen.rect(class, (x - width / 2.0, y - height / 2.0), (width, height), 17.0);
        pen.middle_text(
            if spot.piece == Piece::Here { "on-white" } else { "ink" },
            (x, y),
            14.0,
            &measure::shorten(&spot.label, 24),
        );
        if arrives {
            pen.rect(view.scene.by.class(), (x - width / 2.0 - 4.0, y - 21.0), (width + 8.0, 42.0), 21.0);
        }
    }
    pen.close();
}

/// Points in layers: by their distance from the first point, or from the ground, which is below.
fn layers(points: &[(usize, &Spot)], links: &[Link<'_>], grounded: bool) -> Positions {
    let start = points.iter().position(|(_, spot)| matches!(spot.piece, Piece::Ground | Piece::Here)).unwrap_or(0);
    let layers = distances(points.len(), links, start, grounded);
    let widths = points.iter().map(|(_, spot)| if grounded { 30.0 } else { width(spot) });
    let edges = links.iter().map(|link| (link.from, link.to)).collect();
    let found = layout(&Input { widths: widths.collect(), layers: layers.clone(), edges, gap: 34.0 });
    let last = layers.iter().max().copied().unwrap_or(0) as f64;
    let (step, margin) = (80.0, 40.0);
    let height = last * step + 2.0 * margin;
    let row =
        |layer: usize| if grounded { height - margin - layer as f64 * step } else { margin + layer as f64 * step };
    // Neighbours in one layer would lie on one line with what is between them: every second one is lowered.
    let mut seen = vec![0usize; layers.len() + 1];
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&a, &b| found.positions[a].total_cmp(&found.positions[b]));
    let mut sway = vec![0.0; points.len()];
    for &i in order.iter().filter(|_| !grounded) {
        seen[layers[i]] += 1;
        sway[i] = if seen[layers[i]].is_multiple_of(2) { 16.0 } else { 0.0 };
    }
    let positions = (0..points.len()).map(|i| (found.positions[i] + margin, row(layers[i]) + sway[i])).collect();
    (positions, ((found.width + 2.0 * margin).max(160.0), height + if grounded { 0.0 } else { 16.0 }))
}

fn distances(count: usize, links: &[Link<'_>], start: usize, both_ways: bool) -> Vec<usize> {
    let mut near = vec![Vec::new(); count];
    for link in links {
        near[link.from].push(link.to);
        if both_ways {
            near[link.to].push(link.from);
        }
    }
    let mut found = vec![None; count];
    let mut far = 0;
    for first in std::iter::once(start).chain(0..count) {
        if first >= count || found[first].is_some() {
            continue;
        }
        found[first] = Some(if first == start { 0 } else { far });
        let mut open = VecDeque::from([first]);
        while let Some(point) = open.pop_front() {
            let distance = found[point].unwrap_or(0);
            for &other in &near[point] {
                if found[other].is_none() {
                    found[other] = Some(distance + 1);
                    far = far.max(distance + 1);
                    open.push_back(other);
                }
            }
        }
    }
    found.into_iter().map(|distance| distance.unwrap_or(0)).collect()
}

fn circle(count: usize) -> Positions {
    let radius = (count as f64 * 22.0).max(90.0);
    let half = radius + 44.0;
    let at = |i: usize| {
        let angle = TAU * i as f64 / count.max(1) as f64 - TAU / 4.0;
        (half + radius * angle.cos(), half + radius * angle.sin())
    };
    ((0..count).map(at).collect(), (2.0 * half, 2.0 * half))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_goes_around_a_point_in_its_way() {
        let ends = [(0.0, 0.0), (160.0, 0.0)];
        let far = ((80.0, 60.0), 17.0);
        assert_eq!(detour(ends, &[far]), 0.0);
        for y in [-16.0, 0.0, 16.0] {
            let bend = detour(ends, &[((80.0, y), 17.0), far]);
            let middle = on_curve(ends[0], control(ends, bend), ends[1], 0.5);
            assert!((middle.1 - y).abs() > 20.0 && (middle.1 - 60.0).abs() > 20.0, "{y}: {middle:?}");
        }
    }

    #[test]
    fn no_arrow_of_a_preset_crosses_a_point() {
        let family = engine::games::family("graph").unwrap();
        for preset in family.presets {
            let params = engine::games::params(family, preset.set).unwrap();
            let board = engine::games::build("graph", &params).unwrap().board(preset.position).unwrap();
            let (points, links) = parts(board.spots.iter().enumerate());
            let (positions, _) = arrange(&points, &links, true);
            for link in links.iter().filter(|link| link.from != link.to) {
                let [a, b] = [positions[link.from], positions[link.to]];
                let others: Vec<usize> = (0..points.len()).filter(|&i| i != link.from && i != link.to).collect();
                let obstacles: Vec<Obstacle> = others.iter().map(|&i| obstacle(points[i].1, positions[i])).collect();
                let control = control([a, b], detour([a, b], &obstacles));
                for step in 0..=100 {
                    let (x, y) = on_curve(a, control, b, f64::from(step) / 100.0);
                    let crossed = others.iter().find(|&&i| (x - positions[i].0).hypot(y - positions[i].1) < 17.0);
                    assert_eq!(crossed, None, "{} from {} to {}", preset.id, link.from, link.to);
                }
            }
        }
    }
}
